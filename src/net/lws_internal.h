/* lws_internal.h - what the files about libwebsockets share. */
#ifndef NET_LWS_INTERNAL_H
#define NET_LWS_INTERNAL_H

#include "net/crowd.h"
#include "net/net.h"

#include <libwebsockets.h>
#include <uv.h>

/* A request under way. Zeroed by the library. */
struct exchange {
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
    bool takes_gzip, takes_brotli;
    bool is_foreign;
    char *body; /* what has come so far */
    size_t size;
    uint64_t until; /* when all of it must have come, in ms of the loop */
    bool too_long;
    bool is_endless; /* the body does not say how long it is */
    bool is_wrong;   /* it says something that is no length */
    bool closes;     /* the connection, when this has been answered */
    bool answered;
    bool is_parked;           /* what comes in is not listened to */
    struct net_bytes *answer; /* what is being sent */
    size_t sent;
    struct exchange *next, **place; /* among those that are being answered */
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
    int pieces; /* that it has come in so far */
    bool is_open;
    bool closing;
    int close_code;
    char close_words[64];
};

/* Where connections come in. */
struct listener {
    int fd; /* -1: nowhere */
    uv_poll_t poll;
    uv_timer_t rest; /* runs when there is no room for another one */
    uint64_t next_word;
};

struct net {
    struct net_options options;
    struct net_handlers handlers;
    uv_loop_t loop;
    uv_timer_t alarm, stop_timer;
    uv_check_t check;
    uv_async_t async;
    uv_poll_t *watched; /* NULL: nothing is */
    bool stopping;
    int stop_rounds;
    struct lws_context *context;
    struct listener listener;
    struct crowd connections;
    struct net_socket *sockets;
    struct exchange *answering;
};

/* Takes the port, and begins to accept. ERR_BAD_TEXT or ERR_NOT_FOUND with a
 * sentence if it cannot be had. */
enum err listener_open(struct net *n, struct text *why) MUST_USE;
void listener_start(struct net *n);
void listener_stop(struct net *n);
int listener_port(const struct net *n);

/* Words of this layer for the log. */
void lws_complain(const char *line);

/* Empty if there is none, or it does not fit. */
void lws_copy_header(struct lws *wsi, enum lws_token_indexes token, char *out,
                     size_t room);

void lws_read_exchange(struct lws *wsi, const struct net *n,
                       struct exchange *q);
struct net_request lws_request(struct exchange *q);

/* Adds one header at `*p`; false if there is no room. */
bool lws_http_add(struct lws *wsi, const char *name, const char *value,
                  unsigned char **p, unsigned char *end);

int lws_http_asked(struct lws *wsi, struct net *n, struct exchange *q,
                   const char *path);
int lws_http_body(const struct net *n, struct exchange *q, const char *bytes,
                  size_t size);
int lws_http_answer(struct lws *wsi, struct net *n, struct exchange *q);
int lws_http_write(struct lws *wsi, struct net *n, struct exchange *q);
void lws_http_release(struct exchange *q);

/* After every round: whoever sends and does not read is not listened to. */
void lws_http_calm(struct net *n);

/* Ends a connection soon, from outside its callbacks. */
void lws_cut_off(struct lws *wsi);

/* Answers with a status instead of opening a socket. Closing without a word
 * would look to a proxy as if this server were dead, and it would send nobody
 * here for a while. Returns what the callback must return. */
int lws_refuse_upgrade(struct lws *wsi, const struct net *n, int status);

int lws_socket_event(struct lws *wsi, enum lws_callback_reasons reason,
                     void *user, void *in, size_t size);

#endif
