/* table.h - content and set-up laid out for the rules to read; a match does not
 * change it. */
#ifndef GAMES_MONUMENTS_TABLE_H
#define GAMES_MONUMENTS_TABLE_H

#include "core/game.h"
#include "games/monuments/content.h"
#include "games/monuments/nodes.h"

/* The choices of a set-up. */
enum { OPTION_WORLD, OPTION_START, MONUMENTS_OPTIONS };

/* Sums that dice can show, from 0 on. */
enum { MONUMENTS_SUMS = MONUMENTS_DICE * MONUMENTS_FACE_MAX + 1 };

/* Everything that has a price, numbered through. */
enum {
    PRICE_CARD, /* to turn it green */
    PRICE_THING = PRICE_CARD
                  + MONUMENTS_CARDS,         /* a building, bridge or ferry */
    PRICE_UNIT = PRICE_THING + BUILD_REPAIR, /* army, navy, airforce */
    PRICE_WEAPON = PRICE_UNIT + AIRFORCE - ARMY + 1,
    PRICE_LAYER,
    MONUMENTS_PRICES = PRICE_LAYER + MONUMENTS_LAYERS,
};
_Static_assert(MONUMENTS_PRICES <= 32, "a set of prices is 32 bits");

struct monuments_table {
    uint64_t land;      /* land hexes in play */
    uint64_t dry_hexes; /* dry hexes in play, monuments too */
    uint64_t island;    /* of those, on islands */
    uint64_t terrain[MONUMENTS_TYPES];
    uint64_t foreign[MONUMENTS_SEATS]; /* on home continents of other players */
    uint64_t walk[MONUMENTS_DRY]; /* land neighbours without a river between */
    uint64_t rivers_at[MONUMENTS_DRY];
    uint64_t beside[MONUMENTS_HEXES];   /* land neighbours, rivers or not */
    uint64_t shore;                     /* land hexes with a water neighbour */
    uint64_t commons[MONUMENTS_LAYERS]; /* cards in the game, by layer */
    uint64_t military;                  /* commons that give the permission */
    uint64_t mod[MONUMENTS_PARAMS];     /* commons that change a parameter */
    uint64_t green_mod[MONUMENTS_PARAMS]; /* action cards that do */
    uint64_t watch[MONUMENTS_NODES];      /* quests that a node can complete */
    uint64_t in_deck[MONUMENTS_QUEST_DECKS]; /* quests in the game */
    uint64_t abroad; /* quests that others' turns can fulfil */
    /* What quests ask for, the quickest to count first. */
    struct monuments_condition wants[MONUMENTS_QUESTS][MONUMENTS_CONDITIONS];
    uint64_t suits[MONUMENTS_BUILDINGS]; /* terrains of a building */
    int32_t ways[MONUMENTS_DICE + 1][MONUMENTS_SUMS]; /* to roll a sum */
    /* Prices that so much of a resource covers, as far as it goes. */
    uint32_t covers[MONUMENTS_TYPES][MONUMENTS_COST_MAX + 1];
    uint32_t yields; /* prices that a discount lowers */
    uint8_t price[MONUMENTS_PRICES][MONUMENTS_TYPES];
    uint8_t river[MONUMENTS_RIVERS][2]; /* places, the lower number first */
    uint8_t near[MONUMENTS_HEXES]
                [MONUMENTS_SIDES]; /* hexes in play, by number */
    uint8_t near_count[MONUMENTS_HEXES];
    uint8_t water[MONUMENTS_HEXES]
                 [MONUMENTS_SIDES]; /* water neighbours, by number */
    uint8_t water_count[MONUMENTS_HEXES];
    uint8_t id[MONUMENTS_HEXES];    /* the number of a place */
    uint8_t place[MONUMENTS_HEXES]; /* the place of a number */
    uint8_t dry, hexes, ferries, seats;
    uint8_t home[MONUMENTS_SEATS]; /* places of the monuments */
    uint8_t civ[MONUMENTS_SEATS];
    uint8_t unit_max[MONUMENTS_LISTED];
    uint32_t absent[MONUMENTS_LISTED]; /* none for cells that no unit has */
    uint8_t power[2][MONUMENTS_KINDS]; /* on land, on water */
    uint8_t steps[MONUMENTS_KINDS];
    uint8_t deck_of_layer[MONUMENTS_LAYERS + 1];
    int8_t delta[MONUMENTS_PARAMS][MONUMENTS_COMMONS]; /* of commons */
    uint8_t start;    /* none: chance decides */
    int32_t turn_max; /* moves of a turn at its longest */
    struct monuments_content content;
};

/* What core calls a table is one of these. */
static inline const struct monuments_table *monuments_table(
    const struct table *t)
{
    return (const struct monuments_table *)(const void *)t;
}

/* Lays the table; ERR_BAD_TEXT and the reason if the options do not fit. */
enum err monuments_lay(struct table *table, const struct content *c,
                       const struct setup *how, struct text *why);

/* No match has more moves. */
int monuments_moves_max(const struct table *table);

#endif
