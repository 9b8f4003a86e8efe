/* playout_test.c - playing at random, the same way everywhere. */
#include "search/playout.h"

#include "games/empire/state.h"
#include "unit.h"

static struct box box;
static struct venue venue;

static int sit_down(void **state)
{
    (void)state;
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3 tokens=on");
    return 0;
}

/* Of so many matches. */
static uint64_t print(const struct venue *v, uint64_t seed, int matches,
                      long long *moves)
{
    uint64_t h = 0;
    *moves = 0;
    for (int i = 0; i < matches; i++)
        h = playout_fingerprint(v, seed, i, h, moves);
    return h;
}

static void a_fingerprint_is_the_same_twice(void **state)
{
    (void)state;
    long long moves[2];
    uint64_t once = print(&venue, 7, 20, &moves[0]);
    uint64_t again = print(&venue, 7, 20, &moves[1]);
    assert_true(once == again);
    assert_true(moves[0] == moves[1] && moves[0] > 20);
}

static void a_fingerprint_differs_by_seed_and_by_set_up(void **state)
{
    (void)state;
    static struct venue other;
    long long moves = 0;
    uint64_t seen[10];
    unit_open(&other, &box, "seats=3");
    for (uint64_t seed = 0; seed < 10; seed++) {
        seen[seed] = print(&venue, seed, 3, &moves);
        for (uint64_t k = 0; k < seed; k++)
            assert_true(seen[seed] != seen[k]);
    }
    assert_true(print(&other, 0, 3, &moves) != seen[0]);
    assert_true(print(&venue, 0, 2, &moves) != seen[0]);
}

static void picks_only_legal_moves_and_ends(const struct venue *v, void *with)
{
    struct state_room room;
    struct state *s = state_in(&room);
    int moves = 0;
    (void)with;
    v->game->begin(v->table, s);
    for (; !venue_is_over(v, s); moves++) {
        assert_int_equal(venue_play(v, s, playout_deal(v, s, 9, moves)),
                         ERR_OK);
        assert_true(moves < v->game->moves_max(v->table));
    }
}

/* Seats draw from one generator; chance does what it does everywhere. */
static void a_run_meets_the_chance_of_the_seed(const struct venue *v,
                                               void *with)
{
    struct state_room one;
    struct state_room other;
    struct state *s = state_in(&one);
    struct rng own = seed_rng(9, 0, SEED_PLAYER);
    int moves = 0;
    (void)with;
    v->game->begin(v->table, s);
    for (; !venue_is_over(v, s); moves++) {
        bool chance = bits_first(v->game->to_act(v->table, s)) == SEAT_CHANCE;
        v->game->apply(v->table, s,
                       chance ? playout_deal(v, s, 9, moves)
                              : playout_pick(v, s, &own));
    }
    v->game->begin(v->table, state_in(&other));
    struct playout p = playout_run(v, state_in(&other), 9);
    assert_int_equal(p.moves, moves);
    assert_true(p.chance_moves > 0 && p.chance_moves < p.moves);
    assert_memory_equal(&other, &one, v->game->state_size);
}

static void picks_legal_moves_in_every_set_up_and_ends(void **state)
{
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        static struct box any;
        table_box(&any, e);
        setups_each(&any, picks_only_legal_moves_and_ends, NULL);
        setups_each(&any, a_run_meets_the_chance_of_the_seed, NULL);
    }
}

static void a_finished_match_is_left_alone(void **state)
{
    (void)state;
    struct state_room room;
    venue.game->begin(venue.table, state_in(&room));
    playout_run(&venue, state_in(&room), 2);
    struct state_room before = room;
    struct playout p = playout_run(&venue, state_in(&room), 2);
    assert_int_equal(p.moves, 0);
    assert_int_equal(p.chance_moves, 0);
    assert_memory_equal(&room, &before, venue.game->state_size);
}

/* One crystal token is laid, so of the nine left each other good has two and
 * crystal has one. */
static void chance_picks_by_weight(void **state)
{
    (void)state;
    enum { DRAWS = 9000 };
    struct match m;
    struct rng rng = rng_seed(3);
    int count[EMPIRE_GOODS] = {0};
    unit_begin(&m, &venue);
    unit_play_at_random(&m, 6, &rng);
    unit_play(&m, "chance: token A1 crystal");
    for (int i = 0; i < DRAWS; i++) {
        struct move move = playout_pick(&venue, match_state(&m), &rng);
        assert_int_equal(move.kind, MOVE_TOKEN);
        count[move.arg[1]]++;
    }
    assert_in_range(count[0], DRAWS / 9 - 150, DRAWS / 9 + 150);
    for (int g = 1; g < 5; g++)
        assert_in_range(count[g], 2 * DRAWS / 9 - 200, 2 * DRAWS / 9 + 200);
    free(m.moves);
}

static void players_pick_evenly(void **state)
{
    (void)state;
    enum { PICKS = 12000 };
    struct match m;
    struct rng rng = rng_seed(4);
    int count[12] = {0};
    unit_begin(&m, &venue);
    unit_let_chance_move(&m, &rng);
    for (int i = 0; i < PICKS; i++) {
        struct move move = playout_pick(&venue, match_state(&m), &rng);
        assert_int_equal(move.seat, 0); /* the lowest of those who bid */
        count[move.arg[0]]++;
    }
    for (int bid = 0; bid < 12; bid++)
        assert_in_range(count[bid], 850, 1150);
    free(m.moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_fingerprint_is_the_same_twice),
        cmocka_unit_test(a_fingerprint_differs_by_seed_and_by_set_up),
        cmocka_unit_test(picks_legal_moves_in_every_set_up_and_ends),
        cmocka_unit_test(a_finished_match_is_left_alone),
        cmocka_unit_test(chance_picks_by_weight),
        cmocka_unit_test(players_pick_evenly),
    };
    return cmocka_run_group_tests(tests, sit_down, NULL);
}
