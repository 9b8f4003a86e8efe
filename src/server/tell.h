/* tell.h - messages to clients. docs/http-api.md says what is in them. */
#ifndef SERVER_TELL_H
#define SERVER_TELL_H

#include "server/hall.h"

/* To these viewers of a settled table, one bit for each: what has happened since
 * they were told. */
void tell_event(struct hall *h, struct live *l, unsigned viewers);

/* To everybody: who is there. */
void tell_presence(struct hall *h, struct live *l);

/* To one who has just come, or come back, and has seen version `from`. */
void tell_welcome(struct hall *h, struct client *c, int from);

/* The move with this id was made before. */
void tell_done(struct hall *h, struct client *c, const char *id, int version);

/* `code` is a word for programs, by which they also know what to tell people; `why` a
 * sentence for programmers. */
void tell_refused(struct hall *h, struct client *c, const char *id,
                  const char *code, const char *why);

/* The same where there is more to tell people than the code: a fact. */
void tell_refused_for(struct hall *h, struct client *c, const char *id,
                      const char *code, const struct fact *fact,
                      const char *why);

/* The current position, on request. */
void tell_now(struct hall *h, struct client *c);

/* The position after the first `n` moves, to the request of this name or "". */
void tell_moment(struct hall *h, struct client *c, const char *id, int n);

void tell_pong(struct hall *h, struct client *c);

/* To everybody everywhere: the server goes. */
void tell_bye(struct hall *h, const char *why);

#endif
