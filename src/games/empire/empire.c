/* empire.c - Eight-Minute Empire: its entry in the list of games.
 *
 * Start reading here: content.h holds what is printed, state.h the position and
 * the table, opening.c and turn.c the course of the game, action.c the actions,
 * control.c, goods.c and score.c the points, secrets.c what is hidden. facts.c,
 * outcome.c, question.c and report.c tell what happens, is asked and is there;
 * tell.c what a picture needs besides. Rules have numbers (EM-2.1), given in
 * rules.md and quoted where the code follows them.
 */
#include "games/empire/state.h"

#include <assert.h>
#include <string.h>

static const char *const map_words[] = {"A", "B", NULL};
static const char *const switch_words[] = {"off", "on", NULL};
static const char *const tie_words[] = {"die", "0", "1", "2", "3", "4", NULL};
_Static_assert(COUNT_OF(tie_words) == EMPIRE_SEATS + 2, "a word per seat");

/* clang-format off */
static const struct option options[] = {
    [OPTION_MAP]            = {.name = "map", .help = "the side of the board", .words = map_words},
    [OPTION_TOKENS]         = {.name = "tokens", .help = "goods tokens on the regions with a triangle", .words = switch_words},
    [OPTION_TIE]            = {.name = "tie", .help = "the seat of the youngest, who wins tied bids; or a die decides", .words = tie_words,
                               .standard = 1, .asks_person = true},
    [OPTION_OTHER_PRINTING] = {.name = "other_printing", .help = "card 24 as in the other printing", .words = switch_words},
    [OPTION_FULL_GAME]      = {.name = "full_game", .help = "three games in a row, the sum decides", .words = switch_words},
};
/* clang-format on */
_Static_assert(COUNT_OF(options) == EMPIRE_OPTIONS, "every option has a row");

/* EM-5.6 */
static const char *const tiebreaks[] = {"coins", "armies", "regions", NULL};

static void begin(const struct table *t, struct state *state)
{
    struct empire_state *s = empire_mut(state);
    assert(t && state);
    memset(s, 0, sizeof *s);
    empire_opening_begin(empire_table(t), s);
}

static seat_set to_act(const struct table *t, const struct state *state)
{
    const struct empire_state *s = empire(state);
    assert(s->phase < EMPIRE_PHASES && s->turn < EMPIRE_SEATS);
    switch ((enum empire_phase)s->phase) {
    case PHASE_ROW:
    case PHASE_TOKENS:
    case PHASE_TIE:
    case PHASE_DEAL:
        return 1U << SEAT_CHANCE;
    case PHASE_BID:
        return empire_opening_still_bidding(empire_table(t), s);
    case PHASE_NEUTRAL:
    case PHASE_FIRST:
    case PHASE_TAKE:
    case PHASE_CHOOSE:
    case PHASE_ACT:
        return 1U << s->turn;
    case PHASE_OVER:
    case EMPIRE_PHASES:
        return 0;
    }
    return 0;
}

static bool is_opening(const struct empire_state *s)
{
    return s->phase <= PHASE_FIRST;
}

static void legal(const struct table *table, const struct state *state,
                  int seat, struct move_list *out)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    assert(to_act(table, state) >> seat & 1);
    if (is_opening(s)) {
        empire_opening_legal(t, s, seat, out);
    } else if (s->phase == PHASE_DEAL) {
        empire_turn_deal_legal(t, s, out);
    } else {
        empire_turn_legal(t, s, out);
    }
}

/* Cards and seats are equally likely; of a good with more tokens left, a token
 * is more likely. */
static int weigh(const struct table *t, const struct state *s,
                 const struct move_list *moves, int weight[GAME_MOVES_MAX])
{
    assert(moves->count > 0 && moves->count <= GAME_MOVES_MAX);
    int total = 0;
    if (empire(s)->phase != PHASE_TOKENS)
        return 0;
    for (int i = 0; i < moves->count; i++) {
        weight[i] = empire_opening_tokens_left(empire_table(t), empire(s),
                                               moves->move[i].arg[1]);
        total += weight[i];
    }
    return total;
}

static void apply(const struct table *table, struct state *state, struct move m)
{
    const struct empire_table *t = empire_table(table);
    struct empire_state *s = empire_mut(state);
    assert(to_act(table, state) >> m.seat & 1);
    if (is_opening(s)) {
        empire_opening_apply(t, s, m);
    } else if (m.kind == MOVE_DEAL) {
        empire_turn_deal(s, m.arg[0]);
        s->phase = PHASE_TAKE;
    } else {
        empire_turn_apply(t, s, m);
    }
}

/* One call over the table of the game instead of three. */
static int advance(const struct table *t, struct state *s, struct move m,
                   struct move_list *out)
{
    return game_advance(&empire_game, t, s, m, out);
}

extern const struct fluent_file empire_words;

const struct game empire_game = {
    .name = "empire",
    .title = "Eight-Minute Empire",
    .rules_version = 1,
    .seats_min = EMPIRE_SEATS_MIN,
    .seats_max = EMPIRE_SEATS,
    .content_size = sizeof(struct empire_content),
    .table_size = sizeof(struct empire_table),
    .state_size = sizeof(struct empire_state),
    .parts = empire_parts,
    .fields = &empire_fields,
    .options = options,
    .option_count = EMPIRE_OPTIONS,
    .tiebreaks = tiebreaks,
    .facts = empire_facts,
    .tells = empire_tells,
    .words = &empire_words,
    .check = empire_check,
    .lay = empire_lay,
    .moves_max = empire_moves_max,
    .seat_name = empire_seat_name,
    .begin = begin,
    .to_act = to_act,
    .legal = legal,
    .weigh = weigh,
    .apply = apply,
    .advance = advance,
    .score = empire_score,
    .write_move = empire_write_move,
    .tell_move = empire_tell_move,
    .tell_points = empire_tell_points,
    .tell_state = empire_tell_state,
    .tell_printed = empire_tell_printed,
    .tell_question = empire_tell_question,
    .draw_board = empire_draw_board,
    .tell = empire_tell,
    .holds = empire_holds,
    .secrets = &empire_secrets,
    .hints = &empire_hints,
};
