/* talk.h - messages from clients. docs/http-api.md says what they may be. */
#ifndef SERVER_TALK_H
#define SERVER_TALK_H

#include "server/hall.h"

/* A socket wants to open for the table that the query names. NULL if it may
 * not, after closing it with the reason. */
struct client *talk_open(struct hall *h, struct net_socket *s,
                         const struct net_request *q);
void talk_close(struct hall *h, struct client *c);

/* Any bytes. What is no message is refused in words. */
void talk_message(struct hall *h, struct client *c, const char *text,
                  size_t size);

/* The same for a message that was parked (park.h); false: it must still wait. */
bool talk_take(struct hall *h, struct client *c, const char *text, size_t size);

#endif
