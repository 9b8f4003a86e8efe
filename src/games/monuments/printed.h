/* printed.h - what is printed on cards and pieces, as facts. */
#ifndef GAMES_MONUMENTS_PRINTED_H
#define GAMES_MONUMENTS_PRINTED_H

#include "core/game.h"

/* As struct game wants it. */
void monuments_tell_printed(struct report *r);

#endif
