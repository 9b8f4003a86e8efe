/* build.h - the Build card: buildings, bridges, ferries and repairs, paid or
 * free (MO-10). */
#ifndef GAMES_MONUMENTS_BUILD_H
#define GAMES_MONUMENTS_BUILD_H

#include "games/monuments/nodes.h"

struct monuments_ground;

/* The four amounts that a thing of BUILD_WHAT costs. */
const uint8_t *monuments_thing_cost(const struct monuments_table *t, int what);

/* Has the seat something to build, the means and a site? */
bool monuments_can_build(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         const struct monuments_ground *g);

/* Puts up a building; the caller knows that there is one left. */
void monuments_place_building(const struct monuments_table *t,
                              struct monuments_state *s, int seat, int building,
                              int place);

/* BUILD_WHAT: the thing. */
monuments_node_legal monuments_build_what_legal;
monuments_node_apply monuments_build_what_apply;

/* BUILD_SITE: the hex or edge for it. */
monuments_node_legal monuments_build_site_legal;
monuments_node_apply monuments_build_site_apply;

/* BUILT: what is paid is placed. */
monuments_node_run monuments_built_run;

/* PLACE_BUILDING: the hex or edge for a free one. */
monuments_node_legal monuments_place_building_legal;
monuments_node_apply monuments_place_building_apply;

#endif
