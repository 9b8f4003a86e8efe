/* listener.c - where connections come in. They are accepted here and not by
 * libwebsockets, which tries again at once, for ever, when the system has no
 * descriptor left. */
#include "net/lws_internal.h"

#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum {
    AT_ONCE = 64,  /* connections in one round of the loop */
    RESERVE = 32,  /* descriptors that are left for files */
    REST = 200,    /* milliseconds until the next attempt */
    QUIET = 10000, /* milliseconds between two words about it */
};

/* -- Accepting ------------------------------------------------------------- */

static void on_rested(uv_timer_t *handle)
{
    struct net *n = handle->data;
    if (n->listener.fd >= 0)
        listener_start(n);
}

/* Those who wait, wait in the queue of the system. */
static void rest(struct net *n, const char *reason)
{
    struct listener *l = &n->listener;
    uint64_t now = uv_now(&n->loop);
    (void)uv_poll_stop(&l->poll);
    (void)uv_timer_start(&l->rest, on_rested, REST, 0);
    if (now < l->next_word)
        return;
    char room[NET_WORD_MAX];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "new connections must wait: %s", reason);
    lws_complain(room);
    l->next_word = now + QUIET;
}

/* Would the next connection take one of the last descriptors? It gets the lowest
 * number that is free. */
static bool is_scarce(const struct net *n)
{
    struct rlimit files;
    int next = dup(n->listener.fd);
    if (next < 0)
        return true;
    (void)close(next);
    return getrlimit(RLIMIT_NOFILE, &files) == 0
           && (rlim_t)next + RESERVE >= files.rlim_cur;
}

/* False: it is no use to go on now. */
static bool accept_one(struct net *n)
{
    int yes = 1;
    if (is_scarce(n)) {
        rest(n, "almost every descriptor is in use");
        return false;
    }
    int fd = accept(n->listener.fd, NULL, NULL);
    if (fd < 0) {
        if (errno == EAGAIN)
            return false;
        if (errno == EINTR || errno == ECONNABORTED)
            return true;
        char words[128] = "";
        (void)strerror_r(errno, words, sizeof words);
        rest(n, words);
        return false;
    }
    (void)fcntl(fd, F_SETFD, FD_CLOEXEC);
    (void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    /* It closes the descriptor itself if that fails. */
    (void)lws_adopt_socket_vhost(lws_get_vhost_by_name(n->context, "default"),
                                 fd);
    return true;
}

static void on_connection(uv_poll_t *handle, int status, int events)
{
    struct net *n = handle->data;
    (void)status;
    (void)events;
    for (int i = 0; i < AT_ONCE && accept_one(n); i++) {
    }
    /* The library looks at its clock only after something has come to it, and
     * some of these may never send a word. */
    lws_cancel_service(n->context);
}

/* -- Life ------------------------------------------------------------------ */

/* "::" is every interface, by both protocols if the system has both. */
static enum err read_address(const struct net_options *o,
                             struct sockaddr_storage *a, socklen_t *size,
                             struct text *why)
{
    struct sockaddr_in *four = (struct sockaddr_in *)a;
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)a;
    memset(a, 0, sizeof *a);
    if (strcmp(o->listen, "::") == 0) {
        *six = (struct sockaddr_in6){.sin6_family = AF_INET6,
                                     .sin6_port = htons((uint16_t)o->port),
                                     .sin6_addr = in6addr_any};
        *size = sizeof *six;
        return ERR_OK;
    }
    *four = (struct sockaddr_in){.sin_family = AF_INET,
                                 .sin_port = htons((uint16_t)o->port)};
    *size = sizeof *four;
    if (inet_pton(AF_INET, o->listen, &four->sin_addr) == 1)
        return ERR_OK;
    text_add(why,
             "%.60s is no address to listen on; it must be like "
             "127.0.0.1, or :: for every interface",
             o->listen);
    return ERR_BAD_TEXT;
}

static int open_socket(const struct sockaddr_storage *a, socklen_t size)
{
    int yes = 1;
    int no = 0;
    int fd = socket(a->ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK,
                    0);
    if (fd < 0)
        return -1;
    if (a->ss_family == AF_INET6)
        (void)setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &no, sizeof no);
    if (setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) == 0
        && bind(fd, (const struct sockaddr *)a, size) == 0
        && listen(fd, SOMAXCONN) == 0)
        return fd;
    int reason = errno;
    (void)close(fd);
    errno = reason;
    return -1;
}

enum err listener_open(struct net *n, struct text *why)
{
    assert(n && why);
    const struct net_options *o = &n->options;
    struct sockaddr_storage a;
    socklen_t size = 0;
    enum err e = read_address(o, &a, &size, why);
    if (e != ERR_OK)
        return e;
    int fd = open_socket(&a, size);
    if (fd < 0 && errno == EAFNOSUPPORT && a.ss_family == AF_INET6) {
        struct net_options other = *o;
        other.listen = "0.0.0.0";
        (void)read_address(&other, &a, &size, why);
        fd = open_socket(&a, size);
    }
    n->listener.fd = fd;
    if (fd >= 0)
        return ERR_OK;
    char room[128] = "";
    (void)strerror_r(errno, room, sizeof room);
    text_add(why, "cannot listen on %s port %d: %s", o->listen, o->port, room);
    return ERR_NOT_FOUND;
}

void listener_start(struct net *n)
{
    assert(n->listener.fd >= 0);
    int e = uv_poll_start(&n->listener.poll, UV_READABLE, on_connection);
    assert(e == 0);
    (void)e;
}

void listener_stop(struct net *n)
{
    struct listener *l = &n->listener;
    if (l->fd < 0)
        return;
    (void)uv_poll_stop(&l->poll);
    (void)uv_timer_stop(&l->rest);
    (void)close(l->fd);
    l->fd = -1;
}

int listener_port(const struct net *n)
{
    struct sockaddr_storage a;
    socklen_t size = sizeof a;
    if (getsockname(n->listener.fd, (struct sockaddr *)&a, &size) != 0)
        return 0;
    return ntohs(a.ss_family == AF_INET6
                     ? ((const struct sockaddr_in6 *)&a)->sin6_port
                     : ((const struct sockaddr_in *)&a)->sin_port);
}
