/* term_test.c - what a terminal says and where it points: questions, places on
 * the board, the list of moves, the position in words, the rules. */
#include "term/ask.h"
#include "term/chronicle.h"
#include "term/facts.h"
#include "term/report.h"
#include "term/rules.h"
#include "term/spot.h"
#include "unit.h"

enum { MATCHES = 4, TEXT = 1 << 20 };

static struct box box;
static struct venue venue;
static struct picture picture;
static struct scene scene;

/* Games whose words and pictures are known here; a new one is played without. */
static bool is_known(const struct games_entry *e)
{
    return ask_knows(e->game->name, "take", strlen("take"));
}

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

/* -- Questions ------------------------------------------------------------- */

static void look_for_question(const struct state *s, int seat)
{
    if (!is_known(games_find(venue.game->name)))
        return;
    scene_set(&scene, &venue, s, seat, seat);
    assert_string_not_equal(
        ask_question(&venue, scene_state(&scene), &scene.moves),
        "Choose a move");
    for (int i = 0; i < scene.moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        scene_write_move(&scene, i, &t);
        if (!ask_knows(venue.game->name, room, strcspn(room, " ")))
            print_error("no question for %s: %s\n", venue.game->name, room);
        assert_true(ask_knows(venue.game->name, room, strcspn(room, " ")));
    }
}

static void every_move_has_a_question(void **state)
{
    (void)state;
    play_all(look_for_question);
}

/* -- Places ---------------------------------------------------------------- */

static void draw(const struct state *s, int seat)
{
    static char room[TEXT];
    struct text t = text_in(room, sizeof room);
    scene_set(&scene, &venue, s, seat, seat);
    t.colour = true;
    scene_draw(&scene, &t);
    picture_read(&picture, room);
}

static bool begins(const char *move, const char *word)
{
    return strncmp(move, word, strlen(word)) == 0;
}

/* Moves that have a place, by how they begin. */
static bool has_place(const char *move)
{
    static const char *const empire[] = {"neutral ", "take ", "place ",
                                         "move ",    "sail ", "city ",
                                         "destroy ", NULL};
    static const char *const bronze[] = {"take ", "settle ", "city ", "place ",
                                         NULL};
    static const char *const monuments[] = {"go ",   "unit ",    "play ",
                                            "land ", "produce ", "populate ",
                                            "site ", "attack ",  NULL};
    const char *const *list = begins(venue.game->name, "empire")   ? empire
                              : begins(venue.game->name, "bronze") ? bronze
                                                                   : monuments;
    while (*list && !begins(move, *list))
        list++;
    return *list != NULL;
}

static char ink_at(const struct spot *s)
{
    return (char)picture.cell[s->row][s->col].ink;
}

/* A free spot of a tile is drawn as -f, and a region begins with its letter. */
static void assert_right_place(const char *move, const struct spot *s)
{
    assert_true(s->row >= 0 && s->row < picture.rows);
    assert_true(s->col >= 0 && s->col < picture.cols);
    if (begins(move, "settle "))
        assert_int_equal(ink_at(s), '-');
    if (begins(move, "neutral "))
        assert_int_equal(ink_at(s), move[strlen("neutral ")]);
    if (begins(move, "go "))
        assert_int_equal(ink_at(s), move[strlen("go ")]);
}

static void look_for_places(const struct state *s, int seat)
{
    draw(s, seat);
    for (int i = 0; i < scene.moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        struct spot spots[SPOTS_MAX];
        scene_write_move(&scene, i, &t);
        int n = spot_find(&picture, &venue, seat, room, spots);
        if (n == 0 && has_place(room))
            print_error("%s: no place for %s\n", venue.game->name, room);
        assert_true(n > 0 || !has_place(room));
        for (int k = 0; k < n; k++)
            assert_right_place(room, &spots[k]);
    }
}

/* In fewer matches: every one draws thousands of boards. */
static void moves_are_found_on_the_board(void **state)
{
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        struct match m;
        struct rng rng = rng_seed(3);
        if (!is_known(e))
            continue;
        table_box(&box, e);
        unit_open(&venue, &box, "");
        unit_begin(&m, &venue);
        for (int i = 0; i < 300 && !venue_is_over(&venue, match_state(&m));
             i++) {
            visit(match_state(&m), look_for_places);
            unit_play_at_random(&m, 1, &rng);
        }
        free(m.moves);
    }
}

static void a_picture_larger_than_the_room_is_cut(void **state)
{
    static char room[PICTURE_COLS * 4 + PICTURE_ROWS * 8];
    struct text t = text_in(room, sizeof room);
    struct spot spot;
    (void)state;
    for (int i = 0; i < PICTURE_COLS * 3; i++)
        text_add(&t, "x");
    for (int i = 0; i < PICTURE_ROWS * 3; i++)
        text_add(&t, "\nA1");
    picture_read(&picture, room);
    assert_int_equal(picture.rows, PICTURE_ROWS);
    assert_int_equal(picture.cols, PICTURE_COLS);
    assert_true(picture_find(&picture, 0, "A1", &spot));
    assert_false(picture_find(&picture, 0, "A", &spot));
    picture_mark(&picture,
                 &(struct spot){PICTURE_ROWS - 1, PICTURE_COLS - 1, 9, 9},
                 MARK_CHOSEN);
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
    ASSERT_SAYS(chronicle_from(&c, m.count - 1), "Red makes a bid in secret.");
    chronicle_follow(&c, &m, 0);
    ASSERT_SAYS(chronicle_from(&c, m.count - 1), "Red bids 3 coins.");
    match_go_back(&m, m.count - 1);
    chronicle_follow(&c, &m, 0);
    assert_int_equal(c.count, m.count);
    assert_string_equal(chronicle_from(&c, m.count), "");
    unit_play(&m, "red: bid 4");
    chronicle_follow(&c, &m, 0);
    ASSERT_SAYS(chronicle_from(&c, m.count - 1), "Red bids 4 coins.");
    chronicle_free(&c);
    free(m.moves);
}

static void the_chronicle_can_speak(void **state)
{
    struct match m;
    struct rng rng = rng_seed(6);
    struct chronicle c = {.speaks = true};
    (void)state;
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3");
    unit_begin(&m, &venue);
    unit_let_chance_move(&m, &rng);
    unit_play(&m, "red: bid 3");
    chronicle_follow(&c, &m, 1);
    ASSERT_SAYS(chronicle_from(&c, 0), "Chance lays a card into the row: ");
    assert_string_equal(chronicle_from(&c, m.count - 1),
                        "Red makes a bid in secret.\n");
    chronicle_follow(&c, &m, 0);
    assert_string_equal(chronicle_from(&c, m.count - 1), "Red bids 3 coins.\n");
    chronicle_free(&c);
    free(m.moves);
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
    assert_true(rules_has("Bids are made in secret", "bid"));
    assert_true(rules_has("Card 12", "12"));
    assert_true(rules_has("Card 12", "card 12"));
    assert_true(rules_has("anything", ""));
    assert_false(rules_has("Card 12", "1"));
    assert_false(rules_has("Card 12", "2"));
    assert_false(rules_has("a forest", "ore"));
}

/* A game that has no sentences of its own is told field by field. */
static void a_silent_game_is_told_by_its_fields(void **state)
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
    ASSERT_SAYS(look(""), "Coins: red 11, blue 11, white 11.");
    ASSERT_SAYS(look("A12"), "Armies red A12 3.");
    assert_true(report_write_seat(&scene, 1, &t) > 0);
    ASSERT_SAYS(room, "Coins: 11.");
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
        (void)facts_write_about(&scene, NULL, "", &t);
        free(m.moves);
    }
    assert_string_equal(said[0], said[1]);
    ASSERT_SAYS(said[0], "the bid is made and still secret.");
}

static void known_games_have_rules(void **state)
{
    static char room[TEXT];
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        struct text t = text_in(room, sizeof room);
        if (!is_known(e))
            continue;
        assert_true(rules_write(e->game->words, "", &t) > 5);
        assert_false(t.cut);
        assert_int_equal(rules_write(e->game->words, "no such words", &t), 0);
    }
    struct text t = text_in(room, sizeof room);
    assert_int_equal(
        rules_write(games_find("bronze")->game->words, "aSSuR", &t), 1);
    ASSERT_SAYS(room, "Assur");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_move_has_a_question),
        cmocka_unit_test(moves_are_found_on_the_board),
        cmocka_unit_test(a_picture_larger_than_the_room_is_cut),
        cmocka_unit_test(the_chronicle_hides_and_follows),
        cmocka_unit_test(the_chronicle_can_speak),
        cmocka_unit_test(every_position_can_be_told),
        cmocka_unit_test(a_place_is_told_by_its_name_alone),
        cmocka_unit_test(a_word_is_found_at_its_beginning),
        cmocka_unit_test(a_silent_game_is_told_by_its_fields),
        cmocka_unit_test(words_do_not_tell_what_is_hidden),
        cmocka_unit_test(known_games_have_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
