/* screen_key.c - what comes from the keyboard, the mouse and the window. */
#include "term/leave.h"
#include "term/screen.h"

#include <curses.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

enum { TEND_EVERY = 50 }; /* milliseconds */

/* clang-format off */
static const struct {
    int code;
    int key;
} codes[] = {
    {KEY_UP, KEY_IS_UP},          {KEY_DOWN, KEY_IS_DOWN},
    {KEY_LEFT, KEY_IS_LEFT},      {KEY_RIGHT, KEY_IS_RIGHT},
    {KEY_PPAGE, KEY_IS_PAGE_UP},  {KEY_NPAGE, KEY_IS_PAGE_DOWN},
    {KEY_HOME, KEY_IS_HOME},      {KEY_END, KEY_IS_END},
    {KEY_ENTER, KEY_IS_ENTER},    {KEY_BTAB, KEY_IS_BACK_TAB},
    {KEY_BACKSPACE, KEY_IS_BACKSPACE}, {KEY_DC, KEY_IS_DELETE},
    {KEY_F(1), KEY_IS_HELP},      {KEY_RESIZE, KEY_IS_SIZE},
};
/* clang-format on */

/* A press and its release that are read together come as one click. */
static int read_mouse(struct screen *s)
{
    const mmask_t pressed = BUTTON1_PRESSED | BUTTON1_CLICKED
                            | BUTTON1_DOUBLE_CLICKED | BUTTON1_TRIPLE_CLICKED;
    MEVENT e;
    if (getmouse(&e) != OK)
        return KEY_IS_OTHER;
    s->mouse_row = e.y;
    s->mouse_col = e.x;
    if (e.bstate & BUTTON4_PRESSED)
        return KEY_IS_WHEEL_UP;
    if (e.bstate & BUTTON5_PRESSED)
        return KEY_IS_WHEEL_DOWN;
    return e.bstate & pressed ? KEY_IS_CLICK : KEY_IS_OTHER;
}

static int key_of_code(struct screen *s, int code)
{
    if (code == KEY_MOUSE)
        return read_mouse(s);
    for (size_t i = 0; i < sizeof codes / sizeof codes[0]; i++) {
        if (codes[i].code == code)
            return codes[i].key;
    }
    return KEY_IS_OTHER;
}

static int key_of_char(wint_t c)
{
    switch (c) {
    case '\r':
    case '\n':
        return KEY_IS_ENTER;
    case '\t':
        return KEY_IS_TAB;
    case 033:
        return KEY_IS_ESCAPE;
    case 025:
        return KEY_IS_EMPTY;
    case 010:
    case 0177:
        return KEY_IS_BACKSPACE;
    default:
        return c < ' ' ? KEY_IS_OTHER : (int)c;
    }
}

/* ncurses is told of the size by us, since the signal is ours. */
static bool take_size(struct screen *s)
{
    struct winsize w;
    if (!leave_is_resized())
        return false;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) == 0 && w.ws_row && w.ws_col)
        (void)resizeterm(w.ws_row, w.ws_col);
    getmaxyx(stdscr, s->rows, s->cols);
    (void)clearok(curscr, TRUE);
    return true;
}

/* What has come without waiting; KEY_IS_TICK: nothing. */
static int pending(struct screen *s)
{
    wint_t c = 0;
    if (leave_is_asked())
        return KEY_IS_LEAVE;
    if (take_size(s))
        return KEY_IS_SIZE;
    int kind = get_wch(&c);
    if (kind == KEY_CODE_YES)
        return key_of_code(s, (int)c);
    return kind == ERR ? KEY_IS_TICK : key_of_char(c);
}

/* Empties the pipe; true if something was in it. */
static bool drain(struct screen *s)
{
    char bytes[64];
    bool any = false;
    while (read(s->wake[0], bytes, sizeof bytes) > 0)
        any = true;
    return any;
}

/* Waits once; KEY_IS_TICK: nothing came. */
static int wait_for_key(struct screen *s, int milliseconds)
{
    struct pollfd fds[2] = {{.fd = STDIN_FILENO, .events = POLLIN},
                            {.fd = s->wake[0], .events = POLLIN}};
    int key = pending(s);
    if (key != KEY_IS_TICK)
        return key;
    int n = poll(fds, 2, milliseconds);
    bool woken = drain(s);
    key = pending(s);
    if (key != KEY_IS_TICK)
        return key;
    /* Readable, and yet nothing to read: the terminal is gone. */
    if (n > 0 && fds[0].revents & (POLLHUP | POLLERR | POLLNVAL))
        return KEY_IS_LEAVE;
    return woken ? KEY_IS_WAKE : KEY_IS_TICK;
}

/* Without an end it waits in slices, so that what has to be tended is. */
int screen_key(struct screen *s, int milliseconds)
{
    if (!s->tend || milliseconds >= 0)
        return wait_for_key(s, milliseconds);
    int key = KEY_IS_TICK;
    while (key == KEY_IS_TICK) {
        key = wait_for_key(s, TEND_EVERY);
        s->tend(s->tended);
    }
    return key;
}
