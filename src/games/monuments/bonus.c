/* bonus.c - the options of personal cards, effect by effect (MO-19). Effects
 * that change parameters or give points only lie there: wealth.c and score.c
 * read them. */
#include "games/monuments/bonus.h"

#include "base/num.h"
#include "games/monuments/amounts.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/sites.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/wealth.h"

#include <assert.h>
#include <string.h>

static const struct monuments_personal_card *card_of(
    const struct monuments_table *t, const struct monuments_state *s)
{
    return &t->content.deck[s->deck[s->turn]].card[s->layers[s->turn] - 1];
}

/* MO-12.8 */
void monuments_personal_legal(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_PERSONAL);
    int count = s->deck[seat] == FIELD_NONE ? 0 : card_of(t, s)->option_count;
    for (int i = 0; i < count; i++)
        monuments_offer(out, seat, MOVE_OPTION, i, 0);
}

void monuments_personal_apply(const struct monuments_table *t,
                              struct monuments_state *s, struct move m)
{
    (void)t;
    assert(monuments_stack_top(s) == NODE_PERSONAL);
    s->option = m.arg[0];
    s->effect = 0;
    monuments_pop(s);
    monuments_push(s, NODE_EFFECT);
}

/* MO-19.7: as many as are still locked. */
static void unlock(struct monuments_state *s, const struct monuments_effect *e)
{
    uint8_t *locked = s->locked[s->turn];
    for (int i = 0; i < MONUMENTS_LOCKABLE; i++)
        locked[i] = locked[i] > e->pieces[i] ? u8(locked[i] - e->pieces[i]) : 0;
}

static void start_effect(struct monuments_state *s,
                         const struct monuments_effect *e)
{
    switch ((enum monuments_effect_kind)e->kind) {
    case EFFECT_RES:
        memcpy(s->cost, e->res, sizeof s->cost);
        monuments_push(s, NODE_PLACE_RES);
        return;
    case EFFECT_WORKER:
        s->left = e->n;
        monuments_push(s, NODE_PLACE_WORKER);
        return;
    case EFFECT_BUILD:
        s->what = e->type;
        monuments_push(s, NODE_PLACE_BUILDING);
        return;
    case EFFECT_UNLOCK:
        unlock(s, e);
        return;
    case EFFECT_UPGRADE:
        s->left = e->n;
        monuments_push(s, NODE_FREE_UPGRADE);
        return;
    case EFFECT_MILITARY:
    case EFFECT_MOD:
    case EFFECT_VP:
    case EFFECT_VP_PER:
    case MONUMENTS_EFFECT_KINDS:
        return;
    }
}

void monuments_effect_run(const struct monuments_table *t,
                          struct monuments_state *s)
{
    assert(s->turn < t->seats);
    const struct monuments_option *o = &card_of(t, s)->option[s->option];
    if (s->effect >= o->effect_count)
        return;
    const struct monuments_effect *e = &o->effect[s->effect];
    s->effect++;
    monuments_push(s, NODE_EFFECT);
    start_effect(s, e);
}

/* MO-19.4: matching terrain, an own worker, room, and a token in the supply;
 * what has none of these is lost. */
static uint64_t homes_of(const struct monuments_table *t,
                         const struct monuments_state *s, int seat, int type)
{
    if (s->cost[type] == 0
        || monuments_amount(monuments_supply(t, s), type) == 0)
        return 0;
    return monuments_roomy(t, s, t->terrain[type] & s->workers[seat]);
}

void monuments_place_res_legal(const struct monuments_table *t,
                               const struct monuments_state *s, int seat,
                               struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_PLACE_RES);
    uint64_t set = 0;
    for (int i = 0; set == 0 && i < MONUMENTS_TYPES; i++)
        set = homes_of(t, s, seat, i);
    monuments_offer_hexes(t, set, seat, out);
}

void monuments_place_res_apply(const struct monuments_table *t,
                               struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_PLACE_RES);
    int place = t->place[m.arg[0]];
    int type = 0;
    while (!(t->terrain[type] >> place & 1))
        type++;
    for (int i = 0; i < type; i++)
        s->cost[i] = 0;
    monuments_amounts_add(s->cost, type, -1);
    monuments_amounts_add(s->res[place], type, 1);
}

/* MO-19.5: in a town, else on the monument hex. */
void monuments_place_worker_legal(const struct monuments_table *t,
                                  const struct monuments_state *s, int seat,
                                  struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_PLACE_WORKER);
    uint64_t towns = monuments_working(t, s, seat, TOWN);
    if (s->left == 0 || monuments_worker_supply(t, s, seat) == 0)
        return;
    monuments_offer_hexes(t, towns ? towns : bits_bit(t->home[seat]), seat,
                          out);
}

void monuments_place_worker_apply(const struct monuments_table *t,
                                  struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_PLACE_WORKER);
    monuments_put(t, s, s->turn, t->place[m.arg[0]], UNARMED);
    monuments_count_down(s);
}
