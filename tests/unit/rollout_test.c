/* rollout_test.c - how far a roll-out plays. */
#include "search/rollout.h"

#include "unit.h"

static struct box box;
static struct venue venue;

/* The state in which a roll-out of a whole match is judged. */
static void roll_out(int cut, struct state_room *out)
{
    const struct rollout_how how = {.cut = cut, .guided = true};
    struct rng rng = rng_seed(3);
    float value[GAME_SEATS_MAX];
    memset(out, 0, sizeof *out);
    venue.game->begin(venue.table, state_in(out));
    rollout_run(&venue, state_in(out), &how, &rng, value);
}

static bool end_alike(int cut, int other)
{
    struct state_room a;
    struct state_room b;
    roll_out(cut, &a);
    roll_out(other, &b);
    return memcmp(&a, &b, sizeof a) == 0;
}

/* With two seats as the game says, with more in proportion. */
static void every_seat_looks_as_far_ahead(void **state)
{
    static const char *const setups[] = {"seats=2", "seats=3", "seats=4"};
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (!e->game->hints || e->game->hints->horizon == 0)
            continue;
        table_box(&box, e);
        for (int i = 0; i < 3; i++) {
            unit_open(&venue, &box, setups[i]);
            int cut = box.game->hints->horizon * (i + 2) / 2;
            assert_true(end_alike(-1, cut));
            assert_false(end_alike(-1, cut - 1));
            assert_false(end_alike(-1, cut + 1));
        }
    }
}

static void a_game_without_a_horizon_plays_to_its_end(void **state)
{
    struct state_room room;
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (!e->game->hints || e->game->hints->horizon != 0)
            continue;
        table_box(&box, e);
        unit_open(&venue, &box, "seats=3");
        roll_out(-1, &room);
        assert_true(venue_is_over(&venue, state_in(&room)));
        roll_out(40, &room);
        assert_false(venue_is_over(&venue, state_in(&room)));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_seat_looks_as_far_ahead),
        cmocka_unit_test(a_game_without_a_horizon_plays_to_its_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
