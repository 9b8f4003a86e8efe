/* rules.h - a table as a client that knows the rules follows it: from the log
 * alone, with its own moves from memory because others' logs hide some. */
#ifndef BENCH_RULES_H
#define BENCH_RULES_H

#include "core/venue.h"

enum { RULES_AHEAD = 64, RULES_THEN = 15 };

struct follower {
    struct state_room now;
    int version;                   /* up to which it has followed */
    struct move made[RULES_AHEAD]; /* sent, not seen in a log yet */
    unsigned first, end;           /* of them, counted on and on */
};

/* Loads the game that is played; it must be one for four. */
void rules_load(const char *game);

void rules_begin(struct follower *f);

/* Follows the entries of a message's log that are new. */
void rules_follow(struct follower *f, const char *json);

/* Chooses what this seat does, with all that it can foresee of its turn; returns
 * how many moves were written to `out` as JSON strings with commas between, 0 if
 * others are to act. `roll` draws a number below its argument. */
int rules_choose(struct follower *f, int seat, unsigned (*roll)(unsigned),
                 struct text *first, struct text *then);

#endif
