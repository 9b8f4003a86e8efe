/* move.c - the Movement card: activations, steps and what is carried along. */
#include "games/monuments/move.h"

#include "base/num.h"
#include "games/monuments/amounts.h"
#include "games/monuments/ferry.h"
#include "games/monuments/ground.h"
#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/spots.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/wealth.h"

#include <assert.h>
#include <string.h>

static void ways_find(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct monuments_ways *out)
{
    out->open = monuments_open_land(t, s, seat);
    out->land = s->ferries ? monuments_land(t, s, seat) : 0;
    bool sails = s->ferries || s->unit[NAVY - ARMY][seat][0] != FIELD_NONE
                 || s->unit[AIRFORCE - ARMY][seat][0] != FIELD_NONE;
    if (sails)
        monuments_foes_afloat(t, s, seat, &out->foes);
}

/* -- Activations ----------------------------------------------------------- */

/* MO-8.3 */
void monuments_note_moved(struct monuments_state *s, int spot, int kind)
{
    int i = 0;
    while (s->moved_spot[i] != FIELD_NONE)
        i++;
    assert(i < MONUMENTS_MOVED);
    s->moved_spot[i] = u8(spot);
    s->moved_kind[i] = u8(kind);
}

static int times_moved(const struct monuments_state *s, int spot, int kind)
{
    int n = 0;
    for (int i = 0; i < MONUMENTS_MOVED && s->moved_spot[i] != FIELD_NONE;
         i++) {
        n += s->moved_spot[i] == spot
             && (s->moved_kind[i] == kind
                 || s->moved_kind[i] == kind + MOVED_SPARE);
    }
    return n;
}

int monuments_find_spare(const struct monuments_state *s, int spot, int kind)
{
    for (int i = 0; i < MONUMENTS_MOVED && s->moved_spot[i] != FIELD_NONE;
         i++) {
        if (s->moved_spot[i] == spot && s->moved_kind[i] == kind + MOVED_SPARE)
            return i;
    }
    return -1;
}

void monuments_forget_moved(struct monuments_state *s, int i)
{
    assert(i >= 0 && i < MONUMENTS_MOVED);
    size_t behind = (size_t)(MONUMENTS_MOVED - 1 - i);
    memmove(s->moved_spot + i, s->moved_spot + i + 1, behind);
    memmove(s->moved_kind + i, s->moved_kind + i + 1, behind);
    s->moved_spot[MONUMENTS_MOVED - 1] = FIELD_NONE;
    s->moved_kind[MONUMENTS_MOVED - 1] = FIELD_NONE;
}

int monuments_not_moved(const struct monuments_table *t,
                        const struct monuments_state *s, int seat, int spot,
                        int kind)
{
    assert(seat >= 0 && seat < t->seats);
    return monuments_count(t, s, seat, spot, kind) - times_moved(s, spot, kind);
}

static bool can_enter(const struct monuments_table *t,
                      const struct monuments_ways *w, int place)
{
    return monuments_is_water(t, place)
               ? !monuments_waters_has(t, &w->foes, place)
               : (w->open >> place & 1) != 0;
}

/* MO-8.6: airforces go anywhere that is open, navies over water. */
static bool floats_on(const struct monuments_table *t,
                      const struct monuments_ways *w, int kind, int place)
{
    const uint8_t *near = kind == NAVY ? t->water[place] : t->near[place];
    int count = kind == NAVY ? t->water_count[place] : t->near_count[place];
    for (int i = 0; i < count; i++) {
        if (can_enter(t, w, near[i]))
            return true;
    }
    return false;
}

/* MO-8.4: a unit of the kind that is not activated yet. */
static void offer_kind(const struct monuments_table *t,
                       const struct monuments_state *s, int place, int kind,
                       struct move_list *out)
{
    if (monuments_not_moved(t, s, s->turn, place, kind) > 0)
        monuments_offer(out, s->turn, MOVE_UNIT, t->id[place], kind);
}

static void offer_workers(const struct monuments_table *t,
                          const struct monuments_state *s, int place,
                          struct move_list *out)
{
    monuments_offer_if(s->unarmed[place] > times_moved(s, place, UNARMED), out,
                       move_of(s->turn, MOVE_UNIT, t->id[place], UNARMED));
    monuments_offer_if(s->armed[place] > times_moved(s, place, ARMED), out,
                       move_of(s->turn, MOVE_UNIT, t->id[place], ARMED));
}

/* Dry hexes that one can walk from. */
static uint64_t exits(const struct monuments_table *t,
                      const struct monuments_state *s, uint64_t open,
                      uint64_t among)
{
    uint64_t set = 0;
    for (uint64_t m = among; m; m = bits_rest(m)) {
        int p = bits_first(m);
        set |= (uint64_t)((monuments_walk(t, s, p) & open) != 0) << p;
    }
    return set;
}

/* And those that one can sail from. */
static uint64_t piers(const struct monuments_table *t,
                      const struct monuments_state *s,
                      const struct monuments_waters *foes, uint64_t among)
{
    uint64_t set = 0;
    for (uint64_t m = s->ferries ? among : 0; m; m = bits_rest(m)) {
        if (monuments_boardable(t, s, foes, bits_first(m)))
            set |= bits_bit(bits_first(m));
    }
    return set;
}

/* Where the listed units of the player stand. */
struct troops {
    uint64_t armies, airforces, horses;
};

/* Listed units on a dry hex that have a step. */
static void offer_troops(const struct monuments_table *t,
                         const struct monuments_state *s,
                         const struct monuments_ways *w, const struct troops *u,
                         int place, struct move_list *out)
{
    if (u->armies >> place & 1)
        offer_kind(t, s, place, ARMY, out);
    if ((u->airforces >> place & 1) && floats_on(t, w, AIRFORCE, place))
        offer_kind(t, s, place, AIRFORCE, out);
    if (u->horses >> place & 1)
        offer_kind(t, s, place, HORSE, out);
}

/* Everything on dry hexes that has a step, by place and kind. */
static void offer_dry(const struct monuments_table *t,
                      const struct monuments_state *s,
                      const struct monuments_ways *w, struct move_list *out)
{
    struct troops u = {
        .armies = monuments_listed(t, s, ARMY, s->turn),
        .airforces = monuments_listed(t, s, AIRFORCE, s->turn),
        .horses = monuments_listed(t, s, HORSE, s->turn),
    };
    uint64_t workers = s->workers[s->turn];
    uint64_t walk = exits(t, s, w->open, workers | u.armies | u.horses);
    uint64_t leave = walk | piers(t, s, &w->foes, (workers | u.armies) & ~walk);
    workers &= leave;
    u.armies &= leave;
    u.horses &= walk;
    uint64_t troops = u.armies | u.airforces | u.horses;
    for (uint64_t m = workers | troops; m; m = bits_rest(m)) {
        int p = bits_first(m);
        if (workers >> p & 1)
            offer_workers(t, s, p, out);
        if (troops >> p & 1)
            offer_troops(t, s, w, &u, p, out);
    }
}

/* Each place of a list once; the list is sorted. */
static void offer_afloat(const struct monuments_table *t,
                         const struct monuments_state *s,
                         const struct monuments_ways *w, int kind,
                         struct move_list *out)
{
    const uint8_t *list = s->unit[kind - ARMY][s->turn];
    for (int i = 0; i < t->unit_max[kind - ARMY] && list[i] != FIELD_NONE;
         i++) {
        bool again = i > 0 && list[i] == list[i - 1];
        if (monuments_is_water(t, list[i]) && !again
            && floats_on(t, w, kind, list[i]))
            offer_kind(t, s, list[i], kind, out);
    }
}

static void offer_ferries(const struct monuments_table *t,
                          const struct monuments_state *s,
                          const struct monuments_ways *w, struct move_list *out)
{
    for (uint64_t m = s->ferries & ~s->ferries_moved; m; m = bits_rest(m)) {
        if (monuments_ferry_can_move(t, s, w, bits_first(m)))
            monuments_offer(out, s->turn, MOVE_FERRY, bits_first(m), 0);
    }
}

static void offer_horses(const struct monuments_table *t,
                         const struct monuments_state *s,
                         const struct monuments_ways *w, struct move_list *out)
{
    uint64_t horses = monuments_listed(t, s, HORSE, s->turn);
    for (uint64_t m = exits(t, s, w->open, horses); m; m = bits_rest(m))
        offer_kind(t, s, bits_first(m), HORSE, out);
}

/* MO-8.4: everything that can move, or, without activations, the horses. */
void monuments_move_unit_legal(const struct monuments_table *t,
                               const struct monuments_state *s, int seat,
                               struct move_list *out)
{
    assert(seat >= 0 && seat < t->seats);
    int first = out->count;
    struct monuments_ways w;
    if (s->left == 0 && s->ability[seat] != RIDERS)
        return;
    ways_find(t, s, seat, &w);
    if (s->left == 0) {
        offer_horses(t, s, &w, out);
    } else {
        offer_dry(t, s, &w, out);
        int dry = out->count;
        offer_afloat(t, s, &w, NAVY, out);
        offer_afloat(t, s, &w, AIRFORCE, out);
        if (out->count > dry)
            monuments_sort(out, first);
        offer_ferries(t, s, &w, out);
    }
    if (s->acted && out->count > first)
        monuments_offer(out, seat, MOVE_STOP, 0, 0);
}

/* MO-4.6: some unit or ferry has a step. Nearly always it is a worker. */
bool monuments_can_move(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        const struct monuments_ground *g)
{
    assert(seat >= 0 && seat < t->seats);
    struct monuments_ways w;
    struct move_list l;
    uint64_t bare = t->land & ~g->foes & ~g->walls;
    for (uint64_t m = s->workers[seat]; m; m = bits_rest(m)) {
        if (monuments_walk(t, s, bits_first(m)) & bare)
            return true;
    }
    l.count = 0;
    ways_find(t, s, seat, &w);
    offer_dry(t, s, &w, &l);
    offer_afloat(t, s, &w, NAVY, &l);
    offer_afloat(t, s, &w, AIRFORCE, &l);
    offer_ferries(t, s, &w, &l);
    return l.count > 0;
}

/* MO-8.1 */
void monuments_move_begin(const struct monuments_table *t,
                          struct monuments_state *s)
{
    assert(s->turn < t->seats);
    s->left = u8(monuments_param(t, s, s->turn, PARAM_MOVE_UNITS));
    monuments_push(s, NODE_MOVE_UNIT);
}

/* MO-8.2 */
static int movement(const struct monuments_table *t,
                    const struct monuments_state *s, int kind)
{
    return kind <= ARMED ? monuments_param(t, s, s->turn, PARAM_WORKER_MOVE)
                         : t->steps[kind];
}

static void activate_ferry(const struct monuments_table *t,
                           struct monuments_state *s, int ferry)
{
    const struct monuments_ferry *f = &t->content.ferry;
    s->ferries_moved |= bits_bit(ferry);
    s->mover = u8(monuments_ferry_spot(t, ferry));
    s->mover_kind = FIELD_NONE;
    s->steps = monuments_ferry_is_empty(s, ferry) ? f->move_empty
                                                  : f->move_occupied;
    s->left--;
}

/* MO-18.3: a horse uses no activation. */
void monuments_move_unit_apply(const struct monuments_table *t,
                               struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_MOVE_UNIT);
    if (m.kind == MOVE_STOP) {
        monuments_pop(s);
        return;
    }
    s->acted = 1;
    s->stepped = 0;
    monuments_push(s, NODE_STEP);
    if (m.kind == MOVE_FERRY) {
        activate_ferry(t, s, m.arg[0]);
        return;
    }
    s->mover = u8(monuments_spot_of(t, m.arg[0]));
    s->mover_kind = m.arg[1];
    s->steps = u8(movement(t, s, m.arg[1]));
    s->left = u8(s->left - (m.arg[1] != HORSE));
}

/* -- Steps ----------------------------------------------------------------- */

static void offer_walk(const struct monuments_table *t,
                       const struct monuments_state *s, int seat,
                       struct move_list *out)
{
    uint64_t open = monuments_open_land(t, s, seat);
    for (uint64_t m = monuments_walk(t, s, s->mover) & open; m;
         m = bits_rest(m))
        monuments_offer(out, seat, MOVE_GO, t->id[bits_first(m)], 0);
    if (s->mover_kind <= ARMY)
        monuments_board_offers(t, s, seat, out);
}

static void offer_float(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        struct move_list *out)
{
    struct monuments_ways w;
    bool navy = s->mover_kind == NAVY;
    const uint8_t *near = navy ? t->water[s->mover] : t->near[s->mover];
    int count = navy ? t->water_count[s->mover] : t->near_count[s->mover];
    ways_find(t, s, seat, &w);
    for (int i = 0; i < count; i++) {
        if (can_enter(t, &w, near[i]))
            monuments_offer(out, seat, MOVE_GO, t->id[near[i]], 0);
    }
}

/* MO-8.5: an activated unit makes at least one step. */
void monuments_step_legal(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_STEP);
    if (monuments_is_ferry(t, s->mover)) {
        monuments_ferry_steps(t, s, seat, out);
    } else if (s->mover_kind == NAVY || s->mover_kind == AIRFORCE) {
        offer_float(t, s, seat, out);
    } else {
        offer_walk(t, s, seat, out);
    }
    if (s->stepped)
        monuments_offer(out, seat, MOVE_STOP, 0, 0);
}

/* MO-17.4: whoever stops early on land may still board beside another. */
static void end_activation(const struct monuments_table *t,
                           struct monuments_state *s)
{
    bool spare = s->steps > 0 && s->mover_kind <= ARMY
                 && (t->land >> s->mover & 1);
    int kind = s->mover_kind + (spare ? MOVED_SPARE : 0);
    if (!monuments_is_ferry(t, s->mover))
        monuments_note_moved(s, s->mover, kind);
    monuments_pop(s);
}

/* MO-8.8: leaving the monument hex is a step like any other. */
static void go(const struct monuments_table *t, struct monuments_state *s,
               int place)
{
    int from = s->mover;
    (void)monuments_take(t, s, s->turn, from, s->mover_kind);
    monuments_put(t, s, s->turn, place, s->mover_kind);
    s->mover = u8(place);
    s->steps--;
    if (s->steps == 0)
        end_activation(t, s);
    bool carries = s->mover_kind <= ARMED || s->mover_kind == HORSE;
    if (carries && (t->land >> from & 1))
        monuments_ask_carry(t, s, from, place, 0);
}

void monuments_step_apply(const struct monuments_table *t,
                          struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_STEP);
    s->stepped = 1;
    if (m.kind == MOVE_STOP) {
        end_activation(t, s);
    } else if (m.kind == MOVE_GO) {
        go(t, s, t->place[m.arg[0]]);
    } else if (m.kind == MOVE_BOARD) {
        monuments_board(t, s, m.arg[0], m.arg[1]);
    } else {
        monuments_ferry_step(t, s, m);
    }
}

/* -- Carrying -------------------------------------------------------------- */

/* MO-8.9: a worker takes one along, a horse two, a boarding worker one. */
void monuments_ask_carry(const struct monuments_table *t,
                         struct monuments_state *s, int from, int to, int slot)
{
    assert(from >= 0 && from < t->dry);
    assert(slot >= 0 && slot < MONUMENTS_SLOTS);
    const struct monuments_unit *u =
        &t->content.unit[s->mover_kind == HORSE ? HORSE - 1 : UNARMED];
    s->carry_from = u8(from);
    s->carry_to = u8(to);
    s->carry_slot = u8(slot);
    s->carry_left = monuments_is_ferry(t, to) ? 1 : u->carries;
    monuments_push(s, NODE_CARRY);
}

/* MO-8.9: a step into a full hex carries nothing. */
void monuments_carry_legal(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_CARRY);
    int first = out->count;
    bool room = monuments_is_ferry(t, s->carry_to)
                || monuments_res_on(s, s->carry_to)
                       < t->content.limits.resources_per_hex;
    if (!room || s->carry_left == 0)
        return;
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        monuments_offer_if(s->res[s->carry_from][i] > 0, out,
                           move_of(seat, MOVE_TYPE, i, 0));
    }
    if (out->count > first)
        monuments_offer(out, seat, MOVE_NONE, 0, 0);
}

/* MO-17.4: after the first boarder the second one is asked. */
static void carry_next(const struct monuments_table *t,
                       struct monuments_state *s)
{
    int ferry = monuments_is_ferry(t, s->carry_to)
                    ? monuments_ferry_at(t, s->carry_to)
                    : -1;
    if (ferry >= 0 && s->carry_slot == 0 && s->ferry_unit[ferry][1] <= ARMED) {
        s->carry_slot = 1;
        s->carry_left = 1;
    } else {
        monuments_pop(s);
    }
}

/* MO-8.10: asked at every step, so a load can be changed or dropped. */
void monuments_carry_apply(const struct monuments_table *t,
                           struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_CARRY);
    int type = m.arg[0];
    if (m.kind == MOVE_NONE) {
        carry_next(t, s);
        return;
    }
    monuments_amounts_add(s->res[s->carry_from], type, -1);
    s->carry_left--;
    if (monuments_is_ferry(t, s->carry_to)) {
        s->ferry_cargo[monuments_ferry_at(t, s->carry_to)][s->carry_slot] = u8(
            type);
    } else {
        monuments_amounts_add(s->res[s->carry_to], type, 1);
    }
    if (s->carry_left == 0)
        carry_next(t, s);
}
