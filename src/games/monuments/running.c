/* running.c - what no play can lead to while an action is carried out. */
#include "games/monuments/running.h"

#include "base/num.h"
#include "games/monuments/attack.h"
#include "games/monuments/move.h"
#include "games/monuments/pieces.h"
#include "games/monuments/quest.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/wealth.h"

/* -- The stack ------------------------------------------------------------- */

enum { BOTTOM = 63 };
_Static_assert((int)MONUMENTS_NODES < (int)BOTTOM, "nodes fit in a set");

#define ON(node) (UINT64_C(1) << (node))

/* What can lie directly below a node. */
static uint64_t below(int node)
{
    /* clang-format off */
    static const uint64_t rows[MONUMENTS_NODES] = {
        [NODE_DISCOUNT]     = ON(NODE_PAY),
        [NODE_PAY]          = ON(NODE_FLIP) | ON(NODE_BUILT) | ON(NODE_SACRIFICE) | ON(NODE_TRAINED) | ON(NODE_TRADE_GET),
        [NODE_STEP]         = ON(NODE_MOVE_UNIT),
        [NODE_CARRY]        = ON(NODE_MOVE_UNIT) | ON(NODE_STEP),
        [NODE_PROD_TYPE]    = ON(BOTTOM) | ON(NODE_PROD_HEX),
        [NODE_SACRIFICE]    = ON(NODE_WEAPON),
        [NODE_WEAPON]       = ON(BOTTOM) | ON(NODE_LAYER) | ON(NODE_FREE_WEAPON),
        [NODE_COMMON]       = ON(BOTTOM) | ON(NODE_PERSONAL),
        [NODE_PLACE_RES]    = ON(NODE_EFFECT),
        [NODE_PLACE_WORKER] = ON(NODE_EFFECT),
        [NODE_PLACE_BUILDING] = ON(NODE_EFFECT),
        [NODE_FREE_UPGRADE] = ON(NODE_EFFECT),
        [NODE_ATTACKER]     = ON(NODE_AIM),
        [NODE_ATTACK_DICE]  = ON(NODE_BRACE),
        [NODE_DEFENCE_DICE] = ON(NODE_RESULT),
        [NODE_LOSS]         = ON(NODE_WEAPON) | ON(NODE_FALL),
        [NODE_FALL]         = ON(NODE_LEAVE),
        [NODE_LEAVE]        = ON(NODE_OCCUPY),
        [NODE_RETREAT]      = ON(NODE_OCCUPY),
        [NODE_OCCUPY]       = ON(NODE_WEAPON),
        [NODE_DRAW]         = ON(NODE_KEEP),
        [NODE_TRADE_GET]    = ON(BOTTOM) | ON(NODE_TRADE_GIVE),
        [NODE_TRADE_PLACE]  = ON(BOTTOM) | ON(NODE_TRADE_GIVE),
    };
    /* clang-format on */
    return rows[node] ? rows[node] : ON(BOTTOM);
}

bool monuments_stack_fits(const struct monuments_state *s, struct text *why)
{
    bool fits = s->stack[0] <= NODE_OVER;
    int bottom = 0;
    for (int i = 0; fits && i < MONUMENTS_STACK; i++) {
        bool last = i + 1 == MONUMENTS_STACK || s->stack[i + 1] == FIELD_NONE;
        if (s->stack[i] == FIELD_NONE) {
            fits = last;
            continue;
        }
        int under = last ? BOTTOM : s->stack[i + 1];
        fits = below(s->stack[i]) >> under & 1;
        bottom = s->stack[i];
    }
    fits = fits && (s->round == 0) == (bottom <= NODE_START_RES);
    if (!fits)
        text_add(why, "the stack of decisions cannot come about");
    return fits;
}

static bool stack_has(const struct monuments_state *s, int node)
{
    for (int i = 0; i < MONUMENTS_STACK; i++) {
        if (s->stack[i] == node)
            return true;
    }
    return false;
}

/* -- One test for each group of nodes -------------------------------------- */

static bool repeats_fit(const struct monuments_state *s)
{
    static const uint8_t nodes[] = {
        NODE_START_RES, NODE_PROD_HEX,     NODE_POP_TOWN,     NODE_SACRIFICE,
        NODE_DRAW,      NODE_PLACE_WORKER, NODE_FREE_UPGRADE, NODE_TRADE_GIVE,
    };
    for (int i = 0; i < COUNT_OF(nodes); i++) {
        if (stack_has(s, nodes[i]) && s->left == 0)
            return false;
    }
    return true;
}

static bool is_bridge_site(const struct monuments_table *t,
                           const struct monuments_state *s)
{
    for (int r = 0; r < t->content.river_count; r++) {
        if (t->river[r][0] == s->site_at && t->river[r][1] == s->far_at)
            return !(s->bridges >> r & 1);
    }
    return false;
}

static bool is_repair_site(const struct monuments_state *s)
{
    int first = (s->what - BUILD_REPAIR) * MONUMENTS_PIECES;
    for (int i = first; i < first + MONUMENTS_PIECES; i++) {
        if (s->site[s->turn][i] == s->site_at && (s->broken[s->turn] >> i & 1))
            return true;
    }
    return false;
}

static bool building_fits(const struct monuments_table *t,
                          const struct monuments_state *s)
{
    if (stack_has(s, NODE_FLIP))
        return s->what < MONUMENTS_CARDS && !(s->green[s->turn] >> s->what & 1);
    if (stack_has(s, NODE_PLACE_BUILDING))
        return s->what < BUILD_REPAIR;
    if (stack_has(s, NODE_BUILD_SITE))
        return s->what < MONUMENTS_WHATS;
    if (!stack_has(s, NODE_BUILT))
        return true;
    if (s->what >= MONUMENTS_WHATS || s->site_at >= t->dry)
        return false;
    if (s->what >= BUILD_REPAIR)
        return is_repair_site(s);
    if (s->what == BUILD_BRIDGE)
        return is_bridge_site(t, s);
    if (s->what == BUILD_FERRY) {
        return s->far_at != FIELD_NONE && monuments_is_water(t, s->far_at)
               && (t->beside[s->far_at] >> s->site_at & 1)
               && monuments_token_supply(t, s) > 0;
    }
    return monuments_building_supply(t, s, s->turn, s->what) > 0;
}

/* MO-17.4: only a unit that is there, on land, has movement to spare. */
static bool spare_fits(const struct monuments_table *t,
                       const struct monuments_state *s, int i)
{
    int spot = s->moved_spot[i];
    if (s->moved_kind[i] == FIELD_NONE || s->moved_kind[i] < MOVED_SPARE)
        return true;
    return spot < t->dry && (t->land >> spot & 1)
           && monuments_not_moved(t, s, s->turn, spot,
                                  s->moved_kind[i] - MOVED_SPARE)
                  >= 0;
}

static bool moved_fits(const struct monuments_table *t,
                       const struct monuments_state *s)
{
    for (int i = 0; i < MONUMENTS_MOVED; i++) {
        if ((s->moved_spot[i] == FIELD_NONE) != (s->moved_kind[i] == FIELD_NONE)
            || (i > 0 && s->moved_spot[i - 1] == FIELD_NONE
                && s->moved_spot[i] != FIELD_NONE)
            || !spare_fits(t, s, i))
            return false;
    }
    return true;
}

/* MO-8.1, MO-8.3: every activation that is left finds room in the list. */
static bool activations_fit(const struct monuments_table *t,
                            const struct monuments_state *s)
{
    int noted = 0;
    int horses = 0;
    if (!stack_has(s, NODE_MOVE_UNIT))
        return true;
    for (int i = 0; i < MONUMENTS_MOVED && s->moved_spot[i] != FIELD_NONE;
         i++) {
        horses += s->moved_kind[i] == HORSE;
        noted += s->moved_kind[i] != HORSE;
    }
    bool moves = stack_has(s, NODE_STEP) && s->mover_kind != HORSE;
    int most = monuments_param(t, s, s->turn, PARAM_MOVE_UNITS);
    return horses <= t->unit_max[HORSE - ARMY]
           && noted + MONUMENTS_SLOTS * (s->left + moves)
                  <= MONUMENTS_SLOTS * most;
}

static bool mover_fits(const struct monuments_table *t,
                       const struct monuments_state *s)
{
    if (!stack_has(s, NODE_STEP))
        return true;
    if (s->mover == FIELD_NONE || s->steps == 0)
        return false;
    if (monuments_is_ferry(t, s->mover)) {
        int f = monuments_ferry_at(t, s->mover);
        return (s->ferries >> f & 1) && s->mover_kind == FIELD_NONE
               && (s->ferry_owner[f] == FIELD_NONE
                   || s->ferry_owner[f] == s->turn);
    }
    return s->mover_kind < MONUMENTS_KINDS
           && monuments_not_moved(t, s, s->turn, s->mover, s->mover_kind) > 0;
}

static bool carry_fits(const struct monuments_table *t,
                       const struct monuments_state *s)
{
    if (!stack_has(s, NODE_CARRY))
        return true;
    if (s->carry_from == FIELD_NONE || s->carry_to == FIELD_NONE
        || !(t->land >> s->carry_from & 1))
        return false;
    if (!monuments_is_ferry(t, s->carry_to)) {
        return !monuments_is_water(t, s->carry_to)
               && (t->land >> s->carry_to & 1);
    }
    int f = monuments_ferry_at(t, s->carry_to);
    return s->carry_left <= 1 && s->ferry_unit[f][s->carry_slot] <= ARMED
           && s->ferry_cargo[f][s->carry_slot] == FIELD_NONE;
}

static bool layer_fits(const struct monuments_table *t,
                       const struct monuments_state *s)
{
    int layers = s->layers[s->turn];
    if (stack_has(s, NODE_LAYER)) {
        return layers < MONUMENTS_LAYERS && s->arms == s->turn
               && monuments_workers_on_board(s, s->turn)
                      >= (stack_has(s, NODE_SACRIFICE) ? s->left : 0);
    }
    if (stack_has(s, NODE_PERSONAL) || stack_has(s, NODE_EFFECT)) {
        if (layers == 0 || layers == MONUMENTS_LAYERS)
            return false;
        int deck = s->deck[s->turn];
        if (deck == FIELD_NONE)
            return !stack_has(s, NODE_EFFECT);
        return s->option < t->content.deck[deck].card[layers - 1].option_count;
    }
    return !stack_has(s, NODE_COMMON) || layers > 0;
}

static bool training_fits(const struct monuments_table *t,
                          const struct monuments_state *s)
{
    bool navy = s->what == NAVY - ARMY;
    bool weapon = s->what == AIRFORCE - ARMY + 1;
    if (stack_has(s, NODE_TRAIN_WORKER))
        return s->what <= AIRFORCE - ARMY + 1;
    if (!stack_has(s, NODE_TRAINED) && !stack_has(s, NODE_NAVY_HEX))
        return true;
    if (s->what > AIRFORCE - ARMY + 1 || s->mover == FIELD_NONE
        || s->mover_kind > ARMED
        || monuments_count(t, s, s->turn, s->mover, s->mover_kind) == 0)
        return false;
    if (weapon)
        return s->mover_kind == UNARMED && monuments_weapon_supply(t, s) > 0;
    bool placed = !navy || stack_has(s, NODE_NAVY_HEX)
                  || (s->site_at != FIELD_NONE
                      && monuments_is_water(t, s->site_at));
    return placed && !monuments_is_ferry(t, s->mover)
           && (t->land >> s->mover & 1)
           && monuments_unit_supply(t, s, s->turn, ARMY + s->what) > 0;
}

static bool attackers_fit(const struct monuments_table *t,
                          const struct monuments_state *s)
{
    for (int i = 0; i < MONUMENTS_ATTACKERS; i++) {
        int spot = s->attacker_spot[i];
        int kind = s->attacker_kind[i];
        if ((spot == FIELD_NONE) != (kind == FIELD_NONE)
            || (i > 0 && s->attacker_spot[i - 1] == FIELD_NONE
                && spot != FIELD_NONE))
            return false;
        if (spot != FIELD_NONE
            && (monuments_declared(s, spot, kind)
                    > monuments_count(t, s, s->turn, spot, kind)
                || !monuments_may_attack(t, s, spot, kind)))
            return false;
    }
    return true;
}

/* Whose units can be on the hex that is attacked. */
static bool target_fits(const struct monuments_table *t,
                        const struct monuments_state *s)
{
    bool empty = stack_has(s, NODE_OCCUPY) && !stack_has(s, NODE_LOSS)
                 && !stack_has(s, NODE_RETREAT);
    if (!monuments_is_water(t, s->target) && !(t->land >> s->target & 1))
        return false;
    for (int seat = 0; seat < t->seats; seat++) {
        bool may = seat == s->turn       ? empty
                   : seat == s->defender ? !empty
                                         : false;
        if (!may && monuments_stands_on(t, s, seat, s->target))
            return false;
    }
    return true;
}

/* At sea, own ferries next to the target. */
static bool war_ferries_fit(const struct monuments_table *t,
                            const struct monuments_state *s)
{
    if (stack_has(s, NODE_AIM))
        return true; /* not yet counted */
    if (!monuments_is_water(t, s->target))
        return s->ferries_moved == 0;
    for (uint64_t m = s->ferries_moved; m; m = bits_rest(m)) {
        int f = bits_first(m);
        if (!(s->ferries >> f & 1) || s->ferry_owner[f] != s->turn
            || !monuments_touches(t, s->ferry_water[f], s->target))
            return false;
    }
    return (monuments_war_ferries(t, s) & ~s->ferries_moved) == 0;
}

/* The pips of each side fit in their bytes, and come one after the other. */
static bool pips_fit(const struct monuments_table *t,
                     const struct monuments_state *s)
{
    int most = 0;
    for (int i = 0; i < MONUMENTS_FACES; i++) {
        most = t->content.supplies.face[i] > most ? t->content.supplies.face[i]
                                                  : most;
    }
    if (stack_has(s, NODE_AIM))
        return s->pips[0] == 0 && s->pips[1] == 0;
    if (stack_has(s, NODE_BRACE))
        return s->pips[1] == 0 && s->pips[0] + s->dice * most < FIELD_NONE;
    if (stack_has(s, NODE_RESULT))
        return s->pips[1] + s->dice * most < FIELD_NONE;
    return true;
}

static bool battle_fits(const struct monuments_table *t,
                        const struct monuments_state *s)
{
    bool aims = stack_has(s, NODE_AIM) || stack_has(s, NODE_BRACE)
                || stack_has(s, NODE_RESULT);
    bool ends = stack_has(s, NODE_LOSS) || stack_has(s, NODE_OCCUPY)
                || stack_has(s, NODE_RETREAT);
    if (!aims && !ends)
        return true;
    if (s->target == FIELD_NONE || s->defender == FIELD_NONE
        || s->defender == s->turn || !target_fits(t, s) || !attackers_fit(t, s)
        || !war_ferries_fit(t, s) || !pips_fit(t, s))
        return false;
    bool won = stack_has(s, NODE_OCCUPY);
    return !ends
           || (s->loser == (won ? s->defender : s->turn) && s->arms == s->loser
               && s->group <= (stack_has(s, NODE_RETREAT) ? 2 : 3));
}

/* Quests to choose from come from one deck. */
static bool dealt_fits(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int drawn)
{
    int deck = s->round == 0 ? 0 : s->drawn_pile;
    for (int i = 0; i < drawn; i++) {
        int quest = s->dealt[seat][i];
        if (quest < t->content.quest_count
            && t->content.quest[quest].deck != deck)
            return false;
    }
    return true;
}

/* Cards in hands are there to be chosen from. */
static bool hands_fit(const struct monuments_table *t,
                      const struct monuments_state *s)
{
    bool keeps = stack_has(s, NODE_KEEP);
    for (int seat = 0; seat < t->seats; seat++) {
        int drawn = monuments_drawn_count(s, seat);
        bool late = s->round > 0 && drawn > 0 && !(keeps && seat == s->turn);
        bool many = s->round == 0 && drawn > t->content.limits.start_quests;
        if (late || many || !dealt_fits(t, s, seat, drawn))
            return false;
    }
    if (!stack_has(s, NODE_DRAW))
        return true;
    return s->left + monuments_drawn_count(s, s->turn) <= MONUMENTS_DRAWN
           && s->left <= s->pile[s->drawn_pile];
}

static bool others_fit(const struct monuments_table *t,
                       const struct monuments_state *s)
{
    if (stack_has(s, NODE_WEAPON) && s->arms == FIELD_NONE)
        return false;
    if (stack_has(s, NODE_PROD_TYPE)
        && (s->site_at >= t->dry || !(t->land >> s->site_at & 1)))
        return false;
    if (stack_has(s, NODE_TRADE_PLACE) && s->what >= MONUMENTS_TYPES)
        return false;
    return !stack_has(s, NODE_KEEP) || s->drawn_pile < MONUMENTS_QUEST_DECKS;
}

/* -- Something to decide --------------------------------------------------- */

static bool has_holes(const struct monuments_table *t,
                      const struct monuments_state *s)
{
    for (int i = 0; i < t->content.quest_count; i++) {
        if (s->where[i] == FIELD_HIDDEN)
            return true;
    }
    return false;
}

/* MO-0.7, MO-22.5: what has one option has been done, and nothing has none. */
static bool has_choice(const struct monuments_table *t,
                       const struct monuments_state *s)
{
    int node = monuments_stack_top(s);
    struct move_list l;
    l.count = 0;
    bool drawn = node == NODE_DRAW || node == NODE_DEAL;
    if (node == NODE_OVER || (drawn && has_holes(t, s)))
        return true;
    monuments_nodes[node].legal(t, s, monuments_decider(t, s), &l);
    return l.count > (node == NODE_TURN ? 0 : 1);
}

bool monuments_action_fits(const struct monuments_table *t,
                           const struct monuments_state *s, struct text *why)
{
    bool fits = repeats_fit(s) && building_fits(t, s) && moved_fits(t, s)
                && activations_fit(t, s) && mover_fits(t, s) && carry_fits(t, s)
                && layer_fits(t, s) && training_fits(t, s) && battle_fits(t, s)
                && others_fit(t, s) && hands_fit(t, s);
    if (!fits) {
        text_add(why, "the values of the running action do not belong to %s",
                 monuments_nodes[monuments_stack_top(s)].name);
    } else if (!has_choice(t, s)) {
        text_add(why, "%s has nothing to decide",
                 monuments_nodes[monuments_stack_top(s)].name);
        fits = false;
    }
    return fits;
}
