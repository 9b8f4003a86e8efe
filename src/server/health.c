#include "server/health.h"

#include "server/api.h"

/* Does the store answer? Looking for a table that is not there costs little, and
 * anybody may ask. */
static enum err ask_store(struct hall *h, struct text *why)
{
    struct store_table t;
    enum err e = store_find(h->store, "", &t, why);
    if (e == ERR_OK)
        store_release(&t);
    return e == ERR_NOT_FOUND ? ERR_OK : e;
}

void health_say(struct hall *h, const struct net_request *q,
                struct net_reply *r)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    (void)q;
    if (h->stopping) {
        api_refuse(r, 503, "the server stops");
    } else if (ask_store(h, &why) != ERR_OK) {
        api_refuse(r, 503, room);
    } else {
        *r = (struct net_reply){.status = 200,
                                .type = "application/json",
                                .body = bytes_of("{\"ok\":true}\n")};
    }
}

/* Counts the tables, not more often than once in a while. */
static const int64_t *count_tables(struct hall *h)
{
    enum { OFTEN = 2000 };
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    bool recent = h->counted <= h->now && h->now < h->counted + OFTEN;
    if (!recent && store_totals(h->store, h->totals, &why) != ERR_OK)
        return NULL;
    h->counted = recent ? h->counted : h->now;
    return h->totals;
}

void health_count(struct hall *h, const struct net_request *q,
                  struct net_reply *r)
{
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    const int64_t *totals = count_tables(h);
    (void)q;
    metrics_write(&h->metrics, &t);
    metrics_add(&t, "bots_waiting", "gauge", "Bots that wait for a thread",
                bots_waiting(h->bots));
    metrics_add(&t, "bots_thinking", "gauge", "Bots that think",
                bots_thinking(h->bots));
    if (totals) {
        metrics_add(&t, "tables_open", "gauge", "Tables with an open seat",
                    totals[STORE_OPEN]);
        metrics_add(&t, "tables_playing", "gauge", "Matches under way",
                    totals[STORE_PLAYING]);
        metrics_add(&t, "tables_over", "gauge", "Matches that are over",
                    totals[STORE_OVER]);
    }
    *r = (struct net_reply){.status = 200,
                            .type = "text/plain; version=0.0.4",
                            .body = bytes_copy(t.buf, t.len)};
}
