/* tell.h - what a picture of the table shows that no field says. */
#ifndef GAMES_MONUMENTS_TELL_H
#define GAMES_MONUMENTS_TELL_H

#include "core/game.h"

struct monuments_state;
struct monuments_table;

/* Whose units are on the place, or none. */
int monuments_occupant(const struct monuments_table *t,
                       const struct monuments_state *s, int place);

/* Who controls it, or none. */
int monuments_holder(const struct monuments_table *t,
                     const struct monuments_state *s, int place);

/* Whose buildings are on it, or none. */
int monuments_builder(const struct monuments_table *t,
                      const struct monuments_state *s, int place);

/* Writes one object for the viewer, as the rows have it. */
extern const struct shape monuments_tells[];
void monuments_tell(const struct table *table, const struct state *state,
                    int viewer, struct json *w);

#endif
