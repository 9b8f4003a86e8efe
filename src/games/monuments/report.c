/* report.c - the position as facts, for those who listen: one for each thing. */
#include "games/monuments/report.h"

#include "base/num.h"
#include "core/report.h"
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

static const struct monuments_table *table_of(const struct report *r)
{
    return monuments_table(r->table);
}

static const struct monuments_state *state_of(const struct report *r)
{
    return monuments(r->state);
}

/* -- The table ------------------------------------------------------------- */

static void tell_common(struct report *r)
{
    if (state_of(r)->round > 0) {
        fact_begin(r->fact, "round-is");
        fact_number(r->fact, "round", state_of(r)->round);
        fact_number(r->fact, "last", state_of(r)->last);
        report_send(r);
    }
    fact_begin(r->fact, "supply-is");
    monuments_add_amounts("amounts", monuments_supply(table_of(r), state_of(r)),
                          r->fact);
    fact_number(r->fact, "weapons",
                monuments_weapon_supply(table_of(r), state_of(r)));
    fact_number(r->fact, "tokens",
                monuments_token_supply(table_of(r), state_of(r)));
    report_send(r);
}

static void tell_battle(struct report *r)
{
    const struct monuments_state *s = state_of(r);
    if (s->target == FIELD_NONE || s->defender == FIELD_NONE)
        return;
    fact_begin(r->fact, "battle-is");
    monuments_add_spot(table_of(r), "hex", table_of(r)->id[s->target], r->fact);
    monuments_add_seat(table_of(r), "attacker", s->turn, r->fact);
    monuments_add_seat(table_of(r), "defender", s->defender, r->fact);
    fact_number(r->fact, "attack", s->pips[0]);
    fact_number(r->fact, "defence", s->pips[1]);
    fact_number(r->fact, "damage", s->damage);
    report_send(r);
}

/* -- Hexes ----------------------------------------------------------------- */

/* Whoever is only aboard is told with the ferry. */
static int ashore(const struct report *r, int seat, int place, int kind)
{
    bool can_be = kind > ARMED || !monuments_is_water(table_of(r), place);
    return can_be ? monuments_count(table_of(r), state_of(r), seat, place, kind)
                  : 0;
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
    int seat = monuments_occupant(table_of(r), state_of(r), place);
    if (!has_units(r, seat, place))
        return;
    fact_open(r->fact, NULL, "force");
    monuments_add_seat(table_of(r), "seat", seat, r->fact);
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
                             count_sites(state_of(r), seat, b, place, broken),
                             r->fact);
    }
    fact_close(r->fact);
}

static void tell_works(struct report *r, int place)
{
    int seat = monuments_builder(table_of(r), state_of(r), place);
    if (seat == FIELD_NONE)
        return;
    fact_open(r->fact, NULL, "works");
    monuments_add_seat(table_of(r), "seat", seat, r->fact);
    tell_buildings(r, "whole", seat, place, false);
    tell_buildings(r, "damaged", seat, place, true);
    fact_close(r->fact);
}

static bool is_empty(const struct report *r, int place)
{
    bool dry = !monuments_is_water(table_of(r), place);
    return !has_units(r, monuments_occupant(table_of(r), state_of(r), place),
                      place)
           && monuments_builder(table_of(r), state_of(r), place) == FIELD_NONE
           && (!dry || monuments_res_on(state_of(r), place) == 0);
}

static void tell_things(struct report *r, int place)
{
    fact_list(r->fact, "things");
    tell_force(r, place);
    tell_works(r, place);
    if (!monuments_is_water(table_of(r), place)) {
        monuments_add_each_amount(monuments_amounts(state_of(r)->res[place]),
                                  r->fact);
    }
    fact_close(r->fact);
}

/* What stops a unit on land, or helps it. */
static const char *between(const struct report *r, int from, int to)
{
    const struct monuments_table *t = table_of(r);
    bool both_dry = !monuments_is_water(t, from) && !monuments_is_water(t, to);
    uint64_t river = both_dry ? t->rivers_at[from] & t->rivers_at[to] : 0;
    return !river                         ? "nothing"
           : state_of(r)->bridges & river ? "bridge"
                                          : "river";
}

static void tell_neighbour(struct report *r, int from, int to)
{
    fact_open(r->fact, NULL, "neighbour");
    monuments_add_spot(table_of(r), "hex", table_of(r)->id[to], r->fact);
    fact_word(r->fact, "over", between(r, from, to));
    fact_close(r->fact);
}

static void tell_hex(struct report *r, int place, bool briefly)
{
    int neighbours = briefly ? 0 : table_of(r)->near_count[place];
    fact_begin(r->fact, "hex-is");
    monuments_add_spot(table_of(r), "hex", table_of(r)->id[place], r->fact);
    tell_things(r, place);
    fact_list(r->fact, "touches");
    for (int i = 0; i < neighbours; i++)
        tell_neighbour(r, place, table_of(r)->near[place][i]);
    fact_close(r->fact);
    report_send(r);
}

static void tell_map(struct report *r, bool briefly)
{
    for (int p = 0; p < table_of(r)->hexes; p++) {
        bool in_play = monuments_is_water(table_of(r), p)
                       || table_of(r)->dry_hexes >> p & 1;
        if (in_play && !(briefly && is_empty(r, p)))
            tell_hex(r, p, briefly);
    }
    if (briefly) {
        fact_begin(r->fact, "hexes-empty");
        report_send(r);
    }
}

/* -- Ferries --------------------------------------------------------------- */

static void tell_passenger(struct report *r, int ferry, int slot)
{
    int kind = state_of(r)->ferry_unit[ferry][slot];
    int cargo = state_of(r)->ferry_cargo[ferry][slot];
    if (kind == FIELD_NONE)
        return;
    fact_open(r->fact, NULL, "passenger");
    fact_word(r->fact, "kind", monuments_kind_words[kind]);
    monuments_add_seat(table_of(r), "seat", state_of(r)->ferry_owner[ferry],
                       r->fact);
    fact_word(r->fact, "cargo",
              cargo == FIELD_NONE ? "nothing" : monuments_type_words[cargo]);
    fact_close(r->fact);
}

static void tell_ferry(struct report *r, int ferry)
{
    int land = state_of(r)->ferry_land[ferry];
    fact_begin(r->fact, "ferry-is");
    fact_numbered(r->fact, "ferry", "ferry", ferry);
    monuments_add_spot(table_of(r), "water",
                       table_of(r)->id[state_of(r)->ferry_water[ferry]],
                       r->fact);
    fact_list(r->fact, "shore");
    if (land != FIELD_NONE)
        monuments_add_spot(table_of(r), NULL, table_of(r)->id[land], r->fact);
    fact_close(r->fact);
    fact_list(r->fact, "crew");
    for (int i = 0; i < MONUMENTS_SLOTS; i++)
        tell_passenger(r, ferry, i);
    fact_close(r->fact);
    report_send(r);
}

/* -- Players --------------------------------------------------------------- */

static void begin_of(struct report *r, const char *key, int seat)
{
    fact_begin(r->fact, key);
    monuments_add_seat(table_of(r), "seat", seat, r->fact);
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
        fact_number(
            r->fact, counts[i].name,
            monuments_item(table_of(r), state_of(r), seat, counts[i].item));
    }
    monuments_add_amounts(
        "amounts", monuments_wealth(table_of(r), state_of(r), seat), r->fact);
    report_send(r);
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
    report_send(r);
}

static void tell_traits(struct report *r, int seat)
{
    const struct monuments_state *s = state_of(r);
    const struct monuments_content *c = &table_of(r)->content;
    if (s->ability[seat] == FIELD_NONE || s->score_card[seat] == FIELD_NONE
        || s->deck[seat] == FIELD_NONE)
        return;
    begin_of(r, "traits-are", seat);
    fact_thing(r->fact, "ability", "ability",
               monuments_ability_words[s->ability[seat]]);
    fact_thing(r->fact, "card", "score-card",
               c->score_card[s->score_card[seat]].id);
    fact_thing(r->fact, "deck", "deck", c->deck[s->deck[seat]].id);
    report_send(r);
}

static void tell_bonuses(struct report *r, int seat)
{
    for (uint64_t m = state_of(r)->commons[seat]; m; m = bits_rest(m)) {
        begin_of(r, "bonus-is", seat);
        monuments_add_bonus(table_of(r), "bonus", bits_first(m), r->fact);
        report_send(r);
    }
}

static void tell_pieces(struct report *r, int seat)
{
    begin_of(r, "pieces-are", seat);
    fact_list(r->fact, "pieces");
    monuments_add_pieces(
        "w", monuments_worker_supply(table_of(r), state_of(r), seat), r->fact);
    for (int b = 0; b < WORKSHOP; b++) {
        monuments_add_pieces(
            monuments_building_words[b],
            monuments_building_supply(table_of(r), state_of(r), seat, b),
            r->fact);
    }
    for (int kind = ARMY; kind <= AIRFORCE; kind++) {
        monuments_add_pieces(
            monuments_kind_words[kind],
            monuments_unit_supply(table_of(r), state_of(r), seat, kind),
            r->fact);
    }
    fact_close(r->fact);
    report_send(r);
}

static void tell_layer(struct report *r, int seat)
{
    if (state_of(r)->layers[seat] >= MONUMENTS_LAYERS)
        return;
    const struct monuments_layer *l =
        &table_of(r)->content.layer[state_of(r)->layers[seat]];
    begin_of(r, "layer-is", seat);
    fact_number(r->fact, "layer", l->layer);
    fact_number(r->fact, "land", l->land);
    fact_number(r->fact, "workers", l->sacrifice);
    monuments_add_amounts("cost", monuments_amounts(l->cost), r->fact);
    report_send(r);
}

static void tell_quests(struct report *r, int seat)
{
    for (int i = 0; i < table_of(r)->content.quest_count; i++) {
        int where = state_of(r)->where[i] - seat;
        if (where != WHERE_HELD && where != WHERE_OPEN && where != WHERE_DONE)
            continue;
        begin_of(r, "quest-is", seat);
        fact_word(r->fact, "state",
                  where == WHERE_HELD   ? "held"
                  : where == WHERE_OPEN ? "open"
                                        : "done");
        monuments_add_quest(table_of(r), "quest", i, r->fact);
        report_send(r);
    }
}

static void tell_player(struct report *r, int seat)
{
    tell_counts(r, seat);
    tell_cards(r, "hand-is", seat, state_of(r)->hand[seat]);
    tell_cards(r, "green-is", seat, state_of(r)->green[seat]);
    tell_traits(r, seat);
    tell_bonuses(r, seat);
    tell_pieces(r, seat);
    tell_layer(r, seat);
    tell_quests(r, seat);
}

void monuments_tell_state(struct report *r, bool briefly)
{
    tell_common(r);
    tell_battle(r);
    tell_map(r, briefly);
    for (uint64_t m = state_of(r)->ferries; m; m = bits_rest(m))
        tell_ferry(r, bits_first(m));
    for (int i = 0; i < table_of(r)->seats; i++)
        tell_player(r, i);
}
