/* moment.h - what time it is. */
#ifndef SERVER_MOMENT_H
#define SERVER_MOMENT_H

#include <pthread.h>
#include <stdint.h>
#include <time.h>

/* Milliseconds since 1970. */
int64_t moment_wall(void);

/* Microseconds since some moment; never goes back. */
uint64_t moment_steady(void);

/* The moment in so many microseconds, on that clock. */
struct timespec moment_after(uint64_t microseconds);

/* A lock, and a condition that can be waited for until such a moment. */
void moment_init(pthread_mutex_t *lock, pthread_cond_t *changed);

#endif
