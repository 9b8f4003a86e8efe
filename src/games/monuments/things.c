/* things.c - what facts name: seats, places, units, amounts, and cards with what
 * is printed on them. */
#include "games/monuments/things.h"

#include "games/monuments/amounts.h"
#include "games/monuments/cards.h"
#include "games/monuments/content.h"
#include "games/monuments/kinds.h"
#include "games/monuments/spots.h"
#include "games/monuments/table.h"

#include <assert.h>

/* -- On the board ---------------------------------------------------------- */

void monuments_add_seat(const struct monuments_table *t, const char *name,
                        int seat, struct fact *f)
{
    assert(seat >= 0 && seat < t->seats);
    fact_thing(f, name, "seat", t->content.civ[t->civ[seat]].id);
}

void monuments_add_spot(const struct monuments_table *t, const char *name,
                        int id, struct fact *f)
{
    if (id >= MONUMENTS_FERRY_ID) {
        fact_numbered(f, name, "ferry", id - MONUMENTS_FERRY_ID);
        return;
    }
    const struct monuments_hex *h = &t->content.hex[id];
    fact_open(f, name, "hex");
    fact_number(f, "id", id);
    fact_word(f, "terrain", monuments_terrain_words[h->terrain]);
    fact_word(f, "area", t->content.area[h->area].id);
    fact_close(f);
}

void monuments_add_unit(const struct monuments_table *t, const char *name,
                        int id, int kind, struct fact *f)
{
    assert(kind >= 0 && kind < MONUMENTS_KINDS);
    fact_open(f, name, "unit");
    fact_word(f, "kind", monuments_kind_words[kind]);
    monuments_add_spot(t, "at", id, f);
    fact_close(f);
}

static void add_count(const char *key, const char *type, int n, struct fact *f)
{
    if (n == 0)
        return;
    fact_open(f, NULL, key);
    fact_word(f, "type", type);
    fact_number(f, "n", n);
    fact_close(f);
}

void monuments_add_each_amount(uint32_t sum, struct fact *f)
{
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        add_count("amount", monuments_type_words[i], monuments_amount(sum, i),
                  f);
    }
}

void monuments_add_amounts(const char *name, uint32_t sum, struct fact *f)
{
    fact_list(f, name);
    monuments_add_each_amount(sum, f);
    fact_close(f);
}

void monuments_add_pieces(const char *type, int n, struct fact *f)
{
    add_count("pieces", type, n, f);
}

const char *monuments_building_name(int what)
{
    return monuments_building_words[what >= BUILD_REPAIR ? what - BUILD_REPAIR
                                                         : what];
}

const char *monuments_training_name(int what)
{
    return what + ARMY <= AIRFORCE ? monuments_kind_words[what + ARMY]
                                   : "weapon";
}

const char *monuments_lockable_name(int what)
{
    return what < LOCK_ARMY ? monuments_building_words[what]
                            : monuments_kind_words[what - LOCK_ARMY + ARMY];
}

/* -- Cards ----------------------------------------------------------------- */

/* MO-20: what is counted is the key. */
static void add_want(const struct monuments_condition *c, struct fact *f)
{
    /* clang-format off */
    static const char *const keys[MONUMENTS_COUNTS] = {
        [COUNT_AREA]     = "want-land",     [COUNT_RES]      = "want-resources",
        [COUNT_UNIT]     = "want-units",    [COUNT_BUILDING] = "want-buildings",
        [COUNT_TOKEN]    = "want-tokens",   [COUNT_HEX_MAX]  = "want-on-hex",
        [COUNT_POWER]    = "want-power",    [COUNT_UPGRADES] = "want-upgrades",
        [COUNT_LAYERS]   = "want-layers",   [COUNT_BATTLES]  = "want-battles",
        [COUNT_QUESTS]   = "want-quests",
    };
    /* clang-format on */
    fact_open(f, NULL, keys[c->kind]);
    fact_number(f, "n", c->n);
    if (c->kind < COUNT_POWER)
        fact_word(f, "of", monuments_arg_words[c->arg]);
    fact_close(f);
}

void monuments_add_quest(const struct monuments_table *t, const char *name,
                         int quest, struct fact *f)
{
    assert(quest >= 0 && quest < t->content.quest_count);
    const struct monuments_quest *q = &t->content.quest[quest];
    fact_open(f, name, "quest");
    fact_number(f, "id", q->id);
    fact_number(f, "reward", q->reward);
    fact_number(f, "penalty", q->penalty);
    fact_list(f, "wants");
    for (int i = 0; i < q->condition_count; i++)
        add_want(&q->condition[i], f);
    fact_close(f);
    fact_close(f);
}

/* -- Effects (MO-19) ------------------------------------------------------- */

void monuments_add_change(const char *name, int param, int delta,
                          struct fact *f)
{
    fact_open(f, name, "effect-change");
    fact_word(f, "param", monuments_param_words[param]);
    fact_word(f, "way", delta < 0 ? "less" : "more");
    fact_number(f, "n", delta < 0 ? -delta : delta);
    fact_close(f);
}

static void add_unlock(const uint8_t n[MONUMENTS_LOCKABLE], struct fact *f)
{
    fact_open(f, NULL, "effect-unlock");
    fact_list(f, "pieces");
    for (int i = 0; i < MONUMENTS_LOCKABLE; i++) {
        monuments_add_pieces(monuments_lockable_name(i), n[i], f);
    }
    fact_close(f);
    fact_close(f);
}

static void add_points_per(const struct monuments_effect *e, struct fact *f)
{
    fact_open(f, NULL, "effect-points-per");
    fact_number(f, "points", e->vp);
    fact_number(f, "per", e->per);
    fact_word(f, "item", monuments_item_words[e->item]);
    fact_close(f);
}

/* A key with a number, or with nothing. */
static void add_plain(const char *key, int n, struct fact *f)
{
    fact_open(f, NULL, key);
    if (n > 0)
        fact_number(f, "n", n);
    fact_close(f);
}

static void add_effect(const struct monuments_effect *e, struct fact *f)
{
    switch ((enum monuments_effect_kind)e->kind) {
    case EFFECT_MILITARY:
        add_plain("effect-military", 0, f);
        return;
    case EFFECT_MOD:
        monuments_add_change(NULL, e->param, e->delta, f);
        return;
    case EFFECT_VP:
        add_plain("effect-points", e->n, f);
        return;
    case EFFECT_VP_PER:
        add_points_per(e, f);
        return;
    case EFFECT_RES:
        fact_open(f, NULL, "effect-resources");
        monuments_add_amounts("amounts", monuments_amounts(e->res), f);
        fact_close(f);
        return;
    case EFFECT_WORKER:
        add_plain("effect-workers", e->n, f);
        return;
    case EFFECT_BUILD:
        fact_open(f, NULL, "effect-build");
        fact_word(f, "what", monuments_building_words[e->type]);
        fact_close(f);
        return;
    case EFFECT_UNLOCK:
        add_unlock(e->pieces, f);
        return;
    case EFFECT_UPGRADE:
        add_plain("effect-upgrades", e->n, f);
        return;
    case MONUMENTS_EFFECT_KINDS:
        return;
    }
}

void monuments_add_effects(const struct monuments_effect *e, int count,
                           struct fact *f)
{
    fact_list(f, "effects");
    for (int i = 0; i < count; i++)
        add_effect(&e[i], f);
    fact_close(f);
}

void monuments_add_bonus(const struct monuments_table *t, const char *name,
                         int bonus, struct fact *f)
{
    assert(bonus >= 0 && bonus < t->content.common_count);
    const struct monuments_common *c = &t->content.common[bonus];
    fact_open(f, name, "bonus");
    fact_number(f, "id", c->id);
    fact_word(f, "key", c->key);
    monuments_add_effects(c->effect, c->effect_count, f);
    fact_close(f);
}
