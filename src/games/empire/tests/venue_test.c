/* venue_test.c - the door for moves from outside, names, views and ranks. */
#include "core/venue.h"

#include "games/empire/state.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static struct match match;
static char said[GAME_WHY_MAX]; /* by the last question */

static int sit_down(void **state)
{
    (void)state;
    table_box(&box, games_find("empire"));
    return 0;
}

/* Three seats; red has bid 3. */
static int begin(void **state)
{
    (void)state;
    struct rng rng = rng_seed(2);
    unit_open(&venue, &box, "seats=3");
    unit_begin(&match, &venue);
    unit_let_chance_move(&match, &rng);
    unit_play(&match, "red: bid 3");
    return 0;
}

static int end(void **state)
{
    (void)state;
    free(match.moves);
    return 0;
}

/* -- Moves from outside ---------------------------------------------------- */

static void refuses_a_move_out_of_turn(void **state)
{
    (void)state;
    struct state_room before = match.now;
    static const struct move wrong[] = {
        {.seat = 0, .kind = MOVE_BID, .arg = {5}}, /* has bid */
        {.seat = 3, .kind = MOVE_BID, .arg = {5}}, /* is not there */
        {.seat = SEAT_CHANCE, .kind = MOVE_DEAL},  /* is not asked */
        {.seat = SEAT_NOBODY, .kind = MOVE_BID},   /* never moves */
        {.seat = 255, .kind = MOVE_BID},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_false(venue_is_legal(&venue, match_state(&match), wrong[i]));
        assert_int_equal(venue_play(&venue, match_state(&match), wrong[i]),
                         ERR_ILLEGAL_MOVE);
        assert_memory_equal(&match.now, &before, sizeof before);
    }
}

static void refuses_a_move_that_the_rules_do_not_have(void **state)
{
    (void)state;
    struct state_room before = match.now;
    static const struct move wrong[] = {
        {.seat = 1, .kind = MOVE_BID, .arg = {12}},
        {.seat = 1, .kind = MOVE_BID, .arg = {FIELD_HIDDEN}},
        {.seat = 1, .kind = MOVE_BID, .arg = {5, 1}},
        {.seat = 1, .kind = MOVE_BID, .arg = {5, 0, 0, 0, 0, 1}},
        {.seat = 1, .kind = MOVE_TAKE},
        {.seat = 1, .kind = 200},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_equal(venue_play(&venue, match_state(&match), wrong[i]),
                         ERR_ILLEGAL_MOVE);
        assert_memory_equal(&match.now, &before, sizeof before);
    }
    struct move right = {.seat = 1, .kind = MOVE_BID, .arg = {5}};
    assert_int_equal(venue_play(&venue, match_state(&match), right), ERR_OK);
    assert_int_equal(empire(match_state(&match))->bid[1], 5);
}

/* A legal move, often with one byte changed. */
static struct move nearly_legal(struct rng *rng)
{
    struct move m = playout_pick(&venue, match_state(&match), rng);
    unsigned char bytes[sizeof m];
    memcpy(bytes, &m, sizeof m);
    if (rng_below(rng, 3) > 0)
        bytes[rng_below(rng, sizeof m)] = u8(rng_below(rng, 44));
    memcpy(&m, bytes, sizeof m);
    return m;
}

static bool is_listed(struct move m)
{
    struct move_list l = {.count = 0};
    seat_set seats = venue.game->to_act(venue.table, match_state(&match));
    if (m.seat > SEAT_CHANCE || !(seats >> m.seat & 1))
        return false;
    venue.game->legal(venue.table, match_state(&match), m.seat, &l);
    for (int i = 0; i < l.count; i++) {
        if (move_compare(l.move[i], m) == 0)
            return true;
    }
    return false;
}

static void plays_a_move_if_and_only_if_it_is_listed(void **state)
{
    (void)state;
    struct rng rng = rng_seed(10);
    int played = 0;
    int refused = 0;
    while (!venue_is_over(&venue, match_state(&match))) {
        for (int i = 0; i < 50; i++) {
            struct move m = nearly_legal(&rng);
            struct state_room next = match.now;
            bool listed = is_listed(m);
            enum err e = venue_play(&venue, state_in(&next), m);
            assert_int_equal(e, listed ? ERR_OK : ERR_ILLEGAL_MOVE);
            assert_int_equal(memcmp(&next, &match.now, sizeof next) != 0,
                             listed);
            played += listed;
            refused += !listed;
        }
        unit_play_at_random(&match, 1, &rng);
    }
    assert_true(played > 1000 && refused > 1000);
}

static void reads_a_move_only_in_its_exact_words(void **state)
{
    (void)state;
    static const char *const wrong[] = {
        "",       "bid",    "bid ",    " bid 5",      "bid 5 ", "bid  5",
        "Bid 5",  "bid 05", "bid 12",  "bid -1",      "bid ?",  "5",
        "take 1", "stop",   "bid 5\n", "blue: bid 5",
    };
    struct move m = {.seat = 77};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct text why = text_in(said, sizeof said);
        assert_int_equal(
            venue_read_move(&venue, match_state(&match), 1, wrong[i], &m, &why),
            ERR_ILLEGAL_MOVE);
        ASSERT_SAYS(said, "blue has no legal move \"");
        assert_int_equal(m.seat, 77);
    }
    struct text why = text_in(said, sizeof said);
    assert_int_equal(
        venue_read_move(&venue, match_state(&match), 1, "bid 5", &m, &why),
        ERR_OK);
    assert_int_equal(move_compare(m, move_of(1, MOVE_BID, 5, 0)), 0);
}

static void says_that_it_is_not_for_a_seat_to_move(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    struct move m;
    assert_int_equal(
        venue_read_move(&venue, match_state(&match), 0, "bid 5", &m, &why),
        ERR_ILLEGAL_MOVE);
    assert_string_equal(said, "it is not for red to move now");
    why = text_in(said, sizeof said);
    assert_int_equal(venue_read_move(&venue, match_state(&match), SEAT_CHANCE,
                                     "deal 1", &m, &why),
                     ERR_ILLEGAL_MOVE);
    assert_string_equal(said, "it is not for chance to move now");
}

/* -- Names ----------------------------------------------------------------- */

static void finds_seats_by_name_and_by_number(void **state)
{
    (void)state;
    assert_int_equal(venue_find_seat(&venue, "red"), 0);
    assert_int_equal(venue_find_seat(&venue, "white"), 2);
    assert_int_equal(venue_find_seat(&venue, "0"), 0);
    assert_int_equal(venue_find_seat(&venue, "2"), 2);
    assert_int_equal(venue_find_seat(&venue, "chance"), SEAT_CHANCE);
    static const char *const wrong[] = {"",   "Red", "yellow", "3",
                                        "-1", "6",   "nobody", "red "};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        assert_int_equal(venue_find_seat(&venue, wrong[i]), -1);
    assert_string_equal(venue_seat_name(&venue, 1), "blue");
    assert_string_equal(venue_seat_name(&venue, SEAT_CHANCE), "chance");
    assert_string_equal(venue_seat_name(&venue, SEAT_NOBODY), "nobody");
}

/* -- States ---------------------------------------------------------------- */

static void a_view_has_holes_and_the_truth_has_none(void **state)
{
    (void)state;
    struct state_room view;
    assert_false(venue_has_holes(&venue, match_state(&match)));
    venue_view(&venue, match_state(&match), 0, state_in(&view));
    assert_false(venue_has_holes(&venue, state_in(&view)));
    assert_memory_equal(&view, &match.now, venue.game->state_size);
    static const int others[] = {1, 2, SEAT_NOBODY};
    for (int i = 0; i < 3; i++) {
        venue_view(&venue, match_state(&match), others[i], state_in(&view));
        assert_true(venue_has_holes(&venue, state_in(&view)));
        assert_int_equal(empire(state_in(&view))->bid[0], FIELD_HIDDEN);
        assert_int_equal(empire(match_state(&match))->bid[0], 3);
    }
}

static void equal_states_have_equal_hashes(void **state)
{
    (void)state;
    struct state_room other;
    memset(&other, 0x77, sizeof other); /* beyond the state nothing counts */
    memcpy(&other, &match.now, venue.game->state_size);
    uint64_t hash = venue_hash(&venue, match_state(&match));
    assert_true(venue_hash(&venue, state_in(&other)) == hash);
    for (size_t i = 0; i < venue.game->state_size; i++) {
        other.bytes[i] ^= 1;
        assert_true(venue_hash(&venue, state_in(&other)) != hash);
        other.bytes[i] ^= 1;
    }
}

static bool holds(const struct state *s)
{
    struct text why = text_in(said, sizeof said);
    bool right = venue_holds(&venue, s, &why);
    assert_int_equal(right, said[0] == '\0');
    return right;
}

static void values_out_of_range_do_not_hold(void **state)
{
    (void)state;
    assert_true(holds(match_state(&match)));
    for (int i = 0; i < venue.game->fields->count; i++) {
        const struct field *f = &venue.game->fields->row[i];
        struct state_room broken = match.now;
        uint64_t all = f->kind == FIELD_SET ? UINT64_MAX : FIELD_NONE - 1U;
        if (field_rows(f, venue.table) * field_cols(f, venue.table) == 0
            || (!f->values && f->max >= (int)all))
            continue;
        field_set(f, state_in(&broken), 0, 0, all);
        assert_false(holds(state_in(&broken)));
        ASSERT_SAYS(said, f->name);
    }
}

static void values_without_a_place_do_not_hold(void **state)
{
    (void)state;
    int tried = 0;
    for (int i = 0; i < venue.game->fields->count; i++) {
        const struct field *f = &venue.game->fields->row[i];
        struct state_room broken = match.now;
        bool spare = field_rows(f, venue.table) < f->rows_max
                     || field_cols(f, venue.table) < f->cols_max;
        if (!spare)
            continue;
        field_set(f, state_in(&broken), f->rows_max - 1, f->cols_max - 1, 1);
        assert_false(holds(state_in(&broken)));
        ASSERT_SAYS(said, f->name);
        ASSERT_SAYS(said, "where this set-up has no place");
        tried++;
    }
    assert_true(tried > 5);
}

static void a_box_is_unpacked_only_from_its_own_size(void **state)
{
    (void)state;
    static struct box copy;
    struct text why = text_in(said, sizeof said);
    size_t size = box.game->content_size;
    assert_int_equal(box_unpack(&copy, box.game, box.content, size, &why),
                     ERR_OK);
    assert_true(copy.hash == box.hash);
    assert_memory_equal(copy.content, box.content, size);
    assert_int_not_equal(
        box_unpack(&copy, box.game, box.content, size - 1, &why), ERR_OK);
    ASSERT_SAYS(said, "the content of empire has ");
}

/* -- Ranks ----------------------------------------------------------------- */

/* A game that is nothing but its scores; the table is the list of them. */
struct standing {
    int outright, points, ties[2];
};

static void stub_score(const struct table *t, const struct state *s, int seat,
                       struct score *out)
{
    const struct standing *all = (const struct standing *)(const void *)t;
    (void)s;
    score_clear(out);
    out->outright = all[seat].outright;
    out->tiebreak[0] = all[seat].ties[0];
    out->tiebreak[GAME_TIEBREAKS_MAX - 1] = all[seat].ties[1];
    score_add(out, "some", 1);
    score_add(out, "the rest", all[seat].points - 1);
}

static void check_ranks(const struct standing *all, int seats,
                        const int *wanted)
{
    static struct venue stub;
    const struct game game = {.name = "stub", .score = stub_score};
    int place[GAME_SEATS_MAX] = {0};
    stub.game = &game;
    stub.setup.seats = seats;
    stub.table = (const struct table *)(const void *)all;
    venue_rank(&stub, NULL, place);
    for (int i = 0; i < seats; i++)
        assert_int_equal(place[i], wanted[i]);
}

static void more_points_stand_before_fewer(void **state)
{
    (void)state;
    const struct standing all[] = {
        {.points = 5}, {.points = 9}, {.points = -2}};
    check_ranks(all, 3, (int[]){2, 1, 3});
}

static void tie_breaks_count_in_their_order(void **state)
{
    (void)state;
    const struct standing all[] = {
        {.points = 5, .ties = {1, 9}},
        {.points = 5, .ties = {2, 0}},
        {.points = 5, .ties = {1, 8}},
        {.points = 4, .ties = {9, 9}},
    };
    check_ranks(all, 4, (int[]){2, 1, 3, 4});
}

static void equals_share_a_place_and_the_next_is_left_out(void **state)
{
    (void)state;
    const struct standing all[] = {
        {.points = 5, .ties = {1, 1}}, {.points = 7},
        {.points = 5, .ties = {1, 1}}, {.points = 7},
        {.points = 5, .ties = {1, 0}}, {.points = 1},
    };
    check_ranks(all, 6, (int[]){3, 1, 3, 1, 5, 6});
    const struct standing same[GAME_SEATS_MAX] = {{.points = 0}};
    check_ranks(same, 6, (int[]){1, 1, 1, 1, 1, 1});
}

static void winning_outright_comes_before_all_points(void **state)
{
    (void)state;
    const struct standing all[] = {
        {.points = 90, .outright = -1},
        {.points = 10},
        {.points = 0, .outright = 1},
        {.points = 80, .outright = -1},
    };
    check_ranks(all, 4, (int[]){3, 2, 1, 4});
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(refuses_a_move_out_of_turn, begin, end),
        cmocka_unit_test_setup_teardown(
            refuses_a_move_that_the_rules_do_not_have, begin, end),
        cmocka_unit_test_setup_teardown(
            plays_a_move_if_and_only_if_it_is_listed, begin, end),
        cmocka_unit_test_setup_teardown(reads_a_move_only_in_its_exact_words,
                                        begin, end),
        cmocka_unit_test_setup_teardown(says_that_it_is_not_for_a_seat_to_move,
                                        begin, end),
        cmocka_unit_test_setup_teardown(finds_seats_by_name_and_by_number,
                                        begin, end),
        cmocka_unit_test_setup_teardown(a_view_has_holes_and_the_truth_has_none,
                                        begin, end),
        cmocka_unit_test_setup_teardown(equal_states_have_equal_hashes, begin,
                                        end),
        cmocka_unit_test_setup_teardown(values_out_of_range_do_not_hold, begin,
                                        end),
        cmocka_unit_test_setup_teardown(values_without_a_place_do_not_hold,
                                        begin, end),
        cmocka_unit_test(a_box_is_unpacked_only_from_its_own_size),
        cmocka_unit_test(more_points_stand_before_fewer),
        cmocka_unit_test(tie_breaks_count_in_their_order),
        cmocka_unit_test(equals_share_a_place_and_the_next_is_left_out),
        cmocka_unit_test(winning_outright_comes_before_all_points),
    };
    return cmocka_run_group_tests(tests, sit_down, NULL);
}
