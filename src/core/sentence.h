/* sentence.h - moves as whole sentences, for people who listen to them.
 *
 *     sentence_offer   "Take the card at place 3 for 1 coin."
 *     sentence_tell    "Red takes the card at place 3 for 1 coin."
 *
 * Both are made of the one phrase that the game has for a move (say_move). A
 * game without phrases is told by its notation: "Red plays take 3."
 */
#ifndef CORE_SENTENCE_H
#define CORE_SENTENCE_H

#include "core/venue.h"

enum { SENTENCE_MAX = 2 * GAME_WHY_MAX }; /* room for any sentence */

/* What somebody can choose. `view` is what the chooser sees. */
void sentence_offer(const struct venue *v, const struct state *view,
                    struct move m, struct text *out);

/* What somebody has done. `view` is what the listener saw before the move, and
 * `seen` the move as the listener may see it. */
void sentence_tell(const struct venue *v, const struct state *view,
                   struct move seen, struct text *out);

/* "take" is "takes", "pass" is "passes", "carry" is "carries": the first word of
 * the phrase for somebody else who does it; the rest as it is. */
void sentence_write_deed(const char *phrase, struct text *out);

/* The first letter large. */
void sentence_write_capital(const char *words, struct text *out);

#endif
