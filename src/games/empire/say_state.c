/* say_state.c - the position in sentences, for those who listen. */
#include "games/empire/state.h"

/* "2 armies of red": with what stands before it in a list. */
static void say_pieces(const char **between, int n, const char *const words[2],
                       struct text *out)
{
    if (n == 0)
        return;
    text_add(out, "%s%d %s", *between, n, words[n != 1]);
    *between = ", ";
}

/* A capital for the first letter of a sentence. */
static void say_name(const char *name, struct text *out)
{
    text_add(out, "%c%s", name[0] - 'a' + 'A', name + 1);
}

/* -- The row --------------------------------------------------------------- */

static void say_place(const struct empire_table *t,
                      const struct empire_state *s, int place, struct text *out)
{
    text_add(out, "Place %d of the row ", place + 1);
    if (t->content.prices[place] == 0) {
        text_add(out, "costs nothing");
    } else {
        text_add(out, "costs ");
        empire_say_coins(t->content.prices[place], out);
    }
    if (s->row[place] >= EMPIRE_CARDS) {
        text_add(out, " and is empty.\n");
        return;
    }
    text_add(out, " and has card %d: ", t->content.cards[s->row[place]].id);
    empire_say_card(t, s->row[place], out);
    text_add(out, ".\n");
}

static void say_row(const struct empire_table *t, const struct empire_state *s,
                    struct text *out)
{
    int left = bits_count(pile(t, s));
    if (s->card < EMPIRE_CARDS) {
        text_add(out, "Card %d is being carried out: ",
                 t->content.cards[s->card].id);
        empire_say_card(t, s->card, out);
        text_add(out, ".\n");
    }
    for (int i = 0; i < t->content.price_count; i++)
        say_place(t, s, i, out);
    text_add(out, "The pile has %d card%s.\n", left, left == 1 ? "" : "s");
}

/* -- The map --------------------------------------------------------------- */

static bool is_empty(const struct empire_table *t, const struct empire_state *s,
                     int region)
{
    int n = 0;
    for (int i = 0; i < t->owners; i++)
        n += pieces(t, s, i, region);
    return n == 0 && s->token[region] == FIELD_NONE;
}

static void say_owner(const struct empire_table *t,
                      const struct empire_state *s, int owner, int region,
                      const char **between, struct text *out)
{
    static const char *const armies[] = {"army", "armies"};
    static const char *const cities[] = {"city", "cities"};
    int built = owner == t->neutral ? 0 : s->cities[owner][region];
    if (pieces(t, s, owner, region) == 0)
        return;
    say_pieces(between, s->armies[owner][region], armies, out);
    say_pieces(between, built, cities, out);
    text_add(out, " of %s", empire_owner_name(t, owner));
}

static void say_neighbours(const struct empire_table *t, uint32_t regions,
                           const char *how, struct text *out)
{
    const char *between = how;
    for (; regions; regions &= regions - 1) {
        text_add(out, "%s%s", between, t->map->region[bits_first(regions)].id);
        between = ", ";
    }
}

static void say_region(const struct empire_table *t,
                       const struct empire_state *s, const struct control *c,
                       int region, struct text *out)
{
    const char *between = ": ";
    int owner = c->owner[region];
    text_add(out, "Region %s%s is held by %s", t->map->region[region].id,
             region == t->start_region ? ", the start region," : "",
             owner == FIELD_NONE ? "nobody" : empire_owner_name(t, owner));
    for (int i = 0; i < t->owners; i++)
        say_owner(t, s, i, region, &between, out);
    if (s->token[region] != FIELD_NONE) {
        text_add(out, "; a token of %s lies there",
                 t->content.goods[s->token[region]].id);
    }
    say_neighbours(t, t->land[region], "; over land it touches ", out);
    say_neighbours(t, t->any[region] & ~t->land[region],
                   "; over the sea it touches ", out);
    text_add(out, ".\n");
}

static void say_continent(const struct empire_table *t, const struct control *c,
                          int continent, struct text *out)
{
    int holder = FIELD_NONE;
    for (int i = 0; i < t->owners; i++) {
        if (empire_control_of_continent(t, c, i, continent))
            holder = i;
    }
    text_add(out, "Continent %s is held by %s", t->map->continent[continent].id,
             holder == FIELD_NONE ? "nobody" : empire_owner_name(t, holder));
    for (int i = 0; i < t->owners; i++) {
        int n = bits_count(c->held[i] & t->continent[continent]);
        if (n > 0)
            text_add(out, ", %s has %d", empire_owner_name(t, i), n);
    }
    say_neighbours(t, t->continent[continent], "; its regions are ", out);
    text_add(out, ".\n");
}

static void say_map(const struct empire_table *t, const struct empire_state *s,
                    const struct control *c, bool briefly, struct text *out)
{
    for (int r = 0; r < t->map->region_count; r++) {
        if (!briefly || !is_empty(t, s, r))
            say_region(t, s, c, r, out);
    }
    if (briefly)
        text_add(out, "All other regions are empty.\n");
    for (int i = 0; i < t->map->continent_count; i++)
        say_continent(t, c, i, out);
}

/* -- The players ----------------------------------------------------------- */

static void say_goods(const struct empire_table *t, const struct goods *g,
                      struct text *out)
{
    const char *between = ": ";
    for (int i = 0; i < t->content.good_count; i++) {
        if (g->cards[i] > 0) {
            text_add(out, "%s%d %s", between, g->cards[i],
                     t->content.goods[i].id);
            between = ", ";
        }
    }
    if (g->wild_cards > 0)
        text_add(out, "%s%d wild", between, g->wild_cards);
}

static void say_player(const struct empire_table *t,
                       const struct empire_state *s, const struct control *c,
                       int seat, struct text *out)
{
    struct goods g;
    int armies = army_supply(t, s, seat);
    int cities = city_supply(t, s, seat);
    empire_goods_count(t, s, c, seat, &g);
    say_name(empire_owner_name(t, seat), out);
    text_add(out, " has ");
    empire_say_coins(s->coins[seat], out);
    text_add(out,
             ", %d arm%s and %d cit%s left to place, holds %d region%s, and "
             "has taken %d of %d cards",
             armies, armies == 1 ? "y" : "ies", cities,
             cities == 1 ? "y" : "ies", bits_count(c->held[seat]),
             bits_count(c->held[seat]) == 1 ? "" : "s",
             bits_count(s->cards[seat]), t->cards_each);
    say_goods(t, &g, out);
    if (s->bid[seat] == FIELD_HIDDEN) {
        text_add(out, "; the bid is made and still secret");
    } else if (s->bid[seat] != FIELD_NONE) {
        text_add(out, "; the bid is %d", s->bid[seat]);
    }
    text_add(out, ".\n");
}

void empire_say_state(const struct table *table, const struct state *state,
                      int viewer, bool briefly, struct text *out)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    struct control c;
    (void)viewer; /* what is hidden is hidden in the state */
    empire_control_find(t, s, &c);
    say_row(t, s, out);
    say_map(t, s, &c, briefly, out);
    for (int i = 0; i < t->seats; i++)
        say_player(t, s, &c, i, out);
}
