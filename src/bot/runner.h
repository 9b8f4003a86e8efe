/* runner.h - a conversation with a bot, from the side that asks.
 *
 *     struct runner *r = runner_new("./bot.py", &limits, &why);
 *     runner_begin(r, &why);                           says mudbrick 1
 *     runner_game(r, "game GAME ...", &why);
 *     runner_choose(r, &turn, &go, move, &why);
 *     runner_free(r);
 *
 * A call that fails says in one sentence what the bot did wrong, and the bot is
 * ended; runner_begin starts it anew. So a bot that crashes, hangs, talks too much
 * or answers nonsense costs its own match and nothing else.
 */
#ifndef BOT_RUNNER_H
#define BOT_RUNNER_H

#include "bot/child.h"
#include "bot/words.h"

struct runner_limits {
    struct child_limits child;
    long long time;  /* milliseconds for a decision */
    double lag;      /* seconds more until it counts as hung */
    double total;    /* seconds of thought for a match; 0: no limit */
    double patience; /* seconds for any other answer */
};

/* What is usual: a second for a decision, ten minutes for a match, 2 GiB. */
struct runner_limits runner_standard(void);

/* What a bot is told before it decides. Texts that it does not want may be
 * NULL. */
struct runner_turn {
    const char *position; /* JSON, as its seat sees it */
    const char *snapshot; /* JSON */
    const char *moves;    /* the whole line "moves a | b" */
    const char *facts;    /* JSON: what each of them does */
    const char *points;   /* JSON: the scores, and why */
    const char *question; /* JSON: what its seat is asked */
};

/* Asked now and then while the bot thinks; true: it should stop. */
struct runner_idle {
    bool (*stop)(void *with);
    void *with;
};

struct runner {
    char command[512];
    struct runner_limits limits;
    struct child child;
    bool runs;
    struct bot_self self;
    double used; /* seconds of thought in this match */
    struct runner_idle idle;
    bool is_thinking;
    void (*info)(void *with, const char *words); /* of info lines; or NULL */
    void *info_with;
};

/* NULL, and a sentence, if the command is too long. Starts nothing yet. */
struct runner *runner_new(const char *command,
                          const struct runner_limits *limits, struct text *why);
void runner_free(struct runner *r);

/* Starts the bot if none runs, and greets it. */
enum err runner_begin(struct runner *r, struct text *why) MUST_USE;

/* Sends a line that is to be answered by ok. ERR_ILLEGAL_MOVE: it was refused,
 * and the bot still runs; `why` has its sentence. */
enum err runner_tell(struct runner *r, const char *line,
                     struct text *why) MUST_USE;

/* The same of a line that is the verb and JSON, which may be long. */
enum err runner_tell_json(struct runner *r, const char *verb, const char *json,
                          struct text *why) MUST_USE;

/* A move was made: the line `played ...` and what the move does, each if the bot
 * wants it. `fact` may be NULL. */
enum err runner_played(struct runner *r, const char *line, const char *fact,
                       struct text *why) MUST_USE;

/* A new match begins: sends the line, and the time runs anew. */
enum err runner_game(struct runner *r, const char *line,
                     struct text *why) MUST_USE;

/* Asks for a decision. `out` gets the bot's words, which need not be legal. */
enum err runner_choose(struct runner *r, const struct runner_turn *turn,
                       const struct bot_go *go, char out[GAME_TEXT_MAX],
                       struct text *why) MUST_USE;

/* Asks whether it is still there. */
enum err runner_ping(struct runner *r, struct text *why) MUST_USE;

#endif
