#include "server/health.h"

#include "host/clock.h"
#include "server/api.h"
#include "server/inquiry.h"

#include <assert.h>

static bool is_recent(uint64_t then)
{
    enum { OFTEN = 1000000 }; /* microseconds */
    return then && clock_steady() < then + OFTEN;
}

/* -- Is it well? ----------------------------------------------------------- */

static enum err check(struct errand *e, struct store *s, struct text *why)
{
    struct health *h = inquiry_of(e)->health;
    if (!is_recent(h->checked)) {
        struct text words = text_in(h->why, sizeof h->why);
        h->check = store_check(s, &words);
        h->checked = clock_steady();
    }
    text_add(why, "%s", h->why);
    return h->check;
}

static void write_well(struct hall *h, const struct buffer *found,
                       struct net_reply *r)
{
    (void)h;
    (void)found;
    *r = (struct net_reply){.status = 200,
                            .type = "application/json",
                            .body = bytes_of("{\"ok\":true}\n")};
}

static const struct inquiry_kind wellness = {
    .run = check, .write = write_well, .needs_store = true};

void health_say(struct hall *h, const struct net_request *q,
                struct net_reply *r)
{
    assert(h && q && r);
    if (h->stopping) {
        api_refuse(r, 503, "the server stops");
    } else {
        inquiry_send(h, &wellness, q, r);
    }
}

/* -- Numbers --------------------------------------------------------------- */

static enum err count(struct errand *e, struct store *s, struct text *why)
{
    struct inquiry *i = inquiry_of(e);
    struct health *h = i->health;
    if (!is_recent(h->counted)) {
        enum err err = store_totals(s, h->totals, why);
        if (err != ERR_OK)
            return err;
        h->counted = clock_steady();
    }
    buffer_add(&i->found, (const char *)h->totals, sizeof h->totals);
    return ERR_OK;
}

static void write_totals(const struct buffer *found, struct text *t)
{
    int64_t totals[3];
    if (found->size != sizeof totals)
        return;
    memcpy(totals, found->bytes, sizeof totals);
    metrics_add(t, "tables_open", "gauge", "Tables with an open seat",
                totals[STORE_OPEN]);
    metrics_add(t, "tables_playing", "gauge", "Matches under way",
                totals[STORE_PLAYING]);
    metrics_add(t, "tables_over", "gauge", "Matches that are over",
                totals[STORE_OVER]);
}

static void write_numbers(struct hall *h, const struct buffer *found,
                          struct net_reply *r)
{
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    metrics_write(&h->metrics, &t);
    metrics_add(&t, "bots_waiting", "gauge", "Bots that wait for a thread",
                bots_waiting(h->bots));
    metrics_add(&t, "bots_thinking", "gauge", "Bots that think",
                bots_thinking(h->bots));
    write_totals(found, &t);
    *r = (struct net_reply){.status = 200,
                            .type = "text/plain; version=0.0.4",
                            .body = bytes_copy(t.buf, t.len)};
}

static const struct inquiry_kind numbers = {.run = count,
                                            .write = write_numbers};

void health_count(struct hall *h, const struct net_request *q,
                  struct net_reply *r)
{
    assert(h && q && r);
    inquiry_send(h, &numbers, q, r);
}
