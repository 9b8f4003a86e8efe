/* plan.c - what a player wants now, and what resources and steps are worth. */
#include "games/monuments/plan.h"

#include "base/num.h"
#include "games/monuments/amounts.h"
#include "games/monuments/ground.h"
#include "games/monuments/pieces.h"
#include "games/monuments/sites.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/wealth.h"

#include <assert.h>
#include <string.h>

/* clang-format off */
const struct monuments_weights monuments_weights = {
    .needed_resource = 2.2F, .spare_resource = 0.5F, .surplus_resource = 0.03F,
    .new_land = 3.5F, .more_land = 2.0F, .near_land = 16.5F, .nearer = 0.745F,
    .new_worker = 4.2F, .extra_worker = 1.7F,
    .first_town = 32.0F, .second_town = 1.3F, .factory = 0.65F, .other_building = 0.55F,
    .way = 6.5F, .no_way = 0.25F, .voyage = 60.0F, .gathering = 40.0F, .layer = 21.0F,
    .quest = 0.15F, .many_quests = 0.1F,
    .in_hand = 0.17F, .in_hand_most = 0.4F,
    .green = {
        [CARD_UPGRADE] = 1.5F, [CARD_MOVE] = 6.8F, [CARD_PRODUCE] = 5.0F, [CARD_BUILD] = 0.35F,
        [CARD_POPULATE] = 1.8F, [CARD_MONUMENT] = 4.3F, [CARD_TRAIN] = 1.3F, [CARD_ATTACK] = 0.7F,
        [CARD_QUEST] = 1.0F, [CARD_TRADE] = 0.6F,
    },
    .green_least = 0.25F, .trade = 0.4F,
};
/* clang-format on */

static const struct monuments_weights *const w = &monuments_weights;

enum { SPARE = 3 };

/* -- The plan -------------------------------------------------------------- */

/* Hexes next to the set that can be walked to. */
static uint64_t beside(const struct monuments_table *t,
                       const struct monuments_state *s, uint64_t set)
{
    uint64_t out = 0;
    for (; set; set = bits_rest(set))
        out |= monuments_walk(t, s, bits_first(set));
    return out;
}

/* From where workers can be spared or are born, what they can walk to, as far as
 * the next layer needs it. */
static uint64_t reach_of(const struct monuments_plan *p)
{
    uint64_t reach = p->spare | p->towns;
    if (reach == 0)
        reach = p->s->workers[p->seat];
    uint64_t edge = reach;
    int needed = p->land_short;
    while (edge && needed > 0) {
        edge = beside(p->t, p->s, edge) & p->open & ~reach;
        reach |= edge;
        needed -= bits_count(edge & p->free);
    }
    return (reach | p->land) & p->t->land;
}

/* Workers beyond the first on a hex, or beyond those that keep a town growing;
 * all of them on the monument hex. */
static uint64_t spare_of(const struct monuments_plan *p)
{
    uint64_t set = 0;
    for (uint64_t m = p->s->workers[p->seat]; m; m = bits_rest(m)) {
        int place = bits_first(m);
        bool grows = (p->towns >> place & 1) && p->workers < PLAN_WORKERS;
        int keep = grows ? p->grow_min : 1;
        if (!(p->t->land >> place & 1)
            || monuments_workers_on(p->s, place) > keep)
            set |= bits_bit(place);
    }
    return set;
}

/* Rivers between land that can be reached and open land that cannot: exactly
 * one bank is near. */
static uint64_t crossings_of(const struct monuments_plan *p)
{
    uint64_t near = p->reach | p->spare;
    uint64_t once = 0;
    uint64_t set = 0;
    for (uint64_t m = near; m; m = bits_rest(m))
        once ^= p->t->rivers_at[bits_first(m)];
    for (uint64_t m = once & ~p->s->bridges; m; m = bits_rest(m)) {
        const uint8_t *bank = p->t->river[bits_first(m)];
        uint64_t far = (bits_bit(bank[0]) | bits_bit(bank[1])) & ~near;
        set |= far & p->open ? bits_bit(bits_first(m)) : 0;
    }
    return set;
}

static void find_boats(struct monuments_plan *p)
{
    for (uint64_t m = p->s->ferries; m; m = bits_rest(m)) {
        int f = bits_first(m);
        int land = p->s->ferry_land[f];
        bool waits = land != FIELD_NONE && (p->reach >> land & 1);
        p->docks |= waits ? bits_bit(land) : 0;
        p->boats += waits || p->s->ferry_owner[f] == p->seat;
    }
}

bool monuments_must_sail(const struct monuments_plan *p)
{
    return p->reach_short > 0 && p->crossings == 0;
}

int monuments_voyage(const struct monuments_plan *p, int water)
{
    assert(water >= p->t->dry && water < p->t->hexes);
    const struct monuments_table *t = p->t;
    uint64_t wanted = p->free & ~p->reach;
    uint8_t queue[MONUMENTS_HEXES];
    uint8_t steps[MONUMENTS_HEXES] = {0};
    int count = 0;
    steps[water] = 1;
    queue[count++] = u8(water);
    for (int i = 0; i < count; i++) {
        int at = queue[i];
        if (t->beside[at] & wanted)
            return steps[at];
        for (int k = 0; k < t->water_count[at]; k++) {
            int next = t->water[at][k];
            if (steps[next])
                continue;
            steps[next] = u8(steps[at] + 1);
            queue[count++] = u8(next);
        }
    }
    return MONUMENTS_HEXES;
}

/* Workers go to free land, or to a ferry if all of it is overseas. Rings are
 * drawn until all have one who can be spared. */
static void find_rings(struct monuments_plan *p)
{
    bool sails = monuments_must_sail(p) && !(p->free & p->reach);
    uint64_t edge = sails ? p->docks : p->free & p->reach;
    uint64_t seen = edge;
    uint64_t spare = p->spare & p->t->land;
    p->ring[0] = edge;
    for (int n = 1; n < PLAN_FAR && edge && (spare & ~seen); n++) {
        edge = beside(p->t, p->s, edge) & p->open & ~seen;
        seen |= edge;
        p->ring[n] = edge;
    }
}

static bool is_barren(const struct monuments_plan *p)
{
    for (uint64_t m = p->towns & p->s->workers[p->seat]; m; m = bits_rest(m)) {
        if (monuments_workers_on(p->s, bits_first(m)) >= p->grow_min)
            return false;
    }
    return p->towns != 0 && p->workers >= p->grow_min
           && p->workers < PLAN_WORKERS;
}

/* Where workers go for more land, and what bars their way. */
static void find_ways(struct monuments_plan *p)
{
    p->reach = reach_of(p);
    p->reach_short = p->land_short + bits_count(p->land) - bits_count(p->reach);
    if (p->reach_short > 0) {
        p->crossings = crossings_of(p);
        find_boats(p);
        p->goal[WOOD] = u8(p->goal[WOOD] + (p->crossings || !p->boats));
    }
    find_rings(p);
}

static void find_goal(struct monuments_plan *p)
{
    const struct monuments_content *c = &p->t->content;
    int built = p->s->layers[p->seat];
    bool town = monuments_building_total(p->s, p->seat, TOWN) > 0;
    if (built == MONUMENTS_LAYERS)
        return;
    memcpy(p->goal, town ? c->layer[built].cost : c->building[TOWN].cost,
           sizeof p->goal);
    int land = c->layer[built].land
               + monuments_param(p->t, p->s, p->seat, PARAM_LAND_REQUIRED);
    p->land_short = land - bits_count(p->land);
}

void monuments_plan(const struct monuments_table *t,
                    const struct monuments_state *s, int seat,
                    struct monuments_plan *out)
{
    assert(seat >= 0 && seat < t->seats);
    *out = (struct monuments_plan){.t = t, .s = s, .seat = seat};
    out->wealth = monuments_wealth(t, s, seat);
    out->land = monuments_land(t, s, seat);
    out->open = monuments_open_land(t, s, seat);
    out->free = out->open & ~out->land;
    out->towns = monuments_working(t, s, seat, TOWN);
    int least = monuments_param(t, s, seat, PARAM_POPULATE_MIN);
    out->grow_min = least < t->content.minimum.populate_min
                        ? t->content.minimum.populate_min
                        : least;
    out->workers = monuments_workers_on_board(s, seat);
    out->spare = spare_of(out);
    out->barren = is_barren(out);
    out->reach = out->land;
    find_goal(out);
    if (out->land_short > 0)
        find_ways(out);
}

/* -- Resources ------------------------------------------------------------- */

float monuments_resource_worth(const struct monuments_plan *p, int type,
                               int have)
{
    assert(type >= 0 && type < MONUMENTS_TYPES);
    if (have <= p->goal[type])
        return w->needed_resource;
    return have <= p->goal[type] + SPARE ? w->spare_resource
                                         : w->surplus_resource;
}

float monuments_wealth_worth(const struct monuments_plan *p)
{
    float worth = 0;
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        for (int n = 1; n <= monuments_amount(p->wealth, i); n++)
            worth += monuments_resource_worth(p, i, n);
    }
    return worth;
}

float monuments_cost_worth(const struct monuments_plan *p,
                           const uint8_t cost[MONUMENTS_TYPES])
{
    float worth = 0;
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        int have = monuments_amount(p->wealth, i);
        for (int n = 0; n < cost[i]; n++)
            worth += monuments_resource_worth(p, i, have - n);
    }
    return worth;
}

/* -- Steps ----------------------------------------------------------------- */

static float land_worth(const struct monuments_plan *p)
{
    return p->land_short > 0 ? w->new_land : w->more_land;
}

/* Steps on foot to the nearest hex of the set; PLAN_FAR if there is no way. */
static int steps_to(const struct monuments_plan *p, int from, uint64_t aim)
{
    uint64_t seen = bits_bit(from);
    uint64_t edge = seen;
    for (int n = 0; n < PLAN_FAR && edge; n++) {
        if (edge & aim)
            return n;
        edge = beside(p->t, p->s, edge) & p->open & ~seen;
        seen |= edge;
    }
    return PLAN_FAR;
}

/* Steps to free land, or to a ferry if all of it is overseas. */
static int distance(const struct monuments_plan *p, int from)
{
    bool inside = p->t->land >> from & 1;
    uint64_t here = inside ? bits_bit(from) : monuments_walk(p->t, p->s, from);
    int n = 0;
    while (n < PLAN_FAR && !(p->ring[n] & here))
        n++;
    return inside || n == PLAN_FAR ? n : n + 1;
}

/* What a worker so far off is worth; it fades from step to step. */
static float nearness_of(const struct monuments_plan *p, int place)
{
    float worth = w->near_land;
    for (int n = distance(p, place); n > 0; n--)
        worth *= w->nearer;
    return worth;
}

float monuments_nearness(const struct monuments_plan *p)
{
    float sum = 0;
    int wanted = p->land_short;
    for (uint64_t m = p->spare; m && wanted > 0; m = bits_rest(m), wanted--)
        sum += nearness_of(p, bits_first(m));
    return sum;
}

int monuments_gathering(const struct monuments_plan *p)
{
    uint64_t own = p->s->workers[p->seat];
    uint64_t begun = p->towns & own ? p->towns & own : p->towns;
    int best = PLAN_FAR;
    for (uint64_t m = own & ~begun; m; m = bits_rest(m)) {
        int n = steps_to(p, bits_first(m), begun);
        best = n < best ? n : best;
    }
    return best;
}

/* Growing takes workers in a town. */
static float town_step(const struct monuments_plan *p, int from, int to)
{
    float worth = 0;
    if (p->workers >= PLAN_WORKERS)
        return 0;
    if (!((p->towns >> to | p->towns >> from) & 1) && p->barren
        && steps_to(p, to, p->towns) < steps_to(p, from, p->towns))
        return 0.5F * w->gathering;
    if (p->towns >> to & 1) {
        int here = p->s->workers[p->seat] >> to & 1
                       ? monuments_workers_on(p->s, to)
                       : 0;
        worth += here < p->grow_min ? w->gathering : 0.0F;
    }
    if ((p->towns >> from & 1)
        && monuments_workers_on(p->s, from) <= p->grow_min)
        worth -= w->gathering;
    return worth;
}

static float resources_on(const struct monuments_plan *p, int place)
{
    float worth = 0;
    if (monuments_amounts(p->s->res[place]) == 0)
        return 0;
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        worth += (float)p->s->res[place][i]
                 * monuments_resource_worth(p, i,
                                            monuments_amount(p->wealth, i) + 1);
    }
    return worth;
}

float monuments_step_worth(const struct monuments_plan *p, int from, int to)
{
    assert(from >= 0 && from < p->t->dry && to >= 0 && to < p->t->dry);
    bool leaves = (p->t->land >> from & 1)
                  && (p->s->workers[p->seat] >> from & 1)
                  && monuments_workers_on(p->s, from) == 1;
    float worth = town_step(p, from, to);
    if (p->free >> to & 1) {
        worth += land_worth(p) + resources_on(p, to);
    } else if (!leaves && p->land_short > 0) {
        worth += nearness_of(p, to) - nearness_of(p, from);
    }
    if (leaves)
        worth -= land_worth(p) + 0.5F * resources_on(p, from);
    return worth;
}

float monuments_best_step(const struct monuments_plan *p, int from)
{
    assert(from >= 0 && from < p->t->hexes);
    float best = -1.0F;
    for (uint64_t m = monuments_walk(p->t, p->s, from) & p->open; m;
         m = bits_rest(m)) {
        float worth = monuments_step_worth(p, from, bits_first(m));
        best = worth > best ? worth : best;
    }
    return best;
}
