/* position_test.c - positions go to JSON and back to the same bytes, or are
 * refused with a sentence that names the field. */
#include "files/position.h"

#include "base/bits.h"
#include "core/position.h"
#include "core/snapshot.h"
#include "games/empire/state.h"
#include "unit.h"

static struct box box;
static struct venue venue;
static char json[POSITION_TEXT_MAX]; /* the position that tests edit */
static size_t json_size;
static char said[GAME_WHY_MAX]; /* by the last reading */

/* Reads a position of any game with its built-in content. */
static enum err read_position(const char *bytes, size_t size,
                              struct state_room *out, int *viewer)
{
    static struct venue own;
    struct text why = text_in(said, sizeof said);
    struct position p;
    struct setup how;
    enum err e = position_read(&p, bytes, size, &why);
    if (e != ERR_OK)
        return e;
    assert_string_equal(p.game, box.game->name);
    assert_true(p.content_hash == box.hash);
    e = position_setup(&p, box.game, &how, &why);
    if (e == ERR_OK)
        e = venue_open(&own, &box, &how, &why);
    if (e == ERR_OK)
        e = position_state(&p, &own, state_in(out), viewer, &why);
    position_free(&p);
    return e;
}

static void write_position(const struct venue *v, const struct state *s,
                           int viewer)
{
    struct text t = text_in(json, sizeof json);
    struct json w = {.out = &t};
    position_write(v, s, viewer, &w);
    assert_false(t.cut);
    json_size = t.len;
}

/* -- There and back -------------------------------------------------------- */

static void reads_back(const struct venue *v, const struct state *s, int viewer)
{
    struct state_room back;
    int whose = -1;
    memset(&back, 0x55, sizeof back);
    write_position(v, s, viewer);
    enum err e = read_position(json, json_size, &back, &whose);
    if (e != ERR_OK)
        print_error("%s\n%s\n", said, json);
    assert_int_equal(e, ERR_OK);
    assert_int_equal(whose, viewer);
    assert_memory_equal(&back, s, v->game->state_size);
}

static void truth_and_views_read_back(const struct venue *v,
                                      const struct state *s)
{
    struct state_room view;
    reads_back(v, s, SEAT_CHANCE);
    for (int i = 0; i <= v->setup.seats; i++) {
        int viewer = i < v->setup.seats ? i : SEAT_NOBODY;
        venue_view(v, s, viewer, state_in(&view));
        reads_back(v, state_in(&view), viewer);
    }
}

/* All positions of the opening, some of the rest, and the last. */
static void all_positions_read_back(const struct venue *v, void *with)
{
    struct rng rng = rng_seed(11);
    struct state_room room;
    struct state *s = state_in(&room);
    (void)with;
    v->game->begin(v->table, s);
    for (int n = 0; !venue_is_over(v, s); n++) {
        if (n < 20 || rng_below(&rng, 20) == 0)
            truth_and_views_read_back(v, s);
        v->game->apply(v->table, s, playout_pick(v, s, &rng));
    }
    truth_and_views_read_back(v, s);
}

static void positions_and_views_of_every_game_read_back(void **state)
{
    (void)state;
    for (const struct games_entry *e = games_all; e->game; e++) {
        table_box(&box, e);
        setups_each(&box, all_positions_read_back, NULL);
    }
}

/* -- A position of Empire, edited ------------------------------------------ */

/* Three seats, two bids made; red's 4 and blue's 2. */
static int write_bids(void **state)
{
    (void)state;
    struct match m;
    struct rng rng = rng_seed(1);
    table_box(&box, games_find("empire"));
    unit_open(&venue, &box, "seats=3 tokens=on");
    unit_begin(&m, &venue);
    unit_let_chance_move(&m, &rng);
    unit_play(&m, "red: bid 4");
    unit_play(&m, "blue: bid 2");
    write_position(&venue, match_state(&m), SEAT_CHANCE);
    free(m.moves);
    return 0;
}

static enum err read_edited(const char *from, const char *to,
                            struct state_room *out, int *viewer)
{
    size_t size = 0;
    char *edited = unit_replace(json, json_size, from, to, &size);
    enum err e = read_position(edited, size, out, viewer);
    free(edited);
    return e;
}

static void check_refused(const char *from, const char *to, const char *says,
                          int line)
{
    struct state_room out;
    struct state_room before;
    int viewer = -9;
    memset(&out, 0x55, sizeof out);
    memset(&before, 0x55, sizeof before);
    enum err e = read_edited(from, to, &out, &viewer);
    if (e == ERR_OK) {
        print_error("accepted: %s -> %s\n", from, to);
        _fail(__FILE__, line);
    }
    check_says(said, says, __FILE__, line);
    assert_memory_equal(&out, &before, sizeof out);
}

#define ASSERT_REFUSED(from, to, says) check_refused(from, to, says, __LINE__)

static void refuses_what_is_not_json(void **state)
{
    (void)state;
    struct state_room out;
    int viewer = 0;
    static const char *const wrong[] = {
        "", " ", "{", "{}", "[]", "null", "3", "\"x\"", "{\"game\":\"empire\"}",
    };
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        assert_int_not_equal(
            read_position(wrong[i], strlen(wrong[i]), &out, &viewer), ERR_OK);
        assert_true(said[0] != '\0');
    }
    ASSERT_REFUSED("}}", "}", "line 1, column ");
    ASSERT_REFUSED("\"state\":", "\"state\"", "line 1, column ");
    ASSERT_REFUSED("}}", "}}}", "line 1, column ");
    ASSERT_REFUSED("\"bid\"", "\"b\xff\"", "line 1, column ");
    ASSERT_REFUSED("\"bid\"", "\"bid\\u0000\"", "line 1, column ");
}

static void refuses_a_file_that_is_cut_anywhere(void **state)
{
    (void)state;
    for (size_t n = 0; n < json_size; n++) {
        struct state_room out;
        int viewer = 0;
        char *part = unit_room(n + 1); /* exact, so that no byte more is read */
        memcpy(part, json, n);
        assert_int_not_equal(read_position(part, n, &out, &viewer), ERR_OK);
        free(part);
    }
}

static void refuses_a_wrong_frame(void **state)
{
    (void)state;
    ASSERT_REFUSED("\"game\":\"empire\",", "", "game must be there");
    ASSERT_REFUSED("\"game\":\"empire\"", "\"game\":7", "game must be there");
    ASSERT_REFUSED("\"content\":\"", "\"content\":\"0", "content must be");
    ASSERT_REFUSED("\"content\":\"", "\"content\":\"X", "content must be");
    ASSERT_REFUSED("\"content\"", "\"contents\"", "content must be there");
    ASSERT_REFUSED("\"content\"", "\"note\":1,\"content\"",
                   "note is not a key of a position");
    ASSERT_REFUSED("\"game\":\"empire\",",
                   "\"game\":\"empire\",\"game\":\"empire\",", "twice");
    ASSERT_REFUSED("\"setup\":{", "\"setup\":[],\"x\":{", "x is not a key");
    ASSERT_REFUSED("\"state\":{", "\"state\":[],\"viewer\":{",
                   "setup and state must both be there");
}

static void refuses_a_wrong_set_up(void **state)
{
    (void)state;
    ASSERT_REFUSED("\"seats\":3,", "", "setup.seats");
    ASSERT_REFUSED("\"seats\":3", "\"seats\":\"3\"", "setup.seats");
    ASSERT_REFUSED("\"seats\":3", "\"seats\":3.0", "setup.seats");
    ASSERT_REFUSED("\"seats\":3", "\"seats\":null", "setup.seats");
    ASSERT_REFUSED("\"seats\":3", "\"seats\":1", "1 seat does not fit");
    ASSERT_REFUSED("\"seats\":3", "\"seats\":6", "6 seats do not fit");
    ASSERT_REFUSED("\"seats\":3", "\"seats\":-3", "seats do not fit");
    ASSERT_REFUSED("\"seats\":3", "\"seats\":4294967299", "seats do not fit");
    ASSERT_REFUSED("\"map\":\"A\"", "\"map\":\"C\"", "map cannot be \"C\"");
    ASSERT_REFUSED("\"map\":\"A\"", "\"map\":1", "setup.map must be a word");
    ASSERT_REFUSED("\"map\":\"A\"", "\"side\":\"A\"",
                   "no option called \"side\"");
    ASSERT_REFUSED("\"map\":\"A\"", "\"map\":\"A\",\"map\":\"A\"", "twice");
    ASSERT_REFUSED("\"tie\":\"0\"", "\"tie\":\"3\"", "tie=3 names a seat");
}

static void refuses_fields_that_are_missing_unknown_or_there_twice(void **state)
{
    (void)state;
    ASSERT_REFUSED("\"phase\":\"bid\",", "", "state.phase is missing");
    ASSERT_REFUSED("\"turn\":\"red\",", "", "state.turn is missing");
    ASSERT_REFUSED(",\"past_coins\":[]", "", "state.past_coins is missing");
    ASSERT_REFUSED("\"phase\":", "\"fase\":", "state.fase is not a field of");
    ASSERT_REFUSED("\"phase\":\"bid\"", "\"phase\":\"bid\",\"phase\":\"bid\"",
                   "twice");
    ASSERT_REFUSED("\"red\":4", "\"red\":4,\"red\":4", "twice");
}

static void refuses_values_of_the_wrong_kind(void **state)
{
    (void)state;
    ASSERT_REFUSED("\"phase\":\"bid\"", "\"phase\":3",
                   "state.phase must be the name of a phase");
    ASSERT_REFUSED("\"phase\":\"bid\"", "\"phase\":\"war\"",
                   "state.phase is \"war\"; it must be the name of a phase");
    ASSERT_REFUSED("\"phase\":\"bid\"", "\"phase\":null", "state.phase must");
    ASSERT_REFUSED("\"phase\":\"bid\"", "\"phase\":[\"bid\"]", "state.phase");
    ASSERT_REFUSED("\"turn\":\"red\"", "\"turn\":\"yellow\"",
                   "state.turn is \"yellow\"; it must be the name of a seat");
    ASSERT_REFUSED("\"turn\":\"red\"", "\"turn\":\"none\"", "state.turn");
    ASSERT_REFUSED("\"turn\":\"red\"", "\"turn\":\"?\"", "state.turn");
    ASSERT_REFUSED("\"game\":0", "\"game\":0.0", "state.game must be a number");
    ASSERT_REFUSED("\"game\":0", "\"game\":true", "state.game must be");
    ASSERT_REFUSED("\"game\":0", "\"game\":\"0\"",
                   "state.game is \"0\"; it must be a number");
    ASSERT_REFUSED("\"red\":4", "\"red\":\"4\"", "state.bid is \"4\"");
    ASSERT_REFUSED("\"red\":4", "\"red\":{}", "state.bid must be a number");
}

static void refuses_numbers_out_of_range(void **state)
{
    (void)state;
    ASSERT_REFUSED("\"red\":4", "\"red\":100",
                   "state.bid must be a number from 0 to 99");
    ASSERT_REFUSED("\"red\":4", "\"red\":-1", "state.bid must be a number");
    ASSERT_REFUSED("\"red\":4", "\"red\":254", "state.bid must be a number");
    ASSERT_REFUSED("\"red\":4", "\"red\":255", "state.bid must be a number");
    ASSERT_REFUSED("\"red\":4", "\"red\":260", "state.bid must be a number");
    ASSERT_REFUSED("\"red\":4", "\"red\":4294967300", "state.bid must be");
    ASSERT_REFUSED("\"red\":4", "\"red\":18446744073709551620", "column");
    ASSERT_REFUSED("\"left\":0", "\"left\":7", "state.left must be a number");
    ASSERT_REFUSED("\"A1\":0", "\"A1\":31", "state.armies must be a number");
}

static void refuses_lists_and_objects_of_the_wrong_shape(void **state)
{
    (void)state;
    ASSERT_REFUSED("\"bid\":{\"red\":4,", "\"bid\":{",
                   "state.bid must be an object with one value for each seat "
                   "(3)");
    ASSERT_REFUSED("\"bid\":{\"red\":4,", "\"bid\":{\"yellow\":4,",
                   "state.bid lacks the seat red");
    ASSERT_REFUSED("\"bid\":{", "\"bid\":{\"yellow\":4,", "state.bid must be");
    ASSERT_REFUSED("\"bid\":{\"red\":4,\"blue\":2,\"white\":\"none\"}",
                   "\"bid\":[4,2,\"none\"]", "state.bid must be an object");
    ASSERT_REFUSED("\"row\":[", "\"row\":[\"none\",",
                   "state.row must be a list with one value for each place "
                   "(6)");
    ASSERT_REFUSED("\"row\":[", "\"row\":{},\"x\":[", "state.x is not a field");
    ASSERT_REFUSED("\"past_points\":[]", "\"past_points\":[{}]",
                   "state.past_points must be a list");
    ASSERT_REFUSED("\"A25\":0", "\"B25\":0", "state.armies lacks the region");
    ASSERT_REFUSED("\"cards\":{\"red\":[]", "\"cards\":{\"red\":{}",
                   "state.cards must be a list of names");
    ASSERT_REFUSED("\"cards\":{\"red\":[]", "\"cards\":{\"red\":[1]",
                   "state.cards has a member that is no card");
    ASSERT_REFUSED("\"cards\":{\"red\":[]", "\"cards\":{\"red\":[\"99\"]",
                   "state.cards has a member that is no card");
    ASSERT_REFUSED("\"cards\":{\"red\":[]", "\"cards\":{\"red\":[\"1\",\"1\"]",
                   "state.cards names something twice");
}

static void refuses_what_no_play_leads_to(void **state)
{
    (void)state;
    ASSERT_REFUSED("\"A12\":3", "\"A12\":15", "red has 15 of 14 armies");
    ASSERT_REFUSED("\"A12\":0", "\"A12\":4", "red has 4 of 3 cities");
    ASSERT_REFUSED("\"coins\":{\"red\":11", "\"coins\":{\"red\":12",
                   "red has 12 coins; everybody started with 11");
    ASSERT_REFUSED("\"red\":4", "\"red\":12", "red bids more than its coins");
    ASSERT_REFUSED("\"game\":0", "\"game\":1", "game is 1; this match has 1");
    ASSERT_REFUSED("\"white\":\"none\"", "\"white\":3",
                   "all bids are in, so the bidding is over");
    ASSERT_REFUSED("\"phase\":\"bid\"", "\"phase\":\"neutral\"", "before the");
    ASSERT_REFUSED("\"phase\":\"bid\"", "\"phase\":\"over\"",
                   "the game is over, but red has not 10 cards");
    ASSERT_REFUSED("\"phase\":\"bid\"", "\"phase\":\"act\"",
                   "the card being carried out must be taken by red");
    ASSERT_REFUSED("\"card\":\"none\"", "\"card\":\"1\"",
                   "a card is being carried out outside of choose and act");
    ASSERT_REFUSED("\"cards\":{\"red\":[]", "\"cards\":{\"red\":[\"5\"]",
                   "card 5 is not used with so few players");
    ASSERT_REFUSED("\"A2\":\"none\"", "\"A2\":\"ore\"",
                   "A2 has a goods token, but no place for one");
}

/* Nobody bids more than it has: paying would not end well. */
static void refuses_a_bid_of_more_than_the_coins(void **state)
{
    (void)state;
    ASSERT_REFUSED("\"coins\":{\"red\":11", "\"coins\":{\"red\":3", "red");
}

/* Gives the seat the next `count` cards of the deck. */
static void give_cards(struct empire_state *s, int seat, int count)
{
    uint64_t taken = s->cards[0] | s->cards[1] | s->cards[2];
    uint64_t pile = empire_table(venue.table)->deck & ~taken;
    for (; count > 0; count--, pile = bits_rest(pile))
        s->cards[seat] |= bits_bit(bits_first(pile));
}

/* When all have their cards, no card is dealt: the game is over. */
static void refuses_a_deal_after_the_last_turn(void **state)
{
    (void)state;
    struct state_room room;
    struct state_room out;
    int viewer = 0;
    venue.game->begin(venue.table, state_in(&room));
    struct empire_state *s = empire_mut(state_in(&room));
    s->phase = PHASE_DEAL;
    for (int i = 0; i < 3; i++)
        give_cards(s, i, 10);
    write_position(&venue, state_in(&room), SEAT_CHANCE);
    enum err e = read_position(json, json_size, &out, &viewer);
    assert_int_not_equal(e, ERR_OK);
}

/* Plays on at random: everybody whose turn it is has a move, and every position
 * on the way can occur. */
static bool can_be_played_to_its_end(struct state *s)
{
    struct text why = text_in(said, sizeof said);
    struct rng rng = rng_seed(1);
    while (!venue_is_over(&venue, s)) {
        struct move_list l = {.count = 0};
        int seat = bits_first(venue.game->to_act(venue.table, s));
        venue.game->legal(venue.table, s, seat, &l);
        if (l.count == 0 || !venue_holds(&venue, s, &why)) {
            print_error("%s\n", l.count ? said : "there is no legal move");
            return false;
        }
        venue.game->apply(venue.table, s, l.move[rng_below(&rng, l.count)]);
    }
    return true;
}

/* Red has no card, the others have all: the cards would run out before red has
 * its ten. */
static void what_is_read_can_be_played_to_its_end(void **state)
{
    (void)state;
    struct state_room room;
    struct state_room out;
    int viewer = 0;
    venue.game->begin(venue.table, state_in(&room));
    struct empire_state *s = empire_mut(state_in(&room));
    s->phase = PHASE_TAKE;
    give_cards(s, 1, 10);
    give_cards(s, 2, 10);
    s->row[0] = 41;
    write_position(&venue, state_in(&room), SEAT_CHANCE);
    enum err e = read_position(json, json_size, &out, &viewer);
    assert_true(e != ERR_OK || can_be_played_to_its_end(state_in(&out)));
}

/* A full row while a card is being carried out: the next card must not be laid
 * beyond it. */
static void no_card_is_laid_beyond_a_full_row(void **state)
{
    (void)state;
    struct state_room room;
    struct state_room out;
    int viewer = 0;
    venue.game->begin(venue.table, state_in(&room));
    struct empire_state *s = empire_mut(state_in(&room));
    s->phase = PHASE_ACT;
    s->cards[0] = bits_bit(1);
    s->card = 1;
    s->left = 2;
    for (int i = 0; i < 6; i++)
        s->row[i] = u8(i + 5);
    write_position(&venue, state_in(&room), SEAT_CHANCE);
    enum err e = read_position(json, json_size, &out, &viewer);
    assert_true(e != ERR_OK || can_be_played_to_its_end(state_in(&out)));
}

/* -- Views ----------------------------------------------------------------- */

static void a_view_names_its_viewer(void **state)
{
    (void)state;
    struct state_room out = {.bytes = {0}};
    int viewer = -1;
    ASSERT_REFUSED("\"red\":4", "\"red\":\"?\"",
                   "the position has hidden values but names no viewer");
    size_t size = 0;
    char *hidden = unit_replace(json, json_size, "\"red\":4", "\"red\":\"?\"",
                                &size);
    char *whole = unit_replace(hidden, size, "\"state\"",
                               "\"viewer\":\"blue\",\"state\"", &size);
    enum err e = read_position(whole, size, &out, &viewer);
    free(whole);
    free(hidden);
    assert_int_equal(e, ERR_OK);
    assert_int_equal(viewer, 1);
    assert_int_equal(empire(state_in(&out))->bid[0], FIELD_HIDDEN);
    assert_int_equal(empire(state_in(&out))->bid[1], 2);
}

static void refuses_a_view_that_shows_too_much(void **state)
{
    (void)state;
    ASSERT_REFUSED("\"state\"", "\"viewer\":\"blue\",\"state\"",
                   "the position shows what blue may not see");
    ASSERT_REFUSED("\"state\"", "\"viewer\":\"nobody\",\"state\"",
                   "the position shows what nobody may not see");
}

static void refuses_a_view_that_hides_what_its_viewer_knows(void **state)
{
    (void)state;
    struct state_room out;
    int viewer = -1;
    size_t size = 0;
    char *hidden = unit_replace(json, json_size, "\"red\":4,\"blue\":2",
                                "\"red\":\"?\",\"blue\":\"?\"", &size);
    char *whole = unit_replace(hidden, size, "\"state\"",
                               "\"viewer\":\"blue\",\"state\"", &size);
    enum err e = read_position(whole, size, &out, &viewer);
    free(whole);
    free(hidden);
    assert_int_not_equal(e, ERR_OK);
}

static void refuses_a_viewer_who_is_not_there(void **state)
{
    (void)state;
    static const char *const wrong[] = {"\"yellow\"", "\"chance\"", "\"\"", "1",
                                        "null",       "[]",         "\"3\""};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        char to[80];
        struct text t = text_in(to, sizeof to);
        text_add(&t, "\"viewer\":%s,\"state\"", wrong[i]);
        ASSERT_REFUSED("\"state\"", to, "viewer must be the name of a seat");
    }
}

/* A server shows a match as a snapshot. */
static void a_snapshot_is_read_as_the_position_in_it(void **state)
{
    (void)state;
    struct state_room s;
    struct state_room out;
    int viewer = -1;
    size_t size = 0;
    enum err e = read_position(json, json_size, &s, &viewer);
    assert_int_equal(e, ERR_OK);
    for (int i = 0; i < 4; i++) {
        int whose = i < 3 ? i : SEAT_NOBODY;
        struct state_room view;
        struct text t = text_in(json, sizeof json);
        struct json w = {.out = &t};
        snapshot_write(&venue, state_in(&s), 17, whose, &w);
        venue_view(&venue, state_in(&s), whose, state_in(&view));
        json_size = t.len;
        assert_int_equal(read_position(json, json_size, &out, &viewer), ERR_OK);
        assert_int_equal(viewer, whose);
        assert_memory_equal(&out, &view, venue.game->state_size);
    }
    ASSERT_REFUSED("\"viewer\":null", "\"viewer\":3", "viewer must be");
    ASSERT_REFUSED("\"viewer\":null", "\"viewer\":\"red\"", "viewer must be");
    ASSERT_REFUSED("\"viewer\":null,", "", "viewer must be");
    ASSERT_REFUSED("\"names\"", "\"nouns\"", "is not a key of a position");
    char *changed = unit_replace(json, json_size, "\"count\":17",
                                 "\"count\":-1", &size);
    assert_int_equal(read_position(changed, size, &out, &viewer), ERR_OK);
    free(changed);
}

/* What is said of the match may grow; what the match is may not. */
static void a_snapshot_of_a_later_version_is_read(void **state)
{
    (void)state;
    struct state_room s;
    struct state_room out;
    int viewer = -1;
    size_t size = 0;
    assert_int_equal(read_position(json, json_size, &s, &viewer), ERR_OK);
    struct text t = text_in(json, sizeof json);
    struct json w = {.out = &t};
    snapshot_write(&venue, state_in(&s), 17, 1, &w);
    json_size = t.len;
    char *later = unit_replace(json, json_size, "\"count\":17",
                               "\"mood\":[{}],\"count\":17,\"hue\":1", &size);
    assert_int_equal(read_position(later, size, &out, &viewer), ERR_OK);
    assert_int_equal(viewer, 1);
    free(later);
    ASSERT_REFUSED("\"state\":{", "\"state\":{\"mood\":1,",
                   "state.mood is not a field of empire");
    ASSERT_REFUSED("\"setup\":{", "\"setup\":{\"mood\":\"on\",", "mood");
    ASSERT_REFUSED("\"game\":\"empire\"", "\"game\":1", "game must be there");
}

static void deep_nesting_is_refused(void **state)
{
    (void)state;
    enum { DEEP = 100000 };
    char *deep = unit_room(DEEP + 1);
    struct state_room out;
    int viewer = 0;
    memset(deep, '[', DEEP);
    deep[DEEP] = '\0';
    assert_int_not_equal(read_position(deep, DEEP, &out, &viewer), ERR_OK);
    free(deep);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_and_views_of_every_game_read_back),
        cmocka_unit_test_setup(refuses_what_is_not_json, write_bids),
        cmocka_unit_test_setup(refuses_a_file_that_is_cut_anywhere, write_bids),
        cmocka_unit_test_setup(refuses_a_wrong_frame, write_bids),
        cmocka_unit_test_setup(refuses_a_wrong_set_up, write_bids),
        cmocka_unit_test_setup(
            refuses_fields_that_are_missing_unknown_or_there_twice, write_bids),
        cmocka_unit_test_setup(refuses_values_of_the_wrong_kind, write_bids),
        cmocka_unit_test_setup(refuses_numbers_out_of_range, write_bids),
        cmocka_unit_test_setup(refuses_lists_and_objects_of_the_wrong_shape,
                               write_bids),
        cmocka_unit_test_setup(refuses_what_no_play_leads_to, write_bids),
        cmocka_unit_test_setup(refuses_a_bid_of_more_than_the_coins,
                               write_bids),
        cmocka_unit_test_setup(refuses_a_deal_after_the_last_turn, write_bids),
        cmocka_unit_test_setup(what_is_read_can_be_played_to_its_end,
                               write_bids),
        cmocka_unit_test_setup(no_card_is_laid_beyond_a_full_row, write_bids),
        cmocka_unit_test_setup(a_view_names_its_viewer, write_bids),
        cmocka_unit_test_setup(refuses_a_view_that_shows_too_much, write_bids),
        cmocka_unit_test_setup(refuses_a_view_that_hides_what_its_viewer_knows,
                               write_bids),
        cmocka_unit_test_setup(refuses_a_viewer_who_is_not_there, write_bids),
        cmocka_unit_test_setup(a_snapshot_of_a_later_version_is_read,
                               write_bids),
        cmocka_unit_test_setup(a_snapshot_is_read_as_the_position_in_it,
                               write_bids),
        cmocka_unit_test_setup(deep_nesting_is_refused, write_bids),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
