/* inquiry.h - requests over HTTP that only the store can answer. The reply is put
 * off until it has. */
#ifndef SERVER_INQUIRY_H
#define SERVER_INQUIRY_H

#include "server/hall.h"

struct inquiry {
    struct errand errand; /* first */
    const struct inquiry_kind *kind;
    struct health *health; /* for what is not asked every time */
    struct net_later *later;
    struct buffer found; /* filled by `run` */
};

struct inquiry_kind {
    errand_run *run; /* for a struct inquiry */
    void (*write)(struct hall *h, const struct buffer *found,
                  struct net_reply *r);
    bool needs_store; /* else what is not found is left out of the reply */
};

static inline struct inquiry *inquiry_of(struct errand *e)
{
    return (struct inquiry *)(void *)e;
}

void inquiry_send(struct hall *h, const struct inquiry_kind *kind,
                  const struct net_request *q, struct net_reply *r);

#endif
