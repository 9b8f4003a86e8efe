/* output.h - what the program prints.
 *
 * Results go to standard output, problems to standard error. Long output is
 * built in a text of its own and handed over in one piece.
 */
#ifndef CLI_OUTPUT_H
#define CLI_OUTPUT_H

#include "base/text.h"
#include "cli/command.h"

/* A text with room for `size` bytes; coloured if a person looks at it. */
struct text output_text(size_t size);
void output_free(struct text *t);

/* Prints the text and empties it. */
void output_flush(struct text *t);

/* "mudbrick: sentence", on standard error. */
void output_problem(const char *sentence);

/* The same, for a command that was misused. */
enum exit_status output_misuse(const char *sentence);

/* Prints the seed on standard error, where it disturbs no result. */
void output_seed(long long seed);

/* Is standard output a terminal that wants colours? */
bool output_is_coloured(void);

/* Have all bytes arrived? Says so if not: a full disk, a closed pipe. */
bool output_finish(void);

#endif
