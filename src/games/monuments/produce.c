/* produce.c - the Production card. */
#include "games/monuments/state.h"

/* MO-9.2: workers, factories, and a farm where somebody works. */
static int yield(const struct mon_table *t, const struct mon_state *s, int seat,
                 int place)
{
    const struct mon_limits *l = &t->content.limits;
    bool worked = s->workers[seat] >> place & 1;
    int n = worked ? workers_on(s, place) : 0;
    const uint8_t *site = sites_of(s, seat, FACTORY);
    uint64_t broken = s->broken[seat] >> (FACTORY * MON_PIECES);
    for (int i = 0; i < MON_PIECES && site[i] != FIELD_NONE; i++) {
        if (site[i] == place && !(broken >> i & 1))
            n += worked ? l->factory_with_worker : l->factory_alone;
    }
    if (worked && s->ability[seat] == FARMERS
        && (monuments_working(t, s, seat, FARM) >> place & 1))
        n += t->content.ability[FARMERS].extra;
    return n;
}

/* MO-18.4: a working workshop and an own worker. */
static bool chooses_type(const struct mon_table *t, const struct mon_state *s,
                         int seat, int place)
{
    return s->ability[seat] == ARTISANS && (s->workers[seat] >> place & 1)
           && (monuments_working(t, s, seat, WORKSHOP) >> place & 1);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* MO-9.3, as far as the supply does not matter. */
static int capacity(const struct mon_table *t, const struct mon_state *s,
                    int seat, int place)
{
    const struct mon_limits *l = &t->content.limits;
    int room = l->resources_per_hex - res_on(s, place);
    return least(least(yield(t, s, seat, place), l->produced), room);
}

int monuments_produced(const struct mon_table *t, const struct mon_state *s,
                       int seat, int place, int type)
{
    return least(capacity(t, s, seat, place),
                 amount(monuments_supply(t, s), type));
}

static int terrain_of(const struct mon_table *t, int place)
{
    int type = 0;
    while (!(t->terrain[type] >> place & 1))
        type++;
    return type;
}

/* MO-9.3: with a workshop any type that is left will do. */
static bool is_supplied(const struct mon_table *t, const struct mon_state *s,
                        int seat, int place, uint32_t supply)
{
    return amount(supply, terrain_of(t, place)) > 0
           || (supply != 0 && chooses_type(t, s, seat, place));
}

/* Is there anything to produce, as far as the supply does not matter? A worker
 * always yields something, so only the room counts where one is. */
static bool can_yield(const struct mon_table *t, const struct mon_state *s,
                      int seat, int place)
{
    return s->workers[seat] >> place & 1
               ? res_on(s, place) < t->content.limits.resources_per_hex
               : capacity(t, s, seat, place) > 0;
}

/* MO-9.3: one hex is enough for the card to be played. */
bool monuments_can_produce(const struct mon_table *t, const struct mon_state *s,
                           int seat)
{
    uint64_t among = mon_worked(t, s, seat)
                     | monuments_working(t, s, seat, FACTORY);
    uint32_t supply = monuments_supply(t, s);
    for (uint64_t m = among & ~s->used; m; m = bits_rest(m)) {
        int p = bits_first(m);
        if (can_yield(t, s, seat, p) && is_supplied(t, s, seat, p, supply))
            return true;
    }
    return false;
}

/* One hex, and STOP. */
bool monuments_prod_hex_has_choice(const struct mon_table *t,
                                   const struct mon_state *s)
{
    return s->acted && monuments_can_produce(t, s, s->turn);
}

/* MO-9.5: a factory under others' units does not work. */
uint64_t monuments_produce_hexes(const struct mon_table *t,
                                 const struct mon_state *s, int seat)
{
    uint64_t among = mon_worked(t, s, seat)
                     | monuments_working(t, s, seat, FACTORY);
    uint64_t set = 0;
    uint32_t supply = monuments_supply(t, s);
    for (uint64_t m = among & ~s->used; m; m = bits_rest(m)) {
        int p = bits_first(m);
        if (can_yield(t, s, seat, p) && is_supplied(t, s, seat, p, supply))
            set |= bits_bit(p);
    }
    return set;
}

/* MO-9.1 */
void monuments_prod_hex_legal(const struct mon_table *t,
                              const struct mon_state *s, int seat,
                              struct move_list *out)
{
    uint64_t set = monuments_produce_hexes(t, s, seat);
    offer_hexes(t, set, seat, out);
    if (set != 0 && s->acted)
        offer(out, seat, MOVE_STOP, 0, 0);
}

/* MO-9.4: always as much as there can be. */
static void produce(const struct mon_table *t, struct mon_state *s, int place,
                    int type)
{
    int n = monuments_produced(t, s, s->turn, place, type);
    s->res[place][type] = u8(s->res[place][type] + n);
}

void monuments_prod_hex_apply(const struct mon_table *t, struct mon_state *s,
                              struct move m)
{
    if (m.kind == MOVE_STOP) {
        pop(s);
        return;
    }
    int place = t->place[m.arg[0]];
    s->acted = 1;
    s->used |= bits_bit(place);
    s->site_at = u8(place);
    count_down(s);
    if (chooses_type(t, s, s->turn, place)) {
        push(s, NODE_PROD_TYPE);
    } else {
        produce(t, s, place, terrain_of(t, place));
    }
}

void monuments_prod_type_legal(const struct mon_table *t,
                               const struct mon_state *s, int seat,
                               struct move_list *out)
{
    uint32_t supply = monuments_supply(t, s);
    for (int i = 0; i < MON_TYPES; i++) {
        if (amount(supply, i) > 0)
            offer(out, seat, MOVE_TYPE, i, 0);
    }
}

void monuments_prod_type_apply(const struct mon_table *t, struct mon_state *s,
                               struct move m)
{
    pop(s);
    produce(t, s, s->site_at, m.arg[0]);
}
