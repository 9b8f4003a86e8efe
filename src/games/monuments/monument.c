/* monument.c - building a layer: what it needs, the sacrifice, the choice of a
 * common bonus and of a personal one. */
#include "games/monuments/monument.h"

#include "base/num.h"
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

static int at_least(int n, int least)
{
    return n < least ? least : n;
}

/* MO-12.1: layers are built in order. */
static const struct monuments_layer *next_layer(const struct monuments_table *t,
                                                const struct monuments_state *s,
                                                int seat)
{
    return &t->content.layer[s->layers[seat]];
}

/* MO-12.2; MO-6.8: no discount touches it. */
static int sacrifice_of(const struct monuments_table *t,
                        const struct monuments_state *s, int seat)
{
    return at_least(next_layer(t, s, seat)->sacrifice
                        + monuments_param(t, s, seat, PARAM_SACRIFICE),
                    t->content.minimum.layer_sacrifice);
}

/* MO-12.2: all three are tested before anything is paid. */
bool monuments_can_raise(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         uint32_t wealth)
{
    assert(seat >= 0 && seat < t->seats);
    if (s->layers[seat] == MONUMENTS_LAYERS || wealth == 0)
        return false;
    const struct monuments_layer *l = next_layer(t, s, seat);
    int off = monuments_param(t, s, seat, PARAM_MONUMENT_DISCOUNT);
    if (!monuments_payable(l->cost, wealth,
                           monuments_discount(t, l->cost, off)))
        return false;
    int land = at_least(l->land
                            + monuments_param(t, s, seat, PARAM_LAND_REQUIRED),
                        t->content.minimum.layer_land);
    return bits_count(monuments_land(t, s, seat)) >= land
           && monuments_workers_on_board(s, seat) >= sacrifice_of(t, s, seat);
}

/* MO-12.4 to MO-12.6, from the bottom of the stack up. */
void monuments_layer_begin(const struct monuments_table *t,
                           struct monuments_state *s)
{
    assert(s->layers[s->turn] < t->content.layer_count);
    s->left = u8(sacrifice_of(t, s, s->turn));
    s->arms = s->turn;
    monuments_push(s, NODE_LAYER);
    monuments_push(s, NODE_WEAPON);
    monuments_push(s, NODE_SACRIFICE);
    monuments_charge(t, s, next_layer(t, s, s->turn)->cost,
                     monuments_param(t, s, s->turn, PARAM_MONUMENT_DISCOUNT));
}

/* MO-12.5: any own worker on the board. */
void monuments_sacrifice_legal(const struct monuments_table *t,
                               const struct monuments_state *s, int seat,
                               struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_SACRIFICE);
    monuments_offer_workers(t, s, seat, out);
}

void monuments_sacrifice_apply(const struct monuments_table *t,
                               struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_SACRIFICE);
    monuments_kill(t, s, s->turn, monuments_spot_of(t, m.arg[0]), m.arg[1]);
    monuments_count_down(s);
}

/* MO-12.7, MO-12.8: both bonuses; MO-4.8: layer 5 makes this round the last. */
void monuments_layer_run(const struct monuments_table *t,
                         struct monuments_state *s)
{
    (void)t;
    assert(s->layers[s->turn] < MONUMENTS_LAYERS);
    s->layers[s->turn]++;
    if (s->layers[s->turn] == MONUMENTS_LAYERS) {
        s->last = 1;
    } else {
        monuments_push(s, NODE_PERSONAL);
    }
    monuments_push(s, NODE_COMMON);
}

/* -- Common bonuses -------------------------------------------------------- */

static bool same_key(const struct monuments_table *t, int a, int b)
{
    return memcmp(t->content.common[a].key, t->content.common[b].key,
                  PART_NAME_SIZE)
           == 0;
}

static int copies_held(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int card)
{
    int n = 0;
    for (uint64_t m = s->commons[seat]; m; m = bits_rest(m))
        n += same_key(t, bits_first(m), card);
    return n;
}

static uint64_t pile_of(const struct monuments_table *t,
                        const struct monuments_state *s, int layer)
{
    uint64_t set = t->commons[layer - 1];
    for (int i = 0; i < t->seats; i++)
        set &= ~s->commons[i];
    return set;
}

/* MO-12.7: cards of one key are offered once. */
void monuments_common_legal(const struct monuments_table *t,
                            const struct monuments_state *s, int seat,
                            struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_COMMON);
    uint64_t seen = 0;
    for (uint64_t m = pile_of(t, s, s->layers[seat]); m; m = bits_rest(m)) {
        int card = bits_first(m);
        bool twin = false;
        for (uint64_t k = seen; k; k = bits_rest(k))
            twin = twin || same_key(t, bits_first(k), card);
        seen |= bits_bit(card);
        if (!twin
            && copies_held(t, s, seat, card) < t->content.common[card].copies)
            monuments_offer(out, seat, MOVE_BONUS, card, 0);
    }
}

void monuments_common_apply(const struct monuments_table *t,
                            struct monuments_state *s, struct move m)
{
    (void)t;
    assert(monuments_stack_top(s) == NODE_COMMON);
    s->commons[s->turn] |= bits_bit(m.arg[0]);
    monuments_pop(s);
}
