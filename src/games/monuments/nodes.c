/* nodes.c - the table of nodes: what is offered, what a move does, and which
 * counts it can raise for the player whose turn it is. */
#include "games/monuments/nodes.h"

#include "games/monuments/attack.h"
#include "games/monuments/battle.h"
#include "games/monuments/bonus.h"
#include "games/monuments/build.h"
#include "games/monuments/cards.h"
#include "games/monuments/monument.h"
#include "games/monuments/move.h"
#include "games/monuments/opening.h"
#include "games/monuments/populate.h"
#include "games/monuments/produce.h"
#include "games/monuments/quest.h"
#include "games/monuments/retreat.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/trade.h"
#include "games/monuments/train.h"
#include "games/monuments/turn.h"
#include "games/monuments/upgrade.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* clang-format off */
enum {
    NOTHING = 0,
    AREA     = 1 << COUNT_AREA,     GOODS = 1 << COUNT_RES | 1 << COUNT_HEX_MAX,
    UNITS    = 1 << COUNT_UNIT,     BUILDINGS = 1 << COUNT_BUILDING,
    TOKENS   = 1 << COUNT_TOKEN,    POWER = 1 << COUNT_POWER,
    UPGRADES = 1 << COUNT_UPGRADES, LAYERS = 1 << COUNT_LAYERS,
    BATTLES  = 1 << COUNT_BATTLES,
    STEPS    = AREA | GOODS | TOKENS | POWER,
    NEW      = AREA | GOODS | UNITS | TOKENS | POWER,
    ANYTHING = (1 << MONUMENTS_COUNTS) - 1,
};

#define ASKS(word, stem, counts) \
    {.name = (word), .legal = monuments_##stem##_legal, .apply = monuments_##stem##_apply, .raises = (counts)}
#define RUNS(word, function, counts) \
    {.name = (word), .run = (function), .raises = (counts)}

const struct monuments_node_row monuments_nodes[MONUMENTS_NODES] = {
    [NODE_START]          = ASKS("start", start, NOTHING),
    [NODE_DEAL]           = ASKS("deal", deal, NOTHING),
    [NODE_START_QUEST]    = ASKS("start_quest", start_quest, NOTHING),
    [NODE_SCORE_CARD]     = ASKS("score_card", score_card, NOTHING),
    [NODE_ABILITY]        = ASKS("ability", ability, NOTHING),
    [NODE_DECK]           = ASKS("deck", deck, NOTHING),
    [NODE_START_RES]      = ASKS("start_res", start_res, NOTHING),
    [NODE_TURN]           = ASKS("turn", turn, NOTHING),
    [NODE_UPGRADE_CARD]   = ASKS("upgrade_card", upgrade, NOTHING),
    [NODE_DISCOUNT]       = ASKS("discount", discount, NOTHING),
    [NODE_PAY]            = ASKS("pay", pay, NOTHING),
    [NODE_MOVE_UNIT]      = ASKS("move_unit", move_unit, NOTHING),
    [NODE_STEP]           = ASKS("step", step, STEPS),
    [NODE_CARRY]          = ASKS("carry", carry, STEPS),
    [NODE_PROD_HEX]       = ASKS("prod_hex", prod_hex, GOODS),
    [NODE_PROD_TYPE]      = ASKS("prod_type", prod_type, GOODS),
    [NODE_BUILD_WHAT]     = ASKS("build_what", build_what, NOTHING),
    [NODE_BUILD_SITE]     = ASKS("build_site", build_site, NOTHING),
    [NODE_POP_TOWN]       = ASKS("pop_town", pop_town, NEW),
    [NODE_SACRIFICE]      = ASKS("sacrifice", sacrifice, NOTHING),
    [NODE_WEAPON]         = ASKS("weapon", weapon, UNITS | POWER),
    [NODE_COMMON]         = ASKS("common", common, NOTHING),
    [NODE_PERSONAL]       = ASKS("personal", personal, NOTHING),
    [NODE_PLACE_RES]      = ASKS("place_res", place_res, GOODS),
    [NODE_PLACE_WORKER]   = ASKS("place_worker", place_worker, NEW),
    [NODE_PLACE_BUILDING] = ASKS("place_building", place_building, BUILDINGS | TOKENS | POWER),
    [NODE_FREE_UPGRADE]   = ASKS("free_upgrade", free_upgrade, UPGRADES),
    [NODE_TRAIN_WHAT]     = ASKS("train_what", train_what, NOTHING),
    [NODE_TRAIN_WORKER]   = ASKS("train_worker", train_worker, NOTHING),
    [NODE_NAVY_HEX]       = ASKS("navy_hex", navy_hex, NOTHING),
    [NODE_TARGET]         = ASKS("target", target, NOTHING),
    [NODE_ATTACKER]       = ASKS("attacker", attacker, NOTHING),
    [NODE_ATTACK_DICE]    = ASKS("attack_dice", dice, NOTHING),
    [NODE_DEFENCE_DICE]   = ASKS("defence_dice", dice, NOTHING),
    [NODE_LOSS]           = ASKS("loss", loss, ANYTHING),
    [NODE_RETREAT]        = ASKS("retreat", retreat, ANYTHING),
    [NODE_OCCUPY]         = ASKS("occupy", occupy, ANYTHING),
    [NODE_DRAW]           = ASKS("draw", draw, NOTHING),
    [NODE_KEEP]           = ASKS("keep", keep, ANYTHING),
    [NODE_TRADE_GIVE]     = ASKS("trade_give", trade_give, NOTHING),
    [NODE_TRADE_GET]      = ASKS("trade_get", trade_get, NOTHING),
    [NODE_TRADE_PLACE]    = ASKS("trade_place", trade_place, GOODS),
    [NODE_OVER]           = {.name = "over"},
    [NODE_FLIP]           = RUNS("flip", monuments_flip, UPGRADES),
    [NODE_BUILT]          = RUNS("built", monuments_built_run, BUILDINGS | TOKENS | POWER),
    [NODE_LAYER]          = RUNS("layer", monuments_layer_run, LAYERS),
    [NODE_EFFECT]         = RUNS("effect", monuments_effect_run, NOTHING),
    [NODE_TRAINED]        = RUNS("trained", monuments_trained_run, AREA | UNITS | TOKENS | POWER),
    [NODE_FREE_WEAPON]    = RUNS("free_weapon", monuments_free_weapon_run, NOTHING),
    [NODE_AIM]            = RUNS("aim", monuments_aim_run, NOTHING),
    [NODE_BRACE]          = RUNS("brace", monuments_brace_run, NOTHING),
    [NODE_RESULT]         = RUNS("result", monuments_result_run, BATTLES),
    [NODE_FALL]           = RUNS("fall", monuments_fall_run, ANYTHING),
    [NODE_LEAVE]          = RUNS("leave", monuments_leave_run, ANYTHING),
};
/* clang-format on */

#define ON(node) (UINT64_C(1) << (node))

static const uint64_t chance_nodes = ON(NODE_START) | ON(NODE_SCORE_CARD)
                                     | ON(NODE_ABILITY) | ON(NODE_DECK)
                                     | ON(NODE_DEAL) | ON(NODE_ATTACK_DICE)
                                     | ON(NODE_DEFENCE_DICE) | ON(NODE_DRAW);
static const uint64_t other_nodes = ON(NODE_LOSS) | ON(NODE_RETREAT)
                                    | ON(NODE_WEAPON) | ON(NODE_OVER);

/* Nearly always it is the player whose turn it is: one question. */
int monuments_decider(const struct monuments_table *t,
                      const struct monuments_state *s)
{
    assert(monuments_stack_top(s) < MONUMENTS_NODES);
    int node = monuments_stack_top(s);
    (void)t;
    if (!((chance_nodes | other_nodes) >> node & 1))
        return s->turn;
    if (chance_nodes >> node & 1)
        return SEAT_CHANCE;
    if (node == NODE_LOSS)
        return s->loser;
    if (node == NODE_RETREAT)
        return s->defender;
    return node == NODE_WEAPON ? s->arms : -1;
}
