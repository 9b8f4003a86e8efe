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
            words_say_more(venue.game->words, &f, attribute, "Ada", NULL, &t));
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

/* Who looks on sees all bids with the last one. */
static const char *tell_last_bid(int coins, int viewer)
{
    struct state_room view;
    struct fact f;
    struct move m = move_of(0, MOVE_BID, coins, 0);
    m = venue_witness(&venue, state_in(&room), m, viewer, state_in(&view));
    venue.game->tell_move(venue.table, state_in(&view), m, &f);
    return write_fact(&f);
}

static void the_last_bid_says_who_pays(void **state)
{
    (void)state;
    struct empire_state *s = begin("seats=3 tie=die", PHASE_BID);
    s->bid[1] = 4;
    s->bid[2] = 1;
    for (int viewer = 0; viewer <= 3; viewer++) {
        int who = viewer == 3 ? SEAT_NOBODY : viewer;
        ASSERT_SAYS(tell_last_bid(2, who),
                    "\"bids\":[{\"is\":\"bid-of\",\"seat\":{\"is\":\"seat\","
                    "\"id\":\"red\"},\"coins\":2},{\"is\":\"bid-of\",\"seat\":"
                    "{\"is\":\"seat\",\"id\":\"blue\"},\"coins\":4},");
        ASSERT_SAYS(said, "\"winner\":{\"is\":\"seat\",\"id\":\"blue\"},"
                          "\"pays\":4}");
        assert_null(strstr(tell_last_bid(4, who), "pays"));
    }
    s->bid[2] = FIELD_NONE;
    assert_null(strstr(tell_last_bid(2, 1), "bids"));
}

/* -- What is told comes true ----------------------------------------------- */

static int arg_of(const struct fact *f, int at, const char *name)
{
    return fact_find(f, at, name, strlen(name));
}

static int number_of(const struct fact *f, const char *name)
{
    int at = arg_of(f, 0, name);
    return at < 0 ? 0 : f->part[at].number;
}

/* The owner that an argument names; FIELD_NONE: nobody. */
static int owner_of(const struct fact *f, int at, const char *name)
{
    const char *id = f->part[arg_of(f, arg_of(f, at, name), "id")].word;
    const struct empire_table *t = empire_table(venue.table);
    for (int i = 0; i < t->owners; i++) {
        if (strcmp(id, empire_owner_name(t, i)) == 0)
            return i;
    }
    return FIELD_NONE;
}

/* Counted without asking the game: more pieces than each other owner. */
static int holder_of(const struct empire_state *s, int region)
{
    const struct empire_table *t = empire_table(venue.table);
    int most = 0;
    int holder = FIELD_NONE;
    for (int i = 0; i < t->owners; i++) {
        int n = s->armies[i][region]
                + (i < t->seats ? s->cities[i][region] : 0);
        holder = n > most ? i : n == most && n > 0 ? FIELD_NONE : holder;
        most = n > most ? n : most;
    }
    return holder;
}

static int region_of(const char *id)
{
    const struct empire_table *t = empire_table(venue.table);
    for (int r = 0; r < t->map->region_count; r++) {
        if (strcmp(t->map->region[r].id, id) == 0)
            return r;
    }
    return -1;
}

/* The regions that the fact says change hands are those that do. */
static void changes_come_true(const struct fact *f,
                              const struct empire_state *before,
                              const struct empire_state *after)
{
    const struct empire_table *t = empire_table(venue.table);
    int told[EMPIRE_REGIONS] = {0};
    int list = arg_of(f, 0, "changes");
    int end = list < 0 ? 0 : list + f->part[list].size;
    for (int r = 0; r < t->map->region_count; r++)
        told[r] = holder_of(before, r);
    for (int i = list + 1; i < end; i += f->part[i].size) {
        int what = arg_of(f, i, "what");
        int r = region_of(f->part[arg_of(f, what, "id")].word);
        if (strcmp(f->part[what].word, "region") != 0)
            continue;
        assert_int_equal(told[r], owner_of(f, i, "from"));
        told[r] = owner_of(f, i, "to");
    }
    for (int r = 0; r < t->map->region_count; r++)
        assert_int_equal(told[r], holder_of(after, r));
}

/* So many coins whoever pays has less, and nobody else. */
static void payment_comes_true(const struct fact *f, int mover,
                               const struct empire_state *before,
                               const struct empire_state *after)
{
    bool rolls = strcmp(f->part[0].word, "roll") == 0;
    bool wins = arg_of(f, 0, "winner") >= 0;
    int payer = rolls  ? owner_of(f, 0, "seat")
                : wins ? owner_of(f, 0, "winner")
                       : mover;
    int paid = rolls  ? number_of(f, "coins")
               : wins ? number_of(f, "pays")
                      : number_of(f, "price");
    for (int i = 0; i < venue.setup.seats; i++) {
        assert_int_equal(before->coins[i] - after->coins[i],
                         i == payer ? paid : 0);
    }
}

static void ends_come_true(const struct fact *f, struct move m,
                           const struct empire_state *after)
{
    if (m.seat != SEAT_CHANCE && m.kind >= MOVE_TAKE)
        assert_int_equal(number_of(f, "ends"), after->card == FIELD_NONE);
}

static void bids_come_true(const struct fact *f,
                           const struct empire_state *after)
{
    int list = arg_of(f, 0, "bids");
    int end = list < 0 ? 0 : list + f->part[list].size;
    assert_int_equal(list >= 0, number_of(f, "opens"));
    for (int i = list + 1; i < end; i += f->part[i].size) {
        assert_int_equal(f->part[arg_of(f, i, "coins")].number,
                         after->bid[owner_of(f, i, "seat")]);
    }
}

static void look_at(struct move m, const struct state *before,
                    const struct state *after)
{
    for (int viewer = 0; viewer <= venue.setup.seats; viewer++) {
        int who = viewer == venue.setup.seats ? SEAT_NOBODY : viewer;
        struct state_room view;
        struct fact f;
        struct move seen = venue_witness(&venue, before, m, who,
                                         state_in(&view));
        venue.game->tell_move(venue.table, state_in(&view), seen, &f);
        changes_come_true(&f, empire(before), empire(after));
        payment_comes_true(&f, m.seat, empire(before), empire(after));
        bids_come_true(&f, empire(after));
        ends_come_true(&f, m, empire(after));
    }
}

static void what_a_move_tells_comes_true(void **state)
{
    static const char *const setups[] = {"seats=2 tie=die", "seats=3",
                                         "seats=4 map=B", "seats=5 tie=die"};
    (void)state;
    for (int n = 0; n < 4 * 8; n++) {
        struct match match;
        struct rng rng = rng_stream(5, (uint64_t)n);
        table_box(&box, games_find("empire"));
        unit_open(&venue, &box, setups[n % 4]);
        unit_begin(&match, &venue);
        while (!venue_is_over(&venue, match_state(&match))) {
            struct state_room before = match.now;
            struct move m = playout_pick(&venue, match_state(&match), &rng);
            assert_int_equal(match_play(&match, m), ERR_OK);
            look_at(m, state_in(&before), match_state(&match));
        }
        free(match.moves);
    }
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
        cmocka_unit_test(the_last_bid_says_who_pays),
        cmocka_unit_test(what_a_move_tells_comes_true),
        cmocka_unit_test(a_bid_is_asked_for_with_the_way_of_ties),
        cmocka_unit_test(a_card_is_asked_for_with_coins_and_cards),
        cmocka_unit_test(the_part_that_may_follow_is_told),
        cmocka_unit_test(neutral_armies_are_counted_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
