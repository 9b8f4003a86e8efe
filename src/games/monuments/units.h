/* units.h - where units stand. These questions are asked several times in every
 * decision, so most of them are compiled into those who ask. */
#ifndef GAMES_MONUMENTS_UNITS_H
#define GAMES_MONUMENTS_UNITS_H

#include "games/monuments/bytes.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

#include <assert.h>

/* Land hexes with a worker of the seat. */
static inline uint64_t monuments_worked(const struct monuments_table *t,
                                        const struct monuments_state *s,
                                        int seat)
{
    assert(seat >= 0 && seat < t->seats);
    return s->workers[seat] & t->land;
}

/* Ferries with somebody aboard. Nobody is a number with its high bit set, so
 * eight ferries are seen at a time. */
static inline uint64_t monuments_crewed(const struct monuments_state *s)
{
    const uint64_t high = UINT64_C(0x8080808080808080);
    uint64_t set = 0;
    for (size_t i = 0; s->ferries >> (8 * i); i++) {
        uint64_t x = ~bits_load(s->ferry_owner + 8 * i) & high;
        set |= ((x >> 7) * UINT64_C(0x0102040810204080)) >> 56 << (8 * i);
    }
    return set & s->ferries;
}

/* -- Lists: armies, navies, airforces, horses ------------------------------ */

/* A list without a unit. */
#define MONUMENTS_LIST_EMPTY (FIELD_NONE * UINT32_C(0x01010101))

/* A list of units as one word: four places, none where nobody is. */
static inline uint32_t monuments_list_of(const struct monuments_table *t,
                                         const struct monuments_state *s,
                                         int kind, int seat)
{
    assert(kind >= ARMY && kind < MONUMENTS_KINDS);
    return monuments_four_bytes(s->unit[kind - ARMY][seat])
           | t->absent[kind - ARMY];
}
_Static_assert(MONUMENTS_PIECES == sizeof(uint32_t), "a list is one word");

/* Is a unit of this kind on the place? */
static inline bool monuments_list_has(const struct monuments_table *t,
                                      const struct monuments_state *s, int kind,
                                      int seat, int place)
{
    assert(kind >= ARMY && kind < MONUMENTS_KINDS);
    const uint8_t *list = s->unit[kind - ARMY][seat];
    for (int i = 0; i < t->unit_max[kind - ARMY] && list[i] <= place; i++) {
        if (list[i] == place)
            return true;
    }
    return false;
}

/* Dry hexes with a unit of a listed kind of the seat. */
uint64_t monuments_places(const struct monuments_table *t,
                          const struct monuments_state *s, int kind, int seat);

/* The same, quicker where there is none, as nearly always. */
static inline uint64_t monuments_listed(const struct monuments_table *t,
                                        const struct monuments_state *s,
                                        int kind, int seat)
{
    bool some = monuments_list_of(t, s, kind, seat) != MONUMENTS_LIST_EMPTY;
    return some ? monuments_places(t, s, kind, seat) : 0;
}

/* -- All kinds ------------------------------------------------------------- */

/* Dry hexes with a unit of the seat. Most players have workers only. Armies and
 * horses stay on dry hexes. */
static inline uint64_t monuments_units(const struct monuments_table *t,
                                       const struct monuments_state *s,
                                       int seat)
{
    uint32_t armies = monuments_list_of(t, s, ARMY, seat);
    uint32_t horses = monuments_list_of(t, s, HORSE, seat);
    uint32_t planes = monuments_list_of(t, s, AIRFORCE, seat);
    if (((armies ^ MONUMENTS_LIST_EMPTY) | (horses ^ MONUMENTS_LIST_EMPTY)
         | (planes ^ MONUMENTS_LIST_EMPTY))
        == 0)
        return s->workers[seat];
    uint64_t set = monuments_four_places(armies)
                   | monuments_four_places(horses);
    return s->workers[seat] | (set & ~bits_bit(MONUMENTS_NOWHERE))
           | monuments_listed(t, s, AIRFORCE, seat);
}

/* Dry hexes with a military unit of the seat. */
static inline uint64_t monuments_troops(const struct monuments_table *t,
                                        const struct monuments_state *s,
                                        int seat)
{
    return monuments_listed(t, s, ARMY, seat)
           | monuments_listed(t, s, AIRFORCE, seat);
}

/* Dry hexes with a unit of anybody but the seat. */
static inline uint64_t monuments_foes(const struct monuments_table *t,
                                      const struct monuments_state *s, int seat)
{
    uint64_t set = 0;
    for (int i = 0; i < t->seats; i++)
        set |= i == seat ? 0 : monuments_units(t, s, i);
    return set;
}

/* -- Water ----------------------------------------------------------------- */

/* MO-5.7: a navy or airforce of the seat is there. */
static inline bool monuments_controls_water(const struct monuments_table *t,
                                            const struct monuments_state *s,
                                            int seat, int place)
{
    return monuments_list_has(t, s, NAVY, seat, place)
           || monuments_list_has(t, s, AIRFORCE, seat, place);
}

/* A set of water hexes. */
struct monuments_waters {
    uint64_t word[MONUMENTS_WATER / 64];
};

/* Is the place, which is water, in the set? */
static inline bool monuments_waters_has(const struct monuments_table *t,
                                        const struct monuments_waters *w,
                                        int place)
{
    int n = place - t->dry;
    return w->word[n / 64] >> (n % 64) & 1;
}

/* Water with a unit of the seat, also aboard. */
void monuments_afloat(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct monuments_waters *out);

/* Water with a unit of anybody but the seat. */
void monuments_foes_afloat(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           struct monuments_waters *out);

#endif
