/* report.h - the position as facts. */
#ifndef GAMES_MONUMENTS_REPORT_H
#define GAMES_MONUMENTS_REPORT_H

#include "core/game.h"

/* As struct game wants it. */
void monuments_tell_state(struct report *r, bool briefly);

#endif
