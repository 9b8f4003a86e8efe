/* settle.c - settlements, and what comes with them: the next tile, and a city
 * from below the tile. */
#include "games/bronze/state.h"

/* -- Settling -------------------------------------------------------------- */

/* BR-4.2: from the rightmost own settlement on. */
static int leftmost_allowed(const struct bronze_table *t,
                            const struct bronze_state *s)
{
    int place = reach(t, s, s->turn);
    return place < 0 ? 0 : place;
}

/* The end of the open tiles: the rest of the row is face down. */
static int open_end(const struct bronze_table *t, const struct bronze_state *s)
{
    int place = 0;
    while (place < t->tiles && s->tile[place] != FIELD_NONE)
        place++;
    return place;
}

/* BR-4.1, BR-4.5 */
bool bronze_settle_is_possible(const struct bronze_table *t,
                               const struct bronze_state *s)
{
    if (markers_left(t, s, s->turn) == 0)
        return false;
    int end = open_end(t, s);
    for (int place = leftmost_allowed(t, s); place < end; place++) {
        uint64_t spots = 0;
        for (int i = 0; i < BRONZE_FACES; i++) {
            if (s->active[i] > 0)
                spots |= t->by_technology[i][s->tile[place]];
        }
        if (spots & free_spots(t, s, place))
            return true;
    }
    return false;
}

/* BR-4.1: the technology counts, not which of its cards. */
void bronze_settle_moves(const struct bronze_table *t,
                         const struct bronze_state *s, struct move_list *out)
{
    int first = leftmost_allowed(t, s);
    int end = open_end(t, s);
    for (int i = 0; i < BRONZE_FACES; i++) {
        for (int place = first; s->active[i] > 0 && place < end; place++) {
            uint64_t spots = t->by_technology[i][s->tile[place]]
                             & free_spots(t, s, place);
            for (; spots; spots = bits_rest(spots))
                move_list_add(out, (struct move){s->turn,
                                                 MOVE_SETTLE,
                                                 {(uint8_t)i, (uint8_t)place,
                                                  (uint8_t)bits_first(spots)}});
        }
    }
    move_list_add(out, (struct move){s->turn, MOVE_END, {0}});
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
                          int place)
{
    if (s->laid[place] == 0)
        return;
    if (free_spots(t, s, place) == 0
        || bronze_tile_is_reached_by_all(t, s, place)) {
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
    if (!city_is_due(s)) {
        discard_below(t, s, s->site);
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
    for (uint64_t m = bronze_city_deck(t, s); m; m = bits_rest(m))
        move_list_add(out, (struct move){SEAT_CHANCE,
                                         MOVE_LAY,
                                         {s->site, (uint8_t)bits_first(m)}});
}

void bronze_city_lay(const struct bronze_table *t, struct bronze_state *s,
                     int city)
{
    s->laid[s->site] |= bits_bit(city);
    if (bits_count(s->laid[s->site]) == t->laid || bronze_city_deck(t, s) == 0)
        s->phase = PHASE_CITY;
}

void bronze_city_moves(const struct bronze_state *s, struct move_list *out)
{
    for (uint64_t m = s->laid[s->site]; m; m = bits_rest(m))
        move_list_add(
            out, (struct move){s->turn, MOVE_CITY, {(uint8_t)bits_first(m)}});
}

/* BR-4.4: who comes onto a tile passes the tiles to the left of it. */
void bronze_city_take(const struct bronze_table *t, struct bronze_state *s,
                      int city)
{
    s->cities[s->turn] |= bits_bit(city);
    s->laid[s->site] &= ~bits_bit(city);
    for (int place = 1; place <= s->site; place++)
        discard_below(t, s, place);
    bronze_settle_carry_on(t, s);
}
