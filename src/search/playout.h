/* playout.h - playing at random. */
#ifndef SEARCH_PLAYOUT_H
#define SEARCH_PLAYOUT_H

#include "core/seed.h"
#include "core/venue.h"

/* A move for the lowest seat that may act: by its weight if it is chance's,
 * else any legal one with equal odds. The game is not over. */
struct move playout_pick(const struct venue *v, const struct state *s,
                         struct rng *rng);

/* The same in a match with this seed, after so many moves: what chance does
 * there, or what a player would do who moves at random (core/seed.h). */
struct move playout_deal(const struct venue *v, const struct state *s,
                         uint64_t seed, int moves);

/* The same of moves of the seat that have been listed. */
struct move playout_draw(const struct venue *v, const struct state *s, int seat,
                         const struct move_list *l, struct rng *rng);

/* What chance does after so many moves, of its moves that have been listed, in the
 * match whose seed has this root (rng_root). */
struct move playout_chance(const struct venue *v, const struct state *s,
                           const struct move_list *l, uint64_t root, int moves);

/* What a run of play was like. */
struct playout {
    int moves;        /* all of them */
    int chance_moves; /* those of chance */
};

/* Plays the match with this seed at random, from its first move to its last: the
 * chance of the seed, and seats that draw from one generator, which is faster
 * than a number for each of their moves. */
struct playout playout_run(const struct venue *v, struct state *s,
                           uint64_t seed);

/* Continues the fingerprint `h` (0 to begin) over one random match, the n-th: every
 * move, the final position and every rank go into it, and its moves are added to
 * `*moves`. Equal on every machine. Golden files hold it, so it draws all moves of
 * the match from one generator, rng_stream(seed, n), as it always has: `seed` is not
 * that of a match. */
uint64_t playout_fingerprint(const struct venue *v, uint64_t seed, int n,
                             uint64_t h, long long *moves);

#endif
