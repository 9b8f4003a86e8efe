/* canvas_test.c - pictures made of characters. */
#include "base/canvas.h"
#include "unit.h"

static struct canvas canvas;
static char room[CANVAS_ROWS * (CANVAS_COLS + 40)];

/* The picture as lines. */
static const char *picture(bool colour)
{
    struct text t = text_in(room, sizeof room);
    t.colour = colour;
    canvas_write(&canvas, &t);
    assert_false(t.cut);
    return room;
}

static int clear(void **state)
{
    (void)state;
    memset(&canvas, 'x', sizeof canvas);
    canvas_clear(&canvas);
    return 0;
}

static void an_empty_canvas_has_no_lines(void **state)
{
    (void)state;
    assert_string_equal(picture(true), "");
}

static void lines_have_no_spaces_at_their_ends(void **state)
{
    (void)state;
    canvas_put(&canvas, 2, 1, STYLE_PLAIN, "ab  ");
    canvas_put(&canvas, 0, 3, STYLE_PLAIN, "c");
    assert_string_equal(picture(false), "\n  ab\n\nc\n");
}

static void what_is_put_later_covers(void **state)
{
    (void)state;
    canvas_put(&canvas, 0, 0, STYLE_PLAIN, "abcdef");
    canvas_put(&canvas, 2, 0, STYLE_PLAIN, "X Y");
    assert_string_equal(picture(false), "abX Yf\n");
}

static void what_falls_outside_is_cut(void **state)
{
    (void)state;
    canvas_put(&canvas, -2, 0, STYLE_PLAIN, "abcd");
    canvas_put(&canvas, CANVAS_COLS - 1, 1, STYLE_PLAIN, "yz");
    canvas_put(&canvas, 0, -1, STYLE_PLAIN, "above");
    canvas_put(&canvas, 0, CANVAS_ROWS, STYLE_PLAIN, "below");
    canvas_put(&canvas, CANVAS_COLS, 2, STYLE_PLAIN, "right");
    const char *lines = picture(false);
    assert_memory_equal(lines, "cd\n", 3);
    assert_int_equal(strlen(lines), 3 + CANVAS_COLS + 1);
    assert_int_equal(lines[3 + CANVAS_COLS - 1], 'y');
}

static void a_space_takes_its_place(void **state)
{
    (void)state;
    assert_true(canvas_is_free(&canvas, 0, 0, CANVAS_COLS));
    canvas_put(&canvas, 4, 0, STYLE_PLAIN, " ");
    assert_false(canvas_is_free(&canvas, 0, 0, 5));
    assert_true(canvas_is_free(&canvas, 0, 0, 4));
    assert_true(canvas_is_free(&canvas, 5, 0, 5));
}

static void outside_nothing_is_free(void **state)
{
    (void)state;
    assert_false(canvas_is_free(&canvas, -1, 0, 2));
    assert_false(canvas_is_free(&canvas, CANVAS_COLS - 1, 0, 2));
    assert_false(canvas_is_free(&canvas, 0, -1, 1));
    assert_false(canvas_is_free(&canvas, 0, CANVAS_ROWS, 1));
}

static void a_line_goes_only_where_nothing_stands(void **state)
{
    (void)state;
    canvas_put(&canvas, 0, 0, STYLE_PLAIN, "A");
    canvas_put(&canvas, 0, 4, STYLE_PLAIN, "B");
    canvas_put(&canvas, 0, 2, STYLE_PLAIN, "#");
    canvas_line(&canvas, (int[2]){0, 0}, (int[2]){0, 4}, STYLE_PLAIN, '.');
    assert_string_equal(picture(false), "A\n.\n#\n.\nB\n");
}

static void a_line_stays_between_its_ends(void **state)
{
    (void)state;
    static const int ends[][2] = {{3, 1}, {23, 5}, {40, 2}, {23, 9}, {3, 9}};
    for (int i = 0; i < 20; i++) {
        const int *a = ends[i % 5];
        const int *b = ends[i / 5];
        int west = a[0] < b[0] ? a[0] : b[0];
        int width = abs(a[0] - b[0]) + 1;
        canvas_clear(&canvas);
        canvas_line(&canvas, a, b, STYLE_PLAIN, '.');
        for (int row = 0; row < CANVAS_ROWS; row++) {
            bool above = row < a[1] && row < b[1];
            bool below = row > a[1] && row > b[1];
            assert_true(canvas_is_free(&canvas, 0, row, west));
            assert_true(canvas_is_free(&canvas, west + width, row,
                                       CANVAS_COLS - west - width));
            assert_true((!above && !below)
                        || canvas_is_free(&canvas, 0, row, CANVAS_COLS));
        }
    }
}

static void a_line_that_leaves_the_canvas_is_cut(void **state)
{
    (void)state;
    canvas_line(&canvas, (int[2]){-20, -9}, (int[2]){300, 200}, STYLE_PLAIN,
                '.');
    canvas_line(&canvas, (int[2]){5, 5}, (int[2]){5, 5}, STYLE_PLAIN, '#');
    const char *lines = picture(false);
    assert_true(strchr(lines, '.') != NULL);
    assert_true(strchr(lines, '#') == NULL);
}

static void styles_begin_and_end(void **state)
{
    (void)state;
    canvas_put(&canvas, 0, 0, STYLE_RED, "r");
    canvas_put(&canvas, 1, 0, STYLE_BLUE, "b");
    canvas_put(&canvas, 2, 0, STYLE_PLAIN, "p");
    canvas_put(&canvas, 0, 1, STYLE_BOLD, "x");
    assert_string_equal(picture(true), "\033[1;31mr\033[0m\033[1;34mb\033[0mp\n"
                                       "\033[1mx\033[0m\n");
    assert_string_equal(picture(false), "rbp\nx\n");
}

static void the_pen_writes_on(void **state)
{
    (void)state;
    canvas_add(&canvas, "%d coins", 3);
    canvas_tab(&canvas, 10);
    canvas_add_styled(&canvas, STYLE_RED, "red");
    canvas_add(&canvas, "\nnext");
    canvas_tab(&canvas, 2);
    assert_string_equal(picture(false), "3 coins   red\nnext\n");
    assert_string_equal(picture(true),
                        "3 coins   \033[1;31mred\033[0m\nnext\n");
    assert_int_equal(canvas_rows(&canvas), 2);
    assert_int_equal(canvas_cols(&canvas), 13);
}

static void letters_of_all_languages_take_one_column(void **state)
{
    (void)state;
    canvas_add(&canvas, "\u00c4\u0416\u2190\U00010330|");
    assert_int_equal(canvas_pen(&canvas).col, 5);
    assert_int_equal(canvas_ink(&canvas, 0, 3), 0x10330);
    assert_string_equal(picture(false), "\u00c4\u0416\u2190\U00010330|\n");
}

static void places_have_names(void **state)
{
    (void)state;
    canvas_add(&canvas, "to ");
    struct canvas_place from = canvas_pen(&canvas);
    canvas_add(&canvas, "A12");
    canvas_anchor_from(&canvas, from, STYLE_RED, "region", "A12", 0);
    canvas_anchor(&canvas, (struct canvas_box){6, 0, 1, 1}, STYLE_BLUE, "card",
                  NULL, 8);
    canvas_anchor(&canvas, (struct canvas_box){4, 5, 2, 3}, STYLE_BLUE, "card",
                  NULL, 7);
    canvas_anchor(&canvas, (struct canvas_box){6, 0, 1, 1}, STYLE_PLAIN, "card",
                  NULL, 7);
    const struct canvas_anchor *a = canvas_find(&canvas, NULL, "region", "A12",
                                                0);
    assert_non_null(a);
    assert_int_equal(a->box.col, 3);
    assert_int_equal(a->box.cols, 3);
    assert_null(canvas_find(&canvas, a, "region", "A12", 0));
    assert_null(canvas_find(&canvas, NULL, "region", "A1", 0));
    assert_null(canvas_find(&canvas, NULL, "card", NULL, 9));
    a = canvas_find(&canvas, NULL, "card", NULL, 7);
    assert_int_equal(a->box.row, 4);
    assert_int_equal(canvas_find(&canvas, a, "card", NULL, 7)->box.row, 6);
    assert_ptr_equal(canvas_find_style(&canvas, STYLE_BLUE), a);
    assert_null(canvas_find_style(&canvas, STYLE_GREEN));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(an_empty_canvas_has_no_lines, clear),
        cmocka_unit_test_setup(lines_have_no_spaces_at_their_ends, clear),
        cmocka_unit_test_setup(what_is_put_later_covers, clear),
        cmocka_unit_test_setup(what_falls_outside_is_cut, clear),
        cmocka_unit_test_setup(a_space_takes_its_place, clear),
        cmocka_unit_test_setup(outside_nothing_is_free, clear),
        cmocka_unit_test_setup(a_line_goes_only_where_nothing_stands, clear),
        cmocka_unit_test_setup(a_line_stays_between_its_ends, clear),
        cmocka_unit_test_setup(a_line_that_leaves_the_canvas_is_cut, clear),
        cmocka_unit_test_setup(styles_begin_and_end, clear),
        cmocka_unit_test_setup(the_pen_writes_on, clear),
        cmocka_unit_test_setup(letters_of_all_languages_take_one_column, clear),
        cmocka_unit_test_setup(places_have_names, clear),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
