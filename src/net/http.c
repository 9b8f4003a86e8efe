/* http.c - requests and replies over libwebsockets. */
#include "net/headers.h"
#include "net/lws_internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEAD_MAX = 4096, PIECE = 32768, SWALLOW_MAX = 1 << 20 };

/* Lives until the answer comes, which may be after the question has gone. */
struct net_later {
    struct question *q;
};

bool lws_http_add(struct lws *wsi, const char *name, const char *value,
                  unsigned char **p, unsigned char *end)
{
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
    if (r->is_gzip)
        fits = fits && lws_http_add(wsi, "content-encoding:", "gzip", p, end);
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

static bool write_head(struct lws *wsi, const struct net *n,
                       const struct net_reply *r, bool is_last)
{
    unsigned char room[LWS_PRE + HEAD_MAX];
    unsigned char *start = room + LWS_PRE;
    unsigned char *p = start;
    unsigned char *end = room + sizeof room - 1;
    lws_filepos_t size = r->body ? r->body->size : 0;
    int bad = r->status == 304
                  ? lws_add_http_header_status(wsi, 304, &p, end)
                  : lws_add_http_common_headers(wsi, (unsigned)r->status,
                                                r->type, size, &p, end);
    if (bad || !add_all(wsi, n, r, &p, end)
        || lws_finalize_http_header(wsi, &p, end))
        return false;
    enum lws_write_protocol how = LWS_WRITE_HTTP_HEADERS;
    if (is_last) {
        how = (enum lws_write_protocol)((unsigned)how
                                        | LWS_WRITE_H2_STREAM_END);
    }
    size_t length = (size_t)(p - start);
    return lws_write(wsi, start, length, how) == (int)length;
}

static int done(struct lws *wsi, const struct question *q)
{
    return q->closes || lws_http_transaction_completed(wsi) ? -1 : 0;
}

static void refuse(struct net_reply *r, int status, const char *words)
{
    *r = (struct net_reply){.status = status,
                            .type = "text/plain; charset=utf-8",
                            .body = bytes_of(words)};
}

/* -- Answers --------------------------------------------------------------- */

/* Sends the head, and has the body follow. */
static int send_reply(struct lws *wsi, const struct net *n, struct question *q,
                      const struct net_reply *r)
{
    bool is_head = q->method && strcmp(q->method, "HEAD") == 0;
    bool is_last = is_head || !r->body || r->body->size == 0;
    if (!write_head(wsi, n, r, is_last)) {
        bytes_drop(r->body);
        return -1;
    }
    if (is_last) {
        bytes_drop(r->body);
        return done(wsi, q);
    }
    q->answer = r->body;
    q->sent = 0;
    (void)lws_callback_on_writable(wsi);
    return 0;
}

int lws_http_answer(struct lws *wsi, struct net *n, struct question *q)
{
    enum { PATIENCE = 60 }; /* seconds that an answer may be put off */
    struct net_reply r = {.status = 500, .type = "text/plain"};
    struct net_request request = lws_request(q);
    if (q->answered)
        return 0; /* the library announces the end of an empty body, too */
    q->answered = true;
    if (q->too_long) {
        refuse(&r, 413,
               "That is longer than 8192 bytes, which is the limit.\n");
    } else if (q->closes) {
        refuse(&r, 411, "A body must say how long it is.\n");
    } else if (!q->method) {
        refuse(&r, 405, "Only GET, HEAD and POST are understood here.\n");
    } else {
        n->handlers.request(n->handlers.with, &request, &r);
    }
    free(q->body);
    q->body = NULL;
    q->size = 0;
    if (!r.is_put_off)
        return send_reply(wsi, n, q, &r);
    lws_set_timeout(wsi, PENDING_TIMEOUT_HTTP_CONTENT, PATIENCE);
    return 0;
}

int lws_http_write(struct lws *wsi, struct net *n, struct question *q)
{
    if (q && q->has_reply) {
        q->has_reply = false;
        return send_reply(wsi, n, q, &q->reply);
    }
    if (!q || !q->answer)
        return 0;
    size_t left = q->answer->size - q->sent;
    size_t size = left < PIECE ? left : PIECE;
    bool is_last = size == left;
    if (lws_write(wsi, bytes_data(q->answer) + q->sent, size,
                  is_last ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
        < (int)size)
        return -1;
    q->sent += size;
    if (!is_last) {
        (void)lws_callback_on_writable(wsi);
        return 0;
    }
    lws_http_release(q);
    return done(wsi, q);
}

struct net_later *net_put_off(const struct net_request *q)
{
    struct net_later *l = q->later;
    if (l)
        return l;
    l = malloc(sizeof *l);
    if (!l) {
        (void)fputs("mudbrick: there is no memory left\n", stderr);
        abort();
    }
    l->q = q->asked;
    l->q->later = l;
    return l;
}

void net_answer(struct net_later *l, const struct net_reply *r)
{
    struct question *q = l->q;
    free(l);
    if (!q) {
        bytes_drop(r->body);
        return;
    }
    q->later = NULL;
    q->reply = *r;
    q->has_reply = true;
    (void)lws_callback_on_writable(q->wsi);
}

int lws_refuse_upgrade(struct lws *wsi, unsigned status)
{
    (void)lws_return_http_status(wsi, status, NULL);
    return -1;
}

void lws_http_release(struct question *q)
{
    if (!q)
        return;
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

int lws_http_asked(struct lws *wsi, struct net *n, struct question *q,
                   const char *path)
{
    char length[32] = "";
    lws_http_release(q);
    memset(q, 0, sizeof *q);
    q->wsi = wsi;
    struct text t = text_in(q->path, sizeof q->path);
    text_add(&t, "%s", path);
    q->method = method_of(wsi);
    lws_read_question(wsi, n, q);
    (void)lws_hdr_copy(wsi, length, sizeof length,
                       WSI_TOKEN_HTTP_CONTENT_LENGTH);
    long long size = 0;
    bool has_body = text_number(length, 1, (1LL << 40), &size);
    q->too_long = t.cut || size > NET_BODY_MAX;
    q->closes = lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0;
    /* A body that is somewhat too long is read and dropped: one who is still
     * sending would not hear the answer. */
    if (!has_body || q->closes || size > SWALLOW_MAX)
        return lws_http_answer(wsi, n, q);
    return 0; /* the body comes next */
}

int lws_http_body(struct question *q, const char *bytes, size_t size)
{
    if (q->too_long || q->answered || size == 0)
        return 0;
    if (q->size + size > NET_BODY_MAX)
        return -1;
    char *more = realloc(q->body, q->size + size + 1);
    if (!more)
        return -1;
    q->body = more;
    memcpy(q->body + q->size, bytes, size);
    q->size += size;
    q->body[q->size] = '\0';
    return 0;
}
