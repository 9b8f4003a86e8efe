/* monuments.c - Monuments: its entry in the list of games.
 *
 * Start reading here: content.h holds what is printed, state.h the position,
 * table.h what it is played on, nodes.h what can be decided; turn.c drives the
 * stack of nodes, opening.c sets up, and every action has its file. units.h,
 * sites.h and ground.h say who is where. count.c counts for quests and points,
 * secrets.c says what is hidden, facts.c, question.c and report.c tell what moves
 * do, what is asked and what there is, words/en.ftl says it. Rules have numbers
 * (MO-8.4), given in rules.md and quoted where the code follows them.
 */
#include "games/monuments/monuments.h"

#include "base/num.h"
#include "games/monuments/board.h"
#include "games/monuments/check.h"
#include "games/monuments/facts.h"
#include "games/monuments/fields.h"
#include "games/monuments/hints.h"
#include "games/monuments/invariants.h"
#include "games/monuments/offer.h"
#include "games/monuments/opening.h"
#include "games/monuments/printed.h"
#include "games/monuments/question.h"
#include "games/monuments/report.h"
#include "games/monuments/score.h"
#include "games/monuments/secrets.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/tell.h"
#include "games/monuments/text.h"
#include "games/monuments/turn.h"

static const char *const world_words[] = {"old", "new", NULL};
static const char *const start_words[] = {"random", "0", "1", "2", "3", NULL};
_Static_assert(COUNT_OF(start_words) == MONUMENTS_SEATS + 2, "a word per seat");

static const char *const tiebreaks[] = {"layers", "military-power", "resources",
                                        NULL}; /* MO-21.7 */

/* clang-format off */
static const struct option options[] = {
    [OPTION_WORLD] = {.name = "world", .help = "the civilizations of two players: Greece and Egypt, or Inca and Maya", .words = world_words},
    [OPTION_START] = {.name = "start", .help = "the start player: random, or a seat", .words = start_words},
};
/* clang-format on */
_Static_assert(COUNT_OF(options) == MONUMENTS_OPTIONS,
               "every option has a row");

static void begin(const struct table *t, struct state *s)
{
    monuments_begin(monuments_table(t), monuments_mut(s));
}

static seat_set to_act(const struct table *t, const struct state *s)
{
    int seat = monuments_decider(monuments_table(t), monuments(s));
    return seat < 0 ? 0 : 1U << seat;
}

static void legal(const struct table *t, const struct state *s, int seat,
                  struct move_list *out)
{
    monuments_nodes[monuments_stack_top(monuments(s))].legal(
        monuments_table(t), monuments(s), seat, out);
}

/* MO-1.9: a sum of dice counts as often as it can fall; cards are equal. */
static int weigh(const struct table *t, const struct state *s,
                 const struct move_list *moves, int weight[GAME_MOVES_MAX])
{
    int total = 0;
    (void)s;
    if (moves->move[0].kind != MOVE_ROLL)
        return 0;
    for (int i = 0; i < moves->count; i++) {
        struct move m = moves->move[i];
        weight[i] = monuments_table(t)->ways[m.arg[1]][m.arg[0]];
        total += weight[i];
    }
    return total;
}

static void apply(const struct table *t, struct state *s, struct move m)
{
    monuments_apply(monuments_table(t), monuments_mut(s), m);
}

static int advance(const struct table *t, struct state *s, struct move m,
                   struct move_list *out)
{
    return monuments_advance(monuments_table(t), monuments_mut(s), m, out);
}

extern const struct fluent_file monuments_words;

const struct game monuments_game = {
    .name = "monuments",
    .title = "Monuments",
    .rules_version = 2,
    .seats_min = MONUMENTS_SEATS_MIN,
    .seats_max = MONUMENTS_SEATS,
    .content_size = sizeof(struct monuments_content),
    .table_size = sizeof(struct monuments_table),
    .state_size = sizeof(struct monuments_state),
    .parts = monuments_parts,
    .fields = &monuments_fields,
    .options = options,
    .option_count = MONUMENTS_OPTIONS,
    .tiebreaks = tiebreaks,
    .facts = monuments_facts,
    .tells = monuments_tells,
    .words = &monuments_words,
    .check = monuments_check,
    .lay = monuments_lay,
    .moves_max = monuments_moves_max,
    .seat_name = monuments_seat_name,
    .begin = begin,
    .to_act = to_act,
    .legal = legal,
    .weigh = weigh,
    .apply = apply,
    .advance = advance,
    .score = monuments_score,
    .write_move = monuments_write_move,
    .tell_move = monuments_tell_move,
    .tell_points = monuments_tell_points,
    .tell_state = monuments_tell_state,
    .tell_printed = monuments_tell_printed,
    .tell_question = monuments_tell_question,
    .draw_board = monuments_draw_board,
    .tell = monuments_tell,
    .holds = monuments_holds,
    .secrets = &monuments_secrets,
    .hints = &monuments_hints,
};
