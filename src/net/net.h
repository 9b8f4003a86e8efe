/* net.h - HTTP and WebSockets on one port, one thread and one loop.
 *
 *     void serve(const struct net_handlers *h, struct text *why)
 *     {
 *         struct net_options o = {.listen = "127.0.0.1", .port = 8080};
 *         struct net *n = net_new(&o, h, why);
 *         if (n)
 *             net_run(n);
 *         net_free(n);
 *     }
 *
 * It runs until somebody calls net_stop.
 *
 * Nothing here knows what is talked about. The handlers are called on the
 * thread that runs the loop; only net_wake may be called from others. The
 * library behind it is known to one file and can be replaced there.
 */
#ifndef NET_NET_H
#define NET_NET_H

#include "base/err.h"
#include "base/text.h"
#include "net/bytes.h"

#include <stdint.h>

enum {
    NET_BODY_MAX = 8192,  /* longest body and longest message that comes in */
    NET_QUEUE_MAX = 1024, /* messages that may wait for a slow reader */
    NET_QUEUE_BYTES_MAX = 1 << 21,
    NET_PATH_MAX = 512,
    NET_WORD_MAX = 256,
    NET_ADDRESS_MAX = 64,
};

struct net;
struct net_socket;
struct net_later; /* a request that is answered later */

struct net_options {
    const char *listen;      /* an IPv4 address, or "::" for every interface */
    int port;                /* 0: any that is free */
    const char *certificate; /* PEM files, both or none */
    const char *key;
    bool behind_proxy;          /* believe X-Forwarded-For */
    int connections_each;       /* most for one address; 0: no ceiling */
    const char *const *origins; /* more origins to accept, ended by NULL */
};

/* What came in. Lives as long as the call. */
struct net_request {
    const char *method; /* "GET", "HEAD", "POST"; others are refused before */
    const char *path;
    const char *query;   /* of "?table=a&b=c" the part after the mark */
    const char *address; /* of the one who asks */
    const char *bearer;  /* of "Authorization: Bearer ...", or "" */
    const char *known;   /* of "If-None-Match" */
    bool takes_gzip, takes_brotli;
    bool is_foreign; /* sent by a page of another origin */
    const char *body;
    size_t size;
    struct exchange *asked;  /* for net_put_off */
    struct net_later *later; /* not NULL: it was put off, and is taken again */
};

/* What goes out. `body` is handed over; NULL: nothing. */
struct net_reply {
    int status;
    const char *type;
    const char *tag;    /* the ETag with its quotes, or NULL */
    const char *cache;  /* Cache-Control; NULL: no-store */
    const char *coding; /* how the body is packed: "gzip", "br"; NULL: not */
    struct net_bytes *body;
    bool is_put_off; /* there is none yet: net_answer will bring it */
};

struct net_handlers {
    void *with;
    void (*request)(void *with, const struct net_request *q,
                    struct net_reply *r);
    /* May this socket open? The origin has been checked. */
    bool (*opens)(void *with, struct net_socket *s,
                  const struct net_request *q);
    void (*message)(void *with, struct net_socket *s, const char *text,
                    size_t size);
    void (*closed)(void *with, struct net_socket *s);
    /* After every round of events: the place to write what has gathered. */
    void (*settle)(void *with);
    /* The time that net_alarm named has come. */
    void (*alarm)(void *with);
    /* Somebody has called net_wake. */
    void (*woken)(void *with);
    /* The last chance to send something before the sockets close. */
    void (*stopping)(void *with);
};

/* NULL, and a sentence, if the port cannot be had. The options and handlers
 * are copied, the words in them are not. */
struct net *net_new(const struct net_options *o, const struct net_handlers *h,
                    struct text *why);
void net_run(struct net *n);
void net_stop(struct net *n);
void net_free(struct net *n);

/* The port that is listened to. */
int net_port(const struct net *n);

/* Calls `alarm` once in so many milliseconds; replaces an earlier wish. */
void net_alarm(struct net *n, int64_t milliseconds);

/* Calls `woken` soon. From any thread. */
void net_wake(struct net *n);

/* Calls `woken` whenever there is something to read from this descriptor. */
enum err net_watch(struct net *n, int descriptor) MUST_USE;
void net_unwatch(struct net *n);

/* -- Requests that take their time ----------------------------------------- */

/* Puts the answer off: the handler sets `is_put_off` and keeps what this gives,
 * until it calls net_answer, once. */
struct net_later *net_put_off(const struct net_request *q);

/* Sends the answer, whose body is handed over, if the one who asked is still
 * there. */
void net_answer(struct net_later *l, const struct net_reply *r);

/* -- Sockets --------------------------------------------------------------- */

/* Queues a message, a reference of which is handed over. A reader who lets too
 * many wait is disconnected. */
void net_send(struct net_socket *s, struct net_bytes *message);

/* Closes after what is queued has gone, with a code of the protocol and a few
 * words. */
void net_close(struct net_socket *s, int code, const char *words);

void net_socket_set(struct net_socket *s, void *with);
void *net_socket_get(const struct net_socket *s);

#endif
