/* question.c - what a seat is asked now, with what it should know. */
#include "games/monuments/question.h"

#include "games/monuments/amounts.h"
#include "games/monuments/attack.h"
#include "games/monuments/kinds.h"
#include "games/monuments/move.h"
#include "games/monuments/nodes.h"
#include "games/monuments/odds.h"
#include "games/monuments/offer.h"
#include "games/monuments/retreat.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/things.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* What is known when somebody is asked. */
struct asking {
    const struct monuments_table *t;
    const struct monuments_state *s;
    int seat;
};

static void add_left(const struct asking *a, struct fact *f)
{
    fact_number(f, "left", a->s->left);
}

static void add_param(const struct asking *a, const char *name,
                      enum monuments_param p, struct fact *f)
{
    fact_number(f, name, monuments_param(a->t, a->s, a->seat, p));
}

/* -- Cards ----------------------------------------------------------------- */

static void add_hand(const struct asking *a, struct fact *f)
{
    int hand = bits_count(a->s->hand[a->seat]);
    fact_number(f, "hand", hand);
    fact_number(f, "pile", MONUMENTS_CARDS - hand);
}

static void add_upgrade_discount(const struct asking *a, struct fact *f)
{
    add_param(a, "discount", PARAM_UPGRADE_DISCOUNT, f);
}

static void add_layer(const struct asking *a, struct fact *f)
{
    fact_number(f, "layer", a->s->layers[a->seat]);
}

static void add_deck(const struct asking *a, struct fact *f)
{
    fact_thing(f, "deck", "deck", a->t->content.deck[a->s->deck[a->seat]].id);
    add_layer(a, f);
}

/* -- Resources ------------------------------------------------------------- */

static void add_cost(const struct asking *a, struct fact *f)
{
    monuments_add_amounts("cost", monuments_amounts(a->s->cost), f);
}

static void add_savings(const struct asking *a, struct fact *f)
{
    fact_number(f, "left", a->s->discount);
    add_cost(a, f);
}

/* MO-6.6: of the first kind that is left of it. */
static void add_payment(const struct asking *a, struct fact *f)
{
    int type = bits_first(monuments_amounts(a->s->cost)) / 8;
    fact_word(f, "type", monuments_type_words[type]);
    add_cost(a, f);
}

static void add_trade(const struct asking *a, struct fact *f)
{
    add_left(a, f);
    add_param(a, "rate", PARAM_TRADE_RATE, f);
}

static void add_traded(const struct asking *a, struct fact *f)
{
    fact_word(f, "type", monuments_type_words[a->s->what]);
}

/* -- Ways ------------------------------------------------------------------ */

static bool has_horse_to_move(const struct asking *a)
{
    struct move_list l;
    l.count = 0;
    monuments_move_unit_legal(a->t, a->s, a->seat, &l);
    for (int i = 0; i < l.count; i++) {
        if (l.move[i].kind == MOVE_UNIT && l.move[i].arg[1] == HORSE)
            return true;
    }
    return false;
}

static void add_movers(const struct asking *a, struct fact *f)
{
    add_left(a, f);
    fact_number(f, "horses", has_horse_to_move(a));
}

static void add_mover(const struct asking *a, struct fact *f)
{
    int kind = a->s->mover_kind;
    fact_word(f, "kind",
              kind == FIELD_NONE ? "ferry" : monuments_kind_words[kind]);
    fact_number(f, "steps", a->s->steps);
}

static void add_cargo(const struct asking *a, struct fact *f)
{
    monuments_add_spot(a->t, "from", monuments_spot_id(a->t, a->s->carry_from),
                       f);
    fact_number(f, "left", a->s->carry_left);
}

/* -- Pieces ---------------------------------------------------------------- */

static void add_build_discount(const struct asking *a, struct fact *f)
{
    add_param(a, "discount", PARAM_BUILD_DISCOUNT, f);
}

static void add_building(const struct asking *a, struct fact *f)
{
    fact_word(f, "what", monuments_building_name(a->s->what));
}

static void add_training(const struct asking *a, struct fact *f)
{
    fact_word(f, "what", monuments_training_name(a->s->what));
}

static void add_towns(const struct asking *a, struct fact *f)
{
    add_left(a, f);
    add_param(a, "min", PARAM_POPULATE_MIN, f);
    add_param(a, "workers", PARAM_POPULATE_WORKERS, f);
}

/* -- Battles --------------------------------------------------------------- */

static void add_tenths(const char *name, int tenths, struct fact *f)
{
    fact_open(f, name, "tenths");
    fact_number(f, "n", tenths / 10);
    fact_number(f, "tenth", tenths % 10);
    fact_close(f);
}

/* What they would bring. */
static void add_odds(const struct asking *a, struct fact *f)
{
    struct monuments_odds odds;
    monuments_odds_now(a->t, a->s, &odds);
    fact_number(f, "win", odds.win);
    fact_number(f, "lose", odds.lose);
    add_tenths("attack_loss", odds.attack_loss, f);
    add_tenths("defence_loss", odds.defence_loss, f);
}

/* MO-14.7: the dice that there would be now. */
static void add_dice(const struct asking *a, struct fact *f)
{
    const struct monuments_state *s = a->s;
    fact_number(f, "attack",
                monuments_attack_power(a->t, s)
                    + monuments_param(a->t, s, s->turn, PARAM_ATTACK_DICE));
    fact_number(
        f, "defence",
        monuments_defence_power(a->t, s)
            + monuments_param(a->t, s, s->defender, PARAM_DEFENCE_DICE));
    add_odds(a, f);
}

static void add_winner(const struct asking *a, struct fact *f)
{
    int by = a->s->pips[0] - a->s->pips[1];
    monuments_add_seat(a->t, "winner", by > 0 ? a->s->turn : a->s->defender, f);
    fact_number(f, "by", by > 0 ? by : -by);
}

static void add_damage(const struct asking *a, struct fact *f)
{
    fact_number(f, "damage", a->s->damage);
    add_winner(a, f);
}

static void add_group(const struct asking *a, struct fact *f)
{
    static const char *const groups[] = {
        [GROUP_LAND] = "land", [GROUP_AIR] = "air", [GROUP_SEA] = "sea"};
    fact_word(f, "group", groups[a->s->group]);
    add_winner(a, f);
}

static void add_occupation(const struct asking *a, struct fact *f)
{
    add_left(a, f);
    add_winner(a, f);
}

/* -- All of them ----------------------------------------------------------- */

/* clang-format off */
static const struct row {
    const char *key;
    void (*add)(const struct asking *a, struct fact *f); /* NULL: the key is all */
} rows[MONUMENTS_NODES] = {
    [NODE_START_QUEST]    = {"ask-start-quest",    NULL},
    [NODE_START_RES]      = {"ask-start-resource", NULL},
    [NODE_TURN]           = {"ask-turn",           add_hand},
    [NODE_UPGRADE_CARD]   = {"ask-improve",        add_upgrade_discount},
    [NODE_FREE_UPGRADE]   = {"ask-improve-free",   NULL},
    [NODE_DISCOUNT]       = {"ask-save",           add_savings},
    [NODE_PAY]            = {"ask-pay",            add_payment},
    [NODE_MOVE_UNIT]      = {"ask-move",           add_movers},
    [NODE_STEP]           = {"ask-step",           add_mover},
    [NODE_CARRY]          = {"ask-carry",          add_cargo},
    [NODE_PROD_HEX]       = {"ask-produce",        add_left},
    [NODE_PROD_TYPE]      = {"ask-produce-type",   NULL},
    [NODE_BUILD_WHAT]     = {"ask-build",          add_build_discount},
    [NODE_BUILD_SITE]     = {"ask-site",           add_building},
    [NODE_PLACE_BUILDING] = {"ask-site-free",      add_building},
    [NODE_POP_TOWN]       = {"ask-populate",       add_towns},
    [NODE_SACRIFICE]      = {"ask-sacrifice",      add_left},
    [NODE_WEAPON]         = {"ask-weapon",         NULL},
    [NODE_COMMON]         = {"ask-bonus",          add_layer},
    [NODE_PERSONAL]       = {"ask-gift",           add_deck},
    [NODE_PLACE_RES]      = {"ask-place-resource", add_payment},
    [NODE_PLACE_WORKER]   = {"ask-place-worker",   NULL},
    [NODE_TRAIN_WHAT]     = {"ask-train",          NULL},
    [NODE_TRAIN_WORKER]   = {"ask-train-worker",   add_training},
    [NODE_NAVY_HEX]       = {"ask-launch",         NULL},
    [NODE_TARGET]         = {"ask-target",         NULL},
    [NODE_ATTACKER]       = {"ask-attacker",       add_dice},
    [NODE_LOSS]           = {"ask-loss",           add_damage},
    [NODE_RETREAT]        = {"ask-retreat",        add_group},
    [NODE_OCCUPY]         = {"ask-occupy",         add_occupation},
    [NODE_KEEP]           = {"ask-keep",           NULL},
    [NODE_TRADE_GIVE]     = {"ask-trade",          add_trade},
    [NODE_TRADE_GET]      = {"ask-trade-get",      NULL},
    [NODE_TRADE_PLACE]    = {"ask-trade-place",    add_traded},
};
/* clang-format on */

void monuments_tell_question(const struct table *table,
                             const struct state *state, int seat,
                             struct fact *out)
{
    const struct asking a = {monuments_table(table), monuments(state), seat};
    const struct row *row = &rows[monuments_stack_top(a.s)];
    assert(row->key && seat == monuments_decider(a.t, a.s));
    fact_begin(out, row->key);
    if (row->add)
        row->add(&a, out);
    fact_close(out);
}
