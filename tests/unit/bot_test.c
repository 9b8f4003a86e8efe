/* bot_test.c - the words of the bot protocol, read and written. */
#include "base/bits.h"
#include "base/num.h"
#include "bot/words.h"

#include "unit/unit.h"

static void a_game_reads_back(void **with)
{
    struct box *box = unit_room(sizeof *box);
    struct venue *v = unit_room(sizeof *v);
    (void)with;
    for (const struct games_entry *e = games_all; e->game; e++) {
        char room[1024];
        char said[GAME_WHY_MAX];
        struct text line = text_in(room, sizeof room);
        struct text why = text_in(said, sizeof said);
        struct bot_game g;
        const char *rest = NULL;
        table_box(box, e);
        unit_open(v, box, "");
        bot_write_game(v, 1, &line);
        assert_int_equal(bot_read_verb(room, &rest), BOT_GAME);
        assert_int_equal(bot_read_game(rest, &g, &why), ERR_OK);
        assert_string_equal(g.name, e->game->name);
        assert_int_equal(g.seat, 1);
        assert_int_equal(g.seats, v->setup.seats);
        assert_int_equal(g.set_count, e->game->option_count);
        assert_true(g.content == v->content_hash);
    }
    free(v);
    free(box);
}

static void refuses_what_is_no_game(void **with)
{
    static const char *const rows[] = {
        "",
        "halma",
        "halma rules=1 content=0123456789abcdef seat=0",
        "halma rules=1 content=0123456789abcdef seat=2 seats=2",
        "halma rules=1 content=xyz seat=0 seats=2",
        "halma rules=x content=0123456789abcdef seat=0 seats=2",
        "halma rules=1 content=0123456789abcdef seat=0 seats=2 word",
        "halma rules=1  content=0123456789abcdef seat=0 seats=2",
    };
    (void)with;
    for (int i = 0; i < COUNT_OF(rows); i++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        struct bot_game g;
        assert_int_equal(bot_read_game(rows[i], &g, &why), ERR_BAD_TEXT);
        ASSERT_SAYS(room, "a game is: game NAME");
    }
}

static void limits_read_back(void **with)
{
    struct bot_go go = {
        .has_time = true, .time = 250, .has_seed = true, .seed = UINT64_MAX};
    struct bot_go back;
    char room[256];
    char said[GAME_WHY_MAX];
    struct text line = text_in(room, sizeof room);
    struct text why = text_in(said, sizeof said);
    (void)with;
    bot_write_go(&go, &line);
    assert_string_equal(room, "go time 250 seed 18446744073709551615");
    assert_int_equal(bot_read_go(room + 3, &back, &why), ERR_OK);
    assert_true(back.has_time && back.time == 250 && !back.has_iterations);
    assert_true(back.has_seed && back.seed == UINT64_MAX);
    assert_int_equal(bot_read_go("nodes 5 iterations 9", &back, &why), ERR_OK);
    assert_true(back.has_iterations && back.iterations == 9);
    assert_int_equal(bot_read_go("time", &back, &why), ERR_BAD_TEXT);
    assert_int_equal(bot_read_go("time 0", &back, &why), ERR_BAD_TEXT);
    assert_int_equal(bot_read_go("seed 18446744073709551616", &back, &why),
                     ERR_BAD_TEXT);
}

static void moves_are_parted_by_bars(void **with)
{
    const char *rest = "take 1 | place left copper | end";
    char move[GAME_TEXT_MAX];
    (void)with;
    assert_true(bot_next_move(&rest, move));
    assert_string_equal(move, "take 1");
    assert_true(bot_next_move(&rest, move));
    assert_string_equal(move, "place left copper");
    assert_true(bot_next_move(&rest, move));
    assert_string_equal(move, "end");
    assert_false(bot_next_move(&rest, move));
}

/* The list of the seat's moves can be taken apart again. */
static void check_moves(const struct venue *v, const struct state *s, int seat)
{
    enum { ROOM = 1 << 16 };
    char *room = unit_room(ROOM);
    struct text line = text_in(room, ROOM);
    struct move_list l = {.count = 0};
    struct outlook o;
    const char *rest = NULL;
    char move[GAME_TEXT_MAX];
    int count = 0;
    outlook_of(&o, v, s, seat);
    bot_write_moves(&o, &line);
    v->game->legal(v->table, s, seat, &l);
    assert_int_equal(bot_read_verb(room, &rest), BOT_MOVES);
    while (bot_next_move(&rest, move))
        count++;
    assert_int_equal(count, l.count);
    assert_null(strpbrk(room, "\n\r"));
    free(room);
}

static void no_move_has_a_bar(void **with)
{
    struct box *box = unit_room(sizeof *box);
    struct venue *v = unit_room(sizeof *v);
    (void)with;
    for (const struct games_entry *e = games_all; e->game; e++) {
        struct rng rng = rng_seed(3);
        struct match m;
        table_box(box, e);
        unit_open(v, box, "");
        unit_begin(&m, v);
        while (!venue_is_over(v, match_state(&m))) {
            int seat = bits_first(v->game->to_act(v->table, match_state(&m)));
            if (seat != SEAT_CHANCE)
                check_moves(v, match_state(&m), seat);
            unit_play_at_random(&m, 1, &rng);
        }
        free(m.moves);
    }
    free(v);
    free(box);
}

static void reads_what_a_bot_is(void **with)
{
    static const char *const good[] = {
        "name Ada",      "version 1.2", "option size number 1 9 5",
        "want position", "want log",    "option style word calm calm bold",
        "want facts"};
    static const char *const bad[] = {
        "name",          "name ",       "option size number 9 1 5",
        "want money",    "want fact",   "option style word odd calm bold",
        "option x text", "bestmove e4", "option size number 1 9 10"};
    struct bot_self self = {.wants = 0};
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    (void)with;
    for (int i = 0; i < COUNT_OF(good); i++)
        assert_int_equal(bot_take_self(&self, good[i], &why), ERR_OK);
    assert_int_equal(self.wants, WANT_POSITION | WANT_LOG | WANT_FACTS);
    assert_int_equal(self.option_count, 2);
    assert_string_equal(self.option[1].standard, "calm");
    for (int i = 0; i < COUNT_OF(bad); i++)
        assert_int_equal(bot_take_self(&self, bad[i], &why), ERR_BAD_TEXT);
    assert_int_equal(self.option_count, 2);
}

static void knows_plain_text(void **with)
{
    (void)with;
    assert_true(bot_is_plain("move take 1", 11));
    assert_true(bot_is_plain("\xc3\xa4\xe2\x82\xac", 5));
    assert_false(bot_is_plain("a\tb", 3));
    assert_false(bot_is_plain("a\0b", 3));
    assert_false(bot_is_plain("\xff", 1));
    assert_false(bot_is_plain("\xc3", 1));
    assert_false(bot_is_plain("\xe2\x82", 2));
    assert_false(bot_is_plain("\xc3 ", 2));
}

static void knows_refusals(void **with)
{
    (void)with;
    assert_true(bot_is_code("state not now"));
    assert_false(bot_is_code("state"));
    assert_false(bot_is_code("thanks a lot"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_reads_back),
        cmocka_unit_test(refuses_what_is_no_game),
        cmocka_unit_test(limits_read_back),
        cmocka_unit_test(moves_are_parted_by_bars),
        cmocka_unit_test(no_move_has_a_bar),
        cmocka_unit_test(reads_what_a_bot_is),
        cmocka_unit_test(knows_plain_text),
        cmocka_unit_test(knows_refusals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
