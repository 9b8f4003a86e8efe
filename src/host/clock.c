#include "host/clock.h"

#include <assert.h>
#include <time.h>

static struct timespec read_clock(clockid_t which)
{
    struct timespec t;
    (void)clock_gettime(which, &t);
    return t;
}

static double seconds(struct timespec t)
{
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int64_t milliseconds(struct timespec t)
{
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

int64_t clock_wall(void)
{
    return milliseconds(read_clock(CLOCK_REALTIME));
}

uint64_t clock_steady(void)
{
    struct timespec t = read_clock(CLOCK_MONOTONIC);
    return (uint64_t)t.tv_sec * 1000000 + (uint64_t)t.tv_nsec / 1000;
}

int64_t clock_steady_ms(void)
{
    return milliseconds(read_clock(CLOCK_MONOTONIC));
}

double clock_now(void)
{
    return seconds(read_clock(CLOCK_MONOTONIC));
}

double clock_worked(void)
{
    return seconds(read_clock(CLOCK_PROCESS_CPUTIME_ID));
}

bool clock_is_past(void *with)
{
    assert(with);
    return clock_now() >= *(const double *)with;
}
