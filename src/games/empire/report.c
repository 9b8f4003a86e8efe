/* report.c - the position as facts, for those who listen: one for each thing. */
#include "games/empire/state.h"

/* Who is told, fact by fact. */
struct report {
    const struct empire_table *t;
    const struct empire_state *s;
    struct control control;
    struct fact *fact;
    fact_sink *sink;
    void *with;
};

static void send(struct report *r)
{
    fact_close(r->fact);
    r->sink(r->with, r->fact);
}

/* -- The row --------------------------------------------------------------- */

static void tell_place(struct report *r, int place)
{
    int card = r->s->row[place];
    bool has_card = card < EMPIRE_CARDS;
    fact_begin(r->fact, has_card ? "row" : "row-empty");
    fact_number(r->fact, "place", place + 1);
    fact_number(r->fact, "price", r->t->content.prices[place]);
    if (has_card)
        empire_add_card(r->t, "card", card, r->fact);
    send(r);
}

static void tell_row(struct report *r)
{
    if (r->s->card < EMPIRE_CARDS) {
        fact_begin(r->fact, "carried");
        empire_add_card(r->t, "card", r->s->card, r->fact);
        send(r);
    }
    for (int i = 0; i < r->t->content.price_count; i++)
        tell_place(r, i);
    fact_begin(r->fact, "pile");
    fact_number(r->fact, "cards", bits_count(pile(r->t, r->s)));
    send(r);
}

/* -- The map --------------------------------------------------------------- */

static bool is_empty(const struct report *r, int region)
{
    int n = 0;
    for (int i = 0; i < r->t->owners; i++)
        n += pieces(r->t, r->s, i, region);
    return n == 0 && r->s->token[region] == FIELD_NONE;
}

static void tell_pieces(struct report *r, int owner, int region)
{
    int armies = r->s->armies[owner][region];
    int cities = owner == r->t->neutral ? 0 : r->s->cities[owner][region];
    if (armies + cities == 0)
        return;
    fact_open(r->fact, NULL, "pieces");
    fact_number(r->fact, "armies", armies);
    fact_number(r->fact, "cities", cities);
    empire_add_owner(r->t, "owner", owner, r->fact);
    fact_close(r->fact);
}

static void tell_regions(struct report *r, const char *name, uint32_t regions)
{
    fact_list(r->fact, name);
    for (; regions; regions &= regions - 1) {
        fact_thing(r->fact, NULL, "region",
                   r->t->map->region[bits_first(regions)].id);
    }
    fact_close(r->fact);
}

static void tell_region(struct report *r, int region)
{
    const struct empire_table *t = r->t;
    fact_begin(r->fact, "region-is");
    fact_thing(r->fact, "region", "region", t->map->region[region].id);
    fact_number(r->fact, "start", region == t->start_region);
    empire_add_owner(t, "holder", r->control.owner[region], r->fact);
    fact_list(r->fact, "pieces");
    for (int i = 0; i < t->owners; i++)
        tell_pieces(r, i, region);
    fact_close(r->fact);
    fact_list(r->fact, "tokens");
    if (r->s->token[region] != FIELD_NONE) {
        fact_thing(r->fact, NULL, "good",
                   t->content.goods[r->s->token[region]].id);
    }
    fact_close(r->fact);
    tell_regions(r, "land", t->land[region]);
    tell_regions(r, "sea", t->any[region] & ~t->land[region]);
    send(r);
}

static void tell_shares(struct report *r, int continent)
{
    fact_list(r->fact, "shares");
    for (int i = 0; i < r->t->owners; i++) {
        int n = bits_count(r->control.held[i] & r->t->continent[continent]);
        if (n == 0)
            continue;
        fact_open(r->fact, NULL, "share");
        empire_add_owner(r->t, "owner", i, r->fact);
        fact_number(r->fact, "regions", n);
        fact_close(r->fact);
    }
    fact_close(r->fact);
}

static void tell_continent(struct report *r, int continent)
{
    fact_begin(r->fact, "continent-is");
    fact_thing(r->fact, "continent", "continent",
               r->t->map->continent[continent].id);
    empire_add_owner(r->t, "holder",
                     empire_holder_of_continent(r->t, &r->control, continent),
                     r->fact);
    tell_shares(r, continent);
    tell_regions(r, "regions", r->t->continent[continent]);
    send(r);
}

static void tell_map(struct report *r, bool briefly)
{
    for (int i = 0; i < r->t->map->region_count; i++) {
        if (!briefly || !is_empty(r, i))
            tell_region(r, i);
    }
    if (briefly) {
        fact_begin(r->fact, "regions-empty");
        send(r);
    }
    for (int i = 0; i < r->t->map->continent_count; i++)
        tell_continent(r, i);
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

static void tell_goods(struct report *r, int seat)
{
    struct goods g;
    empire_goods_count(r->t, r->s, &r->control, seat, &g);
    fact_list(r->fact, "goods");
    for (int i = 0; i < r->t->content.good_count; i++)
        tell_stock(r, r->t->content.goods[i].id, g.cards[i]);
    tell_stock(r, "wild", g.wild_cards);
    fact_close(r->fact);
}

static void tell_player(struct report *r, int seat)
{
    int bid = r->s->bid[seat];
    fact_begin(r->fact, "player-is");
    empire_add_owner(r->t, "seat", seat, r->fact);
    fact_number(r->fact, "coins", r->s->coins[seat]);
    fact_number(r->fact, "armies", army_supply(r->t, r->s, seat));
    fact_number(r->fact, "cities", city_supply(r->t, r->s, seat));
    fact_number(r->fact, "regions", bits_count(r->control.held[seat]));
    fact_number(r->fact, "cards", bits_count(r->s->cards[seat]));
    fact_number(r->fact, "of", r->t->cards_each);
    tell_goods(r, seat);
    if (bid != FIELD_NONE && bid != FIELD_HIDDEN)
        fact_number(r->fact, "bid", bid);
    fact_word(r->fact, "bidding",
              bid == FIELD_NONE     ? "no"
              : bid == FIELD_HIDDEN ? "hidden"
                                    : "open");
    send(r);
}

void empire_tell_state(const struct table *table, const struct state *state,
                       int viewer, bool briefly, fact_sink *sink, void *with)
{
    struct fact f;
    struct report r = {.t = empire_table(table),
                       .s = empire(state),
                       .fact = &f,
                       .sink = sink,
                       .with = with};
    (void)viewer; /* what is hidden is hidden in the state */
    empire_control_find(r.t, r.s, &r.control);
    tell_row(&r);
    tell_map(&r, briefly);
    for (int i = 0; i < r.t->seats; i++)
        tell_player(&r, i);
}
