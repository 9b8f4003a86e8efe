/* report.c - the position as facts, for those who listen: one for each thing. */
#include "games/monuments/report.h"

#include "base/num.h"
#include "games/monuments/amounts.h"
#include "games/monuments/cards.h"
#include "games/monuments/content.h"
#include "games/monuments/count.h"
#include "games/monuments/kinds.h"
#include "games/monuments/pieces.h"
#include "games/monuments/spots.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/tell.h"
#include "games/monuments/things.h"
#include "games/monuments/wealth.h"

/* Who is told, fact by fact. */
struct report {
    const struct monuments_table *t;
    const struct monuments_state *s;
    struct fact *fact;
    fact_sink *sink;
    void *with;
};

static void send(struct report *r)
{
    fact_close(r->fact);
    r->sink(r->with, r->fact);
}

/* -- The table ------------------------------------------------------------- */

static void tell_common(struct report *r)
{
    if (r->s->round > 0) {
        fact_begin(r->fact, "round-is");
        fact_number(r->fact, "round", r->s->round);
        fact_number(r->fact, "last", r->s->last);
        send(r);
    }
    fact_begin(r->fact, "supply-is");
    monuments_add_amounts("amounts", monuments_supply(r->t, r->s), r->fact);
    fact_number(r->fact, "weapons", monuments_weapon_supply(r->t, r->s));
    fact_number(r->fact, "tokens", monuments_token_supply(r->t, r->s));
    send(r);
}

static void tell_battle(struct report *r)
{
    const struct monuments_state *s = r->s;
    if (s->target == FIELD_NONE || s->defender == FIELD_NONE)
        return;
    fact_begin(r->fact, "battle-is");
    monuments_add_spot(r->t, "hex", r->t->id[s->target], r->fact);
    monuments_add_seat(r->t, "attacker", s->turn, r->fact);
    monuments_add_seat(r->t, "defender", s->defender, r->fact);
    fact_number(r->fact, "attack", s->pips[0]);
    fact_number(r->fact, "defence", s->pips[1]);
    fact_number(r->fact, "damage", s->damage);
    send(r);
}

/* -- Hexes ----------------------------------------------------------------- */

/* Whoever is only aboard is told with the ferry. */
static int ashore(const struct report *r, int seat, int place, int kind)
{
    bool can_be = kind > ARMED || !monuments_is_water(r->t, place);
    return can_be ? monuments_count(r->t, r->s, seat, place, kind) : 0;
}

static bool has_units(const struct report *r, int seat, int place)
{
    int n = 0;
    for (int kind = 0; kind < MONUMENTS_KINDS && seat != FIELD_NONE; kind++)
        n += ashore(r, seat, place, kind);
    return n > 0;
}

static void tell_force(struct report *r, int place)
{
    int seat = monuments_occupant(r->t, r->s, place);
    if (!has_units(r, seat, place))
        return;
    fact_open(r->fact, NULL, "force");
    monuments_add_seat(r->t, "seat", seat, r->fact);
    fact_list(r->fact, "units");
    for (int kind = 0; kind < MONUMENTS_KINDS; kind++) {
        monuments_add_pieces(monuments_kind_words[kind],
                             ashore(r, seat, place, kind), r->fact);
    }
    fact_close(r->fact);
    fact_close(r->fact);
}

static int count_sites(const struct monuments_state *s, int seat, int building,
                       int place, bool broken)
{
    int n = 0;
    int first = building * MONUMENTS_PIECES;
    for (int i = first; i < first + MONUMENTS_PIECES; i++) {
        n += s->site[seat][i] == place
             && (s->broken[seat] >> i & 1) == (uint64_t)broken;
    }
    return n;
}

static void tell_buildings(struct report *r, const char *name, int seat,
                           int place, bool broken)
{
    fact_list(r->fact, name);
    for (int b = 0; b < MONUMENTS_BUILDINGS; b++) {
        monuments_add_pieces(monuments_building_words[b],
                             count_sites(r->s, seat, b, place, broken),
                             r->fact);
    }
    fact_close(r->fact);
}

static void tell_works(struct report *r, int place)
{
    int seat = monuments_builder(r->t, r->s, place);
    if (seat == FIELD_NONE)
        return;
    fact_open(r->fact, NULL, "works");
    monuments_add_seat(r->t, "seat", seat, r->fact);
    tell_buildings(r, "whole", seat, place, false);
    tell_buildings(r, "damaged", seat, place, true);
    fact_close(r->fact);
}

static bool is_empty(const struct report *r, int place)
{
    bool dry = !monuments_is_water(r->t, place);
    return !has_units(r, monuments_occupant(r->t, r->s, place), place)
           && monuments_builder(r->t, r->s, place) == FIELD_NONE
           && (!dry || monuments_res_on(r->s, place) == 0);
}

static void tell_things(struct report *r, int place)
{
    fact_list(r->fact, "things");
    tell_force(r, place);
    tell_works(r, place);
    if (!monuments_is_water(r->t, place))
        monuments_add_each_amount(monuments_amounts(r->s->res[place]), r->fact);
    fact_close(r->fact);
}

/* What stops a unit on land, or helps it. */
static const char *between(const struct report *r, int from, int to)
{
    const struct monuments_table *t = r->t;
    bool both_dry = !monuments_is_water(t, from) && !monuments_is_water(t, to);
    uint64_t river = both_dry ? t->rivers_at[from] & t->rivers_at[to] : 0;
    return !river ? "nothing" : r->s->bridges & river ? "bridge" : "river";
}

static void tell_neighbour(struct report *r, int from, int to)
{
    fact_open(r->fact, NULL, "neighbour");
    monuments_add_spot(r->t, "hex", r->t->id[to], r->fact);
    fact_word(r->fact, "over", between(r, from, to));
    fact_close(r->fact);
}

static void tell_hex(struct report *r, int place, bool briefly)
{
    int neighbours = briefly ? 0 : r->t->near_count[place];
    fact_begin(r->fact, "hex-is");
    monuments_add_spot(r->t, "hex", r->t->id[place], r->fact);
    tell_things(r, place);
    fact_list(r->fact, "touches");
    for (int i = 0; i < neighbours; i++)
        tell_neighbour(r, place, r->t->near[place][i]);
    fact_close(r->fact);
    send(r);
}

static void tell_map(struct report *r, bool briefly)
{
    for (int p = 0; p < r->t->hexes; p++) {
        bool in_play = monuments_is_water(r->t, p) || r->t->dry_hexes >> p & 1;
        if (in_play && !(briefly && is_empty(r, p)))
            tell_hex(r, p, briefly);
    }
    if (briefly) {
        fact_begin(r->fact, "hexes-empty");
        send(r);
    }
}

/* -- Ferries --------------------------------------------------------------- */

static void tell_passenger(struct report *r, int ferry, int slot)
{
    int kind = r->s->ferry_unit[ferry][slot];
    int cargo = r->s->ferry_cargo[ferry][slot];
    if (kind == FIELD_NONE)
        return;
    fact_open(r->fact, NULL, "passenger");
    fact_word(r->fact, "kind", monuments_kind_words[kind]);
    monuments_add_seat(r->t, "seat", r->s->ferry_owner[ferry], r->fact);
    fact_word(r->fact, "cargo",
              cargo == FIELD_NONE ? "nothing" : monuments_type_words[cargo]);
    fact_close(r->fact);
}

static void tell_ferry(struct report *r, int ferry)
{
    int land = r->s->ferry_land[ferry];
    fact_begin(r->fact, "ferry-is");
    fact_numbered(r->fact, "ferry", "ferry", ferry);
    monuments_add_spot(r->t, "water", r->t->id[r->s->ferry_water[ferry]],
                       r->fact);
    fact_list(r->fact, "shore");
    if (land != FIELD_NONE)
        monuments_add_spot(r->t, NULL, r->t->id[land], r->fact);
    fact_close(r->fact);
    fact_list(r->fact, "crew");
    for (int i = 0; i < MONUMENTS_SLOTS; i++)
        tell_passenger(r, ferry, i);
    fact_close(r->fact);
    send(r);
}

/* -- Players --------------------------------------------------------------- */

static void begin_of(struct report *r, const char *key, int seat)
{
    fact_begin(r->fact, key);
    monuments_add_seat(r->t, "seat", seat, r->fact);
}

static void tell_counts(struct report *r, int seat)
{
    static const struct {
        const char *name;
        uint8_t item;
    } counts[] = {
        {"layers", ITEM_LAYERS},     {"land", ITEM_LAND},
        {"workers", ITEM_WORKERS},   {"power", ITEM_POWER},
        {"upgrades", ITEM_UPGRADES}, {"quests", ITEM_QUESTS},
    };
    begin_of(r, "player-is", seat);
    for (size_t i = 0; i < COUNT_OF(counts); i++) {
        fact_number(r->fact, counts[i].name,
                    monuments_item(r->t, r->s, seat, counts[i].item));
    }
    monuments_add_amounts("amounts", monuments_wealth(r->t, r->s, seat),
                          r->fact);
    send(r);
}

static void tell_cards(struct report *r, const char *key, int seat,
                       uint64_t cards)
{
    if (cards == 0)
        return;
    begin_of(r, key, seat);
    fact_list(r->fact, "cards");
    for (; cards; cards = bits_rest(cards)) {
        fact_thing(r->fact, NULL, "card",
                   monuments_card_words[bits_first(cards)]);
    }
    fact_close(r->fact);
    send(r);
}

static void tell_traits(struct report *r, int seat)
{
    const struct monuments_state *s = r->s;
    const struct monuments_content *c = &r->t->content;
    if (s->ability[seat] == FIELD_NONE || s->score_card[seat] == FIELD_NONE
        || s->deck[seat] == FIELD_NONE)
        return;
    begin_of(r, "traits-are", seat);
    fact_thing(r->fact, "ability", "ability",
               monuments_ability_words[s->ability[seat]]);
    fact_thing(r->fact, "card", "score-card",
               c->score_card[s->score_card[seat]].id);
    fact_thing(r->fact, "deck", "deck", c->deck[s->deck[seat]].id);
    send(r);
}

static void tell_bonuses(struct report *r, int seat)
{
    for (uint64_t m = r->s->commons[seat]; m; m = bits_rest(m)) {
        begin_of(r, "bonus-is", seat);
        monuments_add_bonus(r->t, "bonus", bits_first(m), r->fact);
        send(r);
    }
}

static void tell_pieces(struct report *r, int seat)
{
    begin_of(r, "pieces-are", seat);
    fact_list(r->fact, "pieces");
    monuments_add_pieces("w", monuments_worker_supply(r->t, r->s, seat),
                         r->fact);
    for (int b = 0; b < WORKSHOP; b++) {
        monuments_add_pieces(monuments_building_words[b],
                             monuments_building_supply(r->t, r->s, seat, b),
                             r->fact);
    }
    for (int kind = ARMY; kind <= AIRFORCE; kind++) {
        monuments_add_pieces(monuments_kind_words[kind],
                             monuments_unit_supply(r->t, r->s, seat, kind),
                             r->fact);
    }
    fact_close(r->fact);
    send(r);
}

static void tell_layer(struct report *r, int seat)
{
    if (r->s->layers[seat] >= MONUMENTS_LAYERS)
        return;
    const struct monuments_layer *l = &r->t->content.layer[r->s->layers[seat]];
    begin_of(r, "layer-is", seat);
    fact_number(r->fact, "layer", l->layer);
    fact_number(r->fact, "land", l->land);
    fact_number(r->fact, "workers", l->sacrifice);
    monuments_add_amounts("cost", monuments_amounts(l->cost), r->fact);
    send(r);
}

static void tell_quests(struct report *r, int seat)
{
    for (int i = 0; i < r->t->content.quest_count; i++) {
        int where = r->s->where[i] - seat;
        if (where != WHERE_HELD && where != WHERE_OPEN && where != WHERE_DONE)
            continue;
        begin_of(r, "quest-is", seat);
        fact_word(r->fact, "state",
                  where == WHERE_HELD   ? "held"
                  : where == WHERE_OPEN ? "open"
                                        : "done");
        monuments_add_quest(r->t, "quest", i, r->fact);
        send(r);
    }
}

static void tell_player(struct report *r, int seat)
{
    tell_counts(r, seat);
    tell_cards(r, "hand-is", seat, r->s->hand[seat]);
    tell_cards(r, "green-is", seat, r->s->green[seat]);
    tell_traits(r, seat);
    tell_bonuses(r, seat);
    tell_pieces(r, seat);
    tell_layer(r, seat);
    tell_quests(r, seat);
}

void monuments_tell_state(const struct table *table, const struct state *state,
                          int viewer, bool briefly, fact_sink *sink, void *with)
{
    struct fact f;
    struct report r = {.t = monuments_table(table),
                       .s = monuments(state),
                       .fact = &f,
                       .sink = sink,
                       .with = with};
    (void)viewer; /* the view hides what has to be hidden */
    tell_common(&r);
    tell_battle(&r);
    tell_map(&r, briefly);
    for (uint64_t m = r.s->ferries; m; m = bits_rest(m))
        tell_ferry(&r, bits_first(m));
    for (int i = 0; i < r.t->seats; i++)
        tell_player(&r, i);
}
