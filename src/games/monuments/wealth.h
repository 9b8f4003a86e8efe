/* wealth.h - resources that a player has, the parameters that his cards change,
 * and costs. Amounts are those of amounts.h. */
#ifndef GAMES_MONUMENTS_WEALTH_H
#define GAMES_MONUMENTS_WEALTH_H

#include "games/monuments/amounts.h"
#include "games/monuments/nodes.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

#include <assert.h>

/* MO-5.8: what the seat can pay with. */
uint32_t monuments_wealth(const struct monuments_table *t,
                          const struct monuments_state *s, int seat);

/* What is left in the supply. */
uint32_t monuments_supply(const struct monuments_table *t,
                          const struct monuments_state *s);

/* Hexes that have room for a resource. */
uint64_t monuments_roomy(const struct monuments_table *t,
                         const struct monuments_state *s, uint64_t among);

/* -- Parameters ------------------------------------------------------------ */

/* What the cards of the seat add to a parameter. */
int monuments_param_cards(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          enum monuments_param p);

/* MO-0.10: the base, and what the cards change. */
static inline int monuments_param(const struct monuments_table *t,
                                  const struct monuments_state *s, int seat,
                                  enum monuments_param p)
{
    assert(seat >= 0 && seat < t->seats);
    assert(p < MONUMENTS_PARAMS);
    bool plain = (s->green[seat] & t->green_mod[p]) == 0
                 && (s->commons[seat] & t->mod[p]) == 0;
    return t->content.base[p]
           + (plain ? 0 : monuments_param_cards(t, s, seat, p));
}

/* -- Costs ----------------------------------------------------------------- */

/* How much of a discount this cost allows.
 * MO-6.2, MO-6.3: at least one resource is left to pay. */
static inline int monuments_discount(const struct monuments_table *t,
                                     const uint8_t cost[MONUMENTS_TYPES],
                                     int discount)
{
    assert(discount >= 0);
    if (discount == 0)
        return 0;
    int most = monuments_amounts_total(monuments_amounts(cost))
               - t->content.minimum.cost;
    most = most > 0 ? most : 0;
    return discount < most ? discount : most;
}

/* MO-6.4: does the wealth lack no more than the discount? */
bool monuments_covers(const uint8_t cost[MONUMENTS_TYPES], uint32_t wealth,
                      int discount);

/* The same: `discount` is that of monuments_discount. Without one, all four
 * bytes are compared at once. */
static inline bool monuments_payable(const uint8_t cost[MONUMENTS_TYPES],
                                     uint32_t wealth, int discount)
{
    const uint32_t high = 0x80808080U;
    bool all = (((wealth | high) - monuments_amounts(cost)) & high) == high;
    return all || (discount > 0 && monuments_covers(cost, wealth, discount));
}

/* The prices that so much of one resource is enough for. */
static inline uint32_t monuments_covered(const struct monuments_table *t,
                                         int type, int n)
{
    assert(type >= 0 && type < MONUMENTS_TYPES && n >= 0);
    return t->covers[type][n < MONUMENTS_COST_MAX ? n : MONUMENTS_COST_MAX];
}

/* The prices that can be paid without a discount. */
static inline uint32_t monuments_affordable(const struct monuments_table *t,
                                            uint32_t wealth)
{
    uint32_t set = UINT32_MAX;
    for (int i = 0; i < MONUMENTS_TYPES; i++)
        set &= monuments_covered(t, i, monuments_amount(wealth, i));
    return set;
}

/* And those that can be paid with one. */
uint32_t monuments_cheapened(const struct monuments_table *t, uint32_t wealth,
                             int discount);

/* Asks for DISCOUNT and PAY before what was pushed last. */
void monuments_charge(const struct monuments_table *t,
                      struct monuments_state *s,
                      const uint8_t cost[MONUMENTS_TYPES], int discount);

/* DISCOUNT: the resource that is taken off the cost. */
monuments_node_legal monuments_discount_legal;
monuments_node_apply monuments_discount_apply;

/* PAY: the hex or ferry that the next resource comes from. */
monuments_node_legal monuments_pay_legal;
monuments_node_apply monuments_pay_apply;

#endif
