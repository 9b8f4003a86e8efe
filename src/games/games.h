/* games.h - the games that this program knows. */
#ifndef GAMES_GAMES_H
#define GAMES_GAMES_H

#include "core/game.h"

/* A game, and the content file that is built into the program. */
struct games_entry {
    const struct game *game;
    const char *content;
    const char *content_end;
};

/* Every game, in the order of games.def, ended by one without a game. */
extern const struct games_entry games_all[];

/* NULL if there is no game of that name. */
const struct games_entry *games_find(const char *name);

#endif
