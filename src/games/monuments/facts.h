/* facts.h - what moves do, as facts; and the table of all facts. */
#ifndef GAMES_MONUMENTS_FACTS_H
#define GAMES_MONUMENTS_FACTS_H

#include "core/game.h"

extern const struct shape monuments_facts[];

/* As struct game wants it. */
void monuments_tell_move(const struct table *t, const struct state *s,
                         struct move m, struct fact *f);

#endif
