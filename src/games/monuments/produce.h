/* produce.h - the Production card (MO-9). */
#ifndef GAMES_MONUMENTS_PRODUCE_H
#define GAMES_MONUMENTS_PRODUCE_H

#include "games/monuments/nodes.h"

struct monuments_ground;

/* How much of the type the dry hex would bring to the seat. */
int monuments_produced(const struct monuments_table *t,
                       const struct monuments_state *s, int seat, int place,
                       int type);

/* MO-18.4: a working workshop and an own worker. */
bool monuments_chooses_type(const struct monuments_state *s, int seat,
                            int place);

/* Hexes that bring something and were not chosen yet. */
uint64_t monuments_produce_hexes(const struct monuments_table *t,
                                 const struct monuments_state *s, int seat);

/* Is there one? */
bool monuments_can_produce(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           const struct monuments_ground *g);

/* PROD_HEX: the hex that produces. */
monuments_node_legal monuments_prod_hex_legal;
monuments_node_apply monuments_prod_hex_apply;

/* PROD_TYPE: what its workshop makes. */
monuments_node_legal monuments_prod_type_legal;
monuments_node_apply monuments_prod_type_apply;

#endif
