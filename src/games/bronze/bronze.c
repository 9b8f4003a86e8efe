/* bronze.c - Bronze: its entry in the list of games.
 *
 * Start reading here: content.h holds what is printed, state.h the position and
 * the table; opening.c, card.c, settle.c and turn.c are the course of the game,
 * route.c and province.c its tokens, city.c and score.c the points. Rules have
 * numbers (BR-2.1), given in rules.md and quoted where the code follows them.
 */
#include "games/bronze/state.h"

#include <assert.h>

static const char *const edition_words[] = {"2018", "2017", NULL};

static const struct option options[] = {
    [OPTION_EDITION] = {.name = "edition",
                        .help = "the rulebook: when provinces are won",
                        .words = edition_words,
                        .standard = EDITION_2018},
};
_Static_assert(COUNT_OF(options) == BRONZE_OPTIONS, "every option has a row");

/* BR-7.2 */
static const char *const tiebreaks[] = {"city-points", "trade-route-points",
                                        "province-points", NULL};

static void begin(const struct table *t, struct state *s)
{
    bronze_opening_begin(bronze_table(t), bronze_mut(s));
}

static seat_set to_act(const struct table *t, const struct state *state)
{
    const struct bronze_state *s = bronze(state);
    (void)t;
    assert(s->phase < BRONZE_PHASES && s->turn < BRONZE_SEATS);
    switch ((enum bronze_phase)s->phase) {
    case PHASE_PROVINCES:
    case PHASE_OPEN:
    case PHASE_FIRST:
    case PHASE_TURN_UP:
    case PHASE_LAY:
        return 1U << SEAT_CHANCE;
    case PHASE_TAKE:
    case PHASE_PLACE:
    case PHASE_SETTLE:
    case PHASE_CITY:
        return 1U << s->turn;
    case PHASE_OVER:
    case BRONZE_PHASES:
        return 0;
    }
    return 0;
}

static void legal(const struct table *table, const struct state *state,
                  int seat, struct move_list *out)
{
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    (void)seat;
    assert(to_act(table, state) >> seat & 1);
    switch ((enum bronze_phase)s->phase) {
    case PHASE_PROVINCES:
        bronze_province_moves(t, s, out);
        return;
    case PHASE_OPEN:
        bronze_open_moves(t, s, out);
        return;
    case PHASE_FIRST: /* BR-1.7 */
        move_list_add_each(out, move_of(SEAT_CHANCE, MOVE_FIRST, 0, 0), 0,
                           t->seats);
        return;
    case PHASE_TURN_UP:
        bronze_turn_up_moves(t, s, out);
        return;
    case PHASE_TAKE:
        bronze_take_moves(s, out);
        return;
    case PHASE_PLACE:
        bronze_place_moves(s, out);
        return;
    case PHASE_SETTLE:
        bronze_settle_moves(t, s, out);
        return;
    case PHASE_LAY:
        bronze_lay_moves(t, s, out);
        return;
    case PHASE_CITY:
        bronze_city_moves(s, out);
        return;
    case PHASE_OVER:
    case BRONZE_PHASES:
        return;
    }
}

/* A technology or a token of which more are left is more likely; tiles, cities
 * and seats are equally likely. */
static int weigh(const struct table *t, const struct state *s,
                 const struct move_list *moves, int weight[GAME_MOVES_MAX])
{
    assert(moves->count > 0 && moves->count <= GAME_MOVES_MAX);
    enum { LEFT = 2 }; /* the argument with what is left */
    int phase = bronze(s)->phase;
    int total = 0;
    (void)t;
    if (phase != PHASE_TURN_UP && phase != PHASE_PROVINCES)
        return 0;
    for (int i = 0; i < moves->count; i++) {
        weight[i] = moves->move[i].arg[LEFT];
        total += weight[i];
    }
    return total;
}

static void open_tile(const struct bronze_table *t, struct bronze_state *s,
                      struct move m)
{
    s->tile[m.arg[0]] = m.arg[1];
    if (s->site == FIELD_NONE) {
        bronze_opening_open(t, s);
    } else {
        bronze_settle_after_open(t, s);
    }
}

static void name_first(struct bronze_state *s, uint8_t seat)
{
    s->first = seat;
    s->turn = seat;
    bronze_turn_begin(s);
}

/* Part of `advance`, so that WebAssembly, which hands structs over by address,
 * copies the move only once. */
__attribute__((always_inline)) static inline void apply(
    const struct table *table, struct state *state, struct move m)
{
    const struct bronze_table *t = bronze_table(table);
    struct bronze_state *s = bronze_mut(state);
    assert(to_act(table, state) >> m.seat & 1);
    switch ((enum bronze_move)m.kind) {
    case MOVE_PROVINCE:
        bronze_province_lay(t, s, m);
        return;
    case MOVE_OPEN:
        open_tile(t, s, m);
        return;
    case MOVE_FIRST:
        name_first(s, m.arg[0]);
        return;
    case MOVE_TURN_UP:
        bronze_card_turn_up(s, m);
        return;
    case MOVE_TAKE:
        bronze_card_take(s, m.arg[0]);
        return;
    case MOVE_PLACE:
        bronze_card_place(s, m.arg[0], m.arg[1]);
        bronze_settle_carry_on(t, s);
        return;
    case MOVE_SETTLE:
        bronze_settle(t, s, m);
        return;
    case MOVE_END:
        bronze_turn_end(t, s);
        return;
    case MOVE_LAY:
        bronze_city_lay(t, s, m.arg[1]);
        return;
    case MOVE_CITY:
        bronze_city_take(t, s, m.arg[0]);
        return;
    }
}

/* One call over the table of the game instead of three. */
static int advance(const struct table *t, struct state *s, struct move m,
                   struct move_list *out)
{
    return game_advance(&bronze_game, t, s, m, out);
}

extern const struct fluent_file bronze_words;

const struct game bronze_game = {
    .name = "bronze",
    .title = "Bronze",
    .rules_version = 1,
    .seats_min = BRONZE_SEATS_MIN,
    .seats_max = BRONZE_SEATS,
    .content_size = sizeof(struct bronze_content),
    .table_size = sizeof(struct bronze_table),
    .state_size = sizeof(struct bronze_state),
    .parts = bronze_parts,
    .fields = &bronze_fields,
    .options = options,
    .option_count = BRONZE_OPTIONS,
    .tiebreaks = tiebreaks,
    .facts = bronze_facts,
    .tells = bronze_tells,
    .words = &bronze_words,
    .check = bronze_check,
    .lay = bronze_lay,
    .moves_max = bronze_moves_max,
    .seat_name = bronze_seat_name,
    .begin = begin,
    .to_act = to_act,
    .legal = legal,
    .weigh = weigh,
    .apply = apply,
    .advance = advance,
    .score = bronze_score,
    .write_move = bronze_write_move,
    .tell_move = bronze_tell_move,
    .tell_points = bronze_tell_points,
    .tell_state = bronze_tell_state,
    .tell_printed = bronze_tell_printed,
    .tell_question = bronze_tell_question,
    .draw_board = bronze_draw_board,
    .tell = bronze_tell,
    .holds = bronze_holds,
    .hints = &bronze_hints,
};
