/* server.h - the server: the page, and tables where people and bots meet. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "base/err.h"
#include "base/text.h"

struct server_options {
    const char *listen;
    int port;
    const char *root; /* the folder of the page */
};

/* Serves until it is told to stop by a signal. Prints where to go once it
 * listens. */
enum err server_run(const struct server_options *o, struct text *why) MUST_USE;

#endif
