/* utf8.h - characters as bytes, and back. */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* How many bytes the character at `at` has, if it has at most `most`; 0: these
 * are none of UTF-8, or a zero. Looks at no byte behind one that does not belong
 * to it, so `most` may be 4 in a text that is terminated. */
int utf8_size(const char *at, size_t most);

/* The character that begins at `at`, which is one: its number. */
uint32_t utf8_read(const char *at);

/* Writes the character; how many bytes it has. */
int utf8_write(uint32_t sign, char out[4]);

#endif
