/* monuments.h - Monuments, as the list of games knows it. */
#ifndef GAMES_MONUMENTS_MONUMENTS_H
#define GAMES_MONUMENTS_MONUMENTS_H

#include "core/game.h"

/* Its entry in games.def. */
extern const struct game monuments_game;

#endif
