/* opening_test.c - the steps from a name or a record to a match. */
#include "core/setup.h"
#include "files/content.h"
#include "files/position.h"
#include "games/opening.h"
#include "unit.h"

static const struct supply built_in = {content_supply, NULL};
static struct box box;
static struct venue venue;
static struct match match;
static const struct opening rooms = {&built_in, &box, &venue, &match};
static char said[GAME_WHY_MAX];

static const char tags[] = "mudbrick record 1\ngame %s\nrules %d\nseats 2\n"
                           "content %016llx\nplayer red Ada of Ur\n"
                           "player blue easy\nplayer blue Bo\nplayer green Cy\n"
                           "moves 0\n\n";

static void read_tags(struct record *r, const char *game, uint64_t content)
{
    static char text[1024];
    struct text t = text_in(text, sizeof text);
    struct text why = text_in(said, sizeof said);
    const struct games_entry *e = games_find(table_game());
    text_add(&t, tags, game, e->game->rules_version,
             (unsigned long long)content);
    assert_int_equal(record_read(r, text, t.len, &why), ERR_OK);
}

static void a_game_that_is_not_there_is_answered_by_those_that_are(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    assert_int_equal(opening_box(&rooms, "chess", &why), ERR_NOT_FOUND);
    char wanted[GAME_WHY_MAX];
    struct text t = text_in(wanted, sizeof wanted);
    text_add(&t, "there is no game called \"chess\"; there are ");
    for (const struct games_entry *e = games_all; e->game; e++)
        text_add(&t, "%s%s", e == games_all ? "" : ", ", e->game->name);
    assert_string_equal(said, wanted);
}

static void other_content_is_refused_with_the_remedy(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    assert_int_equal(opening_box(&rooms, table_game(), &why), ERR_OK);
    assert_int_equal(opening_same_box(&rooms, table_game(), box.hash, &why),
                     ERR_OK);
    assert_int_equal(opening_same_box(&rooms, table_game(), box.hash ^ 1, &why),
                     ERR_BAD_TEXT);
    assert_non_null(strstr(said, "other cards or numbers of "));
    assert_non_null(strstr(said, "--content"));
    assert_int_equal(opening_same_box(&rooms, table_game(), 0, &why),
                     ERR_BAD_TEXT);
}

static void content_comes_from_where_the_supply_says(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    const struct supply file = {content_supply, "/nowhere/box.json"};
    const struct opening o = {.from = &file, .box = &box};
    assert_int_not_equal(opening_box(&o, table_game(), &why), ERR_OK);
    assert_non_null(strstr(said, "/nowhere/box.json"));
}

static void a_record_names_its_players(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    struct record r;
    assert_int_equal(opening_box(&rooms, table_game(), &why), ERR_OK);
    read_tags(&r, table_game(), box.hash);
    assert_int_equal(opening_record(&rooms, &r, -1, &why), ERR_OK);
    assert_int_equal(match.count, 0);
    assert_string_equal(record_player(&r, &venue, 0), "Ada of Ur");
    assert_string_equal(record_player(&r, &venue, 1), "Bo");
    read_tags(&r, table_game(), box.hash);
    r.player_count = 0;
    assert_null(record_player(&r, &venue, 0));
    free(match.moves);
    match.moves = NULL;
}

static void a_record_of_other_content_lays_no_table(void **state)
{
    (void)state;
    struct text why = text_in(said, sizeof said);
    struct record r;
    read_tags(&r, table_game(), 1);
    assert_int_equal(opening_record(&rooms, &r, -1, &why), ERR_BAD_TEXT);
    assert_null(match.moves);
}

static void lay(int seats)
{
    struct text why = text_in(said, sizeof said);
    struct setup how = setup_standard(box.game);
    how.seats = seats;
    assert_int_equal(opening_lay(&rooms, &how, &why), ERR_OK);
}

static void a_position_is_of_the_venue_that_it_is_read_on(void **state)
{
    (void)state;
    static char words[POSITION_TEXT_MAX];
    struct text why = text_in(said, sizeof said);
    struct text t = text_in(words, sizeof words);
    struct json w = {.out = &t};
    struct position p;
    struct state_room s;
    int viewer = SEAT_NOBODY;
    assert_int_equal(opening_box(&rooms, table_game(), &why), ERR_OK);
    lay(box.game->seats_min);
    position_write(&venue, match_state(&match), SEAT_CHANCE, &w);
    assert_int_equal(position_read(&p, words, t.len, &why), ERR_OK);
    assert_int_equal(
        opening_position_state(&venue, &p, state_in(&s), &viewer, &why),
        ERR_OK);
    assert_int_equal(viewer, SEAT_CHANCE);
    assert_memory_equal(&s, match_state(&match), box.game->state_size);
    free(match.moves);

    lay(box.game->seats_min + 1);
    assert_int_equal(
        opening_position_state(&venue, &p, state_in(&s), &viewer, &why),
        ERR_BAD_TEXT);
    assert_string_equal(said, "the position is of another set-up");
    why = text_in(said, sizeof said);
    p.content_hash ^= 1;
    assert_int_equal(
        opening_position_state(&venue, &p, state_in(&s), &viewer, &why),
        ERR_BAD_TEXT);
    assert_string_equal(said, "the position is of another game or content");
    position_free(&p);
    free(match.moves);
    match.moves = NULL;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(
            a_game_that_is_not_there_is_answered_by_those_that_are),
        cmocka_unit_test(other_content_is_refused_with_the_remedy),
        cmocka_unit_test(content_comes_from_where_the_supply_says),
        cmocka_unit_test(a_record_names_its_players),
        cmocka_unit_test(a_record_of_other_content_lays_no_table),
        cmocka_unit_test(a_position_is_of_the_venue_that_it_is_read_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
