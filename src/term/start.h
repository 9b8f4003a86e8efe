/* start.h - the first page: which game, who sits where, with which rules; or a
 * kept game, a record, a table of a server.
 */
#ifndef TERM_START_H
#define TERM_START_H

#include "term/party.h"
#include "term/saves.h"
#include "term/screen.h"

enum { START_NAME_MAX = 40, START_WHO_MAX = 64 };

enum start_deed {
    START_BEGINS,  /* a new match as `order` says */
    START_OPENS,   /* the record at `path`, at its end */
    START_REPLAYS, /* the same from its first move on */
    START_JOINS,   /* the table of the link at `path` */
    START_LEAVES,
};

/* What is chosen on the page; it stays when the page is shown again. */
struct start {
    struct screen *screen;
    const char *content; /* a content file, or NULL; the caller's */
    struct runner_limits limits;
    int game; /* its place in games_all */
    struct setup setup;
    int who[GAME_SEATS_MAX]; /* 0: a person, then players of the program */
    char name[GAME_SEATS_MAX][START_NAME_MAX];
    char me[START_NAME_MAX]; /* the name at tables of servers */
    long long seed;
    int row;
    char message[GAME_WHY_MAX];
    char path[SAVES_PATH_MAX];
    char seat[GAME_SEATS_MAX][GAME_TEXT_MAX]; /* what seats are called */
};

void start_init(struct start *st, struct screen *s, const struct term_order *o);

/* Shows the page until something is to be done. */
enum start_deed start_ask(struct start *st);

/* Opens the match that was chosen. NULL: the page says why. */
struct party *start_open(struct start *st, enum start_deed deed);

/* The list of kept games: START_OPENS, START_REPLAYS, or START_BEGINS for back
 * to the first page. */
enum start_deed start_ask_save(struct start *st);

#endif
