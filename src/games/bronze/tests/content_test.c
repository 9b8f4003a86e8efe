/* content_test.c - Bronze with another content: what does not fit the
 * rules is refused with place and remedy. The files are the built-in one with
 * one piece replaced. */
#include "files/content.h"
#include "unit.h"

/* One edit, and the message after the name of the file; NULL: it is fine. */
struct edit {
    const char *from;
    const char *to;
    const char *says;
};

static enum err read_edited(const char *from, const char *to,
                            char said[GAME_WHY_MAX])
{
    static struct box box;
    const struct games_entry *e = games_find("bronze");
    struct text why = text_in(said, GAME_WHY_MAX);
    size_t size = (size_t)(e->content_end - e->content);
    char *edited = unit_replace(e->content, size, from, to, &size);
    enum err err = content_read(&box, e->game, "my.json", edited, size, &why);
    free(edited);
    return err;
}

static void check_edit(const struct edit *edit)
{
    char said[GAME_WHY_MAX];
    char wanted[GAME_WHY_MAX];
    struct text t = text_in(wanted, sizeof wanted);
    enum err err = read_edited(edit->from, edit->to, said);
    if (edit->says)
        text_add(&t, "my.json: %s", edit->says);
    assert_string_equal(said, wanted);
    assert_int_equal(err, edit->says ? ERR_BAD_TEXT : ERR_OK);
}

#define CHECK_EDITS(edits)                                          \
    for (size_t i = 0; i < sizeof(edits) / sizeof((edits)[0]); i++) \
    check_edit(&(edits)[i])

#define TILE_1_MOUNTAINS "{\"terrain\": \"mountains\", \"for\": [\"farmer\"]},"

static void tiles_have_every_terrain_once(void **state)
{
    static const struct edit edits[] = {
        {TILE_1_MOUNTAINS, "",
         "tiles[0].spots has mountains 0 times; every tile names every "
         "terrain once"},
        {TILE_1_MOUNTAINS, "{\"terrain\": \"woods\", \"for\": [\"farmer\"]},",
         "tiles[0].spots has mountains 0 times; every tile names every "
         "terrain once"},
        {"{\"terrain\": \"mountains\", \"for\": [\"farmer\"]}",
         "{\"terrain\": \"swamps\", \"for\": [\"farmer\"]}",
         "tiles[0].spots[0].terrain is \"swamps\"; it is the id of one of "
         "terrains"},
        {TILE_1_MOUNTAINS, "{\"terrain\": \"mountains\", \"for\": []},",
         "tiles[0].spots[0].for has 0 items; it has 1 to 3"},
        {"\"id\": 2,", "\"id\": 1,",
         "tiles[1].id is 1, as tiles[0].id; ids differ"},
    };
    (void)state;
    CHECK_EDITS(edits);
}

static void cities_name_what_their_kind_needs(void **state)
{
    static const struct edit edits[] = {
        {"\"cards\": [\"irrigation\", \"pottery\", \"wheel\"]",
         "\"cards\": [\"irrigation\", \"pottery\"]",
         "cities[1].cards has 2; Altyndepe names 3"},
        {"\"cards\": [\"irrigation\", \"pottery\", \"wheel\"]",
         "\"cards\": [\"irrigation\", \"pottery\", \"pottery\"]",
         "cities[1].cards names one twice; they differ"},
        {"\"cards\": [\"irrigation\", \"pottery\", \"wheel\"]",
         "\"cards\": [\"irrigation\", \"pottery\", \"bronze\"]",
         "cities[1].cards has bronze; name another technology"},
        {"\"on\": [\"savannas\", \"jungles\"]", "\"on\": [\"savannas\"]",
         "cities[2].on has 1; Amri names 2"},
        {"\"count\": 3, ", "",
         "cities[17].count is missing; a city of this kind has one"},
        {"\"kind\": \"column_variety\"",
         "\"kind\": \"column_variety\", \"count\": 2",
         "cities[0].count is not used; a city of this kind has none"},
        {"\"on\": [\"savannas\", \"jungles\"]",
         "\"on\": [\"savannas\", \"savannas\"]",
         "cities[2].on names one twice; they differ"},
    };
    (void)state;
    CHECK_EDITS(edits);
}

static void a_game_has_enough_of_everything(void **state)
{
    static const struct edit edits[] = {
        {"\"tiles\": 11, \"open\": 2, \"city_cards\": 5",
         "\"tiles\": 11, \"open\": 2, \"city_cards\": 6",
         "setup[2].city_cards is 6; 10 tiles then need 60 cities, the file has "
         "50 for 4 players: add some, or lower a mark"},
        {"\"city_cards\": 3", "\"city_cards\": 1",
         "setup[0].city_cards is 1; each of 2 players takes one"},
        {"{\"vp\": 6, \"count\": 4}", "{\"vp\": 6, \"count\": 2}",
         "setup[2].tiles is 11; there are 10 province tokens"},
        {"\"tiles\": 7, \"open\": 1", "\"tiles\": 7, \"open\": 8",
         "setup[0].open is 8; the row has 7 tiles"},
        {"{\"players\": 2, ", "{\"players\": 3, ",
         "setup[0].players is 3; this row is for 2 players"},
        {"\"cards\": [6, 2, 2]", "\"cards\": [14, 2, 2]",
         "technologies have 50 cards for 2 players; from 5, one for each "
         "stack, to 48 are needed"},
    };
    (void)state;
    CHECK_EDITS(edits);
}

static void tokens_and_colours_differ(void **state)
{
    static const struct edit edits[] = {
        {"{\"line\": 5,", "{\"line\": 3,",
         "routes[1].line is 3; every row needs a longer line than the one "
         "before"},
        {"{\"vp\": 5, \"count\": 4}", "{\"vp\": 4, \"count\": 4}",
         "provinces[1].vp is 4; every row is worth more than the one before"},
        {"\"blue\"", "\"red\"",
         "colours[1] is \"red\"; that name stands in the list already"},
    };
    (void)state;
    CHECK_EDITS(edits);
}

static void unknown_kinds_are_refused(void **state)
{
    char said[GAME_WHY_MAX];
    (void)state;
    assert_int_equal(read_edited("\"terrain_sets\"", "\"terrain_pairs\"", said),
                     ERR_BAD_TEXT);
    ASSERT_SAYS(said, "my.json: cities[2].kind is \"terrain_pairs\"; it is one "
                      "of terrain_majority, technology_majority");
}

/* A box owner enters real tiles, other pawn marks, other technologies. */
static void other_content_is_welcome(void **state)
{
    static const struct edit edits[] = {
        {TILE_1_MOUNTAINS,
         "{\"terrain\": \"mountains\", \"for\": [\"hunter\", \"herder\"]},",
         NULL},
        {"\"on\": [\"woods\", \"grasslands\", \"shore\"]",
         "\"on\": [\"woods\", \"shore\"]", NULL},
        {"\"cards\": [6, 2, 2]", "\"cards\": [5, 3, 2]", NULL},
        {"\"markers\": 30", "\"markers\": 25", NULL},
    };
    (void)state;
    CHECK_EDITS(edits);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tiles_have_every_terrain_once),
        cmocka_unit_test(cities_name_what_their_kind_needs),
        cmocka_unit_test(a_game_has_enough_of_everything),
        cmocka_unit_test(tokens_and_colours_differ),
        cmocka_unit_test(unknown_kinds_are_refused),
        cmocka_unit_test(other_content_is_welcome),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
