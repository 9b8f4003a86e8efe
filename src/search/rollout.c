#include "search/rollout.h"

#include "base/bits.h"
#include "search/judge.h"
#include "search/playout.h"

int rollout_draw(const float weight[], int count, struct rng *rng)
{
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

static struct move guided_pick(const struct venue *v, const struct state *s,
                               int seat, struct rng *rng)
{
    struct move_list l;
    float promise[GAME_MOVES_MAX];
    l.count = 0;
    v->game->legal(v->table, s, seat, &l);
    judge_moves(v, s, &l, promise);
    return l.move[rollout_draw(promise, l.count, rng)];
}

/* -1: no cut. */
static int cut_of(const struct game *g, const struct rollout_how *how)
{
    int cut = how->cut;
    if (cut < 0)
        cut = g->hints ? g->hints->horizon : 0;
    return cut > 0 ? cut : -1;
}

void rollout_run(const struct venue *v, struct state *s,
                 const struct rollout_how *how, struct rng *rng,
                 float value[GAME_SEATS_MAX])
{
    const struct game *g = v->game;
    int left = cut_of(g, how);
    for (seat_set seats = g->to_act(v->table, s); seats;
         seats = g->to_act(v->table, s)) {
        int seat = bits_first(seats);
        bool guided = how->guided && seat != SEAT_CHANCE;
        if (left == 0 && seat != SEAT_CHANCE) {
            judge_now(v, s, value);
            return;
        }
        g->apply(v->table, s,
                 guided ? guided_pick(v, s, seat, rng)
                        : playout_pick(v, s, rng));
        left -= left > 0 && seat != SEAT_CHANCE;
    }
    judge_end(v, s, value);
}

struct playout rollout_match(const struct venue *v, struct state *s,
                             struct rng *rng)
{
    struct playout p = {.moves = 0};
    for (seat_set seats = v->game->to_act(v->table, s); seats;
         seats = v->game->to_act(v->table, s), p.moves++) {
        int seat = bits_first(seats);
        bool chance = seat == SEAT_CHANCE;
        v->game->apply(v->table, s,
                       chance ? playout_pick(v, s, rng)
                              : guided_pick(v, s, seat, rng));
        p.chance_moves += chance;
    }
    return p;
}
