/* manual.h - the manual, made from the tables of commands and options. */
#ifndef CLI_MANUAL_H
#define CLI_MANUAL_H

#include "cli/command.h"

/* Writes the page of the command for man(1), mudbrick-NAME(1); without a
 * command that of the program, mudbrick(1). */
void manual_write(const struct command *c, struct text *t);

#endif
