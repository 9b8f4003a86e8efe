/* moment.h - waiting for another thread until a moment of the steady clock. */
#ifndef SERVER_MOMENT_H
#define SERVER_MOMENT_H

#include <pthread.h>
#include <stdint.h>
#include <time.h>

/* The moment in so many microseconds (clock_steady). */
struct timespec moment_after(uint64_t microseconds);

/* A lock, and a condition that can be waited for until such a moment. */
void moment_init(pthread_mutex_t *lock, pthread_cond_t *changed);

#endif
