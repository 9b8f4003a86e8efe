/* deeds.h - what is done with the thing that a node asks for. */
#ifndef GAMES_MONUMENTS_DEEDS_H
#define GAMES_MONUMENTS_DEEDS_H

#include "games/monuments/state.h"
#include "games/monuments/table.h"

/* False, and nothing told: the move names no thing. */
bool monuments_tell_deed(const struct monuments_table *t,
                         const struct monuments_state *s, struct move m,
                         struct fact *f);

#endif
