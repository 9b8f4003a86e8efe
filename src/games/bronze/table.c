/* table.c - content and set-up laid out for the rules to read. */
#include "games/bronze/state.h"

#include <assert.h>
#include <string.h>

/* "T3", and the spots on it: "T3.woods.2". */
static void lay_names(struct bronze_table *t, int place)
{
    struct text name = text_in(t->place_id[place], PLACE_ID_SIZE);
    text_add(&name, "T%d", place + 1);
    for (int i = 0; i < BRONZE_TERRAINS * BRONZE_SPOTS; i++) {
        int terrain = i / BRONZE_SPOTS;
        int spot = i % BRONZE_SPOTS;
        struct text id = text_in(t->spot_id[place][terrain][spot],
                                 SPOT_ID_SIZE);
        text_add(&id, "%s.", t->place_id[place]);
        bronze_spot_write(t, terrain * SPOT_STRIDE + spot, &id);
    }
}

/* "red.2", and where a new column would be: "red.left". */
static void lay_columns(struct bronze_table *t, int seat)
{
    for (int where = 0; where <= PLACE_RIGHT; where++) {
        struct text id = text_in(t->column_id[seat][where], COLUMN_ID_SIZE);
        text_add(&id, "%s.", t->content.colours[seat]);
        bronze_where_write(where, &id);
    }
}

/* A terrain is listed once on a tile; its spots go from left to right. */
static void lay_tile(struct bronze_table *t, int tile)
{
    const struct bronze_tile *printed = &t->content.tiles[tile];
    for (int i = 0; i < printed->ground_count; i++) {
        const struct bronze_ground *g = &printed->ground[i];
        for (int k = 0; k < g->settler_count; k++) {
            int spot = g->terrain * SPOT_STRIDE + k;
            t->spots[tile] |= bits_bit(spot);
            t->by_settler[g->settlers[k]][tile] |= bits_bit(spot);
            t->settler[tile][spot] = g->settlers[k];
        }
    }
}

static uint64_t terrain_spots(int terrain)
{
    return UINT64_C(0xff) << (terrain * SPOT_STRIDE);
}

/* BR-4.1: a spot on one of the terrains, for one of the settlers; Bronze
 * Casting settles everywhere. */
static void lay_technology(struct bronze_table *t, int technology)
{
    const struct bronze_technology *printed =
        &t->content.technologies[technology];
    uint64_t ground = 0;
    for (int i = 0; i < printed->terrain_count; i++)
        ground |= terrain_spots(printed->terrains[i]);
    for (int tile = 0; tile < t->content.tile_count; tile++) {
        uint64_t spots = 0;
        for (int i = 0; i < printed->settler_count; i++)
            spots |= t->by_settler[printed->settlers[i]][tile];
        t->by_technology[technology][tile] = spots & ground;
    }
}

/* BR-1.4: cards with more pawns than players stay in the box; the rest goes
 * into five stacks, the first of them getting what is over. */
static void lay_stacks(struct bronze_table *t)
{
    int cards = 0;
    for (int i = 0; i < BRONZE_TECHNOLOGIES; i++) {
        for (int k = 0; k <= t->seats - BRONZE_SEATS_MIN; k++)
            t->cards[i] = u8(t->cards[i] + t->content.technologies[i].cards[k]);
        cards += t->cards[i];
    }
    for (int i = 0; i < BRONZE_STACKS; i++)
        t->stack[i] = u8(cards / BRONZE_STACKS + (i < cards % BRONZE_STACKS));
}

/* BR-1.5 */
static void lay_cities(struct bronze_table *t)
{
    for (int i = 0; i < t->content.city_count; i++) {
        if (t->content.cities[i].players <= t->seats)
            t->city_cards |= bits_bit(i);
    }
}

enum err bronze_lay(struct table *table, const struct content *c,
                    const struct setup *how, struct text *why)
{
    assert(how->seats >= BRONZE_SEATS_MIN && how->seats <= BRONZE_SEATS);
    struct bronze_table *t = (struct bronze_table *)(void *)table;
    (void)why;
    memset(t, 0, sizeof *t);
    t->content = *bronze_content_of(c);
    const struct bronze_setup *p =
        &t->content.setups[how->seats - BRONZE_SEATS_MIN];
    t->seats = u8(how->seats);
    t->nobody = t->seats;
    t->edition = u8(how->option[OPTION_EDITION]);
    t->tiles = p->tiles;
    t->open = p->open;
    t->laid = p->city_cards;
    t->markers = t->content.markers;
    for (int i = 0; i < t->tiles; i++)
        lay_names(t, i);
    for (int i = 0; i < t->seats; i++)
        lay_columns(t, i);
    for (int i = 0; i < t->content.tile_count; i++)
        lay_tile(t, i);
    for (int i = 0; i < BRONZE_TECHNOLOGIES; i++)
        lay_technology(t, i);
    memcpy(t->by_technology[BRONZE_CASTING], t->spots, sizeof t->spots);
    lay_stacks(t);
    lay_cities(t);
    return ERR_OK;
}

/* Every turn takes a card: the card, the next one, its place and an end. The
 * rest happens once for a marker, a tile or a city card. */
int bronze_moves_max(const struct table *table)
{
    const struct bronze_table *t = bronze_table(table);
    assert(t->seats <= BRONZE_SEATS && t->tiles <= BRONZE_ROW);
    enum { MOVES_OF_A_TURN = 4 };
    int cards = 0;
    for (int i = 0; i < BRONZE_TECHNOLOGIES; i++)
        cards += t->cards[i];
    int opening = t->tiles + BRONZE_POOL + 1;
    int settlements = t->seats * t->markers;
    int cities = t->tiles * (t->laid + t->seats);
    return opening + t->tiles + cards * MOVES_OF_A_TURN + settlements + cities;
}
