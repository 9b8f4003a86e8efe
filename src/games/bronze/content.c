/* content.c - the shape of content.json, row by row. What the rules demand of
 * it beyond that is in check.c. */
#include "games/bronze/content.h"

/* clang-format off */
const char *const bronze_city_kinds[] = {
    [CITY_TERRAIN_MAJORITY]      = "terrain_majority",
    [CITY_TECHNOLOGY_MAJORITY]   = "technology_majority",
    [CITY_ROW]                   = "row",
    [CITY_BRONZE_PAIRS]          = "bronze_pairs",
    [CITY_COLUMN_VARIETY]        = "column_variety",
    [CITY_TERRAIN_SETS]          = "terrain_sets",
    [CITY_MOST_MARKERS_LEFT]     = "most_markers_left",
    [CITY_FEWEST_MARKERS_LEFT]   = "fewest_markers_left",
    [CITY_FEWEST_PROVINCES]      = "fewest_provinces",
    [CITY_PER_PROVINCE]          = "per_province",
    [CITY_PER_TRADE_ROUTE]       = "per_trade_route",
    [CITY_COMPLETE_ROWS]         = "complete_rows",
    [CITY_COLUMN_LENGTH]         = "column_length",
    [CITY_MAX_PER_TECHNOLOGY]    = "max_per_technology",
    [CITY_BRONZE_IN_EACH_COLUMN] = "bronze_in_each_column",
    [CITY_TECHNOLOGY_VARIETY]    = "technology_variety",
    [BRONZE_CITY_KINDS]          = NULL,
};

static const struct part colour = {
    .key = "", .kind = PART_NAME, .size = PART_NAME_SIZE};
static const struct part terrain_ref = {
    .key = "", .kind = PART_REF, .list = "terrains", .size = sizeof(uint8_t)};
static const struct part settler_ref = {
    .key = "", .kind = PART_REF, .list = "settlers", .size = sizeof(uint8_t)};
static const struct part technology_ref = {
    .key = "", .kind = PART_REF, .list = "technologies", .also = "bronze", .size = sizeof(uint8_t)};
static const struct part cards_of_mark = {
    .key = "", .kind = PART_NUMBER, .min = 0, .max = 30, .says = "a technology has", .size = sizeof(uint8_t)};

#define THIS bronze_name
static const struct part name_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name"},
    PART_END,
};
#undef THIS

#define THIS bronze_technology
static const struct part technology_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name in moves and positions"},
    {PART_IS_TEXT("name", name), .help = "its name for people"},
    {PART_IS_VALUES("on", terrains, terrain_count, 1, BRONZE_TERRAINS, &terrain_ref), .help = "where it settles"},
    {PART_IS_VALUES("for", settlers, settler_count, 1, BRONZE_SETTLERS, &settler_ref), .help = "whom it settles"},
    {PART_IS_VALUES("cards", cards, card_count, BRONZE_SETUPS, BRONZE_SETUPS, &cards_of_mark),
     .help = "how many cards have two, three and four pawns"},
    {PART_IS_NOTE("source"), .optional = true, .help = "printed in the rulebook or reconstructed"},
    PART_END,
};
#undef THIS

#define THIS bronze_ground
static const struct part ground_parts[] = {
    {PART_IS_REF("terrain", terrain, "terrains"), .help = "the terrain"},
    {PART_IS_VALUES("for", settlers, settler_count, 1, BRONZE_SPOTS, &settler_ref),
     .help = "its spots from left to right"},
    PART_END,
};
#undef THIS

#define THIS bronze_tile
static const struct part tile_parts[] = {
    {PART_IS_NUMBER("id", id, 1, 99, "a tile is numbered"), .help = "its number in moves and positions"},
    {PART_IS_NOTE("source"), .optional = true, .help = "read off the tile or reconstructed"},
    {PART_IS_LIST("spots", ground, ground_count, 0, BRONZE_TERRAINS, ground_parts), .help = "the spots of each terrain"},
    PART_END,
};
#undef THIS

#define THIS bronze_city
static const struct part city_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name"},
    {PART_IS_WORD("kind", kind, bronze_city_kinds), .help = "what its points depend on"},
    {PART_IS_VALUES("cards", technologies, technology_count, 1, BRONZE_CITY_WORDS, &technology_ref),
     .optional = true, .help = "the technologies that it names"},
    {PART_IS_VALUES("on", terrains, terrain_count, 1, BRONZE_CITY_WORDS, &terrain_ref),
     .optional = true, .help = "the terrains that it names"},
    {PART_IS_NUMBER("count", count, 1, 30, "the number on a city is"),
     .optional = true, .help = "the number that it asks for"},
    {PART_IS_NUMBER("vp", vp, 1, 20, "a city is worth"), .help = "its points, once or for each"},
    {PART_IS_NUMBER("players", players, BRONZE_SEATS_MIN, BRONZE_SEATS, "the mark of a city is"),
     .help = "left out of games with fewer players"},
    {PART_IS_NOTE("map"), .optional = true, .help = "BR-8.4: a square of a map of the ancient world"},
    PART_END,
};
#undef THIS

#define THIS bronze_line
static const struct part line_parts[] = {
    {PART_IS_NUMBER("line", line, 1, 30, "a trade route needs"), .help = "settlements in line"},
    {PART_IS_NUMBER("vp", vp, 1, 30, "a trade route is worth"), .help = "points"},
    PART_END,
};
#undef THIS

#define THIS bronze_province
static const struct part province_parts[] = {
    {PART_IS_NUMBER("vp", vp, 1, 30, "a province is worth"), .help = "points"},
    {PART_IS_NUMBER("count", count, 1, 30, "there are"), .help = "how many of these tokens"},
    PART_END,
};
#undef THIS

#define THIS bronze_setup
static const struct part setup_parts[] = {
    {PART_IS_NUMBER("players", players, BRONZE_SEATS_MIN, BRONZE_SEATS, "there are"), .help = "with so many players"},
    {PART_IS_NUMBER("tiles", tiles, 2, BRONZE_ROW, "the row has"), .help = "tiles in the row"},
    {PART_IS_NUMBER("open", open, 1, BRONZE_ROW, "open are"), .help = "tiles open at the start"},
    {PART_IS_NUMBER("city_cards", city_cards, 1, 8, "below a tile lie"), .help = "city cards laid below a tile"},
    PART_END,
};
#undef THIS

#define THIS bronze_content
const struct part bronze_parts[] = {
    {PART_IS_NOTE("game"), .help = "bronze"},
    {PART_IS_NOTE("printed"), .optional = true, .help = "what the rulebooks print"},
    {PART_IS_NOTE("reconstructed"), .optional = true, .help = "what they do not print"},
    {PART_IS_VALUES("colours", colours, colour_count, BRONZE_SEATS, BRONZE_SEATS, &colour), .help = "the players' names"},
    {PART_IS_LIST("terrains", terrains, terrain_count, BRONZE_TERRAINS, BRONZE_TERRAINS, name_parts),
     .help = "the terrains from top to bottom"},
    {PART_IS_LIST("settlers", settlers, settler_count, BRONZE_SETTLERS, BRONZE_SETTLERS, name_parts),
     .help = "the types of settlers"},
    {PART_IS_LIST("technologies", technologies, technology_count, BRONZE_TECHNOLOGIES, BRONZE_TECHNOLOGIES, technology_parts),
     .help = "the technologies but Bronze Casting, which settles everywhere"},
    {PART_IS_LIST("tiles", tiles, tile_count, 2, BRONZE_TILES, tile_parts), .help = "the land tiles in the box"},
    {PART_IS_LIST("cities", cities, city_count, 1, BRONZE_CITIES, city_parts), .help = "the city cards"},
    {PART_IS_NUMBER("markers", markers, 1, 60, "a player has"), .help = "settlement markers of each player"},
    {PART_IS_LIST("routes", lines, line_count, 1, BRONZE_LINES, line_parts), .help = "the trade route tokens of each terrain"},
    {PART_IS_LIST("provinces", provinces, province_count, 1, BRONZE_PROVINCES, province_parts), .help = "the province tokens"},
    {PART_IS_LIST("setup", setups, setup_count, BRONZE_SETUPS, BRONZE_SETUPS, setup_parts),
     .help = "what changes with the number of players"},
    PART_END,
};
#undef THIS
/* clang-format on */
