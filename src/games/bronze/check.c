/* check.c - what the rules demand of content beyond its shape, so that no deck
 * can run dry and no list of moves can grow too long. */
#include "base/num.h"
#include "games/bronze/content.h"

#include <assert.h>

/* -- Tiles ----------------------------------------------------------------- */

/* BR-1.6: each of the seven terrains, once. */
static bool tile_fits(const struct bronze_content *c, int i, struct text *why)
{
    const struct bronze_tile *tile = &c->tiles[i];
    int seen[BRONZE_TERRAINS] = {0};
    for (int k = 0; k < i; k++) {
        if (c->tiles[k].id == tile->id) {
            text_add(why, "tiles[%d].id is %d, as tiles[%d].id; ids differ", i,
                     tile->id, k);
            return false;
        }
    }
    for (int k = 0; k < tile->ground_count; k++)
        seen[tile->ground[k].terrain]++;
    for (int k = 0; k < BRONZE_TERRAINS; k++) {
        if (seen[k] == 1)
            continue;
        text_add(why, "tiles[%d].spots has %s %d times; ", i, c->terrains[k].id,
                 seen[k]);
        text_add(why, "every tile names every terrain once");
        return false;
    }
    return true;
}

static bool contains(const uint8_t list[], int count, int value)
{
    for (int i = 0; i < count; i++) {
        if (list[i] == value)
            return true;
    }
    return false;
}

/* How many spots of the tile this technology may settle. */
static int coverage(const struct bronze_content *c, int tile, int technology)
{
    const struct bronze_technology *t = &c->technologies[technology];
    int spots = 0;
    for (int i = 0; i < c->tiles[tile].ground_count; i++) {
        const struct bronze_ground *g = &c->tiles[tile].ground[i];
        bool there = contains(t->terrains, t->terrain_count, g->terrain);
        for (int k = 0; there && k < g->settler_count; k++)
            spots += contains(t->settlers, t->settler_count, g->settlers[k]);
    }
    return spots;
}

/* A placed card and its two neighbours: Bronze Casting on every spot, and the
 * two technologies that settle most of them. */
static int most_moves_on(const struct bronze_content *c, int tile)
{
    int best[2] = {0, 0};
    int spots = 0;
    for (int i = 0; i < c->tiles[tile].ground_count; i++)
        spots += c->tiles[tile].ground[i].settler_count;
    for (int i = 0; i < BRONZE_TECHNOLOGIES; i++) {
        int n = coverage(c, tile, i);
        if (n > best[0]) {
            best[1] = best[0];
            best[0] = n;
        } else if (n > best[1]) {
            best[1] = n;
        }
    }
    return spots + best[0] + best[1];
}

static bool moves_fit(const struct bronze_content *c, struct text *why)
{
    const struct bronze_setup *most = &c->setups[BRONZE_SETUPS - 1];
    int worst = 0;
    for (int i = 1; i < c->tile_count; i++)
        worst = most_moves_on(c, i) > most_moves_on(c, worst) ? i : worst;
    int moves = most_moves_on(c, worst) * most->tiles + 1;
    if (moves <= GAME_MOVES_MAX)
        return true;
    text_add(why,
             "tiles[%d].spots may give %d choices over %d tiles; %d is the "
             "limit, take spots off or shorten the row",
             worst, moves, most->tiles, GAME_MOVES_MAX);
    return false;
}

/* -- Cities ---------------------------------------------------------------- */

/* What a city of each kind has to name. */
/* clang-format off */
static const struct need {
    int technologies, terrains;
    bool count;
} needs[BRONZE_CITY_KINDS] = {
    [CITY_TERRAIN_MAJORITY]      = {0, 1, false},
    [CITY_TECHNOLOGY_MAJORITY]   = {1, 0, false},
    [CITY_ROW]                   = {3, 0, false},
    [CITY_BRONZE_PAIRS]          = {1, 0, false},
    [CITY_TERRAIN_SETS]          = {0, 2, false},
    [CITY_COMPLETE_ROWS]         = {0, 0, true},
    [CITY_COLUMN_LENGTH]         = {0, 0, true},
    [CITY_MAX_PER_TECHNOLOGY]    = {0, 0, true},
    [CITY_BRONZE_IN_EACH_COLUMN] = {0, 0, true},
    [CITY_TECHNOLOGY_VARIETY]    = {0, 0, true},
};
/* clang-format on */

static bool repeats(const uint8_t list[], int count)
{
    for (int i = 0; i < count; i++) {
        if (contains(list, i, list[i]))
            return true;
    }
    return false;
}

static bool city_fits(const struct bronze_content *c, int i, struct text *why)
{
    const struct bronze_city *city = &c->cities[i];
    const struct need *need = &needs[city->kind];
    bool paired = city->kind == CITY_BRONZE_PAIRS || city->kind == CITY_ROW;
    const char *wrong = NULL;
    if (city->technology_count != need->technologies) {
        text_add(why, "cities[%d].cards has %d; %s names %d", i,
                 city->technology_count, city->id, need->technologies);
        return false;
    }
    if (city->terrain_count != need->terrains) {
        text_add(why, "cities[%d].on has %d; %s names %d", i,
                 city->terrain_count, city->id, need->terrains);
        return false;
    }
    if (need->count && city->count == 0) {
        wrong = "count is missing; a city of this kind has one";
    } else if (!need->count && city->count > 0) {
        wrong = "count is not used; a city of this kind has none";
    } else if (repeats(city->technologies, city->technology_count)) {
        wrong = "cards names one twice; they differ";
    } else if (repeats(city->terrains, city->terrain_count)) {
        wrong = "on names one twice; they differ";
    } else if (paired
               && contains(city->technologies, need->technologies, PART_ALSO)) {
        wrong = "cards has bronze; name another technology";
    }
    if (wrong)
        text_add(why, "cities[%d].%s", i, wrong);
    return !wrong;
}

/* -- Tokens ---------------------------------------------------------------- */

static bool tokens_fit(const struct bronze_content *c, struct text *why)
{
    for (int i = 1; i < c->line_count; i++) {
        if (c->lines[i].line <= c->lines[i - 1].line) {
            text_add(why,
                     "routes[%d].line is %d; every row needs a longer line "
                     "than the one before",
                     i, c->lines[i].line);
            return false;
        }
    }
    for (int i = 1; i < c->province_count; i++) {
        if (c->provinces[i].vp <= c->provinces[i - 1].vp) {
            text_add(why,
                     "provinces[%d].vp is %d; every row is worth more than "
                     "the one before",
                     i, c->provinces[i].vp);
            return false;
        }
    }
    return true;
}

/* -- Set-ups --------------------------------------------------------------- */

static int province_tokens(const struct bronze_content *c)
{
    int n = 0;
    for (int i = 0; i < c->province_count; i++)
        n += c->provinces[i].count;
    return n;
}

static int usable_cities(const struct bronze_content *c, int players)
{
    int n = 0;
    for (int i = 0; i < c->city_count; i++)
        n += c->cities[i].players <= players;
    return n;
}

static int usable_cards(const struct bronze_content *c, int players)
{
    int n = 0;
    for (int i = 0; i < BRONZE_TECHNOLOGIES; i++) {
        for (int k = 0; k <= players - BRONZE_SEATS_MIN; k++)
            n += c->technologies[i].cards[k];
    }
    return n;
}

static bool row_fits(const struct bronze_content *c, int i, struct text *why)
{
    const struct bronze_setup *p = &c->setups[i];
    int tokens = province_tokens(c);
    if (p->players != i + BRONZE_SEATS_MIN) {
        text_add(why, "setup[%d].players is %d; this row is for %d players", i,
                 p->players, i + BRONZE_SEATS_MIN);
    } else if (p->tiles > c->tile_count) {
        text_add(why, "setup[%d].tiles is %d; the file has %d tiles", i,
                 p->tiles, c->tile_count);
    } else if (p->tiles > tokens) {
        text_add(why, "setup[%d].tiles is %d; there are %d province tokens", i,
                 p->tiles, tokens);
    } else if (p->open > p->tiles) {
        text_add(why, "setup[%d].open is %d; the row has %d tiles", i, p->open,
                 p->tiles);
    } else {
        return true;
    }
    return false;
}

/* BR-4.4: every tile but the first gets its city cards. */
static bool cities_fit(const struct bronze_content *c, int i, struct text *why)
{
    const struct bronze_setup *p = &c->setups[i];
    int cities = usable_cities(c, p->players);
    int needed = (p->tiles - 1) * p->city_cards;
    if (p->city_cards < p->players) {
        text_add(why,
                 "setup[%d].city_cards is %d; each of %d players takes one", i,
                 p->city_cards, p->players);
        return false;
    }
    if (needed > cities) {
        text_add(why,
                 "setup[%d].city_cards is %d; %d tiles then need %d cities, "
                 "the file has %d for %d players: add some, or lower a mark",
                 i, p->city_cards, p->tiles - 1, needed, cities, p->players);
        return false;
    }
    return true;
}

static bool cards_fit(const struct bronze_content *c, int players,
                      struct text *why)
{
    int cards = usable_cards(c, players);
    int most = players * BRONZE_COLUMN_CARDS;
    if (cards >= BRONZE_STACKS && cards <= most)
        return true;
    text_add(why,
             "technologies have %d cards for %d players; from %d, one for each "
             "stack, to %d are needed",
             cards, players, BRONZE_STACKS, most);
    return false;
}

enum err bronze_check(const struct content *content, struct text *why)
{
    const struct bronze_content *c = bronze_content_of(content);
    assert(content && why);
    bool fits = tokens_fit(c, why);
    for (int i = 0; fits && i < c->tile_count; i++)
        fits = tile_fits(c, i, why);
    for (int i = 0; fits && i < c->city_count; i++)
        fits = city_fits(c, i, why);
    for (int i = 0; fits && i < c->setup_count; i++) {
        fits = row_fits(c, i, why) && cities_fit(c, i, why)
               && cards_fit(c, c->setups[i].players, why);
    }
    fits = fits && moves_fit(c, why);
    return fits ? ERR_OK : ERR_BAD_TEXT;
}
