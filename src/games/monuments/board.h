/* board.h - the position drawn for a person. */
#ifndef GAMES_MONUMENTS_BOARD_H
#define GAMES_MONUMENTS_BOARD_H

#include "core/game.h"

/* Map, ferries, player boards, cards and the viewer's quests, on a canvas that is
 * clear. */
void monuments_draw_board(const struct table *table, const struct state *state,
                          int viewer, struct canvas *out);

#endif
