/* clean.h - words from elsewhere, as a terminal may see them: a server, a file or
 * a program could send signs that move the cursor or change the keyboard.
 *
 * They are cleaned where they come in: records (core/record.c), content
 * (core/content.c, core/doc.c), servers (guest/, term/guest_*.c), bots (bot/runner.c). What a
 * person typed or a file is called is cleaned where it is shown: problems
 * (cli/output.c), the conversation in lines (term/plain_say.c), the screen
 * (term/screen_put.c).
 */
#ifndef BASE_CLEAN_H
#define BASE_CLEAN_H

#include "base/text.h"

/* Writes the words in one line: every control character is a dot, and so is every
 * sign that breaks a line or turns what follows it around, and every byte that is
 * not UTF-8. */
void clean_write(const char *words, struct text *out);

/* The same for several lines: they stay lines. */
void clean_write_lines(const char *words, struct text *out);

/* Is there none of these? */
bool clean_is(const char *words);

/* Is there nothing to see: only spaces, signs without a width, and marks that stand
 * on nothing? */
bool clean_is_blank(const char *words);

#endif
