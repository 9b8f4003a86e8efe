/* say_state.c - the position in sentences, for those who listen. */
#include "games/monuments/say_state.h"

#include "games/monuments/amounts.h"
#include "games/monuments/count.h"
#include "games/monuments/describe.h"
#include "games/monuments/pieces.h"
#include "games/monuments/say.h"
#include "games/monuments/spots.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/tell.h"
#include "games/monuments/wealth.h"

#include <string.h>

/* Lists are written by what stands before the next thing. */
static void say_item(const char **between, const char *item, struct text *out)
{
    text_add(out, "%s%s", *between, item);
    *between = ", ";
}

static void say_some(const char **between, int n, const char *item,
                     struct text *out)
{
    if (n == 0)
        return;
    text_add(out, "%s%d %s", *between, n, item);
    *between = ", ";
}

/* The same of things that can be counted: "2 armies". */
static void say_pieces(const char **between, int n, const char *piece,
                       struct text *out)
{
    size_t length = strlen(piece);
    bool has_y = piece[length - 1] == 'y';
    if (n == 0)
        return;
    text_add(out, "%s%d ", *between, n);
    text_put(out, piece, has_y && n > 1 ? length - 1 : length);
    text_add(out, n == 1 ? "" : has_y ? "ies" : "s");
    *between = ", ";
}

static void say_amounts(const char **between, const uint8_t n[MONUMENTS_TYPES],
                        struct text *out)
{
    for (int i = 0; i < MONUMENTS_TYPES; i++)
        say_some(between, n[i], monuments_type_words[i], out);
}

/* -- Hexes ----------------------------------------------------------------- */

static void say_units(const struct monuments_table *t,
                      const struct monuments_state *s, int place,
                      const char **between, struct text *out)
{
    int seat = monuments_occupant(t, s, place);
    size_t start = out->len;
    for (int kind = 0; kind < MONUMENTS_KINDS && seat != FIELD_NONE; kind++) {
        bool ashore = kind > ARMED || !monuments_is_water(t, place);
        int n = ashore ? monuments_count(t, s, seat, place, kind) : 0;
        say_pieces(between, n, monuments_unit_name(kind), out);
    }
    if (out->len > start)
        text_add(out, " of %s", monuments_civ_name(t, seat));
}

static void say_buildings(const struct monuments_table *t,
                          const struct monuments_state *s, int place,
                          const char **between, struct text *out)
{
    int seat = monuments_builder(t, s, place);
    for (int i = 0; i < MONUMENTS_SITES && seat != FIELD_NONE; i++) {
        if (s->site[seat][i] != place)
            continue;
        text_add(out, "%sa %s%s of %s", *between,
                 s->broken[seat] >> i & 1 ? "damaged " : "",
                 monuments_building_words[i / MONUMENTS_PIECES],
                 monuments_civ_name(t, seat));
        *between = ", ";
    }
}

/* Neighbours, with what stops a unit on land. */
static void say_neighbours(const struct monuments_table *t,
                           const struct monuments_state *s, int place,
                           struct text *out)
{
    const char *between = "; it touches ";
    for (int i = 0; i < t->near_count[place]; i++) {
        int to = t->near[place][i];
        bool both_dry = !monuments_is_water(t, place)
                        && !monuments_is_water(t, to);
        uint64_t river = both_dry ? t->rivers_at[place] & t->rivers_at[to] : 0;
        text_add(out, "%s", between);
        monuments_say_hex(t, t->id[to], out);
        if (river) {
            text_add(out,
                     s->bridges & river ? " over a bridge" : " across a river");
        }
        between = ", ";
    }
}

/* At the start of a sentence. */
static void say_subject(const struct monuments_table *t, int place,
                        struct text *out)
{
    size_t start = out->len;
    monuments_say_hex(t, t->id[place], out);
    out->buf[start] = (char)(out->buf[start] - 'a' + 'A');
}

static void say_place(const struct monuments_table *t,
                      const struct monuments_state *s, int place, bool briefly,
                      struct text *out)
{
    char room[GAME_WHY_MAX];
    struct text things = text_in(room, sizeof room);
    const char *between = " has ";
    say_units(t, s, place, &between, &things);
    say_buildings(t, s, place, &between, &things);
    if (!monuments_is_water(t, place))
        say_amounts(&between, s->res[place], &things);
    if (briefly && things.len == 0)
        return;
    say_subject(t, place, out);
    text_add(out, "%s", things.len ? room : " is empty");
    if (!briefly)
        say_neighbours(t, s, place, out);
    text_add(out, ".\n");
}

static void say_map(const struct monuments_table *t,
                    const struct monuments_state *s, bool briefly,
                    struct text *out)
{
    for (int p = 0; p < t->hexes; p++) {
        bool in_play = monuments_is_water(t, p) || t->dry_hexes >> p & 1;
        if (in_play)
            say_place(t, s, p, briefly, out);
    }
    if (briefly)
        text_add(out, "All other hexes are empty.\n");
}

static void say_ferry(const struct monuments_table *t,
                      const struct monuments_state *s, int ferry,
                      struct text *out)
{
    const char *between = ", with a ";
    text_add(out, "Ferry %d is on ", ferry);
    monuments_say_hex(t, t->id[s->ferry_water[ferry]], out);
    if (s->ferry_land[ferry] != FIELD_NONE) {
        text_add(out, " at the shore of ");
        monuments_say_hex(t, t->id[s->ferry_land[ferry]], out);
    }
    for (int i = 0; i < MONUMENTS_SLOTS; i++) {
        int kind = s->ferry_unit[ferry][i];
        int cargo = s->ferry_cargo[ferry][i];
        if (kind == FIELD_NONE)
            continue;
        text_add(out, "%s%s of %s", between, monuments_unit_name(kind),
                 monuments_civ_name(t, s->ferry_owner[ferry]));
        if (cargo != FIELD_NONE)
            text_add(out, " who carries %s", monuments_type_words[cargo]);
        between = " and a ";
    }
    text_add(out, ".\n");
}

/* -- Seats ----------------------------------------------------------------- */

static void say_counts(const struct monuments_table *t,
                       const struct monuments_state *s, int seat,
                       struct text *out)
{
    const uint32_t wealth = monuments_wealth(t, s, seat);
    const char *between = "; its resources are ";
    text_add(out,
             "%s has %d layers, %d land hexes, %d workers on the board, "
             "military power %d, %d improved cards and %d completed quests",
             monuments_civ_name(t, seat), s->layers[seat],
             monuments_item(t, s, seat, ITEM_LAND),
             monuments_item(t, s, seat, ITEM_WORKERS),
             monuments_item(t, s, seat, ITEM_POWER),
             monuments_item(t, s, seat, ITEM_UPGRADES),
             monuments_item(t, s, seat, ITEM_QUESTS));
    for (int i = 0; i < MONUMENTS_TYPES; i++)
        say_some(&between, monuments_amount(wealth, i), monuments_type_words[i],
                 out);
    text_add(out, ".\n");
}

static void say_cards(const struct monuments_table *t, int seat, uint64_t cards,
                      const char *how, struct text *out)
{
    const char *between = how;
    if (cards == 0)
        return;
    text_add(out, "%s", monuments_civ_name(t, seat));
    for (; cards; cards = bits_rest(cards))
        say_item(&between, monuments_card_name(bits_first(cards)), out);
    text_add(out, ".\n");
}

static void say_gifts(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct text *out)
{
    const char *between = " has ";
    if (s->ability[seat] == FIELD_NONE || s->score_card[seat] == FIELD_NONE
        || s->deck[seat] == FIELD_NONE)
        return;
    text_add(out,
             "%s has the ability %s, the score card %s and the deck of "
             "the %s.\n",
             monuments_civ_name(t, seat),
             monuments_ability_words[s->ability[seat]],
             t->content.score_card[s->score_card[seat]].id,
             t->content.deck[s->deck[seat]].name);
    for (uint64_t m = s->commons[seat]; m; m = bits_rest(m)) {
        const struct monuments_common *c = &t->content.common[bits_first(m)];
        text_add(out, "%s%sthe common bonus %d: ", monuments_civ_name(t, seat),
                 between, c->id);
        monuments_write_effects(c->effect, c->effect_count, out);
        text_add(out, ".\n");
    }
}

static void say_supply(const struct monuments_table *t,
                       const struct monuments_state *s, int seat,
                       struct text *out)
{
    const char *between = " has left to place ";
    text_add(out, "%s", monuments_civ_name(t, seat));
    say_pieces(&between, monuments_worker_supply(t, s, seat), "worker", out);
    for (int b = 0; b < WORKSHOP; b++) {
        say_pieces(&between, monuments_building_supply(t, s, seat, b),
                   monuments_building_words[b], out);
    }
    for (int kind = ARMY; kind <= AIRFORCE; kind++) {
        say_pieces(&between, monuments_unit_supply(t, s, seat, kind),
                   monuments_unit_name(kind), out);
    }
    text_add(out, between[1] == 'h' ? " has nothing left to place.\n" : ".\n");
}

static void say_layer(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct text *out)
{
    const char *between = " land hexes, ";
    if (s->layers[seat] >= MONUMENTS_LAYERS)
        return;
    const struct monuments_layer *l = &t->content.layer[s->layers[seat]];
    text_add(out, "%s builds layer %d next, for which the card names %d",
             monuments_civ_name(t, seat), l->layer, l->land);
    say_amounts(&between, l->cost, out);
    text_add(out, " and %d worker%s.\n", l->sacrifice,
             l->sacrifice == 1 ? "" : "s");
}

static void say_quests(const struct monuments_table *t,
                       const struct monuments_state *s, int seat,
                       struct text *out)
{
    for (int i = 0; i < t->content.quest_count; i++) {
        int where = s->where[i];
        bool done = where == WHERE_DONE + seat;
        if (!done && where != WHERE_OPEN + seat && where != WHERE_HELD + seat)
            continue;
        text_add(out, "%s %s ", monuments_civ_name(t, seat),
                 done ? "has completed" : "has");
        monuments_say_quest(t, i, out);
        text_add(out, ".\n");
    }
}

static void say_seat(const struct monuments_table *t,
                     const struct monuments_state *s, int seat,
                     struct text *out)
{
    say_counts(t, s, seat, out);
    say_cards(t, seat, s->hand[seat], " has in hand the cards ", out);
    say_cards(t, seat, s->green[seat], " has improved the cards ", out);
    say_gifts(t, s, seat, out);
    say_supply(t, s, seat, out);
    say_layer(t, s, seat, out);
    say_quests(t, s, seat, out);
}

/* -- The table ------------------------------------------------------------- */

static void say_battle(const struct monuments_table *t,
                       const struct monuments_state *s, struct text *out)
{
    if (s->target == FIELD_NONE || s->defender == FIELD_NONE)
        return;
    text_add(out, "%s attacks %s on ", monuments_civ_name(t, s->turn),
             monuments_civ_name(t, s->defender));
    monuments_say_hex(t, t->id[s->target], out);
    text_add(out, ", with %d pips against %d", s->pips[0], s->pips[1]);
    if (s->damage > 0)
        text_add(out, " and damage %d still to take", s->damage);
    text_add(out, ".\n");
}

static void say_common(const struct monuments_table *t,
                       const struct monuments_state *s, struct text *out)
{
    uint32_t supply = monuments_supply(t, s);
    const char *between = "The supply has ";
    if (s->round > 0) {
        text_add(out, "This is round %d%s.\n", s->round,
                 s->last ? ", the last one" : "");
    }
    for (int i = 0; i < MONUMENTS_TYPES; i++)
        say_some(&between, monuments_amount(supply, i), monuments_type_words[i],
                 out);
    text_add(out, "%s%d weapons and %d tokens for bridges and ferries.\n",
             between, monuments_weapon_supply(t, s),
             monuments_token_supply(t, s));
}

void monuments_say_state(const struct table *table, const struct state *state,
                         int viewer, bool briefly, struct text *out)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    (void)viewer; /* the view hides what has to be hidden */
    say_common(t, s, out);
    say_battle(t, s, out);
    say_map(t, s, briefly, out);
    for (uint64_t m = s->ferries; m; m = bits_rest(m))
        say_ferry(t, s, bits_first(m), out);
    for (int i = 0; i < t->seats; i++)
        say_seat(t, s, i, out);
}
