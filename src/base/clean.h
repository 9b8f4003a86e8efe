/* clean.h - words from elsewhere, as a terminal may see them: a server could
 * send signs that move the cursor or change the keyboard.
 */
#ifndef BASE_CLEAN_H
#define BASE_CLEAN_H

#include "base/text.h"

/* Writes the words in one line: every control character is a dot. */
void clean_write(const char *words, struct text *out);

#endif
