/* units.c - listed units on dry hexes, and who is on the water. */
#include "games/monuments/units.h"

#include "games/monuments/spots.h"

#include <assert.h>

uint64_t monuments_places(const struct monuments_table *t,
                          const struct monuments_state *s, int kind, int seat)
{
    assert(kind >= ARMY && kind < MONUMENTS_KINDS);
    const uint8_t *list = s->unit[kind - ARMY][seat];
    uint64_t set = 0;
    for (int i = 0; i < t->unit_max[kind - ARMY] && list[i] != FIELD_NONE; i++)
        set |= monuments_is_water(t, list[i]) ? 0 : bits_bit(list[i]);
    return set;
}

/* -- Water ----------------------------------------------------------------- */

static void add_water(const struct monuments_table *t,
                      struct monuments_waters *w, int place)
{
    int n = place - t->dry;
    w->word[n / 64] |= bits_bit(n % 64);
}

static void add_list(const struct monuments_table *t,
                     const struct monuments_state *s, int kind, int seat,
                     struct monuments_waters *out)
{
    const uint8_t *list = s->unit[kind - ARMY][seat];
    for (int i = 0; i < t->unit_max[kind - ARMY] && list[i] != FIELD_NONE;
         i++) {
        if (monuments_is_water(t, list[i]))
            add_water(t, out, list[i]);
    }
}

static void add_ships(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct monuments_waters *out)
{
    add_list(t, s, NAVY, seat, out);
    add_list(t, s, AIRFORCE, seat, out);
}

/* MO-5.3: passengers of a ferry at a centre are units on that hex. */
void monuments_afloat(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct monuments_waters *out)
{
    *out = (struct monuments_waters){{0}};
    add_ships(t, s, seat, out);
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m)) {
        int f = bits_first(m);
        if (s->ferry_owner[f] == seat)
            add_water(t, out, s->ferry_water[f]);
    }
}

void monuments_foes_afloat(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           struct monuments_waters *out)
{
    *out = (struct monuments_waters){{0}};
    for (int i = 0; i < t->seats; i++) {
        if (i != seat)
            add_ships(t, s, i, out);
    }
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m)) {
        int f = bits_first(m);
        if (s->ferry_owner[f] != seat)
            add_water(t, out, s->ferry_water[f]);
    }
}
