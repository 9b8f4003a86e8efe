/* bot_fuzz.c - any bytes as lines of the bot protocol, to both sides. A bot of the
 * program answers each as the protocol says: one answer to every command but
 * stop and quit, in lines that a runner understands. A runner reads each as an answer
 * of a bot. And the reader of lines keeps its limits. */
#define _POSIX_C_SOURCE 200809L /* NOLINT: open_memstream, pipe */

#include "bot/voice_internal.h"

#include "fuzz/fuzz.h"

#include <unistd.h>

enum { LINES_MAX_READ = 500 };

/* -- To a bot -------------------------------------------------------------- */

/* Is this the end of an answer? */
static bool is_last(enum bot_reply r)
{
    return r == REPLY_OK || r == REPLY_NO || r == REPLY_MOVE || r == REPLY_PONG;
}

static void check_answer(char *said, enum bot_verb verb)
{
    bool silent = verb == BOT_STOP || verb == BOT_QUIT;
    int answers = 0;
    while (*said) {
        const char *rest = NULL;
        size_t n = strcspn(said, "\n");
        CHECK(said[n] == '\n' && n < BOT_ANSWER_MAX);
        said[n] = '\0';
        enum bot_reply r = bot_read_reply(said, &rest);
        CHECK(r != REPLY_UNKNOWN && answers == 0 && bot_is_plain(said, n));
        CHECK(r != REPLY_NO || bot_is_code(rest));
        answers += is_last(r);
        said += n + 1;
    }
    CHECK(answers == (silent ? 0 : 1));
}

static void talk_to_bot(const char *text)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    char *said = NULL;
    size_t size = 0;
    FILE *out = open_memstream(&said, &size);
    CHECK(out != NULL);
    struct voice_plan plan = {
        .player = "random", .version = "0", .in = STDIN_FILENO, .out = out};
    struct voice *v = voice_new(&plan, &why);
    CHECK(v != NULL);
    bool more = true;
    for (int i = 0; more && *text && i < LINES_MAX_READ; i++) {
        const char *rest = NULL;
        size_t n = strcspn(text, "\n");
        char *line = fuzz_text((const uint8_t *)text, n);
        enum bot_verb verb = bot_read_verb(line, &rest);
        rewind(out);
        more = voice_hear(v, line);
        bool plain = bot_is_plain(line, n) && strlen(line) == n;
        verb = plain ? verb : BOT_UNKNOWN;
        CHECK(more == (verb != BOT_QUIT));
        long end = ftell(out);
        CHECK(end >= 0);
        said[end] = '\0';
        check_answer(said, verb);
        free(line);
        text += n + (text[n] == '\n');
    }
    voice_free(v);
    (void)fclose(out);
    free(said);
}

/* -- From a bot ------------------------------------------------------------ */

static void read_as_host(const char *line, struct bot_self *self)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    const char *rest = NULL;
    enum bot_reply r = bot_read_reply(line, &rest);
    CHECK(rest >= line && rest <= line + strlen(line));
    (void)bot_is_plain(line, strlen(line));
    CHECK(!bot_is_code(rest) || strchr(rest, ' '));
    enum err e = bot_take_self(self, line, &why);
    CHECK((e == ERR_OK) == (room[0] == '\0'));
    CHECK(e != ERR_OK || r == REPLY_NAME || r == REPLY_VERSION
          || r == REPLY_OPTION || r == REPLY_WANT);
    CHECK(self->option_count <= BOT_OPTIONS_MAX);
}

static void read_moves(const char *rest)
{
    char move[GAME_TEXT_MAX];
    while (*rest && bot_next_move(&rest, move))
        CHECK(move[0] != '\0');
}

/* -- Lines ----------------------------------------------------------------- */

/* The bytes through a pipe, to a reader with little room. */
static void read_lines(const uint8_t *data, size_t size)
{
    enum { MOST = 48, PIPE_ROOM = 60000 };
    int ends[2];
    struct lines l;
    if (size > PIPE_ROOM)
        return;
    CHECK(pipe(ends) == 0);
    CHECK(write(ends[1], data, size) == (ssize_t)size);
    CHECK(close(ends[1]) == 0);
    lines_init(&l, ends[0], MOST);
    enum lines_news n = LINES_LINE;
    while (n != LINES_END) {
        n = lines_next(&l, 1000);
        CHECK(n != LINES_QUIET);
        CHECK(n != LINES_LINE || (l.length < MOST && !l.line[l.length]));
    }
    CHECK(l.taken == size);
    lines_release(&l);
    CHECK(close(ends[0]) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct bot_self self = {.wants = 0};
    char *text = fuzz_text(data, size);
    talk_to_bot(text);
    for (char *line = text; line;) {
        char *end = strchr(line, '\n');
        if (end)
            *end = '\0';
        read_as_host(line, &self);
        read_moves(line);
        line = end ? end + 1 : NULL;
    }
    read_lines(data, size);
    free(text);
    return 0;
}
