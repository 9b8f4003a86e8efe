/* sites.h - where buildings stand, and which of them work. Like units.h, to be
 * compiled into those who ask. */
#ifndef GAMES_MONUMENTS_SITES_H
#define GAMES_MONUMENTS_SITES_H

#include "games/monuments/bytes.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/units.h"

/* Hexes with a building of this type. Buildings of a type fill their places
 * from the first on. */
static inline uint64_t monuments_built_of(const struct monuments_state *s,
                                          int seat, int building)
{
    const uint8_t *site = monuments_sites_of(s, seat, building);
    uint64_t set = 0;
    for (int i = 0; i < MONUMENTS_PIECES && site[i] != FIELD_NONE; i++)
        set |= bits_bit(site[i]);
    return set;
}

/* Hexes with any building of the seat. Without a branch: nobody can foresee
 * what others have built. */
static inline uint64_t monuments_built(const struct monuments_state *s,
                                       int seat)
{
    uint64_t set = 0;
    for (int b = 0; b < MONUMENTS_BUILDINGS; b++) {
        set |= monuments_four_places(
            monuments_four_bytes(monuments_sites_of(s, seat, b)));
    }
    return set & ~bits_bit(MONUMENTS_NOWHERE);
}

/* Hexes with a building of anybody but the seat. */
static inline uint64_t monuments_foes_built(const struct monuments_table *t,
                                            const struct monuments_state *s,
                                            int seat)
{
    uint64_t set = 0;
    for (int i = 0; i < t->seats; i++)
        set |= i == seat ? 0 : monuments_built(s, i);
    return set;
}

/* Hexes with a building of this type that is not damaged. */
static inline uint64_t monuments_intact_of(const struct monuments_state *s,
                                           int seat, int building)
{
    const uint8_t *site = monuments_sites_of(s, seat, building);
    uint64_t whole = ~(s->broken[seat] >> (building * MONUMENTS_PIECES));
    uint64_t set = 0;
    for (int i = 0; i < MONUMENTS_PIECES && site[i] != FIELD_NONE; i++)
        set |= (whole >> i & 1) << site[i];
    return set;
}

/* How many of them stand on one hex. */
static inline int monuments_intact_on(const struct monuments_state *s, int seat,
                                      int building, int place)
{
    const uint8_t *site = monuments_sites_of(s, seat, building);
    uint64_t whole = ~(s->broken[seat] >> (building * MONUMENTS_PIECES));
    int n = 0;
    for (int i = 0; i < MONUMENTS_PIECES; i++)
        n += site[i] == place && (whole >> i & 1);
    return n;
}

/* MO-5.10, MO-14.19: intact, and nobody else's unit is on the hex; when the
 * conqueror leaves, the building works again. */
static inline uint64_t monuments_working(const struct monuments_table *t,
                                         const struct monuments_state *s,
                                         int seat, int building)
{
    uint64_t set = monuments_intact_of(s, seat, building);
    return set ? set & ~monuments_foes(t, s, seat) : 0;
}

/* Intact, with an own worker. MO-5.3: where he is, nobody else is. */
static inline uint64_t monuments_tended(const struct monuments_state *s,
                                        int seat, int building)
{
    return monuments_intact_of(s, seat, building) & s->workers[seat];
}

#endif
