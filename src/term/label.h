/* label.h - what a game calls a line of its score, a tie-break, an option: the
 * messages that every game has for them (docs/adding-a-game.md).
 */
#ifndef TERM_LABEL_H
#define TERM_LABEL_H

#include "core/game.h"

/* The message `kind-key` of the game: "line-regions". What only its content
 * names has none, and is said by the message `kind`, with the key as its id. */
void label_write(const struct game *g, const char *kind, const char *key,
                 struct text *out);

/* An attribute of that message: "help"; false, and nothing, if it has none. */
bool label_write_more(const struct game *g, const char *kind, const char *key,
                      const char *attribute, struct text *out);

#endif
