/* lines.h - lines from a descriptor, with a limit of time and length.
 *
 *     struct lines l;
 *     lines_init(&l, STDIN_FILENO, 1 << 20);
 *     while (lines_next(&l, 1000) == LINES_LINE)
 *         puts(l.line);
 *     lines_release(&l);
 */
#ifndef HOST_LINES_H
#define HOST_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum lines_news {
    LINES_LINE,  /* a line in `line`, without its end */
    LINES_QUIET, /* none within the time */
    LINES_LONG,  /* one that is longer than the limit; it is passed over */
    LINES_END,   /* no more will come */
};

struct lines {
    int descriptor;
    size_t most; /* bytes of a line, its end included */
    char *room;
    size_t size;         /* of the room */
    size_t first, count; /* what is there */
    bool skipping;       /* the rest of a line that was too long */
    bool ended;
    char *line; /* stays until the next call */
    size_t length;
    size_t taken; /* bytes that have come in all; the caller may set it */
};

void lines_init(struct lines *l, int descriptor, size_t most);
void lines_release(struct lines *l);

/* Waits up to so many milliseconds; 0: not at all, -1: for ever. */
enum lines_news lines_next(struct lines *l, int milliseconds);

/* After LINES_END: is there a last line to which no end has come? */
bool lines_last(struct lines *l);

#endif
