/* attack.c - the Attack card up to the dice: target, attackers, power. */
#include "games/monuments/attack.h"

#include "base/num.h"
#include "games/monuments/ground.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/sites.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/train.h"
#include "games/monuments/units.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* What can be attacked, worked out once. */
struct targets {
    uint64_t dry;
    struct monuments_waters water;
};

/* MO-14.1: somebody else's units, or buildings where nobody stands. Monument
 * hexes are no land, so they are safe (MO-14.22). */
static void targets_find(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         uint64_t foreign, struct targets *out)
{
    out->dry = t->land & foreign & ~monuments_units(t, s, seat);
    monuments_foes_afloat(t, s, seat, &out->water);
}

/* May one of its neighbours be a target? */
static bool is_front(const struct monuments_table *t, const struct targets *g,
                     int place)
{
    return (t->beside[place] & g->dry) || g->water.word[0] || g->water.word[1];
}
_Static_assert(MONUMENTS_WATER == 128, "two words");

static bool is_target(const struct monuments_table *t, const struct targets *g,
                      int place)
{
    return monuments_is_water(t, place)
               ? monuments_waters_has(t, &g->water, place)
               : (g->dry >> place & 1) != 0;
}

/* MO-14.4: what a unit that stands on the neighbour `from` can reach. */
static bool can_reach(const struct monuments_table *t,
                      const struct monuments_state *s, int kind, int from,
                      int to)
{
    switch ((enum monuments_kind)kind) {
    case AIRFORCE:
        return true;
    case NAVY:
        return monuments_is_water(t, to) || s->ability[s->turn] == RAIDERS;
    case ARMY:
    case ARMED:
        return monuments_is_water(t, from)
               || (!monuments_is_water(t, to)
                   && (monuments_walk(t, s, from) >> to & 1));
    case UNARMED:
    case HORSE:
    case MONUMENTS_KINDS:
        return false;
    }
    return false;
}

/* Own ferries at the centre of a water hex. */
static uint64_t ferries_on(const struct monuments_state *s, int seat, int place)
{
    uint64_t set = 0;
    for (uint64_t m = s->ferries; m; m = bits_rest(m)) {
        int f = bits_first(m);
        if (s->ferry_owner[f] == seat && s->ferry_water[f] == place)
            set |= bits_bit(f);
    }
    return set;
}

/* Is one more unit of the kind on the spot free to attack? */
static bool is_ready(const struct monuments_table *t,
                     const struct monuments_state *s, int spot, int kind)
{
    return monuments_count(t, s, s->turn, spot, kind)
           > monuments_declared(s, spot, kind);
}

static bool stands_ready(const struct monuments_table *t,
                         const struct monuments_state *s, int from, int to)
{
    for (int kind = ARMED; kind <= AIRFORCE; kind++) {
        if (is_ready(t, s, from, kind) && can_reach(t, s, kind, from, to))
            return true;
    }
    if (!monuments_is_water(t, from))
        return false;
    for (uint64_t m = ferries_on(s, s->turn, from); m; m = bits_rest(m)) {
        int spot = monuments_ferry_spot(t, bits_first(m));
        if (is_ready(t, s, spot, ARMED) || is_ready(t, s, spot, ARMY))
            return true;
    }
    return false;
}

/* -- Target ---------------------------------------------------------------- */

/* Places where the seat may have somebody to attack with; returns how many. */
static int bases_find(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      uint8_t base[MONUMENTS_HEXES])
{
    int n = 0;
    struct monuments_waters own;
    uint64_t dry = monuments_troops(t, s, seat);
    for (uint64_t m = s->workers[seat]; m; m = bits_rest(m)) {
        int p = bits_first(m);
        dry |= (uint64_t)(s->armed[p] > 0) << p;
    }
    for (; dry; dry = bits_rest(dry))
        base[n++] = (uint8_t)bits_first(dry);
    monuments_afloat(t, s, seat, &own);
    for (int i = 0; i < MONUMENTS_WATER / 64; i++) {
        for (uint64_t m = own.word[i]; m; m = bits_rest(m))
            base[n++] = u8(t->dry + 64 * i + bits_first(m));
    }
    return n;
}

static bool is_offered(const struct move_list *out, int id)
{
    for (int i = 0; i < out->count; i++) {
        if (out->move[i].arg[0] == id)
            return true;
    }
    return false;
}

static void offer_targets(const struct monuments_table *t,
                          const struct monuments_state *s,
                          const struct targets *g, int from,
                          struct move_list *out)
{
    bool multi = monuments_param(t, s, s->turn, PARAM_ATTACK_MULTI) > 0;
    for (int k = 0; k < t->near_count[from]; k++) {
        int to = t->near[from][k];
        if (!is_target(t, g, to) || !stands_ready(t, s, from, to))
            continue;
        if (!multi) {
            monuments_offer(out, s->turn, MOVE_ATTACK, t->id[from], t->id[to]);
        } else if (!is_offered(out, t->id[to])) {
            monuments_offer(out, s->turn, MOVE_HEX, t->id[to], 0);
        }
    }
}

/* MO-14.3: red names the source hex, green only the target. */
void monuments_target_legal(const struct monuments_table *t,
                            const struct monuments_state *s, int seat,
                            struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_TARGET);
    uint8_t base[MONUMENTS_HEXES];
    struct targets g;
    targets_find(t, s, seat,
                 monuments_foes(t, s, seat) | monuments_foes_built(t, s, seat),
                 &g);
    int bases = bases_find(t, s, seat, base);
    for (int i = 0; i < bases; i++)
        offer_targets(t, s, &g, base[i], out);
    monuments_sort(out, 0);
}

/* MO-13.1: Attack needs the permission, armed workers are enough. */
bool monuments_can_attack(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          const struct monuments_ground *g)
{
    assert(seat >= 0 && seat < t->seats);
    uint8_t base[MONUMENTS_HEXES];
    struct targets aims;
    if (!monuments_may_fight(t, s, seat))
        return false;
    int bases = bases_find(t, s, seat, base);
    if (bases > 0)
        targets_find(t, s, seat, g->foes | g->walls, &aims);
    for (int i = 0; i < bases; i++) {
        int near = is_front(t, &aims, base[i]) ? t->near_count[base[i]] : 0;
        for (int k = 0; k < near; k++) {
            int to = t->near[base[i]][k];
            if (is_target(t, &aims, to) && stands_ready(t, s, base[i], to))
                return true;
        }
    }
    return false;
}

bool monuments_stands_on(const struct monuments_table *t,
                         const struct monuments_state *s, int seat, int place)
{
    assert(seat >= 0 && seat < t->seats);
    assert(place >= 0 && place < t->hexes);
    struct monuments_waters own;
    if (!monuments_is_water(t, place))
        return monuments_units(t, s, seat) >> place & 1;
    monuments_afloat(t, s, seat, &own);
    return monuments_waters_has(t, &own, place);
}

/* MO-14.2: the occupant, else the owner of the buildings. */
int monuments_defender(const struct monuments_table *t,
                       const struct monuments_state *s, int place)
{
    assert(place >= 0 && place < t->hexes);
    int owner = FIELD_NONE;
    for (int i = 0; i < t->seats; i++) {
        if (monuments_stands_on(t, s, i, place))
            return i;
        if (i != s->turn && !monuments_is_water(t, place)
            && (monuments_built(s, i) >> place & 1))
            owner = i;
    }
    return owner;
}

void monuments_target_apply(const struct monuments_table *t,
                            struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_TARGET);
    bool multi = m.kind == MOVE_HEX;
    s->source = multi ? FIELD_NONE : t->place[m.arg[0]];
    s->target = t->place[m.arg[multi ? 0 : 1]];
    s->defender = u8(monuments_defender(t, s, s->target));
    assert(s->defender < t->seats && s->defender != s->turn);
    monuments_pop(s);
    monuments_push(s, NODE_AIM);
    monuments_push(s, NODE_ATTACKER);
}

/* -- Attackers ------------------------------------------------------------- */

int monuments_declared(const struct monuments_state *s, int spot, int kind)
{
    assert(spot >= 0 && kind >= 0 && kind < MONUMENTS_KINDS);
    int n = 0;
    for (int i = 0;
         i < MONUMENTS_ATTACKERS && s->attacker_spot[i] != FIELD_NONE; i++)
        n += s->attacker_spot[i] == spot && s->attacker_kind[i] == kind;
    return n;
}

/* The last one takes the place of the one that goes. */
void monuments_undeclare(struct monuments_state *s, int spot, int kind)
{
    int gone = -1;
    int last = -1;
    for (int i = 0;
         i < MONUMENTS_ATTACKERS && s->attacker_spot[i] != FIELD_NONE; i++) {
        if (s->attacker_spot[i] == spot && s->attacker_kind[i] == kind)
            gone = i;
        last = i;
    }
    if (gone < 0)
        return;
    s->attacker_spot[gone] = s->attacker_spot[last];
    s->attacker_kind[gone] = s->attacker_kind[last];
    s->attacker_spot[last] = FIELD_NONE;
    s->attacker_kind[last] = FIELD_NONE;
}

static bool may_join(const struct monuments_state *s, int from)
{
    return s->source == FIELD_NONE || s->source == from;
}

static void offer_ferry_crews(const struct monuments_table *t,
                              const struct monuments_state *s, uint64_t ferries,
                              struct move_list *out)
{
    for (uint64_t m = ferries; m; m = bits_rest(m)) {
        int spot = monuments_ferry_spot(t, bits_first(m));
        int id = monuments_spot_id(t, spot);
        for (int kind = ARMED; kind <= ARMY; kind++) {
            if (is_ready(t, s, spot, kind))
                monuments_offer(out, s->turn, MOVE_UNIT, id, kind);
        }
    }
}

/* MO-14.5: neighbours come by number, then ferries. */
void monuments_attacker_legal(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_ATTACKER);
    int first = out->count;
    uint64_t ferries = 0;
    for (int i = 0; i < t->near_count[s->target]; i++) {
        int from = t->near[s->target][i];
        if (!may_join(s, from))
            continue;
        if (monuments_is_water(t, from))
            ferries |= ferries_on(s, seat, from);
        for (int kind = ARMED; kind <= AIRFORCE; kind++) {
            if (is_ready(t, s, from, kind)
                && can_reach(t, s, kind, from, s->target))
                monuments_offer(out, seat, MOVE_UNIT, t->id[from], kind);
        }
    }
    offer_ferry_crews(t, s, ferries, out);
    if (s->acted && out->count > first)
        monuments_offer(out, seat, MOVE_STOP, 0, 0);
}

void monuments_attacker_apply(const struct monuments_table *t,
                              struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_ATTACKER);
    if (m.kind == MOVE_STOP) {
        monuments_pop(s);
        return;
    }
    int i = 0;
    while (s->attacker_spot[i] != FIELD_NONE)
        i++;
    assert(i < MONUMENTS_ATTACKERS);
    s->acted = 1;
    s->attacker_spot[i] = u8(monuments_spot_of(t, m.arg[0]));
    s->attacker_kind[i] = m.arg[1];
}

bool monuments_touches(const struct monuments_table *t, int a, int b)
{
    assert(a >= 0 && a < t->hexes && b >= 0 && b < t->hexes);
    for (int i = 0; i < t->near_count[a]; i++) {
        if (t->near[a][i] == b)
            return true;
    }
    return false;
}

/* MO-14.4: from where it stands, could the unit be declared? */
bool monuments_may_attack(const struct monuments_table *t,
                          const struct monuments_state *s, int spot, int kind)
{
    assert(spot >= 0 && spot < t->hexes + t->ferries);
    assert(s->target < t->hexes);
    int from = monuments_is_ferry(t, spot)
                   ? s->ferry_water[monuments_ferry_at(t, spot)]
                   : spot;
    return monuments_touches(t, from, s->target)
           && can_reach(t, s, kind, from, s->target);
}

/* -- Power and dice -------------------------------------------------------- */

/* MO-14.4, MO-14.6: the terrain of the target counts. */
int monuments_battle_power(const struct monuments_table *t,
                           const struct monuments_state *s, int seat, int kind)
{
    assert(kind >= 0 && kind < MONUMENTS_KINDS);
    assert(s->target < t->hexes);
    bool water = monuments_is_water(t, s->target);
    if (kind == NAVY && !water) {
        return s->ability[seat] == RAIDERS
                   ? t->content.ability[RAIDERS].power /* MO-18.2 */
                   : 0;
    }
    return t->power[water][kind];
}

uint64_t monuments_war_ferries(const struct monuments_table *t,
                               const struct monuments_state *s)
{
    uint64_t set = 0;
    for (int i = 0;
         i < MONUMENTS_ATTACKERS && s->attacker_spot[i] != FIELD_NONE; i++) {
        if (monuments_is_ferry(t, s->attacker_spot[i]))
            set |= bits_bit(monuments_ferry_at(t, s->attacker_spot[i]));
    }
    return set;
}

int monuments_attack_power(const struct monuments_table *t,
                           const struct monuments_state *s)
{
    assert(s->target < t->hexes);
    int power = monuments_is_water(t, s->target)
                    ? bits_count(monuments_war_ferries(t, s))
                          * t->content.ferry.power_water
                    : 0;
    for (int i = 0;
         i < MONUMENTS_ATTACKERS && s->attacker_spot[i] != FIELD_NONE; i++)
        power += monuments_battle_power(t, s, s->turn, s->attacker_kind[i]);
    return power;
}

static int ferry_power(const struct monuments_table *t,
                       const struct monuments_state *s, int ferry)
{
    int power = t->content.ferry.power_water;
    for (int i = 0; i < MONUMENTS_SLOTS; i++) {
        if (s->ferry_unit[ferry][i] != FIELD_NONE)
            power += t->power[1][s->ferry_unit[ferry][i]];
    }
    return power;
}

/* MO-14.6: only working buildings count. */
static int wall_power(const struct monuments_table *t,
                      const struct monuments_state *s)
{
    int power = 0;
    for (int i = 0; i < MONUMENTS_SITES; i++) {
        if (s->site[s->defender][i] == s->target
            && !(s->broken[s->defender] >> i & 1))
            power += t->content.building[i / MONUMENTS_PIECES].power;
    }
    return power;
}

int monuments_defence_power(const struct monuments_table *t,
                            const struct monuments_state *s)
{
    assert(s->target < t->hexes && s->defender < t->seats);
    bool water = monuments_is_water(t, s->target);
    int power = water ? 0 : wall_power(t, s);
    for (int kind = 0; kind < MONUMENTS_KINDS; kind++) {
        power += t->power[water][kind]
                 * monuments_count(t, s, s->defender, s->target, kind);
    }
    if (!water)
        return power;
    for (uint64_t m = ferries_on(s, s->defender, s->target); m;
         m = bits_rest(m))
        power += ferry_power(t, s, bits_first(m));
    return power;
}

/* MO-14.7: a die for every point of power. */
void monuments_aim_run(const struct monuments_table *t,
                       struct monuments_state *s)
{
    s->dice = u8(monuments_attack_power(t, s)
                 + monuments_param(t, s, s->turn, PARAM_ATTACK_DICE));
    s->ferries_moved = monuments_is_water(t, s->target)
                           ? monuments_war_ferries(t, s)
                           : 0;
    monuments_push(s, NODE_BRACE);
    monuments_push(s, NODE_ATTACK_DICE);
}

void monuments_brace_run(const struct monuments_table *t,
                         struct monuments_state *s)
{
    s->dice = u8(monuments_defence_power(t, s)
                 + monuments_param(t, s, s->defender, PARAM_DEFENCE_DICE));
    monuments_push(s, NODE_RESULT);
    monuments_push(s, NODE_DEFENCE_DICE);
}

static int dice_now(const struct monuments_table *t,
                    const struct monuments_state *s)
{
    int most = t->content.supplies.dice;
    return s->dice < most ? s->dice : most;
}

/* MO-1.9: ten dice at a time, and the pips are noted. */
void monuments_dice_legal(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_ATTACK_DICE
           || monuments_stack_top(s) == NODE_DEFENCE_DICE);
    int n = dice_now(t, s);
    for (int sum = 0; n > 0 && sum < MONUMENTS_SUMS; sum++) {
        if (t->ways[n][sum] > 0)
            monuments_offer(out, seat, MOVE_ROLL, sum, n);
    }
}

void monuments_dice_apply(const struct monuments_table *t,
                          struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_ATTACK_DICE
           || monuments_stack_top(s) == NODE_DEFENCE_DICE);
    assert(m.arg[1] <= s->dice);
    bool defence = monuments_stack_top(s) == NODE_DEFENCE_DICE;
    (void)t;
    s->pips[defence] = u8(s->pips[defence] + m.arg[0]);
    s->dice = u8(s->dice - m.arg[1]);
    if (s->dice == 0)
        monuments_pop(s);
}
