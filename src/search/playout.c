#include "search/playout.h"

#include "base/bits.h"
#include "base/hash.h"

static int pick_by_weight(const int weight[], int total, struct rng *rng)
{
    int n = rng_below(rng, total);
    int i = 0;
    for (; n >= weight[i]; i++)
        n -= weight[i];
    return i;
}

static int pick_chance(const struct venue *v, const struct state *s,
                       const struct move_list *l, struct rng *rng)
{
    int weight[GAME_MOVES_MAX];
    int total = v->game->weigh ? v->game->weigh(v->table, s, l, weight) : 0;
    return total > 0 ? pick_by_weight(weight, total, rng)
                     : rng_below(rng, l->count);
}

struct move playout_draw(const struct venue *v, const struct state *s, int seat,
                         const struct move_list *l, struct rng *rng)
{
    return l->move[seat == SEAT_CHANCE ? pick_chance(v, s, l, rng)
                                       : rng_below(rng, l->count)];
}

struct move playout_pick(const struct venue *v, const struct state *s,
                         struct rng *rng)
{
    struct move_list l;
    int seat = venue_list(v, s, &l);
    return playout_draw(v, s, seat, &l, rng);
}

struct playout playout_run(const struct venue *v, struct state *s,
                           struct rng *rng)
{
    struct playout p = {.moves = 0};
    struct move_list l;
    int seat = venue_list(v, s, &l);
    for (; seat != SEAT_NOBODY; p.moves++) {
        p.chance_moves += seat == SEAT_CHANCE;
        seat = venue_advance(v, s, playout_draw(v, s, seat, &l, rng), &l);
    }
    return p;
}

static uint64_t fingerprint_of_match(const struct venue *v, struct rng *rng,
                                     uint64_t h, long long *moves)
{
    struct state_room room;
    struct state *s = state_in(&room);
    int place[GAME_SEATS_MAX] = {0};
    v->game->begin(v->table, s);
    for (; !venue_is_over(v, s); (*moves)++) {
        struct move m = playout_pick(v, s, rng);
        h = hash_bytes(h, &m, sizeof m);
        v->game->apply(v->table, s, m);
    }
    venue_rank(v, s, place);
    for (int i = 0; i < v->setup.seats; i++)
        h = hash_bytes(h, &(unsigned char){(unsigned char)place[i]}, 1);
    return hash_bytes(h, s, v->game->state_size);
}

uint64_t playout_fingerprint(const struct venue *v, uint64_t seed, int matches,
                             long long *moves)
{
    uint64_t h = 0;
    *moves = 0;
    for (int i = 0; i < matches; i++) {
        struct rng rng = rng_stream(seed, (uint64_t)i);
        h = fingerprint_of_match(v, &rng, h, moves);
    }
    return h;
}
