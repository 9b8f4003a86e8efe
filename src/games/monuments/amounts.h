/* amounts.h - amounts of the four resources in one number, a byte each. Such
 * numbers are added and subtracted as a whole. */
#ifndef GAMES_MONUMENTS_AMOUNTS_H
#define GAMES_MONUMENTS_AMOUNTS_H

#include "games/monuments/bytes.h"
#include "games/monuments/kinds.h"

#include <assert.h>

/* What is stored, as a number. */
static inline uint32_t monuments_amounts(const uint8_t n[MONUMENTS_TYPES])
{
    return monuments_four_bytes(n);
}

/* More or less of one type. All four are written, because they are soon read
 * together, and reading bytes that were written one by one takes long. */
static inline void monuments_amounts_add(uint8_t n[MONUMENTS_TYPES], int type,
                                         int more)
{
    assert(type >= 0 && type < MONUMENTS_TYPES);
    assert(n[type] + more >= 0 && n[type] + more <= UINT8_MAX);
    uint32_t sum = monuments_amounts(n) + ((uint32_t)more << (8 * type));
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    sum = __builtin_bswap32(sum);
#endif
    memcpy(n, &sum, sizeof sum);
}

/* How much there is of one type. */
static inline int monuments_amount(uint32_t sum, int type)
{
    return (int)(sum >> (8 * type) & 0xff);
}

/* All four types; together they are below 256. */
static inline int monuments_amounts_total(uint32_t sum)
{
    return (int)(sum * 0x01010101U >> 24);
}

#endif
