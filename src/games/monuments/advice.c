/* advice.c - how promising the moves of a decision look, in points, by plan. */
#include "games/monuments/advice.h"

#include "games/monuments/amounts.h"
#include "games/monuments/appeal.h"
#include "games/monuments/build.h"
#include "games/monuments/offer.h"
#include "games/monuments/plan.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/wealth.h"

#include <assert.h>

static const struct monuments_weights *const w = &monuments_weights;

/* A card that is played is not in the hand for a while. */
static float hand_worth(float appeal)
{
    float worth = w->in_hand * appeal;
    return worth < w->in_hand_most ? worth : w->in_hand_most;
}

/* -- Cards ----------------------------------------------------------------- */

static void advise_turn(const struct monuments_plan *p,
                        const struct move_list *l, float worth[])
{
    float back = 0;
    uint64_t hand = p->s->hand[p->seat];
    for (int card = 0; card < MONUMENTS_CARDS; card++) {
        if (!(hand >> card & 1))
            back += hand_worth(monuments_appeal(p, card));
    }
    for (int i = 0; i < l->count; i++) {
        bool plays = l->move[i].kind == MOVE_PLAY;
        float appeal = plays ? monuments_appeal(p, l->move[i].arg[0]) : 0.0F;
        worth[i] = plays ? appeal - hand_worth(appeal) : back;
    }
}

float monuments_hand_worth(const struct monuments_plan *p)
{
    float worth = 0;
    for (uint64_t m = p->s->hand[p->seat]; m; m = bits_rest(m))
        worth += hand_worth(monuments_appeal(p, bits_first(m)));
    return worth;
}

/* -- Movement -------------------------------------------------------------- */

static float ferry_worth(const struct monuments_plan *p, int ferry)
{
    return p->s->ferry_owner[ferry] == p->seat ? w->voyage : -1.0F;
}

static float unit_worth(const struct monuments_plan *p, struct move m)
{
    int spot = monuments_spot_of(p->t, m.arg[0]);
    bool walks = m.arg[1] <= ARMED && !monuments_is_water(p->t, spot);
    if (m.kind == MOVE_STOP)
        return 0.1F;
    if (m.kind == MOVE_FERRY)
        return ferry_worth(p, m.arg[0]);
    if (!walks)
        return 0.2F;
    float best = monuments_best_step(p, spot);
    bool boards = monuments_must_sail(p) && (p->spare >> spot & 1)
                  && (p->docks >> spot & 1);
    return boards && best < w->voyage ? w->voyage : best;
}

/* Over the sea to land that no way leads to. */
static float sail_worth(const struct monuments_plan *p, int place)
{
    if (!monuments_is_water(p->t, place))
        return p->free >> place & 1 ? 2.0F * w->voyage : -1.0F;
    return w->voyage / (float)(1 + monuments_voyage(p, place));
}

static float step_worth(const struct monuments_plan *p, struct move m)
{
    int from = p->s->mover;
    int to = p->t->place[m.arg[0]];
    if (m.kind == MOVE_STOP)
        return 0.1F;
    if (m.kind == MOVE_BOARD) {
        return monuments_must_sail(p) && (p->spare >> from & 1) ? w->voyage
                                                                : -1.0F;
    }
    if (m.kind == MOVE_SAIL)
        return sail_worth(p, to);
    if (m.kind == MOVE_SHORE || monuments_is_water(p->t, from)
        || monuments_is_water(p->t, to))
        return -0.5F;
    return monuments_step_worth(p, from, to);
}

/* What lies where nobody of one's own is left should come along. */
static float carry_worth(const struct monuments_state *s, struct move m)
{
    bool left = !(s->workers[m.seat] >> s->carry_from & 1);
    return left == (m.kind != MOVE_NONE) ? 1.0F : 0.05F;
}

/* -- Building -------------------------------------------------------------- */

static int river_between(const struct monuments_table *t, int a, int b)
{
    int r = 0;
    while (t->river[r][0] != a || t->river[r][1] != b)
        r++;
    return r;
}

static float site_worth(const struct monuments_plan *p, struct move m)
{
    int place = p->t->place[m.arg[0]];
    int other = p->t->place[m.arg[1]];
    if (m.kind == MOVE_EDGE && monuments_is_water(p->t, other))
        return 6.0F / (float)(1 + monuments_voyage(p, other));
    if (m.kind == MOVE_EDGE) {
        int river = river_between(p->t, place, other);
        return p->crossings >> river & 1 ? 3.0F : 0.1F;
    }
    int here = monuments_workers_on(p->s, place);
    return p->s->what == TOWN && (p->towns >> place & 1) ? 0.1F
                                                         : (float)(1 + here);
}

static float what_worth(const struct monuments_plan *p, int what)
{
    return monuments_thing_worth(p, what)
           - monuments_cost_worth(p, monuments_thing_cost(p->t, what));
}

/* -- Resources ------------------------------------------------------------- */

static float gain(const struct monuments_plan *p, int type)
{
    return monuments_resource_worth(p, type,
                                    monuments_amount(p->wealth, type) + 1);
}

static float loss(const struct monuments_plan *p, int type)
{
    return monuments_resource_worth(p, type, monuments_amount(p->wealth, type));
}

static float give_worth(const struct monuments_plan *p, struct move m)
{
    float best = 0;
    for (int i = 0; i < MONUMENTS_TYPES; i++)
        best = gain(p, i) > best ? gain(p, i) : best;
    int rate = monuments_param(p->t, p->s, p->seat, PARAM_TRADE_RATE);
    return m.kind == MOVE_STOP ? 0.01F : best - (float)rate * loss(p, m.arg[0]);
}

/* -- Bonuses --------------------------------------------------------------- */

static float param_worth(int param)
{
    switch (param) {
    case PARAM_POPULATE_WORKERS:
        return 12.0F;
    case PARAM_WORKER_MOVE:
    case PARAM_LAND_REQUIRED:
        return 6.0F;
    case PARAM_PROD_HEXES:
    case PARAM_MOVE_UNITS:
    case PARAM_MONUMENT_DISCOUNT:
    case PARAM_SACRIFICE:
    case PARAM_POPULATE_MIN:
        return 4.0F;
    default:
        return 1.5F;
    }
}

static float effect_worth(const struct monuments_effect *e)
{
    switch ((enum monuments_effect_kind)e->kind) {
    case EFFECT_MOD:
        return param_worth(e->param);
    case EFFECT_VP:
        return (float)e->n;
    case EFFECT_VP_PER:
        return 3.0F;
    case EFFECT_RES:
        return (float)monuments_amounts_total(monuments_amounts(e->res));
    case EFFECT_WORKER:
        return 6.0F * (float)e->n;
    case EFFECT_UPGRADE:
        return 3.0F * (float)e->n;
    case EFFECT_BUILD:
        return 2.5F;
    case EFFECT_MILITARY:
    case EFFECT_UNLOCK:
    case MONUMENTS_EFFECT_KINDS:
        return 0.5F;
    }
    return 0.5F;
}

float monuments_common_worth(const struct monuments_table *t, int card)
{
    assert(card >= 0 && card < t->content.common_count);
    const struct monuments_common *c = &t->content.common[card];
    float worth = 0;
    for (int i = 0; i < c->effect_count; i++)
        worth += effect_worth(&c->effect[i]);
    return worth;
}

static float option_worth(const struct monuments_table *t,
                          const struct monuments_state *s, struct move m)
{
    const struct monuments_deck *deck = &t->content.deck[s->deck[m.seat]];
    const struct monuments_option *o =
        &deck->card[s->layers[m.seat] - 1].option[m.arg[0]];
    float worth = 0;
    for (int i = 0; i < o->effect_count; i++)
        worth += effect_worth(&o->effect[i]);
    return worth;
}

/* Those who can be spared go first. */
static float sacrifice_worth(const struct monuments_plan *p, struct move m)
{
    int spot = monuments_spot_of(p->t, m.arg[0]);
    if (monuments_is_ferry(p->t, spot))
        return 0.5F;
    return (p->spare >> spot & 1 ? 3.0F : 0.5F)
           + (m.arg[1] == UNARMED ? 0.2F : 0.0F);
}

/* -- Every node ------------------------------------------------------------ */

static float start_worth(const struct monuments_table *t, struct move m)
{
    uint64_t near = t->walk[t->home[m.seat]];
    return near >> t->place[m.arg[0]] & 1 ? 3.0F : 0.3F;
}

static float pay_worth(const struct monuments_table *t,
                       const struct monuments_state *s, struct move m)
{
    if (m.kind == MOVE_FROM_FERRY)
        return 0.5F;
    return (float)(1 + monuments_res_on(s, t->place[m.arg[0]]));
}

/* Nodes that need no plan. */
static float plain_worth(const struct monuments_table *t,
                         const struct monuments_state *s, struct move m)
{
    switch (monuments_stack_top(s)) {
    case NODE_START_RES:
        return start_worth(t, m);
    case NODE_CARRY:
        return carry_worth(s, m);
    case NODE_PAY:
        return pay_worth(t, s, m);
    case NODE_UPGRADE_CARD:
    case NODE_FREE_UPGRADE:
        return w->green[m.arg[0]];
    case NODE_COMMON:
        return monuments_common_worth(t, m.arg[0]);
    case NODE_PERSONAL:
        return option_worth(t, s, m);
    case NODE_KEEP:
        return (float)m.arg[1];
    default:
        return m.kind == MOVE_STOP || m.kind == MOVE_NONE ? 0.3F : 1.0F;
    }
}

#define ON(node) (UINT64_C(1) << (node))

static const uint64_t planned_nodes = ON(NODE_TURN) | ON(NODE_MOVE_UNIT)
                                      | ON(NODE_STEP) | ON(NODE_PROD_HEX)
                                      | ON(NODE_PROD_TYPE) | ON(NODE_TRADE_GIVE)
                                      | ON(NODE_TRADE_GET) | ON(NODE_DISCOUNT)
                                      | ON(NODE_BUILD_WHAT)
                                      | ON(NODE_BUILD_SITE)
                                      | ON(NODE_PLACE_BUILDING)
                                      | ON(NODE_SACRIFICE);

static float planned_worth(const struct monuments_plan *p, struct move m)
{
    switch (monuments_stack_top(p->s)) {
    case NODE_MOVE_UNIT:
        return unit_worth(p, m);
    case NODE_STEP:
        return step_worth(p, m);
    case NODE_PROD_HEX:
        return m.kind == MOVE_HEX
                   ? monuments_yield_worth(p, p->t->place[m.arg[0]])
                   : 0.0F;
    case NODE_BUILD_WHAT:
        return what_worth(p, m.arg[0]);
    case NODE_BUILD_SITE:
    case NODE_PLACE_BUILDING:
        return site_worth(p, m);
    case NODE_SACRIFICE:
        return sacrifice_worth(p, m);
    case NODE_TRADE_GIVE:
        return give_worth(p, m);
    default:
        return gain(p, m.arg[0]);
    }
}

/* What a move brings says how often it is tried. */
static float odds(float worth)
{
    float x = worth > 0 ? 0.02F + worth * worth : 0.02F / (1.0F - worth);
    return 1e-6F + x * x * x * x;
}

static void advise(const struct monuments_table *t,
                   const struct monuments_state *s,
                   const struct move_list *moves, float worth[])
{
    struct monuments_plan p;
    if (!(planned_nodes >> monuments_stack_top(s) & 1)) {
        for (int i = 0; i < moves->count; i++)
            worth[i] = plain_worth(t, s, moves->move[i]);
        return;
    }
    monuments_plan(t, s, moves->move[0].seat, &p);
    if (monuments_stack_top(s) == NODE_TURN) {
        advise_turn(&p, moves, worth);
        return;
    }
    for (int i = 0; i < moves->count; i++)
        worth[i] = planned_worth(&p, moves->move[i]);
}

void monuments_promise(const struct table *table, const struct state *state,
                       const struct move_list *moves,
                       float promise[GAME_MOVES_MAX])
{
    assert(moves->count > 0 && moves->count <= GAME_MOVES_MAX);
    advise(monuments_table(table), monuments(state), moves, promise);
    for (int i = 0; i < moves->count; i++)
        promise[i] = odds(promise[i]);
}
