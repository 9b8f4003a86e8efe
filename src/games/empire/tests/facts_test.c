/* facts_test.c - what moves of Eight-Minute Empire bring, and what is
 * asked, as facts and in words. */
#include "games/empire/state.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static struct state_room room;
static char said[4096];

static struct empire_state *begin(const char *setup, int phase)
{
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, setup);
    venue.game->begin(venue.table, state_in(&room));
    struct empire_state *s = empire_mut(state_in(&room));
    s->phase = u8(phase);
    for (int i = 0; i < EMPIRE_ROW; i++)
        s->row[i] = u8(i);
    return s;
}

static const char *write_fact(const struct fact *f)
{
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    fact_write(f, &w);
    assert_false(t.cut);
    return said;
}

static const char *tell(int kind, int a, int b)
{
    struct fact f;
    venue.game->tell_move(venue.table, state_in(&room), move_of(0, kind, a, b),
                          &f);
    return write_fact(&f);
}

/* The question to red, and what stands beside it. */
static const char *ask(const char *attribute)
{
    struct fact f;
    struct text t = text_in(said, sizeof said);
    venue.game->tell_question(venue.table, state_in(&room), 0, &f);
    if (attribute) {
        assert_true(
            words_say_more(venue.game->words, &f, attribute, "Ada", &t));
    } else {
        assert_true(words_say(venue.game->words, &f, &t));
    }
    return said;
}

/* The first card whose deed begins with that action and has that join. */
static int card_with(int type, int n, int join)
{
    const struct empire_table *t = empire_table(venue.table);
    int card = 0;
    while (card < EMPIRE_CARDS
           && (t->deed[card].join != join || t->deed[card].step[0].type != type
               || t->deed[card].step[0].n != n))
        card++;
    assert_true(card < EMPIRE_CARDS);
    return card;
}

static void act(struct empire_state *s, int card, int left)
{
    s->card = u8(card);
    s->part = 0;
    s->follow = FIELD_NONE;
    s->left = u8(left);
}

static void a_move_says_what_changes_hands(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3", PHASE_ACT);
    act(s, card_with(ACTION_PLACE, 3, JOIN_SINGLE), 2);
    int start = empire_table(venue.table)->start_region;
    ASSERT_SAYS(tell(MOVE_PLACE, start, 0),
                "\"changes\":[{\"is\":\"change\",\"what\":{\"is\":\"region\","
                "\"id\":\"A12\"},\"from\":{\"is\":\"seat\",\"id\":\"nobody\"},"
                "\"to\":{\"is\":\"seat\",\"id\":\"red\"}}");
    s->armies[0][start] = 5;
    assert_null(strstr(tell(MOVE_PLACE, start, 0), "changes"));
}

static void only_the_last_step_ends_the_turn(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3", PHASE_ACT);
    int start = empire_table(venue.table)->start_region;
    act(s, card_with(ACTION_PLACE, 3, JOIN_SINGLE), 2);
    assert_null(strstr(tell(MOVE_PLACE, start, 0), "ends"));
    ASSERT_SAYS(tell(MOVE_STOP, 0, 0), "\"what\":\"part\",\"ends\":1");
    s->left = 1;
    ASSERT_SAYS(tell(MOVE_PLACE, start, 0), "\"ends\":1");
}

static void a_card_of_no_use_ends_the_turn(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3", PHASE_TAKE);
    s->row[0] = u8(card_with(ACTION_CITY, 1, JOIN_SINGLE));
    assert_null(strstr(tell(MOVE_TAKE, 0, 0), "ends"));
    s->cities[0][3] = 3; /* the supply is empty */
    ASSERT_SAYS(tell(MOVE_TAKE, 0, 0), "\"ends\":1");
}

static void the_last_bid_opens_all(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3", PHASE_BID);
    s->bid[1] = FIELD_HIDDEN;
    assert_null(strstr(tell(MOVE_BID, 2, 0), "opens"));
    s->bid[2] = FIELD_HIDDEN;
    ASSERT_SAYS(tell(MOVE_BID, 2, 0), "\"coins\":2,\"opens\":1");
}

static void a_bid_is_asked_for_with_the_way_of_ties(void **state)
{
    (void)state;
    begin("seats=3 tie=2", PHASE_BID);
    assert_string_equal(ask(NULL), "Bid for the right to say who begins");
    ASSERT_SAYS(ask("help"), "the youngest wins (White)");
    assert_string_equal(ask("wait"), "Ada is choosing a bid");
    begin("seats=3 tie=die", PHASE_BID);
    ASSERT_SAYS(ask("help"), "among equals a die decides");
}

static void a_card_is_asked_for_with_coins_and_cards(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=5", PHASE_TAKE);
    s->coins[0] = 1;
    assert_string_equal(ask("help"),
                        "You have 1 coin and take 7 more cards in this game. "
                        "The first card is always free.");
    assert_string_equal(ask("wait"), "Ada is choosing a card");
}

static void the_part_that_may_follow_is_told(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3", PHASE_ACT);
    act(s, card_with(ACTION_PLACE, 3, JOIN_SINGLE), 2);
    assert_string_equal(ask(NULL), "Choose a region for the army: 2 left");
    assert_null(strstr(ask("help"), "Then"));
    assert_string_equal(ask("wait"), "Ada: place up to 3 armies");
    s->follow = 0;
    ASSERT_SAYS(ask("help"), " Then you may place up to 3 armies.");
}

static void neutral_armies_are_counted_down(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=2", PHASE_NEUTRAL);
    s->armies[2][0] = 3;
    assert_string_equal(ask(NULL),
                        "Choose a region for a neutral army: 7 left");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_move_says_what_changes_hands),
        cmocka_unit_test(only_the_last_step_ends_the_turn),
        cmocka_unit_test(a_card_of_no_use_ends_the_turn),
        cmocka_unit_test(the_last_bid_opens_all),
        cmocka_unit_test(a_bid_is_asked_for_with_the_way_of_ties),
        cmocka_unit_test(a_card_is_asked_for_with_coins_and_cards),
        cmocka_unit_test(the_part_that_may_follow_is_told),
        cmocka_unit_test(neutral_armies_are_counted_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
