#include "server/server.h"

#include "net/folder.h"
#include "net/net.h"

#include <stdio.h>
#include <string.h>

struct server {
    struct net *net;
    struct folder *page;
};

static void refuse(struct net_reply *r, int status, const char *words)
{
    *r = (struct net_reply){.status = status,
                            .type = "text/plain; charset=utf-8",
                            .body = bytes_of(words)};
}

static void on_request(void *with, const struct net_request *q,
                       struct net_reply *r)
{
    struct server *s = with;
    if (strcmp(q->method, "POST") == 0) {
        refuse(r, 405, "Nothing can be sent there.\n");
    } else if (!folder_answer(s->page, q, r)) {
        refuse(r, 404,
               "There is nothing at this address. The start page is /.\n");
    }
}

static bool on_open(void *with, struct net_socket *s,
                    const struct net_request *q)
{
    (void)with;
    (void)s;
    (void)q;
    return false;
}

static void on_message(void *with, struct net_socket *s, const char *text,
                       size_t size)
{
    (void)with;
    (void)s;
    (void)text;
    (void)size;
}

static void on_closed(void *with, struct net_socket *s)
{
    (void)with;
    (void)s;
}

static void on_nothing(void *with)
{
    (void)with;
}

enum err server_run(const struct server_options *o, struct text *why)
{
    struct server s = {.page = folder_open(o->root, why)};
    struct net_handlers handlers = {
        .with = &s,
        .request = on_request,
        .opens = on_open,
        .message = on_message,
        .closed = on_closed,
        .settle = on_nothing,
        .alarm = on_nothing,
        .woken = on_nothing,
        .stopping = on_nothing,
    };
    struct net_options options = {
        .listen = o->listen, .port = o->port, .connections_each = 256};
    if (!s.page)
        return ERR_NOT_FOUND;
    s.net = net_new(&options, &handlers, why);
    if (!s.net) {
        folder_free(s.page);
        return ERR_NOT_FOUND;
    }
    printf("Open http://%s:%d/\n",
           strcmp(o->listen, "::") == 0 ? "127.0.0.1" : o->listen,
           net_port(s.net));
    (void)fflush(stdout);
    net_run(s.net);
    net_free(s.net);
    folder_free(s.page);
    return ERR_OK;
}
