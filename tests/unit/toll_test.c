/* toll_test.c - what one address may ask for, by cost. */
#include "server/toll.h"

#include "unit/unit.h"

enum { PRICE = 1000 };

static struct toll toll;
static const int64_t noon = 1700000000000;

static int begin(void **state)
{
    (void)state;
    toll = (struct toll){.rate = 100};
    return 0;
}

/* How often it may ask for the same at this moment. */
static int ask(const char *address, int64_t now, int price)
{
    struct toll_account *a = toll_account(&toll, address);
    int n = 0;
    while (n < 1000 && toll_pay(&toll, a, now, price))
        n++;
    return n;
}

static void half_a_second_of_work_is_granted_at_once(void **state)
{
    (void)state;
    assert_int_equal(ask("192.0.2.1", noon, PRICE), 50);
    assert_int_equal(ask("192.0.2.1", noon, PRICE), 0);
    assert_int_equal(ask("192.0.2.2", noon, PRICE / 2), 100);
}

static void what_is_owed_is_paid_back_in_time(void **state)
{
    (void)state;
    (void)ask("192.0.2.1", noon, PRICE);
    assert_int_equal(ask("192.0.2.1", noon + 100, PRICE), 10);
    assert_int_equal(ask("192.0.2.1", noon + 10000, PRICE), 50);
}

static void a_debt_that_came_later_is_paid_too(void **state)
{
    (void)state;
    struct toll_account *a = toll_account(&toll, "192.0.2.1");
    assert_true(toll_pay(&toll, a, noon, PRICE));
    toll_add(a, 200LL * PRICE);
    assert_int_equal(ask("192.0.2.1", noon + 1000, PRICE), 0);
    assert_int_equal(ask("192.0.2.1", noon + 2000, PRICE), 49);
}

static void a_clock_that_is_put_back_forgives_nothing(void **state)
{
    (void)state;
    (void)ask("192.0.2.1", noon, PRICE);
    assert_int_equal(ask("192.0.2.1", noon - 3600000, PRICE), 0);
    assert_int_equal(ask("192.0.2.1", noon - 3600000 + 1000, PRICE), 50);
}

static void what_costs_nothing_is_always_granted(void **state)
{
    (void)state;
    (void)ask("192.0.2.1", noon, PRICE);
    assert_int_equal(ask("192.0.2.1", noon, 0), 1000);
    toll.rate = 0;
    assert_int_equal(ask("192.0.2.1", noon, PRICE), 1000);
}

static void what_is_long_costs_by_its_length(void **state)
{
    (void)state;
    assert_int_equal(toll_reading(0), 0);
    assert_int_equal(toll_reading(200), 0);
    assert_int_equal(toll_reading(8192), 1024);
}

static void one_place_has_one_purse(void **state)
{
    (void)state;
    assert_ptr_equal(toll_account(&toll, "2001:db8::1"),
                     toll_account(&toll, "2001:db8:0:0:ffff::2"));
    assert_ptr_not_equal(toll_account(&toll, "2001:db8::1"),
                         toll_account(&toll, "2001:db8:0:1::1"));
    assert_ptr_not_equal(toll_account(&toll, "::ffff:192.0.2.1"),
                         toll_account(&toll, "::ffff:192.0.2.2"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(half_a_second_of_work_is_granted_at_once, begin),
        cmocka_unit_test_setup(what_is_owed_is_paid_back_in_time, begin),
        cmocka_unit_test_setup(a_debt_that_came_later_is_paid_too, begin),
        cmocka_unit_test_setup(a_clock_that_is_put_back_forgives_nothing,
                               begin),
        cmocka_unit_test_setup(what_costs_nothing_is_always_granted, begin),
        cmocka_unit_test_setup(what_is_long_costs_by_its_length, begin),
        cmocka_unit_test_setup(one_place_has_one_purse, begin),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
