/* bits.h - sets of small numbers as bits, and rows of bytes seen as sets. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* for (uint32_t m = mask; m; m = bits_rest(m)) use(bits_first(m)); */
static inline int bits_first(uint64_t mask)
{
    return __builtin_ctzll(mask);
}

static inline uint64_t bits_rest(uint64_t mask)
{
    return mask & (mask - 1);
}

/* Where the machine has no instruction for it, the compiler would call a slow
 * function: sums of pairs, of fours, of eights. */
static inline int bits_count(uint64_t mask)
{
#if defined(__POPCNT__) || defined(__wasm__) || defined(__aarch64__)
    return __builtin_popcountll(mask);
#else
    mask -= (mask >> 1) & UINT64_C(0x5555555555555555);
    mask = (mask & UINT64_C(0x3333333333333333))
           + ((mask >> 2) & UINT64_C(0x3333333333333333));
    mask = (mask + (mask >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int)((mask * UINT64_C(0x0101010101010101)) >> 56);
#endif
}

static inline uint64_t bits_bit(int n)
{
    return UINT64_C(1) << n;
}

/* Sixteen bytes at once. WebAssembly has them only in functions that are marked
 * BITS_VECTORS: not everywhere do they pay (docs/performance.md). */
typedef uint32_t bits_vector __attribute__((vector_size(16)));
#ifdef __wasm__
#    define BITS_VECTORS __attribute__((target("simd128")))
#else
#    define BITS_VECTORS
#endif

enum { BITS_ROW = 32 }; /* a row of bytes that the two functions below read */

static inline uint64_t bits_load(const uint8_t *p)
{
    uint64_t word;
    memcpy(&word, p, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

/* Bit n is set if byte n of the row is not 0. Eight bytes at a time: the high
 * bit of every byte that is not 0, gathered by one multiplication. */
static inline uint32_t bits_nonzero(const uint8_t row[BITS_ROW])
{
    const uint64_t low = UINT64_C(0x7f7f7f7f7f7f7f7f);
    uint32_t mask = 0;
    for (size_t i = 0; i < BITS_ROW / 8; i++) {
        uint64_t x = bits_load(row + 8 * i);
        x = ((((x & low) + low) | x) & ~low) >> 7;
        mask |= (uint32_t)((x * UINT64_C(0x0102040810204080)) >> 56) << (8 * i);
    }
    return mask;
}

/* The sum of the bytes of the row, each at most 127. */
static inline int bits_sum(const uint8_t row[BITS_ROW])
{
    const uint64_t even = UINT64_C(0x00ff00ff00ff00ff);
    uint64_t sum = 0;
    for (size_t i = 0; i < BITS_ROW / 8; i++) {
        uint64_t x = bits_load(row + 8 * i);
        sum += (x & even) + ((x >> 8) & even);
    }
    return (int)((sum * UINT64_C(0x0001000100010001)) >> 48);
}

#endif
