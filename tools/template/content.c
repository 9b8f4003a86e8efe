/* content.c - the shape of content.json, row by row, and what the rules demand
 * of it beyond that. */
#include "games/newgame/content.h"

#include <string.h>

/* clang-format off */
static const struct part colour = {
    .key = "", .kind = PART_NAME, .size = PART_NAME_SIZE};

#define THIS newgame_region
static const struct part region_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name"},
    {PART_IS_NUMBER("cards", cards, 1, NEWGAME_CARDS, "a region has"), .help = "its cards in the deck"},
    {PART_IS_NUMBER("points", points, 0, 9, "a region is worth"), .help = "what holding it is worth"},
    PART_END,
};
#undef THIS

#define THIS newgame_content
const struct part newgame_parts[] = {
    {PART_IS_NOTE("game"), .help = "newgame"},
    {PART_IS_NOTE("source"), .optional = true, .help = "where the numbers come from"},
    {PART_IS_VALUES("colours", colours, colour_count, NEWGAME_SEATS, NEWGAME_SEATS, &colour), .help = "the players' names"},
    {PART_IS_NUMBER("start_coins", start_coins, 0, NEWGAME_START, "a player starts with"), .help = "coins of each player"},
    {PART_IS_NUMBER("settle_cost", settle_cost, 0, 9, "a settler costs"), .help = "coins to settle"},
    {PART_IS_NUMBER("trade_coins", trade_coins, 0, NEWGAME_TRADE, "a trade brings"), .help = "coins of a trade"},
    {PART_IS_NUMBER("coins_per_point", coins_per_point, 1, 9, "a point needs"), .help = "coins that are worth a point"},
    {PART_IS_LIST("regions", regions, region_count, 1, NEWGAME_REGIONS, region_parts), .help = "the regions"},
    PART_END,
};
#undef THIS
/* clang-format on */

/* -- What the rules demand ------------------------------------------------- */

/* Seats go by their colours in moves and records. */
static bool colour_is_new(const struct newgame_content *c, int i,
                          struct text *why)
{
    for (int k = 0; k < i; k++) {
        if (strcmp(c->colours[i], c->colours[k]) == 0) {
            text_add(why,
                     "colours[%d] is \"%s\", as colours[%d]; no two colours "
                     "are the same",
                     i, c->colours[i], k);
            return false;
        }
    }
    return true;
}

/* NG-2.1: everybody draws at least once. */
static bool deck_suffices(const struct newgame_content *c, struct text *why)
{
    int cards = 0;
    for (int r = 0; r < c->region_count; r++)
        cards += c->regions[r].cards;
    if (cards >= NEWGAME_SEATS)
        return true;
    text_add(why, "regions have %d cards in all; %d players need one each",
             cards, NEWGAME_SEATS);
    return false;
}

enum err newgame_check(const struct content *loaded, struct text *why)
{
    const struct newgame_content *c =
        (const struct newgame_content *)(const void *)loaded;
    bool fits = deck_suffices(c, why);
    for (int i = 0; fits && i < c->colour_count; i++)
        fits = colour_is_new(c, i, why);
    return fits ? ERR_OK : ERR_BAD_TEXT;
}
