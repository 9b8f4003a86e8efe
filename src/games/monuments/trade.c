/* trade.c - the Trade card. */
#include "games/monuments/trade.h"

#include "base/num.h"
#include "games/monuments/amounts.h"
#include "games/monuments/ground.h"
#include "games/monuments/offer.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* MO-16.2: the high bit of each type that there is enough of. */
static uint32_t givable(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        uint32_t wealth)
{
    const uint32_t high = 0x80808080U;
    int rate = monuments_param(t, s, seat, PARAM_TRADE_RATE);
    return ((wealth | high) - (uint32_t)rate * 0x01010101U) & high;
}

/* MO-16.1: enough of one type, and a land hex. */
bool monuments_can_trade(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         uint32_t wealth)
{
    assert(seat >= 0 && seat < t->seats);
    return wealth != 0 && givable(t, s, seat, wealth) != 0
           && monuments_land(t, s, seat) != 0;
}

void monuments_trade_give_legal(const struct monuments_table *t,
                                const struct monuments_state *s, int seat,
                                struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_TRADE_GIVE);
    int first = out->count;
    uint32_t wealth = monuments_wealth(t, s, seat);
    if (wealth == 0 || monuments_land(t, s, seat) == 0)
        return;
    for (uint32_t m = givable(t, s, seat, wealth); m; m &= m - 1)
        monuments_offer(out, seat, MOVE_TYPE, bits_first(m) / 8, 0);
    if (s->acted && out->count > first)
        monuments_offer(out, seat, MOVE_STOP, 0, 0);
}

void monuments_trade_give_apply(const struct monuments_table *t,
                                struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_TRADE_GIVE);
    uint8_t price[MONUMENTS_TYPES] = {0};
    if (m.kind == MOVE_STOP) {
        monuments_pop(s);
        return;
    }
    s->acted = 1;
    price[m.arg[0]] = u8(monuments_param(t, s, s->turn, PARAM_TRADE_RATE));
    monuments_count_down(s);
    monuments_push(s, NODE_TRADE_GET);
    monuments_charge(t, s, price, 0);
}

/* MO-16.3: also the type that was given. */
void monuments_trade_get_legal(const struct monuments_table *t,
                               const struct monuments_state *s, int seat,
                               struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_TRADE_GET);
    uint32_t supply = monuments_supply(t, s);
    for (int i = 0; i < MONUMENTS_TYPES; i++) {
        monuments_offer_if(monuments_amount(supply, i) > 0, out,
                           move_of(seat, MOVE_TYPE, i, 0));
    }
}

void monuments_trade_get_apply(const struct monuments_table *t,
                               struct monuments_state *s, struct move m)
{
    (void)t;
    assert(monuments_stack_top(s) == NODE_TRADE_GET);
    s->what = m.arg[0];
    monuments_pop(s);
    monuments_push(s, NODE_TRADE_PLACE);
}

/* MO-16.3: any controlled land hex with room; without one it is lost. */
void monuments_trade_place_legal(const struct monuments_table *t,
                                 const struct monuments_state *s, int seat,
                                 struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_TRADE_PLACE);
    monuments_offer_hexes(t, monuments_roomy(t, s, monuments_land(t, s, seat)),
                          seat, out);
}

void monuments_trade_place_apply(const struct monuments_table *t,
                                 struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_TRADE_PLACE);
    monuments_amounts_add(s->res[t->place[m.arg[0]]], s->what, 1);
    monuments_pop(s);
}
