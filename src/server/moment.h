/* moment.h - what time it is. */
#ifndef SERVER_MOMENT_H
#define SERVER_MOMENT_H

#include <stdint.h>

/* Milliseconds since 1970. */
int64_t moment_wall(void);

/* Microseconds since some moment; never goes back. */
uint64_t moment_steady(void);

#endif
