/* describe.c - cards and moves in plain words, for the person who has to
 * choose. */
#include "games/monuments/describe.h"

#include "games/monuments/offer.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

/* -- Cards ----------------------------------------------------------------- */

void monuments_write_amounts(const uint8_t n[MONUMENTS_TYPES], struct text *out)
{
    const char *space = "";
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        if (n[i] > 0) {
            text_add(out, "%s%d %s", space, n[i], monuments_type_words[i]);
            space = " ";
        }
    }
}

static void write_condition(const struct monuments_condition *c,
                            struct text *out)
{
    /* clang-format off */
    static const char *const words[MONUMENTS_COUNTS] = {
        [COUNT_AREA]     = "land controlled",  [COUNT_RES]      = "resources controlled",
        [COUNT_UNIT]     = "on the board",     [COUNT_BUILDING] = "working buildings",
        [COUNT_TOKEN]    = "at hand",          [COUNT_HEX_MAX]  = "on one hex",
        [COUNT_POWER]    = "military power",   [COUNT_UPGRADES] = "green cards",
        [COUNT_LAYERS]   = "layers",           [COUNT_BATTLES]  = "battles won",
        [COUNT_QUESTS]   = "quests completed",
    };
    /* clang-format on */
    text_add(out, "%d ", c->n);
    if (c->arg != ARG_ANY)
        text_add(out, "%s ", monuments_arg_words[c->arg]);
    text_add(out, "%s", words[c->kind]);
}

void monuments_write_conditions(const struct monuments_quest *q,
                                struct text *out)
{
    for (int i = 0; i < q->condition_count; i++) {
        text_add(out, "%s", i > 0 ? ", " : "");
        write_condition(&q->condition[i], out);
    }
}

void monuments_write_quest(const struct monuments_table *t, int quest,
                           struct text *out)
{
    const struct monuments_quest *q = &t->content.quest[quest];
    monuments_write_conditions(q, out);
    text_add(out, " (%d, else %d)", q->reward, q->penalty);
}

static void write_pieces(const uint8_t n[MONUMENTS_LOCKABLE], struct text *out)
{
    for (int i = 0; i < MONUMENTS_LOCKABLE; i++) {
        if (n[i] > 0) {
            text_add(out, " %d %s", n[i],
                     i < LOCK_ARMY
                         ? monuments_building_words[i]
                         : monuments_kind_words[i - LOCK_ARMY + ARMY]);
        }
    }
}

/* "+1 to the dice of an attack" */
static void write_change(int param, int delta, struct text *out)
{
    /* clang-format off */
    static const char *const words[MONUMENTS_PARAMS] = {
        [PARAM_WORKER_MOVE]      = "steps of a worker",
        [PARAM_MOVE_UNITS]       = "units that Move moves",
        [PARAM_PROD_HEXES]       = "hexes that Produce serves",
        [PARAM_BUILD_DISCOUNT]   = "savings when building",
        [PARAM_POPULATE_PLACES]  = "towns that Populate serves",
        [PARAM_POPULATE_WORKERS] = "new workers in a town",
        [PARAM_POPULATE_MIN]     = "workers that a town needs for Populate",
        [PARAM_MONUMENT_DISCOUNT] = "savings on a layer",
        [PARAM_LAND_REQUIRED]    = "land that a layer needs",
        [PARAM_SACRIFICE]        = "workers that a layer takes",
        [PARAM_TRAIN_WEAPON]     = "free weapons with a trained unit",
        [PARAM_ATTACK_MULTI]     = "attacks from all sides",
        [PARAM_ATTACK_DICE]      = "dice of an attack",
        [PARAM_DEFENCE_DICE]     = "dice of a defence",
        [PARAM_QUEST_DRAW]       = "quests that are drawn",
        [PARAM_TRADE_RATE]       = "price of a trade",
        [PARAM_TRADES]           = "number of trades",
        [PARAM_UPGRADE_DISCOUNT] = "savings on an upgrade",
    };
    /* clang-format on */
    text_add(out, "%s%d to the %s", delta > 0 ? "+" : "", delta, words[param]);
}

static void write_effect(const struct monuments_effect *e, struct text *out)
{
    switch ((enum monuments_effect_kind)e->kind) {
    case EFFECT_MILITARY:
        text_add(out, "train military units and attack");
        return;
    case EFFECT_MOD:
        write_change(e->param, e->delta, out);
        return;
    case EFFECT_VP:
        text_add(out, "%d points", e->n);
        return;
    case EFFECT_VP_PER:
        text_add(out, "%d points per %d %s", e->vp, e->per,
                 monuments_item_words[e->item]);
        return;
    case EFFECT_RES:
        monuments_write_amounts(e->res, out);
        return;
    case EFFECT_WORKER:
        text_add(out, "%d worker%s", e->n, e->n == 1 ? "" : "s");
        return;
    case EFFECT_BUILD:
        text_add(out, "build a %s", monuments_building_words[e->type]);
        return;
    case EFFECT_UNLOCK:
        text_add(out, "unlock");
        write_pieces(e->pieces, out);
        return;
    case EFFECT_UPGRADE:
        text_add(out, "%d free upgrade%s", e->n, e->n == 1 ? "" : "s");
        return;
    case MONUMENTS_EFFECT_KINDS:
        return;
    }
}

void monuments_write_effects(const struct monuments_effect *e, int count,
                             struct text *out)
{
    for (int i = 0; i < count; i++) {
        text_add(out, "%s", i > 0 ? ", " : "");
        write_effect(&e[i], out);
    }
}

/* -- Moves ----------------------------------------------------------------- */

static void describe_play(const struct monuments_state *s, struct move m,
                          struct text *out)
{
    static const char *const words[MONUMENTS_CARDS] = {
        "turn one of your action cards green",
        "move units and ferries",
        "gain resources where you work",
        "a building, a bridge, a ferry, or a repair",
        "new workers in your towns",
        "build the next layer of your monument",
        "a military unit or a weapon",
        "attack a hex next to your units",
        "draw quests and keep some",
        "exchange resources with the supply",
    };
    bool green = s->green[m.seat] >> m.arg[0] & 1;
    text_add(out, "%s (%s side)", words[m.arg[0]], green ? "green" : "red");
}

static void describe_hex(const struct monuments_table *t,
                         const struct monuments_state *s, int id,
                         struct text *out)
{
    const struct monuments_hex *h = &t->content.hex[id];
    int p = t->place[id];
    text_add(out, "%s, %s", monuments_terrain_words[h->terrain],
             t->content.area[h->area].name);
    if (!monuments_is_water(t, p) && monuments_res_on(s, p) > 0) {
        text_add(out, ", holds ");
        monuments_write_amounts(s->res[p], out);
    }
}

static void describe_keep(const struct monuments_table *t,
                          const struct monuments_state *s, struct move m,
                          struct text *out)
{
    const char *comma = "";
    for (int i = 0; i < MONUMENTS_DRAWN; i++) {
        bool kept = m.kind == MOVE_CHOOSE ? i == m.arg[0] : m.arg[0] >> i & 1;
        int quest = s->dealt[m.seat][i];
        if (kept && quest < t->content.quest_count) {
            text_add(out, "%s", comma);
            monuments_write_quest(t, quest, out);
            comma = "; ";
        }
    }
}

static const uint8_t *cost_of(const struct monuments_table *t, int what)
{
    int building = what >= BUILD_REPAIR ? what - BUILD_REPAIR : what;
    if (what == BUILD_BRIDGE)
        return t->content.bridge.cost;
    return what == BUILD_FERRY ? t->content.ferry.cost
                               : t->content.building[building].cost;
}

static void describe_what(const struct monuments_table *t,
                          const struct monuments_state *s, int what,
                          struct text *out)
{
    text_add(out, "costs ");
    if (monuments_stack_top(s) != NODE_TRAIN_WHAT) {
        monuments_write_amounts(cost_of(t, what), out);
        text_add(out, "%s", what >= BUILD_REPAIR ? ", less for a repair" : "");
    } else if (what + ARMY <= AIRFORCE) {
        monuments_write_amounts(t->content.unit[what + 1].cost, out);
        text_add(out, " and a worker");
    } else {
        monuments_write_amounts(t->content.weapon.cost, out);
    }
}

static void describe_unit(const struct monuments_table *t,
                          const struct monuments_state *s, struct move m,
                          struct text *out)
{
    static const char *const words[MONUMENTS_KINDS] = {
        "unarmed worker", "armed worker", "army", "navy", "airforce", "horse",
    };
    text_add(out, "%s", words[m.arg[1]]);
    if (m.arg[0] >= MONUMENTS_FERRY_ID) {
        text_add(out, " aboard a ferry");
        return;
    }
    text_add(out, " on ");
    describe_hex(t, s, m.arg[0], out);
}

static void describe_card(const struct monuments_table *t, struct move m,
                          struct text *out)
{
    const struct monuments_green *g = &t->content.action[m.arg[0]].green;
    text_add(out, "costs ");
    monuments_write_amounts(t->content.action[m.arg[0]].cost, out);
    text_add(out, "; then ");
    write_change(g->param, g->delta, out);
}

static void describe_option(const struct monuments_table *t,
                            const struct monuments_state *s, struct move m,
                            struct text *out)
{
    const struct monuments_deck *d = &t->content.deck[s->deck[m.seat]];
    const struct monuments_option *o =
        &d->card[s->layers[m.seat] - 1].option[m.arg[0]];
    monuments_write_effects(o->effect, o->effect_count, out);
}

static void describe_stop(const struct monuments_state *s, struct move m,
                          struct text *out)
{
    if (m.kind == MOVE_TAKE_BACK) {
        text_add(out, "all discarded cards return to the hand");
    } else if (m.kind == MOVE_RESCUE) {
        text_add(out, "workers come to the monument hex");
    } else if (m.kind == MOVE_NONE && monuments_stack_top(s) == NODE_WEAPON) {
        text_add(out, "the weapon goes to the supply");
    } else {
        text_add(out, "no more of this");
    }
}

static void describe_common(const struct monuments_table *t, struct move m,
                            struct text *out)
{
    const struct monuments_common *c = &t->content.common[m.arg[0]];
    monuments_write_effects(c->effect, c->effect_count, out);
}

/* Whose dice these are, and over which hex. */
static void describe_roll(const struct monuments_table *t,
                          const struct monuments_state *s, struct move m,
                          struct text *out)
{
    bool defends = monuments_stack_top(s) == NODE_DEFENCE_DICE;
    if (s->target == FIELD_NONE || s->defender == FIELD_NONE)
        return;
    text_add(out, "%s %s %d with %d dice",
             t->content.civ[t->civ[defends ? s->defender : s->turn]].id,
             defends ? "defends" : "attacks", t->id[s->target], m.arg[1]);
}

static void describe_chance(const struct monuments_table *t,
                            const struct monuments_state *s, struct move m,
                            struct text *out)
{
    if (m.kind == MOVE_ROLL) {
        describe_roll(t, s, m, out);
    } else if (m.arg[0] < t->content.quest_count) {
        monuments_write_quest(t, m.arg[0], out);
    }
}

void monuments_describe_move(const struct table *table,
                             const struct state *state, struct move m,
                             struct text *out)
{
    const struct monuments_table *t = monuments_table(table);
    const struct monuments_state *s = monuments(state);
    int kind = m.kind;
    if (kind == MOVE_PLAY) {
        describe_play(s, m, out);
    } else if (kind == MOVE_HEX || kind == MOVE_GO || kind == MOVE_SAIL) {
        describe_hex(t, s, m.arg[0], out);
    } else if (kind == MOVE_ATTACK) {
        describe_hex(t, s, m.arg[1], out);
    } else if (kind == MOVE_KEEP || kind == MOVE_CHOOSE) {
        describe_keep(t, s, m, out);
    } else if (kind == MOVE_WHAT) {
        describe_what(t, s, m.arg[0], out);
    } else if (kind == MOVE_UNIT) {
        describe_unit(t, s, m, out);
    } else if (kind == MOVE_CARD) {
        describe_card(t, m, out);
    } else if (kind == MOVE_BONUS) {
        describe_common(t, m, out);
    } else if (kind == MOVE_OPTION) {
        describe_option(t, s, m, out);
    } else if (kind == MOVE_DRAW || kind == MOVE_ROLL) {
        describe_chance(t, s, m, out);
    } else if (kind >= MOVE_STOP || kind == MOVE_RESCUE) {
        describe_stop(s, m, out);
    }
}
