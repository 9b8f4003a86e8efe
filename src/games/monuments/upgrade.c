/* upgrade.c - turning action cards green, paid or free. */
#include "games/monuments/upgrade.h"

#include "games/monuments/ground.h"
#include "games/monuments/offer.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/wealth.h"

#include <assert.h>

static uint64_t red_cards(const struct monuments_state *s, int seat)
{
    return (bits_bit(MONUMENTS_CARDS) - 1) & ~s->green[seat];
}

/* MO-7.1: any own red card, wherever it lies. MO-7.2: the green side of the
 * upgrade card makes it cheaper, but not its own upgrade. */
static uint64_t payable_cards(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              uint32_t wealth)
{
    int off = monuments_param(t, s, seat, PARAM_UPGRADE_DISCOUNT);
    return red_cards(s, seat) & monuments_cheapened(t, wealth, off);
}

bool monuments_can_upgrade(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           const struct monuments_ground *g)
{
    if (g->wealth == 0)
        return false;
    return (g->affordable & red_cards(s, seat)) != 0
           || (monuments_param(t, s, seat, PARAM_UPGRADE_DISCOUNT) > 0
               && payable_cards(t, s, seat, g->wealth) != 0);
}

static void offer_cards(uint64_t cards, int seat, struct move_list *out)
{
    for (; cards; cards = bits_rest(cards))
        monuments_offer(out, seat, MOVE_CARD, bits_first(cards), 0);
}

void monuments_upgrade_legal(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct move_list *out)
{
    assert(seat >= 0 && seat < t->seats);
    uint32_t wealth = monuments_wealth(t, s, seat);
    offer_cards(payable_cards(t, s, seat, wealth), seat, out);
}

void monuments_upgrade_apply(const struct monuments_table *t,
                             struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_UPGRADE_CARD);
    s->what = m.arg[0];
    monuments_pop(s);
    monuments_push(s, NODE_FLIP);
    monuments_charge(t, s, t->content.action[m.arg[0]].cost,
                     monuments_param(t, s, s->turn, PARAM_UPGRADE_DISCOUNT));
}

/* MO-7.3: green for the rest of the game. */
void monuments_flip(const struct monuments_table *t, struct monuments_state *s)
{
    assert(s->what < MONUMENTS_CARDS);
    (void)t;
    s->green[s->turn] |= bits_bit(s->what);
}

/* MO-19.8: a free upgrade; the running action is not changed by it. */
void monuments_free_upgrade_legal(const struct monuments_table *t,
                                  const struct monuments_state *s, int seat,
                                  struct move_list *out)
{
    (void)t;
    assert(monuments_stack_top(s) == NODE_FREE_UPGRADE);
    offer_cards(red_cards(s, seat), seat, out);
}

void monuments_free_upgrade_apply(const struct monuments_table *t,
                                  struct monuments_state *s, struct move m)
{
    (void)t;
    assert(monuments_stack_top(s) == NODE_FREE_UPGRADE);
    s->green[s->turn] |= bits_bit(m.arg[0]);
    monuments_count_down(s);
}
