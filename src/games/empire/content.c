/* content.c - the shape of content.json, row by row, and what the rules demand
 * of it beyond that. */
#include "games/empire/content.h"

#include <assert.h>
#include <string.h>

#define WORD(name, word, ask) word,
const char *const empire_action_words[] = {EMPIRE_ACTIONS(WORD) NULL};
#undef WORD

static const char *const join_words[] = {"single", "or", "and", NULL};

/* clang-format off */
#define THIS empire_step
static const struct part step_parts[] = {
    {PART_IS_WORD("type", type, empire_action_words), .help = "what the step does"},
    {PART_IS_NUMBER("n", n, 1, 6, "a step has"), .help = "how many armies, moves or cities"},
    PART_END,
};
#undef THIS

#define THIS empire_deed
static const struct part deed_parts[] = {
    {PART_IS_WORD("join", join, join_words), .help = "how two steps go together"},
    {PART_IS_LIST("steps", step, step_count, 1, EMPIRE_STEPS, step_parts), .help = "the steps of the action"},
    PART_END,
};
#undef THIS

#define THIS empire_card
static const struct part card_parts[] = {
    {PART_IS_NUMBER("id", id, 1, 255, "a card is numbered"), .help = "its number in moves and positions"},
    {PART_IS_REF("good", good, "goods"), .also = "wild", .help = "the good it shows"},
    {PART_IS_NUMBER("pieces", pieces, 1, EMPIRE_PIECES, "a card shows"), .help = "how many of that good"},
    {PART_IS_NUMBER("min_players", min_players, EMPIRE_SEATS_MIN, EMPIRE_SEATS, "the mark of a card is"),
     .help = "left out of games with fewer players"},
    {PART_IS_WORD("join", deed.join, join_words), .help = "how two steps go together"},
    {PART_IS_LIST("steps", deed.step, deed.step_count, 1, EMPIRE_STEPS, step_parts),
     .help = "the steps of the action"},
    {PART_IS_OBJECT("other_printing", other_printing, has_other_printing, deed_parts),
     .optional = true, .help = "the action in the other printing"},
    PART_END,
};
#undef THIS

#define THIS empire_good_row
static const struct part good_row_parts[] = {
    {PART_IS_NUMBER("pieces", pieces, 1, 60, "a row of a good needs"), .help = "at least so many"},
    {PART_IS_NUMBER("vp", vp, 0, 20, "a good is worth"), .help = "are worth so many points"},
    PART_END,
};
#undef THIS

#define THIS empire_good
static const struct part good_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name"},
    {PART_IS_LIST("points", row, row_count, 1, EMPIRE_GOOD_ROWS, good_row_parts), .help = "what a set is worth, growing"},
    PART_END,
};
#undef THIS

#define THIS empire_token
static const struct part token_parts[] = {
    {PART_IS_REF("good", good, "goods"), .help = "the good it shows"},
    {PART_IS_NUMBER("count", count, 1, 8, "there are"), .help = "how many of these tokens"},
    PART_END,
};
#undef THIS

#define THIS empire_players
static const struct part players_parts[] = {
    {PART_IS_NUMBER("players", players, EMPIRE_SEATS_MIN, EMPIRE_SEATS, "there are"), .help = "with so many players"},
    {PART_IS_NUMBER("coins", coins, 0, 99, "a player starts with"), .help = "coins of each"},
    {PART_IS_NUMBER("cards_each", cards_each, 1, 30, "a player ends with"), .help = "cards of each at the end"},
    {PART_IS_NUMBER("neutral_armies", neutral_armies, 0, 30, "there are"), .help = "armies of nobody"},
    PART_END,
};
#undef THIS

#define THIS empire_region
static const struct part region_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name"},
    {PART_IS_REF("continent", continent, "continents"), .help = "the continent it lies on"},
    {PART_IS_NUMBER("x", x, 0, 1000, "a place goes from"), .help = "from the left, for pictures"},
    {PART_IS_NUMBER("y", y, 0, 1000, "a place goes from"), .help = "from the top, for pictures"},
    PART_END,
};
#undef THIS

#define THIS empire_continent
static const struct part continent_parts[] = {
    {PART_IS_NAME("id", id), .help = "its name"},
    PART_END,
};
#undef THIS

static const struct part region_ref = {
    .key = "", .kind = PART_REF, .list = "regions", .size = sizeof(uint8_t)};
static const struct part edge = {
    .key = "", .kind = PART_VALUES, .min = 2, .max = 2, .size = sizeof(uint8_t),
    .parts = &region_ref, .count_offset = SIZE_MAX};
static const struct part price = {
    .key = "", .kind = PART_NUMBER, .min = 0, .max = 99, .says = "a price is",
    .size = sizeof(uint8_t)};
static const struct part colour = {
    .key = "", .kind = PART_NAME, .size = PART_NAME_SIZE};

#define THIS empire_map
static const struct part map_parts[] = {
    {PART_IS_NAME("id", id), .help = "the side of the board"},
    {PART_IS_REF("start", start, "regions"), .help = "where armies start"},
    {PART_IS_LIST("continents", continent, continent_count, 1, EMPIRE_CONTINENTS, continent_parts), .help = "its continents"},
    {PART_IS_LIST("regions", region, region_count, 1, EMPIRE_REGIONS, region_parts), .help = "its regions"},
    {PART_IS_VALUES("land", land, land_count, 0, EMPIRE_EDGES, &edge), .help = "pairs of regions with a common border"},
    {PART_IS_VALUES("sea", sea, sea_count, 0, EMPIRE_EDGES, &edge), .help = "pairs of regions with a sea line"},
    {PART_IS_VALUES("token_regions", token_region, token_count, 0, EMPIRE_REGIONS, &region_ref),
     .help = "regions with a triangle, for goods tokens"},
    PART_END,
};
#undef THIS

#define THIS empire_content
const struct part empire_parts[] = {
    {PART_IS_NOTE("game"), .help = "empire"},
    {PART_IS_NOTE("source"), .optional = true, .help = "where the numbers come from"},
    {PART_IS_LIST("players", players, players_count, 4, 4, players_parts), .help = "what changes with the number of players"},
    {PART_IS_VALUES("colours", colours, colour_count, EMPIRE_SEATS, EMPIRE_SEATS, &colour), .help = "the players' names"},
    {PART_IS_NUMBER("armies", armies, 1, 30, "a player has"), .help = "armies of each player"},
    {PART_IS_NUMBER("cities", cities, 0, 15, "a player has"), .help = "cities of each player"},
    {PART_IS_NUMBER("start_armies", start_armies, 0, 30, "a player starts with"), .help = "armies on the start region"},
    {PART_IS_NUMBER("coins", coins, 0, 255, "the box has"), .help = "coins in the box"},
    {PART_IS_VALUES("prices", prices, price_count, 1, EMPIRE_PRICES, &price), .help = "prices of the places of the row"},
    {PART_IS_LIST("goods", goods, good_count, 1, EMPIRE_GOODS, good_parts), .help = "the goods"},
    {PART_IS_LIST("tokens", tokens, token_count, 0, EMPIRE_GOODS, token_parts), .help = "the goods tokens"},
    {PART_IS_LIST("cards", cards, card_count, 1, EMPIRE_CARDS, card_parts), .help = "the cards"},
    {PART_IS_LIST("maps", maps, map_count, EMPIRE_MAPS, EMPIRE_MAPS, map_parts), .help = "the two sides of the board"},
    PART_END,
};
#undef THIS
/* clang-format on */

/* -- What the rules demand ------------------------------------------------- */

static const struct empire_content *content(const struct content *c)
{
    return (const struct empire_content *)(const void *)c;
}

/* EM-3.1: the first card is always free, so nobody is ever stuck. */
static bool prices_fit(const struct empire_content *c, struct text *why)
{
    if (c->prices[0] == 0)
        return true;
    text_add(why,
             "prices[0] is %d; the first place costs 0, or a player without "
             "coins could not move",
             c->prices[0]);
    return false;
}

/* A seat may be called by its number, so a colour must not look like one. */
static bool colours_fit(const struct empire_content *c, struct text *why)
{
    for (int i = 0; i < c->colour_count; i++) {
        if (c->colours[i][0] >= '0' && c->colours[i][0] <= '9') {
            text_add(why,
                     "colours[%d] is \"%s\"; a colour begins with a letter", i,
                     c->colours[i]);
            return false;
        }
    }
    return true;
}

static bool players_fit(const struct empire_content *c, int i, struct text *why)
{
    const struct empire_players *p = &c->players[i];
    int cards = 0;
    for (int k = 0; k < c->card_count; k++)
        cards += c->cards[k].min_players <= p->players;
    if (p->players != i + EMPIRE_SEATS_MIN) {
        text_add(why, "players[%d].players is %d; this row is for %d players",
                 i, p->players, i + EMPIRE_SEATS_MIN);
    } else if (p->players * p->cards_each > cards) {
        text_add(why,
                 "players[%d].cards_each is %d; %d players share %d cards, so "
                 "it is at most %d",
                 i, p->cards_each, p->players, cards, cards / p->players);
    } else if (p->players * p->coins > c->coins) {
        text_add(why,
                 "players[%d].coins is %d; the box has %d coins for %d players",
                 i, p->coins, c->coins, p->players);
    } else {
        return true;
    }
    return false;
}

static bool deed_fits(const struct empire_deed *d, const char *where,
                      struct text *why)
{
    int wanted = d->join == JOIN_SINGLE ? 1 : EMPIRE_STEPS;
    if (d->step_count != wanted) {
        text_add(why, "%s.steps has %d; a card joined by \"%s\" has %d", where,
                 d->step_count, join_words[d->join], wanted);
        return false;
    }
    if (wanted == EMPIRE_STEPS
        && memcmp(&d->step[0], &d->step[1], sizeof d->step[0]) == 0) {
        text_add(why,
                 "%s.steps[1] is the same as steps[0]; the two parts of a card "
                 "differ",
                 where);
        return false;
    }
    return true;
}

static bool deeds_fit(const struct empire_card *card, int i, struct text *why)
{
    char where[40];
    struct text t = text_in(where, sizeof where);
    text_add(&t, "cards[%d]", i);
    if (!deed_fits(&card->deed, where, why))
        return false;
    text_add(&t, ".other_printing");
    return !card->has_other_printing
           || deed_fits(&card->other_printing, where, why);
}

static bool card_fits(const struct empire_content *c, int i, struct text *why)
{
    const struct empire_card *card = &c->cards[i];
    for (int k = 0; k < i; k++) {
        if (c->cards[k].id == card->id) {
            text_add(why, "cards[%d].id is %d, as cards[%d].id; ids differ", i,
                     card->id, k);
            return false;
        }
    }
    if (card->good == EMPIRE_WILD && card->pieces != 1) {
        text_add(why, "cards[%d].pieces is %d; a wild card adds exactly 1", i,
                 card->pieces);
        return false;
    }
    return deeds_fit(card, i, why);
}

static bool good_fits(const struct empire_content *c, int i, struct text *why)
{
    const struct empire_good *g = &c->goods[i];
    if (strcmp(g->id, "wild") == 0) {
        text_add(why, "goods[%d].id is \"wild\"; that word means any good", i);
        return false;
    }
    for (int k = 1; k < g->row_count; k++) {
        if (g->row[k].pieces <= g->row[k - 1].pieces
            || g->row[k].vp < g->row[k - 1].vp) {
            text_add(why,
                     "goods[%d].points[%d] does not grow; every row needs more "
                     "pieces than the one before and is worth no less",
                     i, k);
            return false;
        }
    }
    return true;
}

/* Walks over land and sea from the start and returns the regions reached. */
static uint32_t reach(const struct empire_map *m)
{
    uint32_t seen = 1U << m->start;
    for (uint32_t before = 0; before != seen;) {
        before = seen;
        for (int i = 0; i < m->land_count + m->sea_count; i++) {
            const uint8_t *e = i < m->land_count ? m->land[i]
                                                 : m->sea[i - m->land_count];
            uint32_t both = 1U << e[0] | 1U << e[1];
            seen |= seen & both ? both : 0;
        }
    }
    return seen;
}

static bool edges_fit(const uint8_t edges[][2], int count, const char *where,
                      struct text *why)
{
    for (int i = 0; i < count; i++) {
        if (edges[i][0] == edges[i][1]) {
            text_add(why, "%s[%d] joins a region to itself; name two", where,
                     i);
            return false;
        }
    }
    return true;
}

static bool map_fits(const struct empire_content *c, int i, struct text *why)
{
    const struct empire_map *m = &c->maps[i];
    char where[32];
    struct text t = text_in(where, sizeof where);
    text_add(&t, "maps[%d].land", i);
    if (!edges_fit(m->land, m->land_count, where, why))
        return false;
    t = text_in(where, sizeof where);
    text_add(&t, "maps[%d].sea", i);
    if (!edges_fit(m->sea, m->sea_count, where, why))
        return false;
    for (int r = 0; r < m->region_count; r++) {
        if (!(reach(m) >> r & 1)) {
            text_add(why,
                     "maps[%d].regions[%d] (%s) cannot be reached from %s; add "
                     "an edge to land or sea",
                     i, r, m->region[r].id, m->region[m->start].id);
            return false;
        }
    }
    int tokens = 0;
    for (int k = 0; k < c->token_count; k++)
        tokens += c->tokens[k].count;
    if (m->token_count > tokens) {
        text_add(why, "maps[%d].token_regions has %d; there are %d tokens", i,
                 m->token_count, tokens);
        return false;
    }
    return true;
}

enum err empire_check(const struct content *loaded, struct text *why)
{
    const struct empire_content *c = content(loaded);
    assert(loaded && why);
    bool fits = prices_fit(c, why) && colours_fit(c, why);
    for (int i = 0; fits && i < c->card_count; i++)
        fits = card_fits(c, i, why);
    for (int i = 0; fits && i < c->good_count; i++)
        fits = good_fits(c, i, why);
    for (int i = 0; fits && i < c->players_count; i++)
        fits = players_fit(c, i, why);
    for (int i = 0; fits && i < c->map_count; i++)
        fits = map_fits(c, i, why);
    if (fits && c->start_armies > c->armies) {
        text_add(why, "start_armies is %d; a player has only %d armies",
                 c->start_armies, c->armies);
        fits = false;
    }
    return fits ? ERR_OK : ERR_BAD_TEXT;
}
