#include "server/server.h"

#include "net/folder.h"
#include "server/api.h"
#include "server/flow.h"
#include "server/moment.h"
#include "server/talk.h"
#include "server/tell.h"

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
    struct hall hall;
};

static void say(const struct server *s, const char *event)
{
    if (!s->config.quiet) {
        (void)fprintf(stderr,
                      "{\"level\":\"info\",\"event\":\"%s\",\"time\":%lld}\n",
                      event, (long long)moment_wall());
    }
}

/* -- What the loop calls --------------------------------------------------- */

static struct hall *hall_of(void *with)
{
    struct server *s = with;
    s->hall.now = s->hall.clock();
    return &s->hall;
}

static void on_request(void *with, const struct net_request *q,
                       struct net_reply *r)
{
    struct server *s = with;
    struct hall *h = hall_of(with);
    if (api_answer(h, q, r))
        return;
    if (strcmp(q->method, "POST") == 0) {
        api_refuse(r, 405, "nothing can be sent there");
    } else if (!folder_answer(s->page, q, r)) {
        *r = (struct net_reply){
            .status = 404,
            .type = "text/plain; charset=utf-8",
            .body = bytes_of("There is nothing at this address. The start "
                             "page is /.\n")};
    }
}

static bool on_open(void *with, struct net_socket *s,
                    const struct net_request *q)
{
    struct client *c = strcmp(q->path, "/ws") == 0
                           ? talk_open(hall_of(with), s, q)
                           : NULL;
    net_socket_set(s, c);
    return c != NULL;
}

static void on_message(void *with, struct net_socket *s, const char *text,
                       size_t size)
{
    talk_message(hall_of(with), net_socket_get(s), text, size);
}

static void on_closed(void *with, struct net_socket *s)
{
    struct client *c = net_socket_get(s);
    if (c)
        talk_close(hall_of(with), c);
}

static void on_settle(void *with)
{
    hall_settle(hall_of(with));
}

static void on_alarm(void *with)
{
    struct hall *h = hall_of(with);
    hall_tick(h);
    net_alarm(h->net, TICK);
}

static void on_woken(void *with)
{
    struct hall *h = hall_of(with);
    flow_take_answers(h);
    hall_news(h);
}

static void on_stopping(void *with)
{
    struct server *s = with;
    struct hall *h = hall_of(with);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    hall_wait(h);
    h->stopping = true;
    tell_bye(h, "the server stops for a moment; your game is kept");
    if (h->is_shared && store_yield(h->store, &why) != ERR_OK)
        say(s, "yield failed");
    say(s, "stop");
}

static void wake(void *with)
{
    struct server *s = with;
    net_wake(s->hall.net);
}

/* -- Life ------------------------------------------------------------------ */

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
    if (!h->store)
        return ERR_STORAGE;
    h->is_shared = store_descriptor(h->store) >= 0;
    if (strcmp(o.where, ":memory:") == 0)
        return ERR_OK; /* nobody else can see it */
    h->keeper = keeper_new(&o, wake, s, why);
    return h->keeper ? ERR_OK : ERR_STORAGE;
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
    s->page = folder_open(s->config.root, why);
    if (!s->page)
        return ERR_NOT_FOUND;
    h->config = &s->config;
    h->clock = moment_wall;
    h->send = net_send;
    h->close = net_close;
    h->put_off = net_put_off;
    h->answer = net_answer;
    h->now = h->started = moment_wall();
    h->scratch = malloc(HALL_SCRATCH);
    if (!h->scratch) {
        text_add(why, "there is no memory left");
        return ERR_TOO_LONG;
    }
    h->venues = venues_new(why);
    e = h->venues ? open_store(s, why) : ERR_BAD_TEXT;
    if (e == ERR_OK)
        h->net = open_net(s, why);
    if (e == ERR_OK && h->net)
        h->bots = bots_new(s->config.bot_threads, wake, s, why);
    return e == ERR_OK && h->bots ? ERR_OK : ERR_NOT_FOUND;
}

static void drop_thought(void *with, struct thought *t)
{
    struct server *s = with;
    hall_free_thought(&s->hall, t);
}

static void finish(struct server *s)
{
    struct hall *h = &s->hall;
    bots_free(h->bots, drop_thought);
    keeper_free(h->keeper);
    net_free(h->net);
    hall_clear(h);
    store_close(h->store);
    venues_free(h->venues);
    folder_free(s->page);
    free(h->scratch);
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
    struct server *s = calloc(1, sizeof *s);
    if (!s) {
        text_add(why, "there is no memory left");
        return ERR_TOO_LONG;
    }
    s->config = *c;
    allow_many_files();
    enum err e = start(s, why);
    if (e == ERR_OK) {
        announce(s);
        net_alarm(s->hall.net, 0);
        net_run(s->hall.net);
    }
    finish(s);
    return e;
}
