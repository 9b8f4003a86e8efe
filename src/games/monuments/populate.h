/* populate.h - the Populate card: new workers in towns, and the rescue
 * (MO-11). */
#ifndef GAMES_MONUMENTS_POPULATE_H
#define GAMES_MONUMENTS_POPULATE_H

#include "games/monuments/nodes.h"

/* Has the seat a town that can grow, or too few workers? */
bool monuments_can_populate(const struct monuments_table *t,
                            const struct monuments_state *s, int seat);

/* POP_TOWN: the town, or the rescue. */
monuments_node_legal monuments_pop_town_legal;
monuments_node_apply monuments_pop_town_apply;

#endif
