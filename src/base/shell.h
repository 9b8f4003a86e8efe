/* shell.h - words of a command line, quoted for the shell. */
#ifndef BASE_SHELL_H
#define BASE_SHELL_H

#include "base/text.h"

/* A word for any shell, whatever is in it. */
void shell_quote(const char *word, struct text *out);

/* The same for a command that people are shown: quoted only if it must be, and
 * without signs that a terminal would obey, which bash, zsh and ksh read back. */
void shell_show(const char *word, struct text *out);

#endif
