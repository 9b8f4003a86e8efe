#include "term/pager.h"

#include "host/memory.h"
#include "term/say.h"
#include "term/seek.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { LINES_MAX = 8192, LINE_BYTES = 512, FIND_MAX = 60 };

struct pager {
    struct screen *screen;
    const char *title;
    const char *text;
    const char **line; /* where each line begins, and one more for the end */
    int count;
    int top;
    int width; /* that the lines were broken for */
    char find[FIND_MAX];
    int found;    /* the line that was found; -1: none */
    bool is_lost; /* what was searched for is nowhere */
};

/* -- Breaking lines -------------------------------------------------------- */

static void break_lines(struct pager *p)
{
    const char *at = p->text;
    p->width = p->screen->cols - 4;
    p->count = 0;
    while (*at && p->count < LINES_MAX - 1) {
        const char *end = screen_line_end(at, p->width);
        p->line[p->count++] = at;
        at = end + (*end == '\n' || *end == ' ');
    }
    p->line[p->count] = at;
}

static void copy_line(const struct pager *p, int i, char room[LINE_BYTES])
{
    assert(i >= 0 && i < p->count);
    struct text t = text_in(room, LINE_BYTES);
    const char *end = screen_line_end(p->line[i], p->width);
    text_put(&t, p->line[i], (size_t)(end - p->line[i]));
}

/* -- Showing --------------------------------------------------------------- */

static int height(const struct pager *p)
{
    return p->screen->rows - 3;
}

static void clamp(struct pager *p)
{
    int most = p->count - height(p);
    p->top = p->top > most ? most : p->top;
    p->top = p->top < 0 ? 0 : p->top;
}

/* Where this is, or that what was looked for is nowhere. */
static void draw_foot(struct pager *p)
{
    struct screen *s = p->screen;
    char room[LINE_BYTES];
    struct text t = text_in(room, sizeof room);
    int last = p->top + height(p) < p->count ? p->top + height(p) : p->count;
    SAY(&t, p->is_lost ? "pager-lost" : "pager", {"words", .word = p->find},
        {"first", .number = p->count ? p->top + 1 : 0},
        {"last", .number = last}, {"count", .number = p->count});
    (void)screen_put(s, s->rows - 1, 1, s->cols - 2,
                     p->is_lost ? LOOK_WARN : LOOK_STYLED, room);
    p->is_lost = false;
}

static void draw(struct pager *p)
{
    struct screen *s = p->screen;
    char room[LINE_BYTES];
    screen_clear(s);
    screen_rule(s, 0, 0, s->cols, p->title);
    for (int i = 0; i < height(p) && p->top + i < p->count; i++) {
        bool hit = p->top + i == p->found;
        copy_line(p, p->top + i, room);
        (void)screen_put(s, 1 + i, 2, p->width, hit ? LOOK_CHOSEN : LOOK_STYLED,
                         room);
        if (hit) {
            (void)screen_put(s, 1 + i, 0, 1, LOOK_HEAD,
                             screen_sign(s, SIGN_POINTER));
        }
    }
    screen_rule(s, s->rows - 2, 0, s->cols, "");
    draw_foot(p);
    screen_show(s);
}

/* -- Searching ------------------------------------------------------------- */

/* From the line behind the last hit on, then from the top. */
static void find_next(struct pager *p)
{
    char room[LINE_BYTES];
    for (int i = 1; p->find[0] && i <= p->count; i++) {
        int at = (p->found + i) % p->count;
        copy_line(p, at, room);
        if (seek_has(room, p->find)) {
            p->found = at;
            p->top = at - height(p) / 3;
            return;
        }
    }
    p->found = -1;
    p->is_lost = p->find[0] != '\0';
}

static void search(struct pager *p)
{
    p->find[0] = '\0';
    p->found = p->top - 1;
    if (screen_prompt_for(p->screen, "prompt-search", p->find, sizeof p->find))
        find_next(p);
}

/* -- Keys ------------------------------------------------------------------ */

static void move(struct pager *p, int key)
{
    switch (key) {
    case KEY_IS_UP:
    case 'k':
        p->top--;
        break;
    case KEY_IS_DOWN:
    case KEY_IS_ENTER:
    case 'j':
        p->top++;
        break;
    case KEY_IS_WHEEL_UP:
        p->top -= 3;
        break;
    case KEY_IS_WHEEL_DOWN:
        p->top += 3;
        break;
    case KEY_IS_PAGE_UP:
    case 'b':
        p->top -= height(p) - 1;
        break;
    case KEY_IS_PAGE_DOWN:
    case ' ':
        p->top += height(p) - 1;
        break;
    case KEY_IS_HOME:
        p->top = 0;
        break;
    case KEY_IS_END:
        p->top = p->count;
        break;
    default:
        break;
    }
}

static int run(struct pager *p)
{
    for (;;) {
        if (p->width != p->screen->cols - 4)
            break_lines(p);
        clamp(p);
        if (screen_fits(p->screen))
            draw(p);
        int key = screen_key(p->screen, -1);
        if (key == KEY_IS_ESCAPE || key == 'q' || key == KEY_IS_LEAVE)
            return key == KEY_IS_LEAVE ? key : KEY_IS_ESCAPE;
        if (key == '/') {
            search(p);
        } else if (key == 'n') {
            find_next(p);
        } else {
            move(p, key);
        }
    }
}

int pager_show(struct screen *s, const char *title, const char *text,
               const char *find)
{
    assert(s && title && text);
    struct pager p = {.screen = s, .title = title, .text = text, .found = -1};
    p.line = host_alloc(LINES_MAX, sizeof *p.line);
    break_lines(&p);
    if (find) {
        struct text t = text_in(p.find, sizeof p.find);
        text_add(&t, "%s", find);
        find_next(&p);
    }
    int key = run(&p);
    free(p.line);
    return key;
}
