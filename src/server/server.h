/* server.h - the server: the page, and tables where people and bots meet. */
#ifndef SERVER_SERVER_H
#define SERVER_SERVER_H

#include "server/config.h"

/* Serves until it is told to stop by a signal. Prints where to go once it
 * listens. ERR_STORAGE if something could not be stored any more when it stopped,
 * which the log says; any other error with a sentence if it could not begin. */
enum err server_run(const struct config *c, struct text *why) MUST_USE;

#endif
