/* letters.h - letters and digits of ASCII, whatever the locale. */
#ifndef TERM_LETTERS_H
#define TERM_LETTERS_H

#include <stdbool.h>

static inline bool letter_is_digit(int c)
{
    return c >= '0' && c <= '9';
}

static inline bool letter_is_word(int c)
{
    return letter_is_digit(c) || (c >= 'a' && c <= 'z')
           || (c >= 'A' && c <= 'Z');
}

/* As at the start of a sentence. */
static inline char letter_capital(char c)
{
    bool small = c >= 'a' && c <= 'z';
    return (char)(small ? c - 'a' + 'A' : c);
}

static inline char letter_small(char c)
{
    bool large = c >= 'A' && c <= 'Z';
    return (char)(large ? c - 'A' + 'a' : c);
}

#endif
