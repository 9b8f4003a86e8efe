/* invariants_internal.h - the two halves of the invariants. */
#ifndef GAMES_MONUMENTS_INVARIANTS_INTERNAL_H
#define GAMES_MONUMENTS_INVARIANTS_INTERNAL_H

#include "games/monuments/state.h"

/* Can these nodes lie on each other? */
bool monuments_stack_fits(const struct monuments_state *s, struct text *why);

/* Do the values of the running action belong to its nodes, and is there
 * something to decide? The rest of the state has been found sound. */
bool monuments_action_fits(const struct monuments_table *t,
                           const struct monuments_state *s, struct text *why);

#endif
