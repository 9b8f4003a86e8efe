/* completion.h - what a shell needs to complete the words of a command line,
 * made from the tables of commands, options, games and players. */
#ifndef CLI_COMPLETION_H
#define CLI_COMPLETION_H

#include "base/text.h"

/* Writes the script for bash, zsh or fish; false for any other shell. */
bool completion_write(const char *shell, struct text *t);

#endif
