#include "server/metrics.h"

#include <assert.h>

static const uint64_t limits[METRICS_BUCKETS] = {
    50,    100,   250,   500,    1000,   2500,   5000,
    10000, 25000, 50000, 100000, 250000, 500000, 1000000};

void metrics_note(struct metrics *m, uint64_t microseconds)
{
    assert(m);
    int i = 0;
    while (i < METRICS_BUCKETS && microseconds > limits[i])
        i++;
    m->bucket[i]++;
    m->latency_count++;
    m->latency_sum += microseconds;
}

void metrics_add(struct text *out, const char *name, const char *kind,
                 const char *help, int64_t value)
{
    assert(name && help);
    text_add(out,
             "# HELP mudbrick_%s %s\n# TYPE mudbrick_%s %s\nmudbrick_%s %lld\n",
             name, help, name, kind, name, (long long)value);
}

/* Seconds with six digits, without floating point. */
static void write_seconds(struct text *out, uint64_t microseconds)
{
    text_add(out, "%llu.%06llu", (unsigned long long)(microseconds / 1000000),
             (unsigned long long)(microseconds % 1000000));
}

static void write_latency(const struct metrics *m, struct text *out)
{
    uint64_t sum = 0;
    text_add(out, "# HELP mudbrick_move_seconds From a move's arrival until it "
                  "is stored and told\n# TYPE mudbrick_move_seconds "
                  "histogram\n");
    for (int i = 0; i < METRICS_BUCKETS; i++) {
        sum += m->bucket[i];
        text_add(out, "mudbrick_move_seconds_bucket{le=\"");
        write_seconds(out, limits[i]);
        text_add(out, "\"} %llu\n", (unsigned long long)sum);
    }
    text_add(out,
             "mudbrick_move_seconds_bucket{le=\"+Inf\"} %llu\n"
             "mudbrick_move_seconds_count %llu\nmudbrick_move_seconds_sum ",
             (unsigned long long)m->latency_count,
             (unsigned long long)m->latency_count);
    write_seconds(out, m->latency_sum);
    text_add(out, "\n");
}

void metrics_write(const struct metrics *m, struct text *out)
{
    assert(m && out);
    const struct {
        const char *name, *kind, *help;
        int64_t value;
    } rows[] = {
        {"moves_total", "counter", "Moves of people and bots",
         (int64_t)m->moves},
        {"entries_total", "counter", "Entries stored", (int64_t)m->entries},
        {"refused_total", "counter", "Moves and wishes refused",
         (int64_t)m->refused},
        {"tables_made_total", "counter", "Tables made",
         (int64_t)m->tables_made},
        {"batches_total", "counter", "Transactions of the store",
         (int64_t)m->batches},
        {"storage_failures_total", "counter", "Transactions that failed",
         (int64_t)m->storage_failures},
        {"messages_in_total", "counter", "WebSocket messages received",
         (int64_t)m->messages_in},
        {"messages_out_total", "counter", "WebSocket messages sent",
         (int64_t)m->messages_out},
        {"requests_total", "counter", "HTTP requests", (int64_t)m->requests},
        {"sockets", "gauge", "WebSockets open", m->sockets},
        {"tables_loaded", "gauge", "Tables in memory", m->loaded},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        metrics_add(out, rows[i].name, rows[i].kind, rows[i].help,
                    rows[i].value);
    }
    write_latency(m, out);
}
