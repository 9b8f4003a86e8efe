/* question.h - what a seat is asked now, as a fact: by the node that asks. */
#ifndef GAMES_MONUMENTS_QUESTION_H
#define GAMES_MONUMENTS_QUESTION_H

#include "core/game.h"

/* As struct game wants it. */
void monuments_tell_question(const struct table *t, const struct state *s,
                             int seat, struct fact *out);

#endif
