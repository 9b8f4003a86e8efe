/* leave.h - signals that ask the program to end: a closed terminal, Ctrl-C, a
 * system that shuts down; and the one that says that the window has another
 * size. They are noticed, not obeyed at once, so that the game can be kept
 * first. A crash gives the terminal back before the program dies of it.
 */
#ifndef TERM_LEAVE_H
#define TERM_LEAVE_H

#include <stdbool.h>

/* From now on SIGINT, SIGTERM and SIGHUP interrupt what waits for input. */
void leave_watch(void);

/* The same, and every signal that is noticed writes a byte to `fd`. Remembers
 * how the terminal is set. */
void leave_watch_at(int fd);

/* Waits until `fd` has something to read; false if one of them has come. None
 * that comes just before the wait is missed. */
bool leave_wait(int fd);

/* Has one of them come? */
bool leave_is_asked(void);

/* Has the window another size since the last call? */
bool leave_is_resized(void);

/* What the terminal wants to be told before the program ends in a crash: bytes
 * for standard output. At most 255; NULL: nothing any more. */
void leave_rescue(const char *bytes);

#endif
