#include "host/lines.h"

#include "host/memory.h"

#include <assert.h>
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FIRST_ROOM = 4096 };

void lines_init(struct lines *l, int descriptor, size_t most)
{
    assert(descriptor >= 0 && most > 0);
    *l = (struct lines){.descriptor = descriptor, .most = most};
    l->size = most < FIRST_ROOM ? most : FIRST_ROOM;
    l->room = host_grow(NULL, l->size, 1);
}

void lines_release(struct lines *l)
{
    assert(l);
    free(l->room);
    l->room = NULL;
}

/* The first `n` bytes of what is there, and the byte behind them, are a line. */
static void hand_out(struct lines *l, size_t n)
{
    assert(n <= l->count && l->first + n < l->size);
    char *start = l->room + l->first;
    size_t used = n < l->count ? n + 1 : n;
    l->first += used;
    l->count -= used;
    if (n > 0 && start[n - 1] == '\r')
        n--;
    start[n] = '\0';
    l->line = start;
    l->length = n;
}

/* A whole line of what is there. */
static bool take_line(struct lines *l)
{
    const char *start = l->room + l->first;
    const char *end = memchr(start, '\n', l->count);
    if (end)
        hand_out(l, (size_t)(end - start));
    return end != NULL;
}

/* Room for more bytes; false if the line is as long as it may be. */
static bool make_room(struct lines *l)
{
    assert(l->room && l->size > 0 && l->size <= l->most);
    if (l->first > 0) {
        memmove(l->room, l->room + l->first, l->count);
        l->first = 0;
    }
    if (l->count < l->size)
        return true;
    if (l->size == l->most)
        return false;
    l->size = 2 * l->size < l->most ? 2 * l->size : l->most;
    l->room = host_grow(l->room, l->size, 1);
    return true;
}

static bool is_ready(const struct lines *l, int milliseconds)
{
    assert(milliseconds >= -1);
    struct pollfd p = {.fd = l->descriptor, .events = POLLIN};
    int n = poll(&p, 1, milliseconds);
    return n > 0;
}

static void read_more(struct lines *l)
{
    assert(l->first == 0 && l->count < l->size);
    ssize_t n = read(l->descriptor, l->room + l->count, l->size - l->count);
    if (n > 0) {
        l->count += (size_t)n;
        l->taken += (size_t)n;
    } else if (n == 0 || (errno != EINTR && errno != EAGAIN)) {
        l->ended = true;
    }
}

/* The rest of a line that was too long goes to nobody. */
static void skip(struct lines *l)
{
    l->skipping = !take_line(l);
    if (l->skipping)
        l->count = l->first = 0;
}

enum lines_news lines_next(struct lines *l, int milliseconds)
{
    for (;;) {
        if (l->skipping)
            skip(l);
        if (!l->skipping && take_line(l))
            return LINES_LINE;
        if (l->ended)
            return LINES_END;
        if (!make_room(l)) {
            l->skipping = true;
            return LINES_LONG;
        }
        if (!is_ready(l, milliseconds))
            return LINES_QUIET;
        read_more(l);
        /* One wait for each call: whoever dribbles is not waited for longer. */
        milliseconds = milliseconds > 0 ? 0 : milliseconds;
    }
}

bool lines_last(struct lines *l)
{
    if (!l->ended || l->skipping || l->count == 0)
        return false;
    assert(l->first + l->count < l->size);
    hand_out(l, l->count);
    return true;
}
