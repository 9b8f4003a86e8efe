/* clock.h - time, for those above the engine. */
#ifndef LAB_CLOCK_H
#define LAB_CLOCK_H

#include <stdbool.h>

/* Seconds since some moment; never goes back. */
double clock_now(void);

/* For player_stop: `with` is a double, the moment to stop at. */
bool clock_is_past(void *with);

#endif
