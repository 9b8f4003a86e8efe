/* health.h - what a server says of itself: whether it is well, and its numbers. Both
 * cost little however many tables there are, for anybody may ask. */
#ifndef SERVER_HEALTH_H
#define SERVER_HEALTH_H

#include "core/game.h"
#include "net/net.h"

struct hall;

/* What the store said last. Only the thread of the errands looks at it, and does not
 * ask again for a while. */
struct health {
    uint64_t checked; /* when, in microseconds; 0: never */
    enum err check;
    char why[GAME_WHY_MAX];
    uint64_t counted;
    int64_t totals[3]; /* tables in each state */
};

/* GET /healthz: can tables be read and written? */
void health_say(struct hall *h, const struct net_request *q,
                struct net_reply *r);

/* GET /metrics, for Prometheus. */
void health_count(struct hall *h, const struct net_request *q,
                  struct net_reply *r);

#endif
