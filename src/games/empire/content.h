/* content.h - everything printed on the components of Eight-Minute Empire. */
#ifndef GAMES_EMPIRE_CONTENT_H
#define GAMES_EMPIRE_CONTENT_H

#include "core/game.h"

enum {
    EMPIRE_SEATS = 5,
    EMPIRE_SEATS_MIN = 2,
    EMPIRE_PRICES = 11,
    EMPIRE_GOODS = 8,
    EMPIRE_GOOD_ROWS = 8,
    EMPIRE_CARDS = 64,
    EMPIRE_PIECES = 3, /* most pieces of a good on one card */
    EMPIRE_STEPS = 2,
    EMPIRE_REGIONS = 32,
    EMPIRE_CONTINENTS = 8,
    EMPIRE_EDGES = 64,
    EMPIRE_MAPS = 2,
    EMPIRE_WILD = PART_ALSO,
};

/* X(name, its word in content and moves, the fact that asks for it) */
#define EMPIRE_ACTIONS(X)          \
    X(PLACE, "place", "ask-place") \
    X(MOVE, "move", "ask-move")    \
    X(SAIL, "sail", "ask-move")    \
    X(CITY, "city", "ask-city")    \
    X(DESTROY, "destroy", "ask-destroy")

#define EMPIRE_ACTION(name, word, ask) ACTION_##name,
enum empire_action { EMPIRE_ACTIONS(EMPIRE_ACTION) };
#undef EMPIRE_ACTION

#define EMPIRE_PLACE(name, word, ask) PLACE_OF_##name,
enum { EMPIRE_ACTIONS(EMPIRE_PLACE) EMPIRE_ACTION_COUNT };
#undef EMPIRE_PLACE

enum empire_join { JOIN_SINGLE, JOIN_OR, JOIN_AND };

extern const char *const empire_action_words[];

struct empire_step {
    uint8_t type; /* enum empire_action */
    uint8_t n;
};

/* What a card lets its taker do. */
struct empire_deed {
    uint8_t join; /* enum empire_join */
    uint8_t step_count;
    struct empire_step step[EMPIRE_STEPS];
};

struct empire_card {
    uint8_t id; /* the number in moves and positions */
    uint8_t good;
    uint8_t pieces;
    uint8_t min_players;
    struct empire_deed deed;
    uint8_t has_other_printing;
    struct empire_deed other_printing;
};

struct empire_good_row {
    uint8_t pieces, vp;
};

struct empire_good {
    char id[PART_NAME_SIZE];
    uint8_t row_count;
    struct empire_good_row row[EMPIRE_GOOD_ROWS];
};

struct empire_token {
    uint8_t good, count;
};

struct empire_region {
    char id[PART_NAME_SIZE];
    uint16_t x, y; /* 0 to 1000, from the top left corner */
    uint8_t continent;
    uint8_t unused;
};

struct empire_continent {
    char id[PART_NAME_SIZE];
};

struct empire_map {
    char id[PART_NAME_SIZE];
    uint8_t start;
    uint8_t continent_count, region_count, land_count, sea_count, token_count;
    struct empire_continent continent[EMPIRE_CONTINENTS];
    struct empire_region region[EMPIRE_REGIONS];
    uint8_t land[EMPIRE_EDGES][2];
    uint8_t sea[EMPIRE_EDGES][2];
    uint8_t token_region[EMPIRE_REGIONS];
};

struct empire_players {
    uint8_t players, coins, cards_each, neutral_armies;
};

struct empire_content {
    uint8_t armies, cities, start_armies, coins;
    uint8_t players_count, colour_count, price_count, good_count;
    uint8_t token_count, card_count, map_count;
    uint8_t prices[EMPIRE_PRICES];
    struct empire_players players[EMPIRE_SEATS];
    char colours[EMPIRE_SEATS][PART_NAME_SIZE];
    struct empire_good goods[EMPIRE_GOODS];
    struct empire_token tokens[EMPIRE_GOODS];
    struct empire_card cards[EMPIRE_CARDS];
    struct empire_map maps[EMPIRE_MAPS];
};

extern const struct part empire_parts[];

enum err empire_check(const struct content *loaded, struct text *why);

#endif
