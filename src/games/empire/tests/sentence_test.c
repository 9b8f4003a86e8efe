/* sentence_test.c - moves in sentences: what is offered, what is told, and what
 * of it stays hidden. */
#include "core/sentence.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static char said[SENTENCE_MAX];

/* The move as the viewer is told of it. */
static const char *tell(struct match *m, int viewer, const char *move)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct text t = text_in(said, sizeof said);
    struct state_room view;
    struct move played;
    assert_int_equal(
        venue_read_move(&venue, match_state(m), 0, move, &played, &why),
        ERR_OK);
    venue_view(&venue, match_state(m), viewer, state_in(&view));
    played = venue.game->secrets->redact_move(venue.table, match_state(m),
                                              played, viewer);
    sentence_tell(&venue, state_in(&view), played, &t);
    return said;
}

static void a_secret_stays_one_in_a_sentence(void **state)
{
    struct match m;
    struct rng rng = rng_seed(6);
    (void)state;
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3");
    unit_begin(&m, &venue);
    unit_let_chance_move(&m, &rng);
    assert_string_equal(tell(&m, 0, "bid 3"), "Red bids 3 coins.");
    assert_string_equal(tell(&m, 0, "bid 1"), "Red bids 1 coin.");
    assert_string_equal(tell(&m, 0, "bid 0"), "Red bids nothing.");
    assert_string_equal(tell(&m, 1, "bid 3"), "Red makes a bid in secret.");
    assert_string_equal(tell(&m, SEAT_NOBODY, "bid 0"),
                        "Red makes a bid in secret.");
    free(m.moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_secret_stays_one_in_a_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
