/* province.c - who has most settlements on a tile, and when that counts. */
#include "games/bronze/state.h"

#include <assert.h>

bool bronze_tile_is_full(const struct bronze_table *t,
                         const struct bronze_state *s, int place)
{
    assert(place >= 0 && place < t->tiles);
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

int bronze_province_leader(const struct bronze_table *t,
                           const struct bronze_state *s, int place)
{
    assert(place >= 0 && place < t->tiles);
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

/* How far the seats have come, for BR-6.2. */
struct advance {
    int reached[BRONZE_SEATS];
    int least;   /* of them */
    int markers; /* left to a seat that has come no further */
};

static struct advance advance_of(const struct bronze_table *t,
                                 const struct bronze_state *s)
{
    struct advance a = {.least = t->tiles};
    int last = 0;
    for (int i = 0; i < t->seats; i++) {
        a.reached[i] = reach(s, i);
        last = a.reached[i] < a.least ? i : last;
        a.least = a.reached[last];
    }
    a.markers = markers_left(t, s, last);
    return a;
}

/* The last seat has not come to the tile yet, and may still settle as often as
 * all others have together: no lead is safe. */
static bool is_far_from_decided(const struct bronze_table *t,
                                const struct bronze_state *s, int place,
                                const struct advance *a)
{
    int settled = bits_count(settled_by_all(s, place));
    return place > a->least && settled <= a->markers
           && settled <= bits_count(free_spots(t, s, place));
}

/* BR-6.2: can no rival get as many as the leader any more? A rival who has moved
 * past adds nothing, the others what spots and markers allow. */
static bool is_decided(const struct bronze_table *t,
                       const struct bronze_state *s, int place,
                       const struct advance *a)
{
    if (is_far_from_decided(t, s, place, a))
        return false;
    int leader = bronze_province_leader(t, s, place);
    if (leader == t->nobody)
        return false;
    int most = bits_count(s->settled[leader][place]);
    int free = bits_count(free_spots(t, s, place));
    for (int i = 0; i < t->seats; i++) {
        int missing = most - bits_count(s->settled[i][place]);
        if (i != leader && a->reached[i] <= place && missing <= free
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

static bool has_token(const struct bronze_state *s, int place)
{
    return s->winner[place] == FIELD_NONE && s->province[place] != FIELD_NONE;
}

/* BR-6.1 */
static void award_closed(const struct bronze_table *t, struct bronze_state *s)
{
    int least = bronze_reached_by_all(t, s);
    for (int i = 0; i < t->tiles && s->tile[i] != FIELD_NONE; i++) {
        if (has_token(s, i) && is_closed(t, s, i, least))
            s->winner[i] = u8(bronze_province_leader(t, s, i));
    }
}

/* BR-6.2: also as soon as the lead is safe. */
static void award_early(const struct bronze_table *t, struct bronze_state *s)
{
    struct advance a = advance_of(t, s);
    for (int i = 0; i < t->tiles && s->tile[i] != FIELD_NONE; i++) {
        if (has_token(s, i)
            && (is_closed(t, s, i, a.least) || is_decided(t, s, i, &a)))
            s->winner[i] = u8(bronze_province_leader(t, s, i));
    }
}

void bronze_province_award(const struct bronze_table *t, struct bronze_state *s)
{
    if (t->edition == EDITION_2017) {
        award_early(t, s);
    } else {
        award_closed(t, s);
    }
}

/* BR-6.3: at the end of the game. In the edition of 2018 a tile counts only if
 * it is full or every seat has come as far. */
int bronze_province_at_end(const struct bronze_table *t,
                           const struct bronze_state *s, int place)
{
    assert(place >= 0 && place < t->tiles);
    if (t->edition == EDITION_2018 && !bronze_tile_is_full(t, s, place)
        && place > bronze_reached_by_all(t, s))
        return t->nobody;
    return bronze_province_leader(t, s, place);
}

bool bronze_province_fits(const struct bronze_table *t,
                          const struct bronze_state *s, int place)
{
    assert(place >= 0 && place < t->tiles);
    int winner = s->winner[place];
    if (winner == FIELD_NONE)
        return s->phase != PHASE_OVER || s->province[place] == FIELD_NONE;
    if (s->phase == PHASE_OVER)
        return winner == bronze_province_at_end(t, s, place);
    struct advance a = advance_of(t, s);
    bool early = t->edition == EDITION_2017;
    return s->tile[place] != FIELD_NONE
           && winner == bronze_province_leader(t, s, place)
           && (is_closed(t, s, place, a.least)
               || (early && is_decided(t, s, place, &a)));
}

int bronze_province_holder(const struct bronze_table *t,
                           const struct bronze_state *s, int place)
{
    assert(place >= 0 && place < t->tiles);
    if (s->province[place] == FIELD_NONE)
        return t->nobody;
    return s->winner[place] != FIELD_NONE ? s->winner[place]
                                          : bronze_province_at_end(t, s, place);
}
