#include "host/memory.h"

#include "host/stop.h"

#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const char *const no_memory = "there is no memory left";

/* Bytes of all of them, never none. */
static size_t bytes_of(size_t count, size_t size)
{
    if (size > 0 && count > SIZE_MAX / size)
        host_stop(no_memory);
    return count * size > 0 ? count * size : 1;
}

static void *given(void *room)
{
    if (!room)
        host_stop(no_memory);
    return room;
}

void *host_alloc(size_t count, size_t size)
{
    assert(size > 0);
    return given(calloc(1, bytes_of(count, size)));
}

void *host_grow(void *old, size_t count, size_t size)
{
    assert(size > 0);
    return given(realloc(old, bytes_of(count, size)));
}

char *host_copy(const char *bytes, size_t size)
{
    assert(bytes || size == 0);
    char *copy = host_alloc(size + 1, 1);
    memcpy(copy, bytes, size);
    return copy;
}
