#include "server/notify.h"

#include "base/text.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* -1 if it cannot be had; the service goes on without it. */
static int connect_to(const char *name)
{
    struct sockaddr_un a = {.sun_family = AF_UNIX};
    size_t size = strlen(name);
    if ((name[0] != '/' && name[0] != '@') || size >= sizeof a.sun_path)
        return -1;
    memcpy(a.sun_path, name, size);
    if (name[0] == '@')
        a.sun_path[0] = '\0'; /* a name that is in no folder */
    int fd = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    socklen_t length = (socklen_t)(offsetof(struct sockaddr_un, sun_path)
                                   + size);
    if (fd < 0 || connect(fd, (const struct sockaddr *)&a, length) == 0)
        return fd;
    (void)close(fd);
    return -1;
}

/* Signs of life are wanted of this process alone, if it says of which. */
static int64_t read_interval(void)
{
    long long microseconds = 0;
    long long process = 0;
    /* NOLINTBEGIN(concurrency-mt-unsafe): before all other threads */
    const char *each = getenv("WATCHDOG_USEC");
    const char *whose = getenv("WATCHDOG_PID");
    /* NOLINTEND(concurrency-mt-unsafe) */
    if (!each || !text_number(each, 1, 1LL << 50, &microseconds))
        return 0;
    if (whose
        && (!text_number(whose, 1, 1LL << 31, &process) || process != getpid()))
        return 0;
    return microseconds / 2000 > 0 ? microseconds / 2000 : 1;
}

void notify_open(struct notify *n)
{
    assert(n);
    /* NOLINTNEXTLINE(concurrency-mt-unsafe) */
    const char *name = getenv("NOTIFY_SOCKET");
    *n = (struct notify){.fd = name ? connect_to(name) : -1,
                         .each = read_interval()};
}

void notify_close(struct notify *n)
{
    assert(n);
    if (n->fd >= 0)
        (void)close(n->fd);
    n->fd = -1;
}

void notify_say(struct notify *n, const char *words)
{
    assert(words[0]);
    if (n->fd >= 0)
        (void)send(n->fd, words, strlen(words), MSG_DONTWAIT | MSG_NOSIGNAL);
}

void notify_live(struct notify *n, int64_t now)
{
    assert(n);
    if (n->each == 0 || now < n->next)
        return;
    n->next = now + n->each;
    notify_say(n, "WATCHDOG=1");
}
