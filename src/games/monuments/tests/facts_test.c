/* facts_test.c - what moves tell beforehand comes true, to whoever it is
 * told. */
#include "core/fact.h"
#include "games/monuments/nodes.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "unit.h"

enum { MOVES = 3000 };

static struct box box;
static struct venue venue;

static void open_table(const char *words)
{
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (strcmp(e->game->name, "monuments") == 0)
            table_box(&box, e);
    }
    unit_open(&venue, &box, words);
}

static int number_of(const struct fact *f, const char *name)
{
    int at = fact_find(f, 0, name, strlen(name));
    return at < 0 ? -1 : f->part[at].number;
}

/* What everybody at the table and a spectator are told. */
static void is_told(const struct state *before, struct move m, int ends)
{
    for (int viewer = 0; viewer <= venue.setup.seats; viewer++) {
        int who = viewer == venue.setup.seats ? SEAT_NOBODY : viewer;
        struct state_room view;
        struct fact f;
        struct move seen = venue.game->secrets->redact_move(venue.table, before,
                                                            m, who);
        venue_view(&venue, before, who, state_in(&view));
        venue.game->tell_move(venue.table, state_in(&view), seen, &f);
        assert_int_equal(number_of(&f, "ends"), ends);
    }
}

static void play_and_look(struct match *match, struct rng *rng, int met[2])
{
    struct state_room before = match->now;
    const struct monuments_state *s = monuments(state_in(&before));
    struct move m = playout_pick(&venue, match_state(match), rng);
    assert_int_equal(match_play(match, m), ERR_OK);
    const struct monuments_state *next = monuments(match_state(match));
    if (m.seat == SEAT_CHANCE || monuments_stack_top(s) == NODE_START_RES)
        return;
    int ends = s->round > 0
               && (next->turn != s->turn || next->round != s->round
                   || monuments_stack_top(next) == NODE_OVER);
    is_told(state_in(&before), m, ends);
    met[ends]++;
}

static void a_move_tells_whether_the_turn_ends(void **state)
{
    struct match match;
    struct rng rng = rng_seed(11);
    int met[2] = {0, 0};
    (void)state;
    open_table("seats=3");
    unit_begin(&match, &venue);
    for (int i = 0; i < MOVES && !venue_is_over(&venue, match_state(&match));
         i++)
        play_and_look(&match, &rng, met);
    assert_true(met[0] > MOVES / 8 && met[1] > MOVES / 8);
    free(match.moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_move_tells_whether_the_turn_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
