/* socket.c - WebSockets over libwebsockets: queues out, whole messages in. */
#include "host/memory.h"
#include "net/lws_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- Out ------------------------------------------------------------------- */

static void clear_queue(struct net_socket *s)
{
    for (int i = 0; i < s->count; i++)
        bytes_drop(s->queue[s->first + i]);
    free(s->queue);
    s->queue = NULL;
    s->first = s->count = s->room = 0;
    s->queued = 0;
}

/* Room for one more at the end of the queue. */
static void make_room(struct net_socket *s)
{
    assert(s->first >= 0 && s->count < NET_QUEUE_MAX);
    if (s->first + s->count < s->room)
        return;
    if (s->first > 0) {
        memmove(s->queue, s->queue + s->first,
                sizeof(void *) * (size_t)s->count);
        s->first = 0;
        return;
    }
    s->room = s->room ? 2 * s->room : 4;
    s->queue = host_grow(s->queue, (size_t)s->room, sizeof(void *));
}

/* Writes at once if nothing waits: cheaper than asking the loop to call back.
 * What the kernel does not take the library keeps, and then more must wait. */
static bool write_now(struct net_socket *s, struct net_bytes *message)
{
    if (!s->is_open || s->closing || s->count > 0
        || lws_partial_buffered(s->wsi))
        return false;
    if (lws_write(s->wsi, bytes_data(message), message->size, LWS_WRITE_TEXT)
        < (int)message->size)
        lws_cut_off(s->wsi);
    bytes_drop(message);
    return true;
}

void net_send(struct net_socket *s, struct net_bytes *message)
{
    assert(message->references > 0);
    if (write_now(s, message))
        return;
    bool fits = s->is_open && !s->closing && s->count < NET_QUEUE_MAX
                && s->queued + message->size <= NET_QUEUE_BYTES_MAX;
    if (fits) {
        make_room(s);
        s->queue[s->first + s->count++] = message;
        s->queued += message->size;
        (void)lws_callback_on_writable(s->wsi);
        return;
    }
    bytes_drop(message);
    if (s->is_open && !s->closing) {
        clear_queue(s);
        net_close(s, LWS_CLOSE_STATUS_POLICY_VIOLATION, "you read too slowly");
    }
}

void net_close(struct net_socket *s, int code, const char *words)
{
    assert(code >= 1000 && code < 5000 && words);
    if (s->closing)
        return;
    struct text t = text_in(s->close_words, sizeof s->close_words);
    text_add(&t, "%s", words);
    s->closing = true;
    s->close_code = code;
    if (!s->is_open)
        return;
    /* One who does not even read that is cut off. */
    lws_set_timeout(s->wsi, PENDING_TIMEOUT_USER_REASON_BASE, 5);
    (void)lws_callback_on_writable(s->wsi);
}

/* The library forgets the reason when a writing callback closes, so the frame
 * is written here. It has no public name for this kind of frame. */
static int write_close(struct net_socket *s)
{
    enum { WRITE_CLOSE = 4 };
    unsigned char room[LWS_PRE + 2 + sizeof s->close_words];
    unsigned char *p = room + LWS_PRE;
    size_t size = strlen(s->close_words);
    p[0] = (unsigned char)(s->close_code >> 8);
    p[1] = (unsigned char)(s->close_code & 255);
    memcpy(p + 2, s->close_words, size);
    (void)lws_write(s->wsi, p, size + 2, (enum lws_write_protocol)WRITE_CLOSE);
    return -1;
}

static int write_next(struct net_socket *s)
{
    assert(s->first + s->count <= s->room);
    while (s->count > 0) {
        struct net_bytes *b = s->queue[s->first];
        int sent = lws_write(s->wsi, bytes_data(b), b->size, LWS_WRITE_TEXT);
        bool whole = sent >= (int)b->size;
        s->first++;
        s->count--;
        s->queued -= b->size;
        bytes_drop(b);
        if (!whole)
            return -1;
        if (s->count > 0 && lws_send_pipe_choked(s->wsi)) {
            (void)lws_callback_on_writable(s->wsi);
            return 0;
        }
    }
    s->first = 0;
    return s->closing ? write_close(s) : 0;
}

/* -- In -------------------------------------------------------------------- */

/* A message that comes in crumbs costs as much as many messages. */
enum { PIECES_MAX = 64 };

static int too_long(struct net_socket *s)
{
    unsigned char words[] = "a message has at most 8192 bytes in 64 pieces";
    lws_close_reason(s->wsi, LWS_CLOSE_STATUS_MESSAGE_TOO_LARGE, words,
                     sizeof words - 1);
    return -1;
}

static void hand_over(struct net_socket *s, const char *text, size_t size)
{
    const struct net_handlers *h = &s->net->handlers;
    if (!s->closing)
        h->message(h->with, s, text, size);
}

static int received(struct net_socket *s, const char *bytes, size_t size)
{
    bool whole = lws_is_final_fragment(s->wsi)
                 && lws_remaining_packet_payload(s->wsi) == 0;
    if (s->partial_size + size > NET_BODY_MAX || s->pieces == PIECES_MAX)
        return too_long(s);
    s->pieces = whole ? 0 : s->pieces + 1;
    if (whole && s->partial_size == 0) {
        hand_over(s, bytes, size);
        return 0;
    }
    char *more = host_grow(s->partial, s->partial_size + size + 1, 1);
    s->partial = more;
    memcpy(more + s->partial_size, bytes, size);
    s->partial_size += size;
    if (whole) {
        size = s->partial_size;
        s->partial = NULL;
        s->partial_size = 0;
        hand_over(s, more, size);
        free(more);
    }
    return 0;
}

/* -- Life ------------------------------------------------------------------ */

static int filter(struct lws *wsi, const struct net *n)
{
    struct exchange q = {.method = "GET"};
    lws_read_exchange(wsi, n, &q);
    if (n->stopping)
        return lws_refuse_upgrade(wsi, n, HTTP_STATUS_SERVICE_UNAVAILABLE);
    return q.is_foreign ? lws_refuse_upgrade(wsi, n, HTTP_STATUS_FORBIDDEN) : 0;
}

static int opened(struct lws *wsi, struct net *n, struct net_socket *s)
{
    struct exchange q = {.method = "GET"};
    struct net_request request;
    memset(s, 0, sizeof *s);
    s->net = n;
    s->wsi = wsi;
    s->is_open = true;
    s->next = n->sockets;
    if (s->next)
        s->next->previous = s;
    n->sockets = s;
    if (lws_hdr_copy(wsi, q.path, sizeof q.path, WSI_TOKEN_GET_URI) < 0)
        q.path[0] = '\0';
    lws_read_exchange(wsi, n, &q);
    request = lws_request(&q);
    if (!n->handlers.opens(n->handlers.with, s, &request) && !s->closing)
        net_close(s, LWS_CLOSE_STATUS_POLICY_VIOLATION, "not here");
    return 0;
}

static void closed(struct net_socket *s)
{
    struct net *n = s->net;
    if (!s->is_open)
        return;
    assert(!s->next || s->next->previous == s);
    s->is_open = false;
    if (s->next)
        s->next->previous = s->previous;
    if (s->previous) {
        s->previous->next = s->next;
    } else {
        n->sockets = s->next;
    }
    n->handlers.closed(n->handlers.with, s);
    clear_queue(s);
    free(s->partial);
    s->partial = NULL;
}

int lws_socket_event(struct lws *wsi, enum lws_callback_reasons reason,
                     void *user, void *in, size_t size)
{
    struct net *n = lws_context_user(lws_get_context(wsi));
    struct net_socket *s = user;
    switch ((int)reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return filter(wsi, n);
    case LWS_CALLBACK_ESTABLISHED:
        return opened(wsi, n, s);
    case LWS_CALLBACK_RECEIVE:
        return received(s, in, size);
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return write_next(s);
    case LWS_CALLBACK_CLOSED:
        closed(s);
        return 0;
    default:
        return 0;
    }
}

void net_socket_set(struct net_socket *s, void *with)
{
    assert(s);
    s->with = with;
}

void *net_socket_get(const struct net_socket *s)
{
    assert(s);
    return s->with;
}
