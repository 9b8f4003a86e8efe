/* running.h - what holds while an action is carried out: the part of the
 * invariants that is about the stack and its values. */
#ifndef GAMES_MONUMENTS_RUNNING_H
#define GAMES_MONUMENTS_RUNNING_H

#include "core/game.h"

struct monuments_state;
struct monuments_table;

/* Can these nodes lie on each other? If not, says why. */
bool monuments_stack_fits(const struct monuments_state *s, struct text *why);

/* Do the values of the running action belong to its nodes, and is there
 * something to decide? The rest of the state has been found sound. */
bool monuments_action_fits(const struct monuments_table *t,
                           const struct monuments_state *s, struct text *why);

#endif
