/* say_state.h - the position in sentences, for those who listen. */
#ifndef GAMES_MONUMENTS_SAY_STATE_H
#define GAMES_MONUMENTS_SAY_STATE_H

#include "core/game.h"

/* What the viewer may know; briefly, what matters most. */
void monuments_say_state(const struct table *table, const struct state *state,
                         int viewer, bool briefly, struct text *out);

#endif
