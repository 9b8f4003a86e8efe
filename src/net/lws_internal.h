/* lws_internal.h - what the files about libwebsockets share. */
#ifndef NET_LWS_INTERNAL_H
#define NET_LWS_INTERNAL_H

#include "net/crowd.h"
#include "net/net.h"

#include <libwebsockets.h>
#include <uv.h>

/* A request under way. Zeroed by the library. */
struct question {
    struct lws *wsi;
    struct net_later *later; /* NULL: the answer was not put off */
    struct net_reply reply;  /* that came then */
    bool has_reply;
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
    bool closes; /* what follows cannot be told from its body */
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
    uv_poll_t *watched; /* NULL: nothing is */
    bool stopping;
    int stop_rounds;
    struct lws_context *context;
    struct crowd connections;
    struct net_socket *sockets;
};

void lws_read_question(struct lws *wsi, const struct net *n,
                       struct question *q);
struct net_request lws_request(struct question *q);

/* Adds one header at `*p`; false if there is no room. */
bool lws_http_add(struct lws *wsi, const char *name, const char *value,
                  unsigned char **p, unsigned char *end);

int lws_http_asked(struct lws *wsi, struct net *n, struct question *q,
                   const char *path);
int lws_http_body(struct question *q, const char *bytes, size_t size);
int lws_http_answer(struct lws *wsi, struct net *n, struct question *q);
int lws_http_write(struct lws *wsi, struct net *n, struct question *q);
void lws_http_release(struct question *q);

/* Answers with a status instead of opening a socket. Closing without a word
 * would look to a proxy as if this server were dead, and it would send nobody
 * here for a while. Returns what the callback must return. */
int lws_refuse_upgrade(struct lws *wsi, unsigned status);

int lws_socket_event(struct lws *wsi, enum lws_callback_reasons reason,
                     void *user, void *in, size_t size);

#endif
