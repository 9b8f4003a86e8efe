/* monument.h - the Monument card: a layer, what it needs, and the common bonus
 * that it brings (MO-12). */
#ifndef GAMES_MONUMENTS_MONUMENT_H
#define GAMES_MONUMENTS_MONUMENT_H

#include "games/monuments/nodes.h"

/* Can the seat build its next layer? */
bool monuments_can_raise(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         uint32_t wealth);

/* The Monument card is played. */
void monuments_layer_begin(const struct monuments_table *t,
                           struct monuments_state *s);

/* SACRIFICE: a worker that is given up. */
monuments_node_legal monuments_sacrifice_legal;
monuments_node_apply monuments_sacrifice_apply;

/* LAYER: what is paid is built. */
monuments_node_run monuments_layer_run;

/* COMMON: the common bonus. */
monuments_node_legal monuments_common_legal;
monuments_node_apply monuments_common_apply;

#endif
