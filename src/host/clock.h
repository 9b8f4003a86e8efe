/* clock.h - what time it is, for those above the engine.
 *
 * One steady clock, which never goes back and begins at no moment in particular,
 * in the unit that whoever reads it counts in.
 */
#ifndef HOST_CLOCK_H
#define HOST_CLOCK_H

#include <stdbool.h>
#include <stdint.h>

/* Milliseconds since 1970; somebody may put it back. */
int64_t clock_wall(void);

/* The steady clock, in microseconds, in milliseconds and in seconds. */
uint64_t clock_steady(void);
int64_t clock_steady_ms(void);
double clock_now(void);

/* Seconds that the processors have worked for this program. */
double clock_worked(void);

/* For player_stop: `with` is a double, the moment of clock_now to stop at. */
bool clock_is_past(void *with);

#endif
