#include "server/server.h"

#include "host/clock.h"
#include "host/memory.h"
#include "host/random.h"
#include "net/folder.h"
#include "server/api.h"
#include "server/flow.h"
#include "server/hall_internal.h"
#include "server/lease.h"
#include "server/notify.h"
#include "server/talk.h"
#include "server/tell.h"
#include "server/watchdog.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { TICK = 200 };

struct server {
    struct config config;
    struct folder *page;
    const char *origins[CONFIG_ORIGINS_MAX + 1];
    struct watchdog *watchdog;
    struct notify notify;
    bool has_lost; /* something that was not stored when it stopped */
    struct hall hall;
};

static void say(const struct server *s, const char *event)
{
    if (!s->config.quiet) {
        (void)fprintf(stderr,
                      "{\"level\":\"info\",\"event\":\"%s\",\"time\":%lld}\n",
                      event, (long long)clock_wall());
    }
}

/* -- What the loop calls --------------------------------------------------- */

static struct hall *hall_of(void *with)
{
    struct server *s = with;
    s->hall.now = s->hall.clock();
    return &s->hall;
}

/* What is done between these two is what a loop that hangs was doing. */
static struct hall *enter(void *with, const char *what, const char *of)
{
    struct server *s = with;
    watchdog_enter(s->watchdog, what, of);
    return hall_of(with);
}

static void leave(void *with)
{
    struct server *s = with;
    watchdog_leave(s->watchdog);
}

/* A file costs by its length, if it is sent at all. */
static bool can_pay(struct hall *h, const struct net_request *q,
                    const struct net_reply *r)
{
    bool is_sent = r->body && strcmp(q->method, "HEAD") != 0;
    return toll_pay(&h->toll, toll_account(&h->toll, q->address), h->now,
                    is_sent ? (int)(r->body->size / TOLL_BYTES_SENT) : 0);
}

static void answer(struct server *s, const struct net_request *q,
                   struct net_reply *r)
{
    if (api_answer(&s->hall, q, r))
        return;
    if (strcmp(q->method, "POST") == 0) {
        api_refuse(r, 405, "nothing can be sent there");
    } else if (folder_answer(s->page, q, r)) {
        if (can_pay(&s->hall, q, r))
            return;
        bytes_drop(r->body);
        api_refuse(r, 429, "your address asks for much; wait a moment");
    } else {
        *r = (struct net_reply){
            .status = 404,
            .type = "text/plain; charset=utf-8",
            .body = bytes_of("There is nothing at this address. The start "
                             "page is /.\n")};
    }
}

static void on_request(void *with, const struct net_request *q,
                       struct net_reply *r)
{
    (void)enter(with, "request", q->path);
    answer(with, q, r);
    leave(with);
}

static bool on_open(void *with, struct net_socket *s,
                    const struct net_request *q)
{
    struct hall *h = enter(with, "socket opens", q->path);
    struct client *c = strcmp(q->path, "/ws") == 0 ? talk_open(h, s, q) : NULL;
    net_socket_set(s, c);
    leave(with);
    return c != NULL;
}

static void on_message(void *with, struct net_socket *s, const char *text,
                       size_t size)
{
    talk_message(enter(with, "message", ""), net_socket_get(s), text, size);
    leave(with);
}

static void on_closed(void *with, struct net_socket *s)
{
    struct client *c = net_socket_get(s);
    if (!c)
        return;
    talk_close(enter(with, "socket closes", c->table), c);
    leave(with);
}

static void on_settle(void *with)
{
    struct server *s = with;
    watchdog_beat(s->watchdog);
    hall_settle(enter(with, "settle", ""));
    leave(with);
}

static void on_alarm(void *with)
{
    struct server *s = with;
    struct hall *h = enter(with, "alarm", "");
    hall_tick(h);
    notify_live(&s->notify, (int64_t)(clock_steady() / 1000));
    net_alarm(h->net, TICK);
    leave(with);
}

static void on_woken(void *with)
{
    struct server *s = with;
    struct hall *h = enter(with, "woken", "");
    errand_take_some(h);
    flow_take_answers(h);
    hall_news(h);
    leave(with);
    if (watchdog_is_stopping(s->watchdog))
        net_stop(h->net);
}

static void on_stopping(void *with)
{
    enum { PATIENCE = 1000000 }; /* microseconds for each */
    struct server *s = with;
    struct hall *h = enter(with, "stop", "");
    notify_say(&s->notify, "STOPPING=1");
    s->has_lost = !hall_wait(h, PATIENCE);
    if (s->has_lost)
        hall_complain(h, "what was not stored when the server stopped is lost");
    h->stopping = true;
    tell_bye(h, "the server stops for a moment; your game is kept");
    lease_give_all_back(h);
    if (h->errands)
        (void)errands_wait(h->errands, PATIENCE);
    say(s, "stop");
    leave(with);
}

static void wake(void *with)
{
    struct server *s = with;
    net_wake(s->hall.net);
}

/* -- Life ------------------------------------------------------------------ */

/* The key that all servers of the store have, made by the first of them. */
static enum err agree_on_key(struct hall *h, struct text *why)
{
    char words[STORE_VALUE_MAX];
    random_fill(h->key.bytes, sizeof h->key.bytes);
    secret_write_key(&h->key, words);
    enum err e = store_agree(h->store, "key", words, why);
    if (e == ERR_OK && !secret_read_key(&h->key, words)) {
        text_add(why, "the key of the store is damaged");
        e = ERR_STORAGE;
    }
    return e;
}

static enum err open_store(struct server *s, struct text *why)
{
    struct hall *h = &s->hall;
    char owner[STORE_OWNER_MAX];
    char id[SECRET_ID_MAX];
    struct text t = text_in(owner, sizeof owner);
    secret_id(id);
    text_add(&t, "%s-%d", id, (int)getpid());
    struct store_options o = {.where = s->config.store,
                              .owner = owner,
                              .is_relaxed = s->config.relaxed};
    h->store = store_open(&o, why);
    if (!h->store || agree_on_key(h, why) != ERR_OK)
        return ERR_STORAGE;
    h->is_shared = store_descriptor(h->store) >= 0;
    if (strcmp(o.where, ":memory:") == 0)
        return ERR_OK; /* nobody else can see it */
    h->keeper = keeper_new(&o, wake, s, why);
    h->errands = h->keeper ? errands_new(h->store, wake, s, why) : NULL;
    return h->errands ? ERR_OK : ERR_STORAGE;
}

static struct net *open_net(struct server *s, struct text *why)
{
    struct net_handlers handlers = {
        .with = s,
        .request = on_request,
        .opens = on_open,
        .message = on_message,
        .closed = on_closed,
        .settle = on_settle,
        .alarm = on_alarm,
        .woken = on_woken,
        .stopping = on_stopping,
    };
    const struct config *c = &s->config;
    struct net_options options = {
        .listen = c->listen,
        .port = c->port,
        .certificate = c->certificate[0] ? c->certificate : NULL,
        .key = c->key[0] ? c->key : NULL,
        .behind_proxy = c->behind_proxy,
        .connections_each = c->connections_each,
        .origins = s->origins,
    };
    for (int i = 0; i < c->origin_count; i++)
        s->origins[i] = c->origin[i];
    return net_new(&options, &handlers, why);
}

static enum err start(struct server *s, struct text *why)
{
    struct hall *h = &s->hall;
    enum err e = secret_start(why);
    if (e != ERR_OK)
        return e;
    s->watchdog = h->watchdog = watchdog_new(why);
    if (!s->watchdog)
        return ERR_NOT_FOUND;
    s->page = folder_open(s->config.root, why);
    if (!s->page)
        return ERR_NOT_FOUND;
    h->config = &s->config;
    h->toll.rate = s->config.work_each;
    random_fill(&h->toll.key, sizeof h->toll.key);
    h->clock = clock_wall;
    h->send = net_send;
    h->close = net_close;
    h->put_off = net_put_off;
    h->answer = net_answer;
    h->now = h->started = clock_wall();
    h->scratch = host_alloc(HALL_SCRATCH, 1);
    h->venues = venues_new(why);
    /* A port that somebody else has leaves no new store behind. */
    h->net = h->venues ? open_net(s, why) : NULL;
    e = h->net ? open_store(s, why) : ERR_NOT_FOUND;
    if (e == ERR_OK) {
        h->bots = bots_new(s->config.bot_threads, s->config.bots_each, wake, s,
                           why);
    }
    return e == ERR_OK && h->bots ? ERR_OK : ERR_NOT_FOUND;
}

static void drop_task(void *with, struct task *t)
{
    struct server *s = with;
    hall_free_task(&s->hall, t);
}

/* A thread that the store does not answer cannot be waited for, and what it uses
 * cannot be freed. */
static void leave_if_stuck(struct server *s)
{
    const struct hall *h = &s->hall;
    if ((h->keeper && !keeper_is_idle(h->keeper))
        || (h->errands && !errands_wait(h->errands, 0)))
        _exit(s->has_lost ? EXIT_FAILURE : EXIT_SUCCESS);
}

static void finish(struct server *s)
{
    struct hall *h = &s->hall;
    watchdog_enter(s->watchdog, "end", "");
    bots_free(h->bots, drop_task);
    leave_if_stuck(s);
    keeper_free(h->keeper);
    errands_free(h->errands);
    net_free(h->net);
    hall_clear(h);
    store_close(h->store);
    venues_free(h->venues);
    folder_free(s->page);
    free(h->scratch);
    watchdog_free(s->watchdog); /* until here it hurries the others */
    notify_close(&s->notify);
    free(s);
}

static void announce(const struct server *s)
{
    const char *listen = s->config.listen;
    printf("Open http%s://%s:%d/\n", s->config.certificate[0] ? "s" : "",
           strcmp(listen, "::") == 0 || strcmp(listen, "0.0.0.0") == 0
               ? "127.0.0.1"
               : listen,
           net_port(s->hall.net));
    (void)fflush(stdout);
    say(s, "start");
}

static void run(struct server *s)
{
    watchdog_guard(s->watchdog, wake, s);
    announce(s);
    notify_say(&s->notify, "READY=1");
    net_alarm(s->hall.net, 0);
    net_run(s->hall.net);
}

/* Every player takes an open file. */
static void allow_many_files(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) != 0)
        return;
    files.rlim_cur = files.rlim_max;
    (void)setrlimit(RLIMIT_NOFILE, &files);
}

enum err server_run(const struct config *c, struct text *why)
{
    assert(c->port >= 0 && c->listen[0]);
    struct server *s = host_alloc(1, sizeof *s);
    s->config = *c;
    notify_open(&s->notify);
    allow_many_files();
    enum err e = start(s, why);
    if (e == ERR_OK)
        run(s);
    if (s->has_lost)
        e = ERR_STORAGE;
    finish(s);
    return e;
}
