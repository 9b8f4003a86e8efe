/* build.c - buildings, bridges, ferries and repairs, paid or free. */
#include "games/monuments/build.h"

#include "base/num.h"
#include "games/monuments/ground.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/sites.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/turn.h"
#include "games/monuments/units.h"
#include "games/monuments/wealth.h"

#include <assert.h>

static bool is_repair(int what)
{
    return what >= BUILD_REPAIR;
}

const uint8_t *monuments_thing_cost(const struct monuments_table *t, int what)
{
    assert(what >= 0 && what < MONUMENTS_WHATS);
    if (what == BUILD_BRIDGE)
        return t->content.bridge.cost;
    if (what == BUILD_FERRY)
        return t->content.ferry.cost;
    return t->content.building[is_repair(what) ? what - BUILD_REPAIR : what]
        .cost;
}

/* MO-10.6, MO-10.7: the green card and the repair add up. */
static int discount_of(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int what)
{
    return monuments_param(t, s, seat, PARAM_BUILD_DISCOUNT)
           + (is_repair(what) ? t->content.limits.repair_discount : 0);
}

/* -- Sites ----------------------------------------------------------------- */

/* MO-5.4: one workshop and one farm on a hex; MO-18.5: farms only on some
 * terrains. MO-10.3: `among` has no building of another player. */
static uint64_t building_sites(const struct monuments_table *t,
                               const struct monuments_state *s, int seat,
                               int building, uint64_t among)
{
    uint64_t set = among & t->suits[building];
    return building < WORKSHOP ? set
                               : set & ~monuments_built_of(s, seat, building);
}

/* MO-10.4: rivers without a bridge; one end is among the hexes. */
static uint64_t bridge_sites(const struct monuments_table *t,
                             const struct monuments_state *s, uint64_t among)
{
    uint64_t rivers = 0;
    for (; among; among = bits_rest(among))
        rivers |= t->rivers_at[bits_first(among)];
    return rivers & ~s->bridges;
}

/* MO-10.7: own damaged buildings where an own worker is. */
static uint64_t repair_sites(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             int building)
{
    const uint8_t *site = monuments_sites_of(s, seat, building);
    uint64_t broken = s->broken[seat] >> (building * MONUMENTS_PIECES);
    uint64_t set = 0;
    for (int i = 0; i < MONUMENTS_PIECES && site[i] != FIELD_NONE; i++)
        set |= broken >> i & 1 ? bits_bit(site[i]) : 0;
    return set & monuments_worked(t, s, seat);
}

static bool has_site(const struct monuments_table *t,
                     const struct monuments_state *s, int seat, int what,
                     const struct monuments_ground *g)
{
    if (is_repair(what))
        return repair_sites(t, s, seat, what - BUILD_REPAIR) != 0;
    if (what == BUILD_BRIDGE)
        return bridge_sites(t, s, g->worked) != 0;
    if (what == BUILD_FERRY)
        return (g->worked & t->shore) != 0;
    return building_sites(t, s, seat, what, g->worked & ~g->walls) != 0;
}

/* MO-10.5: several ferries may lie on one edge. */
static void offer_shores(const struct monuments_table *t, uint64_t among,
                         int seat, struct move_list *out)
{
    for (uint64_t m = among & t->shore; m; m = bits_rest(m)) {
        int p = bits_first(m);
        for (int i = 0; i < t->water_count[p]; i++) {
            monuments_offer(out, seat, MOVE_EDGE, t->id[p],
                            t->id[t->water[p][i]]);
        }
    }
}

static void offer_sites(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        uint64_t among, struct move_list *out)
{
    int what = s->what;
    if (is_repair(what)) {
        monuments_offer_hexes(t, repair_sites(t, s, seat, what - BUILD_REPAIR),
                              seat, out);
    } else if (what == BUILD_FERRY) {
        offer_shores(t, among, seat, out);
    } else if (what == BUILD_BRIDGE) {
        for (uint64_t m = bridge_sites(t, s, among); m; m = bits_rest(m)) {
            const uint8_t *ends = t->river[bits_first(m)];
            monuments_offer(out, seat, MOVE_EDGE, t->id[ends[0]],
                            t->id[ends[1]]);
        }
    } else {
        among &= ~monuments_foes_built(t, s, seat);
        monuments_offer_hexes(t, building_sites(t, s, seat, what, among), seat,
                              out);
    }
}

static void note_site(const struct monuments_table *t,
                      struct monuments_state *s, struct move m)
{
    s->site_at = t->place[m.arg[0]];
    s->far_at = m.kind == MOVE_EDGE ? t->place[m.arg[1]] : FIELD_NONE;
}

/* -- Placing --------------------------------------------------------------- */

void monuments_place_building(const struct monuments_table *t,
                              struct monuments_state *s, int seat, int building,
                              int place)
{
    assert(seat >= 0 && seat < t->seats);
    assert(place >= 0 && place < t->dry);
    int i = building * MONUMENTS_PIECES
            + monuments_building_total(s, seat, building);
    assert(i < (building + 1) * MONUMENTS_PIECES);
    (void)t;
    s->site[seat][i] = u8(place);
}

static void place_bridge(const struct monuments_table *t,
                         struct monuments_state *s)
{
    int r = 0;
    while (t->river[r][0] != s->site_at || t->river[r][1] != s->far_at)
        r++;
    s->bridges |= bits_bit(r);
}

/* MO-17.14: the lowest free number. */
static void place_ferry(struct monuments_state *s)
{
    int f = bits_first(~s->ferries);
    assert(f < MONUMENTS_FERRIES);
    s->ferries |= bits_bit(f);
    s->ferry_land[f] = s->site_at;
    s->ferry_water[f] = s->far_at;
}

static void repair(struct monuments_state *s, int seat, int building)
{
    int i = building * MONUMENTS_PIECES;
    while (s->site[seat][i] != s->site_at || !(s->broken[seat] >> i & 1))
        i++;
    s->broken[seat] &= ~bits_bit(i);
}

static void place(const struct monuments_table *t, struct monuments_state *s)
{
    if (is_repair(s->what)) {
        repair(s, s->turn, s->what - BUILD_REPAIR);
    } else if (s->what == BUILD_BRIDGE) {
        place_bridge(t, s);
    } else if (s->what == BUILD_FERRY) {
        place_ferry(s);
    } else {
        monuments_place_building(t, s, s->turn, s->what, s->site_at);
    }
}

/* -- The card -------------------------------------------------------------- */

static bool is_available(const struct monuments_table *t,
                         const struct monuments_state *s, int seat, int what)
{
    if (is_repair(what))
        return true;
    if (what >= BUILD_BRIDGE)
        return monuments_token_supply(t, s) > 0;
    return monuments_building_supply(t, s, seat, what) > 0;
}

static uint64_t things_among(uint32_t prices, int count)
{
    return prices >> PRICE_THING & (bits_bit(count) - 1);
}

/* Things that are payable, repairs only if there is anything to repair. */
static uint64_t payable_things(const struct monuments_table *t,
                               const struct monuments_state *s, int seat,
                               const struct monuments_ground *g)
{
    int off = discount_of(t, s, seat, 0);
    uint32_t prices = off > 0 ? monuments_cheapened(t, g->wealth, off)
                              : g->affordable;
    uint64_t set = things_among(prices, BUILD_REPAIR);
    if (s->broken[seat]) {
        off = discount_of(t, s, seat, BUILD_REPAIR);
        prices = monuments_cheapened(t, g->wealth, off);
        set |= things_among(prices, MONUMENTS_BUILDINGS) << BUILD_REPAIR;
    }
    return set;
}

static bool can_choose(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int what,
                       const struct monuments_ground *g)
{
    return is_available(t, s, seat, what) && has_site(t, s, seat, what, g);
}

/* MO-10.1 */
bool monuments_can_build(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         const struct monuments_ground *g)
{
    assert(seat >= 0 && seat < t->seats);
    uint64_t things = g->wealth ? payable_things(t, s, seat, g) : 0;
    for (; things; things = bits_rest(things)) {
        if (can_choose(t, s, seat, bits_first(things), g))
            return true;
    }
    return false;
}

void monuments_build_what_legal(const struct monuments_table *t,
                                const struct monuments_state *s, int seat,
                                struct move_list *out)
{
    assert(seat >= 0 && seat < t->seats);
    struct monuments_ground g;
    monuments_survey(t, s, seat, &g);
    for (uint64_t m = payable_things(t, s, seat, &g); m; m = bits_rest(m)) {
        if (can_choose(t, s, seat, bits_first(m), &g))
            monuments_offer(out, seat, MOVE_WHAT, bits_first(m), 0);
    }
}

void monuments_build_what_apply(const struct monuments_table *t,
                                struct monuments_state *s, struct move m)
{
    (void)t;
    assert(monuments_stack_top(s) == NODE_BUILD_WHAT);
    s->what = m.arg[0];
    monuments_pop(s);
    monuments_push(s, NODE_BUILD_SITE);
}

void monuments_build_site_legal(const struct monuments_table *t,
                                const struct monuments_state *s, int seat,
                                struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_BUILD_SITE);
    offer_sites(t, s, seat, monuments_worked(t, s, seat), out);
}

/* MO-10.2 */
void monuments_build_site_apply(const struct monuments_table *t,
                                struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_BUILD_SITE);
    note_site(t, s, m);
    monuments_pop(s);
    monuments_push(s, NODE_BUILT);
    monuments_charge(t, s, monuments_thing_cost(t, s->what),
                     discount_of(t, s, s->turn, s->what));
}

void monuments_built_run(const struct monuments_table *t,
                         struct monuments_state *s)
{
    place(t, s);
}

/* -- Free buildings -------------------------------------------------------- */

/* MO-19.6: from the supply, else from the locked pieces, else it is lost; on
 * land that is controlled in any way. */
void monuments_place_building_legal(const struct monuments_table *t,
                                    const struct monuments_state *s, int seat,
                                    struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_PLACE_BUILDING);
    bool locked = s->what < MONUMENTS_LOCKABLE / 2
                  && s->locked[seat][s->what] > 0;
    if (locked || is_available(t, s, seat, s->what))
        offer_sites(t, s, seat, monuments_land(t, s, seat), out);
}

void monuments_place_building_apply(const struct monuments_table *t,
                                    struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_PLACE_BUILDING);
    note_site(t, s, m);
    if (s->what < BUILD_BRIDGE && !is_available(t, s, s->turn, s->what))
        s->locked[s->turn][s->what]--;
    monuments_pop(s);
    place(t, s);
}
