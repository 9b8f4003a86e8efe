/* opening.c - from the empty board to the first turn: the row, the tokens, the
 * neutral armies and the bid. */
#include "games/empire/state.h"

#include <assert.h>
#include <string.h>

static void enter_bid(struct empire_state *s)
{
    s->phase = PHASE_BID;
    s->turn = 0;
}

/* EM-1.6: with two players the neutral armies come before the bid. */
static void enter_neutral(const struct empire_table *t, struct empire_state *s)
{
    s->phase = PHASE_NEUTRAL;
    s->turn = 0;
    if (bits_sum(s->armies[t->neutral]) == t->neutral_armies)
        enter_bid(s);
}

int empire_opening_token_region(const struct empire_table *t,
                                const struct empire_state *s)
{
    for (uint32_t m = t->token_regions; m; m &= m - 1) {
        if (s->token[bits_first(m)] == FIELD_NONE)
            return bits_first(m);
    }
    return EMPIRE_REGIONS;
}

/* EM-1.5 */
static void enter_tokens(const struct empire_table *t, struct empire_state *s)
{
    s->phase = PHASE_TOKENS;
    if (!t->tokens_on || empire_opening_token_region(t, s) == EMPIRE_REGIONS)
        enter_neutral(t, s);
}

/* EM-1.2 to EM-1.4. What earlier games of a full game left stays. */
void empire_opening_begin(const struct empire_table *t, struct empire_state *s)
{
    assert(t->seats >= EMPIRE_SEATS_MIN && t->seats <= EMPIRE_SEATS);
    assert(s->game < t->games);
    memset(s->cards, 0, sizeof s->cards);
    memset(s->armies, 0, sizeof s->armies);
    memset(s->cities, 0, sizeof s->cities);
    s->phase = PHASE_ROW;
    s->turn = 0;
    s->card = FIELD_NONE;
    s->part = 0;
    s->follow = FIELD_NONE;
    s->left = 0;
    memset(s->row, FIELD_NONE, t->content.price_count);
    memset(s->token, FIELD_NONE, t->map->region_count);
    for (int i = 0; i < t->seats; i++) {
        s->coins[i] = t->coins;
        s->bid[i] = FIELD_NONE;
        s->armies[i][t->start_region] = t->content.start_armies;
    }
}

/* -- The bid --------------------------------------------------------------- */

unsigned empire_opening_still_bidding(const struct empire_table *t,
                                      const struct empire_state *s)
{
    unsigned seats = 0;
    for (int i = 0; i < t->seats; i++)
        seats |= s->bid[i] == FIELD_NONE ? 1U << i : 0;
    return seats;
}

unsigned empire_opening_highest_bidders(const struct empire_table *t,
                                        const struct empire_state *s)
{
    assert(empire_opening_still_bidding(t, s) == 0);
    unsigned seats = 0;
    int best = -1;
    for (int i = 0; i < t->seats; i++) {
        if (s->bid[i] > best) {
            best = s->bid[i];
            seats = 0;
        }
        seats |= s->bid[i] == best ? 1U << i : 0;
    }
    return seats;
}

/* EM-2.2: only the winner pays. EM-2.3: and chooses the first player. */
static void win_bid(struct empire_state *s, int seat)
{
    s->coins[seat] = u8(s->coins[seat] - s->bid[seat]);
    s->turn = u8(seat);
    s->phase = PHASE_FIRST;
}

/* EM-2.2: the youngest, or the next of the tied clockwise. */
static int youngest_of(const struct empire_table *t, unsigned tied)
{
    int seat = t->youngest;
    while (!(tied >> seat & 1))
        seat = (seat + 1) % t->seats;
    return seat;
}

static void open_bids(const struct empire_table *t, struct empire_state *s)
{
    unsigned tied = empire_opening_highest_bidders(t, s);
    if ((tied & (tied - 1)) == 0) {
        win_bid(s, bits_first(tied));
    } else if (t->tie_by_die) {
        s->phase = PHASE_TIE;
    } else {
        win_bid(s, youngest_of(t, tied));
    }
}

/* EM-2.1: nothing happens before the last bid is in. */
static void bid(const struct empire_table *t, struct empire_state *s, int seat,
                int coins)
{
    s->bid[seat] = u8(coins);
    if (empire_opening_still_bidding(t, s) == 0)
        open_bids(t, s);
}

/* -- Moves ----------------------------------------------------------------- */

int empire_opening_tokens_left(const struct empire_table *t,
                               const struct empire_state *s, int good)
{
    assert(good >= 0 && good < t->content.good_count);
    int left = 0;
    for (int i = 0; i < t->content.token_count; i++) {
        if (t->content.tokens[i].good == good)
            left += t->content.tokens[i].count;
    }
    for (uint32_t m = t->token_regions; m; m &= m - 1)
        left -= s->token[bits_first(m)] == good;
    return left;
}

static void token_moves(const struct empire_table *t,
                        const struct empire_state *s, struct move_list *out)
{
    uint8_t region = u8(empire_opening_token_region(t, s));
    for (int g = 0; g < t->content.good_count; g++) {
        if (empire_opening_tokens_left(t, s, g) > 0)
            move_list_add(out, move_of(SEAT_CHANCE, MOVE_TOKEN, region, g));
    }
}

void empire_opening_legal(const struct empire_table *t,
                          const struct empire_state *s, int seat,
                          struct move_list *out)
{
    assert(s->phase <= PHASE_FIRST);
    assert(seat == SEAT_CHANCE || seat < t->seats);
    switch ((enum empire_phase)s->phase) {
    case PHASE_ROW:
        empire_turn_deal_legal(t, s, out);
        return;
    case PHASE_TOKENS:
        token_moves(t, s, out);
        return;
    case PHASE_NEUTRAL:
        move_list_add_each(out, move_of(seat, MOVE_NEUTRAL, 0, 0), 0,
                           t->map->region_count);
        return;
    case PHASE_BID: /* EM-2.1 */
        move_list_add_each(out, move_of(seat, MOVE_BID, 0, 0), 0,
                           s->coins[seat] + 1);
        return;
    case PHASE_TIE:
        move_list_add_set(out, move_of(SEAT_CHANCE, MOVE_ROLL, 0, 0), 0,
                          empire_opening_highest_bidders(t, s));
        return;
    case PHASE_FIRST:
        move_list_add_each(out, move_of(seat, MOVE_FIRST, 0, 0), 0, t->seats);
        return;
    case PHASE_TAKE:
    case PHASE_CHOOSE:
    case PHASE_ACT:
    case PHASE_DEAL:
    case PHASE_OVER:
    case EMPIRE_PHASES:
        return;
    }
}

static void lay_card(const struct empire_table *t, struct empire_state *s,
                     int card)
{
    empire_turn_deal(s, card);
    bool full = s->row[t->content.price_count - 1] != FIELD_NONE;
    if (full || pile(t, s) == 0)
        enter_tokens(t, s);
}

static void lay_token(const struct empire_table *t, struct empire_state *s,
                      int region, int good)
{
    s->token[region] = u8(good);
    if (empire_opening_token_region(t, s) == EMPIRE_REGIONS)
        enter_neutral(t, s);
}

static void place_neutral(const struct empire_table *t, struct empire_state *s,
                          int region)
{
    s->armies[t->neutral][region]++;
    s->turn = u8((s->turn + 1) % t->seats);
    if (bits_sum(s->armies[t->neutral]) == t->neutral_armies)
        enter_bid(s);
}

void empire_opening_apply(const struct empire_table *t, struct empire_state *s,
                          struct move m)
{
    assert(s->phase <= PHASE_FIRST);
    assert(m.seat == SEAT_CHANCE || m.seat < t->seats);
    switch ((enum empire_phase)s->phase) {
    case PHASE_ROW:
        lay_card(t, s, m.arg[0]);
        return;
    case PHASE_TOKENS:
        lay_token(t, s, m.arg[0], m.arg[1]);
        return;
    case PHASE_NEUTRAL:
        place_neutral(t, s, m.arg[0]);
        return;
    case PHASE_BID:
        bid(t, s, m.seat, m.arg[0]);
        return;
    case PHASE_TIE:
        win_bid(s, m.arg[0]);
        return;
    case PHASE_FIRST:
        empire_turn_pass(t, s, m.arg[0]);
        return;
    case PHASE_TAKE:
    case PHASE_CHOOSE:
    case PHASE_ACT:
    case PHASE_DEAL:
    case PHASE_OVER:
    case EMPIRE_PHASES:
        return;
    }
}
