/* types.h - the shapes of a game's JSON as TypeScript, for its page: set-up, fields
 * of a position, facts, what is told besides, content file. They are made from the tables by which the
 * program itself reads and writes. */
#ifndef CLI_TYPES_H
#define CLI_TYPES_H

#include "core/game.h"

/* Adds the declarations to `t`: Setup, State, Facts, Fact, Tells, Tell
 * and Content. */
void types_write(const struct game *g, struct text *t);

#endif
