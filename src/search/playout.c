#include "search/playout.h"

#include "base/bits.h"
#include "base/hash.h"

#include <assert.h>

static int pick_by_weight(const int weight[], int total, uint64_t number)
{
    int n = rng_scale(number, total);
    int i = 0;
    for (; n >= weight[i]; i++)
        n -= weight[i];
    return i;
}

/* Whoever moves, one number decides. */
static struct move pick(const struct venue *v, const struct state *s, int seat,
                        const struct move_list *l, uint64_t number)
{
    int weight[GAME_MOVES_MAX];
    int total = seat == SEAT_CHANCE && v->game->weigh
                    ? v->game->weigh(v->table, s, l, weight)
                    : 0;
    return l->move[total > 0 ? pick_by_weight(weight, total, number)
                             : rng_scale(number, l->count)];
}

struct move playout_draw(const struct venue *v, const struct state *s, int seat,
                         const struct move_list *l, struct rng *rng)
{
    assert(l->count > 0);
    return pick(v, s, seat, l, rng_next(rng));
}

struct move playout_pick(const struct venue *v, const struct state *s,
                         struct rng *rng)
{
    assert(!venue_is_over(v, s) && rng);
    struct move_list l;
    int seat = venue_list(v, s, &l);
    return playout_draw(v, s, seat, &l, rng);
}

struct move playout_chance(const struct venue *v, const struct state *s,
                           const struct move_list *l, uint64_t root, int moves)
{
    assert(l->count > 0);
    return pick(v, s, SEAT_CHANCE, l, seed_draw_from(root, moves, SEED_CHANCE));
}

struct move playout_deal(const struct venue *v, const struct state *s,
                         uint64_t seed, int moves)
{
    assert(!venue_is_over(v, s));
    struct move_list l;
    int seat = venue_list(v, s, &l);
    if (seat == SEAT_CHANCE)
        return playout_chance(v, s, &l, rng_root(seed), moves);
    struct rng own = seed_rng(seed, moves, SEED_PLAYER);
    return playout_draw(v, s, seat, &l, &own);
}

struct playout playout_run(const struct venue *v, struct state *s,
                           uint64_t seed)
{
    assert(v && v->game && s);
    struct playout p = {.moves = 0};
    struct rng own = seed_rng(seed, 0, SEED_PLAYER);
    uint64_t root = rng_root(seed);
    struct move_list l;
    int seat = venue_list(v, s, &l);
    for (; seat != SEAT_NOBODY; p.moves++) {
        bool chance = seat == SEAT_CHANCE;
        struct move m = chance ? playout_chance(v, s, &l, root, p.moves)
                               : playout_draw(v, s, seat, &l, &own);
        seat = venue_advance(v, s, m, &l);
        p.chance_moves += chance;
    }
    return p;
}

uint64_t playout_fingerprint(const struct venue *v, uint64_t seed, int n,
                             uint64_t h, long long *moves)
{
    assert(v && n >= 0 && moves);
    struct rng rng = rng_stream(seed, (uint64_t)n);
    struct state_room room;
    struct state *s = state_in(&room);
    int place[GAME_SEATS_MAX] = {0};
    v->game->begin(v->table, s);
    for (; !venue_is_over(v, s); (*moves)++) {
        struct move m = playout_pick(v, s, &rng);
        h = hash_bytes(h, &m, sizeof m);
        v->game->apply(v->table, s, m);
    }
    venue_rank(v, s, place);
    for (int i = 0; i < v->setup.seats; i++)
        h = hash_bytes(h, &(unsigned char){(unsigned char)place[i]}, 1);
    return hash_bytes(h, s, v->game->state_size);
}
