/* warden.h - ends a group of processes if we are killed before we can.
 *
 * A warden is a process of its own that waits on a pipe of which only we hold
 * the other end. When we are gone, however it came, the pipe ends, and the warden
 * kills the group: also those that its members have started, which no signal of
 * the kernel reaches, and whichever thread of ours began it.
 */
#ifndef BOT_WARDEN_H
#define BOT_WARDEN_H

#include "base/err.h"

#include <sys/types.h>

struct warden {
    pid_t pid; /* 0: none */
    int line;  /* the end of the pipe that is ours */
};

/* Sets a warden on a group. */
enum err warden_start(struct warden *k, pid_t group) MUST_USE;

/* The group has ended: the warden goes. Fine without one. */
void warden_dismiss(struct warden *k);

#endif
