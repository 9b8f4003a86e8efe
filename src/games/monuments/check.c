/* check.c - what the rules demand of content beyond its shape. Every refusal
 * names the place in the file and a remedy. */
#include "games/monuments/check.h"

#include "base/num.h"
#include "games/monuments/content.h"
#include "games/monuments/state.h"

#include <assert.h>
#include <string.h>

/* Says why, and that it does not fit. */
#define REFUSE(...) (text_add(why, __VA_ARGS__), false)

/* -- The map (MO-2) -------------------------------------------------------- */

static bool is_dry(const struct monuments_content *c, int hex)
{
    return c->hex[hex].terrain != WATER;
}

static bool are_neighbours(const struct monuments_hex *a,
                           const struct monuments_hex *b)
{
    int q = a->q - b->q;
    int r = a->r - b->r;
    return (q != 0 || r != 0) && q >= -1 && q <= 1 && r >= -1 && r <= 1
           && q + r >= -1 && q + r <= 1;
}

static bool hex_fits(const struct monuments_content *c, int i, struct text *why)
{
    const struct monuments_hex *h = &c->hex[i];
    int type = c->area[h->area].type;
    if (h->id != i) {
        return REFUSE("hexes[%d].id is %d; hexes are numbered from 0 in the "
                      "order of the list",
                      i, h->id);
    }
    for (int k = 0; k < i; k++) {
        if (c->hex[k].q == h->q && c->hex[k].r == h->r) {
            return REFUSE("hexes[%d] lies where hexes[%d] lies; give it "
                          "another q or r",
                          i, k);
        }
    }
    if ((h->terrain == WATER) != (type == AREA_WATER)) {
        return REFUSE("hexes[%d].area is \"%s\"; water lies in areas of type "
                      "water, land does not",
                      i, c->area[h->area].id);
    }
    if (h->terrain == MONUMENT && type != AREA_HOME) {
        return REFUSE("hexes[%d].terrain is monument; monuments stand in areas "
                      "of type home",
                      i);
    }
    return true;
}

static bool hexes_fit(const struct monuments_content *c, struct text *why)
{
    int dry = 0;
    for (int i = 0; i < c->hex_count; i++) {
        if (!hex_fits(c, i, why))
            return false;
        dry += is_dry(c, i);
    }
    if (dry > MONUMENTS_NOWHERE) {
        return REFUSE("hexes has %d dry hexes; there can be %d", dry,
                      MONUMENTS_NOWHERE);
    }
    if (c->hex_count - dry > MONUMENTS_WATER) {
        return REFUSE("hexes has %d water hexes; there can be %d",
                      c->hex_count - dry, MONUMENTS_WATER);
    }
    return true;
}

static bool rivers_fit(const struct monuments_content *c, struct text *why)
{
    for (int i = 0; i < c->river_count; i++) {
        int a = c->river[i][0];
        int b = c->river[i][1];
        if (a >= c->hex_count || b >= c->hex_count || !is_dry(c, a)
            || !is_dry(c, b) || !are_neighbours(&c->hex[a], &c->hex[b])) {
            return REFUSE("rivers[%d] is not between two dry hexes that touch; "
                          "name the numbers of such hexes",
                          i);
        }
        bool grows = i == 0 || memcmp(c->river[i - 1], c->river[i], 2) < 0;
        if (a > b || !grows) {
            return REFUSE("rivers[%d] is out of order; the smaller number "
                          "comes first, and rivers ascend",
                          i);
        }
    }
    return true;
}

static int monument_of(const struct monuments_content *c, int civ)
{
    for (int i = 0; i < c->hex_count; i++) {
        if (c->hex[i].area == c->civ[civ].home && c->hex[i].terrain == MONUMENT)
            return i;
    }
    return -1;
}

static bool civ_fits(const struct monuments_content *c, int i, struct text *why)
{
    int monuments = 0;
    for (int k = 0; k < c->hex_count; k++) {
        monuments += c->hex[k].area == c->civ[i].home
                     && c->hex[k].terrain == MONUMENT;
    }
    if (monuments != 1) {
        return REFUSE("civilizations[%d].home has %d monument hexes; it has "
                      "exactly 1",
                      i, monuments);
    }
    for (int k = 0; k < i; k++) {
        if (c->civ[k].home == c->civ[i].home) {
            return REFUSE("civilizations[%d].home is that of "
                          "civilizations[%d]; each has its own",
                          i, k);
        }
    }
    return true;
}

/* -- Set-ups (MO-3.1) ------------------------------------------------------ */

static bool is_out(const struct monuments_setup *u, int area)
{
    for (int i = 0; i < u->out_count; i++) {
        if (u->out[i] == area)
            return true;
    }
    return false;
}

static bool is_river(const struct monuments_content *c, int a, int b)
{
    int low = a < b ? a : b;
    int high = a < b ? b : a;
    for (int i = 0; i < c->river_count; i++) {
        if (c->river[i][0] == low && c->river[i][1] == high)
            return true;
    }
    return false;
}

/* MO-2.6: without a way out the first turn could not be played. */
static bool can_leave(const struct monuments_content *c,
                      const struct monuments_setup *u, int monument)
{
    for (int i = 0; i < c->hex_count; i++) {
        const struct monuments_hex *h = &c->hex[i];
        if (h->terrain < MONUMENT && !is_out(u, h->area)
            && are_neighbours(h, &c->hex[monument])
            && !is_river(c, i, monument))
            return true;
    }
    return false;
}

static bool seat_fits(const struct monuments_content *c, int i, int seat,
                      struct text *why)
{
    const struct monuments_setup *u = &c->setup[i];
    int civ = u->civ[seat];
    for (int k = 0; k < seat; k++) {
        if (u->civ[k] == civ) {
            return REFUSE("setups[%d].civs[%d] is there twice; name another", i,
                          seat);
        }
    }
    if (is_out(u, c->civ[civ].home)) {
        return REFUSE("setups[%d].out holds the home of %s, who plays; take "
                      "it off the list",
                      i, c->civ[civ].id);
    }
    int monument = monument_of(c, civ);
    if (!can_leave(c, u, monument)) {
        return REFUSE("setups[%d]: nobody can leave the monument of %s (hex "
                      "%d); give it a land neighbour in play without a river",
                      i, c->civ[civ].id, monument);
    }
    return true;
}

static bool setup_fits(const struct monuments_content *c, int i,
                       struct text *why)
{
    const struct monuments_setup *u = &c->setup[i];
    if (u->players != u->civ_count) {
        return REFUSE("setups[%d].civs has %d names; there are %d players", i,
                      u->civ_count, u->players);
    }
    for (int k = 0; k < u->out_count; k++) {
        if (c->area[u->out[k]].type == AREA_WATER) {
            return REFUSE("setups[%d].out[%d] is water, which is always in "
                          "play; take it off the list",
                          i, k);
        }
    }
    for (int seat = 0; seat < u->civ_count; seat++) {
        if (!seat_fits(c, i, seat, why))
            return false;
    }
    return true;
}

static bool setups_fit(const struct monuments_content *c, struct text *why)
{
    for (int n = MONUMENTS_SEATS_MIN; n <= MONUMENTS_SEATS; n++) {
        bool found = false;
        for (int i = 0; i < c->setup_count; i++)
            found = found || c->setup[i].players == n;
        if (!found)
            return REFUSE("setups has none for %d players; add one", n);
    }
    for (int i = 0; i < c->setup_count; i++) {
        if (!setup_fits(c, i, why))
            return false;
    }
    return true;
}

/* -- Numbers --------------------------------------------------------------- */

/* A free thing would be no decision, and the first turn would offer it. */
static bool cost_fits(const uint8_t cost[MONUMENTS_TYPES], const char *list,
                      int i, const char *key, struct text *why)
{
    if (cost[WOOD] + cost[SHEEP] + cost[METAL] + cost[WHEAT] > 0)
        return true;
    text_add(why, "%s", list);
    if (i >= 0)
        text_add(why, "[%d]", i);
    return REFUSE(".%s is nothing; it is at least 1 resource", key);
}

static bool units_fit(const struct monuments_content *c, struct text *why)
{
    for (int i = 0; i < MONUMENTS_KINDS - 1; i++) {
        const struct monuments_unit *u = &c->unit[i];
        bool military = i > 0 && i < HORSE - 1;
        if (u->id != i) {
            return REFUSE("units[%d].id is out of order; it is \"%s\"", i,
                          monuments_unit_words[i]);
        }
        if (i > 0 && u->move == 0)
            return REFUSE("units[%d].move is missing; it is 1 to 6", i);
        if (!military && (u->power_land || u->power_water)) {
            return REFUSE("units[%d] has power; workers and horses have none",
                          i);
        }
        if (military && !cost_fits(u->cost, "units", i, "cost", why))
            return false;
    }
    return true;
}

static bool terrains_fit(const struct monuments_content *c, int i,
                         struct text *why)
{
    const struct monuments_building_type *b = &c->building[i];
    for (int k = 0; k < b->terrain_count; k++) {
        if (b->terrain[k] >= MONUMENT) {
            return REFUSE("buildings[%d].terrains[%d] is no land; it is "
                          "forest, pasture, mountain or field",
                          i, k);
        }
    }
    return true;
}

static bool buildings_fit(const struct monuments_content *c, struct text *why)
{
    for (int i = 0; i < MONUMENTS_BUILDINGS; i++) {
        const struct monuments_building_type *b = &c->building[i];
        if (b->id != i) {
            return REFUSE("buildings[%d].id is out of order; it is \"%s\"", i,
                          monuments_building_words[i]);
        }
        if (!cost_fits(b->cost, "buildings", i, "cost", why)
            || !terrains_fit(c, i, why))
            return false;
    }
    return cost_fits(c->weapon.cost, "weapon", -1, "cost", why)
           && cost_fits(c->bridge.cost, "bridge", -1, "cost", why)
           && cost_fits(c->ferry.cost, "ferry", -1, "cost", why);
}

static bool layers_fit(const struct monuments_content *c, struct text *why)
{
    for (int i = 0; i < MONUMENTS_LAYERS; i++) {
        if (c->layer[i].layer != i + 1) {
            return REFUSE("layers[%d].layer is %d; layers go from 1 to %d", i,
                          c->layer[i].layer, MONUMENTS_LAYERS);
        }
        if (!cost_fits(c->layer[i].cost, "layers", i, "cost", why))
            return false;
        if (c->layer[i].sacrifice > c->supplies.worker) {
            return REFUSE("layers[%d].sacrifice is %d; a player has %d "
                          "workers",
                          i, c->layer[i].sacrifice, c->supplies.worker);
        }
    }
    return true;
}

static bool actions_fit(const struct monuments_content *c, struct text *why)
{
    for (int i = 0; i < MONUMENTS_CARDS; i++) {
        if (c->action[i].id != i) {
            return REFUSE("actions[%d].id is out of order; it is \"%s\"", i,
                          monuments_card_words[i]);
        }
        if (!cost_fits(c->action[i].cost, "actions", i, "upgrade_cost", why))
            return false;
        if (c->action[i].green.delta == 0) {
            return REFUSE("actions[%d].green.delta is 0; the green side "
                          "changes something",
                          i);
        }
    }
    for (int i = 0; i < MONUMENTS_ABILITIES; i++) {
        if (c->ability[i].id != i) {
            return REFUSE("abilities[%d].id is out of order; it is \"%s\"", i,
                          monuments_ability_words[i]);
        }
    }
    return true;
}

static bool limits_fit(const struct monuments_content *c, struct text *why)
{
    const struct monuments_limits *l = &c->limits;
    if (l->start_workers > c->supplies.worker) {
        return REFUSE("limits.start_workers is %d; a player has only %d",
                      l->start_workers, c->supplies.worker);
    }
    if (l->rescue_below > l->start_workers) {
        return REFUSE("limits.rescue_below is %d; it is at most start_workers, "
                      "%d, or the first turn would offer Populate",
                      l->rescue_below, l->start_workers);
    }
    return true;
}

/* -- Parameters (MO-0.10) -------------------------------------------------- */

static int param_sum(const struct monuments_content *c, int param, int sign)
{
    int sum = c->base[param];
    for (int i = 0; i < MONUMENTS_CARDS; i++) {
        const struct monuments_green *g = &c->action[i].green;
        if (g->param == param && g->delta * sign > 0)
            sum += g->delta;
    }
    for (int i = 0; i < c->common_count; i++) {
        for (int k = 0; k < c->common[i].effect_count; k++) {
            const struct monuments_effect *e = &c->common[i].effect[k];
            if (e->kind == EFFECT_MOD && e->param == param
                && e->delta * sign > 0)
                sum += e->delta;
        }
    }
    return sum;
}

static bool params_fit(const struct monuments_content *c, struct text *why)
{
    /* clang-format off */
    static const struct {
        int8_t least, most;
    } range[MONUMENTS_PARAMS] = {
        [PARAM_WORKER_MOVE]       = {1, 9},   [PARAM_MOVE_UNITS]       = {1, 8},
        [PARAM_PROD_HEXES]        = {1, 60},  [PARAM_BUILD_DISCOUNT]   = {0, 60},
        [PARAM_POPULATE_PLACES]   = {1, 60},  [PARAM_POPULATE_WORKERS] = {1, 60},
        [PARAM_POPULATE_MIN]      = {-60, 60}, [PARAM_MONUMENT_DISCOUNT] = {0, 60},
        [PARAM_LAND_REQUIRED]     = {-60, 60}, [PARAM_SACRIFICE]       = {-60, 60},
        [PARAM_TRAIN_WEAPON]      = {0, 60},  [PARAM_ATTACK_MULTI]     = {0, 60},
        [PARAM_ATTACK_DICE]       = {0, 30},  [PARAM_DEFENCE_DICE]     = {0, 30},
        [PARAM_QUEST_DRAW]        = {1, MONUMENTS_DRAWN}, [PARAM_TRADE_RATE] = {1, 20},
        [PARAM_TRADES]            = {1, 60},  [PARAM_UPGRADE_DISCOUNT] = {0, 60},
    };
    /* clang-format on */
    for (int i = 0; i < MONUMENTS_PARAMS; i++) {
        if (param_sum(c, i, -1) < range[i].least) {
            return REFUSE("params.base.%s is %d and cards make it %d; with all "
                          "of them it stays at least %d",
                          monuments_param_words[i], c->base[i],
                          param_sum(c, i, -1), range[i].least);
        }
        if (param_sum(c, i, 1) > range[i].most) {
            return REFUSE("params.base.%s is %d and cards make it %d; with all "
                          "of them it is at most %d",
                          monuments_param_words[i], c->base[i],
                          param_sum(c, i, 1), range[i].most);
        }
    }
    return true;
}

/* The pips of a side are noted in a byte. */
static bool dice_fit(const struct monuments_content *c, struct text *why)
{
    enum { PIPS_MAX = 250 };
    int power = c->supplies.worker
                * (c->weapon.power_land > c->weapon.power_water
                       ? c->weapon.power_land
                       : c->weapon.power_water);
    int most = 0;
    for (int i = 0; i <= AIRFORCE - ARMY; i++) {
        const struct monuments_unit *u = &c->unit[i + 1];
        int high = u->power_land > u->power_water ? u->power_land
                                                  : u->power_water;
        high = high > c->ability[RAIDERS].power ? high
                                                : c->ability[RAIDERS].power;
        power += c->supplies.military[i] * high;
    }
    for (int i = 0; i < MONUMENTS_BUILDINGS; i++)
        power += c->supplies.building[i] * c->building[i].power;
    power += c->supplies.bridge_ferry * c->ferry.power_water;
    power += param_sum(c, PARAM_ATTACK_DICE, 1)
             + param_sum(c, PARAM_DEFENCE_DICE, 1);
    for (int i = 0; i < MONUMENTS_FACES; i++)
        most = c->supplies.face[i] > most ? c->supplies.face[i] : most;
    if (power * most > PIPS_MAX) {
        return REFUSE("supplies: all pieces together have power %d, which is "
                      "%d pips; make powers or die_faces smaller, to at most "
                      "%d pips",
                      power, power * most, PIPS_MAX);
    }
    return true;
}

/* -- Scoring --------------------------------------------------------------- */

static bool score_card_fits(const struct monuments_content *c, int i,
                            struct text *why)
{
    const struct monuments_score_card *card = &c->score_card[i];
    for (int k = 0; k < card->replace_count; k++) {
        int item = card->replace[k].item;
        if (item >= MONUMENTS_DEFAULT_LINES) {
            return REFUSE("score_cards[%d].replace[%d].item is \"%s\"; only "
                          "the six lines of score_lines can be replaced",
                          i, k, monuments_item_words[item]);
        }
    }
    return true;
}

static bool scoring_fits(const struct monuments_content *c, struct text *why)
{
    for (int i = 0; i < MONUMENTS_DEFAULT_LINES; i++) {
        if (c->line[i].item != i) {
            return REFUSE("score_lines[%d].item is out of order; it is \"%s\"",
                          i, monuments_item_words[i]);
        }
    }
    for (int i = 0; i < c->score_card_count; i++) {
        if (!score_card_fits(c, i, why))
            return false;
    }
    return true;
}

/* -- Bonus cards (MO-19) --------------------------------------------------- */

static int total(const uint8_t *n, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += n[i];
    return sum;
}

/* Has the effect what its kind needs? */
static bool is_complete(const struct monuments_effect *e)
{
    switch ((enum monuments_effect_kind)e->kind) {
    case EFFECT_MILITARY:
    case MONUMENTS_EFFECT_KINDS:
        return true;
    case EFFECT_MOD:
        return e->delta != 0;
    case EFFECT_VP:
    case EFFECT_WORKER:
    case EFFECT_UPGRADE:
        return e->n > 0;
    case EFFECT_VP_PER:
        return e->per > 0 && e->vp != 0;
    case EFFECT_RES:
        return total(e->res, MONUMENTS_TYPES) > 0;
    case EFFECT_BUILD:
        return e->type != WORKSHOP && e->type != FARM;
    case EFFECT_UNLOCK:
        return total(e->pieces, MONUMENTS_LOCKABLE) > 0;
    }
    return false;
}

/* What is missing; NULL: nothing. */
static const char *missing(const struct monuments_effect *e)
{
    static const char *const needs[MONUMENTS_EFFECT_KINDS] = {
        [EFFECT_MOD] = "MOD has a param and a delta that is not 0",
        [EFFECT_VP] = "VP has n of at least 1",
        [EFFECT_VP_PER] = "VP_PER has item, per and vp",
        [EFFECT_RES] = "RES has res, not all 0",
        [EFFECT_WORKER] = "WORKER has n of at least 1",
        [EFFECT_BUILD] = "BUILD has a type, but no workshop or farm",
        [EFFECT_UNLOCK] = "UNLOCK has pieces, not all 0",
        [EFFECT_UPGRADE] = "UPGRADE has n of at least 1",
    };
    return is_complete(e) ? NULL : needs[e->kind];
}

static bool common_fits(const struct monuments_content *c, int i,
                        struct text *why)
{
    const struct monuments_common *card = &c->common[i];
    if (card->id != i + 1) {
        return REFUSE("common_bonuses[%d].id is %d; cards are numbered from 1 "
                      "in the order of the list",
                      i, card->id);
    }
    for (int k = 0; k < card->effect_count; k++) {
        const struct monuments_effect *e = &card->effect[k];
        if (e->kind > EFFECT_VP_PER) {
            return REFUSE("common_bonuses[%d].effects[%d].kind happens once; a "
                          "common bonus has MILITARY, MOD, VP or VP_PER",
                          i, k);
        }
        if (missing(e)) {
            return REFUSE("common_bonuses[%d].effects[%d] is not complete; %s",
                          i, k, missing(e));
        }
    }
    for (int k = 0; k < i; k++) {
        if (memcmp(c->common[k].key, card->key, PART_NAME_SIZE) == 0
            && c->common[k].copies != card->copies) {
            return REFUSE("common_bonuses[%d].copies_per_player is %d; "
                          "common_bonuses[%d] of the same key says %d",
                          i, card->copies, k, c->common[k].copies);
        }
    }
    return true;
}

static bool option_fits(const struct monuments_option *o, const int place[3],
                        struct text *why)
{
    for (int k = 0; k < o->effect_count; k++) {
        const struct monuments_effect *e = &o->effect[k];
        const char *lack = e->kind < EFFECT_RES
                               ? "a personal bonus has RES, WORKER, BUILD, "
                                 "UNLOCK or UPGRADE"
                               : missing(e);
        if (lack) {
            return REFUSE("personal_decks[%d].cards[%d].options[%d].effects"
                          "[%d] does not fit; %s",
                          place[0], place[1], place[2], k, lack);
        }
    }
    return true;
}

static bool deck_fits(const struct monuments_content *c, int i,
                      struct text *why)
{
    const struct monuments_deck *d = &c->deck[i];
    for (int k = 0; k < MONUMENTS_LOCKABLE; k++) {
        int all = k < LOCK_ARMY ? c->supplies.building[k]
                                : c->supplies.military[k - LOCK_ARMY];
        if (d->available[k] > all) {
            return REFUSE("personal_decks[%d].available has %d of a piece; "
                          "supplies has %d",
                          i, d->available[k], all);
        }
    }
    for (int k = 0; k < MONUMENTS_LAYERS - 1; k++) {
        if (d->card[k].layer != k + 1) {
            return REFUSE("personal_decks[%d].cards[%d].layer is %d; it is %d",
                          i, k, d->card[k].layer, k + 1);
        }
        for (int n = 0; n < d->card[k].option_count; n++) {
            if (!option_fits(&d->card[k].option[n], (int[]){i, k, n}, why))
                return false;
        }
    }
    return true;
}

/* -- Quests (MO-15, MO-20) ------------------------------------------------- */

static bool quest_decks_fit(const struct monuments_content *c, struct text *why)
{
    int seen[MONUMENTS_LAYERS + 1] = {0};
    if (c->quest_deck[0].layer_count > 0) {
        return REFUSE("quest_decks[0].layers is there; the first deck is that "
                      "of the starting quests, leave it out");
    }
    for (int i = 0; i < c->quest_deck_count; i++) {
        for (int k = 0; k < c->quest_deck[i].layer_count; k++)
            seen[c->quest_deck[i].layer[k]]++;
    }
    for (int i = 0; i <= MONUMENTS_LAYERS; i++) {
        if (seen[i] != 1) {
            return REFUSE("quest_decks has %d decks for %d layers; there is "
                          "exactly 1",
                          seen[i], i);
        }
    }
    return true;
}

#define ARG(name) (1U << ARG_##name)

static bool arg_fits(int kind, int arg)
{
    static const unsigned allowed[MONUMENTS_COUNTS] = {
        [COUNT_AREA] = ARG(ANY) | ARG(FOREST) | ARG(PASTURE) | ARG(MOUNTAIN)
                       | ARG(FIELD) | ARG(ISLAND) | ARG(FOREIGN) | ARG(WATER),
        [COUNT_RES] = ARG(ANY) | ARG(WOOD) | ARG(SHEEP) | ARG(METAL)
                      | ARG(WHEAT),
        [COUNT_UNIT] = ARG(WORKER) | ARG(ARMY) | ARG(NAVY) | ARG(AIRFORCE)
                       | ARG(MILITARY) | ARG(WEAPON),
        [COUNT_BUILDING] = ARG(ANY) | ARG(FORT) | ARG(TOWN) | ARG(FACTORY),
        [COUNT_TOKEN] = ARG(BRIDGE) | ARG(FERRY),
        [COUNT_HEX_MAX] = ARG(RES) | ARG(WORKER),
        [COUNT_POWER] = ARG(ANY),
        [COUNT_UPGRADES] = ARG(ANY),
        [COUNT_LAYERS] = ARG(ANY),
        [COUNT_BATTLES] = ARG(ANY),
        [COUNT_QUESTS] = ARG(ANY),
    };
    return allowed[kind] >> arg & 1;
}

static bool quest_fits(const struct monuments_content *c, int i,
                       struct text *why)
{
    const struct monuments_quest *q = &c->quest[i];
    if (q->id != i + 1) {
        return REFUSE("quests[%d].id is %d; quests are numbered from 1 in the "
                      "order of the list",
                      i, q->id);
    }
    for (int k = 0; k < q->condition_count; k++) {
        const struct monuments_condition *n = &q->condition[k];
        if (!arg_fits(n->kind, n->arg)) {
            return REFUSE("quests[%d].conditions[%d].arg is \"%s\"; %s does "
                          "not count that, see rules MO-20",
                          i, k, monuments_arg_words[n->arg],
                          monuments_condition_words[n->kind]);
        }
    }
    return true;
}

/* MO-3.9, MO-4.10: enough to deal, and something to draw in the first turn. */
static bool quests_suffice(const struct monuments_content *c, int players,
                           struct text *why)
{
    int dealt = players * c->limits.start_quests;
    int start = 0;
    int first = 0;
    for (int i = 0; i < c->quest_count; i++) {
        const struct monuments_quest_deck *d = &c->quest_deck[c->quest[i].deck];
        if (c->quest[i].min_players > players)
            continue;
        start += c->quest[i].deck == 0;
        for (int k = 0; k < d->layer_count; k++)
            first += d->layer[k] == 0;
    }
    if (start < dealt) {
        return REFUSE("quests has %d starting quests for %d players; %d are "
                      "dealt",
                      start, players, dealt);
    }
    if (first == 0) {
        return REFUSE("quests has none to draw without layers for %d players; "
                      "add one",
                      players);
    }
    return true;
}

/* -- All of it ------------------------------------------------------------- */

static bool map_fits(const struct monuments_content *c, struct text *why)
{
    bool fits = hexes_fit(c, why) && rivers_fit(c, why);
    for (int i = 0; fits && i < c->civ_count; i++)
        fits = civ_fits(c, i, why);
    return fits && setups_fit(c, why);
}

static bool cards_fit(const struct monuments_content *c, struct text *why)
{
    bool fits = quest_decks_fit(c, why);
    for (int i = 0; fits && i < c->common_count; i++)
        fits = common_fits(c, i, why);
    for (int i = 0; fits && i < c->deck_count; i++)
        fits = deck_fits(c, i, why);
    for (int i = 0; fits && i < c->quest_count; i++)
        fits = quest_fits(c, i, why);
    for (int n = MONUMENTS_SEATS_MIN; fits && n <= MONUMENTS_SEATS; n++)
        fits = quests_suffice(c, n, why);
    return fits;
}

enum err monuments_check(const struct content *content, struct text *why)
{
    assert(content && why);
    const struct monuments_content *c =
        (const struct monuments_content *)(const void *)content;
    bool fits = map_fits(c, why) && limits_fit(c, why) && units_fit(c, why)
                && buildings_fit(c, why) && layers_fit(c, why)
                && actions_fit(c, why) && scoring_fits(c, why)
                && cards_fit(c, why) && params_fit(c, why) && dice_fit(c, why);
    return fits ? ERR_OK : ERR_BAD_TEXT;
}
