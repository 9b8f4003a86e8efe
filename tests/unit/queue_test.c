/* queue_test.c - whose bot thinks next. The order is that of the rules in queue.h and
 * nothing else. */
#include "server/bots.h"

#include "base/num.h"

#include "unit/unit.h"

enum { THOUGHTS = 400 };

static struct queue queue;
static struct waiting room[THOUGHTS];
static int asked;

static int begin(void **state)
{
    (void)state;
    queue = (struct queue){.most = 1};
    memset(room, 0, sizeof room);
    asked = 0;
    return 0;
}

static int end(void **state)
{
    (void)state;
    while (queue_drop(&queue)) {
    }
    assert_null(queue.makers);
    return 0;
}

static struct waiting *put(const char *maker, const char *level, bool people)
{
    struct waiting *w = &room[asked++];
    (void)snprintf(w->name, sizeof w->name, "%s", maker);
    w->level = queue_level(level);
    w->has_people = people;
    queue_put(&queue, w);
    return w;
}

/* Thinks about one task; the number of its question. */
static int think(void)
{
    struct waiting *w = queue_take(&queue);
    assert_non_null(w);
    queue_done(&queue, w);
    return (int)(w - room);
}

static int until(const struct waiting *wanted)
{
    int n = 0;
    while (think() != wanted - room)
        n++;
    return n;
}

static void many_experts_of_one_keep_nobody_else_waiting(void **state)
{
    (void)state;
    for (int i = 0; i < 50; i++)
        (void)put("one", "expert", true);
    (void)think();
    (void)think();
    for (int i = 0; i < 5; i++)
        assert_in_range(until(put("other", "easy", true)), 0, 1);
    assert_in_range(until(put("third", "expert", true)), 0, 1);
}

static void makers_take_turns(void **state)
{
    int had[2] = {0, 0};
    (void)state;
    for (int i = 0; i < 40; i++)
        (void)put(i < 30 ? "one" : "other", "hard", true);
    for (int i = 0; i < 16; i++)
        had[think() >= 30]++;
    assert_in_range(had[1], 6, 8);
}

/* Sending many short ones gains nothing over one who sends a few long ones. */
static void a_share_is_measured_by_what_it_costs(void **state)
{
    int easy = 0;
    (void)state;
    (void)put("one", "hard", true);
    (void)put("one", "hard", true);
    for (int i = 0; i < 200; i++)
        (void)put("other", "easy", true);
    for (int long_ones = 0; long_ones < 2;) {
        bool is_long = think() < 2;
        long_ones += is_long;
        easy += !is_long;
    }
    assert_in_range(easy, 7, 61);
}

static void the_shortest_of_a_maker_comes_first(void **state)
{
    (void)state;
    (void)put("one", "expert", true);
    (void)put("one", "medium", true);
    (void)put("one", "easy", true);
    (void)put("one", "easy", true);
    assert_int_equal(think(), 2);
    assert_int_equal(think(), 3);
    assert_int_equal(think(), 1);
    assert_int_equal(think(), 0);
}

static void tables_with_people_come_first(void **state)
{
    (void)state;
    (void)put("one", "easy", false);
    (void)put("other", "expert", true);
    (void)put("other", "expert", true);
    assert_int_equal(think(), 1);
    assert_int_equal(think(), 2);
    assert_int_equal(think(), 0);
}

static void nothing_waits_for_ever(void **state)
{
    (void)state;
    const struct waiting *w = put("one", "expert", false);
    int before = 0;
    do {
        (void)put("other", "easy", true);
        before++;
        assert_in_range(before, 1, QUEUE_TURN);
    } while (think() != w - room);
}

static void one_maker_has_its_ceiling_of_threads(void **state)
{
    (void)state;
    queue.most = 2;
    for (int i = 0; i < 4; i++)
        (void)put("one", "easy", true);
    for (int i = 0; i < 2; i++)
        assert_ptr_equal(queue_take(&queue), &room[i]);
    assert_null(queue_take(&queue));
    struct waiting *other = put("other", "expert", false);
    assert_ptr_equal(queue_take(&queue), other);
    assert_null(queue_take(&queue));
    queue_done(&queue, &room[0]);
    assert_ptr_equal(queue_take(&queue), &room[2]);
    queue_done(&queue, &room[1]);
    queue_done(&queue, &room[2]);
    queue_done(&queue, other);
}

static void who_comes_again_and_again_saves_nothing_up(void **state)
{
    (void)state;
    for (int i = 0; i < 10; i++)
        (void)put("one", "expert", true);
    (void)think();
    (void)put("other", "easy", true);
    (void)put("other", "easy", true);
    assert_int_equal(think(), 10);
    /* A maker whom nobody knows stands no better than who was here. */
    (void)put("new", "hard", true);
    assert_int_equal(think(), 11);
}

/* What a task that has begun gives way to; -1: nothing. */
static int quicker(const struct waiting *begun)
{
    struct waiting *w = queue_take_quicker(&queue, begun);
    if (!w)
        return -1;
    queue_done(&queue, w);
    return (int)(w - room);
}

static void a_long_task_gives_way_to_a_quicker_one(void **state)
{
    (void)state;
    struct waiting *long_one = put("one", "expert", true);
    assert_ptr_equal(queue_take(&queue), long_one);
    assert_int_equal(quicker(long_one), -1);
    (void)put("other", "expert", true);
    (void)put("other", "easy", false);
    assert_int_equal(quicker(long_one), -1);
    (void)put("other", "hard", true);
    (void)put("other", "easy", true);
    (void)put("one", "medium", true);
    assert_int_equal(quicker(long_one), 4);
    assert_int_equal(quicker(long_one), 3);
    assert_int_equal(quicker(long_one), 5);
    assert_int_equal(quicker(long_one), -1);
    queue_done(&queue, long_one);
}

static void people_come_before_a_task_without_them(void **state)
{
    (void)state;
    struct waiting *long_one = put("one", "hard", false);
    assert_ptr_equal(queue_take(&queue), long_one);
    for (int i = 0; i < 100; i++)
        (void)put("other", "medium", true);
    for (int i = 0; i < 100; i++)
        assert_int_equal(quicker(long_one), 1 + i);
    queue_done(&queue, long_one);
}

/* Else one with many quick tasks would hold up the long ones of all others. */
static void nobody_goes_before_others_for_ever(void **state)
{
    int before = 0;
    (void)state;
    struct waiting *long_one = put("one", "hard", true);
    assert_ptr_equal(queue_take(&queue), long_one);
    for (int i = 0; i < 100; i++)
        (void)put("other", "easy", true);
    while (quicker(long_one) >= 0)
        before++;
    assert_in_range(before, 10, 30);
    queue_done(&queue, long_one);
}

static void who_gives_way_to_others_keeps_their_ceiling(void **state)
{
    (void)state;
    struct waiting *long_one = put("one", "expert", true);
    struct waiting *easy = put("other", "easy", true);
    (void)put("other", "easy", true);
    assert_ptr_equal(queue_take(&queue), easy);
    assert_ptr_equal(queue_take(&queue), long_one);
    assert_int_equal(quicker(long_one), -1);
    queue_done(&queue, easy);
    assert_int_equal(quicker(long_one), 2);
    queue_done(&queue, long_one);
}

/* However many cores there are, and whatever is asked for. */
static void one_maker_never_has_all_of_several_threads(void **state)
{
    (void)state;
    for (int cores = 1; cores <= 100; cores++) {
        int threads = bots_threads(0, cores);
        assert_in_range(threads, 1, 64);
        for (int each = 0; threads > 1 && each <= 64; each++)
            assert_in_range(bots_share(each, threads), 1, threads - 1);
    }
    assert_int_equal(bots_threads(0, 1), 1);
    assert_int_equal(bots_threads(0, 2), 1);
    assert_int_equal(bots_threads(0, 8), 7);
    assert_int_equal(bots_share(0, 7), 4);
    assert_int_equal(bots_threads(1, 8), 1);
    assert_int_equal(bots_share(3, 1), 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many_experts_of_one_keep_nobody_else_waiting),
        cmocka_unit_test(makers_take_turns),
        cmocka_unit_test(a_share_is_measured_by_what_it_costs),
        cmocka_unit_test(the_shortest_of_a_maker_comes_first),
        cmocka_unit_test(tables_with_people_come_first),
        cmocka_unit_test(nothing_waits_for_ever),
        cmocka_unit_test(one_maker_has_its_ceiling_of_threads),
        cmocka_unit_test(who_comes_again_and_again_saves_nothing_up),
        cmocka_unit_test(a_long_task_gives_way_to_a_quicker_one),
        cmocka_unit_test(people_come_before_a_task_without_them),
        cmocka_unit_test(nobody_goes_before_others_for_ever),
        cmocka_unit_test(who_gives_way_to_others_keeps_their_ceiling),
        cmocka_unit_test(one_maker_never_has_all_of_several_threads),
    };
    struct CMUnitTest with_queue[COUNT_OF(tests)];
    for (int i = 0; i < COUNT_OF(tests); i++) {
        with_queue[i] = tests[i];
        with_queue[i].setup_func = begin;
        with_queue[i].teardown_func = end;
    }
    return cmocka_run_group_tests(with_queue, NULL, NULL);
}
