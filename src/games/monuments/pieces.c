/* pieces.c - putting pieces on the board, taking them off, and what is left of
 * them (MO-1.7). Pieces of one kind and place are interchangeable (MO-0.5). */
#include "games/monuments/pieces.h"

#include "base/num.h"
#include "games/monuments/amounts.h"
#include "games/monuments/offer.h"
#include "games/monuments/spots.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/units.h"

#include <assert.h>

/* -- Lists of armies, navies, airforces, horses ---------------------------- */

static void list_put(uint8_t *list, int max, int place)
{
    int i = max - 1;
    assert(list[i] == FIELD_NONE);
    for (; i > 0 && list[i - 1] > place; i--)
        list[i] = list[i - 1];
    list[i] = u8(place);
}

static void list_take(uint8_t *list, int max, int place)
{
    int i = 0;
    while (list[i] != place)
        i++;
    assert(i < max);
    for (; i + 1 < max; i++)
        list[i] = list[i + 1];
    list[max - 1] = FIELD_NONE;
}

static int list_count(const uint8_t *list, int max, int place)
{
    int n = 0;
    for (int i = 0; i < max; i++)
        n += list[i] == place;
    return n;
}

/* -- Ferries --------------------------------------------------------------- */

/* MO-17.13: the one without cargo, then the lower slot. */
int monuments_slot(const struct monuments_state *s, int ferry, int kind)
{
    assert(ferry >= 0 && ferry < MONUMENTS_FERRIES);
    int found = -1;
    for (int i = MONUMENTS_SLOTS - 1; i >= 0; i--) {
        bool better = found < 0 || s->ferry_cargo[ferry][i] == FIELD_NONE
                      || s->ferry_cargo[ferry][found] != FIELD_NONE;
        if (s->ferry_unit[ferry][i] == kind && better)
            found = i;
    }
    return found;
}

bool monuments_ferry_is_empty(const struct monuments_state *s, int ferry)
{
    assert(ferry >= 0 && ferry < MONUMENTS_FERRIES);
    return s->ferry_unit[ferry][0] == FIELD_NONE;
}

/* MO-17.11: the token returns to the pool, and cargo to the supply. */
void monuments_ferry_remove(struct monuments_state *s, int ferry)
{
    assert(ferry >= 0 && ferry < MONUMENTS_FERRIES);
    s->ferries &= ~bits_bit(ferry);
    s->ferry_water[ferry] = FIELD_NONE;
    s->ferry_land[ferry] = FIELD_NONE;
    s->ferry_owner[ferry] = FIELD_NONE;
    for (int i = 0; i < MONUMENTS_SLOTS; i++) {
        s->ferry_unit[ferry][i] = FIELD_NONE;
        s->ferry_cargo[ferry][i] = FIELD_NONE;
    }
}

static void ferry_put(struct monuments_state *s, int seat, int ferry, int kind)
{
    assert(s->ferry_unit[ferry][1] == FIELD_NONE);
    int slot = monuments_ferry_is_empty(s, ferry) ? 0 : 1;
    s->ferry_unit[ferry][slot] = u8(kind);
    s->ferry_owner[ferry] = u8(seat);
}

/* MO-17.13: when slot 0 leaves, the other passenger moves up. */
static int ferry_take(struct monuments_state *s, int ferry, int kind)
{
    int slot = monuments_slot(s, ferry, kind);
    assert(slot >= 0);
    int cargo = s->ferry_cargo[ferry][slot];
    if (slot == 0) {
        s->ferry_unit[ferry][0] = s->ferry_unit[ferry][1];
        s->ferry_cargo[ferry][0] = s->ferry_cargo[ferry][1];
    }
    s->ferry_unit[ferry][1] = FIELD_NONE;
    s->ferry_cargo[ferry][1] = FIELD_NONE;
    if (monuments_ferry_is_empty(s, ferry))
        s->ferry_owner[ferry] = FIELD_NONE;
    return cargo;
}

static int ferry_count(const struct monuments_state *s, int seat, int ferry,
                       int kind)
{
    if (s->ferry_owner[ferry] != seat)
        return 0;
    return (s->ferry_unit[ferry][0] == kind)
           + (s->ferry_unit[ferry][1] == kind);
}

static int aboard(const struct monuments_state *s, int seat, int kind)
{
    int n = 0;
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m))
        n += ferry_count(s, seat, bits_first(m), kind);
    return n;
}

/* -- Any unit -------------------------------------------------------------- */

int monuments_count(const struct monuments_table *t,
                    const struct monuments_state *s, int seat, int spot,
                    int kind)
{
    assert(seat >= 0 && seat < t->seats);
    assert(spot >= 0 && spot < t->hexes + t->ferries);
    assert(kind >= 0 && kind < MONUMENTS_KINDS);
    if (monuments_is_ferry(t, spot))
        return ferry_count(s, seat, monuments_ferry_at(t, spot), kind);
    if (kind >= ARMY) {
        return list_count(s->unit[kind - ARMY][seat], t->unit_max[kind - ARMY],
                          spot);
    }
    if (monuments_is_water(t, spot) || !(s->workers[seat] >> spot & 1))
        return 0;
    return kind == UNARMED ? s->unarmed[spot] : s->armed[spot];
}

void monuments_put(const struct monuments_table *t, struct monuments_state *s,
                   int seat, int spot, int kind)
{
    assert(seat >= 0 && seat < t->seats);
    assert(spot >= 0 && spot < t->hexes + t->ferries);
    assert(kind >= 0 && kind < MONUMENTS_KINDS);
    if (monuments_is_ferry(t, spot)) {
        ferry_put(s, seat, monuments_ferry_at(t, spot), kind);
    } else if (kind >= ARMY) {
        list_put(s->unit[kind - ARMY][seat], t->unit_max[kind - ARMY], spot);
    } else {
        uint8_t *count = kind == UNARMED ? s->unarmed : s->armed;
        assert(!monuments_is_water(t, spot));
        count[spot]++;
        s->workers[seat] |= bits_bit(spot);
    }
}

int monuments_take(const struct monuments_table *t, struct monuments_state *s,
                   int seat, int spot, int kind)
{
    assert(seat >= 0 && seat < t->seats);
    assert(spot >= 0 && spot < t->hexes + t->ferries);
    assert(kind >= 0 && kind < MONUMENTS_KINDS);
    if (monuments_is_ferry(t, spot))
        return ferry_take(s, monuments_ferry_at(t, spot), kind);
    if (kind >= ARMY) {
        list_take(s->unit[kind - ARMY][seat], t->unit_max[kind - ARMY], spot);
        return FIELD_NONE;
    }
    uint8_t *count = kind == UNARMED ? s->unarmed : s->armed;
    assert(count[spot] > 0);
    count[spot]--;
    if (monuments_workers_on(s, spot) == 0)
        s->workers[seat] &= ~bits_bit(spot);
    return FIELD_NONE;
}

/* MO-1.8: the unit returns to the supply; MO-17.9: its cargo too. */
void monuments_kill(const struct monuments_table *t, struct monuments_state *s,
                    int seat, int spot, int kind)
{
    assert(seat >= 0 && seat < t->seats);
    (void)monuments_take(t, s, seat, spot, kind);
    s->freed = u8(s->freed + (kind == ARMED));
    if (monuments_is_ferry(t, spot)
        && monuments_ferry_is_empty(s, monuments_ferry_at(t, spot)))
        monuments_ferry_remove(s, monuments_ferry_at(t, spot));
}

/* -- Supplies -------------------------------------------------------------- */

int monuments_workers_on_board(const struct monuments_state *s, int seat)
{
    assert(seat >= 0 && seat < MONUMENTS_SEATS);
    int n = 0;
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m)) {
        int f = bits_first(m);
        if (s->ferry_owner[f] == seat) {
            n += (s->ferry_unit[f][0] <= ARMED)
                 + (s->ferry_unit[f][1] <= ARMED);
        }
    }
    for (uint64_t m = s->workers[seat]; m; m = bits_rest(m))
        n += monuments_workers_on(s, bits_first(m));
    return n;
}

int monuments_worker_supply(const struct monuments_table *t,
                            const struct monuments_state *s, int seat)
{
    assert(seat >= 0 && seat < t->seats);
    return t->content.supplies.worker - monuments_workers_on_board(s, seat);
}

static int list_length(const uint8_t *list, int max)
{
    int n = 0;
    while (n < max && list[n] != FIELD_NONE)
        n++;
    return n;
}

/* MO-1.7: locked pieces are not available. */
int monuments_unit_supply(const struct monuments_table *t,
                          const struct monuments_state *s, int seat, int kind)
{
    assert(seat >= 0 && seat < t->seats);
    assert(kind >= ARMY && kind <= AIRFORCE);
    int max = t->unit_max[kind - ARMY];
    int locked = s->locked[seat][LOCK_ARMY + kind - ARMY];
    return max - locked - list_length(s->unit[kind - ARMY][seat], max)
           - (kind == ARMY ? aboard(s, seat, ARMY) : 0);
}

/* Nowhere is a number with its high bit set, four of which are one word. */
int monuments_building_total(const struct monuments_state *s, int seat,
                             int building)
{
    uint32_t there = ~monuments_amounts(monuments_sites_of(s, seat, building))
                     & 0x80808080U;
    return monuments_amounts_total(there >> 7);
}

/* MO-18.1: workshops and farms are for the owner of the ability. */
int monuments_building_supply(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              int building)
{
    assert(seat >= 0 && seat < t->seats);
    assert(building >= 0 && building < MONUMENTS_BUILDINGS);
    bool allowed = building < WORKSHOP
                   || s->ability[seat] == ARTISANS + building - WORKSHOP;
    if (!allowed)
        return 0;
    int locked = building < WORKSHOP ? s->locked[seat][building] : 0;
    return t->content.supplies.building[building] - locked
           - monuments_building_total(s, seat, building);
}

/* MO-1.6 */
int monuments_weapon_supply(const struct monuments_table *t,
                            const struct monuments_state *s)
{
    int armed = bits_sum(s->armed) + bits_sum(s->armed + BITS_ROW);
    for (int i = 0; i < t->seats; i++)
        armed += aboard(s, i, ARMED);
    return t->content.supplies.weapon - armed - s->freed;
}

int monuments_token_supply(const struct monuments_table *t,
                           const struct monuments_state *s)
{
    return t->content.supplies.bridge_ferry - bits_count(s->bridges)
           - bits_count(s->ferries);
}

/* -- Lists of workers ------------------------------------------------------ */

static void offer_aboard(const struct monuments_state *s, int seat, int kind,
                         int ferry, struct move_list *out)
{
    if (ferry_count(s, seat, ferry, kind) > 0)
        monuments_offer(out, seat, MOVE_UNIT, MONUMENTS_FERRY_ID + ferry, kind);
}

void monuments_offer_workers(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct move_list *out)
{
    assert(seat >= 0 && seat < t->seats);
    for (uint64_t m = s->workers[seat]; m; m = bits_rest(m)) {
        int p = bits_first(m);
        if (s->unarmed[p] > 0)
            monuments_offer(out, seat, MOVE_UNIT, t->id[p], UNARMED);
        if (s->armed[p] > 0)
            monuments_offer(out, seat, MOVE_UNIT, t->id[p], ARMED);
    }
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m)) {
        offer_aboard(s, seat, UNARMED, bits_first(m), out);
        offer_aboard(s, seat, ARMED, bits_first(m), out);
    }
}

void monuments_offer_unarmed(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct move_list *out)
{
    assert(seat >= 0 && seat < t->seats);
    for (uint64_t m = s->workers[seat]; m; m = bits_rest(m)) {
        if (s->unarmed[bits_first(m)] > 0)
            monuments_offer(out, seat, MOVE_HEX, t->id[bits_first(m)], 0);
    }
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m)) {
        if (ferry_count(s, seat, bits_first(m), UNARMED) > 0)
            monuments_offer(out, seat, MOVE_FROM_FERRY, bits_first(m), 0);
    }
}
