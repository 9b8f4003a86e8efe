/* watchdog.h - a thread beside the loop that sees whether it still turns, and
 * hears the signals that end the program, so that a loop that hangs can neither
 * go unnoticed nor refuse to end.
 *
 *     void run(void (*stop)(void *with), void (*turn)(void), struct text *why)
 *     {
 *         struct watchdog *w = watchdog_new(why);
 *         if (!w)
 *             return;
 *         watchdog_guard(w, stop, NULL);
 *         while (!watchdog_is_stopping(w)) {
 *             watchdog_beat(w);
 *             turn();
 *         }
 *         watchdog_free(w);
 *     }
 *
 * It is the first thread and the last to go. Until it guards the loop a signal ends
 * the program, then a signal calls `stop`.
 * A loop that has not turned for WATCHDOG_PATIENCE is logged, with what it was
 * doing, and the program is aborted. That time is counted in turns of the
 * watchdog itself: a program that was stopped or a machine that slept has not
 * hung.
 * A program that has not ended WATCHDOG_GRACE after a signal is ended.
 */
#ifndef SERVER_WATCHDOG_H
#define SERVER_WATCHDOG_H

#include "base/text.h"

enum {
    WATCHDOG_PATIENCE = 10000, /* milliseconds */
    WATCHDOG_GRACE = 4000,
};

struct watchdog;

/* NULL, with a sentence, if no thread can be had. SIGINT and SIGTERM are from
 * now on only heard by it. */
struct watchdog *watchdog_new(struct text *why);
void watchdog_free(struct watchdog *w);

/* The loop is about to turn. `stop` is called on the thread of the watchdog,
 * once. */
void watchdog_guard(struct watchdog *w, void (*stop)(void *with), void *with);
void watchdog_beat(struct watchdog *w);
bool watchdog_is_stopping(const struct watchdog *w);

/* What the loop does: a word that stays, and a path, a table or "". Nothing is
 * noted if `w` is NULL. */
void watchdog_enter(struct watchdog *w, const char *what, const char *of);
void watchdog_leave(struct watchdog *w);

#endif
