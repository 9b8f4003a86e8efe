/* deeds.c - what is done with a place, a unit, a resource or a piece, by the node
 * that asks for it. */
#include "games/monuments/deeds.h"

#include "games/monuments/amounts.h"
#include "games/monuments/attack.h"
#include "games/monuments/build.h"
#include "games/monuments/content.h"
#include "games/monuments/kinds.h"
#include "games/monuments/nodes.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/produce.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/things.h"
#include "games/monuments/wealth.h"

static int least(int a, int b)
{
    return a < b ? a : b;
}

static const char *key_of_node(const struct monuments_state *s)
{
    /* clang-format off */
    static const char *const keys[MONUMENTS_NODES] = {
        [NODE_START_RES]    = "place-start",   [NODE_DISCOUNT]     = "save",
        [NODE_PAY]          = "pay-from",      [NODE_MOVE_UNIT]    = "move-unit",
        [NODE_CARRY]        = "carry",         [NODE_PROD_HEX]     = "produce-on",
        [NODE_PROD_TYPE]    = "produce-type",  [NODE_BUILD_SITE]   = "build-on",
        [NODE_POP_TOWN]     = "populate",      [NODE_SACRIFICE]    = "sacrifice",
        [NODE_WEAPON]       = "arm",           [NODE_PLACE_RES]    = "place-resource",
        [NODE_PLACE_WORKER] = "place-worker",  [NODE_PLACE_BUILDING] = "build-on",
        [NODE_TRAIN_WORKER] = "train-worker",  [NODE_NAVY_HEX]     = "launch",
        [NODE_TARGET]       = "attack-around", [NODE_ATTACKER]     = "attack-with",
        [NODE_RETREAT]      = "retreat",       [NODE_OCCUPY]       = "occupy",
        [NODE_TRADE_GIVE]   = "trade-give",    [NODE_TRADE_GET]    = "trade-get",
        [NODE_TRADE_PLACE]  = "trade-place",
    };
    /* clang-format on */
    int node = monuments_stack_top(s);
    bool repairs = node == NODE_BUILD_SITE && s->what >= BUILD_REPAIR;
    return repairs ? "repair-on" : keys[node];
}

/* -- Places ---------------------------------------------------------------- */

/* MO-9.4: with a workshop, what it makes is chosen next. */
static void add_gain(const struct monuments_table *t,
                     const struct monuments_state *s, struct move m,
                     struct fact *f)
{
    int place = t->place[m.arg[0]];
    int type = t->content.hex[m.arg[0]].terrain;
    bool is_open = monuments_chooses_type(s, m.seat, place);
    int n = is_open ? 0 : monuments_produced(t, s, m.seat, place, type);
    monuments_add_amounts("gain", (uint32_t)n << (8 * type), f);
}

/* The resource that is placed or paid. */
static int type_placed(const struct monuments_table *t,
                       const struct monuments_state *s, struct move m)
{
    int node = monuments_stack_top(s);
    if (node == NODE_PAY)
        return bits_first(monuments_amounts(s->cost)) / 8; /* MO-6.6 */
    return node == NODE_TRADE_PLACE ? s->what
                                    : t->content.hex[m.arg[0]].terrain;
}

/* What belongs to a place besides. */
static void add_purpose(const struct monuments_table *t,
                        const struct monuments_state *s, struct move m,
                        struct fact *f)
{
    int node = monuments_stack_top(s);
    if (node == NODE_PAY || node == NODE_START_RES || node == NODE_PLACE_RES
        || node == NODE_TRADE_PLACE) {
        fact_word(f, "type", monuments_type_words[type_placed(t, s, m)]);
    } else if (node == NODE_PROD_HEX) {
        add_gain(t, s, m, f);
    } else if (node == NODE_BUILD_SITE || node == NODE_PLACE_BUILDING) {
        fact_word(f, "what", monuments_building_name(s->what));
    } else if (node == NODE_POP_TOWN) {
        fact_number(f, "n",
                    least(monuments_param(t, s, m.seat, PARAM_POPULATE_WORKERS),
                          monuments_worker_supply(t, s, m.seat)));
    } else if (node == NODE_TARGET) {
        monuments_add_seat(t, "against",
                           monuments_defender(t, s, t->place[m.arg[0]]), f);
    } else if (node == NODE_RETREAT) {
        monuments_add_spot(t, "from", t->id[s->target], f);
    }
}

static void tell_place(const struct monuments_table *t,
                       const struct monuments_state *s, struct move m, int id,
                       struct fact *f)
{
    int place = id < MONUMENTS_FERRY_ID ? t->place[id] : FIELD_NONE;
    bool is_dry = place != FIELD_NONE && !monuments_is_water(t, place);
    fact_begin(f, key_of_node(s));
    monuments_add_spot(t, "at", id, f);
    monuments_add_amounts("holds",
                          is_dry ? monuments_amounts(s->res[place]) : 0, f);
    add_purpose(t, s, m, f);
}

/* MO-10.4, MO-10.5: a bridge or a ferry. */
static void tell_edge(const struct monuments_table *t,
                      const struct monuments_state *s, struct move m,
                      struct fact *f)
{
    fact_begin(f, "build-on");
    fact_open(f, "at", "edge");
    monuments_add_spot(t, "from", m.arg[0], f);
    monuments_add_spot(t, "to", m.arg[1], f);
    fact_close(f);
    monuments_add_amounts("holds", 0, f);
    fact_word(f, "what", monuments_building_name(s->what));
}

/* -- Units and resources --------------------------------------------------- */

static void tell_unit(const struct monuments_table *t,
                      const struct monuments_state *s, int id, int kind,
                      struct fact *f)
{
    int node = monuments_stack_top(s);
    bool any = node == NODE_MOVE_UNIT || node == NODE_OCCUPY;
    fact_begin(f, key_of_node(s));
    monuments_add_unit(t, any ? "what" : "unit", id, kind, f);
    if (node == NODE_TRAIN_WORKER)
        fact_word(f, "into", monuments_training_name(s->what));
    if (node == NODE_OCCUPY)
        monuments_add_spot(t, "to", t->id[s->target], f);
}

static void tell_ferry(const struct monuments_table *t,
                       const struct monuments_state *s, int ferry,
                       struct fact *f)
{
    fact_begin(f, key_of_node(s));
    fact_numbered(f, "what", "ferry", ferry);
    if (monuments_stack_top(s) == NODE_OCCUPY)
        monuments_add_spot(t, "to", t->id[s->target], f);
}

/* MO-9.4: so much of the kind that is chosen, and where. */
static void add_made(const struct monuments_table *t,
                     const struct monuments_state *s, struct move m,
                     struct fact *f)
{
    int n = monuments_produced(t, s, m.seat, s->site_at, m.arg[0]);
    monuments_add_spot(t, "at", t->id[s->site_at], f);
    monuments_add_amounts("gain", (uint32_t)n << (8 * m.arg[0]), f);
}

static void tell_type(const struct monuments_table *t,
                      const struct monuments_state *s, struct move m,
                      struct fact *f)
{
    int node = monuments_stack_top(s);
    fact_begin(f, key_of_node(s));
    fact_word(f, "type", monuments_type_words[m.arg[0]]);
    if (node == NODE_PROD_TYPE)
        add_made(t, s, m, f);
    if (node == NODE_TRADE_GIVE)
        fact_number(f, "n", monuments_param(t, s, m.seat, PARAM_TRADE_RATE));
    if (node == NODE_CARRY)
        monuments_add_spot(t, "to", monuments_spot_id(t, s->carry_to), f);
}

/* -- Pieces ---------------------------------------------------------------- */

static void tell_what(const struct monuments_table *t,
                      const struct monuments_state *s, int what, struct fact *f)
{
    const uint8_t *cost = monuments_thing_cost(t, what);
    if (monuments_stack_top(s) != NODE_TRAIN_WHAT) {
        fact_begin(f, what >= BUILD_REPAIR ? "repair" : "build");
        fact_word(f, "what", monuments_building_name(what));
    } else if (what + ARMY <= AIRFORCE) {
        fact_begin(f, "train");
        fact_word(f, "kind", monuments_training_name(what));
        cost = t->price[PRICE_UNIT + what];
    } else {
        fact_begin(f, "forge");
        cost = t->price[PRICE_WEAPON];
    }
    monuments_add_amounts("cost", monuments_amounts(cost), f);
}

/* MO-11.3 */
static void tell_rescue(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        struct fact *f)
{
    int missing = t->content.limits.rescue_below
                  - monuments_workers_on_board(s, seat);
    fact_begin(f, "rescue");
    monuments_add_spot(t, "at", t->id[t->home[seat]], f);
    fact_number(f, "n", least(missing, monuments_worker_supply(t, s, seat)));
}

/* -- All of them ----------------------------------------------------------- */

bool monuments_tell_deed(const struct monuments_table *t,
                         const struct monuments_state *s, struct move m,
                         struct fact *f)
{
    bool aboard = m.kind == MOVE_FROM_FERRY;
    int id = aboard ? MONUMENTS_FERRY_ID + m.arg[0] : m.arg[0];
    if (m.kind == MOVE_TYPE) {
        tell_type(t, s, m, f);
    } else if (m.kind == MOVE_UNIT) {
        tell_unit(t, s, id, m.arg[1], f);
    } else if (m.kind == MOVE_FERRY) {
        tell_ferry(t, s, m.arg[0], f);
    } else if (m.kind == MOVE_EDGE) {
        tell_edge(t, s, m, f);
    } else if (m.kind == MOVE_WHAT) {
        tell_what(t, s, m.arg[0], f);
    } else if (m.kind == MOVE_RESCUE) {
        tell_rescue(t, s, m.seat, f);
    } else if (m.kind != MOVE_HEX && !aboard) {
        return false;
    } else if (monuments_stack_top(s) == NODE_TRAIN_WORKER) {
        tell_unit(t, s, id, UNARMED, f); /* MO-13.7 */
    } else {
        tell_place(t, s, m, id, f);
    }
    return true;
}
