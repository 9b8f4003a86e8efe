/* turn.c - the course of the game: a card is drawn, then a player decides. */
#include "games/newgame/state.h"

#include <string.h>

/* NG-1.1, NG-1.2 */
void newgame_begin(const struct table *table, struct state *state)
{
    const struct newgame_table *t = newgame_table(table);
    struct newgame_state *s = newgame_state_mut(state);
    memset(s, 0, sizeof *s);
    s->card = FIELD_NONE;
    for (int r = 0; r < t->content.region_count; r++)
        s->cards[r] = t->content.regions[r].cards;
    for (int i = 0; i < t->seats; i++)
        s->coins[i] = t->content.start_coins;
}

seat_set newgame_to_act(const struct table *t, const struct state *state)
{
    const struct newgame_state *s = newgame_state(state);
    (void)t;
    switch ((enum newgame_phase)s->phase) {
    case PHASE_DRAW:
        return 1U << SEAT_CHANCE;
    case PHASE_DECIDE:
        return 1U << s->turn;
    case PHASE_OVER:
    case NEWGAME_PHASES:
        return 0;
    }
    return 0;
}

/* -- What is allowed ------------------------------------------------------- */

static void draw_moves(const struct newgame_state *s, struct move_list *out)
{
    for (int r = 0; r < NEWGAME_REGIONS; r++) {
        if (s->cards[r] > 0)
            move_list_add(out, move_of(SEAT_CHANCE, MOVE_DRAW, r, 0));
    }
}

/* NG-2.2: settling needs the coins. NG-2.3: a trade is always possible. */
static void decide_moves(const struct newgame_table *t,
                         const struct newgame_state *s, struct move_list *out)
{
    if (s->coins[s->turn] >= t->content.settle_cost)
        move_list_add(out, move_of(s->turn, MOVE_SETTLE, s->card, 0));
    move_list_add(out, move_of(s->turn, MOVE_TRADE, 0, 0));
}

void newgame_legal(const struct table *t, const struct state *state, int seat,
                   struct move_list *out)
{
    const struct newgame_state *s = newgame_state(state);
    if (seat == SEAT_CHANCE) {
        draw_moves(s, out);
    } else {
        decide_moves(newgame_table(t), s, out);
    }
}

/* NG-2.1: each card is equally likely, so a region with more of them is more
 * likely. */
int newgame_weigh(const struct table *t, const struct state *s,
                  const struct move_list *moves, int weight[GAME_MOVES_MAX])
{
    int total = 0;
    (void)t;
    for (int i = 0; i < moves->count; i++) {
        weight[i] = newgame_state(s)->cards[moves->move[i].arg[0]];
        total += weight[i];
    }
    return total;
}

/* -- What it does ---------------------------------------------------------- */

static void draw(struct newgame_state *s, int region)
{
    s->card = u8(region);
    s->phase = PHASE_DECIDE;
}

/* NG-2.2 */
static void settle(const struct newgame_table *t, struct newgame_state *s)
{
    s->coins[s->turn] = u8(s->coins[s->turn] - t->content.settle_cost);
    s->settlers[s->turn][s->card]++;
}

/* NG-2.3 */
static void trade(const struct newgame_table *t, struct newgame_state *s)
{
    s->coins[s->turn] = u8(s->coins[s->turn] + t->content.trade_coins);
}

/* NG-2.4: the card is spent, and the turn passes until there are no more. */
static void end_turn(const struct newgame_table *t, struct newgame_state *s)
{
    s->cards[s->card]--;
    s->card = FIELD_NONE;
    s->turn = u8(s->turn + 1 == t->seats ? 0 : s->turn + 1);
    s->phase = newgame_cards_left(s) > 0 ? PHASE_DRAW : PHASE_OVER;
}

void newgame_apply(const struct table *table, struct state *state,
                   struct move m)
{
    const struct newgame_table *t = newgame_table(table);
    struct newgame_state *s = newgame_state_mut(state);
    switch ((enum newgame_move)m.kind) {
    case MOVE_DRAW:
        draw(s, m.arg[0]);
        return;
    case MOVE_SETTLE:
        settle(t, s);
        end_turn(t, s);
        return;
    case MOVE_TRADE:
        trade(t, s);
        end_turn(t, s);
        return;
    }
}
