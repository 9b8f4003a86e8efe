#include "load.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

void stop(const char *why)
{
    perror(why);
    _Exit(1);
}

double now(void)
{
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void delays_note(struct delays *d, double seconds)
{
    double slot = seconds * 1e5;
    d->slot[slot < SLOTS ? (int)slot : SLOTS - 1]++;
    d->count++;
}

double delays_share(const struct delays *d, double share)
{
    unsigned long sum = 0;
    for (int i = 0; i < SLOTS; i++) {
        sum += d->slot[i];
        if ((double)sum >= share * (double)d->count)
            return (i + 1) / 100.0;
    }
    return 0;
}

double seconds_of_process(long pid)
{
    char path[64];
    char line[1024] = "";
    (void)snprintf(path, sizeof path, "/proc/%ld/stat", pid);
    FILE *f = fopen(path, "r");
    if (!f || !fgets(line, sizeof line, f))
        stop("no such process");
    (void)fclose(f);
    /* Behind the name in brackets: twelve fields, then the two wanted. */
    char *p = strrchr(line, ')');
    for (int i = 0; p && i < 12; i++)
        p = strchr(p + 1, ' ');
    if (!p)
        stop("cannot read the time");
    unsigned long user = strtoul(p, &p, 10);
    unsigned long system = strtoul(p, NULL, 10);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

double megabytes_of_process(long pid)
{
    char path[64];
    char line[256];
    long kilobytes = 0;
    (void)snprintf(path, sizeof path, "/proc/%ld/status", pid);
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f)) {
        if (strncmp(line, "VmRSS:", 6) == 0)
            kilobytes = strtol(line + 6, NULL, 10);
    }
    if (f)
        (void)fclose(f);
    return (double)kilobytes / 1024;
}

double seconds_of_self(void)
{
    struct rusage u;
    (void)getrusage(RUSAGE_SELF, &u);
    return (double)u.ru_utime.tv_sec + (double)u.ru_stime.tv_sec
           + (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1e-6;
}
