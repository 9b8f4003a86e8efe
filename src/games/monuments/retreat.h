/* retreat.h - the beaten defender leaves, the attackers go in (MO-14.14 to
 * MO-14.16). */
#ifndef GAMES_MONUMENTS_RETREAT_H
#define GAMES_MONUMENTS_RETREAT_H

#include "games/monuments/nodes.h"

/* Units that leave together, as `group` of the state counts them. */
enum { GROUP_LAND, GROUP_AIR, GROUP_SEA, GROUPS };

/* LEAVE: the next group of the defender retreats, or dies. */
monuments_node_run monuments_leave_run;

/* RETREAT: the hex that the group goes to. */
monuments_node_legal monuments_retreat_legal;
monuments_node_apply monuments_retreat_apply;

/* OCCUPY: one more attacker who goes in. */
monuments_node_legal monuments_occupy_legal;
monuments_node_apply monuments_occupy_apply;

#endif
