/* thought.h - a player that thinks on a thread of its own, so that the keys stay
 * alive; and advice, which is thought in the same way.
 *
 *     thought_choose(&m, player, &outlook, seed);
 *     while (!thought_is_done(&m)) ...        a byte on `wake` says when
 *     thought_take(&m);
 *     move = m.move;
 *
 * One thought at a time. A thought that is stopped ends soon with what it has.
 */
#ifndef TERM_THOUGHT_H
#define TERM_THOUGHT_H

#include "search/hint.h"
#include "search/player.h"

#include <pthread.h>
#include <stdatomic.h>

enum { THOUGHT_HINTS = 3 };

struct thought {
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
    struct hint hint[THOUGHT_HINTS];
    int hints;
};

/* Fails if there is no thread to be had. */
enum err thought_choose(struct thought *m, struct player *p,
                        const struct outlook *o, uint64_t seed) MUST_USE;
enum err thought_advise(struct thought *m, const struct outlook *o,
                        uint64_t seed) MUST_USE;

bool thought_is_done(struct thought *m);

/* Waits for the end of the thought, whose results are then there. */
void thought_take(struct thought *m);

/* Asks it to hurry up. */
void thought_hurry(struct thought *m);

/* Stops it and throws the result away. */
void thought_drop(struct thought *m);

#endif
