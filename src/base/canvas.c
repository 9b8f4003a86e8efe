#include "base/canvas.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A space that was put somewhere: it looks free, but it is taken. */
enum { TAKEN = '\1' };

void canvas_clear(struct canvas *c)
{
    assert(c);
    for (int row = 0; row < CANVAS_ROWS; row++) {
        for (int col = 0; col < CANVAS_COLS; col++)
            c->ink[row][col] = ' ';
    }
    memset(c->style, STYLE_PLAIN, sizeof c->style);
    c->pen = (struct canvas_place){0, 0};
    c->pen_style = STYLE_PLAIN;
    c->anchor_count = 0;
}

static bool is_inside(int col, int row)
{
    return col >= 0 && col < CANVAS_COLS && row >= 0 && row < CANVAS_ROWS;
}

static void set(struct canvas *c, int col, int row, enum text_style style,
                uint32_t ink)
{
    if (is_inside(col, row)) {
        c->ink[row][col] = ink == ' ' ? TAKEN : ink;
        c->style[row][col] = (uint8_t)style;
    }
}

/* -- Letters --------------------------------------------------------------- */

static bool goes_on(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/* The character that begins here, and moves past it. */
static uint32_t next_letter(const char **at)
{
    static const uint8_t first[] = {0x7F, 0x1F, 0x0F, 0x07};
    const char *s = *at;
    int more = 0;
    while (more < 3 && goes_on(s[more + 1]))
        more++;
    uint32_t ink = (unsigned char)*s & first[more];
    for (int i = 1; i <= more; i++)
        ink = ink << 6 | ((unsigned char)s[i] & 0x3F);
    *at = s + 1 + more;
    return ink;
}

static void write_letter(uint32_t ink, struct text *out)
{
    static const uint8_t first[] = {0, 0xC0, 0xE0, 0xF0};
    int more = ink < 0x80 ? 0 : ink < 0x800 ? 1 : ink < 0x10000 ? 2 : 3;
    char bytes[4];
    for (int i = more; i > 0; i--, ink >>= 6)
        bytes[i] = (char)(0x80 | (ink & 0x3F));
    bytes[0] = (char)(first[more] | ink);
    text_put(out, bytes, (size_t)more + 1);
}

/* -- At a place ------------------------------------------------------------ */

void canvas_put(struct canvas *c, int col, int row, enum text_style style,
                const char *words)
{
    assert(c && words);
    while (*words)
        set(c, col++, row, style, next_letter(&words));
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
    for (int i = 1; i < steps; i++) {
        int col = from[0] + (2 * wide * i + steps) / (2 * steps);
        int row = from[1] + (2 * high * i + steps) / (2 * steps);
        if (canvas_is_free(c, col, row, 1))
            set(c, col, row, style, (unsigned char)ink);
    }
}

/* -- At the pen ------------------------------------------------------------ */

struct canvas_place canvas_pen(const struct canvas *c)
{
    return c->pen;
}

void canvas_move_pen(struct canvas *c, struct canvas_place to)
{
    assert(to.row >= 0 && to.col >= 0);
    c->pen = to;
}

void canvas_style(struct canvas *c, enum text_style style)
{
    assert(c);
    c->pen_style = style;
}

static void write_at_pen(struct canvas *c, const char *words)
{
    while (*words) {
        uint32_t ink = next_letter(&words);
        if (ink == '\n') {
            c->pen = (struct canvas_place){c->pen.row + 1, 0};
        } else {
            set(c, c->pen.col++, c->pen.row, c->pen_style, ink);
        }
    }
}

void canvas_add(struct canvas *c, const char *fmt, ...)
{
    assert(c && fmt);
    char room[CANVAS_ADD_MAX];
    struct text t = text_in(room, sizeof room);
    va_list list;
    va_start(list, fmt);
    text_add_list(&t, fmt, list);
    va_end(list);
    write_at_pen(c, room);
}

void canvas_add_styled(struct canvas *c, enum text_style style,
                       const char *words)
{
    assert(c && words);
    enum text_style own = c->pen_style;
    c->pen_style = style;
    write_at_pen(c, words);
    c->pen_style = own;
}

void canvas_tab(struct canvas *c, int col)
{
    assert(col >= 0);
    while (c->pen.col < col)
        set(c, c->pen.col++, c->pen.row, STYLE_PLAIN, ' ');
}

/* -- Names of places ------------------------------------------------------- */

void canvas_anchor(struct canvas *c, struct canvas_box box,
                   enum text_style style, const char *key, const char *id,
                   int number)
{
    assert(key && box.rows > 0 && box.cols > 0);
    if (c->anchor_count < CANVAS_ANCHORS_MAX) {
        c->anchor[c->anchor_count++] = (struct canvas_anchor){
            .key = key, .id = id, .number = number, .style = style, .box = box};
    }
}

void canvas_anchor_from(struct canvas *c, struct canvas_place from,
                        enum text_style style, const char *key, const char *id,
                        int number)
{
    assert(from.row == c->pen.row && from.col < c->pen.col);
    struct canvas_box box = {from.row, from.col, 1, c->pen.col - from.col};
    canvas_anchor(c, box, style, key, id, number);
}

static bool is_of(const struct canvas_anchor *a, const char *key,
                  const char *id, int number)
{
    if (strcmp(a->key, key) != 0 || !a->id != !id)
        return false;
    return id ? strcmp(a->id, id) == 0 : a->number == number;
}

const struct canvas_anchor *canvas_find(const struct canvas *c,
                                        const struct canvas_anchor *last,
                                        const char *key, const char *id,
                                        int number)
{
    assert(c && key);
    assert(!last || (last >= c->anchor && last < c->anchor + c->anchor_count));
    const struct canvas_anchor *end = c->anchor + c->anchor_count;
    const struct canvas_anchor *a = last ? last + 1 : c->anchor;
    while (a < end && !is_of(a, key, id, number))
        a++;
    return a < end ? a : NULL;
}

static bool is_before(const struct canvas_box *a, const struct canvas_box *b)
{
    return a->row < b->row || (a->row == b->row && a->col < b->col);
}

const struct canvas_anchor *canvas_find_style(const struct canvas *c,
                                              enum text_style style)
{
    const struct canvas_anchor *first = NULL;
    for (int i = 0; i < c->anchor_count; i++) {
        const struct canvas_anchor *a = &c->anchor[i];
        if (a->style == style && (!first || is_before(&a->box, &first->box)))
            first = a;
    }
    return first;
}

/* -- The picture ----------------------------------------------------------- */

static int used_cols(const struct canvas *c, int row)
{
    int n = CANVAS_COLS;
    while (n > 0 && c->ink[row][n - 1] <= ' ')
        n--;
    return n;
}

int canvas_rows(const struct canvas *c)
{
    int rows = CANVAS_ROWS;
    while (rows > 0 && used_cols(c, rows - 1) == 0)
        rows--;
    return rows;
}

int canvas_cols(const struct canvas *c)
{
    int cols = 0;
    for (int row = 0; row < CANVAS_ROWS; row++) {
        int used = used_cols(c, row);
        cols = used > cols ? used : cols;
    }
    return cols;
}

uint32_t canvas_ink(const struct canvas *c, int row, int col)
{
    assert(is_inside(col, row));
    uint32_t ink = c->ink[row][col];
    return ink == TAKEN ? ' ' : ink;
}

static void change_style(enum text_style *now, enum text_style next,
                         struct text *out)
{
    if (next == *now)
        return;
    if (*now != STYLE_PLAIN)
        text_style(out, STYLE_PLAIN);
    if (next != STYLE_PLAIN)
        text_style(out, next);
    *now = next;
}

static void write_row(const struct canvas *c, int row, struct text *out)
{
    enum text_style now = STYLE_PLAIN;
    for (int i = 0; i < used_cols(c, row); i++) {
        change_style(&now, (enum text_style)c->style[row][i], out);
        write_letter(canvas_ink(c, row, i), out);
    }
    change_style(&now, STYLE_PLAIN, out);
    text_add(out, "\n");
}

void canvas_write(const struct canvas *c, struct text *out)
{
    assert(c && out);
    for (int row = 0; row < canvas_rows(c); row++)
        write_row(c, row, out);
}
