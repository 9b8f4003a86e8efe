/* facts_test.c - what moves tell beforehand comes true, to whoever it is
 * told. */
#include "core/fact.h"
#include "games/monuments/ground.h"
#include "games/monuments/nodes.h"
#include "ledger.h"
#include "unit.h"

enum { MOVES = 3000, LISTS = 6 };

static struct box box;
static struct venue venue;
static struct state_room room;
static char said[8192];

static void open_table(const char *words)
{
    table_box(&box, games_find("monuments"));
    unit_open(&venue, &box, words);
}

/* -- Matches --------------------------------------------------------------- */

/* How often each list, and the end of a turn, was told. */
struct met {
    int lists[LISTS];
    int ends[2];
};

static const char *const lists[LISTS] = {"gains",   "loses",     "others",
                                         "changes", "completes", "unlocks"};

static void count(const struct fact *f, struct met *met)
{
    for (int i = 0; i < LISTS; i++)
        met->lists[i] += ledger_find_arg(f, 0, lists[i]) >= 0;
    met->ends[ledger_number(f, 0, "ends")]++;
}

/* What everybody at the table and a spectator are told. */
static void is_told(const struct state *before, const struct state *after,
                    struct move m, struct met *met)
{
    const struct monuments_table *t = monuments_table(venue.table);
    const struct monuments_state *s = monuments(before);
    const struct monuments_state *next = monuments(after);
    int ends = next->turn != s->turn || next->round != s->round
               || monuments_stack_top(next) == NODE_OVER;
    for (int viewer = 0; viewer <= venue.setup.seats; viewer++) {
        int who = viewer == venue.setup.seats ? SEAT_NOBODY : viewer;
        struct state_room view;
        struct fact f;
        struct move seen = venue_witness(&venue, before, m, who,
                                         state_in(&view));
        venue.game->tell_move(venue.table, state_in(&view), seen, &f);
        assert_true(
            ledger_agrees(t, s, monuments(state_in(&view)), next, seen, &f));
        assert_int_equal(ledger_number(&f, 0, "ends"), ends);
        count(&f, met);
    }
}

static void play_and_look(struct match *match, struct rng *rng, struct met *met)
{
    struct state_room before = match->now;
    struct move m = playout_pick(&venue, match_state(match), rng);
    assert_int_equal(match_play(match, m), ERR_OK);
    if (m.kind != MOVE_DRAW && monuments(state_in(&before))->round > 0)
        is_told(state_in(&before), match_state(match), m, met);
}

static void what_a_move_tells_comes_true(void **state)
{
    static const char *const setups[] = {"seats=2", "seats=3", "seats=4"};
    struct met met = {.ends = {0}};
    (void)state;
    for (int n = 0; n < 3; n++) {
        struct match match;
        struct rng rng = rng_seed(11);
        open_table(setups[n]);
        unit_begin(&match, &venue);
        for (int i = 0;
             i < MOVES && !venue_is_over(&venue, match_state(&match)); i++)
            play_and_look(&match, &rng, &met);
        free(match.moves);
    }
    for (int i = 0; i < LISTS; i++)
        print_message("%s %d\n", lists[i], met.lists[i]);
    assert_true(met.ends[0] > MOVES && met.ends[1] > MOVES);
}

/* -- Positions made by hand ------------------------------------------------ */

static const struct monuments_table *table(void)
{
    return monuments_table(venue.table);
}

/* The first seat decides at the node, above another; workers are at home. */
static struct monuments_state *begin(int node, int below)
{
    open_table("seats=2");
    struct monuments_state *s = monuments_mut(state_in(&room));
    venue.game->begin(venue.table, state_in(&room));
    memset(s->stack, FIELD_NONE, sizeof s->stack);
    s->stack[0] = (uint8_t)node;
    s->stack[1] = (uint8_t)below;
    s->round = 5;
    s->start = 0;
    s->turn = 0;
    s->left = 1;
    s->card = CARD_MOVE;
    return s;
}

/* A land hex that can be walked to from home, and one from there. */
static int near_home(void)
{
    return bits_first(table()->walk[table()->home[0]] & table()->land);
}

static int beyond(int place)
{
    return bits_first(table()->walk[place] & table()->land);
}

static const char *tell(int viewer, int kind, int a, int b)
{
    struct state_room view;
    struct fact f;
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    int seat = kind == MOVE_ROLL ? SEAT_CHANCE : 0;
    venue_view(&venue, state_in(&room), viewer, state_in(&view));
    venue.game->tell_move(venue.table, state_in(&view),
                          move_of(seat, kind, a, b), &f);
    fact_write(&f, &w);
    assert_false(t.cut);
    return said;
}

/* "\"gains\":[{\"is\":...,\"n\":2}]" in the fact that was told last. */
static void tells_amount(const char *list, const char *kind, const char *type,
                         int n)
{
    char words[GAME_TEXT_MAX];
    struct text t = text_in(words, sizeof words);
    text_add(&t, "\"%s\":[{\"is\":\"%s\",\"type\":\"%s\",\"n\":%d}]", list,
             kind, type, n);
    ASSERT_SAYS(said, words);
}

static void tells_change(int place, const char *from, const char *to)
{
    char words[GAME_TEXT_MAX];
    struct text t = text_in(words, sizeof words);
    text_add(&t, "{\"is\":\"change\",\"hex\":{\"is\":\"hex\",\"id\":%d,",
             table()->id[place]);
    const char *at = strstr(said, words);
    assert_non_null(at);
    t = text_in(words, sizeof words);
    text_add(&t,
             "\"from\":{\"is\":\"seat\",\"id\":\"%s\"},\"to\":{\"is\":"
             "\"seat\",\"id\":\"%s\"}}",
             from, to);
    ASSERT_SAYS(at, words);
}

static void step_from(struct monuments_state *s, int place)
{
    s->mover = (uint8_t)place;
    s->mover_kind = UNARMED;
    s->steps = 1;
}

static void a_step_changes_hexes_and_their_resources(void **state)
{
    (void)state;
    struct monuments_state *s = begin(NODE_STEP, NODE_MOVE_UNIT);
    int from = near_home();
    int to = beyond(from);
    monuments_put(table(), s, 0, from, UNARMED);
    s->res[from][WOOD] = 1;
    s->res[to][SHEEP] = 2;
    step_from(s, from);
    tell(SEAT_NOBODY, MOVE_GO, table()->id[to], 0);
    tells_amount("gains", "amount", "sheep", 2);
    tells_amount("loses", "amount", "wood", 1);
    tells_change(from, "greece", "nobody");
    tells_change(to, "nobody", "greece");
    assert_null(strstr(said, "others"));
    ASSERT_SAYS(said, "\"ends\":0");
}

static void a_step_that_changes_nothing_tells_nothing(void **state)
{
    (void)state;
    struct monuments_state *s = begin(NODE_STEP, NODE_MOVE_UNIT);
    int from = near_home();
    int to = beyond(from);
    for (int i = 0; i < 2; i++) {
        monuments_put(table(), s, 0, from, UNARMED);
        monuments_put(table(), s, 0, to, UNARMED);
    }
    step_from(s, from);
    tell(SEAT_NOBODY, MOVE_GO, table()->id[to], 0);
    for (int i = 0; i < LISTS; i++)
        assert_null(strstr(said, lists[i]));
}

static void the_last_payment_brings_the_building(void **state)
{
    (void)state;
    struct monuments_state *s = begin(NODE_PAY, NODE_BUILT);
    int place = near_home();
    monuments_put(table(), s, 0, place, UNARMED);
    s->card = CARD_BUILD;
    s->what = FORT;
    s->site_at = (uint8_t)place;
    s->res[place][METAL] = 2;
    s->cost[METAL] = 2;
    tell(SEAT_NOBODY, MOVE_HEX, table()->id[place], 0);
    /* The rest is paid without asking: it can only come from there. */
    tells_amount("loses", "amount", "metal", 2);
    tells_amount("gains", "pieces", "fort", 1);
    ASSERT_SAYS(said, "\"ends\":1");
}

static void a_layer_takes_the_worker(void **state)
{
    (void)state;
    struct monuments_state *s = begin(NODE_SACRIFICE, NODE_LAYER);
    s->card = CARD_MONUMENT;
    s->arms = 0;
    tell(SEAT_NOBODY, MOVE_UNIT, table()->id[table()->home[0]], UNARMED);
    tells_amount("loses", "pieces", "w", 1);
    ASSERT_SAYS(said,
                "\"gains\":[{\"is\":\"item\",\"of\":\"layers\",\"n\":1}]");
}

static void put_attack(struct monuments_state *s, int from, int target)
{
    s->card = CARD_ATTACK;
    s->defender = 1;
    s->target = (uint8_t)target;
    s->source = (uint8_t)from;
    s->attacker_spot[0] = (uint8_t)from;
    s->attacker_kind[0] = ARMY;
    s->dice = 1;
    monuments_put(table(), s, 0, from, ARMY);
    monuments_put(table(), s, 1, target, ARMY);
}

static void the_last_dice_decide_the_battle(void **state)
{
    (void)state;
    struct monuments_state *s = begin(NODE_DEFENCE_DICE, NODE_RESULT);
    int from = near_home();
    int target = beyond(from);
    memset(s->locked, 0, sizeof s->locked);
    put_attack(s, from, target);
    s->pips[0] = 3;
    tell(SEAT_NOBODY, MOVE_ROLL, 1, 1);
    ASSERT_SAYS(said, "\"result\":\"won\",\"winner\":{\"is\":\"seat\",\"id\":"
                      "\"greece\"},\"by\":2");
    ASSERT_SAYS(said, "{\"is\":\"stock\",\"seat\":{\"is\":\"seat\",\"id\":"
                      "\"egypt\"},\"loses\":[{\"is\":\"pieces\",\"type\":"
                      "\"army\",\"n\":1}]}");
    tells_change(target, "egypt", "greece");
    tells_change(from, "greece", "nobody");
    s->pips[0] = 1;
    tell(SEAT_NOBODY, MOVE_ROLL, 1, 1);
    ASSERT_SAYS(said, "\"result\":\"drawn\",\"ends\":1");
    s->dice = 2;
    tell(SEAT_NOBODY, MOVE_ROLL, 1, 1);
    ASSERT_SAYS(said, "\"result\":\"open\",\"ends\":0");
}

/* The first quest that asks for land alone. */
static int land_quest(void)
{
    const struct monuments_content *c = &table()->content;
    int i = 0;
    while (c->quest[i].condition_count != 1
           || c->quest[i].condition[0].kind != COUNT_AREA
           || c->quest[i].condition[0].arg != ARG_ANY)
        i++;
    return i;
}

static void a_quest_is_completed_for_those_who_know_it(void **state)
{
    (void)state;
    struct monuments_state *s = begin(NODE_STEP, NODE_MOVE_UNIT);
    int quest = land_quest();
    int home = table()->home[0];
    uint64_t land = table()->land & ~bits_bit(near_home());
    for (int n = table()->content.quest[quest].condition[0].n; n > 1; n--) {
        monuments_put(table(), s, 0, bits_first(land), UNARMED);
        land = bits_rest(land);
    }
    s->where[quest] = WHERE_OPEN;
    s->quests[0][table()->content.quest[quest].deck] = 1;
    step_from(s, home);
    tell(0, MOVE_GO, table()->id[near_home()], 0);
    ASSERT_SAYS(said, "\"completes\":[{\"is\":\"completed\",\"seat\":{\"is\":"
                      "\"seat\",\"id\":\"greece\"},\"id\":");
    assert_null(
        strstr(tell(1, MOVE_GO, table()->id[near_home()], 0), "completes"));
}

static int unlocking_option(const struct monuments_table *t, int *layer)
{
    for (*layer = 1; *layer < MONUMENTS_LAYERS; ++*layer) {
        const struct monuments_personal_card *c =
            &t->content.deck[0].card[*layer - 1];
        for (int i = 0; i < c->option_count; i++) {
            if (c->option[i].effect[0].kind == EFFECT_UNLOCK)
                return i;
        }
    }
    return -1;
}

static void a_gift_unlocks_what_is_still_locked(void **state)
{
    (void)state;
    struct monuments_state *s = begin(NODE_PERSONAL, FIELD_NONE);
    int layer = 0;
    int option = unlocking_option(table(), &layer);
    assert_true(option >= 0);
    s->deck[0] = 0;
    s->layers[0] = (uint8_t)layer;
    memset(s->locked, 0, sizeof s->locked);
    assert_null(strstr(tell(0, MOVE_OPTION, option, 0), "unlocks"));
    memset(s->locked, 1, sizeof s->locked);
    ASSERT_SAYS(tell(0, MOVE_OPTION, option, 0),
                "\"unlocks\":[{\"is\":\"pieces\",\"type\":");
}

static void cards_that_are_taken_back_are_named(void **state)
{
    (void)state;
    struct monuments_state *s = begin(NODE_TURN, FIELD_NONE);
    s->hand[0] &= ~bits_bit(CARD_BUILD);
    ASSERT_SAYS(tell(1, MOVE_TAKE_BACK, 0, 0),
                "\"n\":1,\"cards\":[{\"is\":\"card\",\"id\":\"build\"}]");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_a_move_tells_comes_true),
        cmocka_unit_test(a_step_changes_hexes_and_their_resources),
        cmocka_unit_test(a_step_that_changes_nothing_tells_nothing),
        cmocka_unit_test(the_last_payment_brings_the_building),
        cmocka_unit_test(a_layer_takes_the_worker),
        cmocka_unit_test(the_last_dice_decide_the_battle),
        cmocka_unit_test(a_quest_is_completed_for_those_who_know_it),
        cmocka_unit_test(a_gift_unlocks_what_is_still_locked),
        cmocka_unit_test(cards_that_are_taken_back_are_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
