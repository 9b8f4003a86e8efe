/* words.h - the language between a runner and a bot (docs/bot-protocol.md).
 *
 * Lines of text, each a word and what follows it. This file knows how they are
 * read and written, on both sides, and nothing else: no process, no clock.
 */
#ifndef BOT_WORDS_H
#define BOT_WORDS_H

#include "search/outlook.h"

enum {
    BOT_PROTOCOL = 1,
    BOT_LINE_MAX = 1 << 20, /* bytes of a line to a bot, its end included */
    BOT_ANSWER_MAX = 4096,  /* of a line from a bot */
    BOT_TALK_MAX = 1 << 20, /* of all lines from a bot about one command */
    BOT_WORD_MAX = 64,      /* of names, versions and options, with a NUL */
    BOT_OPTIONS_MAX = 32,
    BOT_TIME_MAX = 86400000, /* milliseconds */
};

/* -- From the runner ------------------------------------------------------- */

enum bot_verb {
    BOT_MUDBRICK,
    BOT_SET,
    BOT_GAME,
    BOT_PLAYED,
    BOT_POSITION,
    BOT_SNAPSHOT,
    BOT_MOVES,
    BOT_FACT,
    BOT_FACTS,
    BOT_POINTS,
    BOT_QUESTION,
    BOT_GO,
    BOT_STOP,
    BOT_OVER,
    BOT_PING,
    BOT_QUIT,
    BOT_UNKNOWN,
};

/* The verb that the line begins with; `*rest` is what follows it. */
enum bot_verb bot_read_verb(const char *line, const char **rest);

/* `game GAME rules=1 content=0123456789abcdef seat=0 seats=3 ...`: what
 * follows the verb. Options of the game stand in `set`; keys that are unknown
 * are taken for such, and only the game can tell. */
struct bot_game {
    char name[FIELD_NAME_MAX];
    int rules, seat, seats;
    uint64_t content;
    int set_count;
    char set[GAME_OPTIONS_MAX][BOT_WORD_MAX];
};

enum err bot_read_game(const char *rest, struct bot_game *out,
                       struct text *why) MUST_USE;
void bot_write_game(const struct venue *v, int seat, struct text *out);

/* `go time 1000 iterations 500 seed 7`; each may be missing. */
struct bot_go {
    bool has_time, has_iterations, has_seed;
    long long time; /* milliseconds in which the move must come */
    long long iterations;
    uint64_t seed;
};

enum err bot_read_go(const char *rest, struct bot_go *out,
                     struct text *why) MUST_USE;
void bot_write_go(const struct bot_go *go, struct text *out);

/* `moves take 1 | take 2`: the next move of the rest. False: there is none. */
bool bot_next_move(const char **rest, char out[GAME_TEXT_MAX]);
void bot_write_moves(const struct outlook *o, struct text *out);

/* What each of these moves does, in the same order: `[{"is":"take",...},...]`. */
void bot_write_facts(const struct outlook *o, struct json *w);

/* -- From the bot ---------------------------------------------------------- */

enum bot_reply {
    REPLY_NAME,
    REPLY_VERSION,
    REPLY_OPTION,
    REPLY_WANT,
    REPLY_INFO,
    REPLY_OK,
    REPLY_NO,
    REPLY_MOVE,
    REPLY_PONG,
    REPLY_UNKNOWN,
};

enum bot_reply bot_read_reply(const char *line, const char **rest);

/* What a bot wants to be sent before `go`, besides its moves. */
enum bot_want {
    WANT_POSITION = 1,
    WANT_SNAPSHOT = 2,
    WANT_LOG = 4,
    WANT_FACTS = 8,
};

/* 0 if there is no such want. */
unsigned bot_read_want(const char *rest);

/* `option NAME number MIN MAX STANDARD` or `option NAME word STANDARD WORD...`,
 * of which STANDARD is one of the words. */
enum bot_option_kind { OPTION_NUMBER, OPTION_WORD };

struct bot_option {
    char name[BOT_WORD_MAX];
    enum bot_option_kind kind;
    double min, max;
    char standard[BOT_WORD_MAX];
};

enum err bot_read_option(const char *rest, struct bot_option *out,
                         struct text *why) MUST_USE;

/* `no CODE sentence`: is the code one of the protocol's? */
bool bot_is_code(const char *rest);

/* What a bot has said of itself. */
struct bot_self {
    char name[BOT_WORD_MAX];
    char version[BOT_WORD_MAX];
    unsigned wants;
    int option_count;
    struct bot_option option[BOT_OPTIONS_MAX];
};

/* Takes up a line of the answer to `mudbrick 1`; ERR_BAD_TEXT, and a sentence,
 * if it is no such line. */
enum err bot_take_self(struct bot_self *self, const char *line,
                       struct text *why) MUST_USE;

/* Is the line, which ends with a NUL, plain text: none within it, valid UTF-8, and
 * nothing that a terminal must not see (base/clean.h)? */
bool bot_is_plain(const char *line, size_t size);

#endif
