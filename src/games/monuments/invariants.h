/* invariants.h - what holds in every position that play can lead to. */
#ifndef GAMES_MONUMENTS_INVARIANTS_H
#define GAMES_MONUMENTS_INVARIANTS_H

#include "core/game.h"

/* Does it hold? If not, says why. Views hold as well as full states. */
bool monuments_holds(const struct table *table, const struct state *state,
                     struct text *why);

#endif
