#include "net/bytes.h"

#include "host/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct net_bytes *bytes_room(size_t size)
{
    struct net_bytes *b = host_grow(NULL, 1,
                                    sizeof *b + BYTES_MARGIN + size + 1);
    b->references = 1;
    b->size = size;
    bytes_data(b)[size] = '\0';
    return b;
}

struct net_bytes *bytes_copy(const void *data, size_t size)
{
    assert(data || size == 0);
    struct net_bytes *b = bytes_room(size);
    memcpy(bytes_data(b), data, size);
    return b;
}

struct net_bytes *bytes_of(const char *words)
{
    assert(words);
    return bytes_copy(words, strlen(words));
}

struct net_bytes *bytes_keep(struct net_bytes *b)
{
    assert(b->references > 0);
    b->references++;
    return b;
}

void bytes_drop(struct net_bytes *b)
{
    if (!b)
        return;
    assert(b->references > 0);
    if (--b->references == 0)
        free(b);
}
