/* sitting_test.c - taking back at a table of this machine: the last decision, a whole
 * turn, and past what was shown. */
#include "sitting/sitting.h"

#include "files/content.h"
#include "search/playout.h"
#include "unit.h"

static const struct supply built_in = {content_supply, NULL};
static struct sitting table;
static char said[GAME_WHY_MAX];

static void begin(const struct game *g)
{
    struct text why = text_in(said, sizeof said);
    struct setup how = setup_standard(g);
    assert_int_equal(sitting_open(&table, &built_in, g->name, &why), ERR_OK);
    assert_int_equal(sitting_lay(&table, &how, &why), ERR_OK);
    assert_int_equal(sitting_deal(&table, 11, &why), ERR_OK);
}

/* What the seat does is drawn from the seed, so the same moves come again. */
static bool play_one(void)
{
    struct text why = text_in(said, sizeof said);
    const struct venue *v = &table.venue;
    struct state *now = match_state(&table.match);
    char move[GAME_TEXT_MAX];
    struct text t = text_in(move, sizeof move);
    struct rng rng = rng_seed(sitting_draw(&table, SEED_PLAYER));
    if (venue_is_over(v, now))
        return false;
    struct move m = playout_pick(v, now, &rng);
    v->game->write_move(v->table, now, m, &t);
    assert_int_equal(sitting_play(&table, m.seat, move, &why), ERR_OK);
    return true;
}

static enum err take_back(int seat, unsigned how)
{
    struct text why = text_in(said, sizeof said);
    return sitting_undo(&table, seat, how, &why);
}

static int last_of(int seat)
{
    int i = table.match.count - 1;
    while (i >= 0 && table.match.moves[i].seat != seat)
        i--;
    return i;
}

/* Takes back past what was shown, and comes by the same moves to the same match. */
static void go_back_and_again(int seat)
{
    int count = table.match.count;
    int target = last_of(seat);
    uint64_t hash = venue_hash(&table.venue, match_state(&table.match));
    struct refusal why;
    bool closed = match_has_closed(&table.match, target, &why);
    int before = table.taken_back;
    assert_int_equal(take_back(seat, 0) != ERR_OK, closed);
    assert_int_equal(table.match.count, closed ? count : target);
    if (closed)
        assert_int_equal(take_back(seat, BACK_PAST), ERR_OK);
    assert_int_equal(table.match.count, target);
    assert_int_equal(table.taken_back, before + closed);
    while (table.match.count < count)
        assert_true(play_one());
    assert_int_equal(table.match.count, count);
    assert_true(hash == venue_hash(&table.venue, match_state(&table.match)));
}

static void everything_is_taken_back_and_chance_is_the_same(void **state)
{
    (void)state;
    for (const struct games_entry *g = games_all; g->game; g++) {
        begin(g->game);
        for (int n = 0; n < 40 && play_one(); n++) {
            if (last_of(0) >= 0)
                go_back_and_again(0);
        }
        assert_true(table.taken_back > 0);
        for (int n = 0; take_back(0, BACK_PAST) == ERR_OK; n++)
            assert_true(n < 1000);
        assert_int_equal(table.refusal.kind, REFUSAL_UNMOVED);
        assert_int_equal(last_of(0), -1);
        sitting_close(&table);
    }
}

/* From the first decision of the turn to the last it is the turn of the same seat.
 * Returns how many moves lie between them. */
static int check_turn(int last)
{
    int first = match_decision(&table.match, 0, true);
    int turn = -1;
    int count = table.match.count;
    struct text why = text_in(said, sizeof said);
    assert_true(first >= 0 && first <= last);
    assert_int_equal(table.match.moves[first].seat, 0);
    for (int i = first; i <= last; i++) {
        assert_int_equal(sitting_go(&table, i, &why), ERR_OK);
        int now = venue_turn(&table.venue, match_state(&table.match));
        assert_true(turn < 0 || now == turn);
        turn = now;
    }
    assert_int_equal(sitting_go(&table, count, &why), ERR_OK);
    return last - first;
}

static void a_turn_is_taken_back_to_its_first_decision(void **state)
{
    (void)state;
    for (const struct games_entry *g = games_all; g->game; g++) {
        int longest = 0;
        begin(g->game);
        for (int n = 0; n < 150 && play_one(); n++) {
            int last = last_of(0);
            int length = last < 0 ? 0 : check_turn(last);
            longest = length > longest ? length : longest;
        }
        assert_true(longest > 0);
        assert_int_equal(take_back(0, BACK_TURN | BACK_PAST), ERR_OK);
        sitting_close(&table);
    }
}

static void the_record_says_that_it_was_taken_back(void **state)
{
    (void)state;
    static char text[1 << 16];
    struct text t = text_in(text, sizeof text);
    struct text why = text_in(said, sizeof said);
    struct record r;
    begin(games_find(table_game())->game);
    while (table.taken_back < 2) {
        assert_true(play_one());
        if (last_of(0) >= 0)
            go_back_and_again(0);
    }
    struct record_notes notes = {.seed = table.seed,
                                 .taken_back = table.taken_back};
    record_write(&table.match, &notes, &t);
    ASSERT_SAYS(text, "\ntaken-back 2\nmoves ");
    assert_int_equal(record_read(&r, text, t.len, &why), ERR_OK);
    assert_int_equal(sitting_load(&table, &built_in, &r, 0, &why), ERR_OK);
    assert_int_equal(table.taken_back, 2);
    sitting_close(&table);
    begin(games_find(table_game())->game);
    assert_int_equal(table.taken_back, 0);
    sitting_close(&table);
}

static void what_chance_did_is_told_as_a_fact(void **state)
{
    (void)state;
    for (const struct games_entry *g = games_all; g->game; g++) {
        struct fact f;
        char words[WORDS_MAX];
        struct text t = text_in(words, sizeof words);
        begin(g->game);
        struct refusal why = {.kind = REFUSAL_NONE};
        while (last_of(0) < 0 || why.kind != REFUSAL_CHANCE) {
            assert_true(play_one());
            (void)match_has_closed(&table.match, 0, &why);
        }
        refusal_tell(&why, &table.venue, &f);
        assert_true(fact_find(&f, 0, "done", 4) > 0);
        assert_true(words_say(g->game->words, &f, &t));
        ASSERT_SAYS(words, "Nothing can be taken back: ");
        assert_non_null(strstr(words, " been "));
        assert_null(strstr(words, "chance"));
        sitting_close(&table);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_is_taken_back_and_chance_is_the_same),
        cmocka_unit_test(a_turn_is_taken_back_to_its_first_decision),
        cmocka_unit_test(the_record_says_that_it_was_taken_back),
        cmocka_unit_test(what_chance_did_is_told_as_a_fact),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
