/* think.h - a player's decision, by the clock and on several threads. */
#ifndef BOUT_THINK_H
#define BOUT_THINK_H

#include "search/player.h"

/* player_choose with the player's own limits of time and threads. */
struct move think_choose(struct player *p, const struct outlook *o,
                         uint64_t seed);

/* The same, and `other` may stop it before; NULL: nobody does. */
struct move think_until(struct player *p, const struct outlook *o,
                        uint64_t seed, const struct player_stop *other);

#endif
