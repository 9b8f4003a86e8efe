/* picture.h - a drawn board as a grid, so that it can be looked at through a
 * window and marked.
 */
#ifndef TERM_PICTURE_H
#define TERM_PICTURE_H

#include "base/text.h"

#include <stdint.h>

enum { PICTURE_ROWS = 160, PICTURE_COLS = 160 };

enum picture_mark { MARK_NONE, MARK_POSSIBLE, MARK_CHOSEN };

struct picture_cell {
    uint32_t ink;
    uint8_t style;
    uint8_t mark;
};

struct picture {
    int rows, cols; /* that are used */
    struct picture_cell cell[PICTURE_ROWS][PICTURE_COLS];
};

/* A piece of it. */
struct spot {
    int row, col;
    int rows, cols;
};

/* From text as write_board writes it, with the escapes of text_style. */
void picture_read(struct picture *p, const char *text);

void picture_mark(struct picture *p, const struct spot *s,
                  enum picture_mark mark);

/* Does the word stand at this place, with no letter or digit around it? */
bool picture_has(const struct picture *p, int row, int col, const char *word);

/* The first place of the word from this row on. */
bool picture_find(const struct picture *p, int from, const char *word,
                  struct spot *out);

/* The first place where something begins with these signs. */
bool picture_find_start(const struct picture *p, const char *signs,
                        struct spot *out);

/* The first row from `from` on that begins with these words after `indent`
 * signs that are neither letters nor digits; -1: none. */
int picture_row(const struct picture *p, int from, int indent,
                const char *words);

#endif
