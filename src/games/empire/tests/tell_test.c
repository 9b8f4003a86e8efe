/* tell_test.c - what a picture of Eight-Minute Empire is told. */
#include "core/snapshot.h"
#include "games/empire/state.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static struct state_room room;
static char said[SNAPSHOT_TEXT_MAX];

/* An opened table in its first phase; the test then sets the pieces. */
static struct empire_state *begin(const char *setup)
{
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, setup);
    venue.game->begin(venue.table, state_in(&room));
    return empire_mut(state_in(&room));
}

static const char *tell(void)
{
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    json_open(&w, '{');
    venue.game->tell(venue.table, state_in(&room), SEAT_NOBODY, &w);
    json_close(&w, '}');
    assert_false(t.cut);
    return said;
}

static void says_who_holds_a_region_and_who_ties_it(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3");
    s->armies[1][0] = 1;
    s->cities[1][0] = 1;
    s->armies[0][0] = 1;
    s->cities[2][4] = 1;
    ASSERT_SAYS(tell(), "\"holder\":{\"A1\":\"blue\",\"A2\":null,\"A3\":null,"
                        "\"A4\":null,\"A5\":\"white\"");
    ASSERT_SAYS(said, "\"tied\":{\"A12\":[\"red\",\"blue\",\"white\"]}");
}

static void the_neutral_colour_holds_and_ties(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=2");
    s->armies[2][20] = 2;
    s->armies[2][21] = 1;
    s->armies[0][21] = 1;
    ASSERT_SAYS(tell(), "\"A21\":\"neutral\",\"A22\":null");
    ASSERT_SAYS(said, "\"tied\":{\"A12\":[\"red\",\"blue\"],"
                      "\"A22\":[\"red\",\"neutral\"]}");
    ASSERT_SAYS(said, "{\"id\":\"A-III\",\"regions\":[\"A21\",\"A22\"],"
                      "\"holder\":\"neutral\",\"held\":{\"neutral\":1}}");
}

static void counts_the_regions_of_a_continent(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3");
    s->armies[0][22] = 1;
    s->armies[0][23] = 1;
    s->armies[2][24] = 1;
    ASSERT_SAYS(tell(), "{\"id\":\"A-IV\",\"regions\":[\"A23\",\"A24\","
                        "\"A25\"],\"holder\":\"red\","
                        "\"held\":{\"red\":2,\"white\":1}}");
    ASSERT_SAYS(said, "\"held\":{}}"); /* A-I, where nobody is */
}

/* Two crystals on cards and one by a token are 3 points, four are 5; the wild
 * card makes them four. With a fourth of its own, it would go to the carrots
 * and make the third of these. */
static void says_what_the_next_pieces_bring(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3 tokens=on");
    s->cards[0] = bits_bit(0) | bits_bit(1) | bits_bit(8) | bits_bit(39);
    s->armies[0][0] = 1;
    s->token[0] = 0;
    ASSERT_SAYS(tell(), "{\"good\":\"crystal\",\"cards\":2,\"tokens\":1,"
                        "\"wilds\":1,\"points\":5,"
                        "\"next\":{\"more\":1,\"gain\":1}}");
    ASSERT_SAYS(said, "{\"good\":\"carrot\",\"cards\":2,\"tokens\":0,"
                      "\"wilds\":0,\"points\":0,"
                      "\"next\":{\"more\":1,\"gain\":1}}");
    ASSERT_SAYS(said, "{\"armies\":10,\"cities\":3,\"cards\":4,\"of\":10,"
                      "\"regions\":1,\"continents\":1,\"goods_points\":5,"
                      "\"wilds\":1,\"goods\":[");
}

static void a_finished_good_has_no_next_step(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=5");
    s->cards[3] = 0x1F; /* all five crystals */
    ASSERT_SAYS(tell(), "{\"good\":\"crystal\",\"cards\":5,\"tokens\":0,"
                        "\"wilds\":0,\"points\":5,\"next\":null}");
}

static void cards_are_told_as_this_set_up_has_them(void **state)
{
    (void)state;
    for (int other = 0; other < 2; other++) {
        struct empire_state *s = begin(other ? "seats=3 other_printing=on"
                                             : "seats=3");
        s->row[0] = 23;
        s->phase = PHASE_TAKE;
        ASSERT_SAYS(tell(),
                    other ? "{\"id\":24,\"good\":\"ore\",\"pieces\":1,"
                            "\"join\":\"single\",\"steps\":[{\"type\":"
                            "\"place\",\"n\":2}]},\"possible\":[true]}"
                          : "{\"id\":24,\"good\":\"ore\",\"pieces\":1,"
                            "\"join\":\"or\",\"steps\":[{\"type\":\"place\","
                            "\"n\":2},{\"type\":\"city\",\"n\":1}]},"
                            "\"possible\":[true,true]}");
    }
}

static void says_which_parts_of_a_card_could_be_done(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3");
    s->row[0] = 23; /* place 2 or city */
    s->phase = PHASE_TAKE;
    s->armies[0][3] = 11; /* with the three on the start region: all */
    s->cities[0][3] = 2;
    ASSERT_SAYS(tell(), "\"possible\":[false,true]");
    s->armies[0][3] = 10;
    s->cities[0][3] = 3;
    ASSERT_SAYS(tell(), "\"possible\":[true,false]");
}

static void the_bid_is_told_when_it_is_open(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3");
    s->phase = PHASE_BID;
    s->bid[0] = 2;
    s->bid[1] = 0;
    ASSERT_SAYS(tell(), "\"bid\":null");
    s->bid[2] = 2;
    s->phase = PHASE_TIE;
    ASSERT_SAYS(tell(), "\"bid\":{\"highest\":2,\"by\":[\"red\",\"white\"]}");
}

static void turns_are_counted_from_the_card_on(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=4");
    s->phase = PHASE_TAKE;
    s->cards[0] = 3;
    ASSERT_SAYS(tell(), "\"turn\":3,\"turns\":32,\"games\":1,\"pile\":35");
    s->card = 0; /* the second card is being carried out */
    ASSERT_SAYS(tell(), "\"turn\":2,");
    ASSERT_SAYS(said, "\"card\":{\"id\":1,\"good\":\"crystal\"");
}

static void neutral_armies_still_to_come_are_counted(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=2");
    s->phase = PHASE_NEUTRAL;
    s->armies[2][5] = 3;
    ASSERT_SAYS(tell(), "\"neutrals\":7");
    s->phase = PHASE_BID;
    ASSERT_SAYS(tell(), "\"neutrals\":0");
}

/* Points are told as the score has them, in every position of a match. */
static void points_agree_with_the_score(void **state)
{
    (void)state;
    static const char *const setups[] = {"seats=2 map=B", "seats=3 tokens=on",
                                         "seats=5 map=B tokens=on"};
    for (int i = 0; i < COUNT_OF(setups); i++) {
        struct match m;
        struct rng rng = rng_seed(7 + (uint64_t)i);
        begin(setups[i]);
        unit_begin(&m, &venue);
        while (!venue_is_over(&venue, match_state(&m))) {
            char words[GAME_WHY_MAX];
            struct text t = text_in(words, sizeof words);
            struct score score;
            unit_play_at_random(&m, 9, &rng);
            memcpy(state_in(&room), match_state(&m), venue.game->state_size);
            empire_score(venue.table, match_state(&m), 1, &score);
            int goods = score_total(&score) - score.line[0].points
                        - score.line[1].points;
            text_add(&t,
                     "\"regions\":%d,\"continents\":%d,"
                     "\"goods_points\":%d,",
                     score.line[0].points, score.line[1].points, goods);
            ASSERT_SAYS(tell(), words);
        }
        free(m.moves);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(says_who_holds_a_region_and_who_ties_it),
        cmocka_unit_test(the_neutral_colour_holds_and_ties),
        cmocka_unit_test(counts_the_regions_of_a_continent),
        cmocka_unit_test(says_what_the_next_pieces_bring),
        cmocka_unit_test(a_finished_good_has_no_next_step),
        cmocka_unit_test(cards_are_told_as_this_set_up_has_them),
        cmocka_unit_test(says_which_parts_of_a_card_could_be_done),
        cmocka_unit_test(the_bid_is_told_when_it_is_open),
        cmocka_unit_test(turns_are_counted_from_the_card_on),
        cmocka_unit_test(neutral_armies_still_to_come_are_counted),
        cmocka_unit_test(points_agree_with_the_score),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
