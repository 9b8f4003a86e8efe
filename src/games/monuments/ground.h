/* ground.h - who stands, builds and controls where. Part of state.h: these
 * questions are asked several times in every decision, so they are here to be
 * compiled into those who ask. */
#ifndef GAMES_MONUMENTS_GROUND_H
#define GAMES_MONUMENTS_GROUND_H

/* Dry hexes with a listed unit of the seat. */
static inline uint64_t monuments_listed(const struct mon_table *t,
                                        const struct mon_state *s, int kind,
                                        int seat)
{
    const uint8_t *list = s->unit[kind - ARMY][seat];
    uint64_t set = 0;
    for (int i = 0; i < t->unit_max[kind - ARMY] && list[i] != FIELD_NONE; i++)
        set |= is_water(t, list[i]) ? 0 : bits_bit(list[i]);
    return set;
}

static inline uint64_t monuments_units(const struct mon_table *t,
                                       const struct mon_state *s, int seat)
{
    return s->workers[seat] | monuments_listed(t, s, ARMY, seat)
           | monuments_listed(t, s, AIRFORCE, seat)
           | monuments_listed(t, s, HORSE, seat);
}

static inline uint64_t monuments_foes(const struct mon_table *t,
                                      const struct mon_state *s, int seat)
{
    uint64_t set = 0;
    for (int i = 0; i < t->seats; i++)
        set |= i == seat ? 0 : monuments_units(t, s, i);
    return set;
}

/* Buildings of a type fill their places from the first on. */
static inline uint64_t built_of(const struct mon_state *s, int seat,
                                int building)
{
    const uint8_t *site = sites_of(s, seat, building);
    uint64_t set = 0;
    for (int i = 0; i < MON_PIECES && site[i] != FIELD_NONE; i++)
        set |= bits_bit(site[i]);
    return set;
}

static inline uint64_t monuments_built(const struct mon_state *s, int seat)
{
    uint64_t set = 0;
    for (int b = 0; b < MON_BUILDINGS; b++)
        set |= built_of(s, seat, b);
    return set;
}

static inline uint64_t monuments_foes_built(const struct mon_table *t,
                                            const struct mon_state *s, int seat)
{
    uint64_t set = 0;
    for (int i = 0; i < t->seats; i++)
        set |= i == seat ? 0 : monuments_built(s, i);
    return set;
}

/* MO-5.5: no unit of another, and no building of another unless one stands
 * there already; damaged buildings count (MO-5.1). MO-8.7: what is not open is
 * taken by an attack only. MO-5.6: never a monument hex. */
static inline uint64_t monuments_open_land(const struct mon_table *t,
                                           const struct mon_state *s, int seat)
{
    uint64_t barred = monuments_foes_built(t, s, seat)
                      & ~monuments_units(t, s, seat);
    return t->land & ~barred & ~monuments_foes(t, s, seat);
}

/* MO-8.6, MO-17.1: rivers stop what walks, bridges carry it over. */
static inline uint64_t monuments_walk(const struct mon_table *t,
                                      const struct mon_state *s, int place)
{
    uint64_t set = t->walk[place];
    for (uint64_t m = t->rivers_at[place] & s->bridges; m; m = bits_rest(m)) {
        const uint8_t *ends = t->river[bits_first(m)];
        set |= bits_bit(ends[ends[0] == place]);
    }
    return set & t->land;
}

/* MO-5.7, MO-2.3: workers, armies and airforces; a monument hex never. */
static inline uint64_t monuments_land(const struct mon_table *t,
                                      const struct mon_state *s, int seat)
{
    return t->land
           & (s->workers[seat] | monuments_listed(t, s, ARMY, seat)
              | monuments_listed(t, s, AIRFORCE, seat));
}

/* MO-5.10, MO-14.19: intact, and nobody else's unit is on the hex; when the
 * conqueror leaves, the building works again. */
static inline uint64_t monuments_working(const struct mon_table *t,
                                         const struct mon_state *s, int seat,
                                         int building)
{
    const uint8_t *site = sites_of(s, seat, building);
    uint64_t broken = s->broken[seat] >> (building * MON_PIECES);
    uint64_t set = 0;
    for (int i = 0; i < MON_PIECES && site[i] != FIELD_NONE; i++)
        set |= broken >> i & 1 ? 0 : bits_bit(site[i]);
    return set ? set & ~monuments_foes(t, s, seat) : 0;
}

#endif
