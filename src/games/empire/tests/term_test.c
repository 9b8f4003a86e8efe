/* term_test.c - what a terminal says and where it points: questions, places on
 * the board, the list of moves, the position in words, the rules. */
#include "core/sentence.h"
#include "term/chronicle.h"
#include "term/explain.h"
#include "term/picture.h"
#include "term/report.h"
#include "term/rules.h"
#include "term/say.h"
#include "term/seek.h"
#include "unit.h"

enum { MATCHES = 4, TEXT = 1 << 20 };

static struct box box;
static struct venue venue;
static struct picture picture;
static struct scene scene;

/* What is done at every decision of a person in some random matches. */
typedef void at_decision(const struct state *s, int seat);

static void visit(const struct state *s, at_decision *look)
{
    seat_set act = venue.game->to_act(venue.table, s);
    for (int seat = 0; seat < venue.setup.seats; seat++) {
        if (act >> seat & 1)
            look(s, seat);
    }
}

static void play_match(at_decision *look, int n)
{
    struct match m;
    struct rng rng = rng_stream(11, (uint64_t)n);
    unit_begin(&m, &venue);
    while (!venue_is_over(&venue, match_state(&m))) {
        visit(match_state(&m), look);
        unit_play_at_random(&m, 1, &rng);
    }
    free(m.moves);
}

static void play_all(at_decision *look)
{
    for (const struct games_entry *e = games_all; e->game; e++) {
        table_box(&box, e);
        unit_open(&venue, &box, "");
        for (int i = 0; i < MATCHES; i++)
            play_match(look, i);
    }
}

/* -- Words ----------------------------------------------------------------- */

static void a_message_is_said_with_its_arguments(void **state)
{
    static const char *const names[] = {"Red", "Blue", "White", NULL};
    char room[TEXT / 1024];
    struct text t = text_in(room, sizeof room);
    (void)state;
    SAY(&t, "seats", {"seats", .list = names});
    assert_string_equal(room, "Red, Blue and White");
    t = text_in(room, sizeof room);
    SAY(&t, "time-minutes", {"minutes", .number = 1}, {"seconds", .number = 2});
    assert_string_equal(room, "1 minute and 2 seconds");
    t = text_in(room, sizeof room);
    say(&t, "row-game.help");
    assert_string_equal(room, "Left and right choose another game.");
}

/* -- Questions ------------------------------------------------------------- */

static void look_for_question(const struct state *s, int seat)
{
    char room[SENTENCE_MAX];
    struct text t = text_in(room, sizeof room);
    scene_set(&scene, &venue, s, seat, seat);
    scene_write_question(&scene, &t);
    assert_true(t.len > 0 && !strpbrk(room, "{}"));
    if (venue.game->tell_question)
        assert_string_not_equal(room, "Choose a move");
    t = text_in(room, sizeof room);
    scene_write_help(&scene, &t);
    assert_null(strpbrk(room, "{}"));
    scene_set(&scene, &venue, s, SEAT_NOBODY, -1);
    t = text_in(room, sizeof room);
    scene_write_waiting(&scene, &t);
    assert_true(t.len > 0 && !strpbrk(room, "{}"));
}

static void every_decision_has_a_question(void **state)
{
    (void)state;
    play_all(look_for_question);
}

/* -- Places ---------------------------------------------------------------- */

static int with_places;
static int decisions;

static void look_for_places(const struct state *s, int seat)
{
    int found = 0;
    scene_set(&scene, &venue, s, seat, seat);
    picture_draw(&picture, &scene);
    for (int i = 0; i < scene.moves.count; i++) {
        const struct picture_places *l = &picture.places[i];
        for (int k = 0; k < l->count; k++) {
            assert_in_range(l->box[k].row, 0, picture.rows - 1);
            assert_in_range(l->box[k].col, 0, picture.cols - 1);
        }
        found += l->count > 0;
    }
    decisions++;
    with_places += found > 0;
    picture_mark(&picture, &scene, scene.moves.count - 1);
}

/* Only some decisions are about nothing on the board: what to bid, who begins. */
static void moves_are_found_on_the_board(void **state)
{
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        table_box(&box, e);
        unit_open(&venue, &box, "");
        decisions = 0;
        with_places = 0;
        play_match(look_for_places, 3);
        if (!venue.game->draw_board)
            continue;
        if (2 * with_places <= decisions) {
            print_error("%s: %d of %d decisions have places\n",
                        venue.game->name, with_places, decisions);
        }
        assert_true(2 * with_places > decisions);
    }
}

static void a_click_goes_through_the_choices_of_a_place(void **state)
{
    (void)state;
    scene.moves.count = 3;
    picture.places[0] = (struct picture_places){1, {{2, 2, 2, 4}}};
    picture.places[1] = (struct picture_places){.count = 0};
    picture.places[2] = (struct picture_places){2,
                                                {{0, 0, 1, 1}, {3, 5, 1, 1}}};
    struct canvas_place both = {3, 5};
    assert_int_equal(picture_choice_at(&picture, &scene, 0, both), 2);
    assert_int_equal(picture_choice_at(&picture, &scene, 2, both), 0);
    assert_int_equal(
        picture_choice_at(&picture, &scene, 2, (struct canvas_place){2, 2}), 0);
    assert_int_equal(
        picture_choice_at(&picture, &scene, 0, (struct canvas_place){9, 9}),
        -1);
}

/* The board says which colour is whose; seats that it does not name have one of
 * their own. */
static void every_seat_has_a_colour(void **state)
{
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        struct match m;
        unsigned colours = 0;
        table_box(&box, e);
        unit_open(&venue, &box, "");
        unit_begin(&m, &venue);
        scene_set(&scene, &venue, match_state(&m), SEAT_NOBODY, -1);
        picture_draw(&picture, &scene);
        for (int i = 0; i < venue.setup.seats; i++) {
            enum text_style style = picture_seat_style(&picture, &venue, i);
            assert_in_range(style, STYLE_RED, STYLE_GREEN);
            assert_false(colours >> style & 1);
            colours |= 1U << style;
        }
        free(m.moves);
    }
}

/* -- The list of moves ----------------------------------------------------- */

static void the_chronicle_hides_and_follows(void **state)
{
    struct match m;
    struct chronicle c = {.text = NULL};
    struct rng rng = rng_seed(6);
    (void)state;
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3");
    unit_begin(&m, &venue);
    unit_let_chance_move(&m, &rng);
    unit_play(&m, "red: bid 3");
    chronicle_follow(&c, &m, 1);
    assert_int_equal(c.count, m.count);
    assert_string_equal(chronicle_words(&c, m.count - 1),
                        "Red makes a bid in secret.");
    chronicle_follow(&c, &m, 0);
    assert_string_equal(chronicle_words(&c, m.count - 1), "Red bids 3 coins.");
    match_go_back(&m, m.count - 1);
    chronicle_follow(&c, &m, 0);
    assert_int_equal(c.count, m.count);
    unit_play(&m, "red: bid 4");
    chronicle_follow(&c, &m, 0);
    assert_string_equal(chronicle_words(&c, m.count - 1), "Red bids 4 coins.");
    chronicle_free(&c);
    free(m.moves);
}

static void the_chronicle_tells_what_is_new(void **state)
{
    char room[SENTENCE_MAX];
    struct text t = text_in(room, sizeof room);
    struct chronicle c = {.text = NULL};
    (void)state;
    chronicle_add(&c, 1, 0, "Red moves.");
    chronicle_add(&c, 0, SEAT_NOBODY, "Ada sits down.");
    chronicle_tell(&c, &t);
    assert_string_equal(room, "Red moves.\nAda sits down.\n");
    chronicle_add(&c, 2, 1, "Blue moves.");
    t = text_in(room, sizeof room);
    chronicle_tell(&c, &t);
    assert_string_equal(room, "Blue moves.\n");
    t = text_in(room, sizeof room);
    chronicle_tell(&c, &t);
    assert_string_equal(room, "");
    chronicle_write_numbered(&c, 2, &t);
    chronicle_write_numbered(&c, 1, &t);
    assert_string_equal(room, "2 Blue moves.Ada sits down.");
    chronicle_cut(&c, 1);
    chronicle_add(&c, 2, 1, "Blue waits.");
    t = text_in(room, sizeof room);
    chronicle_tell(&c, &t);
    assert_string_equal(room, "Blue waits.\n");
    chronicle_free(&c);
}

/* -- The position and the rules in words ----------------------------------- */

/* Every line is a sentence: it begins large and ends with a full stop. */
static void are_sentences(const char *lines)
{
    while (*lines) {
        size_t n = strcspn(lines, "\n");
        assert_in_range(lines[0], 'A', 'Z');
        assert_int_equal(lines[n - 1], '.');
        assert_null(memchr(lines, '?', n));
        assert_int_equal(lines[n], '\n');
        lines += n + 1;
    }
}

static void look_for_words(const struct state *s, int seat)
{
    static char room[TEXT];
    struct text t = text_in(room, sizeof room);
    scene_set(&scene, &venue, s, seat, seat);
    assert_true(report_write(&scene, "", &t) > 0);
    if (venue.game->tell_state) {
        are_sentences(room);
        assert_true(report_write_seat(&scene, seat, &t) > 0);
        are_sentences(room);
    }
    assert_false(t.cut);
}

static void every_position_can_be_told(void **state)
{
    (void)state;
    play_all(look_for_words);
}

static const char *look(const char *words)
{
    static char room[TEXT];
    struct text t = text_in(room, sizeof room);
    (void)report_write(&scene, words, &t);
    return room;
}

static void a_place_is_told_by_its_name_alone(void **state)
{
    struct match m;
    struct rng rng = rng_seed(6);
    (void)state;
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3");
    unit_begin(&m, &venue);
    unit_let_chance_move(&m, &rng);
    scene_set(&scene, &venue, match_state(&m), 1, 1);
    assert_string_equal(look("A1"),
                        "Region A1 is held by nobody; over land it touches A2, "
                        "A3, A4.\n");
    ASSERT_SAYS(look("a12"), "3 armies of Red, 3 armies of Blue");
    ASSERT_SAYS(look("place 6"), "Place 6 of the row costs 3 coins and has");
    ASSERT_SAYS(look("red"), "Red has 11 coins, 11 armies and 3 cities left");
    assert_string_equal(look("Atlantis"), "");
    free(m.moves);
}

static void a_word_is_found_at_its_beginning(void **state)
{
    (void)state;
    assert_true(seek_has("Bids are made in secret", "bid"));
    assert_true(seek_has("Card 12", "12"));
    assert_true(seek_has("Card 12", "card 12"));
    assert_true(seek_has("anything", ""));
    assert_false(seek_has("Card 12", "1"));
    assert_false(seek_has("Card 12", "2"));
    assert_false(seek_has("a forest", "ore"));
    assert_true(seek_has("Über den Fluß", "üb"));
    assert_true(seek_has("ΣΙΓΜΑ, ΟΔΟΣ", "οδος"));
    assert_true(seek_has("«Бронза»", "бРОН"));
    assert_false(seek_has("Бронза", "за"));
    assert_false(seek_has("Città", "à"));
    assert_false(seek_has("\xff\xfe", "\xfe\xff"));
    assert_true(seek_is("Żółty", "żÓŁTY"));
    assert_false(seek_is("Żółty", "żół"));
}

/* A game that has no sentences of its own is told cell by cell. */
static void a_silent_game_is_told_by_its_cells(void **state)
{
    struct match m;
    struct rng rng = rng_seed(6);
    struct game silent;
    static char room[TEXT];
    struct text t = text_in(room, sizeof room);
    (void)state;
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3");
    silent = *venue.game;
    silent.tell_state = NULL;
    venue.game = &silent;
    unit_begin(&m, &venue);
    unit_let_chance_move(&m, &rng);
    scene_set(&scene, &venue, match_state(&m), 1, 1);
    ASSERT_SAYS(look(""), "coins white 11\n");
    ASSERT_SAYS(look("A12"), "armies red A12 3\n");
    assert_true(report_write_seat(&scene, 1, &t) > 0);
    ASSERT_SAYS(room, "coins blue 11\n");
    free(m.moves);
}

/* What blue is told of the position does not depend on the bid of red. */
static void words_do_not_tell_what_is_hidden(void **state)
{
    static char said[2][TEXT / 4];
    (void)state;
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3");
    for (int i = 0; i < 2; i++) {
        struct match m;
        struct rng rng = rng_seed(6);
        struct text t = text_in(said[i], sizeof said[i]);
        unit_begin(&m, &venue);
        unit_let_chance_move(&m, &rng);
        unit_play(&m, i ? "red: bid 3" : "red: bid 9");
        scene_set(&scene, &venue, match_state(&m), 1, 1);
        (void)report_write(&scene, "", &t);
        (void)explain_write(&scene, "red", &t);
        free(m.moves);
    }
    assert_string_equal(said[0], said[1]);
    ASSERT_SAYS(said[0], "the bid is made and still secret.");
}

static void games_have_rules(void **state)
{
    static char room[TEXT];
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        const struct fluent_file *words = e->game->words;
        struct text t = text_in(room, sizeof room);
        if (!fluent_has(words, "rules"))
            continue; /* one that is new */
        assert_true(rules_write(words, "", &t) > 0);
        assert_false(t.cut);
        assert_null(strpbrk(room, "{}"));
        assert_int_equal(rules_write(words, "no such words", &t), 0);
    }
    const struct fluent_file *words = games_find("empire")->game->words;
    struct text t = text_in(room, sizeof room);
    int all = rules_write(words, "", &t);
    t = text_in(room, sizeof room);
    int found = rules_write(words, "crYstAl", &t);
    assert_true(found > 0 && found < all);
    ASSERT_SAYS(room, "Crystal");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_message_is_said_with_its_arguments),
        cmocka_unit_test(every_decision_has_a_question),
        cmocka_unit_test(moves_are_found_on_the_board),
        cmocka_unit_test(a_click_goes_through_the_choices_of_a_place),
        cmocka_unit_test(every_seat_has_a_colour),
        cmocka_unit_test(the_chronicle_hides_and_follows),
        cmocka_unit_test(the_chronicle_tells_what_is_new),
        cmocka_unit_test(every_position_can_be_told),
        cmocka_unit_test(a_place_is_told_by_its_name_alone),
        cmocka_unit_test(a_word_is_found_at_its_beginning),
        cmocka_unit_test(a_silent_game_is_told_by_its_cells),
        cmocka_unit_test(words_do_not_tell_what_is_hidden),
        cmocka_unit_test(games_have_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
