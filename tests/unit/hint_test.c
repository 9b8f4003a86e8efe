/* hint_test.c - advice from a view alone. */
#include "search/hint.h"

#include "base/bits.h"
#include "unit.h"

enum { ROOM = 16 };

static struct box box;
static struct venue venue;
static const struct hint_effort effort = {
    .iterations = 300, .playouts = 12, .seed = 5};

static int sit_down(void **state)
{
    (void)state;
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3");
    return 0;
}

/* A match in which red has bid so much and blue is to bid. */
static void bid_red(struct match *m, const char *words)
{
    struct rng rng = rng_seed(6);
    unit_begin(m, &venue);
    unit_let_chance_move(m, &rng);
    unit_play(m, words);
}

static int advise(const struct state *full, int seat, struct hint *out,
                  int room)
{
    struct outlook o;
    outlook_of(&o, &venue, full, seat);
    return hint_best(&o, &effort, out, room);
}

static bool is_equal(double a, double b)
{
    return a <= b && a >= b;
}

static void assert_same_advice(const struct hint *a, const struct hint *b,
                               int count)
{
    for (int i = 0; i < count; i++) {
        assert_int_equal(move_compare(a[i].move, b[i].move), 0);
        assert_true(is_equal(a[i].win_share, b[i].win_share));
        assert_true(is_equal(a[i].points, b[i].points));
        assert_true(is_equal(a[i].points_of_others, b[i].points_of_others));
        assert_true(is_equal(a[i].share_of_search, b[i].share_of_search));
    }
}

static void advice_does_not_know_what_is_hidden(void **state)
{
    (void)state;
    struct match low;
    struct match high;
    struct hint a[ROOM];
    struct hint b[ROOM];
    bid_red(&low, "red: bid 0");
    bid_red(&high, "red: bid 11");
    assert_memory_not_equal(&low.now, &high.now, venue.game->state_size);
    int count = advise(match_state(&low), 1, a, ROOM);
    assert_int_equal(count, 12);
    assert_int_equal(advise(match_state(&high), 1, b, ROOM), count);
    assert_same_advice(a, b, count);
    free(low.moves);
    free(high.moves);
}

static void the_same_seed_gives_the_same_advice(void **state)
{
    (void)state;
    struct match m;
    struct hint a[ROOM];
    struct hint b[ROOM];
    bid_red(&m, "red: bid 5");
    int count = advise(match_state(&m), 2, a, ROOM);
    assert_int_equal(advise(match_state(&m), 2, b, ROOM), count);
    assert_same_advice(a, b, count);
    free(m.moves);
}

/* What was searched most comes first, what promises more among equals. */
static bool is_sorted(const struct hint *list, int count)
{
    for (int i = 1; i < count; i++) {
        const struct hint *a = &list[i - 1];
        const struct hint *b = &list[i];
        if (a->share_of_search < b->share_of_search)
            return false;
        if (is_equal(a->share_of_search, b->share_of_search)
            && a->win_share < b->win_share)
            return false;
    }
    return true;
}

/* Every move of the list is legal, none is there twice. */
static void moves_are_legal(const struct state *s, const struct hint *list,
                            int count)
{
    for (int i = 0; i < count; i++) {
        assert_true(venue_is_legal(&venue, s, list[i].move));
        assert_true(list[i].win_share >= 0 && list[i].win_share <= 1);
        assert_true(list[i].points >= 0 && list[i].points_of_others >= 0);
        assert_true(list[i].share_of_search >= 0
                    && list[i].share_of_search <= 1);
        for (int k = 0; k < i; k++)
            assert_true(move_compare(list[i].move, list[k].move) != 0);
    }
}

static void advice_is_sorted_and_legal_in_every_position(void **state)
{
    (void)state;
    struct match m;
    struct rng rng = rng_seed(7);
    unit_begin(&m, &venue);
    const struct state *s = match_state(&m);
    for (; !venue_is_over(&venue, s); unit_play_at_random(&m, 5, &rng)) {
        struct hint list[GAME_MOVES_MAX];
        struct move_list l;
        int seat = bits_first(venue.game->to_act(venue.table, s));
        l.count = 0;
        if (seat == SEAT_CHANCE)
            continue;
        venue.game->legal(venue.table, s, seat, &l);
        int count = advise(s, seat, list, GAME_MOVES_MAX);
        assert_int_equal(count, l.count);
        assert_true(is_sorted(list, count));
        moves_are_legal(s, list, count);
    }
    free(m.moves);
}

static void a_short_list_is_the_head_of_the_long_one(void **state)
{
    (void)state;
    struct match m;
    struct hint all[ROOM];
    bid_red(&m, "red: bid 2");
    int count = advise(match_state(&m), 1, all, ROOM);
    for (int room = 0; room < count; room++) {
        struct hint some[ROOM];
        memset(some, 0x55, sizeof some);
        assert_int_equal(advise(match_state(&m), 1, some, room), room);
        assert_same_advice(some, all, room);
        /* nothing is written beyond the room */
        unsigned char last = ((unsigned char *)&some[room])[0];
        assert_int_equal(last, 0x55);
    }
    free(m.moves);
}

/* At the end of a match there is nothing to guess: what a move is worth is the
 * score it leads to. */
static void the_worth_of_a_last_move_is_its_score(void **state)
{
    (void)state;
    struct match m;
    struct rng rng = rng_seed(8);
    unit_begin(&m, &venue);
    unit_play_at_random(&m, 100000, &rng);
    do {
        match_go_back(&m, m.count - 1);
    } while (m.moves[m.count].seat == SEAT_CHANCE);
    int seat = m.moves[m.count].seat;
    struct hint list[GAME_MOVES_MAX];
    int count = advise(match_state(&m), seat, list, GAME_MOVES_MAX);
    double best = -1;
    for (int i = 0; i < count; i++) {
        struct state_room next = m.now;
        struct score score;
        venue.game->apply(venue.table, state_in(&next), list[i].move);
        if (!venue_is_over(&venue, state_in(&next)))
            continue;
        venue.game->score(venue.table, state_in(&next), seat, &score);
        assert_true(is_equal(list[i].points, score_total(&score)));
        best = list[i].points > best ? list[i].points : best;
    }
    assert_true(best >= 0);
    free(m.moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(advice_does_not_know_what_is_hidden),
        cmocka_unit_test(the_same_seed_gives_the_same_advice),
        cmocka_unit_test(advice_is_sorted_and_legal_in_every_position),
        cmocka_unit_test(a_short_list_is_the_head_of_the_long_one),
        cmocka_unit_test(the_worth_of_a_last_move_is_its_score),
    };
    return cmocka_run_group_tests(tests, sit_down, NULL);
}
