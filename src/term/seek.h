/* seek.h - words that somebody looks for in a text, whatever their case.
 */
#ifndef TERM_SEEK_H
#define TERM_SEEK_H

#include <stdbool.h>

/* Does `text` have these words, or words that begin with them? A number is found
 * whole: A1 is not in A12. */
bool seek_has(const char *text, const char *words);

/* Are these the same words? */
bool seek_is(const char *text, const char *words);

#endif
