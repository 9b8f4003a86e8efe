/* spots.h - places of hexes, and spots, where units can be: a place or, after
 * the places, a ferry. Moves name hexes by their numbers, ferries from
 * MONUMENTS_FERRY_ID on. */
#ifndef GAMES_MONUMENTS_SPOTS_H
#define GAMES_MONUMENTS_SPOTS_H

#include "games/monuments/table.h"

#include <assert.h>

enum { MONUMENTS_FERRY_ID = 200 }; /* of ferry 0 in moves; above all hexes */

/* Is it a place in the water? */
static inline bool monuments_is_water(const struct monuments_table *t,
                                      int place)
{
    return place >= t->dry;
}

/* Is it a ferry, and which one? */
static inline bool monuments_is_ferry(const struct monuments_table *t, int spot)
{
    return spot >= t->hexes;
}

static inline int monuments_ferry_at(const struct monuments_table *t, int spot)
{
    assert(spot >= t->hexes && spot < t->hexes + t->ferries);
    return spot - t->hexes;
}

/* The spot that a ferry is. */
static inline int monuments_ferry_spot(const struct monuments_table *t,
                                       int ferry)
{
    assert(ferry >= 0 && ferry < t->ferries);
    return t->hexes + ferry;
}

/* How moves name a spot, and back. */
static inline uint8_t monuments_spot_id(const struct monuments_table *t,
                                        int spot)
{
    assert(spot >= 0 && spot < t->hexes + t->ferries);
    return monuments_is_ferry(t, spot)
               ? (uint8_t)(MONUMENTS_FERRY_ID + monuments_ferry_at(t, spot))
               : t->id[spot];
}

static inline int monuments_spot_of(const struct monuments_table *t, int id)
{
    return id >= MONUMENTS_FERRY_ID
               ? monuments_ferry_spot(t, id - MONUMENTS_FERRY_ID)
               : t->place[id];
}

#endif
