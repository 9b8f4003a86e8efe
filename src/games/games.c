#include "games/games.h"

#include <string.h>

/* The build embeds content.json of every game between two symbols. */
#define GAME(name)                        \
    extern const struct game name##_game; \
    extern const char name##_content[];   \
    extern const char name##_content_end[];
#include "games/games.def"
#undef GAME

const struct games_entry games_all[] = {
#define GAME(name) {&name##_game, name##_content, name##_content_end},
#include "games/games.def"
#undef GAME
    {NULL, NULL, NULL},
};

const struct games_entry *games_find(const char *name)
{
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (strcmp(e->game->name, name) == 0)
            return e;
    }
    return NULL;
}
