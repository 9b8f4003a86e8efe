/* hints_test.c - who plays by the hints gets somewhere: matches end
 * with the fifth layer, not at the round cap, and are won. */
#include "games/monuments/state.h"
#include "search/player.h"
#include "unit.h"

static struct box box;

static struct player *seat_player(const char *name)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct player *p = player_new(name, &why);
    assert_non_null(p);
    return p;
}

/* Plays a match to its end; `out` is the last position. */
static void play_match(const struct venue *v, struct player *const players[],
                       uint64_t seed, struct state *out)
{
    struct rng rng = rng_stream(seed, 7);
    v->game->begin(v->table, out);
    while (!venue_is_over(v, out)) {
        seat_set seats = v->game->to_act(v->table, out);
        int seat = bits_first(seats);
        struct move m;
        if (seat == SEAT_CHANCE) {
            m = playout_pick(v, out, &rng);
        } else {
            struct outlook o;
            outlook_of(&o, v, out, seat);
            m = player_choose(players[seat], &o, rng_next(&rng), NULL);
        }
        assert_int_equal(venue_play(v, out, m), ERR_OK);
    }
}

static void greedy_matches_end_by_the_rules(void **state)
{
    (void)state;
    static struct venue v;
    struct player *p = seat_player("greedy");
    struct player *const players[GAME_SEATS_MAX] = {p, p, p, p};
    for (int seats = 2; seats <= 4; seats++) {
        char words[] = "seats=2";
        words[6] = (char)('0' + seats);
        unit_open(&v, &box, words);
        for (uint64_t seed = 0; seed < 2; seed++) {
            struct state_room room;
            play_match(&v, players, seed, state_in(&room));
            assert_int_equal(monuments(state_in(&room))->last, 1);
        }
    }
    player_free(p);
}

static void greedy_beats_random(void **state)
{
    (void)state;
    static struct venue v;
    struct player *greedy = seat_player("greedy");
    struct player *random = seat_player("random");
    int won = 0;
    unit_open(&v, &box, "seats=2");
    for (int n = 0; n < 6; n++) {
        struct player *const players[GAME_SEATS_MAX] = {
            n % 2 ? random : greedy, n % 2 ? greedy : random};
        int place[GAME_SEATS_MAX] = {0};
        struct state_room room;
        play_match(&v, players, (uint64_t)n, state_in(&room));
        venue_rank(&v, state_in(&room), place);
        won += place[n % 2] == 1;
    }
    assert_true(won >= 5);
    player_free(greedy);
    player_free(random);
}

int main(void)
{
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (strcmp(e->game->name, "monuments") == 0)
            table_box(&box, e);
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(greedy_matches_end_by_the_rules),
        cmocka_unit_test(greedy_beats_random),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
