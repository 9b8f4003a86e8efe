/* bits_test.c - the quick ways against the plain ones. */
#include "base/bits.h"
#include "base/num.h"
#include "base/rng.h"
#include "unit.h"

enum { ROWS = 20000 };

static uint32_t plain_nonzero(const uint8_t row[BITS_ROW])
{
    uint32_t mask = 0;
    for (int i = 0; i < BITS_ROW; i++)
        mask |= row[i] ? 1U << i : 0;
    return mask;
}

static int plain_sum(const uint8_t row[BITS_ROW])
{
    int sum = 0;
    for (int i = 0; i < BITS_ROW; i++)
        sum += row[i];
    return sum;
}

/* Rows from nearly empty to full, with values from small to `most`. */
static void fill_row(uint8_t row[BITS_ROW], struct rng *rng, int most)
{
    int empty = rng_below(rng, 10);
    int limit = 1 + rng_below(rng, most);
    for (int i = 0; i < BITS_ROW; i++) {
        int n = 1 + rng_below(rng, limit);
        row[i] = rng_below(rng, 10) < empty ? 0 : u8(n);
    }
}

static void finds_the_bytes_that_are_not_zero(void **state)
{
    (void)state;
    struct rng rng = rng_seed(1);
    uint8_t row[BITS_ROW];
    for (int i = 0; i < ROWS; i++) {
        fill_row(row, &rng, 255);
        assert_int_equal(bits_nonzero(row), plain_nonzero(row));
    }
}

static void finds_every_value_at_every_place(void **state)
{
    (void)state;
    for (int place = 0; place < BITS_ROW; place++) {
        for (int value = 0; value < 256; value++) {
            uint8_t row[BITS_ROW] = {0};
            row[place] = u8(value);
            assert_int_equal(bits_nonzero(row), value ? 1U << place : 0);
        }
    }
}

static void adds_up_bytes_of_at_most_127(void **state)
{
    (void)state;
    struct rng rng = rng_seed(2);
    uint8_t row[BITS_ROW];
    for (int i = 0; i < ROWS; i++) {
        fill_row(row, &rng, 127);
        assert_int_equal(bits_sum(row), plain_sum(row));
    }
    memset(row, 127, sizeof row);
    assert_int_equal(bits_sum(row), 127 * BITS_ROW);
}

static void reads_rows_that_are_not_aligned(void **state)
{
    (void)state;
    struct rng rng = rng_seed(3);
    for (size_t shift = 0; shift < 8; shift++) {
        uint8_t room[BITS_ROW + 8] = {0};
        uint8_t row[BITS_ROW];
        fill_row(row, &rng, 127);
        memcpy(room + shift, row, sizeof row);
        assert_int_equal(bits_nonzero(room + shift), plain_nonzero(row));
        assert_int_equal(bits_sum(room + shift), plain_sum(row));
    }
}

static void walks_over_a_set_in_ascending_order(void **state)
{
    (void)state;
    struct rng rng = rng_seed(4);
    for (int i = 0; i < 1000; i++) {
        uint64_t set = rng_next(&rng);
        set &= rng_next(&rng);
        uint64_t seen = 0;
        int last = -1;
        int count = 0;
        for (uint64_t m = set; m; m = bits_rest(m)) {
            assert_true(bits_first(m) > last);
            last = bits_first(m);
            seen |= bits_bit(last);
            count++;
        }
        assert_true(seen == set);
        assert_int_equal(bits_count(set), count);
    }
}

static void makes_moves_that_sort_as_their_parts_do(void **state)
{
    (void)state;
    struct move m = move_of(2, 3, 4, 5);
    assert_int_equal(m.seat, 2);
    assert_int_equal(m.kind, 3);
    assert_int_equal(m.arg[0], 4);
    assert_int_equal(m.arg[1], 5);
    for (int i = 2; i < 6; i++)
        assert_int_equal(m.arg[i], 0);
    assert_true(move_compare(m, move_of(2, 3, 4, 5)) == 0);
    assert_true(move_compare(m, move_of(2, 3, 4, 6)) < 0);
    assert_true(move_compare(m, move_of(2, 3, 255, 0)) < 0);
    assert_true(move_compare(m, move_of(2, 2, 255, 255)) > 0);
    assert_true(move_compare(m, move_of(6, 0, 0, 0)) < 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(finds_the_bytes_that_are_not_zero),
        cmocka_unit_test(finds_every_value_at_every_place),
        cmocka_unit_test(adds_up_bytes_of_at_most_127),
        cmocka_unit_test(reads_rows_that_are_not_aligned),
        cmocka_unit_test(walks_over_a_set_in_ascending_order),
        cmocka_unit_test(makes_moves_that_sort_as_their_parts_do),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
