/* lws_internal.h - what the files about libwebsockets share. */
#ifndef NET_LWS_INTERNAL_H
#define NET_LWS_INTERNAL_H

#include "net/crowd.h"
#include "net/net.h"

#include <libwebsockets.h>
#include <uv.h>

/* A request under way. Zeroed by the library. */
struct question {
    const char *method;
    char path[NET_PATH_MAX];
    char query[NET_WORD_MAX];
    char address[NET_ADDRESS_MAX];
    char bearer[NET_WORD_MAX];
    char known[NET_WORD_MAX];
    bool takes_gzip;
    bool is_foreign;
    char *body; /* what has come so far */
    size_t size;
    bool too_long;
    bool answered;
    struct net_bytes *answer; /* what is being sent */
    size_t sent;
};

struct net_socket {
    struct net *net;
    struct lws *wsi;
    struct net_socket *next, *previous;
    void *with;
    struct net_bytes **queue;
    int first, count, room;
    size_t queued; /* bytes */
    char *partial; /* a message that came in pieces */
    size_t partial_size;
    bool is_open;
    bool closing;
    int close_code;
    char close_words[64];
};

struct net {
    struct net_options options;
    struct net_handlers handlers;
    uv_loop_t loop;
    uv_timer_t alarm, stop_timer;
    uv_check_t check;
    uv_async_t async;
    uv_signal_t signals[2];
    uv_poll_t watched;
    bool is_watching;
    bool stopping;
    int stop_rounds;
    struct lws_context *context;
    struct crowd connections;
    struct net_socket *sockets;
};

void lws_read_question(struct lws *wsi, const struct net *n,
                       struct question *q);
struct net_request lws_request(const struct question *q);

int lws_http_asked(struct lws *wsi, struct net *n, struct question *q,
                   const char *path);
int lws_http_body(struct question *q, const char *bytes, size_t size);
int lws_http_answer(struct lws *wsi, struct net *n, struct question *q);
int lws_http_write(struct lws *wsi, struct question *q);
void lws_http_release(struct question *q);

int lws_socket_event(struct lws *wsi, enum lws_callback_reasons reason,
                     void *user, void *in, size_t size);

#endif
