/* player.h - any program as a player, beside those of search/player.h.
 *
 *     struct player *p = bot_player_new("exec:./bot.py", &limits, &why);
 *
 * Everything else is as with other players. When the program breaks down, breaks
 * the rules or hangs, the move that it "makes" is none: p->why says what it did,
 * as the end of a sentence that begins with its seat. It stays out of that match;
 * player_forget gives it the next chance.
 */
#ifndef BOT_PLAYER_H
#define BOT_PLAYER_H

#include "bot/runner.h"
#include "search/player.h"

#define BOT_PLAYER_WORD "exec:"

/* Does the description name a program? */
bool bot_player_is(const char *description);

/* A player of any description: `exec:COMMAND` is started and greeted, anything
 * else goes to player_new. NULL, and a sentence, if there is no such player. */
struct player *bot_player_new(const char *description,
                              const struct runner_limits *limits,
                              struct text *why);

/* The same for arena_plan: `with` are the limits. A program that does not start
 * forfeits its matches. */
struct player *bot_player_make(void *with, const char *description,
                               struct text *why);

/* The conversation with the program behind a player exec:COMMAND. */
struct runner *bot_player_runner(struct player *p);

#endif
