/* park.h - messages and requests that came while their table was being stored or
 * read. They are taken in their order when it has been. */
#ifndef SERVER_PARK_H
#define SERVER_PARK_H

#include "server/hall.h"

enum {
    PARK_MAX = 64,           /* messages of one client */
    PARK_REQUESTS_MAX = 256, /* requests for one table */
};

/* Must this client's message wait, whatever it says? */
bool park_is_needed(struct hall *h, const struct client *c);

/* Keeps the message until talk_take takes it. */
void park_message(struct hall *h, struct client *c, const char *text,
                  size_t size);

/* The same before all others: it was taken once, and is taken again. */
void park_first(struct hall *h, struct client *c, const char *text,
                size_t size);

/* Puts the answer off until the table is settled and the request is taken
 * again. */
void park_request(struct hall *h, struct live *l, const struct net_request *q,
                  struct net_reply *r);

/* Called when the table is settled, or with NULL when it goes. */
typedef void park_visitor(struct hall *h, const struct live *l, void *with);

/* Somebody else who waits for the table. */
void park_visit(struct live *l, park_visitor *visit, void *with);

/* Takes what was parked, as far as that is possible now. */
void park_resume(struct hall *h, struct live *l);

/* Drops all that is parked at a table that goes. */
void park_clear(struct hall *h, struct live *l);

/* Drops the messages of a client that is gone. */
void park_forget(struct client *c);

#endif
