/* text.h - moves in the notation. */
#ifndef GAMES_MONUMENTS_TEXT_H
#define GAMES_MONUMENTS_TEXT_H

#include "core/game.h"

struct monuments_table;

/* The word for a seat: its civilization. */
const char *monuments_seat_name(const struct table *table, int seat);

/* The number of a hex, or the ferry. */
void monuments_write_spot(const struct monuments_table *t, int spot,
                          struct text *out);

/* The move, which is legal in the position. */
void monuments_write_move(const struct table *table, const struct state *state,
                          struct move m, struct text *out);

#endif
