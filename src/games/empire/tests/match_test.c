/* match_test.c - a match under way: playing, going back, and what closes the
 * way back. */
#include "core/match.h"

#include "games/empire/state.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static struct match match;
static struct rng rng;
static char said[GAME_WHY_MAX]; /* by the last question */

static int sit_down(void **state)
{
    (void)state;
    table_box(&box, games_find("empire"));
    return 0;
}

/* A match where the row lies and the next decision is a player's. */
static void begin(const char *setup)
{
    rng = rng_seed(3);
    unit_open(&venue, &box, setup);
    unit_begin(&match, &venue);
    unit_let_chance_move(&match, &rng);
}

static int end(void **state)
{
    (void)state;
    free(match.moves);
    match.moves = NULL;
    return 0;
}

static int undo_target(int seat)
{
    struct text t = text_in(said, sizeof said);
    struct refusal why;
    int target = unit_undo_target(&match, seat, &why);
    refusal_write(&why, &venue, &t);
    return target;
}

/* To the first turn, red's; the bids are open and red has the first place. */
static void begin_turns(void)
{
    begin("seats=3");
    unit_play(&match, "red: bid 3");
    unit_play(&match, "blue: bid 1");
    unit_play(&match, "white: bid 0");
    unit_play(&match, "red: first red");
}

/* Takes the place of the row whose card only places armies. */
static void take_a_placing_card(const char *seat)
{
    const struct empire_table *t = empire_table(venue.table);
    const struct empire_state *s = empire(match_state(&match));
    for (int i = 0; i < 6; i++) {
        const struct empire_deed *d = &t->deed[s->row[i]];
        char words[GAME_TEXT_MAX];
        struct text w = text_in(words, sizeof words);
        if (d->join != JOIN_SINGLE || d->step[0].type != ACTION_PLACE
            || d->step[0].n < 2)
            continue;
        text_add(&w, "%s: take %d", seat, i + 1);
        unit_play(&match, words);
        return;
    }
    fail_msg("the seed deals no such card");
}

/* -- Going back ------------------------------------------------------------ */

static void going_back_gives_the_same_bytes(const struct venue *v, void *with)
{
    struct match m;
    struct rng r = rng_seed(17);
    (void)with;
    unit_begin(&m, v);
    int most = v->game->moves_max(v->table);
    struct state_room *seen = unit_room(sizeof *seen * (size_t)(most + 1));
    seen[0] = m.now;
    while (!venue_is_over(v, match_state(&m))) {
        unit_play_at_random(&m, 1, &r);
        memcpy(&seen[m.count], &m.now, v->game->state_size);
    }
    while (m.count > 0) {
        match_go_back(&m, rng_below(&r, m.count + 1));
        assert_memory_equal(&m.now, &seen[m.count], v->game->state_size);
        if (m.count > 0)
            match_go_back(&m, m.count - 1);
        assert_memory_equal(&m.now, &seen[m.count], v->game->state_size);
    }
    free(seen);
    free(m.moves);
}

static void goes_back_to_the_same_bytes_in_every_set_up(void **state)
{
    (void)state;
    setups_each(&box, going_back_gives_the_same_bytes, NULL);
}

static void plays_on_after_going_back(void **state)
{
    (void)state;
    begin_turns();
    int before = match.count;
    take_a_placing_card("red");
    unit_play(&match, "red: place A12");
    struct state_room once = match.now;
    match_go_back(&match, before);
    take_a_placing_card("red");
    unit_play(&match, "red: place A12");
    assert_memory_equal(&match.now, &once, venue.game->state_size);
}

static void a_refused_move_changes_nothing(void **state)
{
    (void)state;
    begin_turns();
    struct match before = match;
    struct move wrong = move_of(1, MOVE_TAKE, 0, 0);
    assert_int_equal(match_play(&match, wrong), ERR_ILLEGAL_MOVE);
    assert_int_equal(match.count, before.count);
    assert_memory_equal(&match.now, &before.now, venue.game->state_size);
}

static void never_holds_more_moves_than_its_room(void **state)
{
    (void)state;
    begin("seats=3");
    match.count = venue.game->moves_max(venue.table);
    struct move move = playout_pick(&venue, match_state(&match), &rng);
    assert_int_equal(match_play(&match, move), ERR_TOO_LONG);
    match.count = 0;
}

/* -- Undo ------------------------------------------------------------------ */

static void who_has_not_moved_has_nothing_to_undo(void **state)
{
    (void)state;
    rng = rng_seed(1);
    unit_open(&venue, &box, "seats=3");
    unit_begin(&match, &venue);
    assert_int_equal(undo_target(0), -1);
    assert_string_equal(said, "red has not moved yet");
}

static void an_open_move_can_be_undone(void **state)
{
    (void)state;
    begin_turns();
    take_a_placing_card("red");
    assert_int_equal(undo_target(0), match.count - 1);
    unit_play(&match, "red: place A12");
    assert_int_equal(undo_target(0), match.count - 1);
}

static void moves_are_undone_one_by_one(void **state)
{
    (void)state;
    begin_turns();
    int first = match.count - 1; /* naming the first player */
    take_a_placing_card("red");
    unit_play(&match, "red: place A12");
    for (int count = first + 2; count >= first; count--) {
        assert_int_equal(undo_target(0), count);
        match_go_back(&match, count);
    }
    assert_int_equal(undo_target(0), -1);
}

static void nothing_is_undone_past_a_deal(void **state)
{
    (void)state;
    begin_turns();
    take_a_placing_card("red");
    unit_play(&match, "red: stop");
    assert_int_equal(undo_target(0), match.count - 1);
    unit_let_chance_move(&match, &rng);
    assert_int_equal(undo_target(0), -1);
    ASSERT_SAYS(said, "chance has moved since (deal ");
    assert_int_equal(undo_target(1), -1);
}

static void a_bid_is_not_undone(void **state)
{
    (void)state;
    begin("seats=3");
    unit_play(&match, "red: bid 3");
    assert_int_equal(undo_target(0), -1);
    assert_string_equal(said, "red has made a secret choice");
}

static void the_last_bid_is_not_undone(void **state)
{
    (void)state;
    begin("seats=3");
    unit_play(&match, "red: bid 3");
    unit_play(&match, "blue: bid 1");
    unit_play(&match, "white: bid 2");
    assert_int_equal(undo_target(2), -1);
    assert_string_equal(said, "something hidden has been shown since");
    assert_int_equal(undo_target(0), -1);
}

static void nothing_is_undone_past_the_secret_of_another(void **state)
{
    (void)state;
    begin("seats=2");
    for (int i = 0; i < 5; i++) {
        unit_play(&match, "red: neutral A5");
        unit_play(&match, "blue: neutral A6");
    }
    assert_int_equal(undo_target(1), match.count - 1);
    unit_play(&match, "red: bid 2");
    assert_int_equal(undo_target(1), -1);
    assert_string_equal(said, "red has made a secret choice");
}

static void an_open_move_of_another_goes_back_with_it(void **state)
{
    (void)state;
    begin("seats=2");
    int before = match.count;
    unit_play(&match, "red: neutral A5");
    unit_play(&match, "blue: neutral A6");
    assert_int_equal(undo_target(0), before);
    assert_int_equal(undo_target(1), before + 1);
}

/* What anybody has learned or hidden is never taken back, whoever asks. */
static void undo_stays_behind_every_barrier(void **state)
{
    (void)state;
    begin("seats=2 tokens=on");
    while (!venue_is_over(&venue, match_state(&match))) {
        struct state_room before = match.now;
        unit_play_at_random(&match, 1, &rng);
        struct move last = match.moves[match.count - 1];
        bool closed = match_barrier(&venue, state_in(&before), last)
                      != REFUSAL_NONE;
        assert_true(!closed || last.seat == SEAT_CHANCE
                    || last.kind == MOVE_BID);
        for (int seat = 0; seat < 2; seat++) {
            int target = undo_target(seat);
            assert_true(!closed || target == -1);
            assert_true(closed || last.seat != seat
                        || target == match.count - 1);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(goes_back_to_the_same_bytes_in_every_set_up),
        cmocka_unit_test_teardown(plays_on_after_going_back, end),
        cmocka_unit_test_teardown(a_refused_move_changes_nothing, end),
        cmocka_unit_test_teardown(never_holds_more_moves_than_its_room, end),
        cmocka_unit_test_teardown(who_has_not_moved_has_nothing_to_undo, end),
        cmocka_unit_test_teardown(an_open_move_can_be_undone, end),
        cmocka_unit_test_teardown(moves_are_undone_one_by_one, end),
        cmocka_unit_test_teardown(nothing_is_undone_past_a_deal, end),
        cmocka_unit_test_teardown(a_bid_is_not_undone, end),
        cmocka_unit_test_teardown(the_last_bid_is_not_undone, end),
        cmocka_unit_test_teardown(nothing_is_undone_past_the_secret_of_another,
                                  end),
        cmocka_unit_test_teardown(an_open_move_of_another_goes_back_with_it,
                                  end),
        cmocka_unit_test_teardown(undo_stays_behind_every_barrier, end),
    };
    return cmocka_run_group_tests(tests, sit_down, NULL);
}
