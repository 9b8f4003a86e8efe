/* content.h - everything printed on the components of Monuments. */
#ifndef GAMES_MONUMENTS_CONTENT_H
#define GAMES_MONUMENTS_CONTENT_H

#include "core/game.h"

enum {
    MONUMENTS_SEATS = 4,
    MONUMENTS_SEATS_MIN = 2,
    MONUMENTS_DRY = 64, /* room for land and monument hexes, which sets hold */
    MONUMENTS_NOWHERE = FIELD_NONE
                        & 63, /* so many there can be: none is no hex */
    MONUMENTS_WATER = 128,    /* water hexes */
    MONUMENTS_HEXES = MONUMENTS_DRY + MONUMENTS_WATER,
    MONUMENTS_RIVERS = 64,
    MONUMENTS_SIDES = 6,
    MONUMENTS_AREAS = 32,
    MONUMENTS_CIVS = 4,
    MONUMENTS_SETUPS = 8,
    MONUMENTS_LAYERS = 5,
    MONUMENTS_FACES = 6,
    MONUMENTS_DICE = 10, /* rolled at a time */
    MONUMENTS_FACE_MAX = 3,
    MONUMENTS_PIECES = 4, /* most armies, forts, ... of one player */
    MONUMENTS_WORKERS = 20,
    MONUMENTS_FERRIES = 24,
    MONUMENTS_SCORE_CARDS = 8,
    MONUMENTS_SCORE_LINES = 4, /* of one score card */
    MONUMENTS_DECKS = 8,       /* personal ones */
    MONUMENTS_OPTIONS_MAX = 4, /* of a personal card */
    MONUMENTS_EFFECTS = 6,
    MONUMENTS_COMMONS = 64,
    MONUMENTS_QUESTS = 64,
    MONUMENTS_QUEST_DECKS = 4,
    MONUMENTS_CONDITIONS = 6,
    MONUMENTS_DRAWN = 6,    /* quests in hand before the choice */
    MONUMENTS_COST_MAX = 9, /* of one resource */
};

/* MO-0.1. MO-0.2: the text says food for wheat and village for town. */
enum monuments_resource { WOOD, SHEEP, METAL, WHEAT, MONUMENTS_TYPES };

/* MO-2.2: the first four are land and produce the resource of the same number;
 * the others produce nothing. */
enum monuments_terrain { FOREST, PASTURE, MOUNTAIN, FIELD, MONUMENT, WATER };

/* MO-0.3 */
enum monuments_card {
    CARD_UPGRADE,
    CARD_MOVE,
    CARD_PRODUCE,
    CARD_BUILD,
    CARD_POPULATE,
    CARD_MONUMENT,
    CARD_TRAIN,
    CARD_ATTACK,
    CARD_QUEST,
    CARD_TRADE,
    MONUMENTS_CARDS,
};

/* MO-0.4 */
enum monuments_kind {
    UNARMED,
    ARMED,
    ARMY,
    NAVY,
    AIRFORCE,
    HORSE,
    MONUMENTS_KINDS
};

/* The units that are counted one by one, in lists: kind - ARMY. */
enum { MONUMENTS_LISTED = MONUMENTS_KINDS - ARMY };

enum monuments_building {
    FORT,
    TOWN,
    FACTORY,
    WORKSHOP,
    FARM,
    MONUMENTS_BUILDINGS
};

/* What BUILD_WHAT offers: buildings, tokens, then repairs of buildings. */
enum {
    BUILD_BRIDGE = MONUMENTS_BUILDINGS,
    BUILD_FERRY,
    BUILD_REPAIR,
    MONUMENTS_WHATS = BUILD_REPAIR + MONUMENTS_BUILDINGS,
};

/* Pieces that a set-up card can lock (MO-3.7). */
enum monuments_lockable {
    LOCK_FORT,
    LOCK_TOWN,
    LOCK_FACTORY,
    LOCK_ARMY,
    LOCK_NAVY,
    LOCK_AIRFORCE,
    MONUMENTS_LOCKABLE,
};

enum monuments_ability {
    RAIDERS,
    RIDERS,
    ARTISANS,
    FARMERS,
    MONUMENTS_ABILITIES
};

/* MO-0.10, in the order of content.json. */
#define MONUMENTS_PARAM_MAP(X)              \
    X(WORKER_MOVE, worker_move)             \
    X(MOVE_UNITS, move_units)               \
    X(PROD_HEXES, prod_hexes)               \
    X(BUILD_DISCOUNT, build_discount)       \
    X(POPULATE_PLACES, populate_places)     \
    X(POPULATE_WORKERS, populate_workers)   \
    X(POPULATE_MIN, populate_min)           \
    X(MONUMENT_DISCOUNT, monument_discount) \
    X(LAND_REQUIRED, land_required)         \
    X(SACRIFICE, sacrifice)                 \
    X(TRAIN_WEAPON, train_weapon)           \
    X(ATTACK_MULTI, attack_multi)           \
    X(ATTACK_DICE, attack_dice)             \
    X(DEFENCE_DICE, defence_dice)           \
    X(QUEST_DRAW, quest_draw)               \
    X(TRADE_RATE, trade_rate)               \
    X(TRADES, trades)                       \
    X(UPGRADE_DISCOUNT, upgrade_discount)

enum monuments_param {
#define X(upper, lower) PARAM_##upper,
    MONUMENTS_PARAM_MAP(X)
#undef X
        MONUMENTS_PARAMS,
};

/* MO-19 */
enum monuments_effect_kind {
    EFFECT_MILITARY,
    EFFECT_MOD,
    EFFECT_VP,
    EFFECT_VP_PER,
    EFFECT_RES,
    EFFECT_WORKER,
    EFFECT_BUILD,
    EFFECT_UNLOCK,
    EFFECT_UPGRADE,
    MONUMENTS_EFFECT_KINDS,
};

/* MO-20 */
enum monuments_condition_kind {
    COUNT_AREA,
    COUNT_RES,
    COUNT_UNIT,
    COUNT_BUILDING,
    COUNT_TOKEN,
    COUNT_HEX_MAX,
    COUNT_POWER,
    COUNT_UPGRADES,
    COUNT_LAYERS,
    COUNT_BATTLES,
    COUNT_QUESTS,
    MONUMENTS_COUNTS,
};

enum monuments_arg {
    ARG_ANY,
    ARG_FOREST,
    ARG_PASTURE,
    ARG_MOUNTAIN,
    ARG_FIELD,
    ARG_ISLAND,
    ARG_FOREIGN,
    ARG_WATER,
    ARG_WOOD,
    ARG_SHEEP,
    ARG_METAL,
    ARG_WHEAT,
    ARG_WORKER,
    ARG_ARMY,
    ARG_NAVY,
    ARG_AIRFORCE,
    ARG_MILITARY,
    ARG_WEAPON,
    ARG_FORT,
    ARG_TOWN,
    ARG_FACTORY,
    ARG_BRIDGE,
    ARG_FERRY,
    ARG_RES,
    MONUMENTS_ARGS,
};

/* MO-19.3, MO-21.1 */
enum monuments_item {
    ITEM_LAYERS,
    ITEM_RESOURCES,
    ITEM_WORKERS,
    ITEM_LAND,
    ITEM_POWER,
    ITEM_UPGRADES,
    ITEM_QUESTS,
    ITEM_ISLANDS,
    ITEM_BUILDINGS,
    MONUMENTS_ITEMS,
};
enum { MONUMENTS_DEFAULT_LINES = ITEM_UPGRADES + 1 };

/* MO-2.5: continents, islets and the ring, and the water between them. */
enum monuments_area_type { AREA_HOME, AREA_ISLAND, AREA_WATER };

extern const char *const monuments_type_words[];
extern const char *const monuments_terrain_words[];
extern const char *const monuments_card_words[];
extern const char *const monuments_kind_words[];
extern const char *const monuments_building_words[];
extern const char *const monuments_ability_words[];
extern const char *const monuments_param_words[];
extern const char *const monuments_condition_words[];
extern const char *const monuments_arg_words[];
extern const char *const monuments_item_words[];
extern const char *const monuments_colour_words[];

struct monuments_hex {
    uint8_t id;
    int8_t q, r;
    uint8_t terrain; /* enum monuments_terrain */
    uint8_t area;
};

struct monuments_area {
    char id[PART_NAME_SIZE];
    char name[PART_TEXT_SIZE];
    uint8_t type; /* enum monuments_area_type */
};

struct monuments_civ {
    char id[PART_NAME_SIZE];
    char name[PART_TEXT_SIZE];
    char monument[PART_TEXT_SIZE];
    uint8_t home; /* an area */
    uint8_t colour;
};

struct monuments_setup {
    char id[PART_NAME_SIZE];
    uint8_t players, civ_count, out_count;
    uint8_t civ[MONUMENTS_SEATS];
    uint8_t out[MONUMENTS_AREAS];
};

/* MO-1.1 to MO-1.4: the pieces in the box; cards are counted by their lists. */
struct monuments_supplies {
    uint8_t resource_each, weapon, bridge_ferry, dice, face_count;
    uint8_t face[MONUMENTS_FACES];
    uint8_t worker;
    uint8_t horse;
    uint8_t building[MONUMENTS_BUILDINGS];
    uint8_t military[AIRFORCE - ARMY + 1];
};

struct monuments_limits {
    uint8_t produced, factory_alone, factory_with_worker, resources_per_hex;
    uint8_t repair_discount, start_workers, start_resources, start_quests;
    uint8_t quest_keep_min, rescue_below, max_rounds;
};

/* MO-12.3: a row of the table of layers. */
struct monuments_layer {
    uint8_t layer, land, sacrifice;
    uint8_t cost[MONUMENTS_TYPES];
};

struct monuments_unit {
    uint8_t id;
    uint8_t move, power_land, power_water, carries;
    uint8_t cost[MONUMENTS_TYPES];
};

struct monuments_weapon {
    uint8_t power_land, power_water;
    uint8_t cost[MONUMENTS_TYPES];
};

/* MO-10.8: buildings have power and do not move. */
struct monuments_building_type {
    uint8_t id;
    uint8_t power;
    uint8_t cost[MONUMENTS_TYPES];
    uint8_t terrain_count;
    uint8_t terrain[MONUMENTS_TYPES];
};

struct monuments_bridge {
    uint8_t cost[MONUMENTS_TYPES];
};

/* MO-17.12: an occupied ferry has power on water. */
struct monuments_ferry {
    uint8_t cost[MONUMENTS_TYPES];
    uint8_t power_water, move_empty, move_occupied;
};

struct monuments_minimum {
    uint8_t populate_min, layer_land, layer_sacrifice, cost;
};

struct monuments_green {
    uint8_t param;
    int8_t delta;
};

struct monuments_action {
    uint8_t id;
    uint8_t cost[MONUMENTS_TYPES];
    struct monuments_green green;
    uint8_t has_green;
};

struct monuments_score_line {
    uint8_t item;
    int8_t vp;
    uint8_t per;
};

struct monuments_score_card {
    char id[PART_NAME_SIZE];
    uint8_t replace_count, extra_count;
    struct monuments_score_line replace[MONUMENTS_SCORE_LINES];
    struct monuments_score_line extra[MONUMENTS_SCORE_LINES];
};

struct monuments_ability_card {
    uint8_t id;
    uint8_t power; /* of a raider's navy against land */
    uint8_t extra; /* of a farm */
    char name[PART_TEXT_SIZE];
};

struct monuments_effect {
    uint8_t kind;
    uint8_t param;
    int8_t delta;
    uint8_t n;
    uint8_t item;
    uint8_t per;
    int8_t vp;
    uint8_t type; /* of a building or token */
    uint8_t res[MONUMENTS_TYPES];
    uint8_t pieces[MONUMENTS_LOCKABLE];
};

struct monuments_option {
    uint8_t effect_count;
    struct monuments_effect effect[MONUMENTS_EFFECTS];
};

struct monuments_personal_card {
    uint8_t layer;
    uint8_t option_count;
    struct monuments_option option[MONUMENTS_OPTIONS_MAX];
};

struct monuments_deck {
    char id[PART_NAME_SIZE];
    char name[PART_TEXT_SIZE];
    uint8_t available[MONUMENTS_LOCKABLE];
    uint8_t card_count;
    struct monuments_personal_card card[MONUMENTS_LAYERS - 1];
};

struct monuments_common {
    uint8_t id, layer, min_players, copies;
    char key[PART_NAME_SIZE];
    uint8_t effect_count;
    struct monuments_effect effect[MONUMENTS_EFFECTS];
};

struct monuments_quest_deck {
    char id[PART_NAME_SIZE];
    uint8_t layer_count;
    uint8_t layer[MONUMENTS_LAYERS + 1];
};

struct monuments_condition {
    uint8_t kind, arg, n;
};

struct monuments_quest {
    uint8_t id, deck, min_players, reward;
    int8_t penalty;
    uint8_t condition_count;
    struct monuments_condition condition[MONUMENTS_CONDITIONS];
};

struct monuments_content {
    uint8_t area_count, hex_count, river_count, civ_count, setup_count;
    uint8_t layer_count, unit_count, building_count, action_count;
    uint8_t line_count, score_card_count, ability_count, deck_count;
    uint8_t common_count, quest_deck_count, quest_count;
    uint8_t has[8]; /* objects that are always there */
    struct monuments_area area[MONUMENTS_AREAS];
    struct monuments_hex hex[MONUMENTS_HEXES];
    uint8_t river[MONUMENTS_RIVERS][2]; /* MO-2.4: edges between dry hexes */
    struct monuments_civ civ[MONUMENTS_CIVS];
    struct monuments_setup setup[MONUMENTS_SETUPS];
    struct monuments_supplies supplies;
    struct monuments_limits limits;
    struct monuments_layer layer[MONUMENTS_LAYERS];
    struct monuments_unit unit[MONUMENTS_KINDS - 1];
    struct monuments_weapon weapon;
    struct monuments_building_type building[MONUMENTS_BUILDINGS];
    struct monuments_bridge bridge;
    struct monuments_ferry ferry;
    uint8_t base[MONUMENTS_PARAMS];
    struct monuments_minimum minimum;
    struct monuments_action action[MONUMENTS_CARDS];
    struct monuments_score_line line[MONUMENTS_DEFAULT_LINES];
    struct monuments_score_card score_card[MONUMENTS_SCORE_CARDS];
    struct monuments_ability_card ability[MONUMENTS_ABILITIES];
    struct monuments_deck deck[MONUMENTS_DECKS];
    struct monuments_common common[MONUMENTS_COMMONS];
    struct monuments_quest_deck quest_deck[MONUMENTS_QUEST_DECKS];
    struct monuments_quest quest[MONUMENTS_QUESTS];
};

extern const struct part monuments_parts[];

/* check.c */
enum err monuments_check(const struct content *content, struct text *why);

#endif
