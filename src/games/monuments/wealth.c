/* wealth.c - resources, parameters, costs and how they are paid. */
#include "games/monuments/wealth.h"

#include "base/num.h"
#include "games/monuments/offer.h"
#include "games/monuments/stack.h"
#include "games/monuments/units.h"

#include <assert.h>
#include <string.h>

/* -- What there is --------------------------------------------------------- */

static uint32_t cargo_of(const struct monuments_state *s, int ferry)
{
    uint32_t sum = 0;
    for (int i = 0; i < MONUMENTS_SLOTS; i++) {
        int cargo = s->ferry_cargo[ferry][i];
        sum += cargo == FIELD_NONE ? 0 : UINT32_C(1) << (8 * cargo);
    }
    return sum;
}

/* MO-5.8, MO-5.9: on land hexes with an own worker, whoever put it there
 * (MO-9.6), and aboard own ferries. MO-13.8: military units control none. */
uint32_t monuments_wealth(const struct monuments_table *t,
                          const struct monuments_state *s, int seat)
{
    assert(seat >= 0 && seat < t->seats);
    uint32_t sum = 0;
    for (uint64_t m = monuments_worked(t, s, seat); m; m = bits_rest(m))
        sum += monuments_amounts(s->res[bits_first(m)]);
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m)) {
        if (s->ferry_owner[bits_first(m)] == seat)
            sum += cargo_of(s, bits_first(m));
    }
    return sum;
}

/* Four hexes at once. */
static BITS_VECTORS uint32_t on_hexes(const struct monuments_state *s)
{
    bits_vector sum = {0};
    for (size_t at = 0; at < sizeof s->res; at += sizeof sum) {
        bits_vector next;
        memcpy(&next, &s->res[0][0] + at, sizeof next);
        sum += next;
    }
    uint32_t all = sum[0] + sum[1] + sum[2] + sum[3];
    uint8_t bytes[MONUMENTS_TYPES];
    memcpy(bytes, &all, sizeof bytes);
    return monuments_amounts(bytes);
}
_Static_assert(sizeof((struct monuments_state *)0)->res % sizeof(bits_vector)
                   == 0,
               "no hex is left");

/* MO-1.5: spent and lost resources are in the supply at once. */
uint32_t monuments_supply(const struct monuments_table *t,
                          const struct monuments_state *s)
{
    uint32_t all = (uint32_t)t->content.supplies.resource_each * 0x01010101U;
    uint32_t sum = on_hexes(s);
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m))
        sum += cargo_of(s, bits_first(m));
    return all - sum;
}

uint64_t monuments_roomy(const struct monuments_table *t,
                         const struct monuments_state *s, uint64_t among)
{
    uint64_t set = 0;
    int most = t->content.limits.resources_per_hex;
    for (uint64_t m = among; m; m = bits_rest(m)) {
        int p = bits_first(m);
        set |= (uint64_t)(monuments_res_on(s, p) < most) << p;
    }
    return set;
}

/* -- Parameters ------------------------------------------------------------ */

/* MO-0.10: the green cards and the common bonuses. */
int monuments_param_cards(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          enum monuments_param p)
{
    int value = 0;
    for (uint64_t m = s->green[seat] & t->green_mod[p]; m; m = bits_rest(m))
        value += t->content.action[bits_first(m)].green.delta;
    for (uint64_t m = s->commons[seat] & t->mod[p]; m; m = bits_rest(m))
        value += t->delta[p][bits_first(m)];
    return value;
}

/* -- Costs ----------------------------------------------------------------- */

/* MO-6.4 */
bool monuments_covers(const uint8_t cost[MONUMENTS_TYPES], uint32_t wealth,
                      int discount)
{
    int missing = 0;
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        int lack = cost[i] - monuments_amount(wealth, i);
        missing += lack > 0 ? lack : 0;
    }
    return missing <= discount;
}

/* MO-6.2 to MO-6.4. One resource off is what nearly all discounts are: the
 * prices that lack nothing, and those that lack one, type by type. */
uint32_t monuments_cheapened(const struct monuments_table *t, uint32_t wealth,
                             int discount)
{
    uint32_t none = UINT32_MAX;
    uint32_t one = UINT32_MAX;
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        uint32_t paid = monuments_covered(t, i, monuments_amount(wealth, i));
        one = (one & paid)
              | (none
                 & monuments_covered(t, i, monuments_amount(wealth, i) + 1));
        none &= paid;
    }
    if (discount > 0)
        none |= one & t->yields;
    for (int i = 0; discount > 1 && i < MONUMENTS_PRICES; i++) {
        int off = monuments_discount(t, t->price[i], discount);
        if (monuments_covers(t->price[i], wealth, off))
            none |= UINT32_C(1) << i;
    }
    return none;
}

/* MO-6.7: the cost is paid before anything else happens. */
void monuments_charge(const struct monuments_table *t,
                      struct monuments_state *s,
                      const uint8_t cost[MONUMENTS_TYPES], int discount)
{
    assert(discount >= 0);
    memcpy(s->cost, cost, sizeof s->cost);
    s->discount = u8(monuments_discount(t, cost, discount));
    monuments_push(s, NODE_PAY);
    if (s->discount > 0)
        monuments_push(s, NODE_DISCOUNT);
}

/* MO-6.5: any type, as long as the rest stays payable. */
void monuments_discount_legal(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_DISCOUNT);
    if (s->discount == 0)
        return;
    uint32_t wealth = monuments_wealth(t, s, seat);
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        uint8_t rest[MONUMENTS_TYPES];
        memcpy(rest, s->cost, sizeof rest);
        if (rest[i] == 0)
            continue;
        rest[i]--;
        if (monuments_payable(rest, wealth, s->discount - 1))
            monuments_offer(out, seat, MOVE_TYPE, i, 0);
    }
}

void monuments_discount_apply(const struct monuments_table *t,
                              struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_DISCOUNT);
    assert(s->discount > 0);
    (void)t;
    monuments_amounts_add(s->cost, m.arg[0], -1);
    s->discount--;
    if (s->discount == 0)
        monuments_pop(s);
}

/* The type that is paid now: MO-6.6 goes by type. */
static int paid_type(const struct monuments_state *s)
{
    uint32_t cost = monuments_amounts(s->cost);
    return cost ? bits_first(cost) / 8 : MONUMENTS_TYPES;
}

/* MO-6.1: the place is irrelevant, so the payer chooses it. */
void monuments_pay_legal(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         struct move_list *out)
{
    int type = paid_type(s);
    assert(monuments_stack_top(s) == NODE_PAY);
    if (type == MONUMENTS_TYPES)
        return;
    for (uint64_t m = monuments_worked(t, s, seat); m; m = bits_rest(m)) {
        monuments_offer_if(s->res[bits_first(m)][type] > 0, out,
                           move_of(seat, MOVE_HEX, t->id[bits_first(m)], 0));
    }
    for (uint64_t m = monuments_crewed(s); m; m = bits_rest(m)) {
        int f = bits_first(m);
        if (s->ferry_owner[f] == seat
            && monuments_amount(cargo_of(s, f), type) > 0)
            monuments_offer(out, seat, MOVE_FROM_FERRY, f, 0);
    }
}

/* MO-17.13: from a ferry the lower slot pays. */
void monuments_pay_apply(const struct monuments_table *t,
                         struct monuments_state *s, struct move m)
{
    int type = paid_type(s);
    assert(monuments_stack_top(s) == NODE_PAY);
    assert(type < MONUMENTS_TYPES);
    if (m.kind == MOVE_FROM_FERRY) {
        uint8_t *cargo = s->ferry_cargo[m.arg[0]];
        cargo[cargo[0] == type ? 0 : 1] = FIELD_NONE;
    } else {
        monuments_amounts_add(s->res[t->place[m.arg[0]]], type, -1);
    }
    monuments_amounts_add(s->cost, type, -1);
    if (paid_type(s) == MONUMENTS_TYPES)
        monuments_pop(s);
}
