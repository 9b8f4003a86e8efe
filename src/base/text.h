/* text.h - writing into a buffer that somebody else owns.
 *
 *     char room[80];
 *     struct text t = text_in(room, sizeof room);
 *     text_add(&t, "%d coins", coins);
 *
 * The buffer always holds a terminated string. What does not fit is cut, and
 * `cut` says so; nothing here allocates or asks the C library.
 */
#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>

struct text {
    char *buf;
    size_t size;
    size_t len;
    bool cut;
    bool colour; /* text_style writes escape sequences; else nothing */
};

struct text text_in(char *buf, size_t size);

/* Understands d u x c s and %, the lengths l ll z, width, precision of
 * strings, which cuts no character of UTF-8, `*`, and the flags - and 0. */
__attribute__((format(printf, 2, 3))) void text_add(struct text *t,
                                                    const char *fmt, ...);
__attribute__((format(printf, 2, 0))) void text_add_list(struct text *t,
                                                         const char *fmt,
                                                         va_list list);

/* These bytes as they are. */
void text_put(struct text *t, const char *bytes, size_t size);

/* A number in decimal digits: text_add with "%lld", without its detour. */
void text_digits(struct text *t, long long n);

/* Looks for people with a colour terminal. The player colours are never the
 * only sign: a letter or a word always stands with them. */
enum text_style {
    STYLE_PLAIN,
    STYLE_BOLD,
    STYLE_DIM,
    STYLE_RED,
    STYLE_BLUE,
    STYLE_WHITE,
    STYLE_YELLOW,
    STYLE_GREEN,
    STYLE_SEA,
};

void text_style(struct text *t, enum text_style style);

/* Reads an escape sequence that text_style wrote, and moves `at` past it; any
 * other is STYLE_PLAIN. `*at` stands at its escape character. */
enum text_style text_read_style(const char **at);

/* How many columns a terminal shows for these bytes: UTF-8 characters count
 * one, escape sequences nothing. */
int text_columns(const char *s);

/* A number of at least `min` and at most `max` written in decimal digits, the
 * whole of `s`; false if it is anything else. */
bool text_number(const char *s, long long min, long long max, long long *out);

#endif
