/* wasm_test.c - the sitting behind the WebAssembly module, and its players. */
#include "base/bits.h"
#include "base/num.h"
#include "core/snapshot.h"
#include "files/content.h"
#include "search/player.h"
#include "unit.h"
#include "wasm/answer.h"
#include "wasm/order.h"
#include "wasm/place.h"
#include "wasm/puzzle.h"

static struct sitting sitting;
static struct sitting other;
static char said[GAME_WHY_MAX];

static const struct supply built_in = {content_supply, NULL};

static void begin(const char *game, int seats, long long seed)
{
    char order[80];
    struct text o = text_in(order, sizeof order);
    struct text why = text_in(said, sizeof said);
    struct doc_node nodes[16];
    struct doc d = doc_in(nodes, 16);
    text_add(&o, "{\"game\":\"%s\",\"seats\":%d}", game, seats);
    assert_int_equal(doc_read(&d, order, strlen(order), &why), ERR_OK);
    assert_int_equal(order_begin(&sitting, &built_in, &d, seed, &why), ERR_OK);
}

static int end(void **state)
{
    (void)state;
    sitting_close(&sitting);
    sitting_close(&other);
    return 0;
}

static int first_to_act(void)
{
    const struct venue *v = &sitting.venue;
    return bits_first(v->game->to_act(v->table, match_state(&sitting.match)));
}

static void play(int seat, const char *move)
{
    struct text why = text_in(said, sizeof said);
    assert_int_equal(sitting_play(&sitting, seat, move, &why), ERR_OK);
}

/* The value of a key of the JSON that was written, a word. */
static void word_of(const char *json, const char *key, char *out, size_t room)
{
    char wanted[64];
    struct text t = text_in(wanted, sizeof wanted);
    struct text value = text_in(out, room);
    text_add(&t, "\"%s\":\"", key);
    const char *at = strstr(json, wanted);
    assert_non_null(at);
    for (at += t.len; *at != '"'; at++) {
        bool is_end = strncmp(at, "\\u000a", 6) == 0;
        text_add(&value, "%c", is_end ? '\n' : *at);
        at += is_end ? 5 : 0;
    }
}

/* All shares one after the other, then the decision of the module. */
static void decide(const char *player, int shares, char move[GAME_TEXT_MAX])
{
    static char json[1 << 16];
    static char text[1 << 17];
    static char part[1 << 16];
    struct text why = text_in(said, sizeof said);
    struct text t = text_in(json, sizeof json);
    struct text all = text_in(text, sizeof text);
    assert_int_equal(puzzle_ask(&sitting, first_to_act(), player,
                                &(struct json){.out = &t}, &why),
                     ERR_OK);
    word_of(json, "puzzle", text, sizeof text);
    all.len = strlen(text);
    size_t puzzle = all.len;
    static char parts[1 << 17];
    struct text kept = text_in(parts, sizeof parts);
    for (int i = 0; i < shares; i++) {
        all.len = puzzle;
        text_add(&all, "%d\n", i);
        t = text_in(json, sizeof json);
        assert_int_equal(puzzle_think(&other, &built_in, text,
                                      &(struct json){.out = &t}, &why),
                         ERR_OK);
        word_of(json, shares == 1 ? "move" : "part", part, sizeof part);
        text_add(&kept, "%s\n", part);
    }
    if (shares == 1) {
        memcpy(move, part, strlen(part) + 1);
        return;
    }
    all.len = puzzle;
    text_add(&all, "%s", parts);
    t = text_in(json, sizeof json);
    assert_int_equal(
        puzzle_decide(&other, &built_in, text, &(struct json){.out = &t}, &why),
        ERR_OK);
    word_of(json, "move", move, GAME_TEXT_MAX);
}

/* The native player, on as many threads as there are shares. */
static void decide_natively(const char *player, char move[GAME_TEXT_MAX])
{
    struct text why = text_in(said, sizeof said);
    struct text t = text_in(move, GAME_TEXT_MAX);
    const struct venue *v = &sitting.venue;
    const struct state *s = match_state(&sitting.match);
    struct outlook o;
    struct player *p = player_new(player, &why);
    assert_non_null(p);
    outlook_of(&o, v, s, first_to_act());
    struct move m = player_choose(p, &o, sitting_draw(&sitting, SEED_PLAYER),
                                  NULL);
    v->game->write_move(v->table, s, m, &t);
    player_free(p);
}

static void a_decision_in_shares_is_that_of_the_native_player(void **state)
{
    static const struct {
        const char *player, *native;
        int shares;
    } cases[] = {
        {"random", "random", 1},
        {"easy", "easy", 1},
        {"medium", "medium", 1},
        {"mcts:iterations=2500,noise=1",
         "mcts:iterations=2500,noise=1,threads=2", 2},
        {"expert", "mcts:iterations=4000,threads=4", 4},
        {"mcts:iterations=60,threads=3", "mcts:iterations=60,threads=3", 3},
    };
    (void)state;
    for (int i = 0; games_all[i].game; i++) {
        begin(games_all[i].game->name, i == 0 ? 3 : 2, i + 1);
        for (int k = 0; k < COUNT_OF(cases); k++) {
            char ours[GAME_TEXT_MAX];
            char native[GAME_TEXT_MAX];
            decide(cases[k].player, cases[k].shares, ours);
            decide_natively(cases[k].native, native);
            assert_string_equal(ours, native);
            play(first_to_act(), ours);
        }
    }
}

/* What the viewer of a link sees is what the seat sees at the table. */
static void a_link_keeps_the_view_and_nothing_else(void **state)
{
    (void)state;
    for (int i = 0; games_all[i].game; i++) {
        begin(games_all[i].game->name, games_all[i].game->seats_max, i + 1);
        for (int n = 0; n < 60; n++) {
            char move[GAME_TEXT_MAX];
            decide_natively("random", move);
            play(first_to_act(), move);
        }
        for (int seat = 0; seat <= sitting.venue.setup.seats; seat++) {
            char link[PLACE_LINK_MAX];
            struct text t = text_in(link, sizeof link);
            struct text why = text_in(said, sizeof said);
            struct state_room view;
            int whose = seat < sitting.venue.setup.seats ? seat : SEAT_NOBODY;
            int viewer = 0;
            place_write_link(&sitting, whose, &t);
            venue_view(&sitting.venue, match_state(&sitting.match), whose,
                       state_in(&view));
            assert_int_equal(
                place_read_link(&other, &built_in, link, &viewer, &why),
                ERR_OK);
            assert_int_equal(viewer, whose);
            assert_memory_equal(match_state(&other.match), state_in(&view),
                                sitting.venue.game->state_size);
            assert_int_equal(other.before, sitting.match.count);
        }
    }
}

/* Two numbers of one point of a match must not go together. */
static void each_use_and_each_move_draws_another_number(void **state)
{
    uint64_t drawn[3 * 40];
    int count = 0;
    (void)state;
    begin(table_game(), 2, 5);
    for (int total = sitting.total, n = 0; n <= total; n++) {
        struct text why = text_in(said, sizeof said);
        assert_int_equal(sitting_go(&sitting, n, &why), ERR_OK);
        for (int use = SEED_CHANCE; use <= SEED_ADVICE; use++)
            drawn[count++] = sitting_draw(&sitting, (enum seed_use)use);
    }
    for (int i = 0; i < count; i++) {
        for (int k = 0; k < i; k++)
            assert_true(drawn[i] != drawn[k]);
    }
}

static const struct game *played;
static int listings;

static void count_listing(const struct table *t, const struct state *s,
                          int seat, struct move_list *out)
{
    listings++;
    played->legal(t, s, seat, out);
}

/* Looks at it, and makes one of the moves that are shown. */
static void look_and_play(int n)
{
    static char room[SNAPSHOT_TEXT_MAX];
    char move[GAME_TEXT_MAX];
    int seat = first_to_act();
    struct text out = text_in(room, sizeof room);
    struct json w = {.out = &out};
    struct text name = text_in(move, sizeof move);
    const struct venue *v = &sitting.venue;
    answer_snapshot(&sitting, seat, &w);
    const struct move_list *l = &sitting_choices(&sitting, seat)->legal;
    v->game->write_move(v->table, match_state(&sitting.match),
                        l->move[n % l->count], &name);
    play(seat, move);
    assert_false(out.cut);
}

static void legal_moves_are_listed_once_per_played_move(void **state)
{
    (void)state;
    for (int i = 0; games_all[i].game; i++) {
        begin(games_all[i].game->name, games_all[i].game->seats_max, 3);
        played = sitting.venue.game;
        struct game counting = *played;
        counting.legal = count_listing;
        sitting.venue.game = &counting;
        int before = sitting.match.count;
        listings = 0;
        for (int n = 0; n < 60; n++)
            look_and_play(n);
        assert_int_equal(listings, sitting.match.count - before);
        sitting.venue.game = played;
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(
            a_decision_in_shares_is_that_of_the_native_player, end),
        cmocka_unit_test_teardown(a_link_keeps_the_view_and_nothing_else, end),
        cmocka_unit_test_teardown(legal_moves_are_listed_once_per_played_move,
                                  end),
        cmocka_unit_test_teardown(each_use_and_each_move_draws_another_number,
                                  end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
