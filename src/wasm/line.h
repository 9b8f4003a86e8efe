/* line.h - texts that hold one thing to a line: puzzles, names. */
#ifndef WASM_LINE_H
#define WASM_LINE_H

#include <stdbool.h>
#include <stddef.h>

enum { LINE_ROOM = 256, WORD_ROOM = 64 };

/* Copies the next line without its end; false if there is none. One that does
 * not fit is cut, and told by `was_cut`, which may be NULL. */
bool line_take(const char **at, char *line, size_t room, bool *was_cut);

#endif
