/* facts.h - everything that is known about a thing: what the game tells of it,
 * and what is printed on it.
 */
#ifndef TERM_FACTS_H
#define TERM_FACTS_H

#include "term/scene.h"

/* Lines about a thing that have the words: what the game tells of the position,
 * then what the content file says, which is the built-in one if it is NULL.
 * Returns how many. */
int facts_write_about(struct scene *sc, const char *content_path,
                      const char *words, struct text *out);

#endif
