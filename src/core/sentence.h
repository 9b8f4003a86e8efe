/* sentence.h - moves as orders and as whole sentences.
 *
 *     sentence_offer   "Take the card at place 3 for 1 coin"
 *     sentence_tell    "Red takes the card at place 3 for 1 coin."
 *
 * The game tells what the move does, its words say it.
 */
#ifndef CORE_SENTENCE_H
#define CORE_SENTENCE_H

#include "core/venue.h"

enum { SENTENCE_MAX = WORDS_MAX }; /* room for any sentence */

/* What somebody can choose. `view` is what the chooser sees. */
void sentence_offer(const struct venue *v, const struct state *view,
                    struct move m, struct text *out);

/* What somebody has done. `view` is what the listener saw before the move, and
 * `seen` the move as the listener may see it. */
void sentence_tell(const struct venue *v, const struct state *view,
                   struct move seen, struct text *out);

/* Why a line of the score has its points, briefly. */
void sentence_points(const struct venue *v, const struct state *view, int seat,
                     int line, struct text *out);

/* What people call a seat, or chance: "Red". */
void sentence_seat(const struct venue *v, int seat, struct text *out);

#endif
