/* report.c - the position as facts, for those who listen: one for each thing. */
#include "core/report.h"
#include "games/bronze/state.h"

#include <assert.h>

static const struct bronze_table *table_of(const struct report *r)
{
    return bronze_table(r->table);
}

static const struct bronze_state *state_of(const struct report *r)
{
    return bronze(r->state);
}

/* A seat if there is one: a list of one, or of none. */
static void tell_seat_if(struct report *r, const char *name, bool is_there,
                         int seat)
{
    fact_list(r->fact, name);
    if (is_there)
        bronze_add_seat(table_of(r), NULL, seat, r->fact);
    fact_close(r->fact);
}

static void tell_share(struct report *r, int n, int seat)
{
    fact_open(r->fact, NULL, "share");
    fact_number(r->fact, "n", n);
    bronze_add_seat(table_of(r), "seat", seat, r->fact);
    fact_close(r->fact);
}

/* -- The pool -------------------------------------------------------------- */

static void tell_stack(struct report *r, int stack)
{
    fact_begin(r->fact, "stack-is");
    fact_numbered(r->fact, "stack", "stack", stack + 1);
    fact_number(r->fact, "cards", state_of(r)->stack[stack]);
    fact_list(r->fact, "top");
    if (state_of(r)->top[stack] != FIELD_NONE) {
        bronze_add_technology(table_of(r), NULL, state_of(r)->top[stack],
                              r->fact);
    }
    fact_close(r->fact);
    report_send(r);
}

static void tell_pool(struct report *r)
{
    for (int i = 0; i < BRONZE_RESERVE; i++)
        tell_stack(r, i);
    fact_begin(r->fact, "reserve-is");
    fact_number(r->fact, "cards", state_of(r)->stack[BRONZE_RESERVE]);
    report_send(r);
}

/* -- The row of tiles ------------------------------------------------------ */

static void tell_province(struct report *r, int place)
{
    int province = state_of(r)->province[place];
    int winner = state_of(r)->winner[place];
    fact_number(r->fact, "points",
                province == FIELD_NONE
                    ? 0
                    : table_of(r)->content.provinces[province].vp);
    tell_seat_if(r, "winner", winner != FIELD_NONE, winner);
}

static void tell_settled(struct report *r, int place)
{
    int leader = bronze_province_leader(table_of(r), state_of(r), place);
    fact_number(r->fact, "free",
                bits_count(free_spots(table_of(r), state_of(r), place)));
    fact_list(r->fact, "settled");
    for (int i = 0; i < table_of(r)->seats; i++)
        tell_share(r, bits_count(state_of(r)->settled[i][place]), i);
    fact_close(r->fact);
    tell_seat_if(r, "leader", leader < table_of(r)->seats, leader);
}

static void tell_cities_below(struct report *r, int place)
{
    for (uint64_t m = state_of(r)->laid[place]; m; m = bits_rest(m)) {
        fact_begin(r->fact, "city-below");
        bronze_add_tile(table_of(r), "tile", place, r->fact);
        bronze_add_city(table_of(r), bits_first(m), r->fact);
        bronze_add_goal(table_of(r), bits_first(m), r->fact);
        report_send(r);
    }
}

static void tell_spot(struct report *r, int place, int spot)
{
    int owner = spot_owner(table_of(r), state_of(r), place, spot);
    int settler = table_of(r)->settler[state_of(r)->tile[place]][spot];
    fact_open(r->fact, NULL, "spot-is");
    fact_word(r->fact, "id", spot_id(table_of(r), place, spot));
    fact_number(r->fact, "n", spot % SPOT_STRIDE + 1);
    bronze_add_settler(table_of(r), "settler", settler, r->fact);
    tell_seat_if(r, "owner", owner != table_of(r)->nobody, owner);
    fact_close(r->fact);
}

static void tell_ground(struct report *r, int place, int terrain)
{
    uint64_t spots = table_of(r)->spots[state_of(r)->tile[place]]
                         >> (terrain * SPOT_STRIDE)
                     & UINT8_MAX;
    if (spots == 0)
        return;
    fact_begin(r->fact, "ground-is");
    bronze_add_tile(table_of(r), "tile", place, r->fact);
    bronze_add_terrain(table_of(r), "terrain", terrain, r->fact);
    fact_list(r->fact, "spots");
    for (; spots; spots = bits_rest(spots))
        tell_spot(r, place, terrain * SPOT_STRIDE + bits_first(spots));
    fact_close(r->fact);
    report_send(r);
}

static void tell_tile(struct report *r, int place, bool briefly)
{
    bool is_open = state_of(r)->tile[place] != FIELD_NONE;
    fact_begin(r->fact, is_open ? "tile-is" : "tile-down");
    bronze_add_tile(table_of(r), "tile", place, r->fact);
    if (is_open)
        tell_settled(r, place);
    tell_province(r, place);
    report_send(r);
    tell_cities_below(r, place);
    for (int i = 0; i < BRONZE_TERRAINS && is_open && !briefly; i++)
        tell_ground(r, place, i);
}

/* -- Trade routes ---------------------------------------------------------- */

static void tell_token(struct report *r, int terrain, int i)
{
    int holder = state_of(r)->route[terrain][i];
    fact_open(r->fact, NULL, "token");
    fact_number(r->fact, "line", table_of(r)->content.lines[i].line);
    tell_seat_if(r, "holder", holder != FIELD_NONE, holder);
    fact_close(r->fact);
}

static void tell_route(struct report *r, int terrain)
{
    fact_begin(r->fact, "route-is");
    bronze_add_terrain(table_of(r), "terrain", terrain, r->fact);
    fact_list(r->fact, "longest");
    for (int i = 0; i < table_of(r)->seats; i++)
        tell_share(r, bronze_route_longest(state_of(r), i, terrain), i);
    fact_close(r->fact);
    fact_list(r->fact, "tokens");
    for (int i = 0; i < table_of(r)->content.line_count; i++)
        tell_token(r, terrain, i);
    fact_close(r->fact);
    report_send(r);
}

static void tell_routes(struct report *r)
{
    for (int i = 0; i < BRONZE_TERRAINS; i++)
        tell_route(r, i);
}

/* -- The players ----------------------------------------------------------- */

static void begin_of_seat(struct report *r, const char *key, int seat)
{
    fact_begin(r->fact, key);
    bronze_add_seat(table_of(r), "seat", seat, r->fact);
}

static void tell_column(struct report *r, int seat, int column)
{
    const uint8_t *card = column_of(state_of(r), seat, column);
    begin_of_seat(r, "column-is", seat);
    fact_number(r->fact, "column", column + 1);
    fact_list(r->fact, "cards");
    for (int i = 0; i < column_length(card); i++) {
        bronze_add_technology(table_of(r), NULL, technology_of(card[i]),
                              r->fact);
    }
    fact_close(r->fact);
    report_send(r);
}

static void tell_city(struct report *r, int seat, int city)
{
    begin_of_seat(r, "city-is", seat);
    bronze_add_city(table_of(r), city, r->fact);
    bronze_add_goal(table_of(r), city, r->fact);
    fact_number(r->fact, "points",
                bronze_city_points(table_of(r), state_of(r), seat, city));
    report_send(r);
}

static void tell_player(struct report *r, int seat)
{
    int at = reach(state_of(r), seat);
    begin_of_seat(r, "player-is", seat);
    fact_number(r->fact, "first", seat == state_of(r)->first);
    fact_number(r->fact, "markers",
                markers_left(table_of(r), state_of(r), seat));
    fact_list(r->fact, "reach");
    if (at >= 0)
        bronze_add_tile(table_of(r), NULL, at, r->fact);
    fact_close(r->fact);
    report_send(r);
    for (int i = 0; i < column_count(state_of(r), seat); i++)
        tell_column(r, seat, i);
    for (uint64_t m = state_of(r)->cities[seat]; m; m = bits_rest(m))
        tell_city(r, seat, bits_first(m));
}

/* What the turn still has to do. */
static void tell_turn(struct report *r)
{
    int active = 0;
    if (state_of(r)->card != FIELD_NONE) {
        begin_of_seat(r, "hand-is", state_of(r)->turn);
        bronze_add_technology(table_of(r), "technology", state_of(r)->card,
                              r->fact);
        report_send(r);
    }
    for (int i = 0; i < BRONZE_FACES; i++)
        active += state_of(r)->active[i];
    if (active > 0) {
        begin_of_seat(r, "active-is", state_of(r)->turn);
        bronze_add_active(table_of(r), state_of(r)->active, r->fact);
        report_send(r);
    }
}

void bronze_tell_state(struct report *r, bool briefly)
{
    assert(state_of(r)->phase < BRONZE_PHASES);
    tell_pool(r);
    for (int i = 0; i < table_of(r)->tiles; i++)
        tell_tile(r, i, briefly);
    tell_routes(r);
    for (int i = 0; i < table_of(r)->seats; i++)
        tell_player(r, i);
    tell_turn(r);
}
