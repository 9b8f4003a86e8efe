/* settle.c - settlements, and what comes with them: the next tile, and a city
 * from below the tile. */
#include "games/bronze/state.h"

#include <assert.h>

/* -- Settling -------------------------------------------------------------- */

/* Where the seat that acts may settle: BR-4.2, from its rightmost settlement
 * on, to the end of the open tiles. */
struct window {
    int first, end;
};

static struct window window_of(const struct bronze_table *t,
                               const struct bronze_state *s)
{
    int place = reach(s, s->turn);
    struct window w = {place < 0 ? 0 : place, 0};
    w.end = w.first;
    while (w.end < t->tiles && s->tile[w.end] != FIELD_NONE)
        w.end++;
    return w;
}

/* The technologies with active cards, as a set of bytes that are not 0. */
static uint64_t active_set(const struct bronze_state *s)
{
    _Static_assert(sizeof s->active == sizeof(uint64_t), "a byte for each");
    return bits_load(s->active);
}

static int first_active(uint64_t set)
{
    return bits_first(set) / 8;
}

static uint64_t rest_active(uint64_t set)
{
    return set & ~(UINT64_C(0xff) << (8 * first_active(set)));
}

/* BR-4.1, BR-4.5 */
bool bronze_settle_is_possible(const struct bronze_table *t,
                               const struct bronze_state *s)
{
    uint64_t active = active_set(s);
    assert(s->turn < t->seats);
    if (active == 0 || markers_left(t, s, s->turn) == 0)
        return false;
    struct window w = window_of(t, s);
    for (; active; active = rest_active(active)) {
        const uint64_t *allowed = t->by_technology[first_active(active)];
        for (int place = w.first; place < w.end; place++) {
            if (allowed[s->tile[place]] & free_spots(t, s, place))
                return true;
        }
    }
    return false;
}

static void settle_with(const struct bronze_table *t,
                        const struct bronze_state *s, int technology,
                        struct window w, struct move_list *out)
{
    const uint64_t *allowed = t->by_technology[technology];
    for (int place = w.first; place < w.end; place++) {
        move_list_add_set(out, move_of(s->turn, MOVE_SETTLE, technology, place),
                          2, allowed[s->tile[place]] & free_spots(t, s, place));
    }
}

/* BR-4.1: the technology counts, not which of its cards. */
void bronze_settle_moves(const struct bronze_table *t,
                         const struct bronze_state *s, struct move_list *out)
{
    assert(s->turn < t->seats);
    struct window w = window_of(t, s);
    for (uint64_t a = active_set(s); a; a = rest_active(a))
        settle_with(t, s, first_active(a), w, out);
    move_list_add(out, move_of(s->turn, MOVE_END, 0, 0));
}

/* BR-4.1: when nothing can be settled the phase ends by itself. */
void bronze_settle_carry_on(const struct bronze_table *t,
                            struct bronze_state *s)
{
    s->site = FIELD_NONE;
    s->phase = PHASE_SETTLE;
    if (!bronze_settle_is_possible(t, s))
        bronze_turn_end(t, s);
}

/* BR-4.3: the neighbour opens before anything else happens. */
void bronze_settle(const struct bronze_table *t, struct bronze_state *s,
                   struct move m)
{
    assert(s->phase == PHASE_SETTLE);
    assert(m.arg[1] < t->tiles && m.arg[2] < SPOT_NAMES);
    assert(s->active[m.arg[0]] > 0);
    int place = m.arg[1];
    s->settled[s->turn][place] |= bits_bit(m.arg[2]);
    s->active[m.arg[0]]--;
    s->site = u8(place);
    if (place + 1 < t->tiles && s->tile[place + 1] == FIELD_NONE) {
        s->phase = PHASE_OPEN;
    } else {
        bronze_settle_after_open(t, s);
    }
}

/* -- Cities ---------------------------------------------------------------- */

/* BR-4.4: cards below a tile that nobody can settle any more as a first. */
static void discard_below(const struct bronze_table *t, struct bronze_state *s,
                          int place, int reached)
{
    if (s->laid[place] == 0)
        return;
    if (place <= reached || free_spots(t, s, place) == 0) {
        s->discarded |= s->laid[place];
        s->laid[place] = 0;
    }
}

/* BR-4.4: a city for the first settlement on a tile other than the first. */
static bool city_is_due(const struct bronze_state *s)
{
    return s->site > 0 && bits_rest(s->settled[s->turn][s->site]) == 0;
}

static bool is_first_of_anybody(const struct bronze_state *s)
{
    return settled_by_all(s, s->site) == s->settled[s->turn][s->site];
}

void bronze_settle_after_open(const struct bronze_table *t,
                              struct bronze_state *s)
{
    assert(s->site < t->tiles);
    if (!city_is_due(s)) {
        discard_below(t, s, s->site, 0);
        bronze_settle_carry_on(t, s);
    } else if (s->laid[s->site] != 0) {
        s->phase = PHASE_CITY;
    } else if (is_first_of_anybody(s) && bronze_city_deck(t, s) != 0) {
        s->phase = PHASE_LAY;
    } else {
        bronze_settle_carry_on(t, s);
    }
}

/* The cities that chance may still lay. */
uint64_t bronze_city_deck(const struct bronze_table *t,
                          const struct bronze_state *s)
{
    uint64_t gone = s->discarded;
    for (int i = 0; i < BRONZE_SEATS; i++)
        gone |= s->cities[i];
    for (int i = 0; i < BRONZE_ROW; i++)
        gone |= s->laid[i];
    return t->city_cards & ~gone;
}

void bronze_lay_moves(const struct bronze_table *t,
                      const struct bronze_state *s, struct move_list *out)
{
    assert(s->phase == PHASE_LAY);
    assert(s->site < t->tiles);
    move_list_add_set(out, move_of(SEAT_CHANCE, MOVE_LAY, s->site, 0), 1,
                      bronze_city_deck(t, s));
}

void bronze_city_lay(const struct bronze_table *t, struct bronze_state *s,
                     int city)
{
    assert(s->site < t->tiles);
    assert(bronze_city_deck(t, s) >> city & 1);
    s->laid[s->site] |= bits_bit(city);
    if (bits_count(s->laid[s->site]) == t->laid || bronze_city_deck(t, s) == 0)
        s->phase = PHASE_CITY;
}

void bronze_city_moves(const struct bronze_state *s, struct move_list *out)
{
    assert(s->phase == PHASE_CITY);
    assert(s->site < BRONZE_ROW);
    move_list_add_set(out, move_of(s->turn, MOVE_CITY, 0, 0), 0,
                      s->laid[s->site]);
}

/* BR-4.4: who comes onto a tile passes the tiles to the left of it. */
void bronze_city_take(const struct bronze_table *t, struct bronze_state *s,
                      int city)
{
    assert(s->site < t->tiles);
    assert(s->laid[s->site] >> city & 1);
    s->cities[s->turn] |= bits_bit(city);
    s->laid[s->site] &= ~bits_bit(city);
    int reached = bronze_reached_by_all(t, s);
    for (int place = 1; place <= s->site; place++)
        discard_below(t, s, place, reached);
    bronze_settle_carry_on(t, s);
}
