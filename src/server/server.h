/* server.h - the server: the page, and tables where people and bots meet. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "server/config.h"

/* Serves until it is told to stop by a signal. Prints where to go once it
 * listens. */
enum err server_run(const struct config *c, struct text *why) MUST_USE;

#endif
