/* train.c - the Train card: units, weapons, and where weapons go. */
#include "games/monuments/train.h"

#include "base/num.h"
#include "games/monuments/ground.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/units.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* After the three units. */
enum { TRAIN_WEAPON = PRICE_WEAPON - PRICE_UNIT };

static const uint8_t *cost_of(const struct monuments_table *t, int what)
{
    return what == TRAIN_WEAPON ? t->content.weapon.cost
                                : t->content.unit[what + 1].cost;
}

/* -- Who can be trained ---------------------------------------------------- */

/* MO-13.4: a navy needs open water beside the worker. */
static bool has_port(const struct monuments_table *t,
                     const struct monuments_waters *foes, int place)
{
    for (int i = 0; i < t->water_count[place]; i++) {
        if (!monuments_waters_has(t, foes, t->water[place][i]))
            return true;
    }
    return false;
}

/* MO-13.3, MO-5.2: workers on land hexes only. */
static uint64_t trainees(const struct monuments_table *t,
                         const struct monuments_state *s, int seat, int what)
{
    uint64_t among = monuments_worked(t, s, seat);
    uint64_t set = 0;
    struct monuments_waters foes;
    if (what != NAVY - ARMY)
        return among;
    monuments_foes_afloat(t, s, seat, &foes);
    for (uint64_t m = among & t->shore; m; m = bits_rest(m))
        set |= has_port(t, &foes, bits_first(m)) ? bits_bit(bits_first(m)) : 0;
    return set;
}

/* MO-13.5, MO-5.12: any own unarmed worker on the board; nobody holds two. */
static bool can_arm(const struct monuments_table *t,
                    const struct monuments_state *s, int seat)
{
    struct move_list l;
    l.count = 0;
    if (monuments_weapon_supply(t, s) == 0)
        return false;
    for (uint64_t m = s->workers[seat]; m; m = bits_rest(m)) {
        if (s->unarmed[bits_first(m)] > 0)
            return true;
    }
    monuments_offer_unarmed(t, s, seat, &l);
    return l.count > 0;
}

static bool can_choose(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int what)
{
    if (what == TRAIN_WEAPON)
        return can_arm(t, s, seat);
    return monuments_may_fight(t, s, seat)
           && monuments_unit_supply(t, s, seat, ARMY + what) > 0
           && trainees(t, s, seat, what) != 0;
}

static uint32_t payable_training(uint32_t affordable)
{
    return affordable >> PRICE_UNIT & ((2U << TRAIN_WEAPON) - 1);
}

bool monuments_can_train(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         const struct monuments_ground *g)
{
    assert(seat >= 0 && seat < t->seats);
    for (uint64_t m = payable_training(g->affordable); m; m = bits_rest(m)) {
        if (can_choose(t, s, seat, bits_first(m)))
            return true;
    }
    return false;
}

/* MO-13.2 */
void monuments_train_what_legal(const struct monuments_table *t,
                                const struct monuments_state *s, int seat,
                                struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_TRAIN_WHAT);
    uint32_t wealth = monuments_wealth(t, s, seat);
    for (uint64_t m = payable_training(monuments_affordable(t, wealth)); m;
         m = bits_rest(m)) {
        if (can_choose(t, s, seat, bits_first(m)))
            monuments_offer(out, seat, MOVE_WHAT, bits_first(m), 0);
    }
}

void monuments_train_what_apply(const struct monuments_table *t,
                                struct monuments_state *s, struct move m)
{
    (void)t;
    assert(monuments_stack_top(s) == NODE_TRAIN_WHAT);
    s->what = m.arg[0];
    monuments_pop(s);
    monuments_push(s, NODE_TRAIN_WORKER);
}

/* -- The worker ------------------------------------------------------------ */

static void offer_trainees(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           struct move_list *out)
{
    for (uint64_t m = trainees(t, s, seat, s->what); m; m = bits_rest(m)) {
        int p = bits_first(m);
        if (s->unarmed[p] > 0)
            monuments_offer(out, seat, MOVE_UNIT, t->id[p], UNARMED);
        if (s->armed[p] > 0)
            monuments_offer(out, seat, MOVE_UNIT, t->id[p], ARMED);
    }
}

void monuments_train_worker_legal(const struct monuments_table *t,
                                  const struct monuments_state *s, int seat,
                                  struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_TRAIN_WORKER);
    if (s->what != TRAIN_WEAPON) {
        offer_trainees(t, s, seat, out);
    } else {
        monuments_offer_unarmed(t, s, seat, out);
    }
}

static void pay_for_training(const struct monuments_table *t,
                             struct monuments_state *s)
{
    monuments_push(s, NODE_TRAINED);
    monuments_charge(t, s, cost_of(t, s->what), 0);
}

/* The spot of MOVE_HEX and MOVE_FROM_FERRY. */
static int weapon_spot(const struct monuments_table *t, struct move m)
{
    return m.kind == MOVE_FROM_FERRY ? monuments_ferry_spot(t, m.arg[0])
                                     : t->place[m.arg[0]];
}

void monuments_train_worker_apply(const struct monuments_table *t,
                                  struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_TRAIN_WORKER);
    monuments_pop(s);
    if (m.kind == MOVE_UNIT) {
        s->mover = t->place[m.arg[0]];
        s->mover_kind = m.arg[1];
    } else {
        s->mover = u8(weapon_spot(t, m));
        s->mover_kind = UNARMED;
    }
    if (s->what == NAVY - ARMY) {
        monuments_push(s, NODE_NAVY_HEX);
    } else {
        pay_for_training(t, s);
    }
}

void monuments_navy_hex_legal(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_NAVY_HEX);
    struct monuments_waters foes;
    monuments_foes_afloat(t, s, seat, &foes);
    for (int i = 0; i < t->water_count[s->mover]; i++) {
        int w = t->water[s->mover][i];
        if (!monuments_waters_has(t, &foes, w))
            monuments_offer(out, seat, MOVE_HEX, t->id[w], 0);
    }
}

void monuments_navy_hex_apply(const struct monuments_table *t,
                              struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_NAVY_HEX);
    s->site_at = t->place[m.arg[0]];
    monuments_pop(s);
    pay_for_training(t, s);
}

/* -- What comes of it ------------------------------------------------------ */

/* The worker stays where it is, aboard in its slot (MO-17.13). */
static void arm(const struct monuments_table *t, struct monuments_state *s,
                int spot)
{
    if (monuments_is_ferry(t, spot)) {
        int f = monuments_ferry_at(t, spot);
        s->ferry_unit[f][monuments_slot(s, f, UNARMED)] = ARMED;
    } else {
        s->unarmed[spot]--;
        s->armed[spot]++;
    }
}

/* MO-13.3: the worker returns to the supply, the unit is placed. MO-13.6: the
 * weapon that becomes free is handed out before the free one. */
void monuments_trained_run(const struct monuments_table *t,
                           struct monuments_state *s)
{
    if (s->what == TRAIN_WEAPON) {
        arm(t, s, s->mover);
        return;
    }
    bool navy = s->what == NAVY - ARMY;
    monuments_kill(t, s, s->turn, s->mover, s->mover_kind);
    monuments_put(t, s, s->turn, navy ? s->site_at : s->mover, ARMY + s->what);
    s->arms = s->turn;
    if (monuments_param(t, s, s->turn, PARAM_TRAIN_WEAPON) > 0)
        monuments_push(s, NODE_FREE_WEAPON);
    monuments_push(s, NODE_WEAPON);
}

/* MO-1.6: no weapon in the supply, no free weapon. */
void monuments_free_weapon_run(const struct monuments_table *t,
                               struct monuments_state *s)
{
    if (monuments_weapon_supply(t, s) == 0)
        return;
    s->freed = 1;
    monuments_push(s, NODE_WEAPON);
}

/* MO-13.7 */
void monuments_weapon_legal(const struct monuments_table *t,
                            const struct monuments_state *s, int seat,
                            struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_WEAPON);
    if (s->freed == 0)
        return;
    monuments_offer_unarmed(t, s, seat, out);
    monuments_offer(out, seat, MOVE_NONE, 0, 0);
}

void monuments_weapon_apply(const struct monuments_table *t,
                            struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_WEAPON);
    s->freed--;
    if (m.kind != MOVE_NONE)
        arm(t, s, weapon_spot(t, m));
    if (s->freed == 0)
        monuments_pop(s);
}
