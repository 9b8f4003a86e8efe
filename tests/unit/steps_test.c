/* steps_test.c - a golden file that does not hold says where. */
#include "steps.h"

#include "unit/unit.h"

static void names_match_and_move(void **with)
{
    static const struct {
        const char *before, *now;
        struct steps_place at;
    } rows[] = {
        {"0123456789abcdef 0001 0002 0003\n",
         "fedcba9876543210 0001 0002 0004\n",
         {0, 0, 2}},
        {"0123456789abcdef 0001\n", "fedcba9876543210 0001 0002\n", {0, 0, 1}},
        {"0123456789abcdef 0001\n", "fedcba9876543210 0001\n", {0, 0, -1}},
        {"0123456789abcdef 0001\n0123456789abcdef\n",
         "0123456789abcdef 0001\nfedcba9876543210\n",
         {0, 1, -1}},
    };
    (void)with;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        struct steps_place at = {9, 9, 9};
        assert_true(steps_part(rows[i].before, rows[i].now, &at));
        assert_int_equal(at.setup, rows[i].at.setup);
        assert_int_equal(at.match, rows[i].at.match);
        assert_int_equal(at.move, rows[i].at.move);
        assert_false(steps_part(rows[i].now, rows[i].now, &at));
    }
}

static void counts_set_ups(void **with)
{
    enum { LINE = 17, LINES = SETUPS_MATCHES + 3 };
    char *before = unit_room((size_t)LINE * LINES + 1);
    char *now = unit_room((size_t)LINE * LINES + 1);
    struct steps_place at;
    (void)with;
    for (int i = 0; i < LINES; i++)
        memcpy(before + (ptrdiff_t)i * LINE, "0123456789abcdef\n", LINE);
    memcpy(now, before, (size_t)LINE * LINES + 1);
    now[(ptrdiff_t)LINE * (SETUPS_MATCHES + 2)] = 'f';
    assert_true(steps_part(before, now, &at));
    assert_int_equal(at.setup, 1);
    assert_int_equal(at.match, 2);
    assert_int_equal(at.move, -1);
    free(before);
    free(now);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_match_and_move),
        cmocka_unit_test(counts_set_ups),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
