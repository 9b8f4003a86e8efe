/* check_map.c - what the rules demand of the map and of who plays on it. */
#include "games/monuments/check_internal.h"
#include "games/monuments/state.h"

#include <assert.h>
#include <string.h>

/* -- The map (MO-2) -------------------------------------------------------- */

static bool is_dry(const struct monuments_content *c, int hex)
{
    return c->hex[hex].terrain != WATER;
}

static bool are_neighbours(const struct monuments_hex *a,
                           const struct monuments_hex *b)
{
    int q = a->q - b->q;
    int r = a->r - b->r;
    return (q != 0 || r != 0) && q >= -1 && q <= 1 && r >= -1 && r <= 1
           && q + r >= -1 && q + r <= 1;
}

static bool hex_fits(const struct monuments_content *c, int i, struct text *why)
{
    const struct monuments_hex *h = &c->hex[i];
    int type = c->area[h->area].type;
    if (h->id != i) {
        return REFUSE("hexes[%d].id is %d; hexes are numbered from 0 in the "
                      "order of the list",
                      i, h->id);
    }
    for (int k = 0; k < i; k++) {
        if (c->hex[k].q == h->q && c->hex[k].r == h->r) {
            return REFUSE("hexes[%d] lies where hexes[%d] lies; give it "
                          "another q or r",
                          i, k);
        }
    }
    if ((h->terrain == WATER) != (type == AREA_WATER)) {
        return REFUSE("hexes[%d].area is \"%s\"; water lies in areas of type "
                      "water, land does not",
                      i, c->area[h->area].id);
    }
    if (h->terrain == MONUMENT && type != AREA_HOME) {
        return REFUSE("hexes[%d].terrain is monument; monuments stand in areas "
                      "of type home",
                      i);
    }
    return true;
}

static bool hexes_fit(const struct monuments_content *c, struct text *why)
{
    int dry = 0;
    for (int i = 0; i < c->hex_count; i++) {
        if (!hex_fits(c, i, why))
            return false;
        dry += is_dry(c, i);
    }
    if (dry > MONUMENTS_NOWHERE) {
        return REFUSE("hexes has %d dry hexes; there can be %d", dry,
                      MONUMENTS_NOWHERE);
    }
    if (c->hex_count - dry > MONUMENTS_WATER) {
        return REFUSE("hexes has %d water hexes; there can be %d",
                      c->hex_count - dry, MONUMENTS_WATER);
    }
    return true;
}

static bool rivers_fit(const struct monuments_content *c, struct text *why)
{
    for (int i = 0; i < c->river_count; i++) {
        int a = c->river[i][0];
        int b = c->river[i][1];
        if (a >= c->hex_count || b >= c->hex_count || !is_dry(c, a)
            || !is_dry(c, b) || !are_neighbours(&c->hex[a], &c->hex[b])) {
            return REFUSE("rivers[%d] is not between two dry hexes that touch; "
                          "name the numbers of such hexes",
                          i);
        }
        bool grows = i == 0 || memcmp(c->river[i - 1], c->river[i], 2) < 0;
        if (a > b || !grows) {
            return REFUSE("rivers[%d] is out of order; the smaller number "
                          "comes first, and rivers ascend",
                          i);
        }
    }
    return true;
}

static int monument_of(const struct monuments_content *c, int civ)
{
    for (int i = 0; i < c->hex_count; i++) {
        if (c->hex[i].area == c->civ[civ].home && c->hex[i].terrain == MONUMENT)
            return i;
    }
    return -1;
}

static bool civ_fits(const struct monuments_content *c, int i, struct text *why)
{
    int monuments = 0;
    for (int k = 0; k < c->hex_count; k++) {
        monuments += c->hex[k].area == c->civ[i].home
                     && c->hex[k].terrain == MONUMENT;
    }
    if (monuments != 1) {
        return REFUSE("civilizations[%d].home has %d monument hexes; it has "
                      "exactly 1",
                      i, monuments);
    }
    for (int k = 0; k < i; k++) {
        if (c->civ[k].home == c->civ[i].home) {
            return REFUSE("civilizations[%d].home is that of "
                          "civilizations[%d]; each has its own",
                          i, k);
        }
    }
    return true;
}

/* -- Set-ups (MO-3.1) ------------------------------------------------------ */

static bool is_out(const struct monuments_setup *u, int area)
{
    for (int i = 0; i < u->out_count; i++) {
        if (u->out[i] == area)
            return true;
    }
    return false;
}

static bool is_river(const struct monuments_content *c, int a, int b)
{
    int low = a < b ? a : b;
    int high = a < b ? b : a;
    for (int i = 0; i < c->river_count; i++) {
        if (c->river[i][0] == low && c->river[i][1] == high)
            return true;
    }
    return false;
}

/* MO-2.6: without a way out the first turn could not be played. */
static bool can_leave(const struct monuments_content *c,
                      const struct monuments_setup *u, int monument)
{
    for (int i = 0; i < c->hex_count; i++) {
        const struct monuments_hex *h = &c->hex[i];
        if (h->terrain < MONUMENT && !is_out(u, h->area)
            && are_neighbours(h, &c->hex[monument])
            && !is_river(c, i, monument))
            return true;
    }
    return false;
}

static bool seat_fits(const struct monuments_content *c, int i, int seat,
                      struct text *why)
{
    const struct monuments_setup *u = &c->setup[i];
    int civ = u->civ[seat];
    for (int k = 0; k < seat; k++) {
        if (u->civ[k] == civ) {
            return REFUSE("setups[%d].civs[%d] is there twice; name another", i,
                          seat);
        }
    }
    if (is_out(u, c->civ[civ].home)) {
        return REFUSE("setups[%d].out holds the home of %s, who plays; take "
                      "it off the list",
                      i, c->civ[civ].id);
    }
    int monument = monument_of(c, civ);
    if (!can_leave(c, u, monument)) {
        return REFUSE("setups[%d]: nobody can leave the monument of %s (hex "
                      "%d); give it a land neighbour in play without a river",
                      i, c->civ[civ].id, monument);
    }
    return true;
}

static bool setup_fits(const struct monuments_content *c, int i,
                       struct text *why)
{
    const struct monuments_setup *u = &c->setup[i];
    if (u->players != u->civ_count) {
        return REFUSE("setups[%d].civs has %d names; there are %d players", i,
                      u->civ_count, u->players);
    }
    for (int k = 0; k < u->out_count; k++) {
        if (c->area[u->out[k]].type == AREA_WATER) {
            return REFUSE("setups[%d].out[%d] is water, which is always in "
                          "play; take it off the list",
                          i, k);
        }
    }
    for (int seat = 0; seat < u->civ_count; seat++) {
        if (!seat_fits(c, i, seat, why))
            return false;
    }
    return true;
}

static bool setups_fit(const struct monuments_content *c, struct text *why)
{
    for (int n = MONUMENTS_SEATS_MIN; n <= MONUMENTS_SEATS; n++) {
        bool found = false;
        for (int i = 0; i < c->setup_count; i++)
            found = found || c->setup[i].players == n;
        if (!found)
            return REFUSE("setups has none for %d players; add one", n);
    }
    for (int i = 0; i < c->setup_count; i++) {
        if (!setup_fits(c, i, why))
            return false;
    }
    return true;
}

/* -- All of it ------------------------------------------------------------- */

bool monuments_map_fits(const struct monuments_content *c, struct text *why)
{
    assert(c && why);
    bool fits = hexes_fit(c, why) && rivers_fit(c, why);
    for (int i = 0; fits && i < c->civ_count; i++)
        fits = civ_fits(c, i, why);
    return fits && setups_fit(c, why);
}
