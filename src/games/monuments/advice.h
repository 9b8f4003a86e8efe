/* advice.h - how promising the moves of a decision look, by plan. */
#ifndef GAMES_MONUMENTS_ADVICE_H
#define GAMES_MONUMENTS_ADVICE_H

#include "core/game.h"

struct monuments_plan;
struct monuments_table;

/* How promising moves look: the game's hint. */
void monuments_promise(const struct table *table, const struct state *state,
                       const struct move_list *moves,
                       float promise[GAME_MOVES_MAX]);

/* What it is worth to have cards in the hand. */
float monuments_hand_worth(const struct monuments_plan *p);

/* What it is worth to hold a common bonus. */
float monuments_common_worth(const struct monuments_table *t, int card);

#endif
