/* screen_internal.h - between the files of the screen. */
#ifndef TERM_SCREEN_INTERNAL_H
#define TERM_SCREEN_INTERNAL_H

#include "term/screen.h"

enum { SCREEN_WORDS_MAX = 512 };

/* Pairs of colours after those of the styles. */
enum { PAIR_POSSIBLE = 16, PAIR_HEAD, PAIR_WARN };

/* The next character of UTF-8 text; a byte that is part of none is a sign of
 * its own. */
uint32_t screen_next_char(const char **at);

#endif
