#include "search/judge.h"

#include <assert.h>

void judge_end(const struct venue *v, const struct state *s,
               float value[GAME_SEATS_MAX])
{
    assert(venue_is_over(v, s));
    int place[GAME_SEATS_MAX] = {0};
    int winners = 0;
    venue_rank(v, s, place);
    for (int i = 0; i < v->setup.seats; i++)
        winners += place[i] == 1;
    for (int i = 0; i < v->setup.seats; i++)
        value[i] = place[i] == 1 ? 1.0F / (float)winners : 0.0F;
}

void judge_now(const struct venue *v, const struct state *s,
               float value[GAME_SEATS_MAX])
{
    assert(v && s && value);
    if (venue_is_over(v, s)) {
        judge_end(v, s, value);
        return;
    }
    if (v->game->hints && v->game->hints->evaluate) {
        v->game->hints->evaluate(v->table, s, value);
        return;
    }
    for (int i = 0; i < v->setup.seats; i++)
        value[i] = 1.0F / (float)v->setup.seats;
}

void judge_moves(const struct venue *v, const struct state *s,
                 const struct move_list *l, float promise[GAME_MOVES_MAX])
{
    assert(l->count > 0 && l->count <= GAME_MOVES_MAX);
    if (v->game->hints && v->game->hints->promise) {
        v->game->hints->promise(v->table, s, l, promise);
        return;
    }
    for (int i = 0; i < l->count; i++)
        promise[i] = 1.0F;
}
