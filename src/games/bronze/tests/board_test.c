/* board_test.c - the picture of a position of Bronze: whatever a move is about
 * has its place there. */
#include "core/board.h"
#include "games/bronze/state.h"

#include "unit.h"

static struct box box;
static struct venue venue;
static struct match match;
static struct canvas canvas;

static void begin(const char *setup)
{
    table_box(&box, games_find("bronze"));
    unit_open(&venue, &box, setup);
    unit_begin(&match, &venue);
}

static void draw(void)
{
    board_draw(&venue, match_state(&match), SEAT_NOBODY, &canvas);
    assert_true(canvas.anchor_count < CANVAS_ANCHORS_MAX);
    assert_true(canvas_rows(&canvas) < CANVAS_ROWS);
}

/* The letters at the first place of a thing. */
static const char *at(const char *key, const char *id, int number)
{
    static char word[CANVAS_COLS];
    const struct canvas_anchor *a = canvas_find(&canvas, NULL, key, id, number);
    assert_non_null(a);
    for (int i = 0; i < a->box.cols; i++)
        word[i] = (char)canvas_ink(&canvas, a->box.row, a->box.col + i);
    word[a->box.cols] = '\0';
    return word;
}

/* A kind of settlers has no place, and a technology only where it has been
 * placed. */
static bool has_place(const char *key)
{
    static const char *const keys[] = {"tile", "spot",   "terrain", "stack",
                                       "city", "column", "seat"};
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        if (strcmp(key, keys[i]) == 0)
            return true;
    }
    return false;
}

static bool is_nobody(const struct fact *f, int part)
{
    int id = fact_find(f, part, "id", 2);
    return f->part[id].form == FACT_WORD
           && strcmp(f->part[id].word, "nobody") == 0;
}

/* A thing that is drawn, and has a name there. */
static bool is_drawn(const struct fact *f, int part)
{
    return f->part[part].form == FACT_IS && has_place(f->part[part].word)
           && fact_find(f, part, "id", 2) >= 0 && !is_nobody(f, part);
}

static void check_move(struct move m)
{
    struct fact f;
    venue.game->tell_move(venue.table, match_state(&match), m, &f);
    for (int i = 1; i < f.count; i++) {
        if (is_drawn(&f, i) && !board_find(&canvas, NULL, &f, i))
            fail_msg("no place for a thing of %s", f.part[0].word);
    }
}

static void check_moves(void)
{
    struct move_list l = {.count = 0};
    int seat = bronze(match_state(&match))->turn;
    if (venue.game->to_act(venue.table, match_state(&match)) != 1U << seat)
        return;
    venue.game->legal(venue.table, match_state(&match), seat, &l);
    draw();
    for (int i = 0; i < l.count; i++)
        check_move(l.move[i]);
}

static void every_move_has_its_places(void **state)
{
    static const char *const setups[] = {"seats=2", "seats=3",
                                         "seats=4 edition=2017"};
    (void)state;
    for (unsigned i = 0; i < 3; i++) {
        struct rng rng = rng_seed(i);
        begin(setups[i]);
        while (!venue_is_over(&venue, match_state(&match))) {
            unit_play_at_random(&match, 1, &rng);
            check_moves();
        }
        free(match.moves);
    }
}

static void names_stand_where_they_are_said_to_stand(void **state)
{
    struct rng rng = rng_seed(3);
    (void)state;
    begin("seats=2");
    unit_let_chance_move(&match, &rng);
    draw();
    assert_string_equal(at("seat", "blue", 0), "blue");
    assert_string_equal(at("terrain", "woods", 0), "woods");
    assert_memory_equal(at("tile", "T1", 0), "T1 no.", 6);
    assert_string_equal(at("tile", "T7", 0), "T7");
    assert_memory_equal(at("stack", NULL, 2), "2   9 cards  ", 13);
    assert_int_equal(at("spot", "T1.woods.1", 0)[0], '-');
    free(match.moves);
}

static void names_of_seats_have_their_colours(void **state)
{
    static const char *const seats[] = {"red", "blue", "white", "yellow"};
    struct rng rng = rng_seed(4);
    (void)state;
    begin("seats=4");
    unit_let_chance_move(&match, &rng);
    draw();
    for (int i = 0; i < 4; i++) {
        const struct canvas_anchor *a = canvas_find(&canvas, NULL, "seat",
                                                    seats[i], 0);
        assert_non_null(a);
        assert_int_equal(canvas.style[a->box.row][a->box.col], STYLE_RED + i);
    }
    free(match.moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_has_its_places),
        cmocka_unit_test(names_stand_where_they_are_said_to_stand),
        cmocka_unit_test(names_of_seats_have_their_colours),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
