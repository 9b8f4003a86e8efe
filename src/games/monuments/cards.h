/* cards.h - what is printed on the cards of Monuments: actions, scores,
 * abilities, personal and common bonuses, quests; and what they count. */
#ifndef GAMES_MONUMENTS_CARDS_H
#define GAMES_MONUMENTS_CARDS_H

#include "core/part.h"
#include "games/monuments/kinds.h"

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

/* What the green side of an action card changes. */
struct monuments_green {
    uint8_t param;
    int8_t delta;
};

/* The cost turns the card green. */
struct monuments_action {
    uint8_t id;
    uint8_t cost[MONUMENTS_TYPES];
    struct monuments_green green;
    uint8_t has_green;
};

/* MO-21.1: points for every so many of a thing. */
struct monuments_score_line {
    uint8_t item;
    int8_t vp;
    uint8_t per;
};

/* MO-21.2: lines that stand for those of everybody, and more lines. */
struct monuments_score_card {
    char id[PART_NAME_SIZE];
    uint8_t replace_count, extra_count;
    struct monuments_score_line replace[MONUMENTS_SCORE_LINES];
    struct monuments_score_line extra[MONUMENTS_SCORE_LINES];
};

/* MO-18 */
struct monuments_ability_card {
    uint8_t id;
    uint8_t power; /* of a raider's navy against land */
    uint8_t extra; /* of a farm */
    char name[PART_TEXT_SIZE];
};

/* MO-19: what a bonus does; the kind says which of the values it reads. */
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

/* One choice of a personal card. */
struct monuments_option {
    uint8_t effect_count;
    struct monuments_effect effect[MONUMENTS_EFFECTS];
};

/* The personal bonus that comes with a layer. */
struct monuments_personal_card {
    uint8_t layer;
    uint8_t option_count;
    struct monuments_option option[MONUMENTS_OPTIONS_MAX];
};

/* MO-3.7: a set-up card, and the personal cards that belong to it. */
struct monuments_deck {
    char id[PART_NAME_SIZE];
    char name[PART_TEXT_SIZE];
    uint8_t available[MONUMENTS_LOCKABLE];
    uint8_t card_count;
    struct monuments_personal_card card[MONUMENTS_LAYERS - 1];
};

/* A common bonus card; those of one key are alike. */
struct monuments_common {
    uint8_t id, layer, min_players, copies;
    char key[PART_NAME_SIZE];
    uint8_t effect_count;
    struct monuments_effect effect[MONUMENTS_EFFECTS];
};

/* MO-15.1: the layers that one draws from this deck with. */
struct monuments_quest_deck {
    char id[PART_NAME_SIZE];
    uint8_t layer_count;
    uint8_t layer[MONUMENTS_LAYERS + 1];
};

/* MO-20: at least `n` of a thing. */
struct monuments_condition {
    uint8_t kind, arg, n;
};

/* MO-15.5: all conditions at once bring the reward. */
struct monuments_quest {
    uint8_t id, deck, min_players, reward;
    int8_t penalty;
    uint8_t condition_count;
    struct monuments_condition condition[MONUMENTS_CONDITIONS];
};

#endif
