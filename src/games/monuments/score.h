/* score.h - the score sheet (MO-21). */
#ifndef GAMES_MONUMENTS_SCORE_H
#define GAMES_MONUMENTS_SCORE_H

#include "core/game.h"

/* The lines of a seat. */
void monuments_score(const struct table *table, const struct state *state,
                     int seat, struct score *out);

/* What the points of one line are for. */
void monuments_tell_points(const struct table *table, const struct state *state,
                           int seat, int line, struct fact *f);

#endif
