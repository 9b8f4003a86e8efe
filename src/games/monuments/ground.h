/* ground.h - who stands, builds and controls where. Part of state.h: these
 * questions are asked several times in every decision, so they are here to be
 * compiled into those who ask. */
#ifndef GAMES_MONUMENTS_GROUND_H
#define GAMES_MONUMENTS_GROUND_H

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

#define MONUMENTS_LIST_EMPTY (FIELD_NONE * UINT32_C(0x01010101))

/* A list of units as one word: four places, none where nobody is. */
static inline uint32_t monuments_list_of(const struct monuments_table *t,
                                         const struct monuments_state *s,
                                         int kind, int seat)
{
    return monuments_four_bytes(s->unit[kind - ARMY][seat])
           | t->absent[kind - ARMY];
}
_Static_assert(MONUMENTS_PIECES == sizeof(uint32_t), "a list is one word");

/* Dry hexes with a listed unit of the seat. */
uint64_t monuments_places(const struct monuments_table *t,
                          const struct monuments_state *s, int kind, int seat);
static inline uint64_t monuments_listed(const struct monuments_table *t,
                                        const struct monuments_state *s,
                                        int kind, int seat)
{
    bool some = monuments_list_of(t, s, kind, seat) != MONUMENTS_LIST_EMPTY;
    return some ? monuments_places(t, s, kind, seat) : 0;
}

/* The place in the low byte as a set, without a branch; none is MONUMENTS_NOWHERE. */
static inline uint64_t monuments_place_bit(uint32_t byte)
{
    return UINT64_C(1) << (byte & 63);
}

static inline uint64_t monuments_four_places(uint32_t word)
{
    return monuments_place_bit(word) | monuments_place_bit(word >> 8)
           | monuments_place_bit(word >> 16) | monuments_place_bit(word >> 24);
}

/* Most players have workers only. Armies and horses stay on dry hexes. */
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

static inline uint64_t monuments_foes(const struct monuments_table *t,
                                      const struct monuments_state *s, int seat)
{
    uint64_t set = 0;
    for (int i = 0; i < t->seats; i++)
        set |= i == seat ? 0 : monuments_units(t, s, i);
    return set;
}

static inline bool monuments_list_has(const struct monuments_table *t,
                                      const struct monuments_state *s, int kind,
                                      int seat, int place)
{
    const uint8_t *list = s->unit[kind - ARMY][seat];
    for (int i = 0; i < t->unit_max[kind - ARMY] && list[i] <= place; i++) {
        if (list[i] == place)
            return true;
    }
    return false;
}

/* MO-5.7: a navy or airforce of the seat is there. */
static inline bool monuments_controls_water(const struct monuments_table *t,
                                            const struct monuments_state *s,
                                            int seat, int place)
{
    return monuments_list_has(t, s, NAVY, seat, place)
           || monuments_list_has(t, s, AIRFORCE, seat, place);
}

/* Buildings of a type fill their places from the first on. */
static inline uint64_t monuments_built_of(const struct monuments_state *s,
                                          int seat, int building)
{
    const uint8_t *site = monuments_sites_of(s, seat, building);
    uint64_t set = 0;
    for (int i = 0; i < MONUMENTS_PIECES && site[i] != FIELD_NONE; i++)
        set |= bits_bit(site[i]);
    return set;
}

/* Without a branch: nobody can foresee what others have built. */
static inline uint64_t monuments_built(const struct monuments_state *s,
                                       int seat)
{
    uint64_t set = 0;
    for (int b = 0; b < MONUMENTS_BUILDINGS; b++)
        set |= monuments_four_places(
            monuments_four_bytes(monuments_sites_of(s, seat, b)));
    return set & ~bits_bit(MONUMENTS_NOWHERE);
}

static inline uint64_t monuments_foes_built(const struct monuments_table *t,
                                            const struct monuments_state *s,
                                            int seat)
{
    uint64_t set = 0;
    for (int i = 0; i < t->seats; i++)
        set |= i == seat ? 0 : monuments_built(s, i);
    return set;
}

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

/* MO-8.6, MO-17.1: rivers stop what walks, bridges carry it over. */
static inline uint64_t monuments_walk(const struct monuments_table *t,
                                      const struct monuments_state *s,
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
static inline uint64_t monuments_land(const struct monuments_table *t,
                                      const struct monuments_state *s, int seat)
{
    return t->land
           & (s->workers[seat] | monuments_listed(t, s, ARMY, seat)
              | monuments_listed(t, s, AIRFORCE, seat));
}

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

/* MO-5.3: where an own worker is, nobody else is. */
static inline uint64_t monuments_tended(const struct monuments_state *s,
                                        int seat, int building)
{
    return monuments_intact_of(s, seat, building) & s->workers[seat];
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
