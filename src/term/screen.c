/* screen.c - taking the terminal, and giving it back. */
#include "term/leave.h"
#include "term/screen_internal.h"

#include <assert.h>
#include <curses.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

/* -- Opening and giving back ----------------------------------------------- */

static void set_pair(int pair, int rich, int poor)
{
    (void)init_pair((short)pair, (short)(COLORS >= 256 ? rich : poor), -1);
}

static void set_colours(struct screen *s)
{
    const char *no_color = getenv("NO_COLOR");
    s->has_colour = has_colors() && !(no_color && *no_color);
    if (!s->has_colour || start_color() == ERR || use_default_colors() == ERR) {
        s->has_colour = false;
        return;
    }
    set_pair(STYLE_RED, 167, COLOR_RED);
    set_pair(STYLE_BLUE, 75, COLOR_BLUE);
    set_pair(STYLE_WHITE, -1, -1);
    set_pair(STYLE_YELLOW, 178, COLOR_YELLOW);
    set_pair(STYLE_GREEN, 71, COLOR_GREEN);
    set_pair(STYLE_SEA, 37, COLOR_CYAN);
    set_pair(PAIR_POSSIBLE, 37, COLOR_CYAN);
    set_pair(PAIR_HEAD, 173, COLOR_YELLOW);
    set_pair(PAIR_WARN, 167, COLOR_RED);
}

static void add_capability(struct text *t, const char *name)
{
    const char *bytes = tigetstr(name);
    if (bytes && bytes != (const char *)-1) /* NOLINT: that is its answer */
        text_add(t, "%s", bytes);
}

/* What a crash writes: the mouse let go, the cursor seen, the old screen. */
static void prepare_rescue(void)
{
    char room[256];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "\033[?1006l\033[?1000l");
    add_capability(&t, "rmkx");
    add_capability(&t, "cnorm");
    add_capability(&t, "sgr0");
    add_capability(&t, "rmcup");
    leave_rescue(room);
}

static enum err open_pipe(struct screen *s, struct text *why)
{
    if (pipe(s->wake) != 0) {
        text_add(why, "no more files can be opened");
        return ERR_TOO_LONG;
    }
    for (int i = 0; i < 2; i++) {
        (void)fcntl(s->wake[i], F_SETFL, O_NONBLOCK);
        (void)fcntl(s->wake[i], F_SETFD, FD_CLOEXEC);
    }
    return ERR_OK;
}

static void close_pipe(struct screen *s)
{
    leave_watch_at(-1);
    for (int i = 0; i < 2; i++) {
        (void)close(s->wake[i]);
        s->wake[i] = -1;
    }
}

/* Terminals send other bytes for these than their descriptions say. */
static void add_keys(void)
{
    static const struct {
        const char *bytes;
        int key;
    } more[] = {
        {"\033[1~", KEY_HOME},  {"\033[7~", KEY_HOME}, {"\033[H", KEY_HOME},
        {"\033OH", KEY_HOME},   {"\033[4~", KEY_END},  {"\033[8~", KEY_END},
        {"\033[F", KEY_END},    {"\033OF", KEY_END},   {"\033OP", KEY_F(1)},
        {"\033[11~", KEY_F(1)}, {"\033[A", KEY_UP},    {"\033[B", KEY_DOWN},
        {"\033[C", KEY_RIGHT},  {"\033[D", KEY_LEFT},
    };
    for (size_t i = 0; i < sizeof more / sizeof more[0]; i++)
        (void)define_key(more[i].bytes, more[i].key);
}

static void set_modes(void)
{
    add_keys();
    (void)cbreak();
    (void)noecho();
    (void)nonl();
    (void)keypad(stdscr, TRUE);
    (void)nodelay(stdscr, TRUE);
    (void)set_escdelay(50);
    (void)mouseinterval(0);
    /* All of them: what is not asked for would make getting a key wait. */
    (void)mousemask(ALL_MOUSE_EVENTS, NULL);
    (void)curs_set(0);
}

/* Is there a description of this terminal? */
static bool is_known(void)
{
    int status = 0;
    if (setupterm(NULL, STDOUT_FILENO, &status) == ERR)
        return false;
    (void)del_curterm(cur_term);
    return true;
}

bool screen_is_dumb(void)
{
    int status = 0;
    if (setupterm(NULL, STDOUT_FILENO, &status) == ERR)
        return false;
    const char *cursor = tigetstr("cup");
    (void)del_curterm(cur_term);
    return !cursor || cursor == (const char *)-1; /* NOLINT: as above */
}

enum err screen_open(struct screen *s, bool ascii, struct text *why)
{
    assert(s && why);
    *s = (struct screen){.wake = {-1, -1}};
    (void)setlocale(LC_CTYPE, "");
    s->is_ascii = ascii || strcmp(nl_langinfo(CODESET), "UTF-8") != 0;
    enum err e = open_pipe(s, why);
    if (e != ERR_OK)
        return e;
    leave_watch_at(s->wake[1]);
    s->handle = is_known() ? newterm(NULL, stdout, stdin) : NULL;
    if (!s->handle) {
        const char *term = getenv("TERM");
        text_add(why,
                 "this terminal is not known here (TERM is %.40s); --plain "
                 "plays without it",
                 term ? term : "not set");
        close_pipe(s);
        return ERR_NOT_FOUND;
    }
    prepare_rescue();
    set_modes();
    set_colours(s);
    getmaxyx(stdscr, s->rows, s->cols);
    return ERR_OK;
}

void screen_close(struct screen *s)
{
    if (s->wake[0] < 0)
        return;
    /* A terminal with one screen alone would keep the page below the prompt. */
    (void)erase();
    (void)refresh();
    (void)endwin();
    delscreen(s->handle);
    leave_rescue(NULL);
    close_pipe(s);
}
