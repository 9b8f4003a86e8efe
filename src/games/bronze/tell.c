/* tell.c - what a picture of Bronze shows that no field says.
 *
 * Seats, columns and rows are numbers from 0; the columns of "places" are those
 * of the matrix with the new card in it. Everything is open to everybody.
 */
#include "games/bronze/city.h"

#include <assert.h>

/* clang-format off */
const struct shape bronze_tells[] = {
    {"tell", "all of it; `last`: who has the last turn of every round; `end`: why this round is the last one; `unseen`: cards by technology", "round:number last:number end:['stack'|'markers'|'tile'] tiles:[tile] lines:{line} players:[player] cities:{city} places:[place] unseen:{number} deck:number"},
    {"tile", "a tile of the row; `behind`: who has not settled to its right; `due`: who gets its province when the turn ends; `cities`: what lies below it, or why nothing does", "free:number counts:[number] leader:number|'nobody' behind:[number] due?:number|'nobody' cities:'never'|'laid'|'gone'|'later'"},
    {"line", "the settlements of a terrain; `claim`: the token that the player would take now; `runs`: long enough for one", "longest:[number] claim?:number runs:[run]"},
    {"run", "spots beside each other", "seat:number spots:[word]"},
    {"player", "what a seat has; `reach`: how far right it has settled", "markers:number reach:number provinces:number routes:number cards:number"},
    {"city", "an open city: who has more or less than the others, each thing, at least or at most so many", "rule:'more'|'less'|'each'|'least'|'most' seats:[progress]"},
    {"progress", "how far a seat is with a city; `missing`: technologies or settlers", "have:number want?:number points:number missing?:[word|settler]"},
    {"settler", "one who is missing on a terrain", "terrain:word settler:word"},
    {"place", "what a place for the card in hand would bring; columns are those of the matrix with the card in it, `active` their active cards, each a column and a row", "move:word where:word face:word column:number row:number active:[[number]] spots:[word]"},
    {NULL, NULL, NULL},
};
/* clang-format on */

static void tell_seat(struct json *w, int seat, int nobody)
{
    if (seat == nobody) {
        json_word(w, "nobody");
    } else {
        json_number(w, seat);
    }
}

/* -- The end --------------------------------------------------------------- */

static int cards_of(const struct bronze_state *s, int seat)
{
    int cards = 0;
    for (int i = 0; i < BRONZE_COLUMNS; i++)
        cards += column_length(column_of(s, seat, i));
    return cards;
}

static int round_of(const struct bronze_state *s)
{
    bool is_before = s->phase == PHASE_TAKE || s->phase == PHASE_PLACE
                     || s->phase == PHASE_TURN_UP;
    int cards = cards_of(s, s->turn) + is_before;
    return cards > 0 ? cards : 1;
}

static void tell_end(const struct bronze_table *t, const struct bronze_state *s,
                     struct json *w)
{
    bool no_marker = false;
    for (int i = 0; i < t->seats; i++)
        no_marker = no_marker || markers_left(t, s, i) == 0;
    json_key(w, "round");
    json_number(w, round_of(s));
    json_key(w, "last");
    json_number(w, (s->first == 0 ? t->seats : s->first) - 1);
    json_key(w, "end");
    json_open(w, '[');
    if (bronze_stack_ran_out(s))
        json_word(w, "stack");
    if (no_marker)
        json_word(w, "markers");
    if (bronze_tile_is_full(t, s, t->tiles - 1))
        json_word(w, "tile");
    json_close(w, ']');
}

/* -- Tiles ----------------------------------------------------------------- */

/* What lies below the tile, or why nothing does (BR-4.4). */
static const char *cities_below(const struct bronze_state *s, int place)
{
    if (place == 0)
        return "never";
    if (s->laid[place] != 0)
        return "laid";
    return settled_by_all(s, place) ? "gone" : "later";
}

/* Who has not settled to the right of the tile: BR-6.1 waits for them. */
static void tell_behind(const struct bronze_table *t,
                        const struct bronze_state *s, int place, struct json *w)
{
    json_key(w, "behind");
    json_open(w, '[');
    for (int i = 0; i < t->seats; i++) {
        if (reach(s, i) <= place)
            json_number(w, i);
    }
    json_close(w, ']');
}

static void tell_counts(const struct bronze_table *t,
                        const struct bronze_state *s, int place, struct json *w)
{
    json_key(w, "counts");
    json_open(w, '[');
    for (int i = 0; i < t->seats; i++)
        json_number(w, bits_count(s->settled[i][place]));
    json_close(w, ']');
}

/* `after` is the state in which the turn has ended: its tokens are given. */
static void tell_tile(const struct bronze_table *t,
                      const struct bronze_state *s,
                      const struct bronze_state *after, int place,
                      struct json *w)
{
    bool is_open = s->tile[place] != FIELD_NONE;
    json_open(w, '{');
    json_key(w, "free");
    json_number(w, is_open ? bits_count(free_spots(t, s, place)) : 0);
    tell_counts(t, s, place, w);
    json_key(w, "leader");
    tell_seat(w, bronze_province_leader(t, s, place), t->nobody);
    tell_behind(t, s, place, w);
    if (s->winner[place] != after->winner[place]) {
        json_key(w, "due");
        tell_seat(w, after->winner[place], t->nobody);
    }
    json_key(w, "cities");
    json_word(w, cities_below(s, place));
    json_close(w, '}');
}

static void tell_tiles(const struct bronze_table *t,
                       const struct bronze_state *s,
                       const struct bronze_state *after, struct json *w)
{
    json_key(w, "tiles");
    json_open(w, '[');
    for (int i = 0; i < t->tiles; i++)
        tell_tile(t, s, after, i, w);
    json_close(w, ']');
}

/* -- Trade routes ---------------------------------------------------------- */

static void tell_run(const struct bronze_table *t, int seat, int terrain,
                     uint64_t run, struct json *w)
{
    json_open(w, '{');
    json_key(w, "seat");
    json_number(w, seat);
    json_key(w, "spots");
    json_open(w, '[');
    for (uint64_t m = run; m; m = bits_rest(m)) {
        int at = bits_first(m);
        json_word(w, t->spot_id[at / BRONZE_SPOTS][terrain][at % BRONZE_SPOTS]);
    }
    json_close(w, ']');
    json_close(w, '}');
}

/* The runs that are long enough for a token. */
static void tell_runs(const struct bronze_table *t,
                      const struct bronze_state *s, int terrain, struct json *w)
{
    uint64_t run[BRONZE_RUNS];
    json_key(w, "runs");
    json_open(w, '[');
    for (int i = 0; i < t->seats; i++) {
        int runs = bronze_route_runs(s, i, terrain, run);
        for (int k = 0; k < runs; k++) {
            if (bits_count(run[k]) >= t->content.lines[0].line)
                tell_run(t, i, terrain, run[k], w);
        }
    }
    json_close(w, ']');
}

/* The token that the player would take if the turn ended now (BR-5.2). */
static void tell_claim(const struct bronze_table *t,
                       const struct bronze_state *s,
                       const struct bronze_state *after, int terrain,
                       struct json *w)
{
    for (int i = 0; i < t->content.line_count; i++) {
        int holder = after->route[terrain][i];
        if (holder == s->turn && s->route[terrain][i] != holder) {
            json_key(w, "claim");
            json_number(w, t->content.lines[i].line);
        }
    }
}

static void tell_lines(const struct bronze_table *t,
                       const struct bronze_state *s,
                       const struct bronze_state *after, struct json *w)
{
    json_key(w, "lines");
    json_open(w, '{');
    for (int terrain = 0; terrain < BRONZE_TERRAINS; terrain++) {
        json_key(w, t->content.terrains[terrain].id);
        json_open(w, '{');
        json_key(w, "longest");
        json_open(w, '[');
        for (int i = 0; i < t->seats; i++)
            json_number(w, bronze_route_longest(s, i, terrain));
        json_close(w, ']');
        tell_claim(t, s, after, terrain, w);
        tell_runs(t, s, terrain, w);
        json_close(w, '}');
    }
    json_close(w, '}');
}

/* -- Players --------------------------------------------------------------- */

static void tell_tokens(const struct bronze_table *t,
                        const struct bronze_state *s, int seat, struct json *w)
{
    int provinces = 0;
    int routes = 0;
    for (int i = 0; i < t->tiles; i++)
        provinces += bronze_province_holder(t, s, i) == seat;
    for (int i = 0; i < BRONZE_TERRAINS * t->content.line_count; i++) {
        int lines = t->content.line_count;
        routes += s->route[i / lines][i % lines] == seat;
    }
    json_key(w, "provinces");
    json_number(w, provinces);
    json_key(w, "routes");
    json_number(w, routes);
}

static void tell_players(const struct bronze_table *t,
                         const struct bronze_state *s, struct json *w)
{
    json_key(w, "players");
    json_open(w, '[');
    for (int i = 0; i < t->seats; i++) {
        json_open(w, '{');
        json_key(w, "markers");
        json_number(w, markers_left(t, s, i));
        json_key(w, "reach");
        json_number(w, reach(s, i));
        json_key(w, "cards");
        json_number(w, cards_of(s, i));
        tell_tokens(t, s, i, w);
        json_close(w, '}');
    }
    json_close(w, ']');
}

/* -- Cities ---------------------------------------------------------------- */

static unsigned technologies_of_city(const struct bronze_city *city)
{
    unsigned set = 0;
    for (int i = 0; i < city->technology_count; i++)
        set |= 1U << named_technology(city, i);
    return set;
}

/* What the best row lacks of the city's technologies. */
static unsigned missing_in_row(const struct bronze_state *s, int seat,
                               const struct bronze_city *city)
{
    unsigned wanted = technologies_of_city(city);
    unsigned missing = wanted;
    for (int row = 0; row < BRONZE_COLUMN_CARDS; row++) {
        unsigned lacks = wanted & ~bronze_row_set(s, seat, row);
        if (bits_count(lacks) < bits_count(missing))
            missing = lacks;
    }
    return missing;
}

static int tell_missing_cards(const struct bronze_table *t,
                              const struct bronze_state *s, int seat,
                              const struct bronze_city *city, struct json *w)
{
    unsigned missing = missing_in_row(s, seat, city);
    for (unsigned m = missing; m; m &= m - 1)
        json_word(w, bronze_technology_id(t, bits_first(m)));
    return bits_count(missing);
}

static int tell_missing_settlers(const struct bronze_table *t,
                                 const struct bronze_state *s, int seat,
                                 const struct bronze_city *city, struct json *w)
{
    int missing = 0;
    for (int i = 0; i < city->terrain_count * BRONZE_SETTLERS; i++) {
        int terrain = city->terrains[i / BRONZE_SETTLERS];
        int settler = i % BRONZE_SETTLERS;
        if (bronze_settlers_on(t, s, seat, terrain) >> settler & 1)
            continue;
        json_open(w, '{');
        json_key(w, "terrain");
        json_word(w, t->content.terrains[terrain].id);
        json_key(w, "settler");
        json_word(w, t->content.settlers[settler].id);
        json_close(w, '}');
        missing++;
    }
    return missing;
}

/* How many things the city counts; its own number leaves out how much of a row
 * or of a set is there. */
static int goal_of(const struct bronze_city *city)
{
    if (city->kind == CITY_TERRAIN_SETS)
        return city->terrain_count * BRONZE_SETTLERS;
    return bronze_city_wanted(city);
}

/* What the others have that comes closest to the seat's number. */
static int best_other(const struct bronze_table *t,
                      const struct bronze_state *s, int seat,
                      const struct bronze_city *city)
{
    bool more = bronze_city_rule(city) == RULE_MORE;
    int best = -1;
    for (int i = next_seat(t, seat); i != seat; i = next_seat(t, i)) {
        int have = bronze_city_measure(t, s, i, city);
        if (best < 0 || (more ? have > best : have < best))
            best = have;
    }
    return best;
}

/* The number that the seat needs for the points (BR-8.1: a draw is not
 * enough). */
static void tell_want(const struct bronze_table *t,
                      const struct bronze_state *s, int seat,
                      const struct bronze_city *city, struct json *w)
{
    enum city_rule rule = bronze_city_rule(city);
    if (rule == RULE_EACH)
        return;
    json_key(w, "want");
    if (rule == RULE_MORE) {
        json_number(w, best_other(t, s, seat, city) + 1);
    } else if (rule == RULE_LESS) {
        json_number(w, best_other(t, s, seat, city) - 1);
    } else {
        json_number(w, goal_of(city));
    }
}

static void tell_progress(const struct bronze_table *t,
                          const struct bronze_state *s, int seat, int number,
                          struct json *w)
{
    const struct bronze_city *city = &t->content.cities[number];
    int have = bronze_city_measure(t, s, seat, city);
    json_open(w, '{');
    if (city->kind == CITY_ROW || city->kind == CITY_TERRAIN_SETS) {
        json_key(w, "missing");
        json_open(w, '[');
        int missing = city->kind == CITY_ROW
                          ? tell_missing_cards(t, s, seat, city, w)
                          : tell_missing_settlers(t, s, seat, city, w);
        json_close(w, ']');
        have = goal_of(city) - missing;
    }
    json_key(w, "have");
    json_number(w, have);
    tell_want(t, s, seat, city, w);
    json_key(w, "points");
    json_number(w, bronze_city_points(t, s, seat, number));
    json_close(w, '}');
}

static void tell_city(const struct bronze_table *t,
                      const struct bronze_state *s, int number, struct json *w)
{
    static const char *const rules[] = {[RULE_MORE] = "more",
                                        [RULE_LESS] = "less",
                                        [RULE_EACH] = "each",
                                        [RULE_AT_LEAST] = "least",
                                        [RULE_AT_MOST] = "most"};
    const struct bronze_city *city = &t->content.cities[number];
    json_key(w, city->id);
    json_open(w, '{');
    json_key(w, "rule");
    json_word(w, rules[bronze_city_rule(city)]);
    json_key(w, "seats");
    json_open(w, '[');
    for (int i = 0; i < t->seats; i++)
        tell_progress(t, s, i, number, w);
    json_close(w, ']');
    json_close(w, '}');
}

/* The cities that lie open: below a tile or before a player. */
static void tell_cities(const struct bronze_table *t,
                        const struct bronze_state *s, struct json *w)
{
    uint64_t open = 0;
    for (int i = 0; i < BRONZE_SEATS; i++)
        open |= s->cities[i];
    for (int i = 0; i < BRONZE_ROW; i++)
        open |= s->laid[i];
    json_key(w, "cities");
    json_open(w, '{');
    for (; open; open = bits_rest(open))
        tell_city(t, s, bits_first(open), w);
    json_close(w, '}');
    json_key(w, "deck");
    json_number(w, bits_count(bronze_city_deck(t, s)));
}

/* -- Where the card in hand can go ----------------------------------------- */

/* The column that the move has made longer. */
static int grown_column(const struct bronze_state *before,
                        const struct bronze_state *after, int where)
{
    int seat = before->turn;
    if (where == PLACE_LEFT)
        return 0;
    for (int i = 0; i < BRONZE_COLUMNS; i++) {
        if (column_length(column_of(after, seat, i))
            != column_length(column_of(before, seat, i)))
            return i;
    }
    return 0;
}

/* The active cards by their places; the counts in the state say how many there
 * are, and a test that they agree. */
static void tell_active(const struct bronze_state *s, int column, int row,
                        struct json *w)
{
    json_key(w, "active");
    json_open(w, '[');
    for (int i = 0; i < BRONZE_COLUMNS; i++) {
        for (int k = 0; k <= row; k++) {
            if (!bronze_is_activated(s, column, row, i, k))
                continue;
            json_open(w, '[');
            json_number(w, i);
            json_number(w, k);
            json_close(w, ']');
        }
    }
    json_close(w, ']');
}

static void tell_spots(const struct bronze_table *t,
                       const struct bronze_state *s, struct json *w)
{
    struct move_list l = {.count = 0};
    uint64_t spots[BRONZE_ROW] = {0};
    if (bronze_settle_is_possible(t, s))
        bronze_settle_moves(t, s, &l);
    for (int i = 0; i < l.count; i++) {
        if (l.move[i].kind == MOVE_SETTLE)
            spots[l.move[i].arg[1]] |= bits_bit(l.move[i].arg[2]);
    }
    json_key(w, "spots");
    json_open(w, '[');
    for (int place = 0; place < t->tiles; place++) {
        for (uint64_t m = spots[place]; m; m = bits_rest(m))
            json_word(w, spot_id(t, place, bits_first(m)));
    }
    json_close(w, ']');
}

static void tell_place(const struct bronze_table *t,
                       const struct bronze_state *s, struct move m,
                       struct json *w)
{
    char room[GAME_TEXT_MAX];
    struct text name = text_in(room, sizeof room);
    struct bronze_state after = *s;
    bronze_place_write(m, &name);
    bronze_card_place(&after, m.arg[0], m.arg[1]);
    int column = grown_column(s, &after, m.arg[0]);
    int row = column_length(column_of(&after, s->turn, column)) - 1;
    json_open(w, '{');
    json_key(w, "move");
    json_word(w, room);
    json_key(w, "where");
    json_word(w, bronze_where_told(s, m.arg[0]));
    json_key(w, "face");
    json_word(w, bronze_face(m.arg[1]));
    json_key(w, "column");
    json_number(w, column);
    json_key(w, "row");
    json_number(w, row);
    tell_active(&after, column, row, w);
    tell_spots(t, &after, w);
    json_close(w, '}');
}

static void tell_places(const struct bronze_table *t,
                        const struct bronze_state *s, struct json *w)
{
    struct move_list l = {.count = 0};
    if (s->card != FIELD_NONE)
        bronze_place_moves(s, &l);
    json_key(w, "places");
    json_open(w, '[');
    for (int i = 0; i < l.count; i++)
        tell_place(t, s, l.move[i], w);
    json_close(w, ']');
}

/* -- All of it ------------------------------------------------------------- */

static void tell_unseen(const struct bronze_table *t,
                        const struct bronze_state *s, struct json *w)
{
    int left[BRONZE_TECHNOLOGIES];
    bronze_cards_left(t, s, left);
    json_key(w, "unseen");
    json_open(w, '{');
    for (int i = 0; i < BRONZE_TECHNOLOGIES; i++) {
        json_key(w, bronze_technology_id(t, i));
        json_number(w, left[i]);
    }
    json_close(w, '}');
}

void bronze_tell(const struct table *table, const struct state *state,
                 int viewer, struct json *w)
{
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    assert(s->phase < BRONZE_PHASES && s->turn < t->seats);
    struct bronze_state after = *s;
    (void)viewer;
    if (s->phase != PHASE_OVER) {
        bronze_route_claim(t, &after);
        bronze_province_award(t, &after);
    }
    tell_end(t, s, w);
    tell_tiles(t, s, &after, w);
    tell_lines(t, s, &after, w);
    tell_players(t, s, w);
    tell_cities(t, s, w);
    tell_places(t, s, w);
    tell_unseen(t, s, w);
}
