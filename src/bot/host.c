#include "bot/host.h"

#include "base/clean.h"
#include "host/clock.h"
#include "host/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double slice_time = 0.05; /* seconds */

struct host_limits host_standard(void)
{
    return (struct host_limits){
        .child = {.memory = 2048LL << 20},
        .time = 1000,
        .lag = 2,
        .total = 600,
        .patience = 10,
    };
}

/* -- What went wrong ------------------------------------------------------- */

/* The bot is ended; the sentence is about it, without its name. */
static enum err fail(struct host *h, struct text *why, const char *words)
{
    text_add(why, "%s", words);
    child_kill(&h->child);
    h->runs = false;
    return ERR_STORAGE;
}

/* Words of a bot for a sentence of ours: short, and cut anywhere. */
static void quote(const char *line, size_t size, struct text *out)
{
    char room[61];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "%s", line);
    text_add(out, "\"");
    clean_write(room, out);
    text_add(out, "%s\"", size >= sizeof room ? "..." : "");
}

static enum err fail_answer(struct host *h, struct text *why,
                            const char *wanted)
{
    text_add(why, "answered ");
    quote(h->child.out.line, h->child.out.length, why);
    text_add(why, " where %s was due", wanted);
    return fail(h, why, "");
}

/* Why no line came. */
static enum err fail_news(struct host *h, enum child_news news,
                          struct text *why)
{
    if (news == CHILD_ENDED) {
        child_tell_end(&h->child, why);
        return fail(h, why, "");
    }
    if (news == CHILD_LONG)
        return fail(h, why, "sent more than the protocol allows");
    return fail(h, why, "did not answer in time");
}

/* -- Lines ----------------------------------------------------------------- */

static enum err send(struct host *h, const char *line, struct text *why)
{
    double deadline = clock_now() + h->limits.patience;
    enum child_news n = child_send(&h->child, line, strlen(line), deadline);
    if (n == CHILD_LINE)
        n = child_send(&h->child, "\n", 1, deadline);
    if (n == CHILD_LATE)
        return fail(h, why, "does not read what it is told");
    return n == CHILD_LINE ? ERR_OK : fail_news(h, n, why);
}

/* The next line. Waits in slices, so that somebody else can be asked whether
 * there is still a reason to wait. */
static enum child_news next_line(struct host *h, double deadline)
{
    bool asks = h->idle.stop && h->is_thinking;
    for (;;) {
        double slice = clock_now() + slice_time;
        bool is_last = !asks || slice >= deadline;
        enum child_news n = child_next(&h->child, BOT_TALK_MAX,
                                       is_last ? deadline : slice);
        if (n != CHILD_LATE || is_last)
            return n;
        if (h->idle.stop(h->idle.with)) {
            n = child_send(&h->child, "stop\n", 5, deadline);
            asks = false;
            if (n != CHILD_LINE)
                return n;
        }
    }
}

/* The next line that is no info. */
static enum err receive(struct host *h, double deadline, const char **rest,
                        enum bot_reply *reply, struct text *why)
{
    for (;;) {
        enum child_news n = next_line(h, deadline);
        if (n != CHILD_LINE)
            return fail_news(h, n, why);
        const struct lines *l = &h->child.out;
        if (!bot_is_plain(l->line, l->length))
            return fail(h, why, "sent a line that is not plain text");
        *reply = bot_read_reply(l->line, rest);
        if (*reply != REPLY_INFO)
            return ERR_OK;
        if (h->info)
            h->info(h->info_with, *rest);
    }
}

static enum err refused(struct host *h, const char *rest, struct text *why)
{
    if (!bot_is_code(rest))
        return fail_answer(h, why, "ok, or no with a code and a sentence,");
    const char *sentence = strchr(rest, ' ') + 1;
    text_add(why, "refused: %.200s", sentence);
    return ERR_ILLEGAL_MOVE;
}

/* Waits for ok, or no. */
static enum err take_ok(struct host *h, struct text *why)
{
    const char *rest = "";
    enum bot_reply reply = REPLY_OK;
    enum err e = receive(h, clock_now() + h->limits.patience, &rest, &reply,
                         why);
    if (e != ERR_OK)
        return e;
    if (reply == REPLY_NO)
        return refused(h, rest, why);
    return reply == REPLY_OK && !*rest ? ERR_OK : fail_answer(h, why, "ok");
}

enum err host_tell(struct host *h, const char *line, struct text *why)
{
    h->child.out.taken = 0;
    enum err e = send(h, line, why);
    return e == ERR_OK ? take_ok(h, why) : e;
}

enum err host_ping(struct host *h, struct text *why)
{
    const char *rest = "";
    enum bot_reply reply = REPLY_OK;
    h->child.out.taken = 0;
    enum err e = send(h, "ping", why);
    if (e == ERR_OK)
        e = receive(h, clock_now() + h->limits.patience, &rest, &reply, why);
    if (e == ERR_OK && reply != REPLY_PONG)
        e = fail_answer(h, why, "pong");
    return e;
}

/* -- Hello ----------------------------------------------------------------- */

/* A program may take its time to start. */
static enum err greet(struct host *h, struct text *why)
{
    double deadline = clock_now() + 3 * h->limits.patience;
    enum err e = send(h, "mudbrick 1", why);
    while (e == ERR_OK) {
        const char *rest = "";
        enum bot_reply reply = REPLY_OK;
        e = receive(h, deadline, &rest, &reply, why);
        if (e != ERR_OK || reply == REPLY_OK)
            break;
        if (reply == REPLY_NO) {
            e = refused(h, rest, why);
        } else {
            e = bot_take_self(&h->self, h->child.out.line, why);
        }
        if (e != ERR_OK)
            return h->runs ? fail(h, why, "") : e;
    }
    if (e == ERR_OK && !h->self.name[0])
        return fail(h, why, "did not say its name");
    return e;
}

enum err host_begin(struct host *h, struct text *why)
{
    if (h->runs)
        return ERR_OK;
    memset(&h->self, 0, sizeof h->self);
    enum err e = child_start(&h->child, h->command, &h->limits.child, why);
    if (e != ERR_OK)
        return e;
    h->runs = true;
    return greet(h, why);
}

struct host *host_new(const char *command, const struct host_limits *limits,
                      struct text *why)
{
    struct host *h = host_alloc(1, sizeof *h);
    struct text t = text_in(h->command, sizeof h->command);
    text_add(&t, "%s", command);
    h->limits = *limits;
    if (!t.cut)
        return h;
    text_add(why, "the command is longer than %zu bytes", sizeof h->command);
    free(h);
    return NULL;
}

void host_free(struct host *h)
{
    if (!h)
        return;
    (void)child_stop(&h->child, 0.5);
    free(h);
}

/* -- Deciding -------------------------------------------------------------- */

enum err host_game(struct host *h, const char *line, struct text *why)
{
    h->used = 0;
    return host_tell(h, line, why);
}

static enum err tell_json(struct host *h, const char *verb, const char *json,
                          struct text *why)
{
    double deadline = clock_now() + h->limits.patience;
    h->child.out.taken = 0;
    enum child_news n = child_send(&h->child, verb, strlen(verb), deadline);
    enum err e = n == CHILD_LINE ? send(h, json, why) : fail_news(h, n, why);
    return e == ERR_OK ? take_ok(h, why) : e;
}

static enum err tell_turn(struct host *h, const struct host_turn *turn,
                          struct text *why)
{
    enum err e = ERR_OK;
    if (h->self.wants & WANT_POSITION && turn->position)
        e = tell_json(h, "position ", turn->position, why);
    if (e == ERR_OK && h->self.wants & WANT_SNAPSHOT && turn->snapshot)
        e = tell_json(h, "snapshot ", turn->snapshot, why);
    return e == ERR_OK ? host_tell(h, turn->moves, why) : e;
}

/* Milliseconds for this decision: the limit, or what is left of the match. */
static long long time_for(const struct host *h, const struct bot_go *go)
{
    long long limit = go->has_time ? go->time : h->limits.time;
    double left = (h->limits.total - h->used) * 1000;
    if (h->limits.total > 0 && left < (double)limit)
        limit = left > 1 ? (long long)left : 1;
    return limit;
}

static enum err take_move(struct host *h, const char *rest,
                          char out[GAME_TEXT_MAX], struct text *why)
{
    struct text t = text_in(out, GAME_TEXT_MAX);
    text_add(&t, "%s", rest);
    return *rest && !t.cut ? ERR_OK : fail_answer(h, why, "a move");
}

enum err host_choose(struct host *h, const struct host_turn *turn,
                     const struct bot_go *go, char out[GAME_TEXT_MAX],
                     struct text *why)
{
    char room[256];
    struct text line = text_in(room, sizeof room);
    struct bot_go limits = *go;
    const char *rest = "";
    enum bot_reply reply = REPLY_OK;
    enum err e = tell_turn(h, turn, why);
    if (e != ERR_OK)
        return e;
    limits.has_time = true;
    limits.time = time_for(h, go);
    bot_write_go(&limits, &line);
    h->child.out.taken = 0;
    double start = clock_now();
    h->is_thinking = true;
    e = send(h, room, why);
    if (e == ERR_OK) {
        double deadline = start + (double)limits.time / 1000 + h->limits.lag;
        e = receive(h, deadline, &rest, &reply, why);
    }
    h->is_thinking = false;
    h->used += clock_now() - start;
    if (e == ERR_OK && h->limits.total > 0 && h->used > h->limits.total)
        return fail(h, why, "used up its time for the match");
    if (e != ERR_OK)
        return e;
    if (reply == REPLY_NO)
        return refused(h, rest, why);
    return reply == REPLY_MOVE ? take_move(h, rest, out, why)
                               : fail_answer(h, why, "move");
}
