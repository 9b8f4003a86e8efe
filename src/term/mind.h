/* mind.h - a player that thinks on a thread of its own, so that the keys stay
 * alive; and advice, which is thought in the same way.
 *
 *     mind_choose(&m, player, &outlook, seed);
 *     while (!mind_is_done(&m)) ...            a byte on `wake` says when
 *     mind_take(&m);
 *     move = m.move;
 *
 * One thought at a time. A thought that is stopped ends soon with what it has.
 */
#ifndef TERM_MIND_H
#define TERM_MIND_H

#include "search/hint.h"
#include "search/player.h"

#include <pthread.h>
#include <stdatomic.h>

enum { MIND_HINTS = 3 };

struct mind {
    pthread_t thread;
    bool is_busy;   /* a thought has begun and was not taken */
    bool is_advice; /* it is advice */
    atomic_bool done;
    atomic_bool stop;
    atomic_int percent; /* how far it is, as far as one can tell */
    int wake;           /* a file that gets a byte when it is done; -1: none */
    double began;
    struct player *player;
    struct outlook outlook;
    uint64_t seed;
    struct move move;
    struct hint hint[MIND_HINTS];
    int hints;
};

/* Fails if there is no thread to be had. */
enum err mind_choose(struct mind *m, struct player *p, const struct outlook *o,
                     uint64_t seed) MUST_USE;
enum err mind_advise(struct mind *m, const struct outlook *o,
                     uint64_t seed) MUST_USE;

bool mind_is_done(struct mind *m);

/* Waits for the end of the thought, whose results are then there. */
void mind_take(struct mind *m);

/* Asks it to hurry up. */
void mind_hurry(struct mind *m);

/* Stops it and throws the result away. */
void mind_drop(struct mind *m);

#endif
