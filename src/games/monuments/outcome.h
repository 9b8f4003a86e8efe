/* outcome.h - what a move brings besides what it does: what everybody has more or
 * less of, which hexes change hands, and whether the turn ends. */
#ifndef GAMES_MONUMENTS_OUTCOME_H
#define GAMES_MONUMENTS_OUTCOME_H

#include "core/game.h"

struct monuments_state;
struct monuments_table;

/* Arguments of the fact that is open; `s` may be a view. */
void monuments_add_outcome(const struct monuments_table *t,
                           const struct monuments_state *s, struct move m,
                           struct fact *f);

#endif
