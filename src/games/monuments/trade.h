/* trade.h - the Trade card (MO-16). */
#ifndef GAMES_MONUMENTS_TRADE_H
#define GAMES_MONUMENTS_TRADE_H

#include "games/monuments/nodes.h"

/* Has the seat enough of one resource, and land for another? */
bool monuments_can_trade(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         uint32_t wealth);

/* TRADE_GIVE: the resource that is given. */
monuments_node_legal monuments_trade_give_legal;
monuments_node_apply monuments_trade_give_apply;

/* TRADE_GET: the resource that comes for it. */
monuments_node_legal monuments_trade_get_legal;
monuments_node_apply monuments_trade_get_apply;

/* TRADE_PLACE: where it is put. */
monuments_node_legal monuments_trade_place_legal;
monuments_node_apply monuments_trade_place_apply;

#endif
