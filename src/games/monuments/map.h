/* map.h - the hex map drawn in characters. */
#ifndef GAMES_MONUMENTS_MAP_H
#define GAMES_MONUMENTS_MAP_H

#include "base/canvas.h"

struct monuments_state;
struct monuments_table;

/* Every hex in play with all that is on it, at the top; the pen goes below. */
void monuments_draw_map(const struct monuments_table *t,
                        const struct monuments_state *s, struct canvas *c);

#endif
