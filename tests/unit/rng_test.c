/* rng_test.c - the same numbers on every machine, and fair ones. */
#include "base/rng.h"
#include "unit.h"

enum { THROWS = 60000, SIDES = 6, STREAMS = 1000 };

/* Published values of splitmix64, which fills the generator. */
static void a_seed_fills_the_generator_by_splitmix(void **state)
{
    (void)state;
    struct rng r = rng_seed(0);
    assert_true(r.s[0] == 0xe220a8397b1dcdafU);
    assert_true(r.s[1] == 0x6e789e6aa1b965f4U);
    assert_true(r.s[2] == 0x06c45d188009454fU);
    assert_true(r.s[3] == 0xf88bb8a8724c81ecU);
}

/* Published values of xoshiro256**. */
static void the_generator_is_xoshiro(void **state)
{
    (void)state;
    static const uint64_t known[] = {11520,
                                     0,
                                     1509978240,
                                     1215971899390074240U,
                                     1216172134540287360U,
                                     607988272756665600U};
    struct rng r = {.s = {1, 2, 3, 4}};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        assert_true(rng_next(&r) == known[i]);
}

/* Computed apart from this program. */
static void all_machines_agree_on_seeds_and_streams(void **state)
{
    (void)state;
    static const int throws[] = {0, 2, 4, 5, 5, 4, 4, 5, 4, 3, 4, 1};
    struct rng r = rng_seed(42);
    assert_true(rng_next(&r) == 0x15780b2e0c2ec716U);
    assert_true(rng_next(&r) == 0x6104d9866d113a7eU);
    struct rng s = rng_stream(7, 3);
    assert_true(rng_next(&s) == 0x80568daaa2ae92dbU);
    assert_true(rng_next(&s) == 0x3bd7dfdf1447d9e7U);
    r = rng_seed(42);
    for (size_t i = 0; i < sizeof throws / sizeof throws[0]; i++)
        assert_int_equal(rng_below(&r, SIDES), throws[i]);
}

static void streams_of_one_seed_differ(void **state)
{
    (void)state;
    static uint64_t first[STREAMS];
    struct rng plain = rng_seed(5);
    uint64_t of_seed = rng_next(&plain);
    for (uint64_t n = 0; n < STREAMS; n++) {
        struct rng r = rng_stream(5, n);
        first[n] = rng_next(&r);
        assert_true(first[n] != of_seed);
        for (uint64_t k = 0; k < n; k++)
            assert_true(first[n] != first[k]);
    }
}

static void streams_of_neighbouring_seeds_differ(void **state)
{
    (void)state;
    for (uint64_t n = 0; n < STREAMS; n++) {
        struct rng a = rng_stream(n, n + 1);
        struct rng b = rng_stream(n + 1, n);
        struct rng c = rng_stream(n, n);
        uint64_t from_a = rng_next(&a);
        assert_true(from_a != rng_next(&b) && from_a != rng_next(&c));
    }
}

static void below_one_there_is_only_zero(void **state)
{
    (void)state;
    struct rng r = rng_seed(1);
    for (int i = 0; i < 100; i++)
        assert_int_equal(rng_below(&r, 1), 0);
}

static void numbers_stay_below_any_bound(void **state)
{
    (void)state;
    struct rng r = rng_seed(2);
    for (int i = 0; i < THROWS; i++) {
        int bound = 1 + (int)(rng_next(&r) >> 33 >> (i % 31));
        int n = rng_below(&r, bound);
        assert_true(n >= 0 && n < bound);
    }
}

/* The sum of squares that a fair die exceeds once in a million times is 34.7;
 * the seed is fixed, so the test never wavers. */
static void numbers_are_spread_evenly(void **state)
{
    (void)state;
    struct rng r = rng_seed(3);
    int count[SIDES] = {0};
    double expected = (double)THROWS / (double)SIDES;
    double chi = 0;
    for (int i = 0; i < THROWS; i++)
        count[rng_below(&r, SIDES)]++;
    for (int i = 0; i < SIDES; i++) {
        double gap = count[i] - expected;
        chi += gap * gap / expected;
    }
    assert_true(chi < 34.7);
    assert_true(chi > 0.01);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seed_fills_the_generator_by_splitmix),
        cmocka_unit_test(the_generator_is_xoshiro),
        cmocka_unit_test(all_machines_agree_on_seeds_and_streams),
        cmocka_unit_test(streams_of_one_seed_differ),
        cmocka_unit_test(streams_of_neighbouring_seeds_differ),
        cmocka_unit_test(below_one_there_is_only_zero),
        cmocka_unit_test(numbers_stay_below_any_bound),
        cmocka_unit_test(numbers_are_spread_evenly),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
