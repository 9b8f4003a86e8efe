/* board_test.c - what stands where on the board of Eight-Minute Empire. */
#include "core/board.h"
#include "games/empire/state.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static struct state_room room;
static struct canvas canvas;

static struct empire_state *begin(const char *setup)
{
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, setup);
    venue.game->begin(venue.table, state_in(&room));
    return empire_mut(state_in(&room));
}

static void draw(void)
{
    board_draw(&venue, state_in(&room), SEAT_NOBODY, &canvas);
}

/* What stands in the first row of the place, up to its end. */
static const char *words_at(const struct canvas_anchor *a)
{
    static char words[CANVAS_COLS + 1];
    assert_non_null(a);
    int n = 0;
    for (; n < a->box.cols; n++)
        words[n] = (char)canvas_ink(&canvas, a->box.row, a->box.col + n);
    words[n] = '\0';
    return words;
}

static const struct canvas_anchor *find(const char *key, const char *id,
                                        int number)
{
    return canvas_find(&canvas, NULL, key, id, number);
}

static void every_region_has_a_place_with_its_name(void **state)
{
    static const char *const setups[] = {"seats=2", "seats=3 map=B",
                                         "seats=5 full_game=on"};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(setups); i++) {
        begin(setups[i]);
        draw();
        const struct empire_map *map = empire_table(venue.table)->map;
        for (int r = 0; r < map->region_count; r++) {
            const char *id = map->region[r].id;
            const struct canvas_anchor *a = find("region", id, 0);
            assert_memory_equal(words_at(a), id, strlen(id));
            assert_int_equal(a->box.rows, 2);
            assert_null(canvas_find(&canvas, a, "region", id, 0));
        }
    }
}

static void a_card_is_a_line_of_the_row(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=2");
    int id = empire_table(venue.table)->content.cards[8].id;
    s->row[2] = 8;
    draw();
    assert_string_equal(words_at(find("card", NULL, id)),
                        "3       1      9  carrot x2   place 3");
    s->row[2] = FIELD_NONE;
    draw();
    assert_null(find("card", NULL, id));
}

static void a_move_finds_the_card_it_takes(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=2");
    struct fact f;
    s->row[0] = 8;
    s->phase = PHASE_TAKE;
    draw();
    venue.game->tell_move(venue.table, state_in(&room),
                          move_of(0, MOVE_TAKE, 0, 0), &f);
    assert_memory_equal(
        words_at(board_find(&canvas, NULL, &f, fact_find(&f, 0, "card", 4))),
        "1       0", 9);
}

static void seats_have_their_names_in_their_colours(void **state)
{
    (void)state;
    begin("seats=5");
    draw();
    for (int seat = 0; seat < 5; seat++) {
        const char *name = venue_seat_name(&venue, seat);
        const struct canvas_anchor *a = find("seat", name, 0);
        assert_string_equal(words_at(a), name);
        assert_int_equal(canvas.style[a->box.row][a->box.col],
                         STYLE_RED + seat);
    }
}

static void continents_have_a_place(void **state)
{
    (void)state;
    begin("seats=3");
    draw();
    assert_string_equal(words_at(find("continent", "A-II", 0)), "A-II");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_region_has_a_place_with_its_name),
        cmocka_unit_test(a_card_is_a_line_of_the_row),
        cmocka_unit_test(a_move_finds_the_card_it_takes),
        cmocka_unit_test(seats_have_their_names_in_their_colours),
        cmocka_unit_test(continents_have_a_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
