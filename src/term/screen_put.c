/* screen_put.c - words and signs on the screen, and how they look. */
#include "term/say.h"
#include "term/screen_internal.h"

#include <assert.h>
#include <curses.h>
#include <stdarg.h>
#include <stdio.h>
#include <wchar.h>

enum { CUT_MIN = 8 }; /* columns in which a cut is shown */

/* -- Characters ------------------------------------------------------------ */

/* How many bytes follow the first one of a character. */
static int bytes_after(unsigned char first)
{
    return first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : first >= 0xc0 ? 1 : 0;
}

uint32_t screen_next_char(const char **at)
{
    static const unsigned char masks[] = {0x7f, 31, 15, 7};
    const unsigned char *p = (const unsigned char *)*at;
    int more = bytes_after(p[0]);
    uint32_t c = p[0] & masks[more];
    *at += 1;
    if (more == 0)
        return p[0] < 0x80 ? c : '?';
    for (int i = 1; i <= more; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return '?';
        c = c << 6 | (p[i] & 63U);
    }
    *at += more;
    return c;
}

/* clang-format off */
static const struct {
    uint32_t ink;
    char plain;
} plain_ink[] = {
    {0x2018, '\''}, {0x2019, '\''}, {0x201c, '"'}, {0x201d, '"'},
    {0x2013, '-'},  {0x2014, '-'},  {0x2026, '.'}, {0x00b7, '.'},
    {0x2500, '-'},  {0x2248, '~'},  {0x00d7, 'x'}, {0x2192, '>'},
};
/* clang-format on */

static uint32_t fit_ink(const struct screen *s, uint32_t ink)
{
    if (ink < ' ' || ink == 0x7f || (ink >= 0x80 && ink < 0xa0))
        return '.';
    if (ink < 0x80)
        return ink;
    if (!s->is_ascii)
        return wcwidth((wchar_t)ink) == 1 ? ink : '?';
    for (size_t i = 0; i < sizeof plain_ink / sizeof plain_ink[0]; i++) {
        if (plain_ink[i].ink == ink)
            return (uint32_t)(unsigned char)plain_ink[i].plain;
    }
    return '?';
}

/* clang-format off */
static const char *const signs[][2] = {
    [SIGN_LINE]      = {"─", "-"},
    [SIGN_POINTER]   = {"▸", ">"},
    [SIGN_MORE_UP]   = {"▴", "^"},
    [SIGN_MORE_DOWN] = {"▾", "v"},
    [SIGN_DOT]       = {"·", "-"},
    [SIGN_BRICK]     = {"▙", "#"},
    [SIGN_CUT]       = {"…", "~"},
};
/* clang-format on */

const char *screen_sign(const struct screen *s, enum sign sign)
{
    assert(sign >= SIGN_LINE && sign <= SIGN_CUT);
    return signs[sign][s->is_ascii];
}

/* -- Lines ----------------------------------------------------------------- */

const char *screen_line_end(const char *at, int width)
{
    assert(at);
    const char *space = NULL;
    int n = 0;
    width = width < 1 ? 1 : width; /* so that who goes on from there ends */
    while (*at && *at != '\n') {
        if (*at == '\033') {
            (void)text_read_style(&at);
            continue;
        }
        if (*at == ' ')
            space = at;
        n += ((unsigned char)*at & 0xc0) != 0x80;
        if (n > width)
            return space ? space : at;
        at++;
    }
    return at;
}

/* -- Putting words --------------------------------------------------------- */

static attr_t pair_of(const struct screen *s, int pair)
{
    return s->has_colour ? (attr_t)COLOR_PAIR(pair) : 0;
}

static attr_t attr_of_style(const struct screen *s, enum text_style style)
{
    switch (style) {
    case STYLE_PLAIN:
        return A_NORMAL;
    case STYLE_BOLD:
        return A_BOLD;
    case STYLE_DIM:
        return A_DIM;
    case STYLE_RED:
    case STYLE_BLUE:
    case STYLE_WHITE:
        return pair_of(s, (int)style) | A_BOLD;
    case STYLE_YELLOW:
    case STYLE_GREEN:
    case STYLE_SEA:
        return pair_of(s, (int)style);
    }
    return A_NORMAL;
}

static attr_t attr_of(const struct screen *s, enum text_style style,
                      enum look look)
{
    switch (look) {
    case LOOK_STYLED:
        return attr_of_style(s, style);
    case LOOK_CHOSEN:
        return attr_of_style(s, style) | A_REVERSE;
    case LOOK_POSSIBLE:
        return (style == STYLE_PLAIN || style == STYLE_BOLD
                    ? pair_of(s, PAIR_POSSIBLE)
                    : attr_of_style(s, style))
               | A_UNDERLINE;
    case LOOK_HEAD:
        return pair_of(s, PAIR_HEAD) | A_BOLD;
    case LOOK_WARN:
        return pair_of(s, PAIR_WARN) | A_BOLD;
    }
    return A_NORMAL;
}

void screen_ink(struct screen *s, int row, int col, enum text_style style,
                enum look look, uint32_t ink)
{
    cchar_t cell;
    wchar_t wide[2] = {(wchar_t)fit_ink(s, ink), L'\0'};
    if (row < 0 || row >= s->rows || col < 0 || col >= s->cols)
        return;
    attr_t attr = attr_of(s, style, look);
    (void)setcchar(&cell, wide, attr, (short)PAIR_NUMBER(attr), NULL);
    (void)mvadd_wch(row, col, &cell);
}

int screen_put(struct screen *s, int row, int col, int width, enum look look,
               const char *words)
{
    assert(words);
    enum text_style style = STYLE_PLAIN;
    bool is_cut = width >= CUT_MIN && text_columns(words) > width;
    int n = 0;
    while (*words && n < width) {
        if (is_cut && n == width - 1)
            words = screen_sign(s, SIGN_CUT);
        if (*words == '\033') {
            style = text_read_style(&words);
            continue;
        }
        screen_ink(s, row, col + n, style, look, screen_next_char(&words));
        n++;
    }
    return n;
}

int screen_print(struct screen *s, int row, int col, enum look look,
                 const char *fmt, ...)
{
    char room[SCREEN_WORDS_MAX];
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(room, sizeof room, fmt, args);
    va_end(args);
    return n < 0 ? 0 : screen_put(s, row, col, s->cols - col, look, room);
}

void screen_say(struct screen *s, int row, int col, enum look look,
                const char *message)
{
    char room[SCREEN_WORDS_MAX];
    struct text t = text_in(room, sizeof room);
    say(&t, message);
    (void)screen_put(s, row, col, s->cols - col - 1, look, room);
}

void screen_rule(struct screen *s, int row, int col, int width,
                 const char *title)
{
    const char *line = screen_sign(s, SIGN_LINE);
    for (int i = 0; i < width; i++)
        (void)screen_put(s, row, col + i, 1, LOOK_STYLED, line);
    if (!*title || width < 8)
        return;
    int n = screen_put(s, row, col + 3, width - 6, LOOK_HEAD, title);
    screen_ink(s, row, col + 2, STYLE_PLAIN, LOOK_STYLED, ' ');
    screen_ink(s, row, col + 3 + n, STYLE_PLAIN, LOOK_STYLED, ' ');
}

/* clang-format off */
static const char *const marks[][2] = {
    [STYLE_RED]    = {"▲", "R"},
    [STYLE_BLUE]   = {"●", "B"},
    [STYLE_WHITE]  = {"■", "W"},
    [STYLE_YELLOW] = {"◆", "Y"},
    [STYLE_GREEN]  = {"✚", "G"},
};
/* clang-format on */

const char *screen_mark(const struct screen *s, enum text_style style)
{
    if (style < STYLE_RED || style > STYLE_GREEN)
        return " ";
    return marks[style][s->is_ascii];
}

void screen_clear(struct screen *s)
{
    (void)s;
    (void)erase();
}

void screen_show(struct screen *s)
{
    (void)s;
    (void)refresh();
}

/* In a few rows: that is what there may be. */
static void put_too_small(struct screen *s)
{
    static const char *const messages[] = {"small-needs", "small-has",
                                           "small-enlarge", "small-leave"};
    for (int i = 0; i < 4; i++) {
        char room[SCREEN_WORDS_MAX];
        struct text t = text_in(room, sizeof room);
        SAY(&t, messages[i], {"cols", .number = s->cols},
            {"rows", .number = s->rows},
            {"least-cols", .number = SCREEN_COLS_MIN},
            {"least-rows", .number = SCREEN_ROWS_MIN});
        (void)screen_put(s, i, 0, s->cols, LOOK_STYLED, room);
    }
}

bool screen_fits(struct screen *s)
{
    if (s->rows >= SCREEN_ROWS_MIN && s->cols >= SCREEN_COLS_MIN)
        return true;
    screen_clear(s);
    put_too_small(s);
    screen_show(s);
    return false;
}
