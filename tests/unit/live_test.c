/* live_test.c - the states of a table in memory, and the lists it stands in. */
#include "server/live.h"

#include "unit/unit.h"

/* Nothing is shown, and nothing is told to be stored, by a shortcut. */
static void the_store_stands_between_growing_and_showing(void **state)
{
    (void)state;
    for (int from = 0; from < LIVE_STATES; from++) {
        bool has_store = from == LIVE_READING || from == LIVE_FOLLOWING
                         || from == LIVE_STORING || from == LIVE_DOUBTED;
        assert_int_equal(live_may_change((enum live_state)from, LIVE_SETTLED),
                         has_store);
        assert_int_equal(live_may_change((enum live_state)from, LIVE_STORING),
                         from == LIVE_GROWN);
        assert_false(
            live_may_change((enum live_state)from, (enum live_state)from));
    }
}

static void every_state_is_left_and_reached(void **state)
{
    (void)state;
    for (int i = 0; i < LIVE_STATES; i++) {
        int in = 0;
        int out = 0;
        for (int k = 0; k < LIVE_STATES; k++) {
            in += live_may_change((enum live_state)k, (enum live_state)i);
            out += live_may_change((enum live_state)i, (enum live_state)k);
        }
        assert_true(in > 0 && out > 0);
    }
}

static void a_lease_is_asked_for_before_it_is_ours(void **state)
{
    (void)state;
    assert_false(live_may_change_lease(LEASE_NONE, LEASE_OURS));
    assert_true(live_may_change_lease(LEASE_NONE, LEASE_ASKED));
    assert_true(live_may_change_lease(LEASE_ASKED, LEASE_OURS));
    assert_true(live_may_change_lease(LEASE_ASKED, LEASE_NONE));
    assert_false(live_may_change_lease(LEASE_OURS, LEASE_ASKED));
}

static void a_list_has_each_once_and_in_order(void **state)
{
    (void)state;
    struct live *one = live_new("one");
    struct live *two = live_new("two");
    struct live_list q = {NULL, NULL};
    assert_null(live_list_take(&q));
    live_list_put(&q, &one->dirty);
    live_list_put(&q, &two->dirty);
    live_list_put(&q, &one->dirty);
    assert_ptr_equal(live_list_take(&q), one);
    live_list_put(&q, &one->dirty);
    assert_ptr_equal(live_list_take(&q), two);
    assert_ptr_equal(live_list_take(&q), one);
    assert_null(live_list_take(&q));
    live_free(one);
    live_free(two);
}

static void a_new_live_is_empty_and_sound(void **state)
{
    (void)state;
    struct live *l = live_new("name");
    assert_int_equal(l->state, LIVE_EMPTY);
    assert_true(live_is_sound(l) && live_is_at_rest(l) && live_is_free(l));
    assert_false(live_is_settled(l));
    assert_false(meeting_is_open(&l->meeting));
    l->growth.line_count = 1; /* of what nobody knows */
    assert_false(live_is_sound(l));
    l->growth.line_count = 0;
    live_free(l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_store_stands_between_growing_and_showing),
        cmocka_unit_test(every_state_is_left_and_reached),
        cmocka_unit_test(a_lease_is_asked_for_before_it_is_ours),
        cmocka_unit_test(a_list_has_each_once_and_in_order),
        cmocka_unit_test(a_new_live_is_empty_and_sound),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
