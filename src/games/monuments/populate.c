/* populate.c - the Populate card: new workers in towns, and the rescue. */
#include "games/monuments/populate.h"

#include "games/monuments/offer.h"
#include "games/monuments/pieces.h"
#include "games/monuments/sites.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/wealth.h"

#include <assert.h>

/* MO-11.2: hexes of which every town has been served. A choice beyond the first
 * of each hex was on one with several towns; with three towns there is only one
 * such hex. */
static uint64_t served(const struct monuments_table *t,
                       const struct monuments_state *s, int seat)
{
    uint64_t set = s->used;
    if (set == 0)
        return 0;
    int chosen = monuments_param(t, s, seat, PARAM_POPULATE_PLACES) - s->left;
    int again = chosen - bits_count(set);
    for (uint64_t m = s->used; m; m = bits_rest(m)) {
        if (monuments_intact_on(s, seat, TOWN, bits_first(m)) > 1 + again)
            set &= ~bits_bit(bits_first(m));
    }
    return set;
}

/* MO-11.1, MO-11.2: own working towns with enough own workers. */
static uint64_t town_hexes(const struct monuments_table *t,
                           const struct monuments_state *s, int seat)
{
    uint64_t towns = monuments_tended(s, seat, TOWN) & ~served(t, s, seat);
    uint64_t set = 0;
    if (towns == 0)
        return 0;
    int least = monuments_param(t, s, seat, PARAM_POPULATE_MIN);
    least = least < t->content.minimum.populate_min
                ? t->content.minimum.populate_min
                : least;
    for (uint64_t m = towns; m; m = bits_rest(m)) {
        int p = bits_first(m);
        set |= (uint64_t)(monuments_workers_on(s, p) >= least) << p;
    }
    return set && monuments_worker_supply(t, s, seat) > 0 ? set : 0;
}

/* MO-11.3, MO-22.6: so nobody is out of the game. */
static bool can_rescue(const struct monuments_table *t,
                       const struct monuments_state *s, int seat)
{
    int least = t->content.limits.rescue_below;
    return bits_count(s->workers[seat]) < least
           && monuments_workers_on_board(s, seat) < least;
}

bool monuments_can_populate(const struct monuments_table *t,
                            const struct monuments_state *s, int seat)
{
    assert(seat >= 0 && seat < t->seats);
    return town_hexes(t, s, seat) != 0 || can_rescue(t, s, seat);
}

/* MO-11.4 */
void monuments_pop_town_legal(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              struct move_list *out)
{
    assert(monuments_stack_top(s) == NODE_POP_TOWN);
    int first = out->count;
    monuments_offer_hexes(t, town_hexes(t, s, seat), seat, out);
    if (can_rescue(t, s, seat))
        monuments_offer(out, seat, MOVE_RESCUE, 0, 0);
    if (s->acted && out->count > first)
        monuments_offer(out, seat, MOVE_STOP, 0, 0);
}

static void place_workers(const struct monuments_table *t,
                          struct monuments_state *s, int place, int wanted)
{
    int supply = monuments_worker_supply(t, s, s->turn);
    for (int i = 0; i < wanted && i < supply; i++)
        monuments_put(t, s, s->turn, place, UNARMED);
}

void monuments_pop_town_apply(const struct monuments_table *t,
                              struct monuments_state *s, struct move m)
{
    assert(monuments_stack_top(s) == NODE_POP_TOWN);
    if (m.kind == MOVE_STOP) {
        monuments_pop(s);
        return;
    }
    if (m.kind == MOVE_RESCUE) {
        int missing = t->content.limits.rescue_below
                      - monuments_workers_on_board(s, s->turn);
        place_workers(t, s, t->home[s->turn], missing);
        monuments_pop(s);
        return;
    }
    int place = t->place[m.arg[0]];
    s->acted = 1;
    s->used |= bits_bit(place);
    place_workers(t, s, place,
                  monuments_param(t, s, s->turn, PARAM_POPULATE_WORKERS));
    monuments_count_down(s);
}
