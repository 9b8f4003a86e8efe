/* numbers_test.c - intervals, ratings and the sequential test, on results that
 * are simulated with a known truth. */
#include "lab/numbers.h"

#include "unit.h"

#include <math.h>

/* -- Simulated play -------------------------------------------------------- */

static double uniform(struct rng *rng)
{
    return (double)(rng_next(rng) >> 11) * 0x1p-53;
}

/* A match between players of these strengths, place by place. */
static struct ranking simulate(const double strength[], int players,
                               struct rng *rng)
{
    struct ranking r = {.place = {0}};
    for (int place = 1; place <= players; place++) {
        double total = 0;
        for (int i = 0; i < players; i++)
            total += r.place[i] ? 0 : strength[i];
        double at = uniform(rng) * total;
        int chosen = -1;
        for (int i = 0; i < players && at >= 0; i++) {
            if (r.place[i])
                continue;
            at -= strength[i];
            chosen = i;
        }
        r.place[chosen] = place;
    }
    return r;
}

/* -- Means ----------------------------------------------------------------- */

static void an_interval_holds_the_truth_in_95_of_100(void **state)
{
    enum { RUNS = 2000, VALUES = 20 };
    struct rng rng = rng_seed(1);
    int held = 0;
    (void)state;
    for (int run = 0; run < RUNS; run++) {
        double x[VALUES];
        for (int i = 0; i < VALUES; i++)
            x[i] = (uniform(&rng) + uniform(&rng)) / 2;
        struct interval r = numbers_mean(x, VALUES);
        held += r.low <= 0.5 && r.high >= 0.5;
    }
    assert_in_range(held, RUNS * 935 / 1000, RUNS * 965 / 1000);
}

static const double whole[2] = {0, 1};

/* How many of a thousand intervals over sets of two matches hold the truth.
 * `alike`: how often a set goes to one player because of its seed. */
static int shares_that_hold(double truth, double alike, int sets)
{
    struct rng rng = rng_seed(4);
    int held = 0;
    for (int run = 0; run < 1000; run++) {
        double x[64];
        for (int i = 0; i < sets; i++) {
            double first = uniform(&rng) < truth;
            bool same = uniform(&rng) < alike;
            double second = same ? first : (double)(uniform(&rng) < truth);
            x[i] = (first + second) / 2;
        }
        struct interval r = numbers_share(x, sets, 2, whole);
        held += r.low <= truth && r.high >= truth;
    }
    return held;
}

static void a_share_holds_the_truth_also_near_its_ends(void **state)
{
    (void)state;
    assert_in_range(shares_that_hold(0.5, 0, 20), 930, 1000);
    assert_in_range(shares_that_hold(0.9, 0, 10), 930, 1000);
    assert_in_range(shares_that_hold(0.98, 0, 10), 930, 1000);
    assert_in_range(shares_that_hold(0.7, 0.8, 30), 920, 1000);
    assert_in_range(shares_that_hold(0.7, 0.8, 6), 900, 1000);
}

static void ten_sets_won_do_not_prove_the_next(void **state)
{
    double x[10];
    (void)state;
    for (int i = 0; i < 10; i++)
        x[i] = 1;
    struct interval r = numbers_share(x, 10, 2, whole);
    assert_true(r.mean == 1 && r.high == 1);
    assert_true(r.low > 0.8 && r.low < 0.87);
}

static void a_place_has_an_interval_among_the_places(void **state)
{
    const double places[2] = {1, 4};
    double x[3] = {1, 1.25, 1};
    (void)state;
    struct interval r = numbers_share(x, 3, 4, places);
    assert_true(r.low >= 1 && r.low < r.mean);
    assert_true(r.high > r.mean && r.high < 4);
}

static void one_value_tells_nothing_of_its_spread(void **state)
{
    double x[1] = {0.3};
    (void)state;
    struct interval r = numbers_share(x, 1, 2, whole);
    assert_true(r.mean > 0.29 && r.mean < 0.31);
    assert_true(r.low <= 0 && r.high >= 1);
    assert_true(isinf(numbers_mean(x, 1).high));
}

/* -- Ratings --------------------------------------------------------------- */

static void ratings_find_known_strengths(void **state)
{
    enum { MATCHES = 20000, PLAYERS = 4 };
    static struct ranking matches[MATCHES];
    const double wanted[PLAYERS] = {150, 50, -50, -150};
    double strength[PLAYERS];
    double rating[GAME_SEATS_MAX];
    struct rng rng = rng_seed(2);
    (void)state;
    for (int i = 0; i < PLAYERS; i++)
        strength[i] = pow(10, wanted[i] / 400);
    for (int i = 0; i < MATCHES; i++)
        matches[i] = simulate(strength, PLAYERS, &rng);
    numbers_rate(matches, MATCHES, PLAYERS, rating);
    for (int i = 0; i < PLAYERS; i++)
        assert_true(fabs(rating[i] - wanted[i]) < 10);
}

static void two_players_have_the_rating_of_their_odds(void **state)
{
    enum { MATCHES = 4000 };
    static struct ranking matches[MATCHES];
    double rating[GAME_SEATS_MAX];
    (void)state;
    for (int i = 0; i < MATCHES; i++) {
        bool first = i % 4 != 0; /* three to one */
        matches[i].place[0] = first ? 1 : 2;
        matches[i].place[1] = first ? 2 : 1;
    }
    numbers_rate(matches, MATCHES, 2, rating);
    assert_true(fabs(rating[0] - rating[1] - 400 * log10(3)) < 1);
}

static void ties_are_half_a_win(void **state)
{
    struct ranking matches[10];
    double rating[GAME_SEATS_MAX];
    (void)state;
    for (int i = 0; i < 10; i++)
        matches[i] = (struct ranking){.place = {1, 1, 1}};
    numbers_rate(matches, 10, 3, rating);
    for (int i = 0; i < 3; i++)
        assert_true(fabs(rating[i]) < 1e-6);
}

static void who_always_wins_has_a_finite_rating(void **state)
{
    struct ranking matches[50];
    double rating[GAME_SEATS_MAX];
    (void)state;
    for (int i = 0; i < 50; i++)
        matches[i] = (struct ranking){.place = {1, 2}};
    numbers_rate(matches, 50, 2, rating);
    assert_true(rating[0] > 100 && rating[0] < 2000);
}

static void rating_intervals_hold_the_truth(void **state)
{
    enum { RUNS = 40, SETS = 60, PLAYERS = 2 };
    static struct ranking matches[SETS * PLAYERS];
    const double strength[PLAYERS] = {1.5, 1 / 1.5};
    double truth = 400 * log10(1.5);
    struct rng rng = rng_seed(3);
    int held = 0;
    (void)state;
    for (int run = 0; run < RUNS; run++) {
        struct interval r[GAME_SEATS_MAX];
        for (int i = 0; i < SETS * PLAYERS; i++)
            matches[i] = simulate(strength, PLAYERS, &rng);
        numbers_rate_sets(matches, SETS, PLAYERS, PLAYERS, r);
        held += r[0].low <= truth && r[0].high >= truth;
    }
    assert_in_range(held, RUNS * 8 / 10, RUNS);
}

static void rating_intervals_do_not_vanish(void **state)
{
    struct ranking matches[20];
    struct interval r[GAME_SEATS_MAX];
    (void)state;
    for (int i = 0; i < 20; i++)
        matches[i] = (struct ranking){.place = {1, 2}};
    numbers_rate_sets(matches, 10, 2, 2, r);
    assert_true(r[0].low > 0 && r[0].low < r[0].mean - 50);
    numbers_rate_sets(matches, 1, 2, 2, r);
    assert_true(isinf(r[0].low));
}

/* -- Sequential test ------------------------------------------------------- */

/* Plays sets with a player of strength `elo` among equals until the test is
 * decided. */
static enum verdict test_once(const struct sprt *t, double elo, struct rng *rng)
{
    enum { SETS = 20000 };
    static double score[SETS];
    double strength[GAME_SEATS_MAX];
    for (int i = 0; i < t->players; i++)
        strength[i] = i == 0 ? pow(10, elo / 400) : 1;
    for (int set = 0; set < SETS; set++) {
        score[set] = 0;
        for (int r = 0; r < t->players; r++)
            score[set] += simulate(strength, t->players, rng).place[0] == 1;
        score[set] /= t->players;
        enum verdict v = numbers_decide(t,
                                        numbers_likelihood(t, score, set + 1));
        if (v != VERDICT_OPEN)
            return v;
    }
    return VERDICT_OPEN;
}

static void check_errors(int players)
{
    enum { RUNS = 200 };
    struct sprt t = {0, 80, 0.05, 0.05, players};
    struct rng rng = rng_seed((uint64_t)players);
    int false_higher = 0;
    int false_lower = 0;
    for (int run = 0; run < RUNS; run++) {
        false_higher += test_once(&t, t.elo0, &rng) != VERDICT_LOWER;
        false_lower += test_once(&t, t.elo1, &rng) != VERDICT_HIGHER;
    }
    assert_in_range(false_higher, 0, RUNS / 10);
    assert_in_range(false_lower, 0, RUNS / 10);
}

static void the_test_is_seldom_wrong_with_two_players(void **state)
{
    (void)state;
    check_errors(2);
}

static void the_test_is_seldom_wrong_with_four_players(void **state)
{
    (void)state;
    check_errors(4);
}

static void a_few_equal_scores_decide_nothing(void **state)
{
    struct sprt t = {0, 30, 0.05, 0.05, 2};
    double score[2] = {1, 1};
    (void)state;
    double likelihood = numbers_likelihood(&t, score, 2);
    assert_int_equal(numbers_decide(&t, likelihood), VERDICT_OPEN);
}

static void equals_have_equal_shares(void **state)
{
    (void)state;
    for (int n = 2; n <= 5; n++)
        assert_true(fabs(numbers_expected_share(0, n) - 1.0 / n) < 1e-12);
    assert_true(fabs(numbers_expected_share(400, 2) - 10.0 / 11) < 1e-12);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_interval_holds_the_truth_in_95_of_100),
        cmocka_unit_test(one_value_tells_nothing_of_its_spread),
        cmocka_unit_test(a_share_holds_the_truth_also_near_its_ends),
        cmocka_unit_test(ten_sets_won_do_not_prove_the_next),
        cmocka_unit_test(a_place_has_an_interval_among_the_places),
        cmocka_unit_test(ratings_find_known_strengths),
        cmocka_unit_test(two_players_have_the_rating_of_their_odds),
        cmocka_unit_test(ties_are_half_a_win),
        cmocka_unit_test(who_always_wins_has_a_finite_rating),
        cmocka_unit_test(rating_intervals_hold_the_truth),
        cmocka_unit_test(rating_intervals_do_not_vanish),
        cmocka_unit_test(the_test_is_seldom_wrong_with_two_players),
        cmocka_unit_test(the_test_is_seldom_wrong_with_four_players),
        cmocka_unit_test(a_few_equal_scores_decide_nothing),
        cmocka_unit_test(equals_have_equal_shares),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
