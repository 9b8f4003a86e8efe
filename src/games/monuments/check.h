/* check.h - what the rules demand of content beyond its shape. */
#ifndef GAMES_MONUMENTS_CHECK_H
#define GAMES_MONUMENTS_CHECK_H

#include "base/err.h"
#include "base/text.h"

struct content;

/* ERR_OK, or an error and the reason: the place in the file and a remedy. */
enum err monuments_check(const struct content *content, struct text *why);

#endif
