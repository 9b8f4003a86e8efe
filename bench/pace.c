/* pace.c - random matches in WebAssembly, as `mudbrick bench` plays them, for
 * bench/wasm.mjs to measure. */
#include "core/setup.h"
#include "games/games.h"
#include "search/playout.h"

#define EXPORT(name) __attribute__((export_name(name)))

EXPORT("name") const char *pace_name(int game);
EXPORT("open") int pace_open(int game);
EXPORT("play") int pace_play(int first, int matches);

static struct box box;
static struct venue venue;

/* The name of the n-th game, NULL after the last. */
const char *pace_name(int game)
{
    const struct game *g = games_all[game].game;
    return g ? g->name : NULL;
}

/* Sits down at the game's standard table; 0 if that fails. */
int pace_open(int game)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    const struct games_entry *e = &games_all[game];
    const struct setup how = setup_standard(e->game);
    return box_unpack(&box, e->game, e->content,
                      (size_t)(e->content_end - e->content), &why)
               == ERR_OK
           && venue_open(&venue, &box, &how, &why) == ERR_OK;
}

/* Plays matches of seed 1 from number `first` on; how many decisions it took. */
int pace_play(int first, int matches)
{
    struct state_room room;
    int decisions = 0;
    for (int i = 0; i < matches; i++) {
        uint64_t seed = seed_nth(1, first + i);
        venue.game->begin(venue.table, state_in(&room));
        decisions += playout_run(&venue, state_in(&room), seed).moves;
    }
    return decisions;
}
