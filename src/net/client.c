/* client.c - requests and a WebSocket over libwebsockets, seen from outside. */
#include "net/client.h"

#include "host/clock.h"
#include "host/memory.h"
#include "net/bytes.h"
#include "net/lws_internal.h"

#include <assert.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

/* Messages in their order, in a ring. */
struct queue {
    struct net_bytes *item[CLIENT_QUEUE_MAX];
    int first, count;
    size_t bytes;
};

/* Bytes that come in pieces. */
struct pile {
    char *bytes;
    size_t size, room;
};

struct net_client {
    struct net_link link;
    struct lws_context *context;
    bool is_late;
    /* The request under way. */
    const struct client_request *request;
    struct lws *asked;
    struct pile answer;
    int status;
    bool answered;
    /* The socket. */
    struct lws *socket;
    bool is_open;
    struct queue in, out;
    struct pile partial;
    struct net_bytes *message; /* the one that was announced */
    int close_code;
    char close_words[CLIENT_WORDS_MAX];
    bool too_long;
};

/* -- Queues and piles ------------------------------------------------------ */

static bool queue_add(struct queue *q, struct net_bytes *b)
{
    if (q->count == CLIENT_QUEUE_MAX
        || q->bytes + b->size > 2 * (size_t)CLIENT_MESSAGE_MAX) {
        bytes_drop(b);
        return false;
    }
    q->item[(q->first + q->count++) % CLIENT_QUEUE_MAX] = b;
    q->bytes += b->size;
    return true;
}

static struct net_bytes *queue_take(struct queue *q)
{
    assert(q->count >= 0 && q->first < CLIENT_QUEUE_MAX);
    if (q->count == 0)
        return NULL;
    struct net_bytes *b = q->item[q->first];
    q->first = (q->first + 1) % CLIENT_QUEUE_MAX;
    q->count--;
    q->bytes -= b->size;
    return b;
}

static void queue_clear(struct queue *q)
{
    for (struct net_bytes *b = queue_take(q); b; b = queue_take(q))
        bytes_drop(b);
}

static bool pile_add(struct pile *p, const void *bytes, size_t size)
{
    if (p->size + size > CLIENT_MESSAGE_MAX)
        return false;
    if (p->size + size + 1 > p->room) {
        p->room = 2 * (p->size + size + 1);
        p->bytes = host_grow(p->bytes, p->room, 1);
    }
    memcpy(p->bytes + p->size, bytes, size);
    p->size += size;
    p->bytes[p->size] = '\0';
    return true;
}

static void pile_clear(struct pile *p)
{
    free(p->bytes);
    *p = (struct pile){.size = 0};
}

static void note_end(struct net_client *c, int code, const char *words,
                     size_t size)
{
    struct text t = text_in(c->close_words, sizeof c->close_words);
    c->close_code = code;
    for (size_t i = 0; i < size && words[i]; i++)
        text_add(&t, "%c", (unsigned char)words[i] < ' ' ? ' ' : words[i]);
}

/* What the library says of a connection that did not come about. */
static void note_failure(struct net_client *c, const void *in, size_t size)
{
    const char *words = in ? in : "nobody answers there";
    note_end(c, in ? CLIENT_FAILED : CLIENT_NOBODY, words,
             in ? size : strlen(words));
}

/* -- Requests -------------------------------------------------------------- */

static int write_headers(struct lws *wsi, const struct client_request *q,
                         void *in, size_t room)
{
    unsigned char **p = in;
    unsigned char *end = *p + room;
    char words[LINK_SECRET_MAX + 16];
    struct text t = text_in(words, sizeof words);
    if (q->bearer) {
        text_add(&t, "Bearer %s", q->bearer);
        if (t.cut || !lws_http_add(wsi, "authorization:", words, p, end))
            return -1;
    }
    if (!q->body)
        return 0;
    t = text_in(words, sizeof words);
    text_add(&t, "%zu", strlen(q->body));
    if (!lws_http_add(wsi, "content-type:", "application/json", p, end)
        || !lws_http_add(wsi, "content-length:", words, p, end))
        return -1;
    lws_client_http_body_pending(wsi, 1);
    (void)lws_callback_on_writable(wsi);
    return 0;
}

static int write_body(struct lws *wsi, const struct client_request *q)
{
    if (!q->body)
        return 0;
    size_t size = strlen(q->body);
    struct net_bytes *b = bytes_copy(q->body, size);
    lws_client_http_body_pending(wsi, 0);
    int sent = lws_write(wsi, bytes_data(b), size, LWS_WRITE_HTTP_FINAL);
    bytes_drop(b);
    return sent < (int)size ? -1 : 0;
}

static int read_piece(struct lws *wsi)
{
    char room[LWS_PRE + 4096];
    char *at = room + LWS_PRE;
    int size = sizeof room - LWS_PRE;
    return lws_http_client_read(wsi, &at, &size) < 0 ? -1 : 0;
}

static void end_request(struct net_client *c, bool answered)
{
    c->answered = answered;
    c->asked = NULL;
}

static int on_http(struct lws *wsi, enum lws_callback_reasons reason,
                   void *user, void *in, size_t size)
{
    struct net_client *c = lws_context_user(lws_get_context(wsi));
    (void)user;
    switch ((int)reason) {
    case LWS_CALLBACK_CLIENT_APPEND_HANDSHAKE_HEADER:
        return c->request ? write_headers(wsi, c->request, in, size) : 0;
    case LWS_CALLBACK_CLIENT_HTTP_WRITEABLE:
        return c->request ? write_body(wsi, c->request) : 0;
    case LWS_CALLBACK_CLIENT_HTTP_REDIRECT:
        return -1; /* a secret is not carried to another server */
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP:
        c->status = (int)lws_http_client_http_response(wsi);
        return 0;
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP:
        return read_piece(wsi);
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ:
        c->too_long = !pile_add(&c->answer, in, size);
        return c->too_long ? -1 : 0;
    case LWS_CALLBACK_COMPLETED_CLIENT_HTTP:
        end_request(c, true);
        return -1;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        note_failure(c, in, size);
        end_request(c, false);
        return 0;
    case LWS_CALLBACK_CLOSED_CLIENT_HTTP:
        if (c->asked)
            end_request(c, false);
        return 0;
    default:
        return 0;
    }
}

/* -- The socket ------------------------------------------------------------ */

static int write_next(struct net_client *c)
{
    struct net_bytes *b = queue_take(&c->out);
    if (!b)
        return 0;
    int sent = lws_write(c->socket, bytes_data(b), b->size, LWS_WRITE_TEXT);
    bool whole = sent >= (int)b->size;
    bytes_drop(b);
    if (c->out.count > 0)
        (void)lws_callback_on_writable(c->socket);
    return whole ? 0 : -1;
}

static int leave(struct net_client *c, enum client_end end, const char *words)
{
    note_end(c, end, words, strlen(words));
    return -1;
}

static int received(struct net_client *c, const void *in, size_t size)
{
    if (!pile_add(&c->partial, in, size)) {
        return leave(c, CLIENT_FLOOD,
                     "the server sent more than one message can hold");
    }
    bool whole = lws_is_final_fragment(c->socket)
                 && lws_remaining_packet_payload(c->socket) == 0;
    if (!whole)
        return 0;
    struct net_bytes *b = bytes_copy(c->partial.bytes, c->partial.size);
    pile_clear(&c->partial);
    if (!queue_add(&c->in, b))
        return leave(c, CLIENT_FLOOD, "the server sent more than can be read");
    return 0;
}

static void peer_closes(struct net_client *c, const unsigned char *in,
                        size_t size)
{
    if (size < 2) {
        note_end(c, 1005, "", 0);
    } else {
        note_end(c, in[0] << 8 | in[1], (const char *)in + 2, size - 2);
    }
}

static void end_socket(struct net_client *c)
{
    c->socket = NULL;
    c->is_open = false;
    pile_clear(&c->partial);
    queue_clear(&c->out);
}

static int on_socket(struct lws *wsi, enum lws_callback_reasons reason,
                     void *user, void *in, size_t size)
{
    struct net_client *c = lws_context_user(lws_get_context(wsi));
    (void)user;
    switch ((int)reason) {
    case LWS_CALLBACK_CLIENT_HTTP_REDIRECT:
        return -1;
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        c->is_open = true;
        return 0;
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        return write_next(c);
    case LWS_CALLBACK_CLIENT_RECEIVE:
        return received(c, in, size);
    case LWS_CALLBACK_WS_PEER_INITIATED_CLOSE:
        peer_closes(c, in, size);
        return 0;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
        note_failure(c, in, size);
        end_socket(c);
        return 0;
    case LWS_CALLBACK_CLIENT_CLOSED:
        if (!c->close_code && !c->close_words[0])
            leave(c, CLIENT_BROKE, "the connection broke");
        end_socket(c);
        return 0;
    default:
        return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "http", .callback = on_http},
    {.name = "mudbrick.v1", .callback = on_socket, .rx_buffer_size = 16384},
    {.name = NULL},
};

/* -- Waiting --------------------------------------------------------------- */

/* Is there something to be read at once? */
static bool is_waiting(struct lws *wsi)
{
    struct pollfd p = {.fd = lws_get_socket_fd(wsi), .events = POLLIN};
    return poll(&p, 1, 0) == 1 && (p.revents & POLLIN);
}

/* The library reads a piece of a message at a time; all that is there is read
 * before anybody waits for anything else. */
static void serve(struct net_client *c, struct lws *const *wsi)
{
    enum { PIECES = 64 };
    (void)lws_service(c->context, -1);
    for (int i = 0; i < PIECES && *wsi && c->in.count == 0 && is_waiting(*wsi);
         i++)
        (void)lws_service(c->context, -1);
}

/* Lets the library work and sleeps until there may be more to do, or for
 * `most` milliseconds. The library's own waiting cannot be limited; so it is
 * never let to wait, and called often enough for its own timers. */
static void work(struct net_client *c, struct lws *const *wsi, int64_t most)
{
    enum { NAP = 5, SECURE_NAP = 50, LONG_NAP = 250 };
    serve(c, wsi);
    int nap = !c->is_open || !c->socket || wsi != &c->socket ? NAP
              : c->link.is_secure                            ? SECURE_NAP
                                                             : LONG_NAP;
    bool has_news = c->in.count > 0 || !*wsi;
    if (has_news || most <= 0)
        return;
    struct pollfd p = {.fd = lws_get_socket_fd(*wsi), .events = POLLIN};
    if (c->is_open && c->out.count > 0)
        p.events |= POLLOUT;
    (void)poll(&p, 1, most < nap ? (int)most : nap);
}

/* Opens a connection for a request or for the socket; `*out` is there as long
 * as it lives. */
static void dial(struct net_client *c, const char *path, const char *method,
                 struct lws **out)
{
    static const lws_retry_bo_t idle = {.secs_since_valid_ping = 30,
                                        .secs_since_valid_hangup = 45};
    char room[LINK_PATH_MAX + 256];
    char host[LINK_HOST_MAX + 16];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "%s%s", c->link.path, path);
    t = text_in(host, sizeof host);
    bool bracketed = strchr(c->link.host, ':') != NULL;
    text_add(&t, "%s%s%s:%d", bracketed ? "[" : "", c->link.host,
             bracketed ? "]" : "", c->link.port);
    struct lws_client_connect_info i = {
        .context = c->context,
        .address = c->link.host,
        .port = c->link.port,
        .path = room,
        .host = host,
        .method = method,
        .protocol = method ? "http" : "mudbrick.v1",
        .local_protocol_name = method ? "http" : "mudbrick.v1",
        .alpn = "http/1.1",
        .ssl_connection = c->link.is_secure ? LCCSCF_USE_SSL : 0,
        .retry_and_idle_policy = &idle,
        .pwsi = out,
    };
    c->close_code = CLIENT_BROKE;
    c->close_words[0] = '\0';
    if (!lws_client_connect_via_info(&i))
        *out = NULL;
}

/* -- What callers call ----------------------------------------------------- */

struct net_client *client_new(const struct net_link *l, struct text *why)
{
    assert(l->host[0] && l->port > 0 && l->path[0] == '/');
    struct net_client *c = host_alloc(1, sizeof *c);
    struct lws_context_creation_info i = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .protocols = protocols,
        .user = c,
        .options = l->is_secure ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0,
        .timeout_secs = 10,
    };
    lws_set_log_level(0, NULL);
    (void)signal(SIGPIPE, SIG_IGN);
    c->context = lws_create_context(&i);
    if (!c->context) {
        text_add(why, "no connection can be prepared");
        free(c);
        return NULL;
    }
    c->link = *l;
    return c;
}

void client_free(struct net_client *c)
{
    if (!c)
        return;
    lws_context_destroy(c->context);
    queue_clear(&c->in);
    queue_clear(&c->out);
    pile_clear(&c->answer);
    pile_clear(&c->partial);
    bytes_drop(c->message);
    free(c);
}

static enum err no_answer(struct net_client *c, struct text *why)
{
    link_write_server(&c->link, why);
    text_add(why, ": %s",
             c->is_late          ? "no answer in time"
             : c->close_words[0] ? c->close_words
                                 : "the connection broke");
    return ERR_NOT_FOUND;
}

enum err client_ask(struct net_client *c, const struct client_request *q,
                    struct client_answer *a, struct text *why)
{
    assert(q->method && q->path[0] != '/');
    assert(!c->asked && !c->request);
    pile_clear(&c->answer);
    c->answered = c->too_long = false;
    c->status = 0;
    c->request = q;
    dial(c, q->path, q->method, &c->asked);
    int64_t end = clock_steady_ms() + CLIENT_PATIENCE;
    while (c->asked && clock_steady_ms() < end)
        work(c, &c->asked, end - clock_steady_ms());
    c->is_late = c->asked != NULL;
    if (c->asked) {
        lws_set_timeout(c->asked, PENDING_TIMEOUT_USER_REASON_BASE,
                        LWS_TO_KILL_ASYNC);
    }
    c->asked = NULL;
    c->request = NULL;
    if (c->too_long) {
        text_add(why, "the answer is longer than %d bytes", CLIENT_MESSAGE_MAX);
        return ERR_TOO_LONG;
    }
    if (!c->answered)
        return no_answer(c, why);
    a->status = c->status;
    a->body = c->answer.bytes ? c->answer.bytes : "";
    a->size = c->answer.size;
    return ERR_OK;
}

enum err client_connect(struct net_client *c, const char *path,
                        struct text *why)
{
    assert(path[0] != '/');
    assert(!c->socket);
    queue_clear(&c->in);
    queue_clear(&c->out);
    dial(c, path, NULL, &c->socket);
    int64_t end = clock_steady_ms() + CLIENT_PATIENCE;
    while (c->socket && !c->is_open && clock_steady_ms() < end)
        work(c, &c->socket, end - clock_steady_ms());
    c->is_late = c->socket != NULL;
    if (c->is_open)
        return ERR_OK;
    enum err e = no_answer(c, why);
    if (c->is_late)
        c->close_code = CLIENT_LATE;
    if (c->socket) {
        lws_set_timeout(c->socket, PENDING_TIMEOUT_USER_REASON_BASE,
                        LWS_TO_KILL_SYNC);
    }
    end_socket(c);
    return e;
}

enum err client_send(struct net_client *c, const char *text, size_t size)
{
    assert(text || size == 0);
    assert(!c->is_open || c->socket);
    if (!c->is_open)
        return ERR_NOT_FOUND;
    if (size > CLIENT_SEND_MAX || !queue_add(&c->out, bytes_copy(text, size)))
        return ERR_TOO_LONG;
    (void)lws_callback_on_writable(c->socket);
    return ERR_OK;
}

enum client_news client_poll(struct net_client *c, int milliseconds)
{
    assert(milliseconds >= 0);
    bytes_drop(c->message);
    c->message = NULL;
    int64_t end = clock_steady_ms() + milliseconds;
    do {
        if (c->in.count == 0 && c->is_open)
            work(c, &c->socket, end - clock_steady_ms());
    } while (c->is_open && c->in.count == 0 && clock_steady_ms() < end);
    c->message = queue_take(&c->in);
    if (c->message)
        return CLIENT_MESSAGE;
    return c->is_open ? CLIENT_QUIET : CLIENT_CLOSED;
}

const char *client_message(const struct net_client *c, size_t *size)
{
    assert(c->message);
    *size = c->message->size;
    return (const char *)bytes_data(c->message);
}

int client_close_code(const struct net_client *c)
{
    assert(c);
    return c->close_code;
}

const char *client_close_words(const struct net_client *c)
{
    assert(c);
    return c->close_words;
}
