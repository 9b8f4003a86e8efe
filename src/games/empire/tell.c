/* tell.c - what a picture of the game shows that no field says.
 *
 * Cards are told with the deed that they have in this set-up. A good of a
 * player has the pieces it is made of, its points, and what the next pieces
 * would bring with wild cards put anew.
 */
#include "games/empire/state.h"

#include <assert.h>

/* clang-format off */
const struct shape empire_tells[] = {
    {"tell", "all of it; `bid`: when all are open; `card`: that is being carried out; `holder`, `tied`: by region", "turn:number turns:number games:number pile:number neutrals:number bid:bid|nothing holder:{word|nothing} tied:{[word]} continents:[continent] row:[place] card:card|nothing players:[player]"},
    {"bid", "the highest bid, and whose it is", "highest:number by:[word]"},
    {"continent", "who holds a continent, and how many of its regions each", "id:word regions:[word] holder:word|nothing held:{number}"},
    {"place", "a place of the row; `possible`: which parts of its card could be done", "price:number card:card|nothing possible?:[flag]"},
    {"card", "a card with the action that it has in this set-up", "id:number good:word pieces:number join:'single'|'or'|'and' steps:[step]"},
    {"step", "so many of one kind of action", "type:word n:number"},
    {"player", "what a seat has; `armies` and `cities` that are left; `cards` it has `of` so many", "armies:number cities:number cards:number of:number regions:number continents:number goods_points:number wilds:number goods:[good]"},
    {"good", "the pieces of a good, and its points; `next`: with how many more it brings how many points more", "good:word cards:number tokens:number wilds:number points:number next:gain|nothing"},
    {"gain", "so many points for so many more", "more:number gain:number"},
    {NULL, NULL, NULL},
};
/* clang-format on */

static void tell_number(struct json *w, const char *key, int n)
{
    json_key(w, key);
    json_number(w, n);
}

static void tell_word(struct json *w, const char *key, const char *word)
{
    json_key(w, key);
    json_word(w, word);
}

/* An owner by name, or null for FIELD_NONE. */
static void tell_owner(const struct empire_table *t, int owner, struct json *w)
{
    if (owner == FIELD_NONE) {
        json_nothing(w);
    } else {
        json_word(w, empire_owner_name(t, owner));
    }
}

static void tell_owners(const struct empire_table *t, unsigned owners,
                        struct json *w)
{
    json_open(w, '[');
    for (unsigned m = owners; m; m &= m - 1)
        json_word(w, empire_owner_name(t, bits_first(m)));
    json_close(w, ']');
}

/* -- The course of the game ------------------------------------------------ */

static int cards_taken(const struct empire_table *t,
                       const struct empire_state *s)
{
    int taken = 0;
    for (int i = 0; i < t->seats; i++)
        taken += bits_count(s->cards[i]);
    return taken;
}

/* A turn begins before its card is taken and ends after the action. */
static int turn_number(const struct empire_table *t,
                       const struct empire_state *s)
{
    int taken = cards_taken(t, s);
    bool begun = s->card != FIELD_NONE || s->phase == PHASE_OVER;
    return begun ? taken : taken + 1;
}

static void tell_course(const struct empire_table *t,
                        const struct empire_state *s, struct json *w)
{
    int placed = t->neutral_armies ? bits_sum(s->armies[t->neutral]) : 0;
    bool placing = s->phase == PHASE_NEUTRAL;
    tell_number(w, "turn", turn_number(t, s));
    tell_number(w, "turns", t->seats * t->cards_each);
    tell_number(w, "games", t->games);
    tell_number(w, "pile", bits_count(pile(t, s)));
    tell_number(w, "neutrals", placing ? t->neutral_armies - placed : 0);
}

static bool bids_are_open(const struct empire_table *t,
                          const struct empire_state *s)
{
    return s->phase >= PHASE_TIE && empire_opening_still_bidding(t, s) == 0;
}

/* The highest bid and who made it, once the bids are open. */
static void tell_bid(const struct empire_table *t, const struct empire_state *s,
                     struct json *w)
{
    json_key(w, "bid");
    if (!bids_are_open(t, s)) {
        json_nothing(w);
        return;
    }
    unsigned by = empire_opening_highest_bidders(t, s);
    json_open(w, '{');
    tell_number(w, "highest", s->bid[bits_first(by)]);
    json_key(w, "by");
    tell_owners(t, by, w);
    json_close(w, '}');
}

/* -- The map --------------------------------------------------------------- */

/* The owners with the most pieces in the region; nobody if there are none. */
static unsigned leaders(const struct empire_table *t,
                        const struct empire_state *s, int region)
{
    int most = 1;
    unsigned who = 0;
    for (int i = 0; i < t->owners; i++) {
        int n = pieces(t, s, i, region);
        who = n > most ? 0 : who;
        who |= n >= most ? 1U << i : 0;
        most = n > most ? n : most;
    }
    return who;
}

static void tell_regions(const struct empire_table *t,
                         const struct empire_state *s, const struct control *c,
                         struct json *w)
{
    json_key(w, "holder");
    json_open(w, '{');
    for (int r = 0; r < t->map->region_count; r++) {
        json_key(w, t->map->region[r].id);
        tell_owner(t, c->owner[r], w);
    }
    json_close(w, '}');
    json_key(w, "tied");
    json_open(w, '{');
    for (int r = 0; r < t->map->region_count; r++) {
        unsigned who = leaders(t, s, r);
        if (bits_count(who) > 1) {
            json_key(w, t->map->region[r].id);
            tell_owners(t, who, w);
        }
    }
    json_close(w, '}');
}

static void tell_continent(const struct empire_table *t,
                           const struct control *c, int continent,
                           struct json *w)
{
    json_open(w, '{');
    tell_word(w, "id", t->map->continent[continent].id);
    json_key(w, "regions");
    json_open(w, '[');
    for (uint32_t m = t->continent[continent]; m; m &= m - 1)
        json_word(w, t->map->region[bits_first(m)].id);
    json_close(w, ']');
    json_key(w, "holder");
    tell_owner(t, empire_holder_of_continent(t, c, continent), w);
    json_key(w, "held");
    json_open(w, '{');
    for (int i = 0; i < t->owners; i++) {
        int n = bits_count(c->held[i] & t->continent[continent]);
        if (n > 0)
            tell_number(w, empire_owner_name(t, i), n);
    }
    json_close(w, '}');
    json_close(w, '}');
}

static void tell_continents(const struct empire_table *t,
                            const struct control *c, struct json *w)
{
    json_key(w, "continents");
    json_open(w, '[');
    for (int i = 0; i < t->map->continent_count; i++)
        tell_continent(t, c, i, w);
    json_close(w, ']');
}

/* -- The cards ------------------------------------------------------------- */

static void tell_step(const struct empire_step *step, struct json *w)
{
    json_open(w, '{');
    tell_word(w, "type", empire_action_words[step->type]);
    tell_number(w, "n", step->n);
    json_close(w, '}');
}

static void tell_card(const struct empire_table *t, int card, struct json *w)
{
    static const char *const joins[] = {
        [JOIN_SINGLE] = "single", [JOIN_OR] = "or", [JOIN_AND] = "and"};
    const struct empire_card *c = &t->content.cards[card];
    const struct empire_deed *d = &t->deed[card];
    json_open(w, '{');
    tell_number(w, "id", c->id);
    tell_word(w, "good",
              c->good == EMPIRE_WILD ? "wild" : t->content.goods[c->good].id);
    tell_number(w, "pieces", c->pieces);
    tell_word(w, "join", joins[d->join]);
    json_key(w, "steps");
    json_open(w, '[');
    for (int i = 0; i < d->step_count; i++)
        tell_step(&d->step[i], w);
    json_close(w, ']');
    json_close(w, '}');
}

/* For each part of the card: could whose turn it is do anything with it? */
static void tell_possible(const struct empire_table *t,
                          const struct empire_state *s, int card,
                          struct json *w)
{
    const struct empire_deed *d = &t->deed[card];
    json_key(w, "possible");
    json_open(w, '[');
    for (int i = 0; i < d->step_count; i++)
        json_bool(w, empire_action_is_possible(t, s, d->step[i].type));
    json_close(w, ']');
}

static void tell_place(const struct empire_table *t,
                       const struct empire_state *s, int place, struct json *w)
{
    int card = s->row[place];
    json_open(w, '{');
    tell_number(w, "price", t->content.prices[place]);
    json_key(w, "card");
    if (card == FIELD_NONE) {
        json_nothing(w);
    } else {
        tell_card(t, card, w);
        tell_possible(t, s, card, w);
    }
    json_close(w, '}');
}

static void tell_cards(const struct empire_table *t,
                       const struct empire_state *s, struct json *w)
{
    json_key(w, "row");
    json_open(w, '[');
    for (int i = 0; i < t->content.price_count; i++)
        tell_place(t, s, i, w);
    json_close(w, ']');
    json_key(w, "card");
    if (s->card == FIELD_NONE) {
        json_nothing(w);
    } else {
        tell_card(t, s->card, w);
    }
}

/* -- The players ----------------------------------------------------------- */

static int goods_worth(const struct empire_table *t, const struct goods *g)
{
    int points = 0;
    for (int i = 0; i < t->content.good_count; i++)
        points += empire_goods_points(t, g, i);
    return points;
}

/* What all goods are worth with `more` pieces of one good on cards. */
static int worth_with(const struct empire_table *t, const struct goods *g,
                      int good, int more)
{
    struct goods grown = *g;
    grown.cards[good] = u8(grown.cards[good] + more);
    empire_goods_assign_wilds(t, &grown);
    return goods_worth(t, &grown);
}

/* The fewest more pieces that bring points, and how many points; null if no
 * number of pieces brings any. */
static void tell_next(const struct empire_table *t, const struct goods *g,
                      int good, struct json *w)
{
    const struct empire_good *kind = &t->content.goods[good];
    int now = goods_worth(t, g);
    int most = kind->row[kind->row_count - 1].pieces;
    int owned = g->cards[good] + g->tokens[good];
    json_key(w, "next");
    for (int more = 1; owned + more <= most; more++) {
        int gain = worth_with(t, g, good, more) - now;
        if (gain > 0) {
            json_open(w, '{');
            tell_number(w, "more", more);
            tell_number(w, "gain", gain);
            json_close(w, '}');
            return;
        }
    }
    json_nothing(w);
}

static void tell_good(const struct empire_table *t, const struct goods *g,
                      int good, struct json *w)
{
    json_open(w, '{');
    tell_word(w, "good", t->content.goods[good].id);
    tell_number(w, "cards", g->cards[good]);
    tell_number(w, "tokens", g->tokens[good]);
    tell_number(w, "wilds", g->wilds[good]);
    tell_number(w, "points", empire_goods_points(t, g, good));
    tell_next(t, g, good, w);
    json_close(w, '}');
}

static void tell_goods(const struct empire_table *t, const struct goods *g,
                       struct json *w)
{
    json_key(w, "goods");
    json_open(w, '[');
    for (int i = 0; i < t->content.good_count; i++)
        tell_good(t, g, i, w);
    json_close(w, ']');
}

static void tell_player(const struct empire_table *t,
                        const struct empire_state *s, const struct control *c,
                        int seat, struct json *w)
{
    struct goods g;
    int continents = 0;
    for (int i = 0; i < t->map->continent_count; i++)
        continents += empire_holder_of_continent(t, c, i) == seat;
    empire_goods_count(t, s, c, seat, &g);
    json_open(w, '{');
    tell_number(w, "armies", army_supply(t, s, seat));
    tell_number(w, "cities", city_supply(t, s, seat));
    tell_number(w, "cards", bits_count(s->cards[seat]));
    tell_number(w, "of", t->cards_each);
    tell_number(w, "regions", bits_count(c->held[seat]));
    tell_number(w, "continents", continents);
    tell_number(w, "goods_points", goods_worth(t, &g));
    tell_number(w, "wilds", g.wild_cards);
    tell_goods(t, &g, w);
    json_close(w, '}');
}

void empire_tell(const struct table *table, const struct state *state,
                 int viewer, struct json *w)
{
    (void)viewer; /* what is hidden is hidden in the state */
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    assert(s->phase < EMPIRE_PHASES && s->turn < t->seats && w);
    struct control c;
    empire_control_find(t, s, &c);
    tell_course(t, s, w);
    tell_bid(t, s, w);
    tell_regions(t, s, &c, w);
    tell_continents(t, &c, w);
    tell_cards(t, s, w);
    json_key(w, "players");
    json_open(w, '[');
    for (int i = 0; i < t->seats; i++)
        tell_player(t, s, &c, i, w);
    json_close(w, ']');
}
