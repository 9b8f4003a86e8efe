/* count.c - everything that quests and points count (MO-20, MO-21). */
#include "games/monuments/count.h"

#include "games/monuments/amounts.h"
#include "games/monuments/ground.h"
#include "games/monuments/pieces.h"
#include "games/monuments/sites.h"
#include "games/monuments/spots.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/units.h"
#include "games/monuments/wealth.h"

#include <assert.h>
#include <limits.h>

/* What several counts ask for, worked out when the first of them asks. */
struct facts {
    const struct monuments_table *t;
    const struct monuments_state *s;
    int seat;
    bool has_land, has_wealth, has_foes;
    uint32_t wealth;
    uint64_t land, foes;
};

static uint64_t land_of(struct facts *f)
{
    if (!f->has_land)
        f->land = monuments_land(f->t, f->s, f->seat);
    f->has_land = true;
    return f->land;
}

static uint32_t wealth_of(struct facts *f)
{
    if (!f->has_wealth)
        f->wealth = monuments_wealth(f->t, f->s, f->seat);
    f->has_wealth = true;
    return f->wealth;
}

static uint64_t foes_of(struct facts *f)
{
    if (!f->has_foes)
        f->foes = monuments_foes(f->t, f->s, f->seat);
    f->has_foes = true;
    return f->foes;
}

static int list_length(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int kind)
{
    const uint8_t *list = s->unit[kind - ARMY][seat];
    int n = 0;
    while (n < t->unit_max[kind - ARMY] && list[n] != FIELD_NONE)
        n++;
    return n;
}

/* Passengers of a kind, on all ferries of the seat. */
static int aboard(const struct monuments_table *t,
                  const struct monuments_state *s, int seat, int kind)
{
    int n = 0;
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m)) {
        n += monuments_count(t, s, seat, monuments_ferry_spot(t, bits_first(m)),
                             kind);
    }
    return n;
}

static int armed_on_land(const struct monuments_state *s, int seat)
{
    int n = 0;
    for (uint64_t m = s->workers[seat]; m; m = bits_rest(m))
        n += s->armed[bits_first(m)];
    return n;
}

/* -- Area ------------------------------------------------------------------ */

static int water_controlled(const struct monuments_table *t,
                            const struct monuments_state *s, int seat)
{
    int n = 0;
    for (int kind = NAVY; kind <= AIRFORCE; kind++) {
        const uint8_t *list = s->unit[kind - ARMY][seat];
        for (int i = 0; i < list_length(t, s, seat, kind); i++) {
            bool again = i > 0 && list[i] == list[i - 1];
            bool both = kind == AIRFORCE
                        && monuments_count(t, s, seat, list[i], NAVY) > 0;
            n += monuments_is_water(t, list[i]) && !again && !both;
        }
    }
    return n;
}

/* MO-20.2 */
static int area(struct facts *f, int arg)
{
    const struct monuments_table *t = f->t;
    uint64_t land = arg == ARG_WATER ? 0 : land_of(f);
    if (arg == ARG_WATER)
        return water_controlled(t, f->s, f->seat);
    if (arg == ARG_ISLAND)
        return bits_count(land & t->island);
    if (arg == ARG_FOREIGN)
        return bits_count(land & t->foreign[f->seat]);
    if (arg == ARG_ANY)
        return bits_count(land);
    return bits_count(land & t->terrain[arg - ARG_FOREST]);
}

/* -- Resources ------------------------------------------------------------- */

/* MO-20.3 */
static int hex_max(const struct monuments_table *t,
                   const struct monuments_state *s, int seat, int arg)
{
    int most = 0;
    for (uint64_t m = monuments_worked(t, s, seat); m; m = bits_rest(m)) {
        int n = arg == ARG_RES ? monuments_res_on(s, bits_first(m))
                               : monuments_workers_on(s, bits_first(m));
        most = n > most ? n : most;
    }
    return most;
}

static int resources(struct facts *f, int arg)
{
    uint32_t sum = wealth_of(f);
    return arg == ARG_ANY ? monuments_amounts_total(sum)
                          : monuments_amount(sum, arg - ARG_WOOD);
}

/* -- Pieces ---------------------------------------------------------------- */

/* MO-20.4 */
static int units(const struct monuments_table *t,
                 const struct monuments_state *s, int seat, int arg)
{
    if (arg == ARG_WORKER)
        return monuments_workers_on_board(s, seat);
    if (arg == ARG_WEAPON)
        return armed_on_land(s, seat) + aboard(t, s, seat, ARMED);
    int armies = list_length(t, s, seat, ARMY) + aboard(t, s, seat, ARMY);
    if (arg == ARG_MILITARY) {
        return armies + list_length(t, s, seat, NAVY)
               + list_length(t, s, seat, AIRFORCE);
    }
    if (arg == ARG_ARMY)
        return armies;
    return list_length(t, s, seat, ARMY + arg - ARG_ARMY);
}

/* Working buildings of one type, each by itself. */
static int working(const struct monuments_state *s, int seat, int building,
                   uint64_t foes)
{
    const uint8_t *site = monuments_sites_of(s, seat, building);
    uint64_t broken = s->broken[seat] >> (building * MONUMENTS_PIECES);
    int n = 0;
    for (int i = 0; i < MONUMENTS_PIECES && site[i] != FIELD_NONE; i++)
        n += !(broken >> i & 1) && !(foes >> site[i] & 1);
    return n;
}

/* MO-20.5, MO-18.6. Nearly always all that were built work. */
static int buildings(struct facts *f, int arg)
{
    const struct monuments_state *s = f->s;
    int seat = f->seat;
    bool all = s->broken[seat] == 0
               && (foes_of(f) & monuments_built(s, seat)) == 0;
    int first = arg == ARG_ANY ? 0 : arg - ARG_FORT;
    int end = arg == ARG_ANY ? MONUMENTS_BUILDINGS : first + 1;
    int n = 0;
    for (int b = first; b < end; b++) {
        n += all ? monuments_building_total(s, seat, b)
                 : working(s, seat, b, foes_of(f));
    }
    return n;
}

/* MO-17.10: an empty ferry is controlled from its land or its water. */
static bool controls_ferry(const struct facts *f, uint64_t land, int ferry)
{
    int owner = f->s->ferry_owner[ferry];
    if (owner != FIELD_NONE)
        return owner == f->seat;
    return (land >> f->s->ferry_land[ferry] & 1)
           || monuments_controls_water(f->t, f->s, f->seat,
                                       f->s->ferry_water[ferry]);
}

/* MO-20.6 */
static int tokens(struct facts *f, int arg)
{
    const struct monuments_table *t = f->t;
    const struct monuments_state *s = f->s;
    uint64_t land = land_of(f);
    uint64_t set = 0;
    int n = 0;
    if (arg == ARG_BRIDGE) {
        for (uint64_t m = land; m && s->bridges; m = bits_rest(m))
            set |= t->rivers_at[bits_first(m)];
        return bits_count(set & s->bridges);
    }
    for (uint64_t m = s->ferries; m; m = bits_rest(m))
        n += controls_ferry(f, land, bits_first(m));
    return n;
}
/* MO-21.6: where a unit is decides what it is worth. */
static int airforce_power(const struct monuments_table *t,
                          const struct monuments_state *s, int seat)
{
    const uint8_t *list = s->unit[AIRFORCE - ARMY][seat];
    int n = 0;
    for (int i = 0; i < list_length(t, s, seat, AIRFORCE); i++)
        n += t->power[monuments_is_water(t, list[i])][AIRFORCE];
    return n;
}

static int ferry_power(const struct monuments_table *t,
                       const struct monuments_state *s, int seat)
{
    int n = 0;
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m))
        n += s->ferry_owner[bits_first(m)] == seat;
    return n * t->content.ferry.power_water
           + aboard(t, s, seat, ARMED) * t->power[1][ARMED]
           + aboard(t, s, seat, ARMY) * t->power[1][ARMY];
}

static int power(struct facts *f)
{
    const struct monuments_table *t = f->t;
    const struct monuments_state *s = f->s;
    int seat = f->seat;
    uint64_t foes = foes_of(f);
    int n = armed_on_land(s, seat) * t->power[0][ARMED]
            + list_length(t, s, seat, ARMY) * t->power[0][ARMY]
            + list_length(t, s, seat, NAVY) * t->power[1][NAVY]
            + airforce_power(t, s, seat);
    for (int b = 0; b < MONUMENTS_BUILDINGS; b++)
        n += working(s, seat, b, foes) * t->content.building[b].power;
    return n + (s->ferries ? ferry_power(t, s, seat) : 0);
}

static int quests_done(const struct monuments_table *t,
                       const struct monuments_state *s, int seat)
{
    int n = 0;
    for (int i = 0; i < t->content.quest_count; i++)
        n += s->where[i] == WHERE_DONE + seat;
    return n;
}

/* MO-20.1, MO-20.7. MO-21.4, MO-21.5: scoring counts the same things. */
static int tally(struct facts *f, int kind, int arg)
{
    const struct monuments_table *t = f->t;
    const struct monuments_state *s = f->s;
    int seat = f->seat;
    switch ((enum monuments_condition_kind)kind) {
    case COUNT_AREA:
        return area(f, arg);
    case COUNT_RES:
        return resources(f, arg);
    case COUNT_UNIT:
        return units(t, s, seat, arg);
    case COUNT_BUILDING:
        return buildings(f, arg);
    case COUNT_TOKEN:
        return tokens(f, arg);
    case COUNT_HEX_MAX:
        return hex_max(t, s, seat, arg);
    case COUNT_POWER:
        return power(f);
    case COUNT_UPGRADES:
        return bits_count(s->green[seat]);
    case COUNT_LAYERS:
        return s->layers[seat];
    case COUNT_BATTLES:
        return s->battles[seat];
    case COUNT_QUESTS:
        return quests_done(t, s, seat);
    case MONUMENTS_COUNTS:
        return 0;
    }
    return 0;
}

int monuments_tally(const struct monuments_table *t,
                    const struct monuments_state *s, int seat, int kind,
                    int arg)
{
    assert(seat >= 0 && seat < t->seats);
    assert(kind >= 0 && kind < MONUMENTS_COUNTS);
    assert(arg >= 0 && arg < MONUMENTS_ARGS);
    struct facts f = {.t = t, .s = s, .seat = seat};
    return tally(&f, kind, arg);
}

/* What a count cannot exceed, where that is quickly said. */
static int ceiling(const struct facts *f, const struct monuments_condition *c)
{
    const struct monuments_state *s = f->s;
    if (c->kind == COUNT_TOKEN)
        return bits_count(c->arg == ARG_BRIDGE ? s->bridges : s->ferries);
    if (c->kind == COUNT_BUILDING && c->arg != ARG_ANY)
        return monuments_building_total(s, f->seat, c->arg - ARG_FORT);
    return INT_MAX;
}

/* MO-15.5: all conditions at the same moment; MO-15.4: whatever the deck. */
static bool is_fulfilled(struct facts *f, int quest)
{
    const struct monuments_condition *wants = f->t->wants[quest];
    int count = f->t->content.quest[quest].condition_count;
    for (int i = 0; i < count; i++) {
        const struct monuments_condition *c = &wants[i];
        if (ceiling(f, c) < c->n || tally(f, c->kind, c->arg) < c->n)
            return false;
    }
    return true;
}

uint64_t monuments_fulfilled(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             uint64_t quests)
{
    assert(seat >= 0 && seat < t->seats);
    struct facts f = {.t = t, .s = s, .seat = seat};
    uint64_t set = 0;
    for (uint64_t m = quests; m; m = bits_rest(m)) {
        int i = bits_first(m);
        set |= is_fulfilled(&f, i) ? bits_bit(i) : 0;
    }
    return set;
}

/* MO-19.3 */
int monuments_item(const struct monuments_table *t,
                   const struct monuments_state *s, int seat, int item)
{
    assert(item >= 0 && item < MONUMENTS_ITEMS);
    /* clang-format off */
    static const struct {
        uint8_t kind, arg;
    } counts[MONUMENTS_ITEMS] = {
        [ITEM_LAYERS]    = {COUNT_LAYERS, ARG_ANY},
        [ITEM_RESOURCES] = {COUNT_RES, ARG_ANY},
        [ITEM_WORKERS]   = {COUNT_UNIT, ARG_WORKER},
        [ITEM_LAND]      = {COUNT_AREA, ARG_ANY},
        [ITEM_POWER]     = {COUNT_POWER, ARG_ANY},
        [ITEM_UPGRADES]  = {COUNT_UPGRADES, ARG_ANY},
        [ITEM_QUESTS]    = {COUNT_QUESTS, ARG_ANY},
        [ITEM_ISLANDS]   = {COUNT_AREA, ARG_ISLAND},
        [ITEM_BUILDINGS] = {COUNT_BUILDING, ARG_ANY},
    };
    /* clang-format on */
    return monuments_tally(t, s, seat, counts[item].kind, counts[item].arg);
}
