/* describe.h - cards and moves in plain words, for the person who has to
 * choose. */
#ifndef GAMES_MONUMENTS_DESCRIBE_H
#define GAMES_MONUMENTS_DESCRIBE_H

#include "core/game.h"
#include "games/monuments/kinds.h"

struct monuments_effect;
struct monuments_quest;
struct monuments_table;

/* "2 wood 1 metal" */
void monuments_write_amounts(const uint8_t n[MONUMENTS_TYPES],
                             struct text *out);

/* What the quest wants. */
void monuments_write_conditions(const struct monuments_quest *q,
                                struct text *out);

/* The quest: its conditions, reward and penalty. */
void monuments_write_quest(const struct monuments_table *t, int quest,
                           struct text *out);

/* What a bonus card brings. */
void monuments_write_effects(const struct monuments_effect *e, int count,
                             struct text *out);

/* More about a move than its notation says. */
void monuments_describe_move(const struct table *table,
                             const struct state *state, struct move m,
                             struct text *out);

#endif
