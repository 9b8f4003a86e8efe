/* explain.h - everything about a word: how things that are called so stand, what
 * is printed on them, what the rules say of them.
 */
#ifndef TERM_EXPLAIN_H
#define TERM_EXPLAIN_H

#include "term/scene.h"

/* False if nothing is known. */
bool explain_write(struct scene *sc, const char *word, struct text *out);

#endif
