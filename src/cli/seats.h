/* seats.h - the list of who sits where, from the command line. */
#ifndef CLI_SEATS_H
#define CLI_SEATS_H

#include "bot/player.h"
#include "cli/options.h"

enum { SEATS_WORD_MAX = 200 };

struct seats {
    int count;
    char word[GAME_SEATS_MAX][SEATS_WORD_MAX];
};

/* Splits a list at its commas. A piece that is only name=value belongs to the
 * player before it: mcts:iterations=10,cut=5,greedy is two players. */
enum err seats_read(struct seats *s, const char *list,
                    struct text *why) MUST_USE;

/* What a player exec:COMMAND may use, from the command line. */
struct runner_limits seats_limits(const struct args *a);

#endif
