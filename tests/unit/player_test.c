/* player_test.c - players decide by what their seat may know, and the same way
 * each time; over every game. */
#include "search/player.h"

#include "base/bits.h"
#include "bout/bout.h"
#include "bout/think.h"
#include "search/playout.h"
#include "unit.h"

static const char *const players[] = {
    "random",
    "greedy",
    "mcts:iterations=60,nodes=20",
    "mcts:iterations=60,guided=0,cut=0,nodes=20",
    "mcts:iterations=40,noise=0.5,nodes=20",
    "easy",
    "faulty:every=3",
};

static struct box box;
static struct venue venue;

/* Another full state with the same view for the seat. */
static void disguise(const struct state *s, int seat, uint64_t seed,
                     struct state *out)
{
    struct rng rng = rng_seed(seed);
    venue_view(&venue, s, seat, out);
    if (venue.game->secrets)
        venue.game->secrets->guess(venue.table, out, seat, &rng);
}

static struct move choice(const char *description, const struct state *s,
                          int seat, uint64_t seed)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct player *p = player_new(description, &why);
    struct outlook o;
    assert_non_null(p);
    outlook_of(&o, &venue, s, seat);
    struct move m = player_choose(p, &o, seed, NULL);
    player_free(p);
    return m;
}

/* Goes through a match; asks now and then. */
static void check_match(uint64_t seed, const char *description)
{
    struct rng rng = rng_seed(seed);
    struct state_room room;
    struct state *s = state_in(&room);
    venue.game->begin(venue.table, s);
    for (int n = 0; !venue_is_over(&venue, s) && n < 400; n++) {
        int seat = bits_first(venue.game->to_act(venue.table, s));
        if (seat != SEAT_CHANCE && rng_below(&rng, 12) == 0) {
            struct state_room other;
            disguise(s, seat, seed + (uint64_t)n, state_in(&other));
            struct move a = choice(description, s, seat, 9);
            struct move b = choice(description, state_in(&other), seat, 9);
            assert_int_equal(move_compare(a, b), 0);
            assert_true(strncmp(description, "faulty", 6) == 0
                        || venue_is_legal(&venue, s, a));
        }
        venue.game->apply(venue.table, s, playout_pick(&venue, s, &rng));
    }
}

static void the_same_view_gives_the_same_move(void **state)
{
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        table_box(&box, e);
        unit_open(&venue, &box, "");
        for (size_t i = 0; i < sizeof players / sizeof players[0]; i++)
            check_match(i, players[i]);
    }
}

static void a_description_that_is_wrong_is_refused(void **state)
{
    static const char *const wrong[] = {
        "",
        "deepblue",
        "mcts:",
        "mcts:x=1",
        "mcts:iterations",
        "mcts:iterations=",
        "random:iterations=5",
        "mcts:iterations=-1",
        "mcts:iterations=5x",
        "mcts:noise=2",
        "mcts:noise=nan",
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct player *p = player_new(wrong[i], &why);
        bool empty_list = strcmp(wrong[i], "mcts:") == 0;
        assert_true((p != NULL) == empty_list);
        assert_true(empty_list || room[0] != '\0');
        player_free(p);
    }
}

/* A decision that follows from the last one keeps what was found out. */
static void a_turn_keeps_its_tree(void **state)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct player *p = player_new("mcts:iterations=300", &why);
    struct state_room position;
    struct state *s = state_in(&position);
    struct rng rng = rng_seed(4);
    int kept = 0;
    (void)state;
    table_box(&box, games_find(table_game()));
    unit_open(&venue, &box, "");
    venue.game->begin(venue.table, s);
    while (!venue_is_over(&venue, s)) {
        int seat = bits_first(venue.game->to_act(venue.table, s));
        struct outlook o;
        if (seat != 0) {
            venue.game->apply(venue.table, s, playout_pick(&venue, s, &rng));
            continue;
        }
        outlook_of(&o, &venue, s, seat);
        struct move m = player_choose(p, &o, 1, NULL);
        kept += p->mcts[0]->root != TREE_ROOT;
        assert_int_equal(venue_play(&venue, s, m), ERR_OK);
    }
    assert_true(kept > 5);
    player_free(p);
}

static void a_search_without_room_still_answers(void **state)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct player *p = player_new("mcts:iterations=3000,nodes=1", &why);
    struct state_room position;
    struct outlook o;
    struct rng rng = rng_seed(5);
    (void)state;
    table_box(&box, games_find(table_game()));
    unit_open(&venue, &box, "");
    venue.game->begin(venue.table, state_in(&position));
    while (venue.game->to_act(venue.table, state_in(&position))
           == 1U << SEAT_CHANCE) {
        venue.game->apply(venue.table, state_in(&position),
                          playout_pick(&venue, state_in(&position), &rng));
    }
    outlook_of(&o, &venue, state_in(&position), 0);
    struct move m = player_choose(p, &o, 1, NULL);
    assert_true(venue_is_legal(&venue, state_in(&position), m));
    player_free(p);
}

/* The player decides for every seat, for a while. */
static void play_for_all(struct player *p)
{
    struct state_room position;
    struct state *s = state_in(&position);
    struct rng rng = rng_seed(6);
    venue.game->begin(venue.table, s);
    for (int n = 0; n < 60 && !venue_is_over(&venue, s); n++) {
        int seat = bits_first(venue.game->to_act(venue.table, s));
        struct move m = playout_pick(&venue, s, &rng);
        struct outlook o;
        if (seat != SEAT_CHANCE) {
            outlook_of(&o, &venue, s, seat);
            m = think_choose(p, &o, (uint64_t)n);
        }
        assert_int_equal(venue_play(&venue, s, m), ERR_OK);
    }
}

static void threads_and_time_give_legal_moves(void **state)
{
    static const char *const timed[] = {
        "mcts:iterations=200,threads=2",
        "mcts:iterations=0,time=5",
        "mcts:iterations=0,time=5,threads=3",
    };
    (void)state;
    table_box(&box, games_find(table_game()));
    unit_open(&venue, &box, "");
    for (int i = 0; i < 3; i++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct player *p = player_new(timed[i], &why);
        assert_non_null(p);
        play_for_all(p);
        player_free(p);
    }
}

/* -- Bouts ----------------------------------------------------------------- */

static int listings;
static const struct game *counted;

static void list_and_count(const struct table *t, const struct state *s,
                           int seat, struct move_list *out)
{
    listings++;
    counted->legal(t, s, seat, out);
}

/* A move of chance is drawn from one list; a player makes one, and its move is found
 * in another one. To play it nothing is listed. */
static void a_bout_lists_what_it_judges_once(void **state)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct bout b = {.venue = &venue, .seed = 3, .thinking = 3, .grace = 60};
    struct bout_result result;
    struct match m;
    (void)state;
    table_box(&box, games_find(table_game()));
    counted = box.game;
    struct game game = *counted;
    game.legal = list_and_count;
    box.game = &game;
    unit_open(&venue, &box, "");
    unit_begin(&m, &venue);
    for (int i = 0; i < venue.setup.seats; i++)
        b.player[i] = player_new("random", &why);
    listings = 0;
    bout_play(&b, &m, &result);
    int expected = 0;
    for (int i = 0; i < m.count; i++)
        expected += m.moves[i].seat == SEAT_CHANCE ? 1 : 2;
    assert_true(m.count > 10);
    assert_int_equal(listings, expected);
    for (int i = 0; i < venue.setup.seats; i++)
        player_free(b.player[i]);
    free(m.moves);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_same_view_gives_the_same_move),
        cmocka_unit_test(a_description_that_is_wrong_is_refused),
        cmocka_unit_test(a_turn_keeps_its_tree),
        cmocka_unit_test(a_search_without_room_still_answers),
        cmocka_unit_test(threads_and_time_give_legal_moves),
        cmocka_unit_test(a_bout_lists_what_it_judges_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
