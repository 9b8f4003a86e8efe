/* rng.h - a small random generator, held by value, seeded by the caller.
 *
 * xoshiro256** seeded by splitmix64: the same numbers on any machine and in
 * WebAssembly. Not for secrets. Rules never own one: they roll no dice.
 */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <assert.h>
#include <stdint.h>

struct rng {
    uint64_t s[4];
};

struct rng rng_seed(uint64_t seed);

/* The generator of the n-th of many runs that share one seed. */
struct rng rng_stream(uint64_t seed, uint64_t n);

static inline uint64_t rng_rotate(uint64_t x, int k)
{
    return x << k | x >> (64 - k);
}

static inline uint64_t rng_next(struct rng *r)
{
    uint64_t *s = r->s;
    uint64_t result = rng_rotate(s[1] * 5, 7) * 9;
    uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rng_rotate(s[3], 45);
    return result;
}

/* A number in [0, bound). bound is at least 1. */
static inline int rng_below(struct rng *r, int bound)
{
    assert(bound >= 1);
    return (int)((rng_next(r) >> 32) * (uint64_t)bound >> 32);
}

#endif
