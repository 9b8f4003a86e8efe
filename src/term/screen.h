/* screen.h - the terminal as a grid of characters: opening and giving back,
 * putting words, waiting for keys. The only file that knows ncurses.
 *
 * Words are UTF-8, and may hold the escape sequences of text_style; each
 * character is one column wide. Where the terminal or the person wants ASCII,
 * the nearest ASCII sign is drawn. What does not fit is cut, in sight, and
 * control characters never reach the terminal.
 */
#ifndef TERM_SCREEN_H
#define TERM_SCREEN_H

#include "base/err.h"
#include "base/text.h"

#include <stdint.h>

enum { SCREEN_ROWS_MIN = 24, SCREEN_COLS_MIN = 80 };

/* Keys that are no characters. */
enum screen_key {
    KEY_IS_UP = 0x200000,
    KEY_IS_DOWN,
    KEY_IS_LEFT,
    KEY_IS_RIGHT,
    KEY_IS_PAGE_UP,
    KEY_IS_PAGE_DOWN,
    KEY_IS_HOME,
    KEY_IS_END,
    KEY_IS_ENTER,
    KEY_IS_ESCAPE,
    KEY_IS_TAB,
    KEY_IS_BACK_TAB,
    KEY_IS_BACKSPACE,
    KEY_IS_DELETE,
    KEY_IS_EMPTY, /* Ctrl-U: the line that is typed */
    KEY_IS_HELP,  /* F1 */
    KEY_IS_CLICK, /* at mouse_row and mouse_col */
    KEY_IS_WHEEL_UP,
    KEY_IS_WHEEL_DOWN,
    KEY_IS_SIZE,  /* the window has another size */
    KEY_IS_WAKE,  /* somebody wrote to `wake` */
    KEY_IS_TICK,  /* nothing happened for a while */
    KEY_IS_LEAVE, /* a signal, or the terminal is gone */
    KEY_IS_OTHER,
};

/* How words look, besides their text_style. */
enum look {
    LOOK_STYLED,   /* as they say themselves */
    LOOK_CHOSEN,   /* what Enter would take */
    LOOK_POSSIBLE, /* what could be chosen */
    LOOK_HEAD,     /* the top line */
    LOOK_WARN,     /* needs a look; a word says so, too */
};

enum sign {
    SIGN_LINE,
    SIGN_POINTER,
    SIGN_MORE_UP,
    SIGN_MORE_DOWN,
    SIGN_DOT,
    SIGN_BRICK,
    SIGN_CUT,
};

struct screen {
    void *handle; /* what ncurses calls it */
    int rows, cols;
    bool is_ascii;
    bool has_colour;
    int wake[2];
    int mouse_row, mouse_col;
    /* Is called now and then while a key is waited for without an end; NULL:
     * nobody needs it. */
    void (*tend)(void *tended);
    void *tended;
};

/* Can nothing be put at a place of this terminal? */
bool screen_is_dumb(void);

enum err screen_open(struct screen *s, bool ascii, struct text *why) MUST_USE;
void screen_close(struct screen *s);

/* Is the window large enough? If not, a page that says so is shown. */
bool screen_fits(struct screen *s);

void screen_clear(struct screen *s);
void screen_show(struct screen *s);

/* Puts words at a place, at most `width` columns of them; returns how many.
 * Where there are more, a sign at the end says so. */
int screen_put(struct screen *s, int row, int col, int width, enum look look,
               const char *words);
__attribute__((format(printf, 5, 6))) int screen_print(struct screen *s,
                                                       int row, int col,
                                                       enum look look,
                                                       const char *fmt, ...);

/* Where the line that begins here ends: at its newline, or at the last space
 * within so many columns. */
const char *screen_line_end(const char *at, int width);

/* One character with a style. */
void screen_ink(struct screen *s, int row, int col, enum text_style style,
                enum look look, uint32_t ink);

/* A line across the columns with a title in it. */
void screen_rule(struct screen *s, int row, int col, int width,
                 const char *title);

const char *screen_sign(const struct screen *s, enum sign sign);

/* The mark of a player's colour: a shape, or in ASCII a letter. */
const char *screen_mark(const struct screen *s, enum text_style style);

/* A key, or a character (Unicode). Waits at most so many milliseconds, for
 * ever if below 0. */
int screen_key(struct screen *s, int milliseconds);

/* Puts a message of the terminal's words, which has no arguments. */
void screen_say(struct screen *s, int row, int col, enum look look,
                const char *message);

/* Asks for a line on the last row but one. False: it was given up. The room
 * may hold words to begin with. */
bool screen_prompt(struct screen *s, const char *words, char *room,
                   size_t size);

/* The same; what is asked is a message. */
bool screen_prompt_for(struct screen *s, const char *message, char *room,
                       size_t size);

#endif
