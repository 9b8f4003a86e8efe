/* lws.c - the part of net.h that knows libwebsockets, and the only one. */
#include "host/memory.h"
#include "net/crowd.h"
#include "net/headers.h"
#include "net/lws_internal.h"

#include "base/num.h"

#include <assert.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

_Static_assert(BYTES_MARGIN >= LWS_PRE, "the head of a frame fits the margin");

/* -- What was asked -------------------------------------------------------- */

void lws_copy_header(struct lws *wsi, enum lws_token_indexes token, char *out,
                     size_t room)
{
    assert(out && room > 1);
    if (lws_hdr_copy(wsi, out, (int)room, token) < 0)
        out[0] = '\0';
}

/* The arguments are kept in pieces; this puts them together again. */
static void copy_query(struct lws *wsi, char *out, size_t room)
{
    struct text t = text_in(out, room);
    char piece[NET_WORD_MAX];
    for (int i = 0;; i++) {
        int n = lws_hdr_copy_fragment(wsi, piece, sizeof piece,
                                      WSI_TOKEN_HTTP_URI_ARGS, i);
        if (n <= 0)
            return;
        text_add(&t, "%s%s", i ? "&" : "", piece);
    }
}

static void copy_address(struct lws *wsi, const struct net *n, char *out)
{
    char forwarded[NET_WORD_MAX] = "";
    if (n->options.behind_proxy) {
        lws_copy_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, forwarded,
                        sizeof forwarded);
    }
    /* The last one was added by the proxy itself, the others by anybody. */
    const char *last = strrchr(forwarded, ',');
    last = last ? last + 1 + strspn(last + 1, " ") : forwarded;
    if (*last) {
        struct text t = text_in(out, NET_ADDRESS_MAX);
        text_add(&t, "%s", last);
    } else {
        (void)lws_get_peer_simple(wsi, out, NET_ADDRESS_MAX);
    }
}

void lws_read_exchange(struct lws *wsi, const struct net *n, struct exchange *q)
{
    assert(n && q);
    char words[NET_WORD_MAX];
    char host[NET_WORD_MAX];
    copy_address(wsi, n, q->address);
    copy_query(wsi, q->query, sizeof q->query);
    lws_copy_header(wsi, WSI_TOKEN_HTTP_IF_NONE_MATCH, q->known,
                    sizeof q->known);
    lws_copy_header(wsi, WSI_TOKEN_HTTP_AUTHORIZATION, words, sizeof words);
    headers_bearer(words, q->bearer, sizeof q->bearer);
    lws_copy_header(wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, words, sizeof words);
    q->takes_gzip = headers_takes(words, "gzip");
    q->takes_brotli = headers_takes(words, "br");
    lws_copy_header(wsi, WSI_TOKEN_ORIGIN, words, sizeof words);
    lws_copy_header(wsi, WSI_TOKEN_HOST, host, sizeof host);
    q->is_foreign = headers_is_foreign(words, host, n->options.origins);
}

struct net_request lws_request(struct exchange *q)
{
    return (struct net_request){
        .method = q->method,
        .path = q->path,
        .query = q->query,
        .address = q->address,
        .bearer = q->bearer,
        .known = q->known,
        .takes_gzip = q->takes_gzip,
        .takes_brotli = q->takes_brotli,
        .is_foreign = q->is_foreign,
        .body = q->body ? q->body : "",
        .size = q->size,
        .asked = q,
    };
}

/* -- Connections of one address -------------------------------------------- */

static int count_in(struct lws *wsi, struct net *n)
{
    char address[NET_ADDRESS_MAX] = "";
    int most = n->options.behind_proxy ? 0 : n->options.connections_each;
    (void)lws_get_peer_simple(wsi, address, sizeof address);
    struct crowd_member *m = crowd_enter(&n->connections, address, most);
    lws_set_opaque_user_data(wsi, m);
    return m ? 0 : -1;
}

static void count_out(struct lws *wsi, struct net *n)
{
    crowd_leave(&n->connections, lws_get_opaque_user_data(wsi));
    lws_set_opaque_user_data(wsi, NULL);
}

static const char protocol_name[] = "mudbrick.v1";

/* The only way up is to a WebSocket of our protocol. After it has refused another
 * one itself the library goes on with headers that it has freed, unless it is
 * stopped here; there are none then. */
static int confirm_upgrade(struct lws *wsi, const struct net *n)
{
    char to[NET_WORD_MAX] = "";
    char key[NET_WORD_MAX] = "";
    char protocol[NET_WORD_MAX] = "";
    lws_copy_header(wsi, WSI_TOKEN_UPGRADE, to, sizeof to);
    lws_copy_header(wsi, WSI_TOKEN_KEY, key, sizeof key);
    lws_copy_header(wsi, WSI_TOKEN_PROTOCOL, protocol, sizeof protocol);
    if (!to[0])
        return -1;
    if (strcasecmp(to, "websocket") != 0)
        return lws_refuse_upgrade(wsi, n, HTTP_STATUS_FORBIDDEN);
    if (!key[0] || !strstr(protocol, protocol_name))
        return lws_refuse_upgrade(wsi, n, HTTP_STATUS_BAD_REQUEST);
    return 0;
}

static int on_http(struct lws *wsi, enum lws_callback_reasons reason,
                   void *user, void *in, size_t size)
{
    struct net *n = lws_context_user(lws_get_context(wsi));
    /* NOLINTNEXTLINE(clang-diagnostic-switch-enum) */
    switch ((int)reason) {
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        return count_in(wsi, n);
    case LWS_CALLBACK_WSI_DESTROY:
        count_out(wsi, n);
        return 0;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE:
        return confirm_upgrade(wsi, n);
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        /* A socket must name the protocol that it speaks. */
        return lws_refuse_upgrade(wsi, n, HTTP_STATUS_BAD_REQUEST);
    case LWS_CALLBACK_RAW_ADOPT:
        return -1; /* of CONNECT it would make a connection without end */
    case LWS_CALLBACK_HTTP:
        return lws_http_asked(wsi, n, user, in);
    case LWS_CALLBACK_HTTP_BODY:
        return lws_http_body(n, user, in, size);
    case LWS_CALLBACK_HTTP_BODY_COMPLETION:
        return lws_http_answer(wsi, n, user);
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return lws_http_write(wsi, n, user);
    case LWS_CALLBACK_CLOSED_HTTP:
    case LWS_CALLBACK_HTTP_DROP_PROTOCOL:
        lws_http_release(user);
        return 0;
    default:
        return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "http",
     .callback = on_http,
     .per_session_data_size = sizeof(struct exchange)},
    {.name = protocol_name,
     .callback = lws_socket_event,
     .per_session_data_size = sizeof(struct net_socket),
     .rx_buffer_size = 512, /* of every socket; longer ones come in pieces */
     /* Else the library sends no more than that at a time, either. */
     .tx_packet_size = NET_QUEUE_BYTES_MAX},
    {.name = NULL},
};

/* -- The loop -------------------------------------------------------------- */

static void on_settle(uv_check_t *handle)
{
    struct net *n = handle->data;
    lws_http_calm(n);
    n->handlers.settle(n->handlers.with);
}

static void on_alarm(uv_timer_t *handle)
{
    struct net *n = handle->data;
    n->handlers.alarm(n->handlers.with);
    n->handlers.settle(n->handlers.with);
}

static void on_async(uv_async_t *handle)
{
    struct net *n = handle->data;
    n->handlers.woken(n->handlers.with);
}

static void on_watched(uv_poll_t *handle, int status, int events)
{
    struct net *n = handle->data;
    (void)status;
    (void)events;
    n->handlers.woken(n->handlers.with);
}

/* Ends when every socket has got its last words, or after a second. */
static void on_stopping(uv_timer_t *handle)
{
    struct net *n = handle->data;
    if (!n->sockets || ++n->stop_rounds > 100)
        uv_stop(&n->loop);
}

void net_stop(struct net *n)
{
    assert(n);
    if (n->stopping)
        return;
    n->stopping = true;
    listener_stop(n);
    n->handlers.stopping(n->handlers.with);
    for (struct net_socket *s = n->sockets; s; s = s->next)
        net_close(s, LWS_CLOSE_STATUS_GOINGAWAY, "the server stops");
    (void)uv_timer_start(&n->stop_timer, on_stopping, 10, 10);
}

static void start_loop(struct net *n)
{
    int e = uv_loop_init(&n->loop);
    e = e ? e : uv_timer_init(&n->loop, &n->alarm);
    e = e ? e : uv_timer_init(&n->loop, &n->stop_timer);
    e = e ? e : uv_check_init(&n->loop, &n->check);
    e = e ? e : uv_async_init(&n->loop, &n->async, on_async);
    e = e ? e : uv_timer_init(&n->loop, &n->listener.rest);
    e = e ? e : uv_poll_init(&n->loop, &n->listener.poll, n->listener.fd);
    e = e ? e : uv_check_start(&n->check, on_settle);
    assert(e == 0);
    n->alarm.data = n->stop_timer.data = n->check.data = n->async.data = n;
    n->listener.rest.data = n->listener.poll.data = n;
}

static void end_loop(struct net *n)
{
    uv_handle_t *handles[] = {
        (uv_handle_t *)&n->alarm,         (uv_handle_t *)&n->stop_timer,
        (uv_handle_t *)&n->check,         (uv_handle_t *)&n->async,
        (uv_handle_t *)&n->listener.rest, (uv_handle_t *)&n->listener.poll,
    };
    net_unwatch(n);
    listener_stop(n);
    if (n->context)
        lws_context_destroy(n->context);
    for (int i = 0; i < COUNT_OF(handles); i++)
        uv_close(handles[i], NULL);
    for (int i = 0; i < 1000 && uv_run(&n->loop, UV_RUN_NOWAIT); i++) {
    }
    if (n->context)
        lws_context_destroy(n->context);
    (void)uv_loop_close(&n->loop);
}

/* -- Life ------------------------------------------------------------------ */

void lws_complain(const char *line)
{
    char room[NET_WORD_MAX];
    struct text t = text_in(room, sizeof room);
    for (; *line && *line != '\n'; line++) {
        bool plain = (unsigned char)*line >= ' ' && *line != '"'
                     && *line != '\\' && (unsigned char)*line < 0x7f;
        text_add(&t, "%c", plain ? *line : '.');
    }
    (void)fprintf(stderr,
                  "{\"level\":\"error\",\"event\":\"net\",\"words\":\"%s\"}\n",
                  room);
}

/* The library has one place for all its words, and no user pointer. */
static void on_log(int level, const char *line)
{
    (void)level;
    lws_complain(line);
}

static struct lws_context *open_context(struct net *n)
{
    static const lws_retry_bo_t idle = {.secs_since_valid_ping = 30,
                                        .secs_since_valid_hangup = 45};
    static void *loops[1];
    struct lws_context_creation_info i = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = protocols,
        .options = LWS_SERVER_OPTION_LIBUV,
        .foreign_loops = loops,
        .user = n,
        .server_string = "mudbrick",
        .pt_serv_buf_size = 65536,
        .timeout_secs = 10,
        .keepalive_timeout = 20,
        .retry_and_idle_policy = &idle,
        .alpn = "http/1.1", /* what is said here is no HTTP/2 */
        .ssl_cert_filepath = n->options.certificate,
        .ssl_private_key_filepath = n->options.key,
    };
    loops[0] = &n->loop;
    if (n->options.certificate)
        i.options |= LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT;
    lws_set_log_level(LLL_ERR, on_log);
    return lws_create_context(&i);
}

static enum err try_file(const char *path, struct text *why)
{
    if (!path || access(path, R_OK) == 0)
        return ERR_OK;
    text_add(why, "cannot read %.200s", path);
    return ERR_NOT_FOUND;
}

struct net *net_new(const struct net_options *o, const struct net_handlers *h,
                    struct text *why)
{
    assert(o->listen && o->port >= 0 && o->port < 65536);
    assert(!o->certificate == !o->key && o->connections_each >= 0);
    assert(h->request && h->opens && h->message && h->closed);
    assert(h->settle && h->alarm && h->woken && h->stopping);
    if (try_file(o->certificate, why) != ERR_OK
        || try_file(o->key, why) != ERR_OK)
        return NULL;
    struct net *n = host_alloc(1, sizeof *n);
    n->options = *o;
    n->handlers = *h;
    (void)signal(SIGPIPE, SIG_IGN);
    if (listener_open(n, why) != ERR_OK) {
        free(n);
        return NULL;
    }
    start_loop(n);
    n->context = open_context(n);
    /* A context without its vhost is what is left when a certificate is bad. */
    if (n->context && lws_get_vhost_by_name(n->context, "default")) {
        listener_start(n);
        /* From now on its words are about what strangers send: they could
         * fill the log. */
        lws_set_log_level(0, NULL);
        return n;
    }
    text_add(why, "cannot serve on %s port %d%s", o->listen, o->port,
             o->certificate ? "; are certificate and key PEM files?" : "");
    /* What the library has half made cannot be taken apart safely; whoever
     * cannot listen ends. */
    return NULL;
}

void net_run(struct net *n)
{
    assert(n->context && !n->stopping);
    (void)uv_run(&n->loop, UV_RUN_DEFAULT);
}

void net_free(struct net *n)
{
    if (!n)
        return;
    end_loop(n);
    crowd_clear(&n->connections);
    free(n);
}

int net_port(const struct net *n)
{
    return listener_port(n);
}

void net_alarm(struct net *n, int64_t milliseconds)
{
    assert(n);
    uint64_t in = milliseconds > 0 ? (uint64_t)milliseconds : 0;
    uv_update_time(&n->loop);
    (void)uv_timer_start(&n->alarm, on_alarm, in, 0);
}

void net_wake(struct net *n)
{
    assert(n);
    (void)uv_async_send(&n->async);
}

static void free_handle(uv_handle_t *handle)
{
    free(handle);
}

enum err net_watch(struct net *n, int descriptor)
{
    assert(descriptor >= 0);
    uv_poll_t *p = host_alloc(1, sizeof *p);
    assert(!n->watched);
    if (uv_poll_init(&n->loop, p, descriptor) != 0) {
        free(p);
        return ERR_STORAGE;
    }
    n->watched = p;
    p->data = n;
    if (uv_poll_start(p, UV_READABLE, on_watched) == 0)
        return ERR_OK;
    net_unwatch(n);
    return ERR_STORAGE;
}

void net_unwatch(struct net *n)
{
    if (n->watched)
        uv_close((uv_handle_t *)n->watched, free_handle);
    n->watched = NULL;
}
