#include "games/monuments/check.h"

#include "games/monuments/check_internal.h"
#include "games/monuments/state.h"

#include <assert.h>

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

/* -- All of it ------------------------------------------------------------- */

enum err monuments_check(const struct content *content, struct text *why)
{
    assert(content && why);
    const struct monuments_content *c =
        (const struct monuments_content *)(const void *)content;
    bool fits = monuments_map_fits(c, why) && limits_fit(c, why)
                && units_fit(c, why) && buildings_fit(c, why)
                && layers_fit(c, why) && actions_fit(c, why)
                && monuments_cards_fit(c, why) && params_fit(c, why)
                && dice_fit(c, why);
    return fits ? ERR_OK : ERR_BAD_TEXT;
}
