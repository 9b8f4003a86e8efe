/* content.h - everything printed on the components of Monuments, as
 * content.json has it. */
#ifndef GAMES_MONUMENTS_CONTENT_H
#define GAMES_MONUMENTS_CONTENT_H

#include "core/part.h"
#include "games/monuments/cards.h"
#include "games/monuments/kinds.h"

/* The words of content.json, of notation and of fields, by kind; NULL ends each
 * list. */
extern const char *const monuments_type_words[];
extern const char *const monuments_terrain_words[];
extern const char *const monuments_card_words[];
extern const char *const monuments_kind_words[];
extern const char *const monuments_unit_words[];
extern const char *const monuments_building_words[];
extern const char *const monuments_ability_words[];
extern const char *const monuments_param_words[];
extern const char *const monuments_condition_words[];
extern const char *const monuments_arg_words[];
extern const char *const monuments_item_words[];
extern const char *const monuments_colour_words[];

/* MO-2.1: a hex of the map and its axial coordinates. */
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

/* MO-3.1: who plays, and which areas are out of play. */
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

/* Numbers that the rules name and nothing changes. */
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

/* MO-8.2, MO-13.2: units move, fight, carry and cost. */
struct monuments_unit {
    uint8_t id;
    uint8_t move, power_land, power_water, carries;
    uint8_t cost[MONUMENTS_TYPES];
};

/* The power that a weapon gives to a worker. */
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

/* MO-0.10: what parameters and costs do not fall below. */
struct monuments_minimum {
    uint8_t populate_min, layer_land, layer_sacrifice, cost;
};

/* The whole file, in its order. */
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

/* The shape of the file, row by row. */
extern const struct part monuments_parts[];

#endif
