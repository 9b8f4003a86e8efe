/* canvas.h - a picture made of characters, each with a style, whose places have
 * names.
 *
 *     struct canvas c;
 *     canvas_clear(&c);
 *     struct canvas_place from = canvas_pen(&c);
 *     canvas_add(&c, "%d armies", 3);             at the pen, which moves on
 *     canvas_anchor_from(&c, from, STYLE_RED, "region", "A12", 0);
 *     canvas_put(&c, 10, 4, STYLE_BOLD, "here");  at a column and a row
 *
 * What falls outside is cut. `canvas_write` turns the picture into lines without
 * spaces at their ends. Whoever shows it asks for the places of things by what
 * they are and which: those are the key and the id of a fact (core/fact.h).
 */
#ifndef BASE_CANVAS_H
#define BASE_CANVAS_H

#include "base/text.h"

#include <stdint.h>

enum { CANVAS_COLS = 160, CANVAS_ROWS = 160, CANVAS_ANCHORS_MAX = 512 };

struct canvas_place {
    int row, col;
};

struct canvas_box {
    int row, col;
    int rows, cols;
};

/* Where a thing is drawn. */
struct canvas_anchor {
    const char *key; /* "region"; lives as long as the picture is looked at */
    const char *id;  /* NULL: the number says which */
    int number;
    enum text_style style;
    struct canvas_box box;
};

struct canvas {
    uint32_t ink[CANVAS_ROWS][CANVAS_COLS];
    uint8_t style[CANVAS_ROWS][CANVAS_COLS];
    struct canvas_place pen;
    enum text_style pen_style;
    int anchor_count;
    struct canvas_anchor anchor[CANVAS_ANCHORS_MAX];
};

void canvas_clear(struct canvas *c);

/* -- At a place ------------------------------------------------------------ */

/* A space among the words takes its place, too. */
void canvas_put(struct canvas *c, int col, int row, enum text_style style,
                const char *words);

/* Nothing but spaces in these columns of the row? Outside is not free. */
bool canvas_is_free(const struct canvas *c, int col, int row, int width);

/* A straight line between two places, only where nothing else stands. */
void canvas_line(struct canvas *c, const int from[2], const int to[2],
                 enum text_style style, char ink);

/* -- At the pen ------------------------------------------------------------ */

struct canvas_place canvas_pen(const struct canvas *c);
void canvas_move_pen(struct canvas *c, struct canvas_place to);

/* How it writes from now on. */
void canvas_style(struct canvas *c, enum text_style style);

/* As text_add; a new line begins at the left. At most CANVAS_ADD_MAX bytes. */
enum { CANVAS_ADD_MAX = 1024 };
__attribute__((format(printf, 2, 3))) void canvas_add(struct canvas *c,
                                                      const char *fmt, ...);

/* These words in this style, whatever the pen's own. */
void canvas_add_styled(struct canvas *c, enum text_style style,
                       const char *words);

/* Spaces up to this column; none if the pen is there or beyond. */
void canvas_tab(struct canvas *c, int col);

/* -- Names of places ------------------------------------------------------- */

/* In the style of whoever's it is: STYLE_PLAIN if it is nobody's. What there is no
 * room for has no name. */
void canvas_anchor(struct canvas *c, struct canvas_box box,
                   enum text_style style, const char *key, const char *id,
                   int number);

/* What was written since the pen stood at `from`, in one row. */
void canvas_anchor_from(struct canvas *c, struct canvas_place from,
                        enum text_style style, const char *key, const char *id,
                        int number);

/* The next anchor of that thing after `last`, NULL for the first; NULL: no
 * more. */
const struct canvas_anchor *canvas_find(const struct canvas *c,
                                        const struct canvas_anchor *last,
                                        const char *key, const char *id,
                                        int number);

/* The topmost anchor in this style, and the leftmost of those; NULL: none. */
const struct canvas_anchor *canvas_find_style(const struct canvas *c,
                                              enum text_style style);

/* -- The picture ----------------------------------------------------------- */

/* Up to the last row and the last column where something stands. */
int canvas_rows(const struct canvas *c);
int canvas_cols(const struct canvas *c);

/* What stands there, a space if nothing does. */
uint32_t canvas_ink(const struct canvas *c, int row, int col);

void canvas_write(const struct canvas *c, struct text *out);

#endif
