#include "base/canvas.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A space that was put somewhere: it looks free, but it is taken. */
enum { TAKEN = '\1' };

void canvas_clear(struct canvas *c)
{
    assert(c);
    memset(c->ink, ' ', sizeof c->ink);
    memset(c->style, STYLE_PLAIN, sizeof c->style);
}

static bool is_inside(int col, int row)
{
    return col >= 0 && col < CANVAS_COLS && row >= 0 && row < CANVAS_ROWS;
}

void canvas_put(struct canvas *c, int col, int row, enum text_style style,
                const char *words)
{
    assert(c && words);
    for (; *words; words++, col++) {
        if (is_inside(col, row)) {
            c->ink[row][col] = (char)(*words == ' ' ? TAKEN : *words);
            c->style[row][col] = (uint8_t)style;
        }
    }
}

bool canvas_is_free(const struct canvas *c, int col, int row, int width)
{
    assert(c && width >= 0);
    for (int i = col; i < col + width; i++) {
        if (!is_inside(i, row) || c->ink[row][i] != ' ')
            return false;
    }
    return true;
}

void canvas_line(struct canvas *c, const int from[2], const int to[2],
                 enum text_style style, char ink)
{
    assert(c && from && to);
    int wide = to[0] - from[0];
    int high = to[1] - from[1];
    int steps = abs(wide) > 2 * abs(high) ? abs(wide) / 2 : abs(high);
    char words[2] = {ink, '\0'};
    for (int i = 1; i < steps; i++) {
        int col = from[0] + (2 * wide * i + steps) / (2 * steps);
        int row = from[1] + (2 * high * i + steps) / (2 * steps);
        if (canvas_is_free(c, col, row, 1))
            canvas_put(c, col, row, style, words);
    }
}

static int used_cols(const struct canvas *c, int row)
{
    int n = CANVAS_COLS;
    while (n > 0 && c->ink[row][n - 1] <= ' ')
        n--;
    return n;
}

static void write_row(const struct canvas *c, int row, struct text *out)
{
    int now = STYLE_PLAIN;
    for (int i = 0; i < used_cols(c, row); i++) {
        if (c->style[row][i] != now) {
            if (now != STYLE_PLAIN)
                text_style(out, STYLE_PLAIN);
            now = c->style[row][i];
            if (now != STYLE_PLAIN)
                text_style(out, (enum text_style)now);
        }
        char ink = c->ink[row][i];
        text_add(out, "%c", ink == TAKEN ? ' ' : ink);
    }
    if (now != STYLE_PLAIN)
        text_style(out, STYLE_PLAIN);
    text_add(out, "\n");
}

void canvas_write(const struct canvas *c, struct text *out)
{
    assert(c && out);
    int rows = CANVAS_ROWS;
    while (rows > 0 && used_cols(c, rows - 1) == 0)
        rows--;
    for (int row = 0; row < rows; row++)
        write_row(c, row, out);
}
