/* produce.c - the Production card. */
#include "games/monuments/produce.h"

#include "base/num.h"
#include "games/monuments/amounts.h"
#include "games/monuments/ground.h"
#include "games/monuments/offer.h"
#include "games/monuments/sites.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/units.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* MO-9.2: workers, factories, and a farm where somebody works. */
static int yield(const struct monuments_table *t,
                 const struct monuments_state *s, int seat, int place)
{
    const struct monuments_limits *l = &t->content.limits;
    bool worked = s->workers[seat] >> place & 1;
    int n = worked ? monuments_workers_on(s, place) : 0;
    const uint8_t *site = monuments_sites_of(s, seat, FACTORY);
    uint64_t broken = s->broken[seat] >> (FACTORY * MONUMENTS_PIECES);
    for (int i = 0; i < MONUMENTS_PIECES && site[i] != FIELD_NONE; i++) {
        if (site[i] == place && !(broken >> i & 1))
            n += worked ? l->factory_with_worker : l->factory_alone;
    }
    if (worked && s->ability[seat] == FARMERS
        && (monuments_tended(s, seat, FARM) >> place & 1))
        n += t->content.ability[FARMERS].extra;
    return n;
}

bool monuments_chooses_type(const struct monuments_state *s, int seat,
                            int place)
{
    assert(place >= 0 && place < MONUMENTS_HEXES);
    return s->ability[seat] == ARTISANS
           && (monuments_tended(s, seat, WORKSHOP) >> place & 1);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

/* MO-9.3, as far as the supply does not matter. */
static int capacity(const struct monuments_table *t,
                    const struct monuments_state *s, int seat, int place)
{
    const struct monuments_limits *l = &t->content.limits;
    int room = l->resources_per_hex - monuments_res_on(s, place);
    return least(least(yield(t, s, seat, place), l->produced), room);
}

int monuments_produced(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int place,
                       int type)
{
    assert(seat >= 0 && seat < t->seats);
    assert(place >= 0 && place < t->dry);
    assert(type >= 0 && type < MONUMENTS_TYPES);
    return least(capacity(t, s, seat, place),
                 monuments_amount(monuments_supply(t, s), type));
}

static int terrain_of(const struct monuments_table *t, int place)
{
    int type = 0;
    while (!(t->terrain[type] >> place & 1))
        type++;
    return type;
}

/* MO-9.3: `roomy` are worked hexes that have room. A worker always yields
 * something, so only the supply counts there, and with a workshop any type that
 * is left will do. MO-9.5: a factory under others' units does not work. */
static uint64_t productive(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           uint64_t roomy)
{
    uint32_t supply = monuments_supply(t, s);
    uint64_t supplied = 0;
    for (int i = 0; i < MONUMENTS_TYPES; i++)
        supplied |= monuments_amount(supply, i) > 0 ? t->terrain[i] : 0;
    uint64_t set = roomy & supplied;
    if (supply != 0 && s->ability[seat] == ARTISANS)
        set |= roomy & monuments_tended(s, seat, WORKSHOP);
    uint64_t alone = monuments_intact_of(s, seat, FACTORY) & supplied
                     & ~(s->workers[seat] | s->used);
    if (alone)
        alone &= ~monuments_foes(t, s, seat);
    for (; alone; alone = bits_rest(alone)) {
        if (capacity(t, s, seat, bits_first(alone)) > 0)
            set |= bits_bit(bits_first(alone));
    }
    return set;
}

uint64_t monuments_produce_hexes(const struct monuments_table *t,
                                 const struct monuments_state *s, int seat)
{
    assert(seat >= 0 && seat < t->seats);
    uint64_t among = monuments_worked(t, s, seat) & ~s->used;
    return productive(t, s, seat, monuments_roomy(t, s, among));
}

bool monuments_can_produce(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           const struct monuments_ground *g)
{
    assert(seat >= 0 && seat < t->seats);
    return productive(t, s, seat, g->roomy) != 0;
}

/* MO-9.1 */
void monuments_prod_hex_legal(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_PROD_HEX);
    uint64_t set = monuments_produce_hexes(t, s, seat);
    monuments_offer_hexes(t, set, seat, out);
    if (set != 0 && s->acted)
        monuments_offer(out, seat, MOVE_STOP, 0, 0);
}

/* MO-9.4: always as much as there can be. */
static void produce(const struct monuments_table *t, struct monuments_state *s,
                    int place, int type)
{
    int n = monuments_produced(t, s, s->turn, place, type);
    monuments_amounts_add(s->res[place], type, n);
}

void monuments_prod_hex_apply(const struct monuments_table *t,
                              struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_PROD_HEX);
    if (m.kind == MOVE_STOP) {
        monuments_pop(s);
        return;
    }
    int place = t->place[m.arg[0]];
    s->acted = 1;
    s->used |= bits_bit(place);
    s->site_at = u8(place);
    monuments_count_down(s);
    if (monuments_chooses_type(s, s->turn, place)) {
        monuments_push(s, NODE_PROD_TYPE);
    } else {
        produce(t, s, place, terrain_of(t, place));
    }
}

void monuments_prod_type_legal(const struct monuments_table *t,
                               const struct monuments_state *s, int seat,
                               struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_PROD_TYPE);
    uint32_t supply = monuments_supply(t, s);
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        monuments_offer_if(monuments_amount(supply, i) > 0, out,
                           move_of(seat, MOVE_TYPE, i, 0));
    }
}

void monuments_prod_type_apply(const struct monuments_table *t,
                               struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_PROD_TYPE);
    monuments_pop(s);
    produce(t, s, s->site_at, m.arg[0]);
}
