/* tell_test.c - what Bronze tells a picture: it agrees with the rules in
 * matches of every size, and says the things that no field says; and the facts of
 * its moves. */
#include "core/snapshot.h"
#include "games/bronze/state.h"

#include "unit.h"

static struct box box;
static struct venue venue;
static struct match match;
static char said[SNAPSHOT_TEXT_MAX];

static void begin(const char *setup, uint64_t seed)
{
    struct rng rng = rng_seed(seed);
    table_box(&box, games_find("bronze"));
    unit_open(&venue, &box, setup);
    unit_begin(&match, &venue);
    unit_let_chance_move(&match, &rng);
}

static const struct bronze_state *now(void)
{
    return bronze(match_state(&match));
}

static void tell(void)
{
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    json_open(&w, '{');
    bronze_tell(venue.table, match_state(&match), SEAT_NOBODY, &w);
    json_close(&w, '}');
    assert_false(t.cut);
}

/* The text between `key` and the next `end`, as a copy that is overwritten. */
static const char *piece(const char *from, const char *key, char end)
{
    static char copy[SNAPSHOT_TEXT_MAX];
    const char *at = strstr(from, key);
    assert_non_null(at);
    at += strlen(key);
    size_t n = (size_t)(strchr(at, end) - at);
    memcpy(copy, at, n);
    copy[n] = '\0';
    return copy;
}

static int count_of(const char *text, const char *what)
{
    int n = 0;
    for (; (text = strstr(text, what)) != NULL; text += strlen(what))
        n++;
    return n;
}

static struct move_list moves_of(const struct state *s, int seat)
{
    struct move_list l = {.count = 0};
    venue.game->legal(venue.table, s, seat, &l);
    return l;
}

/* -- Against the rules ----------------------------------------------------- */

static int active_cards(const struct bronze_state *s)
{
    int n = 0;
    for (int i = 0; i < BRONZE_FACES; i++)
        n += s->active[i];
    return n;
}

/* "T3.woods.2 masonry" and "T3.woods.2 wheel" are one spot. */
static int spots_to_settle(const struct bronze_state *s)
{
    struct move_list l = {.count = 0};
    int spots = 0;
    bronze_settle_moves(bronze_table(venue.table), s, &l);
    for (int i = 0; i < l.count; i++) {
        bool is_new = l.move[i].kind == MOVE_SETTLE;
        for (int k = 0; k < i; k++) {
            is_new = is_new
                     && memcmp(&l.move[i].arg[1], &l.move[k].arg[1], 2) != 0;
        }
        spots += is_new;
    }
    return spots;
}

static void check_place(struct move m)
{
    char key[GAME_TEXT_MAX] = "";
    struct text name = text_in(key, sizeof key);
    struct bronze_state after = *now();
    bronze_card_place(&after, m.arg[0], m.arg[1]);
    text_add(&name, "\"move\":\"");
    bronze_place_write(m, &name);
    text_add(&name, "\"");
    const char *told = piece(said, key, '}');
    const char *active = strstr(told, "\"active\":[") + strlen("\"active\":[");
    int brackets = count_of(active, "]") - 2; /* of the two lists */
    assert_int_equal(brackets, active_cards(&after));
    int spots = bronze_settle_is_possible(bronze_table(venue.table), &after)
                    ? spots_to_settle(&after)
                    : 0;
    assert_int_equal(count_of(told, "\"T"), spots);
}

static void check_places(void)
{
    if (now()->phase != PHASE_PLACE)
        return;
    struct move_list l = moves_of(match_state(&match), now()->turn);
    assert_int_equal(count_of(said, "\"move\":"), l.count);
    for (int i = 0; i < l.count; i++)
        check_place(l.move[i]);
}

/* Ends the turn and looks whether the tokens went where it was told. */
static void check_tokens(void)
{
    if (now()->phase != PHASE_SETTLE)
        return;
    struct bronze_state s = *now();
    struct bronze_state after = s;
    const struct bronze_table *t = bronze_table(venue.table);
    bronze_turn_end(t, &after);
    if (after.phase == PHASE_OVER)
        return;
    int due = 0;
    int claims = 0;
    for (int i = 0; i < t->tiles; i++)
        due += s.winner[i] != after.winner[i];
    for (int i = 0; i < BRONZE_TERRAINS; i++)
        claims += memcmp(s.route[i], after.route[i], sizeof s.route[i]) != 0;
    assert_int_equal(count_of(said, "\"due\":"), due);
    assert_int_equal(count_of(said, "\"claim\":"), claims);
}

static void follow_a_match(const char *setup, uint64_t seed)
{
    struct rng rng = rng_seed(seed);
    begin(setup, seed);
    while (!venue_is_over(&venue, match_state(&match))) {
        tell();
        check_places();
        check_tokens();
        unit_play_at_random(&match, 1, &rng);
    }
    tell();
    ASSERT_SAYS(said, "\"end\":[\"");
    free(match.moves);
}

static void places_and_tokens_agree_with_the_rules(void **state)
{
    static const char *const setups[] = {"seats=2", "seats=3 edition=2017",
                                         "seats=4", "seats=2 edition=2017"};
    (void)state;
    for (size_t i = 0; i < sizeof setups / sizeof setups[0]; i++)
        follow_a_match(setups[i], 20 + i);
}

/* -- One by one ------------------------------------------------------------ */

static void open_position(void)
{
    begin("seats=2", 3);
    tell();
}

static void says_round_and_end(void **state)
{
    (void)state;
    open_position();
    ASSERT_SAYS(said, "{\"round\":1,\"last\":");
    ASSERT_SAYS(said, "\"end\":[],");
    struct bronze_state *s = bronze_mut(match_state(&match));
    s->stack[2] = 0;
    s->top[2] = FIELD_NONE;
    tell();
    ASSERT_SAYS(said, "\"end\":[\"stack\"],");
    free(match.moves);
}

static void says_what_lies_below_a_tile(void **state)
{
    (void)state;
    open_position();
    assert_int_equal(count_of(said, "\"cities\":\"never\""), 1);
    assert_int_equal(count_of(said, "\"cities\":\"later\""), 6);
    struct bronze_state *s = bronze_mut(match_state(&match));
    s->laid[2] = 1;
    s->settled[0][1] = 1;
    tell();
    assert_int_equal(count_of(said, "\"cities\":\"laid\""), 1);
    assert_int_equal(count_of(said, "\"cities\":\"gone\""), 1);
    free(match.moves);
}

static void says_how_long_lines_are_and_where_they_run(void **state)
{
    (void)state;
    open_position();
    struct bronze_state *s = bronze_mut(match_state(&match));
    s->turn = 0;
    s->tile[1] = 1;
    s->tile[2] = 2;
    s->settled[0][0] = 1; /* mountains.1 of three tiles, one spot free */
    s->settled[0][1] = 1;
    s->settled[0][2] = 1;
    tell();
    ASSERT_SAYS(said, "\"mountains\":{\"longest\":[3,0],\"claim\":3,\"runs\":["
                      "{\"seat\":0,\"spots\":[\"T1.mountains.1\","
                      "\"T2.mountains.1\",\"T3.mountains.1\"]}]}");
    s->settled[0][1] = 0;
    s->settled[1][1] = 1; /* cuts it */
    tell();
    ASSERT_SAYS(said, "\"mountains\":{\"longest\":[1,1],\"runs\":[]}");
    free(match.moves);
}

/* -- Facts of moves -------------------------------------------------------- */

static void tell_move(struct move m)
{
    struct text t = text_in(said, sizeof said);
    struct json w = {.out = &t};
    struct fact f;
    venue.game->tell_move(venue.table, match_state(&match), m, &f);
    fact_write(&f, &w);
    assert_false(t.cut);
}

/* Red has settled from T1 to T3, and is about to settle. */
static struct bronze_state *settled_position(void)
{
    open_position();
    struct bronze_state *s = bronze_mut(match_state(&match));
    s->turn = 0;
    s->first = 0;
    s->phase = PHASE_SETTLE;
    s->tile[0] = 0;
    s->tile[1] = 1;
    s->tile[2] = 2;
    s->settled[0][0] = 1;
    s->settled[0][1] = 1;
    s->settled[0][2] = 1;
    s->settled[1][2] = 2;
    return s;
}

#define SEAT(id)    "{\"is\":\"seat\",\"id\":\"" id "\"}"
#define TILE(n)     "{\"is\":\"tile\",\"id\":\"T" #n "\",\"n\":" #n "}"
#define TERRAIN(id) "{\"is\":\"terrain\",\"id\":\"" id "\"}"
#define TECHNOLOGY(id, name) \
    "{\"is\":\"technology\",\"id\":\"" id "\",\"name\":\"" name "\"}"
/* clang-format off */
#define GAINS \
    "\"gains\":[{\"is\":\"route\",\"line\":3,\"terrain\":" TERRAIN("mountains") ",\"seat\":" SEAT("red") ",\"points\":3}," \
    "{\"is\":\"province\",\"tile\":" TILE(1) ",\"seat\":" SEAT("red") ",\"points\":6}," \
    "{\"is\":\"province\",\"tile\":" TILE(2) ",\"seat\":" SEAT("red") ",\"points\":5}]," \
    "\"ends\":1}"
/* clang-format on */

static void a_move_that_ends_the_turn_tells_who_wins_tokens(void **state)
{
    (void)state;
    (void)settled_position();
    tell_move(move_of(0, MOVE_END, 0, 0));
    assert_string_equal(said, "{\"is\":\"end\"," GAINS);
    free(match.moves);
}

/* BR-5.2: the longer token is taken, and the shorter one goes back. */
static void a_longer_route_frees_the_shorter_one(void **state)
{
    (void)state;
    struct bronze_state *s = settled_position();
    s->route[0][0] = 0;
    s->settled[0][0] = 3;
    s->settled[0][1] = 3;
    tell_move(move_of(0, MOVE_END, 0, 0));
    ASSERT_SAYS(said, "{\"is\":\"route\",\"line\":5,");
    ASSERT_SAYS(
        said,
        "\"loses\":[{\"is\":\"free-route\",\"line\":3,\"terrain\":" TERRAIN(
            "mountains") ",\"seat\":" SEAT("red") ",\"points\":3}]");
    free(match.moves);
}

static void a_settlement_tells_what_it_brings(void **state)
{
    enum { IRRIGATION = 6, T3 = 2, WOODS = SPOT_STRIDE };
    (void)state;
    struct bronze_state *s = settled_position();
    s->settled[0][T3] = 0;
    s->active[IRRIGATION] = 1;
    tell_move(bronze_move3(0, MOVE_SETTLE, IRRIGATION, T3, WOODS + 1));
    assert_string_equal(
        said,
        "{\"is\":\"settle\","
        "\"settler\":{\"is\":\"settler\",\"id\":\"hunter\"},"
        "\"spot\":{\"is\":\"spot\",\"id\":\"T3.woods.2\",\"tile\":" TILE(3) ",\"terrain\":" TERRAIN(
            "woods") ",\"n\":2},"
                     "\"technology\":" TECHNOLOGY(
                         "irrigation",
                         "Irrigation") ","
                                       "\"leaves\":1,\"opens\":[" TILE(
                                           4) "],\"city\":0,"
                                              "\"gains\":[]}");
    s->settled[1][T3] = 0; /* the first who comes there takes a city */
    tell_move(bronze_move3(0, MOVE_SETTLE, IRRIGATION, T3, WOODS + 1));
    ASSERT_SAYS(said, "\"city\":1");
    free(match.moves);
}

static void a_tile_that_is_turned_up_may_end_the_turn(void **state)
{
    enum { T3 = 2, T4 = 3 };
    (void)state;
    struct bronze_state *s = settled_position();
    s->phase = PHASE_OPEN;
    s->settled[0][T3] = 1 | 4; /* not the first settlement */
    s->site = T3;
    tell_move(move_of(SEAT_CHANCE, MOVE_OPEN, T4, 3));
    assert_string_equal(
        said, "{\"is\":\"open\",\"tile\":" TILE(4) ","
                                                   "\"number\":4," GAINS);
    free(match.moves);
}

static void a_card_tells_its_stack_and_its_column(void **state)
{
    enum { POTTERY = 1, WHEEL = 5 };
    (void)state;
    open_position();
    struct bronze_state *s = bronze_mut(match_state(&match));
    s->turn = 0;
    s->stack[0] = 1;
    s->top[0] = POTTERY;
    tell_move(move_of(0, MOVE_TAKE, 0, 0));
    assert_string_equal(
        said, "{\"is\":\"take\",\"technology\":" TECHNOLOGY(
                  "pottery", "Pottery") ","
                                        "\"stack\":{\"is\":\"stack\",\"id\":1},"
                                        "\"left\":0,\"next\":\"reserve\"}");
    s->card = POTTERY;
    s->phase = PHASE_PLACE;
    s->matrix[0][0] = WHEEL;
    tell_move(move_of(0, MOVE_PLACE, PLACE_RIGHT, 1));
    ASSERT_SAYS(said,
                "\"face\":\"down\",\"where\":\"right\","
                "\"column\":{\"is\":\"column\",\"id\":\"red.right\",\"n\":2},"
                "\"active\":[{\"is\":\"amount\",\"n\":1,"
                "\"technology\":" TECHNOLOGY("wheel", "Wheel") "}");
    free(match.moves);
}

/* -- Questions ------------------------------------------------------------- */

static const char *question(int phase)
{
    struct text t = text_in(said, sizeof said);
    struct fact f;
    struct bronze_state *s = bronze_mut(match_state(&match));
    s->phase = u8(phase);
    venue.game->tell_question(venue.table, match_state(&match), s->turn, &f);
    assert_true(words_say(venue.game->words, &f, &t));
    text_add(&t, " / ");
    assert_true(words_say_more(venue.game->words, &f, "help", NULL, NULL, &t));
    text_add(&t, " / ");
    assert_true(words_say_more(venue.game->words, &f, "wait", "Ada", NULL, &t));
    return said;
}

static void a_question_says_what_is_there_to_decide(void **state)
{
    enum { POTTERY = 1, T4 = 3 };
    (void)state;
    struct bronze_state *s = settled_position();
    ASSERT_SAYS(question(PHASE_TAKE), "Take a card from the pool / ");
    ASSERT_SAYS(said, " / Ada is taking a card");
    s->card = POTTERY;
    ASSERT_SAYS(question(PHASE_PLACE),
                "Place Pottery: choose a column, face up or face down / ");
    ASSERT_SAYS(said, " / Ada is placing Pottery");
    memset(s->active, 0, sizeof s->active);
    s->active[POTTERY] = 2;
    s->active[BRONZE_CASTING] = 1;
    ASSERT_SAYS(question(PHASE_SETTLE),
                "Settle: three cards left to use / Active: Pottery \xC3\x97 2, "
                "Bronze Casting. Choose a spot, or stop. / Ada is settling");
    s->active[BRONZE_CASTING] = 0;
    s->active[POTTERY] = 1;
    ASSERT_SAYS(question(PHASE_SETTLE), "Settle: one card left to use / ");
    s->site = T4;
    ASSERT_SAYS(question(PHASE_CITY), "Choose a city below tile 4 / ");
    ASSERT_SAYS(said, " / Ada is choosing a city");
    free(match.moves);
}

/* -- Cities ---------------------------------------------------------------- */

static int city_number(const char *id)
{
    const struct bronze_content *c = &bronze_table(venue.table)->content;
    for (int i = 0; i < c->city_count; i++) {
        if (strcmp(c->cities[i].id, id) == 0)
            return i;
    }
    fail();
    return 0;
}

static void take_cities(struct bronze_state *s, const char *ids)
{
    char id[GAME_TEXT_MAX];
    for (int n = 0; sscanf(ids, "%79s%n", id, &n) == 1; ids += n)
        s->cities[0] |= bits_bit(city_number(id));
}

static void a_city_tells_its_goal_and_its_reason(void **state)
{
    enum { WHEEL = 5, T3 = 2 };
    (void)state;
    struct bronze_state *s = settled_position();
    int avaris = city_number("Avaris");
    s->phase = PHASE_CITY;
    s->site = T3;
    s->laid[T3] = bits_bit(avaris);
    s->matrix[BRONZE_COLUMNS][0] = WHEEL;
    tell_move(move_of(0, MOVE_CITY, avaris, 0));
    ASSERT_SAYS(
        said,
        "{\"is\":\"take-city\","
        "\"city\":{\"is\":\"city\",\"id\":\"Avaris\"},"
        "\"tile\":" TILE(
            3) ",\"goal\":{\"is\":\"goal\","
               "\"points\":6,\"kind\":\"technology_majority\","
               "\"count\":0,\"terrains\":[],\"technologies\":[" TECHNOLOGY(
                   "wheel", "Wheel") "]},\"points\":0,");
    ASSERT_SAYS(said, "\"have\":0,\"rivals\":[{\"is\":\"rival\",\"seat\":"
                      "{\"is\":\"seat\",\"id\":\"blue\",\"small\":1},"
                      "\"have\":1}]},\"gains\":[");
    free(match.moves);
}

static void says_how_far_a_city_is(void **state)
{
    enum { POTTERY = 1, WHEEL = 5 };
    (void)state;
    open_position();
    struct bronze_state *s = bronze_mut(match_state(&match));
    take_cities(s, "Altyndepe Eshnunna Mohenjo-daro Assur Avaris Lagash");
    s->matrix[0][0] = POTTERY;
    s->matrix[1][0] = WHEEL;
    s->matrix[2][0] = FACE_DOWN + WHEEL;
    s->matrix[BRONZE_COLUMNS][0] = WHEEL;
    tell();
    ASSERT_SAYS(said, "\"Altyndepe\":{\"rule\":\"least\",\"seats\":[{"
                      "\"missing\":[\"irrigation\"],\"have\":2,\"want\":3,"
                      "\"points\":0}");
    ASSERT_SAYS(said, "\"Mohenjo-daro\":{\"rule\":\"least\",\"seats\":[{"
                      "\"have\":3,\"want\":6,\"points\":0}");
    ASSERT_SAYS(said, "\"Assur\":{\"rule\":\"each\",\"seats\":[{\"have\":0,"
                      "\"points\":0}");
    ASSERT_SAYS(said, "\"Avaris\":{\"rule\":\"more\",\"seats\":[{\"have\":1,"
                      "\"want\":2,\"points\":0}");
    ASSERT_SAYS(said, "\"Lagash\":{\"rule\":\"more\",\"seats\":[{\"have\":30,"
                      "\"want\":31,\"points\":0}");
    ASSERT_SAYS(said,
                "\"Eshnunna\":{\"rule\":\"least\",\"seats\":[{"
                "\"missing\":[{\"terrain\":\"woods\",\"settler\":\"farmer\"},"
                "{\"terrain\":\"woods\",\"settler\":\"herder\"}");
    free(match.moves);
}

static void says_which_cards_a_place_makes_active(void **state)
{
    enum { POTTERY = 1, WHEEL = 5 };
    (void)state;
    open_position();
    struct bronze_state *s = bronze_mut(match_state(&match));
    memset(s->matrix, FIELD_NONE, sizeof s->matrix);
    s->turn = 0;
    s->card = POTTERY;
    s->phase = PHASE_PLACE;
    s->matrix[0][0] = POTTERY;
    s->matrix[1][0] = WHEEL;
    s->matrix[1][1] = WHEEL;
    tell();
    ASSERT_SAYS(said, "{\"move\":\"place 1\",\"where\":\"column\","
                      "\"face\":\"up\",\"column\":0,\"row\":1,"
                      "\"active\":[[0,0],[0,1],[1,1]]");
    ASSERT_SAYS(said, "{\"move\":\"place 1 bronze\",\"where\":\"column\","
                      "\"face\":\"down\",\"column\":0,\"row\":1,"
                      "\"active\":[[0,1],[1,1]]");
    ASSERT_SAYS(said, "{\"move\":\"place left\",\"where\":\"left\","
                      "\"face\":\"up\",\"column\":0,\"row\":0,"
                      "\"active\":[[0,0],[1,0]]");
    ASSERT_SAYS(said, "{\"move\":\"place right\",\"where\":\"right\","
                      "\"face\":\"up\",\"column\":2,\"row\":0,"
                      "\"active\":[[1,0],[2,0]]");
    free(match.moves);
}

/* -- What is told comes true ----------------------------------------------- */

static int arg_of(const struct fact *f, int at, const char *name)
{
    return fact_find(f, at, name, strlen(name));
}

/* The seat that a thing names; nobody is a seat too. */
static int seat_of(const struct fact *f, int at)
{
    const char *id = f->part[arg_of(f, arg_of(f, at, "seat"), "id")].word;
    for (int i = 0; i < venue.setup.seats; i++) {
        if (strcmp(id, venue_seat_name(&venue, i)) == 0)
            return i;
    }
    return -1;
}

/* Tokens that everybody holds, and cities that are gone. */
struct hoard {
    int lines[BRONZE_SEATS], provinces[BRONZE_SEATS], line_points[BRONZE_SEATS];
    int discarded;
};

static void add_line(struct hoard *h, int seat, int points)
{
    if (seat >= venue.setup.seats)
        return;
    h->lines[seat]++;
    h->line_points[seat] += points;
}

static struct hoard hoard_of(const struct bronze_state *s)
{
    const struct bronze_content *c = &bronze_table(venue.table)->content;
    struct hoard h = {.discarded = bits_count(s->discarded)};
    for (int t = 0; t < BRONZE_TERRAINS; t++) {
        for (int i = 0; i < c->line_count; i++)
            add_line(&h, s->route[t][i], c->lines[i].vp);
    }
    for (int i = 0; i < BRONZE_ROW; i++) {
        if (s->winner[i] < venue.setup.seats)
            h.provinces[s->winner[i]]++;
    }
    return h;
}

static void add_token(struct hoard *h, const struct fact *f, int at, int sign)
{
    int seat = seat_of(f, at);
    if (seat < 0)
        return;
    if (strcmp(f->part[at].word, "province") == 0) {
        h->provinces[seat]++;
        return;
    }
    h->lines[seat] += sign;
    h->line_points[seat] += sign * f->part[arg_of(f, at, "points")].number;
}

static void add_list(struct hoard *h, const struct fact *f, const char *name,
                     int sign)
{
    int list = arg_of(f, 0, name);
    int end = list < 0 ? 0 : list + f->part[list].size;
    for (int i = list + 1; i < end; i += f->part[i].size) {
        if (sign == 0) {
            h->discarded++;
        } else {
            add_token(h, f, i, sign);
        }
    }
}

/* What was held, with what the fact says, is what is held. True if cities go. */
static bool comes_true(struct move m, const struct bronze_state *before,
                       const struct bronze_state *after)
{
    struct fact f;
    struct hoard told = hoard_of(before);
    struct hoard is = hoard_of(after);
    venue.game->tell_move(venue.table,
                          (const struct state *)(const void *)before, m, &f);
    add_list(&told, &f, "gains", 1);
    add_list(&told, &f, "loses", -1);
    add_list(&told, &f, "discards", 0);
    assert_memory_equal(&told, &is, sizeof is);
    return arg_of(&f, 0, "discards") >= 0;
}

static void what_a_move_tells_comes_true(void **state)
{
    static const char *const setups[] = {"seats=2", "seats=3", "seats=4"};
    int discards = 0;
    (void)state;
    for (int n = 0; n < 3 * 12; n++) {
        struct rng rng = rng_stream(3, (uint64_t)n);
        begin(setups[n % 3], (uint64_t)n);
        while (!venue_is_over(&venue, match_state(&match))) {
            struct bronze_state before = *now();
            struct move m = playout_pick(&venue, match_state(&match), &rng);
            assert_int_equal(match_play(&match, m), ERR_OK);
            discards += comes_true(m, &before, now());
        }
        free(match.moves);
    }
    assert_true(discards > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(places_and_tokens_agree_with_the_rules),
        cmocka_unit_test(says_round_and_end),
        cmocka_unit_test(says_what_lies_below_a_tile),
        cmocka_unit_test(says_how_long_lines_are_and_where_they_run),
        cmocka_unit_test(a_move_that_ends_the_turn_tells_who_wins_tokens),
        cmocka_unit_test(a_longer_route_frees_the_shorter_one),
        cmocka_unit_test(a_settlement_tells_what_it_brings),
        cmocka_unit_test(a_tile_that_is_turned_up_may_end_the_turn),
        cmocka_unit_test(a_card_tells_its_stack_and_its_column),
        cmocka_unit_test(a_question_says_what_is_there_to_decide),
        cmocka_unit_test(a_city_tells_its_goal_and_its_reason),
        cmocka_unit_test(says_how_far_a_city_is),
        cmocka_unit_test(says_which_cards_a_place_makes_active),
        cmocka_unit_test(what_a_move_tells_comes_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
