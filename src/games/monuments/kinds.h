/* kinds.h - the kinds of everything that Monuments has, with the numbers that
 * states, moves and content.json know them by, and how many there can be. */
#ifndef GAMES_MONUMENTS_KINDS_H
#define GAMES_MONUMENTS_KINDS_H

#include "core/field.h"

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

/* MO-2.5: continents, islets and the ring, and the water between them. */
enum monuments_area_type { AREA_HOME, AREA_ISLAND, AREA_WATER };

#endif
