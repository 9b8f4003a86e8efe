#include "bot/runner.h"

#include "base/clean.h"
#include "host/clock.h"
#include "host/memory.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double slice_time = 0.05; /* seconds */

struct runner_limits runner_standard(void)
{
    return (struct runner_limits){
        .child = {.memory = 2048LL << 20},
        .time = 1000,
        .lag = 2,
        .total = 600,
        .patience = 10,
    };
}

/* -- What went wrong ------------------------------------------------------- */

/* The bot is ended; the sentence is about it, without its name. */
static enum err fail(struct runner *r, struct text *why, const char *words)
{
    text_add(why, "%s", words);
    child_kill(&r->child);
    r->runs = false;
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

static enum err fail_answer(struct runner *r, struct text *why,
                            const char *wanted)
{
    text_add(why, "answered ");
    quote(r->child.out.line, r->child.out.length, why);
    text_add(why, " where %s was due", wanted);
    return fail(r, why, "");
}

/* Why no line came. */
static enum err fail_news(struct runner *r, enum child_news news,
                          struct text *why)
{
    if (news == CHILD_ENDED) {
        child_tell_end(&r->child, why);
        return fail(r, why, "");
    }
    if (news == CHILD_LONG)
        return fail(r, why, "sent more than the protocol allows");
    return fail(r, why, "did not answer in time");
}

/* -- Lines ----------------------------------------------------------------- */

static enum err send(struct runner *r, const char *line, struct text *why)
{
    double deadline = clock_now() + r->limits.patience;
    enum child_news n = child_send(&r->child, line, strlen(line), deadline);
    if (n == CHILD_LINE)
        n = child_send(&r->child, "\n", 1, deadline);
    if (n == CHILD_LATE)
        return fail(r, why, "does not read what it is told");
    return n == CHILD_LINE ? ERR_OK : fail_news(r, n, why);
}

/* The next line. Waits in slices, so that somebody else can be asked whether
 * there is still a reason to wait. */
static enum child_news next_line(struct runner *r, double deadline)
{
    bool asks = r->idle.stop && r->is_thinking;
    for (;;) {
        double slice = clock_now() + slice_time;
        bool is_last = !asks || slice >= deadline;
        enum child_news n = child_next(&r->child, BOT_TALK_MAX,
                                       is_last ? deadline : slice);
        if (n != CHILD_LATE || is_last)
            return n;
        if (r->idle.stop(r->idle.with)) {
            n = child_send(&r->child, "stop\n", 5, deadline);
            asks = false;
            if (n != CHILD_LINE)
                return n;
        }
    }
}

/* The next line that is no info. */
static enum err receive(struct runner *r, double deadline, const char **rest,
                        enum bot_reply *reply, struct text *why)
{
    for (;;) {
        enum child_news n = next_line(r, deadline);
        if (n != CHILD_LINE)
            return fail_news(r, n, why);
        const struct lines *l = &r->child.out;
        if (!bot_is_plain(l->line, l->length))
            return fail(r, why, "sent a line that is not plain text");
        *reply = bot_read_reply(l->line, rest);
        if (*reply != REPLY_INFO)
            return ERR_OK;
        if (r->info)
            r->info(r->info_with, *rest);
    }
}

static enum err refused(struct runner *r, const char *rest, struct text *why)
{
    if (!bot_is_code(rest))
        return fail_answer(r, why, "ok, or no with a code and a sentence,");
    const char *sentence = strchr(rest, ' ') + 1;
    text_add(why, "refused: %.200s", sentence);
    return ERR_ILLEGAL_MOVE;
}

/* Waits for ok, or no. */
static enum err take_ok(struct runner *r, struct text *why)
{
    const char *rest = "";
    enum bot_reply reply = REPLY_OK;
    enum err e = receive(r, clock_now() + r->limits.patience, &rest, &reply,
                         why);
    if (e != ERR_OK)
        return e;
    if (reply == REPLY_NO)
        return refused(r, rest, why);
    return reply == REPLY_OK && !*rest ? ERR_OK : fail_answer(r, why, "ok");
}

enum err runner_tell(struct runner *r, const char *line, struct text *why)
{
    assert(r->runs && line && why);
    r->child.out.taken = 0;
    enum err e = send(r, line, why);
    return e == ERR_OK ? take_ok(r, why) : e;
}

enum err runner_ping(struct runner *r, struct text *why)
{
    assert(r->runs && why);
    const char *rest = "";
    enum bot_reply reply = REPLY_OK;
    r->child.out.taken = 0;
    enum err e = send(r, "ping", why);
    if (e == ERR_OK)
        e = receive(r, clock_now() + r->limits.patience, &rest, &reply, why);
    if (e == ERR_OK && reply != REPLY_PONG)
        e = fail_answer(r, why, "pong");
    return e;
}

/* -- Hello ----------------------------------------------------------------- */

/* A program may take its time to start. */
static enum err greet(struct runner *r, struct text *why)
{
    double deadline = clock_now() + 3 * r->limits.patience;
    enum err e = send(r, "mudbrick 1", why);
    while (e == ERR_OK) {
        const char *rest = "";
        enum bot_reply reply = REPLY_OK;
        e = receive(r, deadline, &rest, &reply, why);
        if (e != ERR_OK || reply == REPLY_OK)
            break;
        if (reply == REPLY_NO) {
            e = refused(r, rest, why);
        } else {
            e = bot_take_self(&r->self, r->child.out.line, why);
        }
        if (e != ERR_OK)
            return r->runs ? fail(r, why, "") : e;
    }
    if (e == ERR_OK && !r->self.name[0])
        return fail(r, why, "did not say its name");
    return e;
}

enum err runner_begin(struct runner *r, struct text *why)
{
    assert(r && why);
    if (r->runs)
        return ERR_OK;
    memset(&r->self, 0, sizeof r->self);
    enum err e = child_start(&r->child, r->command, &r->limits.child, why);
    if (e != ERR_OK)
        return e;
    r->runs = true;
    return greet(r, why);
}

struct runner *runner_new(const char *command,
                          const struct runner_limits *limits, struct text *why)
{
    assert(command && limits && why);
    struct runner *r = host_alloc(1, sizeof *r);
    struct text t = text_in(r->command, sizeof r->command);
    text_add(&t, "%s", command);
    r->limits = *limits;
    if (!t.cut)
        return r;
    text_add(why, "the command is longer than %zu bytes", sizeof r->command);
    free(r);
    return NULL;
}

void runner_free(struct runner *r)
{
    if (!r)
        return;
    (void)child_stop(&r->child, 0.5);
    free(r);
}

/* -- Deciding -------------------------------------------------------------- */

enum err runner_game(struct runner *r, const char *line, struct text *why)
{
    assert(r->runs && line);
    r->used = 0;
    return runner_tell(r, line, why);
}

enum err runner_tell_json(struct runner *r, const char *verb, const char *json,
                          struct text *why)
{
    assert(r->runs && verb && json && why);
    double deadline = clock_now() + r->limits.patience;
    r->child.out.taken = 0;
    enum child_news n = child_send(&r->child, verb, strlen(verb), deadline);
    if (n == CHILD_LINE)
        n = child_send(&r->child, " ", 1, deadline);
    enum err e = n == CHILD_LINE ? send(r, json, why) : fail_news(r, n, why);
    return e == ERR_OK ? take_ok(r, why) : e;
}

static enum err tell_turn(struct runner *r, const struct runner_turn *turn,
                          struct text *why)
{
    unsigned wants = r->self.wants;
    enum err e = ERR_OK;
    if (wants & WANT_POSITION && turn->position)
        e = runner_tell_json(r, "position", turn->position, why);
    if (e == ERR_OK && wants & WANT_SNAPSHOT && turn->snapshot)
        e = runner_tell_json(r, "snapshot", turn->snapshot, why);
    if (e == ERR_OK)
        e = runner_tell(r, turn->moves, why);
    if (e == ERR_OK && wants & WANT_FACTS && turn->facts)
        e = runner_tell_json(r, "facts", turn->facts, why);
    if (e == ERR_OK && wants & WANT_FACTS && turn->points)
        e = runner_tell_json(r, "points", turn->points, why);
    if (e == ERR_OK && wants & WANT_FACTS && turn->question)
        e = runner_tell_json(r, "question", turn->question, why);
    return e;
}

enum err runner_played(struct runner *r, const char *line, const char *fact,
                       struct text *why)
{
    assert(r && line && why);
    if (!(r->self.wants & WANT_LOG))
        return ERR_OK;
    enum err e = runner_tell(r, line, why);
    if (e == ERR_OK && r->self.wants & WANT_FACTS && fact)
        e = runner_tell_json(r, "fact", fact, why);
    return e;
}

/* Milliseconds for this decision: the limit, or what is left of the match. */
static long long time_for(const struct runner *r, const struct bot_go *go)
{
    long long limit = go->has_time ? go->time : r->limits.time;
    double left = (r->limits.total - r->used) * 1000;
    if (r->limits.total > 0 && left < (double)limit)
        limit = left > 1 ? (long long)left : 1;
    return limit;
}

static enum err take_move(struct runner *r, const char *rest,
                          char out[GAME_TEXT_MAX], struct text *why)
{
    struct text t = text_in(out, GAME_TEXT_MAX);
    text_add(&t, "%s", rest);
    return *rest && !t.cut ? ERR_OK : fail_answer(r, why, "a move");
}

enum err runner_choose(struct runner *r, const struct runner_turn *turn,
                       const struct bot_go *go, char out[GAME_TEXT_MAX],
                       struct text *why)
{
    assert(r->runs && turn && turn->moves && go && out);
    char room[256];
    struct text line = text_in(room, sizeof room);
    struct bot_go limits = *go;
    const char *rest = "";
    enum bot_reply reply = REPLY_OK;
    enum err e = tell_turn(r, turn, why);
    if (e != ERR_OK)
        return e;
    limits.has_time = true;
    limits.time = time_for(r, go);
    bot_write_go(&limits, &line);
    r->child.out.taken = 0;
    double start = clock_now();
    r->is_thinking = true;
    e = send(r, room, why);
    if (e == ERR_OK) {
        double deadline = start + (double)limits.time / 1000 + r->limits.lag;
        e = receive(r, deadline, &rest, &reply, why);
    }
    r->is_thinking = false;
    r->used += clock_now() - start;
    if (e == ERR_OK && r->limits.total > 0 && r->used > r->limits.total)
        return fail(r, why, "used up its time for the match");
    if (e != ERR_OK)
        return e;
    if (reply == REPLY_NO)
        return refused(r, rest, why);
    return reply == REPLY_MOVE ? take_move(r, rest, out, why)
                               : fail_answer(r, why, "move");
}
