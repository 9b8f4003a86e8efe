/* seed_test.c - the numbers of a seed, which saved games of every version need. */
#include "core/seed.h"
#include "search/playout.h"
#include "search/rollout.h"
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

/* -- What bench plays ------------------------------------------------------ */

/* A game that looks on at its own match: whether chance moves as the seed says. */
static struct {
    struct game game;
    const struct game *own;
    struct venue venue;
    int moves, chance, wrong;
    uint64_t seed;
} spied;

static int look_on(const struct table *t, struct state *s, struct move m,
                   struct move_list *out)
{
    if (m.seat == SEAT_CHANCE) {
        struct move dealt = playout_deal(&spied.venue, s, spied.seed,
                                         spied.moves);
        spied.chance++;
        spied.wrong += move_compare(dealt, m) != 0;
    }
    spied.moves++;
    return spied.own->advance ? spied.own->advance(t, s, m, out)
                              : game_advance(spied.own, t, s, m, out);
}

typedef struct playout run_match(const struct venue *v, struct state *s,
                                 uint64_t seed);

static void meets_the_chance_of_its_seed(run_match *run, uint64_t seed)
{
    struct state_room s;
    spied.moves = spied.chance = spied.wrong = 0;
    spied.seed = seed;
    spied.own->begin(spied.venue.table, state_in(&s));
    struct playout p = run(&spied.venue, state_in(&s), seed);
    assert_int_equal(p.moves, spied.moves);
    assert_int_equal(p.chance_moves, spied.chance);
    assert_true(spied.chance > 0);
    assert_int_equal(spied.wrong, 0);
}

static void a_match_of_bench_meets_the_chance_of_its_seed(void **state)
{
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        struct box box;
        table_box(&box, e);
        spied.own = e->game;
        spied.game = *e->game;
        spied.game.advance = look_on;
        box.game = &spied.game;
        unit_open(&spied.venue, &box, "");
        for (uint64_t seed = 7; seed < 9; seed++) {
            meets_the_chance_of_its_seed(playout_run, seed);
            meets_the_chance_of_its_seed(rollout_match, seed);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_stay_what_they_were),
        cmocka_unit_test(the_first_of_a_series_has_the_seed_itself),
        cmocka_unit_test(a_match_of_bench_meets_the_chance_of_its_seed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
