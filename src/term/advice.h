/* advice.h - a move that is advised, and why. */
#ifndef TERM_ADVICE_H
#define TERM_ADVICE_H

#include "search/hint.h"
#include "term/scene.h"

/* What the search has seen of the move, a sentence with the end of its line; and
 * perhaps another about what it changes at once in the score of the mover. */
void advice_write(struct scene *sc, const struct hint *h, struct text *out);

#endif
