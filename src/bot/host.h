/* host.h - a conversation with a bot, from the side that asks.
 *
 *     struct host *h = host_new("./bot.py", &limits, &why);
 *     host_begin(h, &why);                             says mudbrick 1
 *     host_game(h, "game empire ...", &why);
 *     host_choose(h, &turn, &go, move, &why);
 *     host_free(h);
 *
 * A call that fails says in one sentence what the bot did wrong, and the bot is
 * ended; host_begin starts it anew. So a bot that crashes, hangs, talks too much
 * or answers nonsense costs its own match and nothing else.
 */
#ifndef BOT_HOST_H
#define BOT_HOST_H

#include "bot/child.h"
#include "bot/words.h"

struct host_limits {
    struct child_limits child;
    long long time;  /* milliseconds for a decision */
    double lag;      /* seconds more until it counts as hung */
    double total;    /* seconds of thought for a match; 0: no limit */
    double patience; /* seconds for any other answer */
};

/* What is usual: a second for a decision, ten minutes for a match, 2 GiB. */
struct host_limits host_standard(void);

/* What a bot is told before it decides. Texts that it does not want may be
 * NULL. */
struct host_turn {
    const char *position; /* JSON, as its seat sees it */
    const char *snapshot; /* JSON */
    const char *moves;    /* the whole line "moves a | b" */
};

/* Asked now and then while the bot thinks; true: it should stop. */
struct host_idle {
    bool (*stop)(void *with);
    void *with;
};

struct host {
    char command[512];
    struct host_limits limits;
    struct child child;
    bool runs;
    struct bot_self self;
    double used; /* seconds of thought in this match */
    struct host_idle idle;
    bool is_thinking;
    void (*info)(void *with, const char *words); /* of info lines; or NULL */
    void *info_with;
};

/* NULL, and a sentence, if the command is too long. Starts nothing yet. */
struct host *host_new(const char *command, const struct host_limits *limits,
                      struct text *why);
void host_free(struct host *h);

/* Starts the bot if none runs, and greets it. */
enum err host_begin(struct host *h, struct text *why) MUST_USE;

/* Sends a line that is to be answered by ok. ERR_ILLEGAL_MOVE: it was refused,
 * and the bot still runs; `why` has its sentence. */
enum err host_tell(struct host *h, const char *line, struct text *why) MUST_USE;

/* A new match begins: sends the line, and the time runs anew. */
enum err host_game(struct host *h, const char *line, struct text *why) MUST_USE;

/* Asks for a decision. `out` gets the bot's words, which need not be legal. */
enum err host_choose(struct host *h, const struct host_turn *turn,
                     const struct bot_go *go, char out[GAME_TEXT_MAX],
                     struct text *why) MUST_USE;

/* Asks whether it is still there. */
enum err host_ping(struct host *h, struct text *why) MUST_USE;

#endif
