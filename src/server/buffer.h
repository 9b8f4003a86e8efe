/* buffer.h - bytes that grow. */
#ifndef SERVER_BUFFER_H
#define SERVER_BUFFER_H

#include <stddef.h>

struct buffer {
    char *bytes;
    size_t size, room;
};

void buffer_add(struct buffer *b, const char *bytes, size_t size);

/* Empties it and keeps its room. */
void buffer_clear(struct buffer *b);
void buffer_free(struct buffer *b);

#endif
