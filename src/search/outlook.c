#include "search/outlook.h"

#include "base/bits.h"
#include "search/rollout.h"

#include <assert.h>
#include <string.h>

void outlook_of(struct outlook *o, const struct venue *v,
                const struct state *full, int seat)
{
    assert(o && full && venue_has_seat(v, seat));
    o->venue = v;
    o->seat = seat;
    venue_view(v, full, seat, state_in(&o->view));
}

void outlook_guess(const struct outlook *o, struct rng *rng, struct state *out)
{
    assert(o && o->venue && rng && out);
    const struct game *g = o->venue->game;
    memcpy(out, o->view.bytes, g->state_size);
    if (g->secrets)
        g->secrets->guess(o->venue->table, out, o->seat, rng);
}

void outlook_reopen(const struct outlook *o, struct rng *rng, struct state *out)
{
    assert(o && o->venue && rng && out);
    const struct game *g = o->venue->game;
    memcpy(out, o->view.bytes, g->state_size);
    if (g->secrets && g->secrets->reopen)
        g->secrets->reopen(o->venue->table, out, o->seat);
    if (g->secrets)
        g->secrets->guess(o->venue->table, out, o->seat, rng);
}

void outlook_world(const struct outlook *o, struct rng *rng, struct state *out)
{
    assert(o && o->venue && rng && out);
    const struct venue *v = o->venue;
    struct move_list l;
    outlook_reopen(o, rng, out);
    int seat = venue_list(v, out, &l);
    while (seat != SEAT_NOBODY && seat != o->seat) {
        struct move m = rollout_pick(v, out, &l, rng);
        seat = venue_advance(v, out, m, &l);
    }
}
