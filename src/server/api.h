/* api.h - tables and seats over HTTP. docs/http-api.md describes it. */
#ifndef SERVER_API_H
#define SERVER_API_H

#include "server/hall.h"

/* Answers a request under /api/, /healthz or /metrics; false if the path is
 * none of these. */
bool api_answer(struct hall *h, const struct net_request *q,
                struct net_reply *r);

/* A refusal in JSON: {"why": "a sentence for programmers"}. */
void api_refuse(struct net_reply *r, int status, const char *why);

/* One that people can meet, with what they are told: {"fact": {"is": key}, "why": "..."}. */
void api_refuse_people(struct net_reply *r, int status, const char *key,
                       const char *why);

#endif
