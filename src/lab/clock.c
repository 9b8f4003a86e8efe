#include "lab/clock.h"

#include <time.h>

double clock_now(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

bool clock_is_past(void *with)
{
    return clock_now() >= *(const double *)with;
}
