/* session.h - a match on this machine: the sitting, who sits where, and the
 * file that it is kept in.
 *
 * People sit by their names, players of the program by their descriptions; a
 * record notes both, so a game that goes on has the same players again.
 */
#ifndef TERM_SESSION_H
#define TERM_SESSION_H

#include "search/player.h"
#include "sitting/sitting.h"
#include "term/term.h"

enum {
    CHAIR_NAME_MAX = 160,
    SESSION_PATH_MAX = 1024,
    SESSION_COMMAND_MAX = 4 * 2 * 4096, /* two paths, all of it quoted */
};

struct chair {
    char name[CHAIR_NAME_MAX]; /* as records note it; empty: a person */
    struct player *player;     /* NULL: a person */
};

struct session {
    struct sitting sitting;
    struct chair chair[GAME_SEATS_MAX];
    const char *content;         /* the file, NULL: built in; the caller's */
    bool plain;                  /* line by line was asked for */
    struct runner_limits limits; /* of players that are programs */
    int told;                    /* moves that those were told */
    struct state_room told_state;
    char path[SESSION_PATH_MAX]; /* where it was saved; empty: nowhere */
    bool is_saved;               /* nothing has happened since */
};

/* Opens the game or the file of an order, and seats its players: by default a
 * person first, then the level for people; in a record, whom it names. NULL, and a
 * sentence, if that cannot be. A record stands at its end, or before its first
 * move if the order wants a replay. */
struct session *session_new(const struct term_order *o, struct text *why);
void session_free(struct session *s);

/* Seats a person ("human", "human Ada") or a player by its description. If
 * there is no such player, a person sits there. */
enum err session_seat(struct session *s, int seat, const char *who,
                      struct text *why) MUST_USE;

/* The lowest seat that has to decide, -1 when the game is over. */
int session_actor(struct session *s);

bool session_is_person(const struct session *s, int seat);
int session_people(const struct session *s);

/* Plays a legal move, and what chance has to do after it. */
enum err session_play(struct session *s, struct move m,
                      struct text *why) MUST_USE;

/* Before such a player decides: tells it what has happened. */
void session_tell(struct session *s);

/* Is anything on the screen of this seat that the others may not see, or is its
 * choice itself secret? */
bool session_has_secret(struct session *s, int seat);

/* Writes the record. */
enum err session_save(struct session *s, const char *path,
                      struct text *why) MUST_USE;

/* The command that goes on with the saved game, from any folder. */
void session_write_command(const struct session *s, struct text *out);

/* A fresh seed from the operating system. */
long long session_fresh_seed(void);

#endif
