/* content.h - everything printed on the components of Monuments. */
#ifndef GAMES_MONUMENTS_CONTENT_H
#define GAMES_MONUMENTS_CONTENT_H

#include "core/game.h"

enum {
    MON_SEATS = 4,
    MON_SEATS_MIN = 2,
    MON_DRY = 64, /* room for land and monument hexes, which sets hold */
    MON_NOWHERE = FIELD_NONE & 63, /* so many there can be: none is no hex */
    MON_WATER = 128,               /* water hexes */
    MON_HEXES = MON_DRY + MON_WATER,
    MON_RIVERS = 64,
    MON_SIDES = 6,
    MON_AREAS = 32,
    MON_CIVS = 4,
    MON_SETUPS = 8,
    MON_LAYERS = 5,
    MON_FACES = 6,
    MON_DICE = 10, /* rolled at a time */
    MON_FACE_MAX = 3,
    MON_PIECES = 4, /* most armies, forts, ... of one player */
    MON_WORKERS = 20,
    MON_FERRIES = 24,
    MON_SCORE_CARDS = 8,
    MON_SCORE_LINES = 4, /* of one score card */
    MON_DECKS = 8,       /* personal ones */
    MON_OPTIONS_MAX = 4, /* of a personal card */
    MON_EFFECTS = 6,
    MON_COMMONS = 64,
    MON_QUESTS = 64,
    MON_QUEST_DECKS = 4,
    MON_CONDITIONS = 6,
    MON_DRAWN = 6,    /* quests in hand before the choice */
    MON_COST_MAX = 9, /* of one resource */
};

/* MO-0.1. MO-0.2: the text says food for wheat and village for town. */
enum mon_resource { WOOD, SHEEP, METAL, WHEAT, MON_TYPES };

/* MO-2.2: the first four are land and produce the resource of the same number;
 * the others produce nothing. */
enum mon_terrain { FOREST, PASTURE, MOUNTAIN, FIELD, MONUMENT, WATER };

/* MO-0.3 */
enum mon_card {
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
    MON_CARDS,
};

/* MO-0.4 */
enum mon_kind { UNARMED, ARMED, ARMY, NAVY, AIRFORCE, HORSE, MON_KINDS };

/* The units that are counted one by one, in lists: kind - ARMY. */
enum { MON_LISTED = MON_KINDS - ARMY };

enum mon_building { FORT, TOWN, FACTORY, WORKSHOP, FARM, MON_BUILDINGS };

/* What BUILD_WHAT offers: buildings, tokens, then repairs of buildings. */
enum {
    BUILD_BRIDGE = MON_BUILDINGS,
    BUILD_FERRY,
    BUILD_REPAIR,
    MON_WHATS = BUILD_REPAIR + MON_BUILDINGS,
};

/* Pieces that a set-up card can lock (MO-3.7). */
enum mon_lockable {
    LOCK_FORT,
    LOCK_TOWN,
    LOCK_FACTORY,
    LOCK_ARMY,
    LOCK_NAVY,
    LOCK_AIRFORCE,
    MON_LOCKABLE,
};

enum mon_ability { RAIDERS, RIDERS, ARTISANS, FARMERS, MON_ABILITIES };

/* MO-0.10, in the order of content.json. */
#define MON_PARAM_MAP(X)                    \
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

enum mon_param {
#define X(upper, lower) PARAM_##upper,
    MON_PARAM_MAP(X)
#undef X
        MON_PARAMS,
};

/* MO-19 */
enum mon_effect_kind {
    EFFECT_MILITARY,
    EFFECT_MOD,
    EFFECT_VP,
    EFFECT_VP_PER,
    EFFECT_RES,
    EFFECT_WORKER,
    EFFECT_BUILD,
    EFFECT_UNLOCK,
    EFFECT_UPGRADE,
    MON_EFFECT_KINDS,
};

/* MO-20 */
enum mon_condition_kind {
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
    MON_COUNTS,
};

enum mon_arg {
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
    MON_ARGS,
};

/* MO-19.3, MO-21.1 */
enum mon_item {
    ITEM_LAYERS,
    ITEM_RESOURCES,
    ITEM_WORKERS,
    ITEM_LAND,
    ITEM_POWER,
    ITEM_UPGRADES,
    ITEM_QUESTS,
    ITEM_ISLANDS,
    ITEM_BUILDINGS,
    MON_ITEMS,
};
enum { MON_DEFAULT_LINES = ITEM_UPGRADES + 1 };

/* MO-2.5: continents, islets and the ring, and the water between them. */
enum mon_area_type { AREA_HOME, AREA_ISLAND, AREA_WATER };

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

struct mon_hex {
    uint8_t id;
    int8_t q, r;
    uint8_t terrain; /* enum mon_terrain */
    uint8_t area;
};

struct mon_area {
    char id[PART_NAME_SIZE];
    char name[PART_TEXT_SIZE];
    uint8_t type; /* enum mon_area_type */
};

struct mon_civ {
    char id[PART_NAME_SIZE];
    char name[PART_TEXT_SIZE];
    char monument[PART_TEXT_SIZE];
    uint8_t home; /* an area */
    uint8_t colour;
};

struct mon_setup {
    char id[PART_NAME_SIZE];
    uint8_t players, civ_count, out_count;
    uint8_t civ[MON_SEATS];
    uint8_t out[MON_AREAS];
};

/* MO-1.1 to MO-1.4: the pieces in the box; cards are counted by their lists. */
struct mon_supplies {
    uint8_t resource_each, weapon, bridge_ferry, dice, face_count;
    uint8_t face[MON_FACES];
    uint8_t worker;
    uint8_t horse;
    uint8_t building[MON_BUILDINGS];
    uint8_t military[AIRFORCE - ARMY + 1];
};

struct mon_limits {
    uint8_t produced, factory_alone, factory_with_worker, resources_per_hex;
    uint8_t repair_discount, start_workers, start_resources, start_quests;
    uint8_t quest_keep_min, rescue_below, max_rounds;
};

/* MO-12.3: a row of the table of layers. */
struct mon_layer {
    uint8_t layer, land, sacrifice;
    uint8_t cost[MON_TYPES];
};

struct mon_unit {
    uint8_t id;
    uint8_t move, power_land, power_water, carries;
    uint8_t cost[MON_TYPES];
};

struct mon_weapon {
    uint8_t power_land, power_water;
    uint8_t cost[MON_TYPES];
};

/* MO-10.8: buildings have power and do not move. */
struct mon_house {
    uint8_t id;
    uint8_t power;
    uint8_t cost[MON_TYPES];
    uint8_t terrain_count;
    uint8_t terrain[MON_TYPES];
};

struct mon_bridge {
    uint8_t cost[MON_TYPES];
};

/* MO-17.12: an occupied ferry has power on water. */
struct mon_ferry {
    uint8_t cost[MON_TYPES];
    uint8_t power_water, move_empty, move_occupied;
};

struct mon_minimum {
    uint8_t populate_min, layer_land, layer_sacrifice, cost;
};

struct mon_green {
    uint8_t param;
    int8_t delta;
};

struct mon_action {
    uint8_t id;
    uint8_t cost[MON_TYPES];
    struct mon_green green;
    uint8_t has_green;
};

struct mon_score_line {
    uint8_t item;
    int8_t vp;
    uint8_t per;
};

struct mon_score_card {
    char id[PART_NAME_SIZE];
    uint8_t replace_count, extra_count;
    struct mon_score_line replace[MON_SCORE_LINES];
    struct mon_score_line extra[MON_SCORE_LINES];
};

struct mon_ability_card {
    uint8_t id;
    uint8_t power; /* of a raider's navy against land */
    uint8_t extra; /* of a farm */
    char name[PART_TEXT_SIZE];
};

struct mon_effect {
    uint8_t kind;
    uint8_t param;
    int8_t delta;
    uint8_t n;
    uint8_t item;
    uint8_t per;
    int8_t vp;
    uint8_t type; /* of a building or token */
    uint8_t res[MON_TYPES];
    uint8_t pieces[MON_LOCKABLE];
};

struct mon_option {
    uint8_t effect_count;
    struct mon_effect effect[MON_EFFECTS];
};

struct mon_personal_card {
    uint8_t layer;
    uint8_t option_count;
    struct mon_option option[MON_OPTIONS_MAX];
};

struct mon_deck {
    char id[PART_NAME_SIZE];
    char name[PART_TEXT_SIZE];
    uint8_t available[MON_LOCKABLE];
    uint8_t card_count;
    struct mon_personal_card card[MON_LAYERS - 1];
};

struct mon_common {
    uint8_t id, layer, min_players, copies;
    char key[PART_NAME_SIZE];
    uint8_t effect_count;
    struct mon_effect effect[MON_EFFECTS];
};

struct mon_quest_deck {
    char id[PART_NAME_SIZE];
    uint8_t layer_count;
    uint8_t layer[MON_LAYERS + 1];
};

struct mon_condition {
    uint8_t kind, arg, n;
};

struct mon_quest {
    uint8_t id, deck, min_players, reward;
    int8_t penalty;
    uint8_t condition_count;
    struct mon_condition condition[MON_CONDITIONS];
};

struct mon_content {
    uint8_t area_count, hex_count, river_count, civ_count, setup_count;
    uint8_t layer_count, unit_count, building_count, action_count;
    uint8_t line_count, score_card_count, ability_count, deck_count;
    uint8_t common_count, quest_deck_count, quest_count;
    uint8_t has[8]; /* objects that are always there */
    struct mon_area area[MON_AREAS];
    struct mon_hex hex[MON_HEXES];
    uint8_t river[MON_RIVERS][2]; /* MO-2.4: edges between dry hexes */
    struct mon_civ civ[MON_CIVS];
    struct mon_setup setup[MON_SETUPS];
    struct mon_supplies supplies;
    struct mon_limits limits;
    struct mon_layer layer[MON_LAYERS];
    struct mon_unit unit[MON_KINDS - 1];
    struct mon_weapon weapon;
    struct mon_house building[MON_BUILDINGS];
    struct mon_bridge bridge;
    struct mon_ferry ferry;
    uint8_t base[MON_PARAMS];
    struct mon_minimum minimum;
    struct mon_action action[MON_CARDS];
    struct mon_score_line line[MON_DEFAULT_LINES];
    struct mon_score_card score_card[MON_SCORE_CARDS];
    struct mon_ability_card ability[MON_ABILITIES];
    struct mon_deck deck[MON_DECKS];
    struct mon_common common[MON_COMMONS];
    struct mon_quest_deck quest_deck[MON_QUEST_DECKS];
    struct mon_quest quest[MON_QUESTS];
};

extern const struct part monuments_parts[];

/* check.c */
enum err monuments_check(const struct content *content, struct text *why);

#endif
