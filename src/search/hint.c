#include "search/hint.h"

#include "search/playout.h"

#include <string.h>

static double share_of_win(const struct venue *v, const struct state *s,
                           int seat)
{
    int place[GAME_SEATS_MAX];
    int winners = 0;
    venue_rank(v, s, place);
    for (int i = 0; i < v->setup.seats; i++)
        winners += place[i] == 1;
    return place[seat] == 1 ? 1.0 / winners : 0.0;
}

/* One world, the move, and the rest at random. */
static void try_once(const struct venue *v, const struct state *view, int seat,
                     struct rng *rng, struct hint *h)
{
    struct state_room room;
    struct state *s = state_in(&room);
    struct score score;
    memcpy(s, view, v->game->state_size);
    if (v->game->secrets)
        v->game->secrets->guess(v->table, s, seat, rng);
    v->game->apply(v->table, s, h->move);
    playout_run(v, s, rng);
    v->game->score(v->table, s, seat, &score);
    h->win_share += share_of_win(v, s, seat);
    h->points += score_total(&score);
}

static bool is_better(const struct hint *a, const struct hint *b)
{
    if (a->win_share > b->win_share || a->win_share < b->win_share)
        return a->win_share > b->win_share;
    return a->points > b->points;
}

/* Keeps the list sorted and no longer than its room. */
static int insert(struct hint *list, int count, int room, struct hint h)
{
    int at = count;
    while (at > 0 && is_better(&h, &list[at - 1])) {
        if (at < room)
            list[at] = list[at - 1];
        at--;
    }
    if (at < room)
        list[at] = h;
    return count < room ? count + 1 : room;
}

/* All worlds for one move; the same for every move, so that only the moves
 * differ. */
static struct hint try_move(const struct venue *v, const struct state *view,
                            struct move m, int playouts, uint64_t seed)
{
    struct hint h = {.move = m};
    for (int n = 0; n < playouts; n++) {
        struct rng rng = rng_stream(seed, (uint64_t)n);
        try_once(v, view, m.seat, &rng, &h);
    }
    h.win_share /= playouts;
    h.points /= playouts;
    return h;
}

int hint_best(const struct venue *v, const struct state *view, int seat,
              const struct hint_effort *effort, struct hint *out, int room)
{
    struct move_list l;
    int count = 0;
    l.count = 0;
    v->game->legal(v->table, view, seat, &l);
    for (int i = 0; i < l.count; i++) {
        struct hint h = try_move(v, view, l.move[i], effort->playouts_each,
                                 effort->seed);
        count = insert(out, count, room, h);
    }
    return count;
}
