/* ladder.h - arena --ladder: does a player get better the longer it thinks?
 *
 * A rung is an arena of its own: a player with so many iterations against itself with
 * half as many, on every other seat. All rungs have the same deals.
 */
#ifndef CLI_LADDER_H
#define CLI_LADDER_H

#include "cli/command.h"
#include "lab/arena.h"

struct ladder {
    const char *player; /* what is said of it besides its iterations */
    long long from, to;
    bool json;
};

/* "50,25600": `from` and `to`. */
enum err ladder_read(const char *words, struct ladder *out,
                     struct text *why) MUST_USE;

/* Plays every rung of the plan, which needs no bots, and prints the table. No, if
 * more thought is worse on any rung beyond what chance explains. */
enum exit_status ladder_run(struct arena_plan *plan, const struct ladder *l);

#endif
