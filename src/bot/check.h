/* check.h - does a program keep to the bot protocol? In words. */
#ifndef BOT_CHECK_H
#define BOT_CHECK_H

#include "bot/runner.h"

#include <stdio.h>

struct check_plan {
    const char *command;
    struct runner_limits limits;
    FILE *out; /* a line for every check */
};

/* Runs every check. The number of those that the bot did not pass; -1, and a
 * sentence, if nothing could be checked. */
int check_run(const struct check_plan *plan, struct text *why);

#endif
