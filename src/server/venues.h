/* venues.h - the venues that tables share: one for every game and set-up that
 * is in use, with the content that is built into the program. */
#ifndef SERVER_VENUES_H
#define SERVER_VENUES_H

#include "core/venue.h"
#include "games/games.h"

struct venues;

/* Loads the content of every game. NULL, and a sentence, if one is broken. */
struct venues *venues_new(struct text *why);
void venues_free(struct venues *v);

/* The fingerprint of the game's content. */
uint64_t venues_content(const struct venues *v, const struct games_entry *e);

/* One more user of the venue; NULL, and a sentence, if content and set-up do
 * not fit together. */
const struct venue *venues_take(struct venues *v, const struct games_entry *e,
                                const struct setup *how, struct text *why);
void venues_drop(struct venues *v, const struct venue *venue);

#endif
