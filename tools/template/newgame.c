/* newgame.c - New Game.
 *
 * This is its entry in the list of games. Start reading here: content.h holds
 * what is printed, state.h the position and the table, turn.c the course of the
 * game, score.c the points, facts.c what is told and asked, words/en.ftl the
 * sentences, secrets.c what is hidden, page/table.js the table of the page. Rules have numbers
 * (NG-2.1), given in rules.md and quoted where the code follows them.
 */
#include "games/newgame/state.h"

static const char *const switch_words[] = {"off", "on", NULL};

/* clang-format off */
static const struct option options[] = {
    [OPTION_OPEN] = {.name = "open", .help = "everybody sees the drawn card", .words = switch_words},
};
/* clang-format on */
_Static_assert(COUNT_OF(options) == NEWGAME_OPTIONS, "every option has a row");

/* NG-4.3 */
static const char *const tiebreaks[] = {"coins", NULL};

/* Made of words/en.ftl by the build. */
extern const struct fluent_file newgame_words;

const struct game newgame_game = {
    .name = "newgame",
    .title = "New Game",
    .rules_version = 1,
    .seats_min = NEWGAME_SEATS_MIN,
    .seats_max = NEWGAME_SEATS,
    .content_size = sizeof(struct newgame_content),
    .table_size = sizeof(struct newgame_table),
    .state_size = sizeof(struct newgame_state),
    .parts = newgame_parts,
    .fields = &newgame_fields,
    .options = options,
    .option_count = NEWGAME_OPTIONS,
    .tiebreaks = tiebreaks,
    .facts = newgame_facts,
    .words = &newgame_words,
    .check = newgame_check,
    .lay = newgame_lay,
    .moves_max = newgame_moves_max,
    .seat_name = newgame_seat_name,
    .begin = newgame_begin,
    .to_act = newgame_to_act,
    .legal = newgame_legal,
    .weigh = newgame_weigh,
    .apply = newgame_apply,
    .score = newgame_score,
    .write_move = newgame_write_move,
    .tell_move = newgame_tell_move,
    .tell_question = newgame_tell_question,
    .tell_points = newgame_tell_points,
    .draw_board = newgame_draw_board,
    .holds = newgame_holds,
    .secrets = &newgame_secrets,
};
