/* content_test.c - content files: read in full, or refused with file, place and
 * remedy. The files are Empire's own with one piece replaced. */
#include "files/content.h"

#include "base/hash.h"
#include "files/file.h"
#include "unit.h"

static const struct games_entry *entry;
static struct box box;
static char said[GAME_WHY_MAX]; /* by the last reading */

static int choose_game(void **state)
{
    (void)state;
    entry = games_find("empire");
    return 0;
}

static enum err read_content(const char *bytes, size_t size)
{
    struct text why = text_in(said, sizeof said);
    return content_read(&box, entry->game, "box.json", bytes, size, &why);
}

static enum err read_edited(const char *from, const char *to)
{
    size_t size = (size_t)(entry->content_end - entry->content);
    char *edited = unit_replace(entry->content, size, from, to, &size);
    enum err e = read_content(edited, size);
    free(edited);
    return e;
}

/* One edit, and the whole message after the name of the file. */
struct edit {
    const char *from;
    const char *to;
    const char *says;
};

static void check_edits(const struct edit *edits, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        char wanted[GAME_WHY_MAX];
        struct text t = text_in(wanted, sizeof wanted);
        text_add(&t, "box.json: %s", edits[i].says);
        enum err e = read_edited(edits[i].from, edits[i].to);
        if (e == ERR_OK)
            print_error("accepted: %s -> %s\n", edits[i].from, edits[i].to);
        assert_int_equal(e, ERR_BAD_TEXT);
        assert_string_equal(said, wanted);
    }
}

#define CHECK_EDITS(edits) \
    check_edits(edits, sizeof(edits) / sizeof((edits)[0]))

/* Card 24 of the file, whose steps are unlike those of any other. */
#define STEPS_24                                                      \
    "\"join\": \"or\", \"steps\": [{\"type\": \"place\", \"n\": 2}, " \
    "{\"type\": \"city\", \"n\": 1}]"

/* -- What is right --------------------------------------------------------- */

static void built_in_content_is_read(void **state)
{
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        struct text why = text_in(said, sizeof said);
        size_t size = (size_t)(e->content_end - e->content);
        assert_int_equal(content_read(&box, e->game, "built-in content",
                                      e->content, size, &why),
                         ERR_OK);
        assert_string_equal(said, "");
        assert_ptr_equal(box.game, e->game);
        assert_true(box.hash
                    == hash_bytes(0, box.content, e->game->content_size));
    }
}

static void layout_and_notes_do_not_change_the_hash(void **state)
{
    (void)state;
    assert_int_equal(read_edited("\"game\"", "\"game\""), ERR_OK);
    uint64_t hash = box.hash;
    assert_int_equal(
        read_edited("\"game\": \"empire\",", "\n\n \"game\":\"empire\" ,"),
        ERR_OK);
    assert_true(box.hash == hash);
    assert_int_equal(read_edited("\"source\": \"", "\"source\": \"x"), ERR_OK);
    assert_true(box.hash == hash);
}

static void every_number_changes_the_hash(void **state)
{
    (void)state;
    assert_int_equal(read_edited("\"game\"", "\"game\""), ERR_OK);
    uint64_t hash = box.hash;
    assert_int_equal(read_edited("\"armies\": 14", "\"armies\": 15"), ERR_OK);
    assert_true(box.hash != hash);
    assert_int_equal(read_edited("\"x\": 147", "\"x\": 148"), ERR_OK);
    assert_true(box.hash != hash);
    assert_int_equal(
        read_edited("\"crystal\", \"points\"", "\"crystal\", \"points\""),
        ERR_OK);
    assert_true(box.hash == hash);
}

static void a_changed_price_changes_the_rules(void **state)
{
    (void)state;
    static struct venue venue;
    struct match m;
    struct rng rng = rng_seed(1);
    assert_int_equal(read_edited("[0, 1, 1, 2, 2, 3]", "[0, 9, 9, 9, 9, 9]"),
                     ERR_OK);
    unit_open(&venue, &box, "seats=5");
    unit_begin(&m, &venue);
    unit_let_chance_move(&m, &rng);
    for (int i = 0; i < 5; i++)
        unit_play_at_random(&m, 1, &rng);
    unit_let_chance_move(&m, &rng);
    unit_play_at_random(&m, 1, &rng);
    struct move_list l = {.count = 0};
    venue.game->legal(venue.table, match_state(&m), m.moves[m.count - 1].arg[0],
                      &l);
    assert_int_equal(l.count, 1); /* nobody has nine coins */
    free(m.moves);
}

/* -- Places and remedies --------------------------------------------------- */

static void names_the_place_of_a_wrong_number(void **state)
{
    (void)state;
    static const struct edit edits[] = {
        {STEPS_24,
         "\"join\": \"or\", \"steps\": [{\"type\": \"place\", \"n\": 9}, "
         "{\"type\": \"city\", \"n\": 1}]",
         "cards[23].steps[0].n is 9; a step has 1 to 6"},
        {"\"n\": 6", "\"n\": 7",
         "cards[21].steps[0].n is 7; a step has 1 to 6"},
        {"\"armies\": 14", "\"armies\": 0",
         "armies is 0; a player has 1 to 30"},
        {"\"armies\": 14", "\"armies\": -14",
         "armies is -14; a player has 1 to 30"},
        {"\"armies\": 14", "\"armies\": 4294967310",
         "armies is 4294967310; a player has 1 to 30"},
        {"\"cities\": 3", "\"cities\": 16",
         "cities is 16; a player has 0 to 15"},
        {"\"coins\": 44", "\"coins\": 256",
         "coins is 256; the box has 0 to 255"},
        {"\"prices\": [0, 1,", "\"prices\": [0, 100,",
         "prices[1] is 100; a price is 0 to 99"},
        {"\"x\": 147", "\"x\": 1001",
         "maps[0].regions[0].x is 1001; a place goes from 0 to 1000"},
        {"\"pieces\": 2, \"min_players\": 2",
         "\"pieces\": 4, \"min_players\": 2",
         "cards[8].pieces is 4; a card shows 1 to 3"},
        {"\"pieces\": 1, \"vp\": 1", "\"pieces\": 1, \"vp\": 21",
         "goods[0].points[0].vp is 21; a good is worth 0 to 20"},
    };
    CHECK_EDITS(edits);
}

static void names_the_place_of_a_wrong_kind(void **state)
{
    (void)state;
    static const struct edit edits[] = {
        {"\"armies\": 14", "\"armies\": \"14\"",
         "armies is \"14\"; a player has 1 to 30"},
        {"\"armies\": 14", "\"armies\": 14.0",
         "armies is not a whole number; a player has 1 to 30"},
        {"\"armies\": 14", "\"armies\": true",
         "armies is true; a player has 1 to 30"},
        {"\"armies\": 14", "\"armies\": null",
         "armies is null; a player has 1 to 30"},
        {"\"armies\": 14", "\"armies\": [14]",
         "armies is a list; a player has 1 to 30"},
        {"\"armies\": 14", "\"armies\": {}",
         "armies is an object; a player has 1 to 30"},
        {"\"prices\": [0, 1, 1, 2, 2, 3]", "\"prices\": 3",
         "prices is 3; it is a list"},
        {"{\"id\": \"A-I\"}", "\"A-I\"",
         "maps[0].continents[0] is \"A-I\"; it is an object"},
        {"\"id\": 1,", "\"id\": \"1\",",
         "cards[0].id is \"1\"; a card is numbered 1 to 255"},
        {"\"join\": \"single\"", "\"join\": \"xor\"",
         "cards[0].join is \"xor\"; it is one of single, or, and"},
        {"\"join\": \"single\"", "\"join\": 2",
         "cards[0].join is 2; it is one of single, or, and"},
        {"[\"A1\", \"A2\"]", "[\"A1\"]",
         "maps[0].land[0] has 1 items; it has exactly 2"},
        {"[\"A1\", \"A2\"]", "[\"A1\", \"A2\", \"A3\"]",
         "maps[0].land[0] has 3 items; it has exactly 2"},
    };
    CHECK_EDITS(edits);
}

static void refuses_a_key_that_is_there_twice(void **state)
{
    (void)state;
    assert_int_equal(
        read_edited("\"armies\": 14", "\"armies\": 14, \"armies\": 14"),
        ERR_BAD_TEXT);
    assert_string_equal(said, "box.json: line 11, column 16: the key "
                              "\"armies\" is there twice");
    assert_int_equal(read_edited("\"n\": 6", "\"n\": 6, \"n\": 6"),
                     ERR_BAD_TEXT);
    ASSERT_SAYS(said, "the key \"n\" is there twice");
}

static void names_keys_that_are_missing_or_unknown(void **state)
{
    (void)state;
    static const struct edit edits[] = {
        {" \"armies\": 14,", "", "armies is missing; armies of each player"},
        {"\"game\": \"empire\",", "", "game is missing; empire"},
        {"\"n\": 6", "\"note\": 1",
         "cards[21].steps[0].note is not a known key; known here are type, n"},
        {"{\"type\": \"move\", \"n\": 6}", "{\"n\": 6}",
         "cards[21].steps[0].type is missing; what the step does"},
        {"\"armies\": 14", "\"army\": 14",
         "army is not a known key; known here are game, source, players, "
         "colours, armies, cities, start_armies, coins, prices, goods, tokens, "
         "cards, maps"},
        {"\"game\": \"empire\"", "\"game\": \"halma\"",
         "game is \"halma\"; this file must be for empire"},
        {"\"game\": \"empire\"", "\"game\": 1", "game is 1; it is a text"},
    };
    CHECK_EDITS(edits);
}

static void names_lists_that_are_too_short_or_too_long(void **state)
{
    (void)state;
    static const struct edit edits[] = {
        {", \"green\"]", "]", "colours has 4 items; it has exactly 5"},
        {", \"green\"]", ", \"green\", \"pink\"]",
         "colours has 6 items; it has exactly 5"},
        {"[0, 1, 1, 2, 2, 3]", "[]", "prices has 0 items; it has 1 to 11"},
        {"[0, 1, 1, 2, 2, 3]", "[0, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3]",
         "prices has 12 items; it has 1 to 11"},
        {"[{\"type\": \"move\", \"n\": 6}]", "[]",
         "cards[21].steps has 0 items; it has 1 to 2"},
    };
    CHECK_EDITS(edits);
}

static void refuses_names_that_cannot_be_written_in_moves(void **state)
{
    (void)state;
#define REMEDY \
    "a name has 1 to 15 letters, digits or _-.' and does not begin with -"
#define RESERVED "that word is reserved, choose another"
    static const struct edit edits[] = {
        {"[\"red\"", "[\"\"", "colours[0] is \"\"; " REMEDY},
        {"[\"red\"", "[\"-red\"", "colours[0] is \"-red\"; " REMEDY},
        {"[\"red\"", "[\"dark red\"", "colours[0] is \"dark red\"; " REMEDY},
        {"[\"red\"", "[\"red:\"", "colours[0] is \"red:\"; " REMEDY},
        {"[\"red\"", "[\"r,g\"", "colours[0] is \"r,g\"; " REMEDY},
        {"[\"red\"", "[\"?\"", "colours[0] is \"?\"; " REMEDY},
        {"[\"red\"", "[7", "colours[0] is 7; " REMEDY},
        {"[\"red\"", "[\"a-name-too-long.\"",
         "colours[0] is \"a-name-too-long.\"; " REMEDY},
        {"[\"red\"", "[\"r\xc3\xb6t\"",
         "colours[0] is \"r\xc3\xb6t\"; " REMEDY},
        {"[\"red\"", "[\"none\"", "colours[0] is \"none\"; " RESERVED},
        {"[\"red\"", "[\"chance\"", "colours[0] is \"chance\"; " RESERVED},
        {"[\"red\"", "[\"nobody\"", "colours[0] is \"nobody\"; " RESERVED},
        {"[\"red\"", "[\"neutral\"", "colours[0] is \"neutral\"; " RESERVED},
        {"\"id\": \"A1\"", "\"id\": \"none\"",
         "maps[0].regions[0].id is \"none\"; " RESERVED},
    };
#undef REMEDY
#undef RESERVED
    CHECK_EDITS(edits);
    assert_int_equal(read_edited("[\"red\"", "[\"a-name.as_l'ng\""), ERR_OK);
}

static void refuses_references_to_nothing_and_the_same_id_twice(void **state)
{
    (void)state;
    static const struct edit edits[] = {
        {"\"good\": \"crystal\", \"pieces\"", "\"good\": \"silk\", \"pieces\"",
         "cards[0].good is \"silk\"; it is the id of one of goods, or wild"},
        {"\"good\": \"crystal\", \"count\"", "\"good\": \"wild\", \"count\"",
         "tokens[0].good is \"wild\"; it is the id of one of goods"},
        {"\"good\": \"crystal\", \"pieces\"", "\"good\": 0, \"pieces\"",
         "cards[0].good is 0; it is the id of one of goods, or wild"},
        {"\"start\": \"A12\"", "\"start\": \"B12\"",
         "maps[0].start is \"B12\"; it is the id of one of regions"},
        {"\"continent\": \"A-I\"", "\"continent\": \"B-I\"",
         "maps[0].regions[0].continent is \"B-I\"; it is the id of one of "
         "continents"},
        {"[\"A1\", \"A2\"]", "[\"A1\", \"A26\"]",
         "maps[0].land[0][1] is \"A26\"; it is the id of one of regions"},
        {"\"id\": \"A2\"", "\"id\": \"A1\"",
         "maps[0].regions[1].id is \"A1\"; another item has that id already"},
        {"\"id\": \"ore\"", "\"id\": \"crystal\"",
         "goods[1].id is \"crystal\"; another item has that id already"},
        {"\"id\": \"B\"", "\"id\": \"A\"",
         "maps[1].id is \"A\"; another item has that id already"},
        {"\"id\": 2,", "\"id\": 1,",
         "cards[1].id is 1, as cards[0].id; ids differ"},
    };
    CHECK_EDITS(edits);
}

/* Positions and records name seats by their colours. */
static void refuses_two_seats_of_the_same_colour(void **state)
{
    (void)state;
    assert_int_not_equal(read_edited("\"blue\"", "\"red\""), ERR_OK);
    ASSERT_SAYS(said, "colours[1]");
}

/* "wild" on a card would mean two things. */
static void refuses_a_good_that_is_called_wild(void **state)
{
    (void)state;
    assert_int_not_equal(
        read_edited("{\"id\": \"ore\"",
                    "{\"id\": \"wild\", \"points\": [{\"pieces\": 1, "
                    "\"vp\": 1}]}, {\"id\": \"ore\""),
        ERR_OK);
    ASSERT_SAYS(said, "goods[1].id is \"wild\"");
}

/* -- What the rules demand ------------------------------------------------- */

static void refuses_what_the_rules_cannot_play(void **state)
{
    (void)state;
    static const struct edit edits[] = {
        {"[0, 1, 1, 2, 2, 3]", "[1, 1, 1, 2, 2, 3]",
         "prices[0] is 1; the first place costs 0, or a player without coins "
         "could not move"},
        {"\"cards_each\": 13", "\"cards_each\": 19",
         "players[0].cards_each is 19; 2 players share 37 cards, so it is at "
         "most 18"},
        {"\"cards_each\": 10", "\"cards_each\": 13",
         "players[1].cards_each is 13; 3 players share 37 cards, so it is at "
         "most 12"},
        {"\"coins\": 14", "\"coins\": 23",
         "players[0].coins is 23; the box has 44 coins for 2 players"},
        {"\"players\": 3,", "\"players\": 4,",
         "players[1].players is 4; this row is for 3 players"},
        {"\"start_armies\": 3", "\"start_armies\": 15",
         "start_armies is 15; a player has only 14 armies"},
        {"[\"A4\", \"A8\"], [\"A5\", \"A11\"], [\"A7\", \"A21\"], ", "",
         "maps[0].regions[0] (A1) cannot be reached from A12; add an edge to "
         "land or sea"},
        {"[\"A1\", \"A2\"]", "[\"A1\", \"A1\"]",
         "maps[0].land[0] joins a region to itself; name two"},
        {"[\"A4\", \"A8\"]", "[\"A8\", \"A8\"]",
         "maps[0].sea[0] joins a region to itself; name two"},
        {"\"pieces\": 2, \"vp\": 2", "\"pieces\": 1, \"vp\": 2",
         "goods[0].points[1] does not grow; every row needs more pieces than "
         "the one before and is worth no less"},
        {"\"pieces\": 2, \"vp\": 2", "\"pieces\": 2, \"vp\": 0",
         "goods[0].points[1] does not grow; every row needs more pieces than "
         "the one before and is worth no less"},
        {"\"good\": \"wild\", \"pieces\": 1",
         "\"good\": \"wild\", \"pieces\": 2",
         "cards[39].pieces is 2; a wild card adds exactly 1"},
        {"{\"good\": \"crystal\", \"count\": 2},\n  {\"good\": \"ore\", "
         "\"count\": 2},\n  {\"good\": \"wood\", \"count\": 2},\n",
         "", "maps[0].token_regions has 5; there are 4 tokens"},
    };
    CHECK_EDITS(edits);
}

static void refuses_cards_whose_steps_do_not_fit_their_join(void **state)
{
    (void)state;
    static const struct edit edits[] = {
        {STEPS_24,
         "\"join\": \"or\", \"steps\": [{\"type\": \"place\", \"n\": 2}]",
         "cards[23].steps has 1; a card joined by \"or\" has 2"},
        {STEPS_24,
         "\"join\": \"single\", \"steps\": [{\"type\": \"place\", \"n\": 2}, "
         "{\"type\": \"city\", \"n\": 1}]",
         "cards[23].steps has 2; a card joined by \"single\" has 1"},
        {STEPS_24,
         "\"join\": \"or\", \"steps\": [{\"type\": \"place\", \"n\": 2}, "
         "{\"type\": \"place\", \"n\": 2}]",
         "cards[23].steps[1] is the same as steps[0]; the two parts of a card "
         "differ"},
    };
    CHECK_EDITS(edits);
}

static void names_the_other_printing_of_a_card(void **state)
{
    (void)state;
    assert_int_equal(read_edited("{\"join\": \"single\", \"steps\"",
                                 "{\"join\": \"or\", \"steps\""),
                     ERR_BAD_TEXT);
    ASSERT_SAYS(said, "cards[23].other_printing.steps has 1");
}

/* -- Bytes that are no JSON ------------------------------------------------ */

static void names_line_and_column_of_broken_json(void **state)
{
    (void)state;
    assert_int_equal(read_edited("\"armies\": 14,", "\"armies\": 14"),
                     ERR_BAD_TEXT);
    ASSERT_SAYS(said, "box.json: line 12, column 2: expected a comma or }, "
                      "found \"cities\"");
    assert_int_equal(read_edited("\"armies\": 14,", "\"armies\": 014,"),
                     ERR_BAD_TEXT);
    ASSERT_SAYS(said, "box.json: line 11, column 12: a number does not begin "
                      "with 0");
    assert_int_equal(read_edited("\"armies\"", "\"armies\n\""), ERR_BAD_TEXT);
    ASSERT_SAYS(said, "box.json: line 11, column 9: the text holds the byte "
                      "0x0a; write \\u000a");
}

static void refuses_bytes_that_are_no_text(void **state)
{
    (void)state;
    size_t size = (size_t)(entry->content_end - entry->content);
    char *copy = unit_room(size + 1);
    memcpy(copy, entry->content, size);
    copy[size] = '\0';
    char *red = strstr(copy, "\"red\"");
    assert_non_null(red);
    red[2] = '\0';
    assert_int_equal(read_content(copy, size), ERR_BAD_TEXT);
    ASSERT_SAYS(said, "box.json: line 10, column ");
    red[2] = (char)0xff;
    assert_int_equal(read_content(copy, size), ERR_BAD_TEXT);
    ASSERT_SAYS(said, "box.json: line 10, column ");
    ASSERT_SAYS(said, "the byte 0xff is not UTF-8");
    memcpy(red + 1, "\xc0\xaf", 2); /* an overlong slash */
    assert_int_equal(read_content(copy, size), ERR_BAD_TEXT);
    free(copy);
    assert_int_equal(read_edited("\"red\"", "\"\\u0000\""), ERR_BAD_TEXT);
    assert_int_equal(read_edited("\"red\"", "\"\\ud800\""), ERR_BAD_TEXT);
}

static void refuses_files_that_are_empty_or_cut(void **state)
{
    (void)state;
    size_t size = (size_t)(entry->content_end - entry->content);
    for (size_t n = 0; n < size - 2; n += n < 64 ? 1 : 97) {
        char *part = unit_room(n + 1);
        memcpy(part, entry->content, n);
        assert_int_equal(read_content(part, n), ERR_BAD_TEXT);
        ASSERT_SAYS(said, "box.json: line ");
        free(part);
    }
}

static void refuses_what_comes_after_the_end(void **state)
{
    (void)state;
    size_t size = (size_t)(entry->content_end - entry->content);
    char *longer = unit_room(size + 2);
    memcpy(longer, entry->content, size);
    longer[size] = '}';
    assert_int_equal(read_content(longer, size + 1), ERR_BAD_TEXT);
    ASSERT_SAYS(said, "expected the end of the text, found }");
    longer[size] = '\0';
    assert_int_equal(read_content(longer, size + 1), ERR_BAD_TEXT);
    free(longer);
}

static void refuses_roots_that_are_no_object(void **state)
{
    (void)state;
    assert_int_equal(read_content("[]", 2), ERR_BAD_TEXT);
    assert_string_equal(said, "box.json: the file is a list; it is an object");
    assert_int_equal(read_content("7", 1), ERR_BAD_TEXT);
    assert_int_equal(read_content("{}", 2), ERR_BAD_TEXT);
    assert_string_equal(said, "box.json: game is missing; empire");
}

static void refuses_deep_nesting(void **state)
{
    (void)state;
    enum { DEEP = 200000 };
    char *deep = unit_room(DEEP);
    memset(deep, '[', DEEP);
    assert_int_equal(read_content(deep, DEEP), ERR_BAD_TEXT);
    ASSERT_SAYS(said, "box.json: line 1, column ");
    for (int i = 0; i < DEEP; i++)
        deep[i] = "{\"a\":"[i % 5];
    assert_int_equal(read_content(deep, DEEP), ERR_BAD_TEXT);
    ASSERT_SAYS(said, "box.json: line 1, column ");
    free(deep);
}

static void refuses_a_file_that_is_not_there(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    assert_int_not_equal(
        content_load(&box, entry->game, "/nowhere/box.json", &why), ERR_OK);
    ASSERT_SAYS(said, "/nowhere/box.json: cannot open: ");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(built_in_content_is_read),
        cmocka_unit_test(layout_and_notes_do_not_change_the_hash),
        cmocka_unit_test(every_number_changes_the_hash),
        cmocka_unit_test(a_changed_price_changes_the_rules),
        cmocka_unit_test(names_the_place_of_a_wrong_number),
        cmocka_unit_test(names_the_place_of_a_wrong_kind),
        cmocka_unit_test(refuses_a_key_that_is_there_twice),
        cmocka_unit_test(names_keys_that_are_missing_or_unknown),
        cmocka_unit_test(names_lists_that_are_too_short_or_too_long),
        cmocka_unit_test(refuses_names_that_cannot_be_written_in_moves),
        cmocka_unit_test(refuses_references_to_nothing_and_the_same_id_twice),
        cmocka_unit_test(refuses_two_seats_of_the_same_colour),
        cmocka_unit_test(refuses_a_good_that_is_called_wild),
        cmocka_unit_test(refuses_what_the_rules_cannot_play),
        cmocka_unit_test(refuses_cards_whose_steps_do_not_fit_their_join),
        cmocka_unit_test(names_the_other_printing_of_a_card),
        cmocka_unit_test(names_line_and_column_of_broken_json),
        cmocka_unit_test(refuses_bytes_that_are_no_text),
        cmocka_unit_test(refuses_files_that_are_empty_or_cut),
        cmocka_unit_test(refuses_what_comes_after_the_end),
        cmocka_unit_test(refuses_roots_that_are_no_object),
        cmocka_unit_test(refuses_deep_nesting),
        cmocka_unit_test(refuses_a_file_that_is_not_there),
    };
    return cmocka_run_group_tests(tests, choose_game, NULL);
}
