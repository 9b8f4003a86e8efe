#include "term/picture.h"

#include "term/letters.h"

#include <string.h>

static void put(struct picture *p, int row, int col, enum text_style style,
                uint32_t ink)
{
    if (row >= PICTURE_ROWS || col >= PICTURE_COLS)
        return;
    p->cell[row][col].ink = ink;
    p->cell[row][col].style = (uint8_t)style;
    p->rows = row + 1 > p->rows ? row + 1 : p->rows;
    p->cols = col + 1 > p->cols ? col + 1 : p->cols;
}

static void clear(struct picture *p)
{
    p->rows = 0;
    p->cols = 0;
    for (int r = 0; r < PICTURE_ROWS; r++) {
        for (int c = 0; c < PICTURE_COLS; c++)
            p->cell[r][c] = (struct picture_cell){.ink = ' '};
    }
}

/* Boards are drawn in ASCII; other bytes belong to names and keep their
 * number of columns. */
void picture_read(struct picture *p, const char *text)
{
    enum text_style style = STYLE_PLAIN;
    int row = 0;
    int col = 0;
    clear(p);
    while (*text) {
        unsigned char c = (unsigned char)*text;
        if (c == '\033') {
            style = text_read_style(&text);
            continue;
        }
        if (c == '\n') {
            row++;
            col = 0;
        } else if ((c & 0xc0) != 0x80) {
            put(p, row, col++, style, c < 0x80 ? c : '?');
        }
        text++;
    }
}

void picture_mark(struct picture *p, const struct spot *s,
                  enum picture_mark mark)
{
    for (int r = s->row; r < s->row + s->rows && r < PICTURE_ROWS; r++) {
        for (int c = s->col; c < s->col + s->cols && c < PICTURE_COLS; c++)
            p->cell[r][c].mark = (uint8_t)mark;
    }
}

static bool is_word(const struct picture *p, int row, int col)
{
    if (col < 0 || col >= PICTURE_COLS)
        return false;
    return letter_is_word((int)p->cell[row][col].ink);
}

bool picture_has(const struct picture *p, int row, int col, const char *word)
{
    int n = (int)strlen(word);
    if (col + n > PICTURE_COLS || is_word(p, row, col - 1))
        return false;
    for (int i = 0; i < n; i++) {
        if (p->cell[row][col + i].ink != (unsigned char)word[i])
            return false;
    }
    return true;
}

bool picture_find(const struct picture *p, int from, const char *word,
                  struct spot *out)
{
    int n = (int)strlen(word);
    for (int r = from; r < p->rows; r++) {
        for (int c = 0; c < p->cols; c++) {
            if (!picture_has(p, r, c, word) || is_word(p, r, c + n))
                continue;
            *out = (struct spot){r, c, 1, n};
            return true;
        }
    }
    return false;
}

bool picture_find_start(const struct picture *p, const char *signs,
                        struct spot *out)
{
    for (int r = 0; r < p->rows; r++) {
        for (int c = 0; c < p->cols; c++) {
            if (!picture_has(p, r, c, signs))
                continue;
            *out = (struct spot){r, c, 1, (int)strlen(signs)};
            return true;
        }
    }
    return false;
}

int picture_row(const struct picture *p, int from, int indent,
                const char *words)
{
    for (int r = from; r < p->rows; r++) {
        bool blank = true;
        for (int c = 0; c < indent; c++)
            blank = blank && !is_word(p, r, c);
        if (blank && picture_has(p, r, indent, words))
            return r;
    }
    return -1;
}
