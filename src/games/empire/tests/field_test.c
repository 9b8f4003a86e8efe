/* field_test.c - cells of a state, read and written by the table of fields. */
#include "core/field.h"
#include "games/empire/state.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static struct state_room room;

static int sit_down(void **state)
{
    (void)state;
    table_box(&box, games_find("empire"));
    return 0;
}

static int begin(void **state)
{
    (void)state;
    unit_open(&venue, &box, "seats=3");
    venue.game->begin(venue.table, state_in(&room));
    return 0;
}

static enum err read_cell(const char *line, struct cell *out, struct text *why)
{
    return field_read_cell(venue.game->fields, venue.table, line, out, why);
}

/* -- Any game -------------------------------------------------------------- */

/* A value of the cell that differs from place to place. */
static uint64_t pattern(const struct field *f, int n)
{
    uint64_t wide = 0x9e3779b97f4a7c15U * (uint64_t)(n + 1);
    return f->kind == FIELD_SET    ? wide
           : f->kind == FIELD_WORD ? wide >> 48
                                   : wide >> 56;
}

/* Calls `visit` for every cell that there is room for. */
static void each_cell(const struct venue *v, struct state *s,
                      void (*visit)(struct state *s, const struct cell *c))
{
    int n = 0;
    for (int i = 0; i < v->game->fields->count; i++) {
        const struct field *f = &v->game->fields->row[i];
        for (int k = 0; k < f->rows_max * f->cols_max; k++) {
            struct cell c = {f, k / f->cols_max, k % f->cols_max,
                             pattern(f, n++)};
            visit(s, &c);
        }
    }
}

static void put(struct state *s, const struct cell *c)
{
    field_set(c->field, s, c->row, c->col, c->value);
}

static void is_still_there(struct state *s, const struct cell *c)
{
    assert_true(field_get(c->field, s, c->row, c->col) == c->value);
}

static void cells_keep_to_themselves(const struct venue *v, void *with)
{
    struct state_room full;
    (void)with;
    memset(&full, 0, sizeof full);
    each_cell(v, state_in(&full), put);
    each_cell(v, state_in(&full), is_still_there);
}

static void every_cell_keeps_its_own_value(void **state)
{
    (void)state;
    static struct box any;
    for (const struct games_entry *e = games_all; e->game; e++) {
        table_box(&any, e);
        setups_each(&any, cells_keep_to_themselves, NULL);
    }
}

/* Every cell of a position, written as a line, reads back. */
static void lines_read_back(const struct venue *v, const struct state *s)
{
    const struct game *g = v->game;
    struct state_room empty;
    struct cell c;
    char line[GAME_WHY_MAX];
    memset(&empty, 0, sizeof empty);
    for (int i = 0; i < g->fields->count; i++) {
        const struct field *f = &g->fields->row[i];
        int cols = field_cols(f, v->table);
        for (int k = 0; k < field_rows(f, v->table) * cols; k++) {
            struct text t = text_in(line, sizeof line);
            struct text why = text_in((char[GAME_WHY_MAX]){""}, GAME_WHY_MAX);
            uint64_t value = field_get(f, s, k / cols, k % cols);
            struct state_room other = empty;
            if (value == 0)
                continue;
            field_set(f, state_in(&other), k / cols, k % cols, value);
            field_write_difference(&(struct fields){f, 1}, v->table,
                                   state_in(&empty), state_in(&other), &t);
            /* `coins red 0 -> 3`: the line is the place and the new value */
            char *arrow = strstr(line, " -> ");
            assert_non_null(arrow);
            line[strcspn(line, "\n")] = '\0';
            char *old = arrow;
            while (old[-1] != ' ')
                old--;
            memmove(old, arrow + 4, strlen(arrow + 4) + 1);
            assert_int_equal(
                field_read_cell(g->fields, v->table, line, &c, &why), ERR_OK);
            assert_ptr_equal(c.field, f);
            assert_true(c.row == k / cols && c.col == k % cols);
            assert_true(c.value == value);
        }
    }
}

static void every_cell_of_a_position_reads_back(void **state)
{
    (void)state;
    struct match m;
    struct rng rng = rng_seed(8);
    unit_open(&venue, &box, "seats=5 tokens=on full_game=on");
    unit_begin(&m, &venue);
    unit_play_at_random(&m, 300, &rng);
    lines_read_back(&venue, match_state(&m));
    free(m.moves);
}

/* -- Lines ----------------------------------------------------------------- */

static void reads_a_line_of_each_shape(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        const char *field;
        int row, col;
        uint64_t value;
    } right[] = {
        {"phase bid", "phase", 0, 0, PHASE_BID},
        {"coins blue 7", "coins", 1, 0, 7},
        {"  coins \t blue   7 ", "coins", 1, 0, 7},
        {"row 2 17", "row", 0, 1, 16},
        {"row 6 none", "row", 0, 5, FIELD_NONE},
        {"bid white ?", "bid", 2, 0, FIELD_HIDDEN},
        {"armies red A3 30", "armies", 0, 2, 30},
        {"token A25 carrot", "token", 0, 24, 4},
        {"cards red -", "cards", 0, 0, 0},
        {"cards red 1,3,42", "cards", 0, 0, 5 | UINT64_C(1) << 41},
    };
    for (size_t i = 0; i < sizeof right / sizeof right[0]; i++) {
        char said[GAME_WHY_MAX];
        struct text why = text_in(said, sizeof said);
        struct cell c = {.row = -1};
        assert_int_equal(read_cell(right[i].line, &c, &why), ERR_OK);
        assert_string_equal(said, "");
        assert_string_equal(c.field->name, right[i].field);
        assert_int_equal(c.row, right[i].row);
        assert_int_equal(c.col, right[i].col);
        assert_true(c.value == right[i].value);
    }
}

static void refuses_a_line_and_says_why(void **state)
{
    (void)state;
    static const struct {
        const char *line;
        const char *says;
    } wrong[] = {
        {"", "there is no field called "},
        {"   ", "there is no field called "},
        {"coin red 5", "there is no field called coin"},
        {"coins", "the name of a seat is missing"},
        {"coins purple 5", "there is no seat called purple"},
        {"coins yellow 5", "there is no seat called yellow"},
        {"coins red", "exactly one value must follow"},
        {"coins red 5 6", "exactly one value must follow"},
        {"coins red five",
         "coins cannot be five; it must be a number from 0 to 99"},
        {"coins red 100",
         "coins cannot be 100; it must be a number from 0 to 99"},
        {"coins red -1",
         "coins cannot be -1; it must be a number from 0 to 99"},
        {"coins red ?", "coins cannot be ?; it must be a number from 0 to 99"},
        {"coins red none", "coins cannot be none; it must be a number"},
        {"coins red 254", "coins cannot be 254"},
        {"armies red", "the name of a region is missing"},
        {"armies red B1 1", "there is no region called B1"},
        {"armies neutral A1 1", "there is no owner called neutral"},
        {"row 0 1", "there is no place called 0"},
        {"row 7 1", "there is no place called 7"},
        {"row 1 43", "row cannot be 43; it must be the name of a card"},
        {"phase war", "phase cannot be war; it must be the name of a phase"},
        {"phase none", "phase cannot be none; it must be the name of a phase"},
        {"cards red 1,99", "there is no card called 99"},
        {"cards red 1,,2", "there is no card called "},
        {"cards red none", "there is no card called none"},
        {"cards red ?", "there is no card called ?"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char said[GAME_WHY_MAX];
        struct text why = text_in(said, sizeof said);
        struct cell c = {.row = -1};
        assert_int_not_equal(read_cell(wrong[i].line, &c, &why), ERR_OK);
        ASSERT_SAYS(said, wrong[i].says);
        assert_int_equal(c.row, -1);
    }
}

static void refuses_words_of_any_length(void **state)
{
    (void)state;
    char line[4 * FIELD_LINE_MAX];
    for (int n = FIELD_LINE_MAX - 10; n < 3 * FIELD_LINE_MAX; n++) {
        char said[GAME_WHY_MAX];
        struct text why = text_in(said, sizeof said);
        struct text t = text_in(line, sizeof line);
        struct cell c;
        text_add(&t, "coins red %0*d", n, 1000);
        assert_int_not_equal(read_cell(line, &c, &why), ERR_OK);
        t = text_in(line, sizeof line);
        text_add(&t, "cards red %0*d", n, 1000);
        assert_int_not_equal(read_cell(line, &c, &why), ERR_OK);
        t = text_in(line, sizeof line);
        text_add(&t, "%0*d red 1", n, 1000);
        assert_int_not_equal(read_cell(line, &c, &why), ERR_OK);
    }
}

/* -- Kinds of fields that no game uses yet --------------------------------- */

struct wide_state {
    uint64_t set;
    uint16_t word[2];
};

static int sixty_four(const struct table *t)
{
    (void)t;
    return 64;
}

static int two(const struct table *t)
{
    (void)t;
    return 2;
}

static const struct axis numbers = {"number", sixty_four, NULL};
static const struct axis pair = {"half", two, NULL};
static const struct field wide[] = {
    {FIELD_AT(struct wide_state, set), .kind = FIELD_SET, .rows_max = 1,
     .cols_max = 1, .values = &numbers},
    {FIELD_AT(struct wide_state, word), .kind = FIELD_WORD, .rows_max = 1,
     .cols_max = 2, .cols = &pair, .max = 65535},
};
static const struct fields wide_fields = {wide, COUNT_OF(wide)};

static void a_set_may_have_64_members(void **state)
{
    (void)state;
    char said[GAME_WHY_MAX];
    struct text why = text_in(said, sizeof said);
    struct wide_state s = {.set = 0};
    struct state *opaque = (struct state *)(void *)&s;
    struct cell c = {.row = -1};
    assert_true(field_accepts(&wide[0], NULL, UINT64_MAX, &why));
    assert_int_equal(field_read_cell(&wide_fields, NULL, "set 1,64", &c, &why),
                     ERR_OK);
    field_set(c.field, opaque, c.row, c.col, c.value);
    assert_true(s.set == (UINT64_C(1) << 63 | 1));
    struct text t = text_in(said, sizeof said);
    field_write_value(&wide[0], NULL, s.set, &t);
    assert_string_equal(said, "1,64");
}

static void a_word_goes_up_to_65535(void **state)
{
    (void)state;
    char said[GAME_WHY_MAX];
    struct text why = text_in(said, sizeof said);
    struct cell c = {.row = -1};
    assert_int_equal(
        field_read_cell(&wide_fields, NULL, "word 2 65535", &c, &why), ERR_OK);
    assert_int_equal(c.col, 1);
    assert_int_equal(c.value, 65535);
    assert_int_not_equal(
        field_read_cell(&wide_fields, NULL, "word 2 65536", &c, &why), ERR_OK);
    struct text t = text_in(said, sizeof said);
    field_write_value(&wide[1], NULL, FIELD_HIDDEN, &t);
    assert_string_equal(said, "255");
}

static void a_word_is_never_none_and_never_hidden(void **state)
{
    (void)state;
    char said[GAME_WHY_MAX];
    struct text why = text_in(said, sizeof said);
    struct cell c;
    assert_int_not_equal(
        field_read_cell(&wide_fields, NULL, "word 1 none", &c, &why), ERR_OK);
    assert_int_not_equal(
        field_read_cell(&wide_fields, NULL, "word 1 ?", &c, &why), ERR_OK);
}

/* -- Values and differences ------------------------------------------------ */

static void accepts_special_values_only_where_they_are_allowed(void **state)
{
    (void)state;
    static const struct {
        const char *field;
        uint64_t value;
        bool right;
    } cases[] = {
        {"bid", FIELD_HIDDEN, true},
        {"bid", FIELD_NONE, true},
        {"bid", 99, true},
        {"bid", 100, false},
        {"card", FIELD_NONE, true},
        {"card", FIELD_HIDDEN, false},
        {"card", 41, true},
        {"card", 42, false},
        {"coins", FIELD_NONE, false},
        {"coins", FIELD_HIDDEN, false},
        {"turn", 2, true},
        {"turn", 3, false},
        {"cards", UINT64_C(1) << 41, true},
        {"cards", UINT64_C(1) << 42, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        char said[GAME_WHY_MAX];
        struct text why = text_in(said, sizeof said);
        const struct field *f = field_find(venue.game->fields, cases[i].field);
        assert_int_equal(field_accepts(f, venue.table, cases[i].value, &why),
                         cases[i].right);
        assert_int_equal(said[0] == '\0', cases[i].right);
    }
}

static void writes_one_line_for_every_change(void **state)
{
    (void)state;
    struct state_room after = room;
    struct empire_state *s = empire_mut(state_in(&after));
    char lines[GAME_WHY_MAX];
    struct text t = text_in(lines, sizeof lines);
    s->cards[2] = 5;
    s->phase = PHASE_BID;
    s->row[1] = 16;
    s->bid[1] = FIELD_HIDDEN;
    s->armies[0][11] = 2;
    field_write_difference(venue.game->fields, venue.table, state_in(&room),
                           state_in(&after), &t);
    assert_string_equal(lines, "cards white - -> 1,3\n"
                               "phase row -> bid\n"
                               "row 2 none -> 17\n"
                               "bid blue none -> ?\n"
                               "armies red A12 3 -> 2\n");
}

static void finds_a_field_only_by_its_whole_name(void **state)
{
    (void)state;
    const struct fields *f = venue.game->fields;
    assert_string_equal(field_find(f, "card")->name, "card");
    assert_string_equal(field_find(f, "cards")->name, "cards");
    assert_null(field_find(f, "car"));
    assert_null(field_find(f, "Cards"));
    assert_null(field_find(f, ""));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(every_cell_keeps_its_own_value, begin),
        cmocka_unit_test_setup(every_cell_of_a_position_reads_back, begin),
        cmocka_unit_test_setup(reads_a_line_of_each_shape, begin),
        cmocka_unit_test_setup(refuses_a_line_and_says_why, begin),
        cmocka_unit_test_setup(refuses_words_of_any_length, begin),
        cmocka_unit_test_setup(a_set_may_have_64_members, begin),
        cmocka_unit_test_setup(a_word_goes_up_to_65535, begin),
        cmocka_unit_test_setup(a_word_is_never_none_and_never_hidden, begin),
        cmocka_unit_test_setup(
            accepts_special_values_only_where_they_are_allowed, begin),
        cmocka_unit_test_setup(writes_one_line_for_every_change, begin),
        cmocka_unit_test_setup(finds_a_field_only_by_its_whole_name, begin),
    };
    return cmocka_run_group_tests(tests, sit_down, NULL);
}
