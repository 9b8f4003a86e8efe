#include "server/lease.h"

#include "host/memory.h"
#include "server/hall_internal.h"

#include <assert.h>
#include <stdlib.h>

struct lease {
    struct errand errand; /* first */
    char id[STORE_ID_MAX];
    int64_t now, until;
    bool is_mine; /* what came of it */
};

static struct lease *lease_of(struct errand *e)
{
    return (struct lease *)(void *)e;
}

static enum err claim(struct errand *e, struct store *s, struct text *why)
{
    struct lease *l = lease_of(e);
    return store_claim(s, l->id, l->now, l->until, &l->is_mine, why);
}

static enum err renew(struct errand *e, struct store *s, struct text *why)
{
    return store_renew(s, lease_of(e)->until, why);
}

static enum err yield(struct errand *e, struct store *s, struct text *why)
{
    (void)e;
    return store_yield(s, why);
}

static void claimed(struct hall *h, struct errand *e, enum err err,
                    const char *why)
{
    struct live *l = hall_loaded(h, lease_of(e)->id);
    (void)why;
    if (!l || l->lease != LEASE_ASKED)
        return; /* it was dropped meanwhile, and may have been read again */
    bool is_ours = err == ERR_OK && lease_of(e)->is_mine;
    live_change_lease(l, is_ours ? LEASE_OURS : LEASE_NONE);
    if (is_ours)
        hall_touch(h, l);
}

/* Somebody else may take them now, so none of them is ours for sure. */
static void renewed(struct hall *h, struct errand *e, enum err err,
                    const char *why)
{
    (void)e;
    if (err == ERR_OK)
        return;
    hall_complain(h, why);
    for (int i = 0; i < HALL_ROWS; i++) {
        for (struct live *l = h->row[i]; l; l = l->next) {
            if (l->lease == LEASE_OURS)
                live_change_lease(l, LEASE_NONE);
        }
    }
}

static void release(struct errand *e)
{
    free(lease_of(e));
}

static void send(struct hall *h, const char *id, int64_t until,
                 struct errand errand)
{
    struct lease *l = host_alloc(1, sizeof *l);
    struct text t = text_in(l->id, sizeof l->id);
    text_add(&t, "%s", id);
    l->errand = errand;
    l->now = h->now;
    l->until = until;
    errand_send(h, &l->errand);
}

bool lease_is_ours(struct hall *h, struct live *l)
{
    assert(live_is_settled(l) || l->state == LIVE_GROWN);
    if (!h->is_shared)
        return true;
    if (l->lease == LEASE_NONE) {
        live_change_lease(l, LEASE_ASKED);
        send(
            h, l->meeting.id, h->now + HALL_LEASE,
            (struct errand){.run = claim, .done = claimed, .release = release});
    }
    return l->lease == LEASE_OURS;
}

void lease_give_back(struct hall *h, const struct live *l)
{
    assert(h && l);
    if (h->is_shared && l->lease == LEASE_OURS) {
        send(h, l->meeting.id, 0,
             (struct errand){.run = claim, .release = release});
    }
}

void lease_renew(struct hall *h)
{
    assert(h);
    if (h->is_shared) {
        send(
            h, "", h->now + HALL_LEASE,
            (struct errand){.run = renew, .done = renewed, .release = release});
    }
}

void lease_give_all_back(struct hall *h)
{
    assert(h);
    if (h->is_shared)
        send(h, "", 0, (struct errand){.run = yield, .release = release});
}
