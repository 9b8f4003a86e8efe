/* card.c - the technology cards: turning them up, taking one, placing it in the
 * matrix, and what that activates. */
#include "games/bronze/state.h"

#include <assert.h>
#include <string.h>

/* -- The pool -------------------------------------------------------------- */

/* The first pool stack whose top card is to be turned up, or none. */
int bronze_stack_to_turn_up(const struct bronze_state *s)
{
    for (int i = 0; i < BRONZE_POOL; i++) {
        if (s->top[i] == FIELD_NONE && s->stack[i] > 0)
            return i;
    }
    return FIELD_NONE;
}

/* Counts of technologies, a byte each, kept in a register. */
static uint64_t one_card(int technology)
{
    return UINT64_C(1) << (8 * technology);
}

/* Four cards at a time and no question about each: what is none adds nothing.
 * Only the low bits of a card are looked at. */
static uint64_t count_column(const uint8_t column[BRONZE_COLUMN_CARDS])
{
    enum { LOW = 15, STEP = 4 };
#define ONE(n) UINT64_C(1) << (8 * (n))
#define EACH   ONE(0), ONE(1), ONE(2), ONE(3), ONE(4), ONE(5), ONE(6)
    static const uint64_t one[LOW + 1] = {EACH, EACH, 0, 0};
#undef EACH
#undef ONE
    _Static_assert((FIELD_NONE & LOW) == CARD_NAMES, "none comes after cards");
    _Static_assert(BRONZE_COLUMN_CARDS % STEP == 0, "whole steps");
    uint64_t count = 0;
    for (int i = 0; i < BRONZE_COLUMN_CARDS; i += STEP) {
        for (int k = i; k < i + STEP; k++)
            count += one[column[k] & LOW];
        if (column[i + STEP - 1] == FIELD_NONE)
            break;
    }
    return count;
}

/* The cards that were seen: in the pool, in a matrix or in a hand. The side
 * that lies down in a matrix was seen too. */
static uint64_t cards_seen(const struct bronze_table *t,
                           const struct bronze_state *s)
{
    uint64_t seen = s->card == FIELD_NONE ? 0 : one_card(s->card);
    for (int i = 0; i < BRONZE_POOL; i++)
        seen += s->top[i] == FIELD_NONE ? 0 : one_card(s->top[i]);
    for (int i = 0; i < t->seats * BRONZE_COLUMNS; i++)
        seen += count_column(s->matrix[i]);
    return seen;
}

void bronze_cards_left(const struct bronze_table *t,
                       const struct bronze_state *s,
                       int left[BRONZE_TECHNOLOGIES])
{
    uint64_t seen = cards_seen(t, s);
    for (int i = 0; i < BRONZE_TECHNOLOGIES; i++)
        left[i] = t->cards[i] - (int)(seen >> (8 * i) & 0xff);
}

/* The move says how many such cards are left: that is its weight. One of which
 * none is left is overwritten by the next. */
void bronze_turn_up_moves(const struct bronze_table *t,
                          const struct bronze_state *s, struct move_list *out)
{
    assert(s->phase == PHASE_TURN_UP);
    assert(bronze_stack_to_turn_up(s) != FIELD_NONE);
    int left[BRONZE_TECHNOLOGIES];
    int stack = bronze_stack_to_turn_up(s);
    int n = out->count;
    bronze_cards_left(t, s, left);
    for (int i = 0; i < BRONZE_TECHNOLOGIES; i++) {
        out->move[n] = bronze_move3(SEAT_CHANCE, MOVE_TURN_UP, stack, i,
                                    left[i]);
        n += left[i] > 0;
    }
    out->count = n;
}

/* BR-2.1: the player who took a card sees the next before placing it. */
void bronze_card_turn_up(struct bronze_state *s, struct move m)
{
    assert(m.arg[0] < BRONZE_POOL && m.arg[1] < BRONZE_TECHNOLOGIES);
    assert(s->top[m.arg[0]] == FIELD_NONE && s->stack[m.arg[0]] > 0);
    s->top[m.arg[0]] = m.arg[1];
    if (bronze_stack_to_turn_up(s) == FIELD_NONE)
        s->phase = s->card == FIELD_NONE ? PHASE_TAKE : PHASE_PLACE;
}

/* BR-2.1 */
void bronze_take_moves(const struct bronze_state *s, struct move_list *out)
{
    assert(s->phase == PHASE_TAKE);
    for (int i = 0; i < BRONZE_POOL; i++) {
        if (s->top[i] != FIELD_NONE)
            move_list_add(out, move_of(s->turn, MOVE_TAKE, i, 0));
    }
}

/* BR-2.3: the reserve takes the place of the first stack that runs out. */
void bronze_card_take(struct bronze_state *s, int stack)
{
    assert(stack >= 0 && stack < BRONZE_POOL);
    assert(s->card == FIELD_NONE && s->top[stack] != FIELD_NONE);
    s->card = s->top[stack];
    s->top[stack] = FIELD_NONE;
    s->stack[stack]--;
    if (s->stack[stack] == 0) {
        s->stack[stack] = s->stack[BRONZE_RESERVE];
        s->stack[BRONZE_RESERVE] = 0;
    }
    s->phase = s->stack[stack] > 0 ? PHASE_TURN_UP : PHASE_PLACE;
}

/* BR-2.3: the first stack to run out is replaced, so an empty place in the
 * pool means that it has happened a second time. */
bool bronze_stack_ran_out(const struct bronze_state *s)
{
    for (int i = 0; i < BRONZE_POOL; i++) {
        if (s->stack[i] == 0)
            return true;
    }
    return false;
}

/* -- The matrix ------------------------------------------------------------ */

static void add_place(struct move_list *out, int seat, int where)
{
    move_list_add(out, move_of(seat, MOVE_PLACE, where, 0));
    move_list_add(out, move_of(seat, MOVE_PLACE, where, 1));
}

/* BR-2.2: below an existing column, or a new one at either end. The very first
 * card can only begin the first column. No play fills a column to its end, but a
 * position from outside may. */
void bronze_place_moves(const struct bronze_state *s, struct move_list *out)
{
    assert(s->turn < BRONZE_SEATS);
    int columns = column_count(s, s->turn);
    for (int i = 0; i < columns; i++) {
        if (column_of(s, s->turn, i)[BRONZE_COLUMN_CARDS - 1] == FIELD_NONE)
            add_place(out, s->turn, i);
    }
    if (columns == 0) {
        add_place(out, s->turn, 0);
    } else if (columns < BRONZE_COLUMNS) {
        add_place(out, s->turn, PLACE_LEFT);
        add_place(out, s->turn, PLACE_RIGHT);
    }
}

static void activate(struct bronze_state *s, int card)
{
    if (card != FIELD_NONE)
        s->active[technology_of(card)]++;
}

/* BR-3.1: the card and its neighbours in the row. BR-3.2: cards like it in its
 * column, unless it is a Bronze Casting. */
static void activate_around(struct bronze_state *s, int column, int row)
{
    const uint8_t *cards = column_of(s, s->turn, column);
    int card = cards[row];
    activate(s, card);
    if (column > 0)
        activate(s, column_of(s, s->turn, column - 1)[row]);
    if (column + 1 < BRONZE_COLUMNS)
        activate(s, column_of(s, s->turn, column + 1)[row]);
    for (int i = 0; card < FACE_DOWN && i < row; i++)
        s->active[card] = u8(s->active[card] + (cards[i] == card));
}

bool bronze_is_activated(const struct bronze_state *s, int column, int row,
                         int i, int k)
{
    assert(column >= 0 && column < BRONZE_COLUMNS);
    assert(row >= 0 && row < BRONZE_COLUMN_CARDS);
    assert(i >= 0 && i < BRONZE_COLUMNS);
    assert(k >= 0 && k < BRONZE_COLUMN_CARDS);
    int card = column_of(s, s->turn, column)[row];
    int other = column_of(s, s->turn, i)[k];
    if (k == row)
        return other != FIELD_NONE && i >= column - 1 && i <= column + 1;
    return i == column && k < row && card < FACE_DOWN && other == card;
}

/* BR-2.2: a column to the left of all others moves them to the right. */
static int begin_left_column(struct bronze_state *s)
{
    int first = s->turn * BRONZE_COLUMNS;
    for (int i = first + BRONZE_COLUMNS - 1; i > first; i--)
        memcpy(s->matrix[i], s->matrix[i - 1], sizeof s->matrix[i]);
    memset(s->matrix[first], FIELD_NONE, sizeof s->matrix[first]);
    return 0;
}

void bronze_card_place(struct bronze_state *s, int where, bool face_down)
{
    assert(where >= 0 && where <= PLACE_RIGHT);
    assert(s->card != FIELD_NONE);
    int column = where;
    if (where == PLACE_LEFT) {
        column = begin_left_column(s);
    } else if (where == PLACE_RIGHT) {
        column = column_count(s, s->turn);
    }
    uint8_t *cards = s->matrix[s->turn * BRONZE_COLUMNS + column];
    int row = column_length(cards);
    cards[row] = u8(s->card + (face_down ? FACE_DOWN : 0));
    s->card = FIELD_NONE;
    activate_around(s, column, row);
}
