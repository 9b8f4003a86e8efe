/* playout.h - playing at random. */
#ifndef SEARCH_PLAYOUT_H
#define SEARCH_PLAYOUT_H

#include "core/venue.h"

/* A move for the lowest seat that may act: by its weight if it is chance's,
 * else any legal one with equal odds. The game is not over. */
struct move playout_pick(const struct venue *v, const struct state *s,
                         struct rng *rng);

/* The same of moves of the seat that have been listed. */
struct move playout_draw(const struct venue *v, const struct state *s, int seat,
                         const struct move_list *l, struct rng *rng);

/* What a run of play was like. */
struct playout {
    int moves;        /* all of them */
    int chance_moves; /* those of chance */
};

/* Plays on until the game is over. */
struct playout playout_run(const struct venue *v, struct state *s,
                           struct rng *rng);

/* The fingerprint of `matches` seeded matches: every move and every final
 * position and rank goes into it. Equal on every machine. */
uint64_t playout_fingerprint(const struct venue *v, uint64_t seed, int matches,
                             long long *moves);

#endif
