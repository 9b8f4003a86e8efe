/* bytes.h - a message or a file in memory that several senders share.
 *
 * Counted references: whoever keeps one calls bytes_keep, whoever is done calls
 * bytes_drop. Used on one thread only.
 */
#ifndef NET_BYTES_H
#define NET_BYTES_H

#include <stdbool.h>
#include <stddef.h>

enum { BYTES_MARGIN = 32 }; /* before the data, for the head of a frame */

struct net_bytes {
    int references;
    size_t size;
    unsigned char room[]; /* the margin, then the data, then a NUL */
};

/* A copy of these bytes, with one reference. */
struct net_bytes *bytes_copy(const void *data, size_t size);
struct net_bytes *bytes_of(const char *words);

/* Room for so many bytes that the caller fills. */
struct net_bytes *bytes_room(size_t size);

struct net_bytes *bytes_keep(struct net_bytes *b);
void bytes_drop(struct net_bytes *b);

static inline unsigned char *bytes_data(struct net_bytes *b)
{
    return b->room + BYTES_MARGIN;
}

#endif
