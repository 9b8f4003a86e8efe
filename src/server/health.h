/* health.h - what a server says of itself: whether it is well, and its numbers. Both
 * cost little however many tables there are, for anybody may ask. */
#ifndef SERVER_HEALTH_H
#define SERVER_HEALTH_H

#include "server/hall.h"

/* GET /healthz: does the store answer? */
void health_say(struct hall *h, const struct net_request *q,
                struct net_reply *r);

/* GET /metrics, for Prometheus. */
void health_count(struct hall *h, const struct net_request *q,
                  struct net_reply *r);

#endif
