/* board.h - the position drawn for a person. */
#ifndef GAMES_MONUMENTS_BOARD_H
#define GAMES_MONUMENTS_BOARD_H

#include "core/game.h"

/* Map, ferries, player boards, cards and the viewer's quests. */
void monuments_write_board(const struct table *table, const struct state *state,
                           int viewer, struct text *out);

#endif
