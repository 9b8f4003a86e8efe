/* act.h - what somebody at a seat does: moves, take-backs, leaving and coming back.
 * Each takes a message of that type (talk.h) from a client that has a seat, and
 * adds to the table or refuses. */
#ifndef SERVER_ACT_H
#define SERVER_ACT_H

#include "server/hall.h"
#include "server/request.h"

/* The only one that can join entries that wait to be stored. */
void act_move(struct hall *h, struct client *c, struct request *q);

void act_resign(struct hall *h, struct client *c, struct request *q);
void act_return(struct hall *h, struct client *c, struct request *q);
void act_take_back(struct hall *h, struct client *c, struct request *q);
void act_answer(struct hall *h, struct client *c, struct request *q);
void act_rematch(struct hall *h, struct client *c, struct request *q);

#endif
