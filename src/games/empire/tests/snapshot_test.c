/* snapshot_test.c - a match as one viewer sees it. */
#include "core/snapshot.h"

#include "unit.h"

static struct box box;
static struct venue venue;
static struct match match;
static char said[SNAPSHOT_TEXT_MAX];

static int begin(void **state)
{
    (void)state;
    struct rng rng = rng_seed(5);
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (strcmp(e->game->name, "empire") == 0)
            table_box(&box, e);
    }
    unit_open(&venue, &box, "seats=3");
    unit_begin(&match, &venue);
    unit_let_chance_move(&match, &rng);
    return 0;
}

static int end(void **state)
{
    (void)state;
    free(match.moves);
    return 0;
}

static void take(int viewer)
{
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    snapshot_write(&venue, match_state(&match), match.count, viewer, &w);
    assert_false(t.cut);
}

static void a_seat_sees_its_own_choices(void **state)
{
    (void)state;
    take(1);
    ASSERT_SAYS(said, "\"viewer\":1,\"count\":6,\"names\":[\"red\",\"blue\"");
    ASSERT_SAYS(said, "\"act\":[0,1,2],\"questions\":[{\"is\":");
    ASSERT_SAYS(said, "],\"choices\":[{\"move\":\"bid 0\",");
    ASSERT_SAYS(said, "\"over\":false,\"places\":[");
}

static void a_spectator_has_no_choices(void **state)
{
    (void)state;
    take(SEAT_NOBODY);
    ASSERT_SAYS(said, "\"viewer\":null,");
    ASSERT_SAYS(said, "\"choices\":[]");
}

static void a_secret_move_shows_only_that_it_was_made(void **state)
{
    (void)state;
    struct move m = {.seat = 0};
    struct text why = text_in(said, sizeof said);
    assert_int_equal(
        venue_read_move(&venue, match_state(&match), 0, "bid 3", &m, &why),
        ERR_OK);
    for (int viewer = 0; viewer < 2; viewer++) {
        struct text t = text_in(said, sizeof said);
        struct json w = {.out = &t};
        snapshot_write_move(&venue, match_state(&match), m, viewer, &w);
        ASSERT_SAYS(said, viewer == 0
                              ? "{\"seat\":0,\"move\":\"bid 3\",\"fact\":{"
                                "\"is\":\"bid\",\"coins\":3}}"
                              : "{\"seat\":0,\"move\":\"bid ?\",\"fact\":{"
                                "\"is\":\"bid-hidden\"}}");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_seat_sees_its_own_choices, begin,
                                        end),
        cmocka_unit_test_setup_teardown(a_spectator_has_no_choices, begin, end),
        cmocka_unit_test_setup_teardown(
            a_secret_move_shows_only_that_it_was_made, begin, end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
