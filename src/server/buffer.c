#include "server/buffer.h"

#include "host/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void buffer_add(struct buffer *b, const char *bytes, size_t size)
{
    assert(bytes || size == 0);
    assert(b->size <= b->room);
    if (b->size + size > b->room) {
        b->room = 2 * (b->size + size) + 64;
        b->bytes = host_grow(b->bytes, b->room, 1);
    }
    if (size > 0)
        memcpy(b->bytes + b->size, bytes, size);
    b->size += size;
}

void buffer_clear(struct buffer *b)
{
    assert(b);
    b->size = 0;
}

void buffer_free(struct buffer *b)
{
    assert(b);
    free(b->bytes);
    *b = (struct buffer){NULL, 0, 0};
}
