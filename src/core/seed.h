/* seed.h - what the seed of a match means, wherever the match is played.
 *
 * A number that a match draws comes from its seed, from how many moves were made
 * before (those of chance count) and from what it is for; never from what was
 * drawn before. So moves that are taken back and made again meet the same chance,
 * and the same seed with the same decisions is the same match in the page, the
 * terminal, an arena, a trace and the library. docs/records.md says it in words;
 * nothing else makes numbers of a match's seed.
 */
#ifndef CORE_SEED_H
#define CORE_SEED_H

#include "base/rng.h"

/* What a number is for; two bits of the stream that it is taken from. */
enum seed_use {
    SEED_CHANCE, /* the move that chance makes */
    SEED_PLAYER, /* the thinking of whoever decides, if it is a program */
    SEED_ADVICE, /* advice to whoever decides */
    SEED_SERIES, /* the seed of a later match, see seed_nth */
};

/* A number of the seed whose rng_root this is: who draws many of one match keeps the
 * root. */
static inline uint64_t seed_draw_from(uint64_t root, int moves,
                                      enum seed_use use)
{
    assert(moves >= 0);
    uint64_t place = root ^ ((uint64_t)moves << 2 | (uint64_t)use);
    return rng_split(&place);
}

static inline uint64_t seed_draw(uint64_t seed, int moves, enum seed_use use)
{
    return seed_draw_from(rng_root(seed), moves, use);
}

/* A generator of that number's own. */
static inline struct rng seed_rng(uint64_t seed, int moves, enum seed_use use)
{
    return rng_seed(seed_draw(seed, moves, use));
}

/* The seed of the n-th of many matches that are asked for with one seed. The
 * first, 0, has that seed itself; those of the others have 32 bits, as fresh
 * seeds do. */
static inline uint64_t seed_nth(uint64_t seed, int n)
{
    return n == 0 ? seed : seed_draw(seed, n, SEED_SERIES) >> 32;
}

#endif
