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

/* How many settlements the seat can still add there. */
static int room_for(const struct bronze_table *t, const struct bronze_state *s,
                    int seat, int place)
{
    if (reach(s, seat) > place)
        return 0;
    int spots = bits_count(free_spots(t, s, place));
    int markers = markers_left(t, s, seat);
    return spots < markers ? spots : markers;
}

/* BR-6.2: nobody can catch up with the leader. */
static bool is_decided(const struct bronze_table *t,
                       const struct bronze_state *s, int place)
{
    int leader = majority(t, s, place);
    if (leader == t->nobody)
        return false;
    int most = bits_count(s->settled[leader][place]);
    for (int i = 0; i < t->seats; i++) {
        if (i != leader
            && bits_count(s->settled[i][place]) + room_for(t, s, i, place)
                   >= most)
            return false;
    }
    return true;
}

/* BR-6.1: the token goes when nothing can be added to the tile any more; in
 * the edition of 2017 as soon as the lead is safe (BR-6.2). */
void bronze_province_award(const struct bronze_table *t, struct bronze_state *s)
{
    int least = bronze_reached_by_all(t, s);
    for (int i = 0; i < t->tiles && s->tile[i] != FIELD_NONE; i++) {
        if (s->winner[i] != FIELD_NONE || s->province[i] == FIELD_NONE)
            continue;
        bool closed = i < least || free_spots(t, s, i) == 0;
        if (closed || (t->edition == EDITION_2017 && is_decided(t, s, i)))
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

int bronze_province_holder(const struct bronze_table *t,
                           const struct bronze_state *s, int place)
{
    if (s->province[place] == FIELD_NONE)
        return t->nobody;
    return s->winner[place] != FIELD_NONE ? s->winner[place]
                                          : bronze_province_at_end(t, s, place);
}
