/* facts.c - what moves do and what points are for, as facts. */
#include "games/bronze/state.h"

#include <assert.h>

/* clang-format off */
/* At the end of the turn: tokens that somebody gets, and those that are free again; cities
 * that nobody can take any more. */
#define BRINGS "gains:[route|province] loses?:[free-route] discards?:[city] ends?:number"

const struct shape bronze_facts[] = {
    /* Things. */
    {"seat",       "a player, or `nobody`; `small`: where colours are no names", "id:word small?:number"},
    {"tile",       "a tile of the row, by its place",        "id:word n:number"},
    {"spot",       "a spot of a tile, the nth of its terrain", "id:word tile:tile terrain:terrain n:number"},
    {"terrain",    "a kind of terrain",                      "id:word"},
    {"settler",    "a kind of settlers",                     "id:word"},
    {"technology", "a technology, or Bronze Casting: `bronze`", "id:word name:word"},
    {"stack",      "a stack of the pool",                    "id:number"},
    {"column",     "the nth column of a player's cards, also one that a card would begin", "id:word n:number"},
    {"city",       "a city",                                 "id:word"},
    {"goal",       "what a city gives its points for; a `count` of 0: the kind asks for none", "points:number kind:word count:number terrains:[terrain] technologies:[technology]"},
    {"amount",     "so many cards of a technology",          "n:number technology:technology"},

    /* What chance does. */
    {"lay-province", "a province token is laid on a tile",   "tile:tile points:number"},
    {"open",       "a tile is turned up; `number` is printed on it", "tile:tile number:number " BRINGS},
    {"first",      "the first player is drawn",              "seat:seat"},
    {"turn-up",    "a card is turned up on a stack",         "stack:stack technology:technology"},
    {"lay-city",   "a city is laid below a tile",            "city:city tile:tile goal:goal"},

    /* A turn. `ends`: with this move; then tokens change hands. */
    {"take",       "a card is taken; its stack `stays`, becomes the `reserve`, or brings the `end`", "technology:technology stack:stack left:number next:word"},
    {"place",      "a card is placed, face `up` or `down`: in a `column`, or as a new one, `first`, `left` or `right`", "technology:technology face:word where:word column:column active:[amount] " BRINGS},
    {"settle",     "a spot is settled; `leaves`: what lies to the left; `city`: one is to be taken", "settler:settler spot:spot technology:technology leaves:number opens:[tile] city:number " BRINGS},
    {"end",        "no more is settled in this turn",        BRINGS},
    {"take-city",  "a city is taken; the points are those of now", "city:city tile:tile goal:goal points:number reason:why-city " BRINGS},
    {"route",      "a trade route token changes hands",      "line:number terrain:terrain seat:seat points:number"},
    {"free-route", "a shorter trade route token that a player had is free again", "line:number terrain:terrain seat:seat points:number"},
    {"province",   "a province token goes to its winner",    "tile:tile seat:seat points:number"},

    /* What is asked. */
    {"ask-take",   "which card is taken",                    ""},
    {"ask-place",  "where the card goes, and which side up", "technology:technology"},
    {"ask-settle", "which spot is settled; `n`: cards that can still do it", "active:[active] n:number"},
    {"ask-city",   "which city below the tile is taken",     "tile:tile"},
    {"active",     "cards that can still settle",            "technology:technology n:number"},

    /* The position. */
    {"stack-is",   "cards of a stack, and the open one",     "stack:stack cards:number top:[technology]"},
    {"reserve-is", "cards of the reserve",                   "cards:number"},
    {"tile-is",    "who has settled a tile, and who wins its province of so many points", "tile:tile free:number settled:[share] leader:[seat] points:number winner:[seat]"},
    {"tile-down",  "a tile that is face down",               "tile:tile points:number winner:[seat]"},
    {"share",      "so many settlements of a player",        "n:number seat:seat"},
    {"city-below", "a city below a tile",                    "tile:tile city:city goal:goal"},
    {"ground-is",  "the spots of a terrain on a tile",       "tile:tile terrain:terrain spots:[spot-is]"},
    {"spot-is",    "for whom a spot is, and who has settled it", "id:word n:number settler:settler owner:[seat]"},
    {"route-is",   "the longest lines on a terrain, and its tokens", "terrain:terrain longest:[share] tokens:[token]"},
    {"token",      "who holds a trade route token",          "line:number holder:[seat]"},
    {"player-is",  "what a player has; `reach`: the rightmost settled tile", "seat:seat first:number markers:number reach:[tile]"},
    {"column-is",  "the cards of a column, from the first row on", "seat:seat column:number cards:[technology]"},
    {"city-is",    "a city that a player has, and its points now", "seat:seat city:city goal:goal points:number"},
    {"hand-is",    "the card that is to be placed",          "seat:seat technology:technology"},
    {"active-is",  "the cards that can still settle",        "seat:seat active:[amount]"},

    /* What is printed on things. */
    {"technology-is", "whom a technology settles, and where", "technology:technology settlers:[settler] terrains:[terrain]"},
    {"casting-is", "Bronze Casting settles everywhere",      "technology:technology"},
    {"city-gives", "what a city gives points for",           "city:city goal:goal"},
    {"line-is",    "points of a trade route of this length", "line:number points:number"},

    /* What points are for. */
    {"why-provinces", "province tokens",                     "provinces:[province-points]"},
    {"province-points", "the points of a province token",    "points:number n:number tile:tile"},
    {"why-routes", "trade route tokens",                     "routes:[route-points]"},
    {"route-points", "the points of a trade route token",    "points:number line:number terrain:terrain"},
    {"why-city",   "how far a city is, by its kind; a `row` of 0: there is none", "kind:word count:number terrains:[terrain] technologies:[technology] have:number rivals?:[rival] row?:number column?:number amounts?:[amount] grounds?:[ground]"},
    {"rival",      "what another player has",                "seat:seat have:number"},
    {"ground",     "the settlers on a terrain",              "terrain:terrain settlers:[settler]"},
    {NULL, NULL, NULL},
};
/* clang-format on */

/* -- Things ---------------------------------------------------------------- */

/* A seat, or nobody. */
void bronze_add_seat(const struct bronze_table *t, const char *name, int seat,
                     struct fact *f)
{
    assert(seat >= 0 && seat <= t->nobody);
    fact_thing(f, name, "seat",
               seat < t->seats ? t->content.colours[seat] : "nobody");
}

void bronze_add_tile(const struct bronze_table *t, const char *name, int place,
                     struct fact *f)
{
    assert(place >= 0 && place < t->tiles);
    fact_open(f, name, "tile");
    fact_word(f, "id", t->place_id[place]);
    fact_number(f, "n", place + 1);
    fact_close(f);
}

void bronze_add_terrain(const struct bronze_table *t, const char *name,
                        int terrain, struct fact *f)
{
    assert(terrain >= 0 && terrain < BRONZE_TERRAINS);
    fact_thing(f, name, "terrain", t->content.terrains[terrain].id);
}

void bronze_add_settler(const struct bronze_table *t, const char *name,
                        int settler, struct fact *f)
{
    assert(settler >= 0 && settler < BRONZE_SETTLERS);
    fact_thing(f, name, "settler", t->content.settlers[settler].id);
}

void bronze_add_technology(const struct bronze_table *t, const char *name,
                           int technology, struct fact *f)
{
    fact_open(f, name, "technology");
    fact_word(f, "id", bronze_technology_id(t, technology));
    fact_word(f, "name", bronze_technology_name(t, technology));
    fact_close(f);
}

void bronze_add_city(const struct bronze_table *t, int city, struct fact *f)
{
    assert(city >= 0 && city < t->content.city_count);
    fact_thing(f, "city", "city", t->content.cities[city].id);
}

void bronze_add_goal(const struct bronze_table *t, int city, struct fact *f)
{
    fact_open(f, "goal", "goal");
    bronze_tell_goal(t, city, f);
    fact_close(f);
}

void bronze_add_amount(const struct bronze_table *t, int technology, int n,
                       struct fact *f)
{
    assert(technology >= 0 && technology < BRONZE_FACES);
    fact_open(f, NULL, "amount");
    fact_number(f, "n", n);
    bronze_add_technology(t, "technology", technology, f);
    fact_close(f);
}

void bronze_add_active(const struct bronze_table *t,
                       const uint8_t active[BRONZE_FACES], struct fact *f)
{
    fact_list(f, "active");
    for (int i = 0; i < BRONZE_FACES; i++) {
        if (active[i] > 0)
            bronze_add_amount(t, i, active[i], f);
    }
    fact_close(f);
}

/* -- What chance does ------------------------------------------------------ */

static void tell_province(const struct bronze_table *t,
                          const struct bronze_state *s, struct move m,
                          struct fact *f)
{
    (void)s;
    bronze_add_tile(t, "tile", m.arg[0], f);
    fact_number(f, "points", t->content.provinces[m.arg[1]].vp);
}

static void tell_open(const struct bronze_table *t,
                      const struct bronze_state *s, struct move m,
                      struct fact *f)
{
    (void)s;
    bronze_add_tile(t, "tile", m.arg[0], f);
    fact_number(f, "number", t->content.tiles[m.arg[1]].id);
}

static void tell_first(const struct bronze_table *t,
                       const struct bronze_state *s, struct move m,
                       struct fact *f)
{
    (void)s;
    bronze_add_seat(t, "seat", m.arg[0], f);
}

static void tell_turn_up(const struct bronze_table *t,
                         const struct bronze_state *s, struct move m,
                         struct fact *f)
{
    (void)s;
    fact_numbered(f, "stack", "stack", m.arg[0] + 1);
    bronze_add_technology(t, "technology", m.arg[1], f);
}

static void tell_lay(const struct bronze_table *t, const struct bronze_state *s,
                     struct move m, struct fact *f)
{
    (void)s;
    bronze_add_city(t, m.arg[1], f);
    bronze_add_tile(t, "tile", m.arg[0], f);
    bronze_add_goal(t, m.arg[1], f);
}

/* -- What players do ------------------------------------------------------- */

static void tell_take(const struct bronze_table *t,
                      const struct bronze_state *s, struct move m,
                      struct fact *f)
{
    int stack = m.arg[0];
    int left = s->stack[stack] - 1;
    bronze_add_technology(t, "technology", s->top[stack], f);
    fact_numbered(f, "stack", "stack", stack + 1);
    fact_number(f, "left", left);
    fact_word(f, "next",
              left > 0                   ? "stays"
              : s->stack[BRONZE_RESERVE] ? "reserve"
                                         : "end");
}

static void tell_where(const struct bronze_table *t,
                       const struct bronze_state *s, int where, struct fact *f)
{
    int columns = column_count(s, s->turn);
    bool is_left = where == PLACE_LEFT;
    bool is_right = where == PLACE_RIGHT;
    fact_word(f, "where", bronze_where_told(s, where));
    fact_open(f, "column", "column");
    fact_word(f, "id", t->column_id[s->turn][where]);
    fact_number(f, "n", 1 + (is_left ? 0 : is_right ? columns : where));
    fact_close(f);
}

static void tell_place(const struct bronze_table *t,
                       const struct bronze_state *s, struct move m,
                       struct fact *f)
{
    struct bronze_state after = *s;
    bronze_card_place(&after, m.arg[0], m.arg[1]);
    bronze_add_technology(t, "technology", s->card, f);
    fact_word(f, "face", bronze_face(m.arg[1]));
    tell_where(t, s, m.arg[0], f);
    bronze_add_active(t, after.active, f);
}

static void tell_spot(const struct bronze_table *t, int place, int spot,
                      struct fact *f)
{
    fact_open(f, "spot", "spot");
    fact_word(f, "id", spot_id(t, place, spot));
    bronze_add_tile(t, "tile", place, f);
    bronze_add_terrain(t, "terrain", spot / SPOT_STRIDE, f);
    fact_number(f, "n", spot % SPOT_STRIDE + 1);
    fact_close(f);
}

/* BR-4.3, BR-4.4: what the settlement brings with it. */
static void tell_follow_up(const struct bronze_table *t,
                           const struct bronze_state *s, struct move m,
                           struct fact *f)
{
    struct bronze_state after = *s;
    bronze_settle(t, &after, m);
    fact_list(f, "opens");
    if (after.phase == PHASE_OPEN) {
        bronze_add_tile(t, NULL, m.arg[1] + 1, f);
        bronze_settle_after_open(t, &after);
    }
    fact_close(f);
    fact_number(f, "city",
                after.phase == PHASE_LAY || after.phase == PHASE_CITY);
}

static void tell_settle(const struct bronze_table *t,
                        const struct bronze_state *s, struct move m,
                        struct fact *f)
{
    int place = m.arg[1];
    int spot = m.arg[2];
    bronze_add_settler(t, "settler", t->settler[s->tile[place]][spot], f);
    tell_spot(t, place, spot, f);
    bronze_add_technology(t, "technology", m.arg[0], f);
    fact_number(f, "leaves", place > 0 && place > reach(s, s->turn));
    tell_follow_up(t, s, m, f);
}

static void tell_city(const struct bronze_table *t,
                      const struct bronze_state *s, struct move m,
                      struct fact *f)
{
    int city = m.arg[0];
    bronze_add_city(t, city, f);
    bronze_add_tile(t, "tile", s->site, f);
    bronze_add_goal(t, city, f);
    fact_number(f, "points", bronze_city_points(t, s, s->turn, city));
    fact_open(f, "reason", "why-city");
    bronze_tell_reason(t, s, s->turn, city, f);
    fact_close(f);
}

/* -- Tokens that change hands ---------------------------------------------- */

static void add_route(const struct bronze_table *t, const char *key, int route,
                      int seat, struct fact *f)
{
    int lines = t->content.line_count;
    fact_open(f, NULL, key);
    fact_number(f, "line", t->content.lines[route % lines].line);
    bronze_add_terrain(t, "terrain", route / lines, f);
    bronze_add_seat(t, "seat", seat, f);
    fact_number(f, "points", t->content.lines[route % lines].vp);
    fact_close(f);
}

/* Tokens that `after` has in other hands; those that nobody has then are `free`. */
static void tell_routes(const struct bronze_table *t,
                        const struct bronze_state *s,
                        const struct bronze_state *after, bool is_free,
                        struct fact *f)
{
    int lines = t->content.line_count;
    for (int i = 0; i < BRONZE_TERRAINS * lines; i++) {
        int had = s->route[i / lines][i % lines];
        int has = after->route[i / lines][i % lines];
        if (had == has || (has == FIELD_NONE) != is_free)
            continue;
        add_route(t, is_free ? "free-route" : "route", i, is_free ? had : has,
                  f);
    }
}

/* BR-4.4 */
static void tell_discarded(const struct bronze_table *t, uint64_t cities,
                           struct fact *f)
{
    fact_list(f, "discards");
    for (; cities; cities = bits_rest(cities))
        fact_thing(f, NULL, "city", t->content.cities[bits_first(cities)].id);
    fact_close_some(f);
}

static void tell_provinces(const struct bronze_table *t,
                           const struct bronze_state *s,
                           const struct bronze_state *after, struct fact *f)
{
    for (int i = 0; i < t->tiles; i++) {
        if (after->winner[i] == s->winner[i])
            continue;
        fact_open(f, NULL, "province");
        bronze_add_tile(t, "tile", i, f);
        bronze_add_seat(t, "seat", after->winner[i], f);
        fact_number(f, "points", t->content.provinces[s->province[i]].vp);
        fact_close(f);
    }
}

/* The largest facts: a card is placed, or a city taken that looks at as much as a
 * city may, and every token changes hands. A card makes its neighbours active and
 * those that are as it is: three technologies. */
enum {
    GAINS_PARTS = 4 + 2 * 7 * BRONZE_TERRAINS + 7 * BRONZE_ROW
                  + 2 * BRONZE_CITIES,
    PLACE_PARTS = 10 + 1 + 5 * 3,
    GOAL_PARTS = 6 + 3 * BRONZE_CITY_WORDS,
    REASON_PARTS = 1 + (4 + 2 * BRONZE_SETTLERS) * BRONZE_CITY_WORDS,
    CITY_PARTS = 8 + GOAL_PARTS + GOAL_PARTS + REASON_PARTS,
};
_Static_assert(PLACE_PARTS + GAINS_PARTS <= FACT_PARTS_MAX
                   && CITY_PARTS + GAINS_PARTS <= FACT_PARTS_MAX,
               "a fact has room for it");

/* BR-5.2, BR-6.1: whether the turn ends with the move, which tokens change hands
 * then, and which cities go. */
static void tell_end(const struct table *table, const struct bronze_state *s,
                     struct move m, struct fact *f)
{
    const struct bronze_table *t = bronze_table(table);
    struct bronze_state after = *s;
    bronze_game.apply(table, (struct state *)(void *)&after, m);
    fact_list(f, "gains");
    tell_routes(t, s, &after, false, f);
    tell_provinces(t, s, &after, f);
    fact_close(f);
    fact_list(f, "loses");
    tell_routes(t, s, &after, true, f);
    fact_close_some(f);
    tell_discarded(t, after.discarded & ~s->discarded, f);
    if (after.turn != s->turn || after.phase == PHASE_OVER)
        fact_number(f, "ends", 1);
}

/* -- Moves ----------------------------------------------------------------- */

/* clang-format off */
static const struct teller {
    const char *key;
    bool may_end_turn;
    void (*tell)(const struct bronze_table *t, const struct bronze_state *s, struct move m, struct fact *f);
} tellers[] = {
    [MOVE_PROVINCE] = {"lay-province", false, tell_province},
    [MOVE_OPEN]     = {"open",         true,  tell_open},
    [MOVE_FIRST]    = {"first",        false, tell_first},
    [MOVE_TURN_UP]  = {"turn-up",      false, tell_turn_up},
    [MOVE_TAKE]     = {"take",         false, tell_take},
    [MOVE_PLACE]    = {"place",        true,  tell_place},
    [MOVE_SETTLE]   = {"settle",       true,  tell_settle},
    [MOVE_END]      = {"end",          true,  NULL},
    [MOVE_LAY]      = {"lay-city",     false, tell_lay},
    [MOVE_CITY]     = {"take-city",    true,  tell_city},
};
/* clang-format on */

void bronze_tell_move(const struct table *table, const struct state *state,
                      struct move m, struct fact *f)
{
    const struct bronze_state *s = bronze(state);
    assert(m.kind <= MOVE_CITY && m.seat <= SEAT_CHANCE);
    const struct teller *teller = &tellers[m.kind];
    fact_begin(f, teller->key);
    if (teller->tell)
        teller->tell(bronze_table(table), s, m, f);
    if (teller->may_end_turn)
        tell_end(table, s, m, f);
    fact_close(f);
}

/* -- Points ---------------------------------------------------------------- */

static void why_provinces(const struct bronze_table *t,
                          const struct bronze_state *s, int seat,
                          struct fact *f)
{
    fact_begin(f, "why-provinces");
    fact_list(f, "provinces");
    for (int i = 0; i < t->tiles; i++) {
        if (bronze_province_holder(t, s, i) != seat)
            continue;
        fact_open(f, NULL, "province-points");
        fact_number(f, "points", t->content.provinces[s->province[i]].vp);
        fact_number(f, "n", i + 1);
        bronze_add_tile(t, "tile", i, f);
        fact_close(f);
    }
    fact_close(f);
}

static void why_routes(const struct bronze_table *t,
                       const struct bronze_state *s, int seat, struct fact *f)
{
    int lines = t->content.line_count;
    fact_begin(f, "why-routes");
    fact_list(f, "routes");
    for (int i = 0; i < BRONZE_TERRAINS * lines; i++) {
        if (s->route[i / lines][i % lines] != seat)
            continue;
        fact_open(f, NULL, "route-points");
        fact_number(f, "points", t->content.lines[i % lines].vp);
        fact_number(f, "line", t->content.lines[i % lines].line);
        bronze_add_terrain(t, "terrain", i / lines, f);
        fact_close(f);
    }
    fact_close(f);
}

static void why_city(const struct bronze_table *t, const struct bronze_state *s,
                     int seat, int n, struct fact *f)
{
    uint64_t cities = s->cities[seat];
    while (n-- > 0)
        cities = bits_rest(cities);
    fact_begin(f, "why-city");
    bronze_tell_reason(t, s, seat, bits_first(cities), f);
}

void bronze_tell_points(const struct table *table, const struct state *state,
                        int seat, int line, struct fact *f)
{
    enum { LINE_PROVINCES, LINE_ROUTES, LINE_CITIES };
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    assert(seat >= 0 && seat < t->seats && line >= 0);
    if (line == LINE_PROVINCES) {
        why_provinces(t, s, seat, f);
    } else if (line == LINE_ROUTES) {
        why_routes(t, s, seat, f);
    } else {
        why_city(t, s, seat, line - LINE_CITIES, f);
    }
    fact_close(f);
}
