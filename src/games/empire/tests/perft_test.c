/* perft_test.c - counting the ways to play on. */
#include "core/perft.h"

#include "games/empire/state.h"
#include "unit.h"

static struct box box;
static struct venue venue;

static int sit_down(void **state)
{
    (void)state;
    table_box(&box, games_find("empire"));
    return 0;
}

/* The same by asking about every single move, without shortcuts. */
static uint64_t count_plainly(const struct venue *v, const struct state *s,
                              int depth)
{
    seat_set seats = v->game->to_act(v->table, s);
    struct move_list l;
    uint64_t total = 0;
    l.count = 0;
    if (depth == 0 || seats == 0)
        return 1;
    int seat = 0;
    while (!(seats >> seat & 1))
        seat++;
    v->game->legal(v->table, s, seat, &l);
    for (int i = 0; i < l.count; i++) {
        struct state_room next;
        memcpy(&next, s, v->game->state_size);
        assert_int_equal(venue_play(v, state_in(&next), l.move[i]), ERR_OK);
        total += count_plainly(v, state_in(&next), depth - 1);
    }
    return total;
}

static void the_row_is_dealt_in_every_order(void **state)
{
    (void)state;
    struct state_room room;
    unit_open(&venue, &box, "seats=3");
    venue.game->begin(venue.table, state_in(&room));
    assert_int_equal(perft(&venue, state_in(&room), 0), 1);
    assert_int_equal(perft(&venue, state_in(&room), 1), 37);
    assert_int_equal(perft(&venue, state_in(&room), 2), 37 * 36);
    unit_open(&venue, &box, "seats=5");
    assert_int_equal(perft(&venue, state_in(&room), 2), 42 * 41);
}

static void bids_are_counted_in_one_order(void **state)
{
    (void)state;
    struct match m;
    struct rng rng = rng_seed(1);
    unit_open(&venue, &box, "seats=3");
    unit_begin(&m, &venue);
    unit_let_chance_move(&m, &rng);
    assert_int_equal(perft(&venue, match_state(&m), 1), 12);
    assert_int_equal(perft(&venue, match_state(&m), 3), 12 * 12 * 12);
    free(m.moves);
}

static void agrees_with_plain_counting(void **state)
{
    (void)state;
    static const char *const setups[] = {"seats=2 tokens=on", "seats=3 map=B",
                                         "seats=5 tie=1"};
    for (int i = 0; i < 60; i++) {
        struct match m;
        struct rng rng = rng_seed((uint64_t)i);
        unit_open(&venue, &box, setups[i % 3]);
        unit_begin(&m, &venue);
        unit_play_at_random(&m, 5 + 3 * i, &rng);
        for (int depth = 0; depth <= 2; depth++) {
            assert_int_equal(perft(&venue, match_state(&m), depth),
                             count_plainly(&venue, match_state(&m), depth));
        }
        free(m.moves);
    }
}

static void a_finished_match_counts_once(void **state)
{
    (void)state;
    struct match m;
    struct rng rng = rng_seed(4);
    unit_open(&venue, &box, "seats=4");
    unit_begin(&m, &venue);
    unit_play_at_random(&m, 100000, &rng);
    for (int depth = 0; depth < 5; depth++)
        assert_int_equal(perft(&venue, match_state(&m), depth), 1);
    /* One move before the end every way ends at once. */
    match_go_back(&m, m.count - 1);
    uint64_t ways = perft(&venue, match_state(&m), 1);
    assert_true(ways >= 1);
    assert_true(perft(&venue, match_state(&m), 3) >= ways);
    free(m.moves);
}

static void counting_leaves_the_position_alone(void **state)
{
    (void)state;
    struct match m;
    struct rng rng = rng_seed(5);
    unit_open(&venue, &box, "seats=2");
    unit_begin(&m, &venue);
    unit_play_at_random(&m, 40, &rng);
    struct state_room before = m.now;
    (void)perft(&venue, match_state(&m), 3);
    assert_memory_equal(&m.now, &before, venue.game->state_size);
    free(m.moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_row_is_dealt_in_every_order),
        cmocka_unit_test(bids_are_counted_in_one_order),
        cmocka_unit_test(agrees_with_plain_counting),
        cmocka_unit_test(a_finished_match_counts_once),
        cmocka_unit_test(counting_leaves_the_position_alone),
    };
    return cmocka_run_group_tests(tests, sit_down, NULL);
}
