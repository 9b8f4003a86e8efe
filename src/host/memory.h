/* memory.h - memory, or the end of the program (host/stop.h).
 *
 * None of these gives NULL, and nobody has to think of what to do without. That
 * is for amounts with a ceiling: what a client, a file or a bot can make as large
 * as it likes is refused with a sentence before it is asked for here. Whoever got
 * it gives it back with `free`.
 */
#ifndef HOST_MEMORY_H
#define HOST_MEMORY_H

#include <stddef.h>

/* Room for so many things of that size, all zero. */
void *host_alloc(size_t count, size_t size) __attribute__((returns_nonnull));

/* Room for so many, with what `old` has of them; NULL: nothing. The rest is
 * anything. */
void *host_grow(void *old, size_t count, size_t size)
    __attribute__((returns_nonnull));

/* These bytes once more, and a zero behind them. */
char *host_copy(const char *bytes, size_t size)
    __attribute__((returns_nonnull));

#endif
