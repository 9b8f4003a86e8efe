/* advice.h - why a move is advised. */
#ifndef TERM_ADVICE_H
#define TERM_ADVICE_H

#include "core/venue.h"
#include "search/hint.h"

/* What the search has seen of the move, and what it changes at once in the
 * score of who sees this view. */
void advice_write(const struct venue *v, const struct state *view,
                  const struct hint *h, struct text *out);

#endif
