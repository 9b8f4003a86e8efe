/* mine.h - "my games": how things stand at the tables somebody has a seat at. */
#ifndef SERVER_MINE_H
#define SERVER_MINE_H

#include "server/hall.h"

/* POST /api/mine. Every table is looked up on its own: one that cannot be read at
 * the moment is said to be unknown, not to be gone. */
void mine_answer(struct hall *h, const struct net_request *q,
                 struct net_reply *r);

#endif
