/* join.h - a bot at a table of a server.
 *
 * Sits between the two: what the server tells the guest (docs/http-api.md) is
 * told to the bot in the words of the bot protocol, and its moves go back. Comes
 * back after a break of the connection; starts a bot that broke down again.
 */
#ifndef BOT_JOIN_H
#define BOT_JOIN_H

#include "bot/runner.h"
#include "net/link.h"

#include <stdio.h>

enum { JOIN_TRIES = 3 }; /* of a bot at one decision */

struct join_plan {
    struct net_link link;
    const char *name; /* at the table, for a link that joins */
    const char *command;
    struct runner_limits limits;
    FILE *log; /* what happens, a line each */
};

/* Plays until the match is over. Else a sentence says what is in the way: no
 * seat, no server any more, a bot that cannot play. */
enum err join_run(const struct join_plan *plan, struct text *why) MUST_USE;

#endif
