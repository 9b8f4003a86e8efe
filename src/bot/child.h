/* child.h - a program that was started to be talked to, line by line.
 *
 * It runs in a process group of its own, with limits of memory and output, and
 * is ended with its whole group; nothing else is. A warden ends the group if we
 * are killed.
 * Whatever it does, the calls here come back: every wait has an end.
 */
#ifndef BOT_CHILD_H
#define BOT_CHILD_H

#include "base/err.h"
#include "base/text.h"
#include "bot/warden.h"
#include "host/lines.h"

#include <sys/types.h>

enum { CHILD_WHY_MAX = 160 };

struct child_limits {
    long long memory; /* bytes that it may allocate; 0: as many as it wants */
    bool is_heard;    /* its standard error is ours; else nobody's */
};

struct child {
    pid_t pid; /* 0: none runs */
    int in;    /* what it reads */
    int status;
    bool has_status; /* it has ended, and this is how */
    struct warden warden;
    struct lines out;
};

enum child_news {
    CHILD_LINE,  /* in out.line */
    CHILD_LATE,  /* nothing until the deadline */
    CHILD_LONG,  /* a line that is too long, or too many of them */
    CHILD_ENDED, /* it is gone, or does not want to talk any more */
};

/* Starts `/bin/sh -c "exec COMMAND"`. */
enum err child_start(struct child *c, const char *command,
                     const struct child_limits *limits,
                     struct text *why) MUST_USE;

/* Writes all of it; CHILD_LATE if the child does not read until the deadline
 * (clock_now). Gives CHILD_LINE if all went well. */
enum child_news child_send(struct child *c, const char *bytes, size_t size,
                           double deadline);

/* The next line. A child may send `talk` bytes between two resets of
 * out.taken. */
enum child_news child_next(struct child *c, size_t talk, double deadline);

/* How the child has ended, as the end of a sentence: "ended with status 3". */
void child_tell_end(struct child *c, struct text *out);

/* Says quit, waits `patience` seconds, and ends whatever is left. True if it
 * left by itself with status 0. Fine without a child. */
bool child_stop(struct child *c, double patience);

/* The same without a word: its input ends. */
bool child_let_go(struct child *c, double patience);

/* Ends it at once. */
void child_kill(struct child *c);

#endif
