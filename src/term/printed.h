/* printed.h - what is printed on things: all that a content file knows of them, in
 * the words of that file.
 */
#ifndef TERM_PRINTED_H
#define TERM_PRINTED_H

#include "term/scene.h"

/* Lines about a thing that have the words, as the content file says it, which is the
 * built-in one if it is NULL. Returns how many. */
int printed_write(struct scene *sc, const char *content_path, const char *words,
                  struct text *out);

#endif
