/* tell_test.c - what a picture of Monuments is told besides the
 * fields: who stands where, what is missing, how far quests are. */
#include "base/num.h"
#include "core/sentence.h"
#include "core/snapshot.h"
#include "games/monuments/nodes.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/spots.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/tell.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static struct match match;
static char said[SNAPSHOT_TEXT_MAX];

static void open_table(const char *words)
{
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (strcmp(e->game->name, "monuments") == 0)
            table_box(&box, e);
    }
    unit_open(&venue, &box, words);
    unit_begin(&match, &venue);
}

/* Greece holds quest 1 and has sent two workers out; it is Egypt's turn. */
static int begin(void **state)
{
    static const char *const lines[] = {
        "chance: draw greece 1",
        "chance: draw greece 2",
        "chance: draw egypt 3",
        "chance: draw egypt 4",
        "greece: keep 1",
        "egypt: keep 3",
        "chance: score greece landlord",
        "chance: score egypt general",
        "chance: ability greece riders",
        "chance: ability egypt farmers",
        "chance: deck greece masons",
        "chance: deck egypt mariners",
        "greece: place 26",
        "greece: place 41",
        "egypt: place 141",
        "egypt: place 141",
        "greece: play move",
        "greece: unit 40 w",
        "greece: go 26",
        "greece: unit 40 w",
        "greece: go 41",
        "greece: stop",
    };
    (void)state;
    open_table("seats=2 world=old start=0");
    for (size_t i = 0; i < COUNT_OF(lines); i++)
        unit_play(&match, lines[i]);
    return 0;
}

static int end(void **state)
{
    (void)state;
    free(match.moves);
    return 0;
}

static void take(const struct state *s, int viewer)
{
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    json_open(&w, '{');
    struct state_room room;
    venue_view(&venue, s, viewer, state_in(&room));
    monuments_tell(venue.table, state_in(&room), viewer, &w);
    json_close(&w, '}');
    assert_false(t.cut);
}

static void a_hex_says_who_stands_there_and_what_it_yields(void **state)
{
    (void)state;
    take(match_state(&match), 0);
    ASSERT_SAYS(said, "\"26\":{\"seat\":0,\"control\":true,\"units\":{\"w\":1},"
                      "\"builder\":null,\"buildings\":[],\"res\":{\"wood\":1,"
                      "\"sheep\":0,\"metal\":0,\"wheat\":0},\"harvest\":1}");
    ASSERT_SAYS(said, "\"40\":{\"seat\":0,\"control\":false,"
                      "\"units\":{\"w\":1,\"horse\":2}");
    ASSERT_SAYS(said, "\"141\":{\"seat\":null,\"control\":false,\"units\":{}");
}

static void the_next_layer_says_what_is_missing(void **state)
{
    (void)state;
    take(match_state(&match), 0);
    ASSERT_SAYS(said,
                "\"civ\":\"greece\",\"colour\":\"blue\",\"home\":40,\"res\":"
                "{\"wood\":1,\"sheep\":1,\"metal\":0,\"wheat\":0}");
    ASSERT_SAYS(said, "\"next\":{\"layer\":1,\"land\":3,\"cost\":{\"wood\":1,"
                      "\"sheep\":1,\"metal\":0,\"wheat\":0},\"discount\":0,"
                      "\"lacking\":{\"wood\":0,\"sheep\":0,\"metal\":0,"
                      "\"wheat\":0},\"short\":0,\"sacrifice\":1,"
                      "\"ready\":false}");
    ASSERT_SAYS(said, "\"lacking\":{\"wood\":1,\"sheep\":1,\"metal\":0,"
                      "\"wheat\":0},\"short\":2");
}

static void a_layer_that_can_be_built_is_ready(void **state)
{
    (void)state;
    struct state_room room;
    struct state *s = state_in(&room);
    memcpy(s, match_state(&match), venue.game->state_size);
    const struct monuments_table *t = monuments_table(venue.table);
    monuments_put(t, monuments_mut(s), 0, t->place[55], UNARMED);
    take(s, 0);
    ASSERT_SAYS(said, "\"short\":0,\"sacrifice\":1,\"ready\":true}");
}

static void quests_are_told_to_their_owner_only(void **state)
{
    (void)state;
    take(match_state(&match), 0);
    ASSERT_SAYS(said, "\"quests\":[{\"id\":1,\"seat\":0,\"done\":false,"
                      "\"held\":false,\"have\":[2]}]");
    take(match_state(&match), 1);
    ASSERT_SAYS(said, "\"quests\":[{\"id\":3,\"seat\":1,");
    take(match_state(&match), SEAT_NOBODY);
    ASSERT_SAYS(said, "\"quests\":[],");
}

static void a_battle_says_how_many_dice_each_side_rolls(void **state)
{
    (void)state;
    struct state_room room;
    struct state *s = state_in(&room);
    memcpy(s, match_state(&match), venue.game->state_size);
    struct monuments_state *m = monuments_mut(s);
    const struct monuments_table *t = monuments_table(venue.table);
    take(s, 0);
    ASSERT_SAYS(said, "\"battle\":null");
    monuments_put(t, m, 1, t->place[55], ARMY);
    m->target = t->place[41];
    m->defender = 0;
    m->attacker_spot[0] = t->place[55];
    m->attacker_kind[0] = ARMY;
    m->stack[0] = NODE_ATTACKER;
    take(s, 0);
    ASSERT_SAYS(said, "\"battle\":{\"attacker\":1,\"defender\":0,\"target\":41,"
                      "\"attack\":{\"power\":3,\"dice\":3,\"pips\":0},"
                      "\"defence\":{\"power\":0,\"dice\":0,\"pips\":0},"
                      "\"rolled\":false,\"odds\":{\"win\":96,\"lose\":0,"
                      "\"attack_loss\":0,\"defence_loss\":0},"
                      "\"loser\":null,\"damage\":0}");
    m->attacker_spot[0] = FIELD_NONE;
    take(s, 0);
    ASSERT_SAYS(said, "\"odds\":null,");
    m->attacker_spot[0] = t->place[55];
    m->stack[0] = NODE_ATTACK_DICE;
    m->dice = 3;
    take(s, 0);
    ASSERT_SAYS(said, "\"odds\":{\"win\":96,");
    m->dice = 1; /* some have fallen */
    take(s, 0);
    ASSERT_SAYS(said, "\"odds\":null,");
}

static void a_ferry_says_who_may_steer_it(void **state)
{
    (void)state;
    struct state_room room;
    struct state *s = state_in(&room);
    memcpy(s, match_state(&match), venue.game->state_size);
    struct monuments_state *m = monuments_mut(s);
    const struct monuments_table *t = monuments_table(venue.table);
    m->ferries = 3;
    m->ferry_water[0] = m->ferry_water[1] = t->place[69];
    m->ferry_land[0] = t->place[55];
    monuments_put(t, m, 0, t->place[55], UNARMED);
    monuments_put(t, m, 1, monuments_ferry_spot(t, 1), ARMED);
    m->ferry_cargo[1][0] = METAL;
    take(s, 0);
    ASSERT_SAYS(said, "\"f0\":{\"water\":69,\"land\":55,\"seat\":null,"
                      "\"crew\":[],\"helms\":[0]}");
    ASSERT_SAYS(said, "\"f1\":{\"water\":69,\"land\":null,\"seat\":1,\"crew\":"
                      "[{\"kind\":\"W\",\"cargo\":\"metal\"}],\"helms\":[1]}");
}

static void hexes_out_of_play_are_named(void **state)
{
    (void)state;
    take(match_state(&match), 0);
    ASSERT_SAYS(said, "\"out\":[6,8,16,17,18,19,30,");
}

/* A roll says whose dice it is and how many, so that they can be drawn. */
static void a_roll_tells_its_dice(void **state)
{
    (void)state;
    struct state_room room;
    struct state *s = state_in(&room);
    memcpy(s, match_state(&match), venue.game->state_size);
    struct monuments_state *m = monuments_mut(s);
    m->target = monuments_table(venue.table)->place[41];
    m->defender = 0;
    m->stack[0] = NODE_DEFENCE_DICE;
    m->stack[1] = NODE_RESULT;
    m->dice = 3;
    m->pips[0] = 1;
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    struct move roll = move_of(SEAT_CHANCE, MOVE_ROLL, 4, 3);
    snapshot_write_move(&venue, s, roll, 0, &w);
    assert_string_equal(
        said, "{\"seat\":\"chance\",\"move\":\"roll 4\",\"fact\":{\"is\":"
              "\"roll\",\"seat\":{\"is\":\"seat\",\"id\":\"greece\"},"
              "\"side\":\"defence\",\"hex\":{\"is\":\"hex\",\"id\":41,"
              "\"terrain\":\"pasture\",\"area\":\"greece\"},\"dice\":3,"
              "\"pips\":4,\"result\":\"won\",\"winner\":{\"is\":\"seat\","
              "\"id\":\"greece\"},\"by\":3,\"others\":[{\"is\":\"stock\","
              "\"seat\":{\"is\":\"seat\",\"id\":\"greece\"},\"gains\":["
              "{\"is\":\"item\",\"of\":\"battles\",\"n\":1}]}],"
              "\"ends\":1}}");
    t = text_in(said, sizeof said);
    sentence_tell(&venue, s, roll, &t);
    assert_string_equal(said, "Chance rolls 4 pips with 3 dice for Greece, who "
                              "defends pasture 41 of Greece; Greece wins with "
                              "3 pips more.");
}

static const char *why(int line)
{
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    struct fact f;
    venue.game->tell_points(venue.table, match_state(&match), 0, line, &f);
    fact_write(&f, &w);
    return said;
}

static void points_tell_what_they_are_for(void **state)
{
    (void)state;
    assert_string_equal(why(ITEM_RESOURCES),
                        "{\"is\":\"why-item\",\"n\":2,\"item\":"
                        "\"resources\",\"points\":1,\"per\":4,\"by\":"
                        "\"card\",\"card\":{\"is\":\"score-card\",\"id\":"
                        "\"landlord\"}}");
    assert_string_equal(why(MONUMENTS_DEFAULT_LINES + 3),
                        "{\"is\":\"why-quests\",\"quests\":[{\"is\":"
                        "\"quest-points\",\"id\":1,\"points\":0}]}");
}

/* Every viewer, at every set-up, through whole stretches of play. */
static void every_view_can_be_told(void **state)
{
    static const char *const setups[] = {
        "seats=2 world=old", "seats=2 world=new", "seats=3", "seats=4 start=2"};
    (void)state;
    for (size_t i = 0; i < COUNT_OF(setups); i++) {
        struct rng rng = rng_seed(i);
        free(match.moves);
        open_table(setups[i]);
        for (int k = 0; k < 40; k++) {
            unit_play_at_random(&match, 50, &rng);
            for (int seat = 0; seat < venue.setup.seats; seat++)
                take(match_state(&match), seat);
            take(match_state(&match), SEAT_NOBODY);
        }
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)
    const struct CMUnitTest tests[] = {
        TEST(a_hex_says_who_stands_there_and_what_it_yields),
        TEST(the_next_layer_says_what_is_missing),
        TEST(a_layer_that_can_be_built_is_ready),
        TEST(quests_are_told_to_their_owner_only),
        TEST(a_battle_says_how_many_dice_each_side_rolls),
        TEST(a_ferry_says_who_may_steer_it),
        TEST(hexes_out_of_play_are_named),
        TEST(a_roll_tells_its_dice),
        TEST(points_tell_what_they_are_for),
        TEST(every_view_can_be_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
