/* http.c - requests and replies over libwebsockets. */
#include "host/memory.h"
#include "net/headers.h"
#include "net/lws_internal.h"

#include <assert.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum {
    HEAD_MAX = 4096,
    PIECE = 32768,
    SWALLOW_MAX = 1 << 20,
    BODY_PATIENCE = 30000, /* milliseconds for all of a body */
};

/* Lives until the answer comes, which may be after its connection has gone. */
struct net_later {
    struct exchange *q;
};

bool lws_http_add(struct lws *wsi, const char *name, const char *value,
                  unsigned char **p, unsigned char *end)
{
    assert(name && value && p && *p <= end);
    return lws_add_http_header_by_name(wsi, (const unsigned char *)name,
                                       (const unsigned char *)value,
                                       (int)strlen(value), p, end)
           == 0;
}

static bool add_all(struct lws *wsi, const struct net *n,
                    const struct net_reply *r, unsigned char **p,
                    unsigned char *end)
{
    bool fits = lws_http_add(
        wsi, "cache-control:", r->cache ? r->cache : "no-store", p, end);
    for (const struct header *h = headers_of_every_reply; h->name; h++)
        fits = fits && lws_http_add(wsi, h->name, h->value, p, end);
    if (r->tag)
        fits = fits && lws_http_add(wsi, "etag:", r->tag, p, end);
    if (r->coding) {
        fits = fits
               && lws_http_add(wsi, "content-encoding:", r->coding, p, end);
    }
    if (r->cache)
        fits = fits && lws_http_add(wsi, "vary:", "accept-encoding", p, end);
    if (n->options.certificate) {
        fits = fits
               && lws_http_add(wsi,
                               "strict-transport-security:", "max-age=31536000",
                               p, end);
    }
    return fits;
}

/* The connection header says what is going to happen: the library's own would
 * speak of what the client has asked for. */
static bool add_first(struct lws *wsi, const struct net_reply *r, bool closes,
                      unsigned char **p, unsigned char *end)
{
    lws_filepos_t size = r->body ? r->body->size : 0;
    return lws_add_http_header_status(wsi, (unsigned)r->status, p, end) == 0
           && (r->status == 304
               || (lws_http_add(wsi, "content-type:", r->type, p, end)
                   && lws_add_http_header_content_length(wsi, size, p, end)
                          == 0))
           && lws_http_add(wsi, "connection:", closes ? "close" : "keep-alive",
                           p, end);
}

static bool write_head(struct lws *wsi, const struct net *n,
                       const struct net_reply *r, bool closes)
{
    unsigned char room[LWS_PRE + HEAD_MAX];
    unsigned char *start = room + LWS_PRE;
    unsigned char *p = start;
    unsigned char *end = room + sizeof room - 1;
    if (!add_first(wsi, r, closes, &p, end) || !add_all(wsi, n, r, &p, end)
        || lws_finalize_http_header(wsi, &p, end))
        return false;
    size_t length = (size_t)(p - start);
    return lws_write(wsi, start, length, LWS_WRITE_HTTP_HEADERS) == (int)length;
}

static void refuse(struct net_reply *r, int status, const char *words)
{
    *r = (struct net_reply){.status = status,
                            .type = "text/plain; charset=utf-8",
                            .body = bytes_of(words)};
}

/* -- Input while an answer is under way ------------------------------------ */

/* The library does not read then, but it listens, and a client that sends more
 * would keep the loop busy with telling it so. Parked, it does not listen; it
 * does not write, either. */
static void park(struct exchange *q, bool on)
{
    if (q->is_parked == on)
        return;
    q->is_parked = on;
    (void)lws_rx_flow_control(q->wsi, !on);
}

static void enter(struct exchange *q, struct net *n)
{
    if (q->place)
        return;
    q->next = n->answering;
    if (q->next)
        q->next->place = &q->next;
    q->place = &n->answering;
    n->answering = q;
}

static void leave(struct exchange *q)
{
    if (!q->place)
        return;
    *q->place = q->next;
    if (q->next)
        q->next->place = q->place;
    q->place = NULL;
    q->next = NULL;
}

void lws_http_calm(struct net *n)
{
    for (struct exchange *q = n->answering; q; q = q->next) {
        struct pollfd p = {.fd = lws_get_socket_fd(q->wsi),
                           .events = POLLIN | POLLOUT};
        park(q, poll(&p, 1, 0) == 1 && p.revents == POLLIN);
    }
}

/* -- Answers --------------------------------------------------------------- */

/* A connection that is closed with something unread is reset, and the answer
 * may be lost with it. */
static int hang_up(struct lws *wsi)
{
    enum { TIMES = 16, AT_ONCE = 1 << 20 };
    int fd = lws_get_socket_fd(wsi);
    for (int i = 0;
         i < TIMES && recv(fd, NULL, AT_ONCE, MSG_DONTWAIT | MSG_TRUNC) > 0;
         i++) {
    }
    return -1;
}

/* Sends a piece of what is left. A request is over when the system has taken all
 * of it; whoever may ask again on this connection must first have been seen to
 * be writable, because the library waits for that and listens meanwhile. */
static int send_more(struct lws *wsi, struct exchange *q)
{
    assert(!q->answer || q->sent <= q->answer->size);
    enum { PATIENCE = 20 }; /* seconds for one piece */
    size_t left = q->answer ? q->answer->size - q->sent : 0;
    size_t size = left < PIECE ? left : PIECE;
    bool is_over = left == 0 && !q->closes;
    if (is_over) {
        lws_http_release(q);
        return lws_http_transaction_completed(wsi) ? -1 : 0;
    }
    if (size > 0) {
        lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, PATIENCE);
        if (lws_write(wsi, bytes_data(q->answer) + q->sent, size,
                      size == left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
            < (int)size)
            return -1;
        q->sent += size;
    }
    if (size == left && q->closes && !lws_partial_buffered(wsi))
        return hang_up(wsi);
    (void)lws_callback_on_writable(wsi);
    return 0;
}

/* Sends the head and the beginning of the body. */
static int send_reply(struct lws *wsi, struct net *n, struct exchange *q)
{
    assert(q->answered && q->reply.status >= 200);
    struct net_reply *r = &q->reply;
    bool is_head = q->method && strcmp(q->method, "HEAD") == 0;
    q->has_reply = false;
    q->answer = r->body;
    q->sent = 0;
    enter(q, n);
    if (!write_head(wsi, n, r, q->closes))
        return -1;
    if (is_head && q->answer)
        q->sent = q->answer->size;
    bool is_whole = !q->answer || q->sent == q->answer->size;
    if (!is_whole || q->closes)
        return send_more(wsi, q);
    (void)lws_callback_on_writable(wsi);
    return 0;
}

int lws_http_answer(struct lws *wsi, struct net *n, struct exchange *q)
{
    assert(n && q);
    enum { PATIENCE = 60 }; /* seconds that an answer may be put off */
    struct net_reply r = {.status = 500, .type = "text/plain"};
    struct net_request request = lws_request(q);
    if (q->answered)
        return 0; /* the library announces the end of an empty body, too */
    q->answered = true;
    if (q->is_wrong) {
        refuse(&r, 400, "Content-Length must be a whole number.\n");
    } else if (q->too_long) {
        refuse(&r, 413,
               "That is longer than 8192 bytes, which is the limit.\n");
    } else if (q->is_endless) {
        refuse(&r, 411, "A body must say how long it is.\n");
    } else if (!q->method) {
        refuse(&r, 405, "Only GET, HEAD and POST are understood here.\n");
    } else {
        n->handlers.request(n->handlers.with, &request, &r);
    }
    free(q->body);
    q->body = NULL;
    q->size = 0;
    if (r.is_put_off && q->later) {
        q->closes = true;
        park(q, true);
        lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, PATIENCE);
        return 0;
    }
    if (!r.is_put_off)
        q->reply = r;
    q->has_reply = true;
    if (q->closes)
        return send_reply(wsi, n, q);
    (void)lws_callback_on_writable(wsi);
    return 0;
}

/* Has somebody sent more than a request? The library then keeps the rest, and
 * does wrong with it: if it is a request with a body, the body is taken from
 * its own head, and its end is announced for ever. It does not say whose rest
 * it is, so nobody is kept for another request while there is any. */
static bool has_rest(struct lws *wsi)
{
    return lws_service_adjust_timeout(lws_get_context(wsi), 1, 0) == 0;
}

int lws_http_write(struct lws *wsi, struct net *n, struct exchange *q)
{
    if (!q || !q->answered)
        return 0;
    if (q->has_reply) {
        q->closes = q->closes || n->stopping || has_rest(wsi);
        return send_reply(wsi, n, q);
    }
    return q->place ? send_more(wsi, q) : 0;
}

struct net_later *net_put_off(const struct net_request *q)
{
    assert(q->later || q->asked);
    struct net_later *l = q->later;
    if (l)
        return l;
    l = host_alloc(1, sizeof *l);
    l->q = q->asked;
    l->q->later = l;
    return l;
}

void net_answer(struct net_later *l, const struct net_reply *r)
{
    assert(!r->is_put_off && r->status >= 200);
    struct exchange *q = l->q;
    free(l);
    if (!q) {
        bytes_drop(r->body);
        return;
    }
    q->later = NULL;
    q->reply = *r;
    if (!q->is_parked)
        return; /* it is just being put off: whoever does that sends it */
    park(q, false);
    if (send_reply(q->wsi, lws_context_user(lws_get_context(q->wsi)), q) != 0)
        lws_cut_off(q->wsi);
}

void lws_cut_off(struct lws *wsi)
{
    lws_set_timeout(wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    /* Its clock is looked at only after something has come. */
    lws_cancel_service(lws_get_context(wsi));
}

int lws_refuse_upgrade(struct lws *wsi, const struct net *n, int status)
{
    assert(status >= 400 && status < 600);
    struct net_reply r;
    refuse(&r, status, "There is no WebSocket for you here.\n");
    if (write_head(wsi, n, &r, true)) {
        (void)lws_write(wsi, bytes_data(r.body), r.body->size,
                        LWS_WRITE_HTTP_FINAL);
    }
    bytes_drop(r.body);
    return hang_up(wsi);
}

void lws_http_release(struct exchange *q)
{
    if (!q)
        return;
    leave(q);
    bytes_drop(q->answer);
    if (q->has_reply)
        bytes_drop(q->reply.body);
    if (q->later)
        q->later->q = NULL;
    free(q->body);
    q->answer = NULL;
    q->has_reply = false;
    q->later = NULL;
    q->body = NULL;
}

static bool has_header(struct lws *wsi, enum lws_token_indexes token)
{
    return lws_hdr_total_length(wsi, token) > 0;
}

static const char *method_of(struct lws *wsi)
{
    char *uri = NULL;
    int size = 0;
    int method = lws_http_get_uri_and_method(wsi, &uri, &size);
    return method == LWSHUMETH_GET    ? "GET"
           : method == LWSHUMETH_HEAD ? "HEAD"
           : method == LWSHUMETH_POST ? "POST"
                                      : NULL;
}

/* May there be another request on this connection? Only plain ones are worth
 * it, and with them the library makes no mistakes. */
static bool ends_with_this(struct lws *wsi, const struct exchange *q)
{
    char words[NET_WORD_MAX];
    bool is_plain = q->method && strcmp(q->method, "POST") != 0
                    && !has_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH)
                    && !has_header(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING);
    lws_copy_header(wsi, WSI_TOKEN_HTTP, words, sizeof words);
    bool is_new = strcmp(words, "HTTP/1.1") == 0;
    lws_copy_header(wsi, WSI_TOKEN_CONNECTION, words, sizeof words);
    return !is_plain || !is_new || headers_names(words, "close");
}

/* How long the body is; 0: there is none. */
static long long read_length(struct lws *wsi, struct exchange *q)
{
    char words[32] = "";
    long long size = 0;
    if (!has_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH))
        return 0;
    lws_copy_header(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH, words, sizeof words);
    q->is_wrong = !text_number(words, 0, 1LL << 40, &size);
    return size;
}

int lws_http_asked(struct lws *wsi, struct net *n, struct exchange *q,
                   const char *path)
{
    assert(n && q && path);
    lws_http_release(q);
    memset(q, 0, sizeof *q);
    q->wsi = wsi;
    struct text t = text_in(q->path, sizeof q->path);
    text_add(&t, "%s", path);
    q->method = method_of(wsi);
    lws_read_exchange(wsi, n, q);
    long long size = read_length(wsi, q);
    q->too_long = t.cut || size > NET_BODY_MAX;
    q->is_endless = has_header(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING);
    q->closes = ends_with_this(wsi, q);
    q->until = uv_now(&n->loop) + BODY_PATIENCE;
    /* A body that is somewhat too long is read and dropped: one who is still
     * sending would not hear the answer. */
    if (size == 0 || q->is_endless || q->is_wrong || size > SWALLOW_MAX)
        return lws_http_answer(wsi, n, q);
    return 0; /* the body comes next */
}

/* The library is patient with everybody who sends a byte now and then. */
int lws_http_body(const struct net *n, struct exchange *q, const char *bytes,
                  size_t size)
{
    assert(q->size <= NET_BODY_MAX);
    if (uv_now(&n->loop) > q->until)
        return -1;
    if (q->too_long || q->answered || size == 0)
        return 0;
    if (q->size + size > NET_BODY_MAX)
        return -1;
    q->body = host_grow(q->body, q->size + size + 1, 1);
    memcpy(q->body + q->size, bytes, size);
    q->size += size;
    q->body[q->size] = '\0';
    return 0;
}
