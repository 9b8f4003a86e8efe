#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <time.h>

struct tally tally;

static struct table *tables;
static int table_count;
static int next_table;
static int active_count; /* tables at which is played */
static int poller;
static bool is_snapshot; /* choices come within a snapshot */
static bool is_turns;    /* they are worked out here */
static struct seat *ready, **ready_end = &ready;
static uint64_t dice = 88172645463325252ULL;

static unsigned roll(unsigned below)
{
    dice ^= dice << 13;
    dice ^= dice >> 7;
    dice ^= dice << 17;
    return (unsigned)((dice >> 33) % below);
}

/* -- Moves ----------------------------------------------------------------- */

static void be_ready(struct seat *s)
{
    if (s->is_ready || !s->table->is_active || s->count == 0 || s->waits)
        return;
    s->is_ready = true;
    s->next_ready = NULL;
    *ready_end = s;
    ready_end = &s->next_ready;
}

static void make_moves(struct seat *s, double due)
{
    struct table *t = s->table;
    char message[MOVES + 200];
    t->count++;
    int n = snprintf(message, sizeof message,
                     "{\"type\":\"move\",\"table\":\"%s\",\"version\":%d,"
                     "\"id\":\"m%ld\",%s}",
                     t->id, s->version, t->count, s->moves);
    s->sent = s->count;
    s->count = 0;
    s->waits = true;
    t->due[s->number] = due;
    wire_send(s->fd, message, (size_t)n);
}

static double next_due(const struct pace *p)
{
    return p->rate > 0 ? p->began + (double)p->begun / p->rate : now();
}

static struct seat *take_ready(void)
{
    struct seat *s = ready;
    ready = s->next_ready;
    if (!ready)
        ready_end = &ready;
    s->is_ready = false;
    return s;
}

void match_send(struct pace *p)
{
    double due = next_due(p);
    while (ready && due <= now()) {
        struct seat *s = take_ready();
        if (s->count == 0 || s->table->is_over)
            continue;
        make_moves(s, due);
        p->begun += s->sent;
        due = next_due(p);
    }
}

/* Keeps one of the choices of the message, if it has any. */
static void choose(struct seat *s, const char *json)
{
    static const char key[] = "\"choices\":[";
    const char *list[64];
    unsigned count = 0;
    const char *at = strstr(json, key);
    const char *before = is_snapshot ? "{\"move\":\"" : "\"";
    size_t skip = strlen(before);
    s->count = 0;
    at = at ? at + sizeof key - 1 : "";
    while (count < 64 && strncmp(at, before, skip) == 0) {
        list[count++] = at + skip;
        at = strchr(at + skip, '"');
        at = is_snapshot ? strchr(at, '}') : at;
        at += at[1] == ',' ? 2 : 1;
    }
    if (count == 0)
        return;
    const char *word = list[roll(count)];
    (void)snprintf(s->moves, MOVES, "\"move\":\"%.*s\"",
                   (int)strcspn(word, "\""), word);
    s->count = 1;
}

/* The same for one who knows the rules. */
static void plan(struct seat *s)
{
    char first_room[160];
    char then_room[MOVES - 200];
    struct text first = text_in(first_room, sizeof first_room);
    struct text then = text_in(then_room, sizeof then_room);
    if (s->count > 0 || s->waits || s->version != s->table->follower.version)
        return;
    s->count = rules_choose(&s->table->follower, s->number, roll, &first,
                            &then);
    if (first.cut || then.cut)
        stop("a long move");
    (void)snprintf(s->moves, MOVES, "\"move\":%s,\"then\":[%s]", first_room,
                   then_room);
}

/* -- What the seats are told ----------------------------------------------- */

static void activate_next(void)
{
    while (next_table < table_count) {
        struct table *t = &tables[next_table++];
        if (t->is_over)
            continue;
        t->is_active = true;
        active_count++;
        for (int i = 0; i < SEATS; i++)
            be_ready(&t->seat[i]);
        return;
    }
}

static void end_table(struct table *t)
{
    if (t->is_over)
        return;
    t->is_over = true;
    active_count -= t->is_active;
    if (t->is_active)
        activate_next();
}

/* Counts the moves that the last of the four has just been told of. */
static void count_told(struct table *t)
{
    int all = t->seat[0].version;
    int left = 0;
    double time = now();
    for (int i = 1; i < SEATS; i++)
        all = t->seat[i].version < all ? t->seat[i].version : all;
    for (int i = 0; i < t->pending_count; i++) {
        if (t->pending[i].version <= all) {
            tally.moves += t->pending[i].count;
            delays_note(&tally.told, time - t->pending[i].due);
        } else {
            t->pending[left++] = t->pending[i];
        }
    }
    t->pending_count = left;
}

static void acknowledge(struct seat *s)
{
    struct table *t = s->table;
    s->waits = false;
    delays_note(&tally.acknowledged, now() - t->due[s->number]);
    if (t->pending_count == PENDING_MAX)
        stop("a seat is not told");
    t->pending[t->pending_count++] = (struct pending){
        .version = s->version, .count = s->sent, .due = t->due[s->number]};
}

static void take_event(struct seat *s, const char *json)
{
    static const char key[] = "\"version\":";
    const char *version = strstr(json, key);
    if (!version)
        stop(json);
    s->version = (int)strtol(version + sizeof key - 1, NULL, 10);
    tally.messages++;
    if (s->waits && strstr(version, "\"done\":[\""))
        acknowledge(s);
    if (s->table->pending_count > 0)
        count_told(s->table);
    if (strstr(version, "\"state\":\"over\""))
        end_table(s->table);
    if (is_turns) {
        rules_follow(&s->table->follower, version);
        plan(s);
    } else {
        choose(s, version);
    }
    be_ready(s);
}

static void take_message(void *with, char *json, size_t size)
{
    (void)size;
    if (strncmp(json, "{\"type\":\"event\"", 15) == 0
        || strncmp(json, "{\"type\":\"welcome\"", 17) == 0) {
        take_event(with, json);
    } else if (strncmp(json, "{\"type\":\"refused\"", 17) == 0) {
        stop(json);
    }
}

static void read_for(double seconds)
{
    struct epoll_event list[512];
    struct timespec most = {.tv_nsec = (long)(seconds * 1e9)};
    int n = epoll_pwait2(poller, list, 512, &most, NULL);
    for (int i = 0; i < n; i++) {
        struct seat *s = list[i].data.ptr;
        wire_read(s->fd, &s->rest, s, take_message);
    }
}

void match_wait(const struct pace *p)
{
    double left = p->rate > 0 && ready ? next_due(p) - now() : 1e-3;
    read_for(left < 0 ? 0 : left > 1e-3 ? 1e-3 : left);
}

bool match_is_under_way(void)
{
    return active_count > 0;
}

/* -- Tables ---------------------------------------------------------------- */

static void make_table(int port, const char *game, struct table *t)
{
    char path[128];
    char body[256];
    (void)snprintf(body, sizeof body,
                   "{\"game\":\"%s\",\"seats\":[\"open\",\"open\","
                   "\"open\",\"open\"],\"seat\":0,\"name\":\"load\"}",
                   game);
    const char *answer = wire_post(port, "/api/tables", body);
    wire_field(answer, "table", t->id);
    wire_field(answer, "invite", t->invite);
    wire_field(answer, "secret", t->seat[0].secret);
    (void)snprintf(path, sizeof path, "/api/tables/%s/seats", t->id);
    for (int i = 1; i < SEATS; i++) {
        (void)snprintf(body, sizeof body,
                       "{\"name\":\"load\",\"invite\":\"%s\"}", t->invite);
        wire_field(wire_post(port, path, body), "secret", t->seat[i].secret);
    }
}

static void join(int port, struct table *t, const char *want)
{
    char hello[256];
    for (int i = 0; i < SEATS; i++) {
        struct seat *s = &t->seat[i];
        struct epoll_event e = {.events = EPOLLIN, .data.ptr = s};
        s->table = t;
        s->number = i;
        s->fd = wire_open(port, t->id);
        int n = snprintf(
            hello, sizeof hello,
            "{\"type\":\"hello\",\"secret\":\"%s\",\"want\":\"%s\"}", s->secret,
            want);
        wire_send(s->fd, hello, (size_t)n);
        (void)epoll_ctl(poller, EPOLL_CTL_ADD, s->fd, &e);
    }
}

void match_open(int port, const char *game, int count, const char *want)
{
    tables = calloc((size_t)count + 1, sizeof *tables);
    if (!tables)
        stop("no memory");
    table_count = count;
    is_snapshot = strcmp(want, "all") == 0;
    is_turns = strcmp(want, "turns") == 0;
    want = is_turns ? "log" : want;
    rules_load(game);
    poller = epoll_create1(0);
    for (int i = 0; i < count; i++) {
        rules_begin(&tables[i].follower);
        make_table(port, game, &tables[i]);
        join(port, &tables[i], want);
        read_for(0);
    }
    for (int i = 0; i < 50; i++)
        read_for(0.02);
}

void match_begin(int active)
{
    while (active_count < active && next_table < table_count)
        activate_next();
    memset(&tally, 0, sizeof tally);
}
