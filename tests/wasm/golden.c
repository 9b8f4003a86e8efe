/* golden.c - the golden fingerprints, made by WebAssembly. */
#include "games/games.h"
#include "setups.h"

#define EXPORT(name) __attribute__((export_name(name)))

enum { ROOM = 65536 };

EXPORT("game_name") const char *golden_game_name(int game);
EXPORT("fingerprints") const char *golden_fingerprints(int game);

/* The name of the n-th game, NULL after the last. */
const char *golden_game_name(int game)
{
    const struct game *g = games_all[game].game;
    return g ? g->name : NULL;
}

/* The lines that begin with `matches` in the game's golden.txt, or a sentence
 * that says why there are none. */
const char *golden_fingerprints(int game)
{
    static struct box box;
    static char room[ROOM];
    const struct games_entry *e = &games_all[game];
    struct text t = text_in(room, sizeof room);
    size_t size = (size_t)(e->content_end - e->content);
    if (box_unpack(&box, e->game, e->content, size, &t) == ERR_OK)
        setups_fingerprint(&box, NULL, &t);
    return room;
}
