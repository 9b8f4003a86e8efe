#include "server/buffer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void buffer_add(struct buffer *b, const char *bytes, size_t size)
{
    if (b->size + size > b->room) {
        size_t room = 2 * (b->size + size) + 64;
        char *more = realloc(b->bytes, room);
        if (!more) {
            (void)fputs("mudbrick: there is no memory left\n", stderr);
            abort();
        }
        b->bytes = more;
        b->room = room;
    }
    if (size > 0)
        memcpy(b->bytes + b->size, bytes, size);
    b->size += size;
}

void buffer_clear(struct buffer *b)
{
    b->size = 0;
}

void buffer_free(struct buffer *b)
{
    free(b->bytes);
    *b = (struct buffer){NULL, 0, 0};
}
