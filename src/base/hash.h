/* hash.h - a 64-bit fingerprint of bytes, the same on every machine.
 *
 * For tables, golden files and spotting a changed file; not for secrets.
 */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { HASH_TEXT_SIZE = 17 }; /* sixteen hexadecimal digits and a NUL */

/* Continues the fingerprint `h` (0 to begin) over more bytes. */
uint64_t hash_bytes(uint64_t h, const void *bytes, size_t size);

/* Reads sixteen hexadecimal digits, the whole of `s`. */
bool hash_read(const char *s, uint64_t *out);

#endif
