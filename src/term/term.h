/* term.h - playing in a terminal: full-screen, or line by line.
 *
 * Both take an order, which says what is to be played and by whom; both run
 * until the game is over or the person leaves.
 */
#ifndef TERM_TERM_H
#define TERM_TERM_H

#include "bot/runner.h"
#include "core/game.h"

enum { TERM_NO_SEED = -1 };

/* What was asked for. Everything may be left out but one of game, file and link
 * for term_plain. The strings stay the caller's. */
struct term_order {
    const char *game;    /* its name */
    const char *file;    /* a record to go on with */
    const char *link;    /* of a table or a seat on a server */
    const char *name;    /* of the person who joins it */
    const char *content; /* a content file */
    int seats;           /* 0: as many as there are players, or the fewest */
    int set_count;
    const char *set[GAME_OPTIONS_MAX];
    int player_count;
    /* "human", a player of search, or exec:COMMAND within these limits. */
    const char *player[GAME_SEATS_MAX];
    struct runner_limits limits;
    long long seed; /* of the match; TERM_NO_SEED: fresh */
    bool replay;    /* begin before the first move of the file */
    bool plain;     /* line by line was asked for */
    bool ascii;     /* draw with ASCII alone */
};

/* Is this a terminal on which nothing can be drawn, as in an editor? */
bool term_is_dumb(void);

/* Full-screen. Standard input and output are a terminal. */
enum err term_screen(const struct term_order *o, struct text *why) MUST_USE;

/* Questions and answers in lines, in sentences, without drawing. */
enum err term_plain(const struct term_order *o, struct text *why) MUST_USE;

#endif
