/* ground.h - land that a player controls, may enter and can walk to. */
#ifndef GAMES_MONUMENTS_GROUND_H
#define GAMES_MONUMENTS_GROUND_H

#include "games/monuments/sites.h"
#include "games/monuments/units.h"

#include <assert.h>

/* MO-5.5: no unit of another, and no building of another unless one stands
 * there already; damaged buildings count (MO-5.1). MO-8.7: what is not open is
 * taken by an attack only. MO-5.6: never a monument hex. */
static inline uint64_t monuments_open_land(const struct monuments_table *t,
                                           const struct monuments_state *s,
                                           int seat)
{
    uint64_t barred = monuments_foes_built(t, s, seat)
                      & ~monuments_units(t, s, seat);
    return t->land & ~barred & ~monuments_foes(t, s, seat);
}

/* Land that one can walk to from a dry hex, open or not.
 * MO-8.6, MO-17.1: rivers stop what walks, bridges carry it over. */
static inline uint64_t monuments_walk(const struct monuments_table *t,
                                      const struct monuments_state *s,
                                      int place)
{
    assert(place >= 0 && place < t->dry);
    uint64_t set = t->walk[place];
    for (uint64_t m = t->rivers_at[place] & s->bridges; m; m = bits_rest(m)) {
        const uint8_t *ends = t->river[bits_first(m)];
        set |= bits_bit(ends[ends[0] == place]);
    }
    return set & t->land;
}

/* Land that the seat controls.
 * MO-5.7, MO-2.3: workers and military units; a monument hex never. */
static inline uint64_t monuments_land(const struct monuments_table *t,
                                      const struct monuments_state *s, int seat)
{
    assert(seat >= 0 && seat < t->seats);
    return t->land & (s->workers[seat] | monuments_troops(t, s, seat));
}

/* What the cards of a hand ask for, worked out once for all of them. */
struct monuments_ground {
    uint64_t worked; /* land with own workers */
    uint64_t roomy;  /* of that, with room for a resource */
    uint64_t foes;   /* dry hexes with units of others */
    uint64_t walls;  /* and with their buildings */
    uint32_t wealth;
    uint32_t affordable; /* prices */
};

#endif
