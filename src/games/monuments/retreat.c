/* retreat.c - the beaten defender leaves, the attackers go in. */
#include "games/monuments/retreat.h"

#include "base/num.h"
#include "games/monuments/attack.h"
#include "games/monuments/ferry.h"
#include "games/monuments/ground.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/sites.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/units.h"

#include <assert.h>

/* MO-14.14: who retreats together. */
static bool in_group(const struct monuments_table *t, int place, int kind,
                     int group)
{
    if (kind == AIRFORCE)
        return group == GROUP_AIR;
    return group == (monuments_is_water(t, place) ? GROUP_SEA : GROUP_LAND);
}

static uint64_t ferries_of(const struct monuments_table *t,
                           const struct monuments_state *s)
{
    uint64_t set = 0;
    for (uint64_t m = s->ferries; m && monuments_is_water(t, s->target);
         m = bits_rest(m)) {
        int f = bits_first(m);
        if (s->ferry_owner[f] == s->defender && s->ferry_water[f] == s->target)
            set |= bits_bit(f);
    }
    return set;
}

static bool is_empty(const struct monuments_table *t,
                     const struct monuments_state *s)
{
    int n = s->group == GROUP_SEA ? bits_count(ferries_of(t, s)) : 0;
    for (int kind = 0; kind < MONUMENTS_KINDS; kind++) {
        if (in_group(t, s->target, kind, s->group))
            n += monuments_count(t, s, s->defender, s->target, kind);
    }
    return n == 0;
}

/* MO-14.15: no unit and no building of another player, no monument hex. */
void monuments_retreat_legal(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct move_list *out)
{
    assert(seat == s->defender && s->group < GROUPS);
    uint64_t land = t->land & ~monuments_foes(t, s, seat)
                    & ~monuments_foes_built(t, s, seat);
    struct monuments_waters foes;
    monuments_foes_afloat(t, s, seat, &foes);
    if (s->group == GROUP_LAND) {
        monuments_offer_hexes(t, land & monuments_walk(t, s, s->target), seat,
                              out);
        return;
    }
    for (int i = 0; i < t->near_count[s->target]; i++) {
        int p = t->near[s->target][i];
        bool fits = monuments_is_water(t, p)
                        ? !monuments_waters_has(t, &foes, p)
                        : s->group == GROUP_AIR && (land >> p & 1);
        if (fits)
            monuments_offer(out, seat, MOVE_HEX, t->id[p], 0);
    }
}

static void kill_group(const struct monuments_table *t,
                       struct monuments_state *s)
{
    int seat = s->defender;
    for (int kind = 0; kind < MONUMENTS_KINDS; kind++) {
        while (in_group(t, s->target, kind, s->group)
               && monuments_count(t, s, seat, s->target, kind) > 0)
            monuments_kill(t, s, seat, s->target, kind);
    }
    if (s->group != GROUP_SEA)
        return;
    for (uint64_t m = ferries_of(t, s); m; m = bits_rest(m)) {
        int f = bits_first(m);
        for (int i = 0; i < MONUMENTS_SLOTS; i++)
            s->freed = u8(s->freed + (s->ferry_unit[f][i] == ARMED));
        monuments_ferry_remove(s, f);
    }
}

/* MO-14.15: a group without a place to go dies. */
void monuments_leave_run(const struct monuments_table *t,
                         struct monuments_state *s)
{
    assert(s->defender < t->seats);
    for (; s->group < GROUPS; s->group++) {
        struct move_list l;
        l.count = 0;
        if (is_empty(t, s))
            continue;
        monuments_retreat_legal(t, s, s->defender, &l);
        if (l.count > 0) {
            s->disturbed = u8(s->disturbed | 1 << s->defender);
            monuments_push(s, NODE_RETREAT);
            return;
        }
        kill_group(t, s);
    }
}

/* MO-14.15, MO-17.9: the cargo of a retreating ferry is lost. */
static void move_ferries(const struct monuments_table *t,
                         struct monuments_state *s, int place)
{
    for (uint64_t m = ferries_of(t, s); m; m = bits_rest(m)) {
        int f = bits_first(m);
        s->ferry_water[f] = u8(place);
        for (int i = 0; i < MONUMENTS_SLOTS; i++)
            s->ferry_cargo[f][i] = FIELD_NONE;
    }
}

void monuments_retreat_apply(const struct monuments_table *t,
                             struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_RETREAT);
    int place = t->place[m.arg[0]];
    int seat = s->defender;
    for (int kind = 0; kind < MONUMENTS_KINDS; kind++) {
        while (in_group(t, s->target, kind, s->group)
               && monuments_count(t, s, seat, s->target, kind) > 0) {
            (void)monuments_take(t, s, seat, s->target, kind);
            monuments_put(t, s, seat, place, kind);
        }
    }
    if (s->group == GROUP_SEA)
        move_ferries(t, s, place);
    s->group++;
    monuments_pop(s);
    monuments_push(s, NODE_LEAVE);
}

/* -- Occupation ------------------------------------------------------------ */

/* MO-14.17, MO-14.18 */
static bool can_go_in(const struct monuments_table *t,
                      const struct monuments_state *s, int i)
{
    bool water = monuments_is_water(t, s->target);
    return water ? !monuments_is_ferry(t, s->attacker_spot[i])
                 : s->attacker_kind[i] != NAVY;
}

static bool is_offered(const struct move_list *out, int first, struct move m)
{
    for (int i = first; i < out->count; i++) {
        if (move_compare(out->move[i], m) == 0)
            return true;
    }
    return false;
}

void monuments_occupy_legal(const struct monuments_table *t,
                            const struct monuments_state *s, int seat,
                            struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_OCCUPY);
    int first = out->count;
    for (int i = 0; s->left > 0 && i < MONUMENTS_ATTACKERS
                    && s->attacker_spot[i] != FIELD_NONE;
         i++) {
        struct move m = {
            (uint8_t)seat,
            MOVE_UNIT,
            {monuments_spot_id(t, s->attacker_spot[i]), s->attacker_kind[i]}};
        if (can_go_in(t, s, i) && !is_offered(out, first, m))
            move_list_add(out, m);
    }
    for (uint64_t m = s->left > 0 ? s->ferries_moved : 0; m; m = bits_rest(m))
        monuments_offer(out, seat, MOVE_FERRY, bits_first(m), 0);
    monuments_sort(out, first);
    if (s->acted && out->count > first)
        monuments_offer(out, seat, MOVE_STOP, 0, 0);
}

/* MO-14.17: a ferry that is emptied lies on the shore of the target. */
static void go_in(const struct monuments_table *t, struct monuments_state *s,
                  int spot, int kind)
{
    int cargo = monuments_take(t, s, s->turn, spot, kind);
    monuments_put(t, s, s->turn, s->target, kind);
    monuments_undeclare(s, spot, kind);
    if (!monuments_is_ferry(t, spot))
        return;
    monuments_unload(t, s, s->target, cargo);
    if (monuments_ferry_is_empty(s, monuments_ferry_at(t, spot)))
        s->ferry_land[monuments_ferry_at(t, spot)] = s->target;
}

/* MO-14.18: a ferry goes with everybody aboard. */
static void sail_in(const struct monuments_table *t, struct monuments_state *s,
                    int ferry)
{
    s->ferry_water[ferry] = s->target;
    s->ferries_moved &= ~bits_bit(ferry);
    for (int kind = UNARMED; kind <= ARMY; kind++) {
        while (monuments_declared(s, monuments_ferry_spot(t, ferry), kind) > 0)
            monuments_undeclare(s, monuments_ferry_spot(t, ferry), kind);
    }
}

void monuments_occupy_apply(const struct monuments_table *t,
                            struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_OCCUPY);
    if (m.kind == MOVE_STOP) {
        monuments_pop(s);
        return;
    }
    s->acted = 1;
    if (m.kind == MOVE_FERRY) {
        sail_in(t, s, m.arg[0]);
    } else {
        go_in(t, s, monuments_spot_of(t, m.arg[0]), m.arg[1]);
    }
    monuments_count_down(s);
}
