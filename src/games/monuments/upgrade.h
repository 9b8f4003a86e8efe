/* upgrade.h - turning action cards green, paid or free (MO-7). */
#ifndef GAMES_MONUMENTS_UPGRADE_H
#define GAMES_MONUMENTS_UPGRADE_H

#include "games/monuments/nodes.h"

struct monuments_ground;

/* Can the seat pay for one of its red cards? */
bool monuments_can_upgrade(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           const struct monuments_ground *g);

/* UPGRADE_CARD: the card to pay for. */
monuments_node_legal monuments_upgrade_legal;
monuments_node_apply monuments_upgrade_apply;

/* FLIP: the paid card turns green. */
monuments_node_run monuments_flip;

/* FREE_UPGRADE: a card turns green for nothing. */
monuments_node_legal monuments_free_upgrade_legal;
monuments_node_apply monuments_free_upgrade_apply;

#endif
