/* turn.c - taking a card, carrying it out, and passing the turn. */
#include "games/empire/state.h"

#include <assert.h>
#include <string.h>

/* -- The row --------------------------------------------------------------- */

void empire_turn_deal_legal(const struct empire_table *t,
                            const struct empire_state *s, struct move_list *out)
{
    assert(s->phase == PHASE_ROW || s->phase == PHASE_DEAL);
    move_list_add_set(out, move_of(SEAT_CHANCE, MOVE_DEAL, 0, 0), 0,
                      pile(t, s));
}

/* Lays the card on the first free place; the row has no gaps then. */
void empire_turn_deal(struct empire_state *s, int card)
{
    int place = 0;
    while (s->row[place] != FIELD_NONE)
        place++;
    assert(place < EMPIRE_ROW && card >= 0 && card < EMPIRE_CARDS);
    s->row[place] = u8(card);
}

/* EM-3.4: the row closes up to the left. */
static void close_row(const struct empire_table *t, struct empire_state *s)
{
    int kept = 0;
    for (int i = 0; i < t->content.price_count; i++) {
        uint8_t card = s->row[i];
        s->row[i] = FIELD_NONE;
        if (card != FIELD_NONE)
            s->row[kept++] = card;
    }
}

/* -- The end of a turn ----------------------------------------------------- */

/* EM-5.1 */
static bool everybody_is_done(const struct empire_table *t,
                              const struct empire_state *s)
{
    for (int i = 0; i < t->seats; i++) {
        if (bits_count(s->cards[i]) < t->cards_each)
            return false;
    }
    return true;
}

/* EM-5.7: a full game notes points and coins, and sets everything up anew. */
static void end_game(const struct empire_table *t, struct empire_state *s)
{
    s->phase = PHASE_OVER;
    if (s->game + 1 == t->games)
        return;
    for (int i = 0; i < t->seats; i++) {
        s->past_points[s->game][i] = u8(empire_points(t, s, i));
        s->past_coins[s->game][i] = s->coins[i];
    }
    s->game++;
    empire_opening_begin(t, s);
}

/* EM-2.3: the turn goes clockwise. Nobody takes more cards than the game is
 * long; in a match that began at the beginning all are done at once. */
void empire_turn_pass(const struct empire_table *t, struct empire_state *s,
                      int seat)
{
    assert(seat >= 0 && seat < t->seats);
    if (everybody_is_done(t, s)) {
        end_game(t, s);
        return;
    }
    while (bits_count(s->cards[seat]) >= t->cards_each)
        seat = seat + 1 == t->seats ? 0 : seat + 1;
    s->turn = u8(seat);
    s->phase = PHASE_TAKE;
}

static void end_turn(const struct empire_table *t, struct empire_state *s)
{
    s->card = FIELD_NONE;
    s->part = 0;
    s->follow = FIELD_NONE;
    s->left = 0;
    close_row(t, s);
    empire_turn_pass(t, s, s->turn + 1 == t->seats ? 0 : s->turn + 1);
    /* EM-3.4: no card is dealt after the last turn. */
    bool room = s->row[t->content.price_count - 1] == FIELD_NONE;
    if (s->phase == PHASE_TAKE && room && pile(t, s))
        s->phase = PHASE_DEAL;
}

/* -- Carrying out a card --------------------------------------------------- */

static void start_part(const struct empire_table *t, struct empire_state *s,
                       int part)
{
    s->part = u8(part);
    s->left = t->deed[s->card].step[part].n;
    s->phase = PHASE_ACT;
}

/* EM-3.2: when only stopping is left, it happens by itself. */
static void carry_on(const struct empire_table *t, struct empire_state *s)
{
    while (s->left == 0
           || !empire_action_is_possible(t, s, action_now(t, s)->type)) {
        if (s->follow == FIELD_NONE) {
            end_turn(t, s);
            return;
        }
        start_part(t, s, s->follow);
        s->follow = FIELD_NONE;
    }
}

/* EM-3.3: a part with which nothing can be done cannot be named. */
static bool can_name(const struct empire_table *t, const struct empire_state *s,
                     int part)
{
    return empire_action_is_possible(t, s, t->deed[s->card].step[part].type);
}

/* EM-3.1: the price of the place is paid, and the card is the player's. */
static void take(const struct empire_table *t, struct empire_state *s,
                 int place)
{
    int seat = s->turn;
    s->card = s->row[place];
    s->row[place] = FIELD_NONE;
    s->coins[seat] = u8(s->coins[seat] - t->content.prices[place]);
    s->cards[seat] |= bits_bit(s->card);
    if (t->deed[s->card].join == JOIN_SINGLE) {
        start_part(t, s, 0);
        carry_on(t, s);
    } else if (can_name(t, s, 0) || can_name(t, s, 1)) {
        s->phase = PHASE_CHOOSE;
    } else {
        end_turn(t, s);
    }
}

/* EM-3.3: after the named part of an "and" card the other may follow. */
static void choose(const struct empire_table *t, struct empire_state *s,
                   int part)
{
    bool both = t->deed[s->card].join == JOIN_AND;
    s->follow = both ? u8(1 - part) : FIELD_NONE;
    start_part(t, s, part);
}

/* EM-3.2: the player may stop at any time. */
static void stop(const struct empire_table *t, struct empire_state *s)
{
    s->left = 0;
    carry_on(t, s);
}

/* -- Moves ----------------------------------------------------------------- */

/* EM-3.1: any card that can be paid for. */
static void take_moves(const struct empire_table *t,
                       const struct empire_state *s, struct move_list *out)
{
    for (int i = 0; i < t->content.price_count; i++) {
        if (s->row[i] != FIELD_NONE
            && t->content.prices[i] <= s->coins[s->turn])
            move_list_add(out, move_of(s->turn, MOVE_TAKE, i, 0));
    }
}

static void choose_moves(const struct empire_table *t,
                         const struct empire_state *s, struct move_list *out)
{
    for (int i = 0; i < EMPIRE_STEPS; i++) {
        if (can_name(t, s, i))
            move_list_add(out, move_of(s->turn, MOVE_CHOOSE, i, 0));
    }
}

void empire_turn_legal(const struct empire_table *t,
                       const struct empire_state *s, struct move_list *out)
{
    assert(s->phase >= PHASE_TAKE && s->phase <= PHASE_ACT);
    assert(s->turn < t->seats);
    if (s->phase == PHASE_TAKE) {
        take_moves(t, s, out);
        return;
    }
    if (s->phase == PHASE_CHOOSE) {
        choose_moves(t, s, out);
    } else {
        empire_action_legal(t, s, out);
    }
    move_list_add(out, move_of(s->turn, MOVE_STOP, 0, 0));
}

void empire_turn_apply(const struct empire_table *t, struct empire_state *s,
                       struct move m)
{
    assert(s->phase >= PHASE_TAKE && s->phase <= PHASE_ACT);
    assert(m.seat == s->turn);
    if (m.kind == MOVE_TAKE) {
        take(t, s, m.arg[0]);
    } else if (m.kind == MOVE_CHOOSE) {
        choose(t, s, m.arg[0]);
    } else if (m.kind == MOVE_STOP) {
        stop(t, s);
    } else {
        empire_action_apply(s, m);
        s->left--;
        carry_on(t, s);
    }
}
