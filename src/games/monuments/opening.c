/* opening.c - from the empty board to the first turn (MO-3). */
#include "games/monuments/opening.h"

#include "base/num.h"
#include "games/monuments/amounts.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/quest.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/turn.h"
#include "games/monuments/wealth.h"

#include <assert.h>
#include <string.h>

static void begin_seat(const struct monuments_table *t,
                       struct monuments_state *s, int seat)
{
    s->score_card[seat] = FIELD_NONE;
    s->ability[seat] = FIELD_NONE;
    s->deck[seat] = FIELD_NONE;
    s->hand[seat] = bits_bit(MONUMENTS_CARDS) - 1; /* MO-3.6 */
    memset(s->site[seat], FIELD_NONE, sizeof s->site[seat]);
    memset(s->dealt[seat], FIELD_NONE, sizeof s->dealt[seat]);
    for (int k = 0; k < MONUMENTS_LISTED; k++)
        memset(s->unit[k][seat], FIELD_NONE, t->unit_max[k]);
    for (int i = 0; i < t->content.limits.start_workers; i++)
        monuments_put(t, s, seat, t->home[seat], UNARMED); /* MO-3.8 */
}

/* MO-3.4: cards for more players stay in the box. */
static void begin_quests(const struct monuments_table *t,
                         struct monuments_state *s)
{
    for (int i = 0; i < t->content.quest_count; i++) {
        const struct monuments_quest *q = &t->content.quest[i];
        bool used = q->min_players <= t->seats;
        s->where[i] = used ? WHERE_DECK : WHERE_BOX;
        s->pile[q->deck] = u8(s->pile[q->deck] + used);
    }
}

static void begin_ferries(const struct monuments_table *t,
                          struct monuments_state *s)
{
    for (int f = 0; f < t->ferries; f++)
        monuments_ferry_remove(s, f);
}

void monuments_begin(const struct monuments_table *t, struct monuments_state *s)
{
    assert(t->seats > 0 && t->seats <= MONUMENTS_SEATS);
    memset(s, 0, sizeof *s);
    for (int i = 0; i < t->seats; i++)
        begin_seat(t, s, i);
    begin_quests(t, s);
    begin_ferries(t, s);
    memset(s->stack, FIELD_NONE, sizeof s->stack);
    s->disturbed = u8((1 << t->seats) - 1);
    monuments_clear_action(t, s);
    monuments_push(s, t->start == FIELD_NONE ? NODE_START : NODE_DEAL);
    s->left = t->content.limits.start_resources;
    s->start = t->start;
    s->turn = t->start == FIELD_NONE ? 0 : t->start;
}

/* The steps of the set-up follow each other as their nodes do (MO-3.9). */
static void next_step(struct monuments_state *s)
{
    int done = monuments_stack_top(s);
    monuments_pop(s);
    if (done < NODE_START_RES)
        monuments_push(s, (enum monuments_node)(done + 1));
}

/* -- The start player ------------------------------------------------------ */

/* MO-3.3 */
void monuments_start_legal(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           struct move_list *out)
{
    (void)s;
    assert(monuments_stack_top(s) == NODE_START);
    for (int i = 0; i < t->seats; i++)
        monuments_offer(out, seat, MOVE_START, i, 0);
}

void monuments_start_apply(const struct monuments_table *t,
                           struct monuments_state *s, struct move m)
{
    (void)t;
    assert(monuments_stack_top(s) == NODE_START);
    s->start = m.arg[0];
    s->turn = m.arg[0];
    next_step(s);
}

/* -- Starting quests (MO-3.9) ---------------------------------------------- */

int monuments_dealt_seat(const struct monuments_table *t,
                         const struct monuments_state *s)
{
    int seat = 0;
    while (seat < t->seats
           && monuments_drawn_count(s, seat) == t->content.limits.start_quests)
        seat++;
    return seat;
}

void monuments_deal_legal(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_DEAL);
    int to = monuments_dealt_seat(t, s);
    for (uint64_t m = to < t->seats ? t->in_deck[0] : 0; m; m = bits_rest(m)) {
        if (s->where[bits_first(m)] == WHERE_DECK)
            monuments_offer(out, seat, MOVE_DRAW, bits_first(m), to);
    }
}

void monuments_deal_apply(const struct monuments_table *t,
                          struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_DEAL);
    assert(s->where[m.arg[0]] == WHERE_DECK && s->pile[0] > 0);
    int seat = m.arg[1];
    s->dealt[seat][monuments_drawn_count(s, seat)] = m.arg[0];
    s->where[m.arg[0]] = u8(WHERE_HELD + seat);
    s->pile[0]--;
    if (monuments_dealt_seat(t, s) == t->seats)
        next_step(s);
}

void monuments_start_quest_legal(const struct monuments_table *t,
                                 const struct monuments_state *s, int seat,
                                 struct move_list *out)
{
    (void)t;
    assert(monuments_stack_top(s) == NODE_START_QUEST);
    for (int i = 0; i < monuments_drawn_count(s, seat); i++)
        monuments_offer(out, seat, MOVE_CHOOSE, i, 0);
}

static void pass_on(const struct monuments_table *t, struct monuments_state *s)
{
    s->turn = u8(s->turn + 1 == t->seats ? 0 : s->turn + 1);
    if (s->turn == s->start)
        next_step(s);
}

void monuments_start_quest_apply(const struct monuments_table *t,
                                 struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_START_QUEST);
    int seat = s->turn;
    int drawn = monuments_drawn_count(s, seat);
    for (int i = 0; i < drawn; i++) {
        bool kept = i == m.arg[0];
        s->where[s->dealt[seat][i]] = u8((kept ? WHERE_OPEN : WHERE_DROPPED)
                                         + seat);
        s->dealt[seat][i] = FIELD_NONE;
    }
    s->quests[seat][0]++;
    pass_on(t, s);
}

/* -- Three deals (MO-3.5) -------------------------------------------------- */

static int first_without(const struct monuments_table *t, const uint8_t *row)
{
    int seat = 0;
    while (seat < t->seats && row[seat] != FIELD_NONE)
        seat++;
    return seat;
}

static bool is_dealt(const struct monuments_table *t, const uint8_t *row,
                     int card)
{
    for (int i = 0; i < t->seats; i++) {
        if (row[i] == card)
            return true;
    }
    return false;
}

/* Offers what nobody has yet to the first seat that has none. */
static void offer_deal(const struct monuments_table *t, const uint8_t *row,
                       int count, enum monuments_move kind,
                       struct move_list *out)
{
    int seat = first_without(t, row);
    for (int i = 0; seat < t->seats && i < count; i++) {
        if (!is_dealt(t, row, i))
            monuments_offer(out, SEAT_CHANCE, kind, seat, i);
    }
}

static void deal(const struct monuments_table *t, struct monuments_state *s,
                 uint8_t *row, struct move m)
{
    row[m.arg[0]] = m.arg[1];
    if (first_without(t, row) == t->seats)
        next_step(s);
}

void monuments_score_card_legal(const struct monuments_table *t,
                                const struct monuments_state *s, int seat,
                                struct move_list *out)
{
    (void)seat;
    assert(monuments_stack_top(s) == NODE_SCORE_CARD);
    offer_deal(t, s->score_card, t->content.score_card_count, MOVE_SCORE_CARD,
               out);
}

void monuments_score_card_apply(const struct monuments_table *t,
                                struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_SCORE_CARD);
    deal(t, s, s->score_card, m);
}

void monuments_ability_legal(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct move_list *out)
{
    (void)seat;
    assert(monuments_stack_top(s) == NODE_ABILITY);
    offer_deal(t, s->ability, MONUMENTS_ABILITIES, MOVE_ABILITY, out);
}

/* MO-3.8: the horses stand with the workers. */
void monuments_ability_apply(const struct monuments_table *t,
                             struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_ABILITY);
    int seat = m.arg[0];
    deal(t, s, s->ability, m);
    for (int i = 0; m.arg[1] == RIDERS && i < t->content.supplies.horse; i++)
        monuments_put(t, s, seat, t->home[seat], HORSE);
}

void monuments_deck_legal(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct move_list *out)
{
    (void)seat;
    assert(monuments_stack_top(s) == NODE_DECK);
    offer_deal(t, s->deck, t->content.deck_count, MOVE_DECK, out);
}

/* MO-3.7: what the set-up card does not name is locked. */
void monuments_deck_apply(const struct monuments_table *t,
                          struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_DECK);
    const struct monuments_supplies *all = &t->content.supplies;
    const uint8_t *available = t->content.deck[m.arg[1]].available;
    for (int i = 0; i < MONUMENTS_LOCKABLE; i++) {
        int total = i < LOCK_ARMY ? all->building[i]
                                  : all->military[i - LOCK_ARMY];
        s->locked[m.arg[0]][i] = u8(total - available[i]);
    }
    deal(t, s, s->deck, m);
}

/* -- Starting resources (MO-3.10) ------------------------------------------ */

void monuments_start_res_legal(const struct monuments_table *t,
                               const struct monuments_state *s, int seat,
                               struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_START_RES);
    uint32_t supply = monuments_supply(t, s);
    uint64_t among = 0;
    for (int i = 0; i < MONUMENTS_TYPES; i++)
        among |= monuments_amount(supply, i) > 0 ? t->terrain[i] : 0;
    if (s->left > 0)
        monuments_offer_hexes(t, monuments_roomy(t, s, among), seat, out);
}

void monuments_start_res_apply(const struct monuments_table *t,
                               struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_START_RES);
    int place = t->place[m.arg[0]];
    int type = 0;
    while (!(t->terrain[type] >> place & 1))
        type++;
    monuments_amounts_add(s->res[place], type, 1);
    s->left--;
    if (s->left > 0)
        return;
    s->left = t->content.limits.start_resources;
    pass_on(t, s);
}
