/* content.h - everything printed on the components. Names and numbers come from
 * content.json; the limits here are only how much room there is for them. */
#ifndef GAMES_NEWGAME_CONTENT_H
#define GAMES_NEWGAME_CONTENT_H

#include "core/game.h"

enum {
    NEWGAME_SEATS_MIN = 2,
    NEWGAME_SEATS = 4,
    NEWGAME_REGIONS = 8,
    NEWGAME_CARDS = 4,  /* of one region */
    NEWGAME_START = 19, /* coins at the start */
    NEWGAME_TRADE = 5,  /* coins of one trade */
    /* No seat can come to more coins than these. */
    NEWGAME_COINS = NEWGAME_START
                    + NEWGAME_TRADE * NEWGAME_REGIONS * NEWGAME_CARDS,
};

struct newgame_region {
    char id[PART_NAME_SIZE];
    uint8_t cards, points;
};

struct newgame_content {
    char colours[NEWGAME_SEATS][PART_NAME_SIZE];
    uint8_t colour_count, region_count;
    uint8_t start_coins, settle_cost, trade_coins, coins_per_point;
    struct newgame_region regions[NEWGAME_REGIONS];
};

extern const struct part newgame_parts[];

enum err newgame_check(const struct content *loaded, struct text *why);

#endif
