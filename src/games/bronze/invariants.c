/* invariants.c - what no play can lead to. Everything that is accepted here can
 * be played on to its end. */
#include "games/bronze/state.h"

#include <assert.h>

static bool refuse(struct text *why, const char *sentence)
{
    text_add(why, "%s", sentence);
    return false;
}

static bool is_in_turn(const struct bronze_state *s)
{
    return s->phase == PHASE_SETTLE || s->phase == PHASE_LAY
           || s->phase == PHASE_CITY
           || (s->phase == PHASE_OPEN && s->site != FIELD_NONE);
}

/* Before the first tiles are open. */
static bool is_opening(const struct bronze_state *s)
{
    return s->phase == PHASE_PROVINCES
           || (s->phase == PHASE_OPEN && s->site == FIELD_NONE);
}

/* -- Cards ----------------------------------------------------------------- */

/* BR-2.2: no gaps, neither between cards nor between columns. */
static bool matrix_fits(const struct bronze_table *t,
                        const struct bronze_state *s, struct text *why)
{
    for (int i = 0; i < t->seats * BRONZE_COLUMNS; i++) {
        const uint8_t *column = s->matrix[i];
        bool leftmost = i % BRONZE_COLUMNS == 0;
        int length = column_length(column);
        if (length > 0 && !leftmost && column_length(s->matrix[i - 1]) == 0)
            return refuse(why, "a matrix has an empty column between others");
        for (int k = length; k < BRONZE_COLUMN_CARDS; k++) {
            if (column[k] != FIELD_NONE)
                return refuse(why, "a column of a matrix has a gap");
        }
    }
    return true;
}

/* BR-1.4: no card appears or is lost. */
static bool cards_fit(const struct bronze_table *t,
                      const struct bronze_state *s, struct text *why)
{
    int left[BRONZE_TECHNOLOGIES];
    int unseen = 0;
    int face_down = 0;
    bronze_cards_left(t, s, left);
    for (int i = 0; i < BRONZE_TECHNOLOGIES; i++) {
        if (left[i] < 0) {
            text_add(why, "there are %d %s cards too many", -left[i],
                     bronze_technology_name(t, i));
            return false;
        }
        unseen += left[i];
    }
    for (int i = 0; i < BRONZE_STACKS; i++)
        face_down += s->stack[i] - (s->top[i] != FIELD_NONE);
    if (unseen == face_down)
        return true;
    text_add(why,
             "%d cards are not seen yet, but %d lie face down in the "
             "stacks",
             unseen, face_down);
    return false;
}

static bool stack_fits(const struct bronze_table *t,
                       const struct bronze_state *s, int i, struct text *why)
{
    bool shows = s->top[i] != FIELD_NONE;
    if (shows && s->stack[i] == 0)
        return refuse(why, "a card lies face up on an empty stack");
    if (shows && i == BRONZE_RESERVE)
        return refuse(why, "the reserve lies face down");
    if (s->stack[i] > t->stack[i])
        return refuse(why, "a stack has more cards than it began with");
    return true;
}

static int pool_cards(const struct bronze_state *s)
{
    int cards = 0;
    for (int i = 0; i < BRONZE_POOL; i++)
        cards += s->stack[i];
    return cards;
}

/* The turns of this round that have yet to take a card. */
static int cards_to_take(const struct bronze_table *t,
                         const struct bronze_state *s)
{
    bool taken = s->card != FIELD_NONE || is_in_turn(s);
    int turns = taken ? 0 : 1;
    for (int i = next_seat(t, s->turn); i != s->first; i = next_seat(t, i))
        turns++;
    return turns;
}

/* BR-2.3 */
static bool stacks_fit(const struct bronze_table *t,
                       const struct bronze_state *s, struct text *why)
{
    bool complete = bronze_stack_to_turn_up(s) == FIELD_NONE;
    bool needs_tops = s->phase == PHASE_TAKE || s->phase == PHASE_PLACE;
    for (int i = 0; i < BRONZE_STACKS; i++) {
        if (!stack_fits(t, s, i, why))
            return false;
    }
    if (bronze_stack_ran_out(s) && s->stack[BRONZE_RESERVE] > 0)
        return refuse(why, "the reserve takes the place of an empty stack");
    if (pool_cards(s) < cards_to_take(t, s) && bronze_stack_ran_out(s)
        && s->phase != PHASE_OVER)
        return refuse(why, "the pool has too few cards for the round");
    if (needs_tops && !complete)
        return refuse(why, "the top card of every stack is face up");
    if (s->phase == PHASE_TURN_UP && complete)
        return refuse(why, "nothing is left to turn up");
    return true;
}

static bool hand_fits(const struct bronze_state *s, struct text *why)
{
    if (s->phase == PHASE_PLACE && s->card == FIELD_NONE)
        return refuse(why, "there is no card to place");
    if (s->phase != PHASE_PLACE && s->phase != PHASE_TURN_UP
        && s->card != FIELD_NONE)
        return refuse(why, "a card that was taken is placed at once");
    return true;
}

/* -- The row --------------------------------------------------------------- */

/* BR-1.1, BR-1.2 */
static bool tiles_fit(const struct bronze_table *t,
                      const struct bronze_state *s, struct text *why)
{
    uint64_t seen = 0;
    int open = 0;
    for (int i = 0; i < t->tiles; i++) {
        if (s->tile[i] == FIELD_NONE)
            continue;
        if (open != i)
            return refuse(why, "a face-down tile lies left of an open one");
        if (seen & bits_bit(s->tile[i]))
            return refuse(why, "a tile lies in the row twice");
        seen |= bits_bit(s->tile[i]);
        open++;
    }
    if (open < t->open && !is_opening(s))
        return refuse(why, "too few tiles are open");
    if (s->phase == PHASE_OPEN && open == t->tiles)
        return refuse(why, "no tile is left to open");
    return true;
}

/* Every settlement on a spot of its own. */
static bool spots_fit(const struct bronze_table *t,
                      const struct bronze_state *s, int place, struct text *why)
{
    int tile = s->tile[place];
    uint64_t spots = tile == FIELD_NONE ? 0 : t->spots[tile];
    uint64_t seen = 0;
    for (int seat = 0; seat < t->seats; seat++) {
        if (s->settled[seat][place] & ~spots)
            return refuse(why, "a settlement lies where no spot is");
        if (s->settled[seat][place] & seen)
            return refuse(why, "a spot is settled twice");
        seen |= s->settled[seat][place];
    }
    return true;
}

/* BR-4.3 */
static bool neighbour_fits(const struct bronze_table *t,
                           const struct bronze_state *s, int place,
                           struct text *why)
{
    bool opening = s->phase == PHASE_OPEN && s->site == place;
    if (opening || place + 1 == t->tiles || s->tile[place + 1] != FIELD_NONE
        || settled_by_all(s, place) == 0)
        return true;
    return refuse(why, "the right neighbour of a settled tile is open");
}

static bool settlements_fit(const struct bronze_table *t,
                            const struct bronze_state *s, struct text *why)
{
    for (int i = 0; i < t->tiles; i++) {
        if (!spots_fit(t, s, i, why) || !neighbour_fits(t, s, i, why))
            return false;
    }
    for (int seat = 0; seat < t->seats; seat++) {
        if (markers_left(t, s, seat) < 0)
            return refuse(why, "a seat has settled more markers than it has");
    }
    return true;
}

/* BR-1.3 */
static bool provinces_fit(const struct bronze_table *t,
                          const struct bronze_state *s, struct text *why)
{
    bool missing = false;
    for (int i = 0; i < t->content.province_count; i++) {
        if (bronze_provinces_left(t, s, i) < 0)
            return refuse(why, "there are too many province tokens of a kind");
    }
    for (int i = 0; i < t->tiles; i++) {
        bool none = s->province[i] == FIELD_NONE;
        missing = missing || none;
        if (none && s->winner[i] != FIELD_NONE)
            return refuse(why, "a province without a token has been won");
        if (!bronze_province_fits(t, s, i))
            return refuse(why, "a province token is not with its winner");
    }
    if (s->phase == PHASE_PROVINCES && !missing)
        return refuse(why, "no province is left to lay");
    return true;
}

/* BR-5.2: one token of a terrain at most. */
static bool routes_fit(const struct bronze_table *t,
                       const struct bronze_state *s, struct text *why)
{
    int lines = t->content.line_count;
    for (int i = 0; i < BRONZE_TERRAINS * t->seats; i++) {
        int tokens = 0;
        for (int k = 0; k < lines; k++)
            tokens += s->route[i / t->seats][k] == i % t->seats;
        if (tokens > 1)
            return refuse(why, "a seat holds two trade routes of a terrain");
    }
    return true;
}

/* -- Cities ---------------------------------------------------------------- */

/* Adds a set of cities to those seen; false if it cannot be there. */
static bool see(const struct bronze_table *t, uint64_t *seen, uint64_t cities,
                struct text *why)
{
    if (cities & ~t->city_cards)
        return refuse(why, "a city is not used with so few players");
    if (cities & *seen)
        return refuse(why, "a city is in two places");
    *seen |= cities;
    return true;
}

/* How many tiles give the seat no more cities, the first one apart. */
static int tiles_behind(const struct bronze_state *s, int seat)
{
    int place = reach(s, seat);
    return place < 0 ? 0 : place;
}

/* BR-4.4. A bound that holds however play goes on: whoever takes a city has
 * come further. */
static bool cities_fit(const struct bronze_table *t,
                       const struct bronze_state *s, struct text *why)
{
    uint64_t seen = 0;
    if (!see(t, &seen, s->discarded, why))
        return false;
    for (int i = 0; i < t->seats; i++) {
        if (!see(t, &seen, s->cities[i], why))
            return false;
        if (bits_count(s->cities[i]) > t->tiles - 1 + tiles_behind(s, i))
            return refuse(why, "a seat has more cities than tiles can give");
    }
    for (int i = 0; i < t->tiles; i++) {
        if (!see(t, &seen, s->laid[i], why))
            return false;
        if (s->laid[i] && (i == 0 || bits_count(s->laid[i]) > t->laid))
            return refuse(why, "too many cities lie below a tile");
    }
    return true;
}

static bool choice_fits(const struct bronze_table *t,
                        const struct bronze_state *s, struct text *why)
{
    if (s->phase != PHASE_LAY && s->phase != PHASE_CITY)
        return true;
    int laid = bits_count(s->laid[s->site]);
    if (s->site == 0)
        return refuse(why, "the first tile has no cities");
    if (s->phase == PHASE_CITY && laid == 0)
        return refuse(why, "no city lies below the tile");
    if (s->phase == PHASE_LAY
        && (laid >= t->laid || bronze_city_deck(t, s) == 0))
        return refuse(why, "no city is left to lay");
    return true;
}

/* -- The turn -------------------------------------------------------------- */

static bool site_fits(const struct bronze_table *t,
                      const struct bronze_state *s, struct text *why)
{
    bool needed = s->phase == PHASE_LAY || s->phase == PHASE_CITY;
    if (s->site == FIELD_NONE)
        return !needed || refuse(why, "the site of the new city is missing");
    if (!needed && s->phase != PHASE_OPEN)
        return refuse(why, "there is a site, but nothing to do about it");
    if (s->settled[s->turn][s->site] == 0)
        return refuse(why, "the site is not settled by the seat that acts");
    if (s->phase == PHASE_OPEN
        && (s->site + 1 == t->tiles || s->tile[s->site + 1] != FIELD_NONE
            || s->tile[s->site] == FIELD_NONE))
        return refuse(why, "the tile after the site is not next to be opened");
    return true;
}

/* BR-4.1: what can only be ended has been ended. */
static bool active_fits(const struct bronze_table *t,
                        const struct bronze_state *s, struct text *why)
{
    bool any = false;
    for (int i = 0; i < BRONZE_FACES; i++)
        any = any || s->active[i] > 0;
    if (any && !is_in_turn(s))
        return refuse(why, "cards are active only while settling");
    if (s->phase == PHASE_SETTLE && !bronze_settle_is_possible(t, s))
        return refuse(why, "nothing is left to settle");
    return true;
}

bool bronze_holds(const struct table *table, const struct state *state,
                  struct text *why)
{
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    assert(s->phase < BRONZE_PHASES && why);
    return matrix_fits(t, s, why) && cards_fit(t, s, why)
           && stacks_fit(t, s, why) && hand_fits(s, why) && tiles_fit(t, s, why)
           && settlements_fit(t, s, why) && provinces_fit(t, s, why)
           && routes_fit(t, s, why) && cities_fit(t, s, why)
           && site_fits(t, s, why) && choice_fits(t, s, why)
           && active_fits(t, s, why);
}
