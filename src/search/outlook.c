#include "search/outlook.h"

#include "base/bits.h"
#include "search/playout.h"

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

void outlook_world(const struct outlook *o, struct rng *rng, struct state *out)
{
    assert(o && o->venue && rng && out);
    const struct venue *v = o->venue;
    outlook_guess(o, rng, out);
    seat_set seats = v->game->to_act(v->table, out);
    while (seats && bits_first(seats) != o->seat) {
        v->game->apply(v->table, out, playout_pick(v, out, rng));
        seats = v->game->to_act(v->table, out);
    }
}
