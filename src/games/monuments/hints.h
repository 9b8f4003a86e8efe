/* hints.h - advice for the search. */
#ifndef GAMES_MONUMENTS_HINTS_H
#define GAMES_MONUMENTS_HINTS_H

#include "core/game.h"

/* What a position looks worth, and how promising its moves are. */
extern const struct hints monuments_hints;

#endif
