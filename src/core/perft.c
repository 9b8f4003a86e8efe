#include "core/perft.h"

#include "base/bits.h"

#include <assert.h>
#include <string.h>

uint64_t perft(const struct venue *v, const struct state *s, int depth)
{
    assert(v && s && depth >= 0);
    const struct game *g = v->game;
    seat_set seats = g->to_act(v->table, s);
    struct move_list l;
    uint64_t total = 0;
    if (depth == 0 || seats == 0)
        return 1;
    l.count = 0;
    g->legal(v->table, s, bits_first(seats), &l);
    if (depth == 1)
        return (uint64_t)l.count;
    for (int i = 0; i < l.count; i++) {
        struct state_room next;
        memcpy(state_in(&next), s, g->state_size);
        g->apply(v->table, state_in(&next), l.move[i]);
        total += perft(v, state_in(&next), depth - 1);
    }
    return total;
}
