#include "search/rollout.h"

#include "base/bits.h"
#include "search/judge.h"
#include "search/playout.h"

#include <assert.h>
#include <limits.h>

int rollout_draw(const float weight[], int count, struct rng *rng)
{
    assert(weight && count > 0 && rng);
    float total = 0;
    for (int i = 0; i < count; i++)
        total += weight[i];
    float at = (float)(rng_next(rng) >> 40) * 0x1p-24F * total;
    for (int i = 0; i < count - 1; i++) {
        at -= weight[i];
        if (at < 0)
            return i;
    }
    return count - 1;
}

struct move rollout_pick(const struct venue *v, const struct state *s,
                         const struct move_list *l, struct rng *rng)
{
    assert(v && s && rng);
    float promise[GAME_MOVES_MAX];
    judge_moves(v, s, l, promise);
    return l->move[rollout_draw(promise, l->count, rng)];
}

/* -1: no cut. */
static int cut_of(const struct venue *v, const struct rollout_how *how)
{
    int cut = how->cut;
    if (cut < 0)
        cut = v->game->hints ? v->game->hints->horizon * v->setup.seats / 2 : 0;
    return cut > 0 ? cut : -1;
}

void rollout_run(const struct venue *v, struct state *s,
                 const struct rollout_how *how, struct rng *rng,
                 float value[GAME_SEATS_MAX])
{
    assert(how && rng && value);
    int left = cut_of(v, how);
    struct move_list l;
    int seat = venue_list(v, s, &l);
    while (seat != SEAT_NOBODY) {
        bool chance = seat == SEAT_CHANCE;
        if (left == 0 && !chance) {
            judge_now(v, s, value);
            return;
        }
        left -= left > 0 && !chance;
        struct move m = how->guided && !chance
                            ? rollout_pick(v, s, &l, rng)
                            : playout_draw(v, s, seat, &l, rng);
        seat = venue_advance(v, s, m, &l);
    }
    judge_end(v, s, value);
}

struct playout rollout_match(const struct venue *v, struct state *s,
                             uint64_t seed)
{
    return rollout_moves(v, s, INT_MAX, seed);
}

struct playout rollout_moves(const struct venue *v, struct state *s, int most,
                             uint64_t seed)
{
    assert(v && s && most >= 0);
    struct playout p = {.moves = 0};
    struct rng own = seed_rng(seed, 0, SEED_PLAYER);
    uint64_t root = rng_root(seed);
    struct move_list l;
    int seat = venue_list(v, s, &l);
    for (; seat != SEAT_NOBODY && p.moves < most; p.moves++) {
        bool chance = seat == SEAT_CHANCE;
        struct move m = chance ? playout_chance(v, s, &l, root, p.moves)
                               : rollout_pick(v, s, &l, &own);
        seat = venue_advance(v, s, m, &l);
        p.chance_moves += chance;
    }
    return p;
}
