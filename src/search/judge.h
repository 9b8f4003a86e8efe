/* judge.h - how good a position is for each seat, as a share of the win. */
#ifndef SEARCH_JUDGE_H
#define SEARCH_JUDGE_H

#include "core/venue.h"

/* The game is over: seats that share the first place share the win. */
void judge_end(const struct venue *v, const struct state *s,
               float value[GAME_SEATS_MAX]);

/* The game's own evaluation if it has one; equal shares if not. */
void judge_now(const struct venue *v, const struct state *s,
               float value[GAME_SEATS_MAX]);

/* How promising each of the moves looks; all 1 if the game does not say. */
void judge_moves(const struct venue *v, const struct state *s,
                 const struct move_list *l, float promise[GAME_MOVES_MAX]);

#endif
