/* ground.c - who stands, builds and controls where. */
#include "games/monuments/state.h"

uint64_t monuments_listed(const struct mon_table *t, const struct mon_state *s,
                    int kind, int seat)
{
    const uint8_t *list = s->unit[kind - ARMY][seat];
    uint64_t set = 0;
    for (int i = 0; i < t->unit_max[kind - ARMY] && list[i] != FIELD_NONE; i++)
        set |= is_water(t, list[i]) ? 0 : bits_bit(list[i]);
    return set;
}

uint64_t monuments_units(const struct mon_table *t, const struct mon_state *s,
                   int seat)
{
    return s->workers[seat] | monuments_listed(t, s, ARMY, seat)
           | monuments_listed(t, s, AIRFORCE, seat) | monuments_listed(t, s, HORSE, seat);
}

uint64_t monuments_foes(const struct mon_table *t, const struct mon_state *s,
                  int seat)
{
    uint64_t set = 0;
    for (int i = 0; i < t->seats; i++)
        set |= i == seat ? 0 : monuments_units(t, s, i);
    return set;
}

/* Buildings of a type fill their places from the first on. */
static uint64_t built_of(const struct mon_state *s, int seat, int building)
{
    const uint8_t *site = s->site[seat] + building * MON_PIECES;
    uint64_t set = 0;
    for (int i = 0; i < MON_PIECES && site[i] != FIELD_NONE; i++)
        set |= bits_bit(site[i]);
    return set;
}

uint64_t monuments_built(const struct mon_state *s, int seat)
{
    uint64_t set = 0;
    for (int b = 0; b < MON_BUILDINGS; b++)
        set |= built_of(s, seat, b);
    return set;
}

uint64_t monuments_foes_built(const struct mon_table *t, const struct mon_state *s,
                        int seat)
{
    uint64_t set = 0;
    for (int i = 0; i < t->seats; i++)
        set |= i == seat ? 0 : monuments_built(s, i);
    return set;
}

/* MO-5.5: no unit of another, and no building of another unless one stands
 * there already; damaged buildings count. MO-5.6: never a monument hex. */
uint64_t monuments_open_land(const struct mon_table *t, const struct mon_state *s,
                       int seat)
{
    uint64_t barred = monuments_foes_built(t, s, seat) & ~monuments_units(t, s, seat);
    return t->land & ~barred & ~monuments_foes(t, s, seat);
}

/* MO-8.6, MO-17.1: rivers stop what walks, bridges carry it over. */
uint64_t monuments_walk(const struct mon_table *t, const struct mon_state *s,
                  int place)
{
    uint64_t set = t->walk[place];
    for (uint64_t m = t->rivers_at[place] & s->bridges; m; m = bits_rest(m)) {
        const uint8_t *ends = t->river[bits_first(m)];
        set |= bits_bit(ends[ends[0] == place]);
    }
    return set & t->land;
}

/* MO-5.7, MO-2.3: workers, armies and airforces; a monument hex never. */
uint64_t monuments_land(const struct mon_table *t, const struct mon_state *s,
                  int seat)
{
    return t->land
           & (s->workers[seat] | monuments_listed(t, s, ARMY, seat)
              | monuments_listed(t, s, AIRFORCE, seat));
}

/* MO-5.10: intact, and nobody else's unit is on the hex. */
uint64_t monuments_working(const struct mon_table *t, const struct mon_state *s,
                     int seat, int building)
{
    const uint8_t *site = s->site[seat] + building * MON_PIECES;
    uint64_t broken = s->broken[seat] >> (building * MON_PIECES);
    uint64_t set = 0;
    for (int i = 0; i < MON_PIECES && site[i] != FIELD_NONE; i++)
        set |= broken >> i & 1 ? 0 : bits_bit(site[i]);
    return set ? set & ~monuments_foes(t, s, seat) : 0;
}

/* -- Water ----------------------------------------------------------------- */

static void add_water(const struct mon_table *t, struct waters *w, int place)
{
    int n = place - t->dry;
    w->word[n / 64] |= bits_bit(n % 64);
}

static void add_list(const struct mon_table *t, const struct mon_state *s,
                     int kind, int seat, struct waters *out)
{
    const uint8_t *list = s->unit[kind - ARMY][seat];
    for (int i = 0; i < t->unit_max[kind - ARMY] && list[i] != FIELD_NONE; i++) {
        if (is_water(t, list[i]))
            add_water(t, out, list[i]);
    }
}

static void add_ships(const struct mon_table *t, const struct mon_state *s,
                      int seat, struct waters *out)
{
    add_list(t, s, NAVY, seat, out);
    add_list(t, s, AIRFORCE, seat, out);
}

/* MO-5.3: passengers of a ferry at a centre are units on that hex. */
void monuments_afloat(const struct mon_table *t, const struct mon_state *s, int seat,
                struct waters *out)
{
    *out = (struct waters){{0}};
    add_ships(t, s, seat, out);
    for (uint64_t m = s->ferries; m; m = bits_rest(m)) {
        int f = bits_first(m);
        if (s->ferry_owner[f] == seat)
            add_water(t, out, s->ferry_water[f]);
    }
}

void monuments_foes_afloat(const struct mon_table *t, const struct mon_state *s,
                     int seat, struct waters *out)
{
    *out = (struct waters){{0}};
    for (int i = 0; i < t->seats; i++) {
        if (i != seat)
            add_ships(t, s, i, out);
    }
    for (uint64_t m = s->ferries; m; m = bits_rest(m)) {
        int f = bits_first(m);
        if (s->ferry_owner[f] != seat && s->ferry_owner[f] != FIELD_NONE)
            add_water(t, out, s->ferry_water[f]);
    }
}

static bool list_has(const struct mon_table *t, const struct mon_state *s,
                     int kind, int seat, int place)
{
    const uint8_t *list = s->unit[kind - ARMY][seat];
    for (int i = 0; i < t->unit_max[kind - ARMY]; i++) {
        if (list[i] == place)
            return true;
    }
    return false;
}

bool monuments_controls_water(const struct mon_table *t, const struct mon_state *s,
                        int seat, int place)
{
    return list_has(t, s, NAVY, seat, place)
           || list_has(t, s, AIRFORCE, seat, place);
}

/* MO-17.10 */
bool monuments_controls_ferry(const struct mon_table *t, const struct mon_state *s,
                        int seat, int ferry)
{
    if (s->ferry_owner[ferry] != FIELD_NONE)
        return s->ferry_owner[ferry] == seat;
    return (monuments_land(t, s, seat) >> s->ferry_land[ferry] & 1)
           || monuments_controls_water(t, s, seat, s->ferry_water[ferry]);
}
