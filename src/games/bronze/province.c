/* province.c - who has most settlements on a tile, and when that counts. */
#include "games/bronze/state.h"

bool bronze_tile_is_full(const struct bronze_table *t,
                         const struct bronze_state *s, int place)
{
    return s->tile[place] != FIELD_NONE && free_spots(t, s, place) == 0;
}

int bronze_reached_by_all(const struct bronze_table *t,
                          const struct bronze_state *s)
{
    uint64_t any[BRONZE_SEATS];
    for (int i = 0; i < BRONZE_SEATS; i++)
        any[i] = i >= t->seats;
    int place = t->tiles;
    bool all = false;
    while (!all && --place >= 0) {
        all = true;
        for (int i = 0; i < BRONZE_SEATS; i++) {
            any[i] |= s->settled[i][place];
            all = all && any[i];
        }
    }
    return place;
}

/* The seat with more settlements than each other one, or nobody. */
static int majority(const struct bronze_table *t, const struct bronze_state *s,
                    int place)
{
    int winner = t->nobody;
    int most = 0;
    for (int i = 0; i < t->seats; i++) {
        int n = bits_count(s->settled[i][place]);
        if (n > most) {
            most = n;
            winner = i;
        } else if (n == most) {
            winner = t->nobody;
        }
    }
    return winner;
}

/* BR-6.2: can no rival get as many as the leader any more? A rival who has moved
 * past adds nothing, the others what spots and markers allow. */
static bool is_decided(const struct bronze_table *t,
                       const struct bronze_state *s, int place,
                       const int reached[BRONZE_SEATS])
{
    int leader = majority(t, s, place);
    if (leader == t->nobody)
        return false;
    int most = bits_count(s->settled[leader][place]);
    int free = bits_count(free_spots(t, s, place));
    for (int i = 0; i < t->seats; i++) {
        int missing = most - bits_count(s->settled[i][place]);
        if (i != leader && reached[i] <= place && missing <= free
            && missing <= markers_left(t, s, i))
            return false;
    }
    return true;
}

/* BR-6.1: nothing can be added to the tile any more. */
static bool is_closed(const struct bronze_table *t,
                      const struct bronze_state *s, int place, int least)
{
    return place < least || free_spots(t, s, place) == 0;
}

/* BR-6.1: the token of a closed tile goes to the majority; in the edition of
 * 2017 also as soon as the lead is safe. */
void bronze_province_award(const struct bronze_table *t, struct bronze_state *s)
{
    bool early = t->edition == EDITION_2017;
    int least = bronze_reached_by_all(t, s);
    int reached[BRONZE_SEATS];
    for (int i = 0; early && i < BRONZE_SEATS; i++)
        reached[i] = reach(s, i);
    for (int i = 0; i < t->tiles && s->tile[i] != FIELD_NONE; i++) {
        if (s->winner[i] != FIELD_NONE || s->province[i] == FIELD_NONE)
            continue;
        if (is_closed(t, s, i, least)
            || (early && settled_by_all(s, i) && is_decided(t, s, i, reached)))
            s->winner[i] = u8(majority(t, s, i));
    }
}

/* BR-6.3: at the end of the game. In the edition of 2018 a tile counts only if
 * it is full or every seat has come as far. */
int bronze_province_at_end(const struct bronze_table *t,
                           const struct bronze_state *s, int place)
{
    if (t->edition == EDITION_2018 && !bronze_tile_is_full(t, s, place)
        && place > bronze_reached_by_all(t, s))
        return t->nobody;
    return majority(t, s, place);
}

bool bronze_province_fits(const struct bronze_table *t,
                          const struct bronze_state *s, int place)
{
    int reached[BRONZE_SEATS];
    int winner = s->winner[place];
    if (winner == FIELD_NONE)
        return s->phase != PHASE_OVER || s->province[place] == FIELD_NONE;
    if (s->phase == PHASE_OVER)
        return winner == bronze_province_at_end(t, s, place);
    for (int i = 0; i < BRONZE_SEATS; i++)
        reached[i] = reach(s, i);
    bool early = t->edition == EDITION_2017;
    return s->tile[place] != FIELD_NONE && winner == majority(t, s, place)
           && (is_closed(t, s, place, bronze_reached_by_all(t, s))
               || (early && is_decided(t, s, place, reached)));
}

int bronze_province_holder(const struct bronze_table *t,
                           const struct bronze_state *s, int place)
{
    if (s->province[place] == FIELD_NONE)
        return t->nobody;
    return s->winner[place] != FIELD_NONE ? s->winner[place]
                                          : bronze_province_at_end(t, s, place);
}
