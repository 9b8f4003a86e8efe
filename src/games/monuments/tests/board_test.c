/* board_test.c - the drawn board names the places of all things that
 * moves are about. */
#include "core/board.h"
#include "games/monuments/table.h"
#include "unit.h"

enum { MOVES = 1500 };

static struct box box;
static struct venue venue;
static struct canvas canvas;

static void open_table(const char *words)
{
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (strcmp(e->game->name, "monuments") == 0)
            table_box(&box, e);
    }
    unit_open(&venue, &box, words);
}

/* The card that is being played lies nowhere, but it may be improved. */
static bool is_drawn(const struct fact *f, const char *key)
{
    return strcmp(key, "hex") == 0 || strcmp(key, "ferry") == 0
           || strcmp(key, "seat") == 0
           || (strcmp(key, "card") == 0
               && strcmp(f->part[0].word, "play") == 0);
}

static void things_have_places(const struct fact *f)
{
    for (int i = 1; i < f->count; i++) {
        const struct fact_part *p = &f->part[i];
        if (fact_is_outcome(f, i))
            i += p->size - 1;
        if (p->form != FACT_IS || !is_drawn(f, p->word))
            continue;
        if (!board_find(&canvas, NULL, f, i))
            fail_msg("%s of %s has no place", p->word, f->part[0].word);
    }
}

static void moves_have_places(const struct state *s)
{
    struct move_list moves;
    struct fact f;
    int seat = venue_list(&venue, s, &moves);
    struct state_room room;
    struct state *view = state_in(&room);
    if (seat >= SEAT_CHANCE)
        return;
    venue_view(&venue, s, seat, view);
    board_draw(&venue, view, seat, &canvas);
    for (int i = 0; i < moves.count; i++) {
        venue.game->tell_move(venue.table, view, moves.move[i], &f);
        things_have_places(&f);
    }
}

static void test_things_have_places(void **state)
{
    struct match match;
    struct rng rng = rng_seed(4);
    (void)state;
    open_table("seats=4");
    unit_begin(&match, &venue);
    for (int i = 0; i < MOVES; i++) {
        moves_have_places(match_state(&match));
        unit_play_at_random(&match, 1, &rng);
    }
    free(match.moves);
}

static void test_names_of_seats_have_their_colours(void **state)
{
    static const enum text_style styles[] = {STYLE_BLUE, STYLE_YELLOW,
                                             STYLE_RED, STYLE_GREEN};
    struct match match;
    struct rng rng = rng_seed(4);
    (void)state;
    open_table("seats=4");
    unit_begin(&match, &venue);
    unit_play_at_random(&match, 100, &rng);
    board_draw(&venue, match_state(&match), SEAT_NOBODY, &canvas);
    for (int seat = 0; seat < 4; seat++) {
        const struct canvas_anchor *a = canvas_find(
            &canvas, NULL, "seat", venue_seat_name(&venue, seat), 0);
        assert_non_null(a);
        assert_int_equal(canvas.style[a->box.row][a->box.col], styles[seat]);
    }
    free(match.moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_things_have_places),
        cmocka_unit_test(test_names_of_seats_have_their_colours),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
