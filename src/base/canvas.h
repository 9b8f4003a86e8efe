/* canvas.h - a picture made of characters, each with a style.
 *
 * Things are put at columns and rows; what falls outside is cut. `canvas_write`
 * turns the picture into lines without spaces at their ends.
 */
#ifndef BASE_CANVAS_H
#define BASE_CANVAS_H

#include "base/text.h"

#include <stdint.h>

enum { CANVAS_COLS = 128, CANVAS_ROWS = 64 };

struct canvas {
    char ink[CANVAS_ROWS][CANVAS_COLS];
    uint8_t style[CANVAS_ROWS][CANVAS_COLS];
};

void canvas_clear(struct canvas *c);

/* A space among the words takes its place, too. */
void canvas_put(struct canvas *c, int col, int row, enum text_style style,
                const char *words);

/* Nothing but spaces in these columns of the row? Outside is not free. */
bool canvas_is_free(const struct canvas *c, int col, int row, int width);

/* A straight line between two places, only where nothing else stands. */
void canvas_line(struct canvas *c, const int from[2], const int to[2],
                 enum text_style style, char ink);

void canvas_write(const struct canvas *c, struct text *out);

#endif
