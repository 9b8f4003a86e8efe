/* content.h - everything printed on the components of Bronze. */
#ifndef GAMES_BRONZE_CONTENT_H
#define GAMES_BRONZE_CONTENT_H

#include "core/game.h"

enum {
    BRONZE_SEATS = 4,
    BRONZE_SEATS_MIN = 2,
    BRONZE_SETUPS = BRONZE_SEATS - BRONZE_SEATS_MIN + 1,
    BRONZE_TERRAINS = 7,
    BRONZE_SETTLERS = 3,
    BRONZE_SPOTS = 3, /* most spots of one terrain on a tile */
    BRONZE_TECHNOLOGIES = 7,
    BRONZE_CASTING = BRONZE_TECHNOLOGIES, /* the back of every card */
    BRONZE_FACES = BRONZE_TECHNOLOGIES + 1,
    BRONZE_TILES = 32, /* in the box */
    BRONZE_ROW = 12,   /* most tiles in play */
    BRONZE_CITIES = 64,
    BRONZE_LINES = 3,     /* trade route tokens of a terrain */
    BRONZE_PROVINCES = 8, /* kinds of province tokens */
    BRONZE_COLUMNS = 4,
    BRONZE_COLUMN_CARDS = 24, /* no player takes more cards */
    BRONZE_POOL = 4,
    BRONZE_STACKS = BRONZE_POOL + 1,
    BRONZE_RESERVE = BRONZE_POOL,
    BRONZE_CITY_WORDS = 3, /* technologies or terrains that a city names */
};

enum bronze_city_kind {
    CITY_TERRAIN_MAJORITY,
    CITY_TECHNOLOGY_MAJORITY,
    CITY_ROW,
    CITY_BRONZE_PAIRS,
    CITY_COLUMN_VARIETY,
    CITY_TERRAIN_SETS,
    CITY_MOST_MARKERS_LEFT,
    CITY_FEWEST_MARKERS_LEFT,
    CITY_FEWEST_PROVINCES,
    CITY_PER_PROVINCE,
    CITY_PER_TRADE_ROUTE,
    CITY_COMPLETE_ROWS,
    CITY_COLUMN_LENGTH,
    CITY_MAX_PER_TECHNOLOGY,
    CITY_BRONZE_IN_EACH_COLUMN,
    CITY_TECHNOLOGY_VARIETY,
    BRONZE_CITY_KINDS,
};

struct bronze_name {
    char id[PART_NAME_SIZE];
};

struct bronze_technology {
    char id[PART_NAME_SIZE];
    char name[PART_TEXT_SIZE];
    uint8_t terrain_count, settler_count, card_count;
    uint8_t terrains[BRONZE_TERRAINS];
    uint8_t settlers[BRONZE_SETTLERS];
    uint8_t cards[BRONZE_SETUPS]; /* by pawn mark */
};

/* The spots of one terrain on a tile, from left to right. */
struct bronze_ground {
    uint8_t terrain, settler_count;
    uint8_t settlers[BRONZE_SPOTS];
};

struct bronze_tile {
    uint8_t id; /* the number in moves and positions */
    uint8_t ground_count;
    struct bronze_ground ground[BRONZE_TERRAINS];
};

struct bronze_city {
    char id[PART_NAME_SIZE];
    uint8_t kind; /* enum bronze_city_kind */
    uint8_t technology_count, terrain_count;
    uint8_t technologies[BRONZE_CITY_WORDS]; /* PART_ALSO: Bronze Casting */
    uint8_t terrains[BRONZE_CITY_WORDS];
    uint8_t count; /* the number that the kind asks for */
    uint8_t vp;
    uint8_t players; /* left out of games with fewer */
};

struct bronze_line {
    uint8_t line, vp;
};

struct bronze_province {
    uint8_t vp, count;
};

struct bronze_setup {
    uint8_t players, tiles, open, city_cards;
};

struct bronze_content {
    uint8_t markers;
    uint8_t colour_count, terrain_count, settler_count, technology_count;
    uint8_t tile_count, city_count, line_count, province_count, setup_count;
    char colours[BRONZE_SEATS][PART_NAME_SIZE];
    struct bronze_name terrains[BRONZE_TERRAINS];
    struct bronze_name settlers[BRONZE_SETTLERS];
    struct bronze_technology technologies[BRONZE_TECHNOLOGIES];
    struct bronze_tile tiles[BRONZE_TILES];
    struct bronze_city cities[BRONZE_CITIES];
    struct bronze_line lines[BRONZE_LINES];
    struct bronze_province provinces[BRONZE_PROVINCES];
    struct bronze_setup setups[BRONZE_SETUPS];
};

extern const struct part bronze_parts[];
extern const char *const bronze_city_kinds[]; /* as words */

enum err bronze_check(const struct content *content, struct text *why);

static inline const struct bronze_content *bronze_content_of(
    const struct content *c)
{
    return (const struct bronze_content *)(const void *)c;
}

#endif
