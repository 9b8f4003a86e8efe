/* clean.h - words from elsewhere, as a terminal may see them: a server could
 * send signs that move the cursor or change the keyboard.
 */
#ifndef BASE_CLEAN_H
#define BASE_CLEAN_H

#include "base/text.h"

/* Writes the words in one line: every control character is a dot, and so is every
 * sign that breaks a line or turns what follows it around. */
void clean_write(const char *words, struct text *out);

/* Is there none of these? */
bool clean_is(const char *words);

/* Is there nothing to see: only spaces, and signs without a width? */
bool clean_is_blank(const char *words);

#endif
