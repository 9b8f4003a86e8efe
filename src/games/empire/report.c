/* report.c - the position as facts, for those who listen: one for each thing. */
#include "core/report.h"
#include "games/empire/state.h"

#include <assert.h>

static const struct empire_table *table_of(const struct report *r)
{
    return empire_table(r->table);
}

static const struct empire_state *state_of(const struct report *r)
{
    return empire(r->state);
}

/* -- The row --------------------------------------------------------------- */

static void tell_place(struct report *r, int place)
{
    int card = state_of(r)->row[place];
    bool has_card = card < EMPIRE_CARDS;
    fact_begin(r->fact, has_card ? "row" : "row-empty");
    fact_number(r->fact, "place", place + 1);
    fact_number(r->fact, "price", table_of(r)->content.prices[place]);
    if (has_card)
        empire_add_card(table_of(r), "card", card, r->fact);
    report_send(r);
}

static void tell_row(struct report *r)
{
    if (state_of(r)->card < EMPIRE_CARDS) {
        fact_begin(r->fact, "carried");
        empire_add_card(table_of(r), "card", state_of(r)->card, r->fact);
        report_send(r);
    }
    for (int i = 0; i < table_of(r)->content.price_count; i++)
        tell_place(r, i);
    fact_begin(r->fact, "pile");
    fact_number(r->fact, "cards", bits_count(pile(table_of(r), state_of(r))));
    report_send(r);
}

/* -- The map --------------------------------------------------------------- */

static bool is_empty(const struct report *r, int region)
{
    int n = 0;
    for (int i = 0; i < table_of(r)->owners; i++)
        n += pieces(table_of(r), state_of(r), i, region);
    return n == 0 && state_of(r)->token[region] == FIELD_NONE;
}

static void tell_pieces(struct report *r, int owner, int region)
{
    int armies = state_of(r)->armies[owner][region];
    int cities = owner == table_of(r)->neutral
                     ? 0
                     : state_of(r)->cities[owner][region];
    if (armies + cities == 0)
        return;
    fact_open(r->fact, NULL, "pieces");
    fact_number(r->fact, "armies", armies);
    fact_number(r->fact, "cities", cities);
    empire_add_owner(table_of(r), "owner", owner, r->fact);
    fact_close(r->fact);
}

static void tell_regions(struct report *r, const char *name, uint32_t regions)
{
    fact_list(r->fact, name);
    for (; regions; regions &= regions - 1) {
        fact_thing(r->fact, NULL, "region",
                   table_of(r)->map->region[bits_first(regions)].id);
    }
    fact_close(r->fact);
}

static void tell_region(struct report *r, const struct control *c, int region)
{
    const struct empire_table *t = table_of(r);
    fact_begin(r->fact, "region-is");
    fact_thing(r->fact, "region", "region", t->map->region[region].id);
    fact_number(r->fact, "start", region == t->start_region);
    empire_add_owner(t, "holder", c->owner[region], r->fact);
    fact_list(r->fact, "pieces");
    for (int i = 0; i < t->owners; i++)
        tell_pieces(r, i, region);
    fact_close(r->fact);
    fact_list(r->fact, "tokens");
    if (state_of(r)->token[region] != FIELD_NONE) {
        fact_thing(r->fact, NULL, "good",
                   t->content.goods[state_of(r)->token[region]].id);
    }
    fact_close(r->fact);
    tell_regions(r, "land", t->land[region]);
    tell_regions(r, "sea", t->any[region] & ~t->land[region]);
    report_send(r);
}

static void tell_shares(struct report *r, const struct control *c,
                        int continent)
{
    fact_list(r->fact, "shares");
    for (int i = 0; i < table_of(r)->owners; i++) {
        int n = bits_count(c->held[i] & table_of(r)->continent[continent]);
        if (n == 0)
            continue;
        fact_open(r->fact, NULL, "share");
        empire_add_owner(table_of(r), "owner", i, r->fact);
        fact_number(r->fact, "regions", n);
        fact_close(r->fact);
    }
    fact_close(r->fact);
}

static void tell_continent(struct report *r, const struct control *c,
                           int continent)
{
    fact_begin(r->fact, "continent-is");
    fact_thing(r->fact, "continent", "continent",
               table_of(r)->map->continent[continent].id);
    empire_add_owner(table_of(r), "holder",
                     empire_holder_of_continent(table_of(r), c, continent),
                     r->fact);
    tell_shares(r, c, continent);
    tell_regions(r, "regions", table_of(r)->continent[continent]);
    report_send(r);
}

static void tell_map(struct report *r, const struct control *c, bool briefly)
{
    for (int i = 0; i < table_of(r)->map->region_count; i++) {
        if (!briefly || !is_empty(r, i))
            tell_region(r, c, i);
    }
    if (briefly) {
        fact_begin(r->fact, "regions-empty");
        report_send(r);
    }
    for (int i = 0; i < table_of(r)->map->continent_count; i++)
        tell_continent(r, c, i);
}

/* -- The players ----------------------------------------------------------- */

static void tell_stock(struct report *r, const char *good, int pieces)
{
    if (pieces == 0)
        return;
    fact_open(r->fact, NULL, "stock");
    fact_number(r->fact, "pieces", pieces);
    fact_thing(r->fact, "good", "good", good);
    fact_close(r->fact);
}

static void tell_goods(struct report *r, const struct control *c, int seat)
{
    struct goods g;
    empire_goods_count(table_of(r), state_of(r), c, seat, &g);
    fact_list(r->fact, "goods");
    for (int i = 0; i < table_of(r)->content.good_count; i++)
        tell_stock(r, table_of(r)->content.goods[i].id, g.cards[i]);
    tell_stock(r, "wild", g.wild_cards);
    fact_close(r->fact);
}

static void tell_player(struct report *r, const struct control *c, int seat)
{
    int bid = state_of(r)->bid[seat];
    fact_begin(r->fact, "player-is");
    empire_add_owner(table_of(r), "seat", seat, r->fact);
    fact_number(r->fact, "coins", state_of(r)->coins[seat]);
    fact_number(r->fact, "armies", army_supply(table_of(r), state_of(r), seat));
    fact_number(r->fact, "cities", city_supply(table_of(r), state_of(r), seat));
    fact_number(r->fact, "regions", bits_count(c->held[seat]));
    fact_number(r->fact, "cards", bits_count(state_of(r)->cards[seat]));
    fact_number(r->fact, "of", table_of(r)->cards_each);
    tell_goods(r, c, seat);
    if (bid != FIELD_NONE && bid != FIELD_HIDDEN)
        fact_number(r->fact, "bid", bid);
    fact_word(r->fact, "bidding",
              bid == FIELD_NONE     ? "no"
              : bid == FIELD_HIDDEN ? "hidden"
                                    : "open");
    report_send(r);
}

void empire_tell_state(struct report *r, bool briefly)
{
    assert(state_of(r)->phase < EMPIRE_PHASES);
    struct control c;
    empire_control_find(table_of(r), state_of(r), &c);
    tell_row(r);
    tell_map(r, &c, briefly);
    for (int i = 0; i < table_of(r)->seats; i++)
        tell_player(r, &c, i);
}
