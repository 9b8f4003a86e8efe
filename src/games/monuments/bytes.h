/* bytes.h - several bytes of a state looked at together, without a branch. */
#ifndef GAMES_MONUMENTS_BYTES_H
#define GAMES_MONUMENTS_BYTES_H

#include "base/bits.h"

/* Four bytes as one number, the first one lowest. */
static inline uint32_t monuments_four_bytes(const uint8_t bytes[4])
{
    uint32_t word;
    memcpy(&word, bytes, sizeof word);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap32(word);
#endif
    return word;
}

/* Bit n is set if the n-th of eight bytes is `value`. */
static inline uint64_t monuments_eight_equal(const uint8_t *bytes, int value)
{
    const uint64_t low = UINT64_C(0x7f7f7f7f7f7f7f7f);
    uint64_t x = bits_load(bytes)
                 ^ UINT64_C(0x0101010101010101) * (uint64_t)value;
    x = (~(((x & low) + low) | x) & ~low) >> 7;
    return (x * UINT64_C(0x0102040810204080)) >> 56;
}

/* The place in the low byte as a set; none is MONUMENTS_NOWHERE. */
static inline uint64_t monuments_place_bit(uint32_t byte)
{
    return UINT64_C(1) << (byte & 63);
}

/* The same of four places. */
static inline uint64_t monuments_four_places(uint32_t word)
{
    return monuments_place_bit(word) | monuments_place_bit(word >> 8)
           | monuments_place_bit(word >> 16) | monuments_place_bit(word >> 24);
}

#endif
