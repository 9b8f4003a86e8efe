/* rng.h - a small random generator, held by value, seeded by the caller.
 *
 * xoshiro256** seeded by splitmix64: the same numbers on any machine and in
 * WebAssembly. Not for secrets. Rules never own one: they roll no dice.
 * Everything is inline: who wants one number pays for no other.
 */
#ifndef BASE_RNG_H
#define BASE_RNG_H

#include <assert.h>
#include <stdint.h>

struct rng {
    uint64_t s[4];
};

static inline uint64_t rng_split(uint64_t *x)
{
    uint64_t z = (*x += 0x9e3779b97f4a7c15U);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

static inline struct rng rng_seed(uint64_t seed)
{
    struct rng r;
    for (int i = 0; i < 4; i++)
        r.s[i] = rng_split(&seed);
    return r;
}

/* What all runs that share one seed begin with: who makes many keeps it. */
static inline uint64_t rng_root(uint64_t seed)
{
    return rng_split(&seed);
}

/* The generator of the n-th of them. */
static inline struct rng rng_branch(uint64_t root, uint64_t n)
{
    uint64_t x = root ^ n;
    return rng_seed(rng_split(&x));
}

/* The same from the seed itself. */
static inline struct rng rng_stream(uint64_t seed, uint64_t n)
{
    return rng_branch(rng_root(seed), n);
}

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

/* Brings a number of a generator into [0, bound). bound is at least 1. */
static inline int rng_scale(uint64_t number, int bound)
{
    assert(bound >= 1);
    return (int)((number >> 32) * (uint64_t)bound >> 32);
}

/* A number in [0, bound). bound is at least 1. */
static inline int rng_below(struct rng *r, int bound)
{
    return rng_scale(rng_next(r), bound);
}

#endif
