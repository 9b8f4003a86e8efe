/* voice.h - a player of this program that speaks the bot protocol.
 *
 * Reads commands from one descriptor and answers on a stream, until quit or the
 * end of the input. Every command is answered or refused; nothing that is read
 * can make it fail.
 */
#ifndef BOT_VOICE_H
#define BOT_VOICE_H

#include "bot/words.h"
#include "games/games.h"
#include "search/player.h"

#include <stdio.h>

struct voice_plan {
    const char *player;  /* a description: a level, "mcts:iterations=500" */
    const char *version; /* of the program */
    const char *content; /* a file, or NULL: the games' own */
    int in;
    FILE *out;
};

/* ERR_OK when it was told to quit or nobody talks any more; else there is no
 * such player or no such content, and `why` says so. */
enum err voice_run(const struct voice_plan *plan, struct text *why) MUST_USE;

#endif
