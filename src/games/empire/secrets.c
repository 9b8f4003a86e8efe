/* secrets.c - what is hidden: bids, until all are in (EM-2.1, EM-6.2). The order
 * of the pile (EM-6.1) does not exist before a card is dealt, so nothing hides
 * it. */
#include "games/empire/state.h"

#include <assert.h>

static void redact(const struct table *table, struct state *state, int viewer)
{
    struct empire_state *s = empire_mut(state);
    assert(viewer >= 0 && viewer <= SEAT_NOBODY);
    if (s->phase != PHASE_BID)
        return;
    for (int i = 0; i < EMPIRE_SEATS; i++) {
        bool other = i < empire_table(table)->seats && i != viewer;
        if (other && s->bid[i] != FIELD_NONE)
            s->bid[i] = FIELD_HIDDEN;
    }
}

static struct move redact_move(const struct table *table,
                               const struct state *before, struct move m,
                               int viewer)
{
    unsigned bidding = empire_opening_still_bidding(empire_table(table),
                                                    empire(before));
    bool last = bidding == 1U << m.seat;
    if (m.kind == MOVE_BID && m.seat != viewer && !last)
        m.arg[0] = FIELD_HIDDEN;
    return m;
}

static void guess(const struct table *table, struct state *view, int viewer,
                  struct rng *rng)
{
    assert(view && rng);
    struct empire_state *s = empire_mut(view);
    (void)viewer;
    for (int i = 0; i < empire_table(table)->seats; i++) {
        if (s->bid[i] == FIELD_HIDDEN)
            s->bid[i] = u8(rng_below(rng, s->coins[i] + 1));
    }
}

static void reopen(const struct table *table, struct state *view, int viewer)
{
    struct empire_state *s = empire_mut(view);
    (void)viewer;
    for (int i = 0; i < empire_table(table)->seats; i++) {
        if (s->bid[i] == FIELD_HIDDEN)
            s->bid[i] = FIELD_NONE;
    }
}

const struct secrets empire_secrets = {
    .redact = redact,
    .redact_move = redact_move,
    .guess = guess,
    .reopen = reopen,
};
