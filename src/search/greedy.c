#include "search/greedy.h"

#include "search/judge.h"

#include <assert.h>

/* The mean worth of a move over the same guesses as of every other move. */
static float worth(const struct outlook *o, struct move m, int worlds,
                   uint64_t seed)
{
    float total = 0;
    for (int i = 0; i < worlds; i++) {
        struct rng rng = rng_stream(seed, (uint64_t)i);
        struct state_room world;
        float value[GAME_SEATS_MAX];
        outlook_world(o, &rng, state_in(&world));
        o->venue->game->apply(o->venue->table, state_in(&world), m);
        judge_now(o->venue, state_in(&world), value);
        total += value[o->seat];
    }
    return total;
}

struct move greedy_choose(const struct outlook *o, int worlds, uint64_t seed)
{
    assert(o && o->venue && worlds >= 1);
    struct rng ties = rng_seed(seed);
    struct state_room view = o->view;
    struct move_list l;
    float best = -1;
    int equal = 0;
    int chosen = 0;
    l.count = 0;
    o->venue->game->legal(o->venue->table, state_in(&view), o->seat, &l);
    for (int i = 0; i < l.count && l.count > 1; i++) {
        float w = worth(o, l.move[i], worlds, seed);
        bool better = w > best;
        bool tied = !better && !(w < best);
        equal = better ? 1 : equal + tied;
        if (better || (tied && rng_below(&ties, equal) == 0))
            chosen = i;
        best = better ? w : best;
    }
    return l.move[chosen];
}
