/* metrics.h - what the server counts, for Prometheus. */
#ifndef SERVER_METRICS_H
#define SERVER_METRICS_H

#include "base/text.h"

#include <stdint.h>

enum { METRICS_BUCKETS = 14 };

struct metrics {
    uint64_t moves;   /* of people and bots, chance not counted */
    uint64_t entries; /* stored */
    uint64_t refused; /* moves and wishes that were refused */
    uint64_t tables_made;
    uint64_t batches; /* transactions */
    uint64_t storage_failures;
    uint64_t messages_in, messages_out;
    uint64_t requests;
    int64_t sockets; /* open now */
    int64_t loaded;  /* tables in memory now */
    /* Time from a move's arrival until it is stored and told. */
    uint64_t bucket[METRICS_BUCKETS + 1];
    uint64_t latency_count;
    uint64_t latency_sum; /* microseconds */
};

/* Notes how long one move took. */
void metrics_note(struct metrics *m, uint64_t microseconds);

/* In the text format of Prometheus. */
void metrics_write(const struct metrics *m, struct text *out);

/* One more value, with its help. */
void metrics_add(struct text *out, const char *name, const char *kind,
                 const char *help, int64_t value);

#endif
