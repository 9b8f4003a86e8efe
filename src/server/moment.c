#include "server/moment.h"

#include "host/clock.h"

#include <assert.h>

struct timespec moment_after(uint64_t microseconds)
{
    uint64_t then = clock_steady() + microseconds;
    return (struct timespec){.tv_sec = (time_t)(then / 1000000),
                             .tv_nsec = (long)(then % 1000000) * 1000};
}

void moment_init(pthread_mutex_t *lock, pthread_cond_t *changed)
{
    assert(lock && changed);
    pthread_condattr_t steady;
    (void)pthread_condattr_init(&steady);
    (void)pthread_condattr_setclock(&steady, CLOCK_MONOTONIC);
    (void)pthread_mutex_init(lock, NULL);
    (void)pthread_cond_init(changed, &steady);
    (void)pthread_condattr_destroy(&steady);
}
