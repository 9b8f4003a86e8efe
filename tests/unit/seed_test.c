/* seed_test.c - the numbers of a seed, which saved games of every version need. */
#include "core/seed.h"
#include "unit.h"

/* Computed from the formula of docs/records.md, not by the program. */
static void numbers_stay_what_they_were(void **state)
{
    (void)state;
    assert_int_equal(seed_draw(0, 0, SEED_CHANCE), 0xa706dd2f4d197e6fU);
    assert_int_equal(seed_draw(7, 0, SEED_CHANCE), 0xb8b4c2977eabce45U);
    assert_int_equal(seed_draw(7, 1, SEED_PLAYER), 0x88bf589a5ce00596U);
    assert_int_equal(seed_draw(INT64_MAX, 500, SEED_ADVICE),
                     0xd087122276f756f3U);
    assert_int_equal(seed_nth(7, 1), 0x3a3bfc2bU);
}

static void the_first_of_a_series_has_the_seed_itself(void **state)
{
    (void)state;
    assert_int_equal(seed_nth(7, 0), 7);
    assert_int_equal(seed_nth(UINT64_MAX, 0), UINT64_MAX);
    assert_true(seed_nth(7, 1) != seed_nth(8, 1));
    assert_true(seed_nth(7, 1) <= UINT32_MAX);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_stay_what_they_were),
        cmocka_unit_test(the_first_of_a_series_has_the_seed_itself),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
