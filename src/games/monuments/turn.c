/* turn.c - turns and rounds, and the stack that drives everything. */
#include "games/monuments/turn.h"

#include "base/num.h"
#include "games/monuments/attack.h"
#include "games/monuments/build.h"
#include "games/monuments/ground.h"
#include "games/monuments/monument.h"
#include "games/monuments/move.h"
#include "games/monuments/offer.h"
#include "games/monuments/populate.h"
#include "games/monuments/produce.h"
#include "games/monuments/quest.h"
#include "games/monuments/sites.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/trade.h"
#include "games/monuments/train.h"
#include "games/monuments/units.h"
#include "games/monuments/upgrade.h"
#include "games/monuments/wealth.h"

#include <assert.h>
#include <string.h>

/* -- Turns ----------------------------------------------------------------- */

void monuments_clear_action(const struct monuments_table *t,
                            struct monuments_state *s)
{
    (void)t;
    s->used = 0;
    s->ferries_moved = 0;
    s->card = s->what = s->drawn_pile = s->site_at = s->far_at = FIELD_NONE;
    s->left = s->acted = s->discount = s->steps = s->stepped = 0;
    memset(s->cost, 0, sizeof s->cost);
    s->mover = s->mover_kind = FIELD_NONE;
    s->carry_from = s->carry_to = FIELD_NONE;
    s->carry_slot = s->carry_left = 0;
    s->freed = s->option = s->effect = 0;
    s->arms = s->source = s->target = s->defender = s->loser = FIELD_NONE;
    s->dice = s->damage = s->group = 0;
    memset(s->pips, 0, sizeof s->pips);
    memset(s->moved_spot, FIELD_NONE, sizeof s->moved_spot);
    memset(s->moved_kind, FIELD_NONE, sizeof s->moved_kind);
    memset(s->attacker_spot, FIELD_NONE, sizeof s->attacker_spot);
    memset(s->attacker_kind, FIELD_NONE, sizeof s->attacker_kind);
}

/* MO-4.8, MO-4.9: the last round is played to its end. */
static bool round_is_last(const struct monuments_table *t,
                          const struct monuments_state *s)
{
    return s->last || s->round == t->content.limits.max_rounds;
}

/* MO-4.2: all quests, or those that may be fulfilled since they were looked at
 * in his last turn. */
static void look_first(const struct monuments_table *t,
                       struct monuments_state *s)
{
    bool all = s->disturbed >> s->turn & 1;
    monuments_complete(t, s, all ? UINT64_MAX : t->abroad);
    s->disturbed = u8(s->disturbed & ~(1 << s->turn));
}

/* MO-4.1: the next player, or the end. */
static void next_turn(const struct monuments_table *t,
                      struct monuments_state *s)
{
    monuments_clear_action(t, s);
    int next = s->turn + 1 == t->seats ? 0 : s->turn + 1;
    s->turn = s->round > 0 ? u8(next) : s->start;
    if (s->turn == s->start && s->round > 0 && round_is_last(t, s)) {
        monuments_push(s, NODE_OVER);
        return;
    }
    s->round = u8(s->round + (s->turn == s->start));
    monuments_push(s, NODE_TURN);
    look_first(t, s);
}

/* -- The node TURN --------------------------------------------------------- */

void monuments_survey(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct monuments_ground *out)
{
    assert(seat >= 0 && seat < t->seats);
    out->worked = monuments_worked(t, s, seat);
    out->roomy = monuments_roomy(t, s, out->worked);
    out->foes = monuments_foes(t, s, seat);
    out->walls = monuments_foes_built(t, s, seat);
    out->wealth = monuments_wealth(t, s, seat);
    out->affordable = monuments_affordable(t, out->wealth);
}

/* The cards that one pays with resources, and the others. */
static uint64_t buying_cards(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             const struct monuments_ground *g)
{
    uint64_t hand = s->hand[seat];
    uint64_t set = 0;
    if (hand >> CARD_UPGRADE & 1)
        set |= (uint64_t)monuments_can_upgrade(t, s, seat, g) << CARD_UPGRADE;
    if (hand >> CARD_BUILD & 1)
        set |= (uint64_t)monuments_can_build(t, s, seat, g) << CARD_BUILD;
    if (hand >> CARD_MONUMENT & 1) {
        set |= (uint64_t)monuments_can_raise(t, s, seat, g->wealth)
               << CARD_MONUMENT;
    }
    if (hand >> CARD_TRAIN & 1)
        set |= (uint64_t)monuments_can_train(t, s, seat, g) << CARD_TRAIN;
    if (hand >> CARD_TRADE & 1) {
        set |= (uint64_t)monuments_can_trade(t, s, seat, g->wealth)
               << CARD_TRADE;
    }
    return set;
}

static uint64_t other_cards(const struct monuments_table *t,
                            const struct monuments_state *s, int seat,
                            const struct monuments_ground *g)
{
    uint64_t hand = s->hand[seat];
    uint64_t set = 0;
    if (hand >> CARD_MOVE & 1)
        set |= (uint64_t)monuments_can_move(t, s, seat, g) << CARD_MOVE;
    if (hand >> CARD_PRODUCE & 1)
        set |= (uint64_t)monuments_can_produce(t, s, seat, g) << CARD_PRODUCE;
    if (hand >> CARD_POPULATE & 1)
        set |= (uint64_t)monuments_can_populate(t, s, seat) << CARD_POPULATE;
    if (hand >> CARD_ATTACK & 1)
        set |= (uint64_t)monuments_can_attack(t, s, seat, g) << CARD_ATTACK;
    if (s->pile[t->deck_of_layer[s->layers[seat]]] > 0)
        set |= hand & bits_bit(CARD_QUEST);
    return set;
}

/* MO-4.6: a card must have an effect; MO-4.7: so at least one of "up to n" is
 * done, and nodes offer to stop only when `acted` is set. */
uint64_t monuments_playable(const struct monuments_table *t,
                            const struct monuments_state *s, int seat)
{
    assert(seat >= 0 && seat < t->seats);
    struct monuments_ground g;
    monuments_survey(t, s, seat, &g);
    return buying_cards(t, s, seat, &g) | other_cards(t, s, seat, &g);
}

/* MO-4.3 */
void monuments_turn_legal(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_TURN);
    for (uint64_t m = monuments_playable(t, s, seat); m; m = bits_rest(m))
        monuments_offer(out, seat, MOVE_PLAY, bits_first(m), 0);
    monuments_offer(out, seat, MOVE_TAKE_BACK, 0, 0);
}

static void begin_action(const struct monuments_table *t,
                         struct monuments_state *s)
{
    int seat = s->turn;
    switch ((enum monuments_card)s->card) {
    case CARD_UPGRADE:
        monuments_push(s, NODE_UPGRADE_CARD);
        return;
    case CARD_MOVE:
        monuments_move_begin(t, s);
        return;
    case CARD_PRODUCE:
        s->left = u8(monuments_param(t, s, seat, PARAM_PROD_HEXES));
        monuments_push(s, NODE_PROD_HEX);
        return;
    case CARD_BUILD:
        monuments_push(s, NODE_BUILD_WHAT);
        return;
    case CARD_POPULATE:
        s->left = u8(monuments_param(t, s, seat, PARAM_POPULATE_PLACES));
        monuments_push(s, NODE_POP_TOWN);
        return;
    case CARD_MONUMENT:
        monuments_layer_begin(t, s);
        return;
    case CARD_TRAIN:
        monuments_push(s, NODE_TRAIN_WHAT);
        return;
    case CARD_ATTACK:
        monuments_push(s, NODE_TARGET);
        return;
    case CARD_QUEST:
        monuments_quest_begin(t, s);
        return;
    case CARD_TRADE:
        s->left = u8(monuments_param(t, s, seat, PARAM_TRADES));
        monuments_push(s, NODE_TRADE_GIVE);
        return;
    case MONUMENTS_CARDS:
        return;
    }
}

/* MO-4.4, MO-4.5: what is not in the hand lies on the discard pile. */
void monuments_turn_apply(const struct monuments_table *t,
                          struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_TURN);
    monuments_pop(s);
    if (m.kind == MOVE_TAKE_BACK) {
        s->hand[s->turn] = bits_bit(MONUMENTS_CARDS) - 1;
        return;
    }
    s->card = m.arg[0];
    assert(s->hand[s->turn] >> s->card & 1);
    s->hand[s->turn] &= ~bits_bit(s->card);
    begin_action(t, s);
}

/* -- The stack ------------------------------------------------------------- */

/* Quests that may have been fulfilled since they were looked at. */
struct progress {
    uint64_t quests;
};

static void look(const struct monuments_table *t, struct monuments_state *s,
                 struct progress *p)
{
    if (p->quests && s->round > 0)
        monuments_complete(t, s, p->quests);
    p->quests = 0;
}

/* Carries out a step that asks nobody; false if the top has to be asked. */
static bool run_step(const struct monuments_table *t, struct monuments_state *s,
                     struct progress *p)
{
    int top = monuments_stack_top(s);
    if (top == FIELD_NONE) {
        look(t, s, p);
        next_turn(t, s);
        return true;
    }
    if (top <= NODE_OVER)
        return false;
    monuments_pop(s);
    monuments_nodes[top].run(t, s);
    p->quests |= t->watch[top];
    return true;
}

/* MO-0.7: one option is taken without asking; none ends the node (MO-22.5), and
 * no move takes a decision back (MO-0.8). False if somebody has to decide: then
 * `l` holds what can be chosen. */
static bool run_forced(const struct monuments_table *t,
                       struct monuments_state *s, struct progress *p,
                       struct move_list *l)
{
    int top = monuments_stack_top(s);
    const struct monuments_node_row *node = &monuments_nodes[top];
    l->count = 0;
    node->legal(t, s, monuments_decider(t, s), l);
    if (l->count > 1)
        return false;
    if (l->count == 0) {
        monuments_pop(s);
    } else {
        node->apply(t, s, l->move[0]);
        p->quests |= t->watch[top];
    }
    return true;
}

/* MO-15.6: quests are looked at after every decision in the turn, but not
 * between a step and what it carries. The node TURN is asked whatever can be
 * chosen, so that is not listed. */
static void settle(const struct monuments_table *t, struct monuments_state *s,
                   struct progress *p, struct move_list *l)
{
    for (;;) {
        if (run_step(t, s, p))
            continue;
        int top = monuments_stack_top(s);
        if (top != NODE_CARRY)
            look(t, s, p);
        if (top == NODE_TURN || top == NODE_OVER || !run_forced(t, s, p, l))
            return;
    }
}

static void play(const struct monuments_table *t, struct monuments_state *s,
                 struct move m, struct move_list *l)
{
    assert(monuments_stack_top(s) < NODE_OVER);
    int top = monuments_stack_top(s);
    bool stops = m.kind == MOVE_STOP; /* which changes nothing on the board */
    struct progress p = {.quests = stops ? 0 : t->watch[top]};
    monuments_nodes[top].apply(t, s, m);
    settle(t, s, &p, l);
}

void monuments_apply(const struct monuments_table *t, struct monuments_state *s,
                     struct move m)
{
    struct move_list unused;
    play(t, s, m, &unused);
}

int monuments_advance(const struct monuments_table *t,
                      struct monuments_state *s, struct move m,
                      struct move_list *out)
{
    play(t, s, m, out);
    int top = monuments_stack_top(s);
    if (top == NODE_OVER)
        return SEAT_NOBODY;
    if (top == NODE_TURN) {
        out->count = 0;
        monuments_turn_legal(t, s, s->turn, out);
    }
    return monuments_decider(t, s);
}
