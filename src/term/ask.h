/* ask.h - what is to be decided, in words.
 *
 * The moves of one decision begin with a few words only, and the most telling of
 * them says what is asked. A new game needs no rows here; it is asked in general
 * terms until it has some.
 */
#ifndef TERM_ASK_H
#define TERM_ASK_H

#include "core/venue.h"

/* "Take a card", for the seat whose legal moves these are. */
const char *ask_question(const struct venue *v, const struct state *view,
                         const struct move_list *moves);

/* Is there a row for moves of this game that begin with this word? */
bool ask_knows(const char *game, const char *verb, size_t n);

#endif
