/* chores.c - what must be done now and then, and what other servers have done.
 */
#include "host/memory.h"
#include "server/flow.h"
#include "server/hall_internal.h"
#include "server/lease.h"
#include "server/reading.h"

#include <assert.h>
#include <stdlib.h>

static bool is_idle(const struct hall *h, const struct live *l)
{
    return !l->audience.clients && !l->dirty.is_listed && !l->later.is_listed
           && l->thinking.version < 0 && !l->parked.first
           && (l->state == LIVE_EMPTY
               || (live_is_settled(l) && l->used + HALL_IDLE < h->now));
}

static void drop(struct hall *h, struct live *l)
{
    lease_give_back(h, l);
    h->metrics.loaded--;
    live_free(l);
}

/* What has rested long enough. */
static void try_again(struct hall *h, struct live *l)
{
    bool has_rested = l->rests
                      && (l->rests <= h->now || l->rests > h->now + HALL_REST);
    if (!has_rested)
        return;
    l->rests = 0;
    hall_touch(h, l);
}

/* Drops what nobody uses, and looks at the clocks of the rest. */
static void look_at_row(struct hall *h, struct live **at)
{
    while (*at) {
        struct live *l = *at;
        if (is_idle(h, l)) {
            *at = l->next;
            drop(h, l);
            continue;
        }
        try_again(h, l);
        if (l->meeting.plan.pace.kind != PACE_FREE)
            flow_check_clock(h, l);
        at = &l->next;
    }
}

/* -- Tables that are due --------------------------------------------------- */

enum { DUE_MAX = 64, CHORES = 1000 };

struct due {
    struct errand errand; /* first */
    int64_t now;
    char after[STORE_ID_MAX];
    int count;
    char id[DUE_MAX][STORE_ID_MAX];
};

static struct due *due_of(struct errand *e)
{
    return (struct due *)(void *)e;
}

static void note_due(void *with, const char *id)
{
    struct due *d = with;
    if (d->count == DUE_MAX)
        return;
    struct text t = text_in(d->id[d->count], STORE_ID_MAX);
    text_add(&t, "%s", id);
    d->count++;
}

static enum err read_due(struct errand *e, struct store *s, struct text *why)
{
    struct due *d = due_of(e);
    struct store_page page = {
        .now = d->now, .after = d->after, .most = DUE_MAX};
    return store_due(s, &page, note_due, d, why);
}

static void look_at_due(struct hall *h, struct errand *e, enum err err,
                        const char *why)
{
    const struct due *d = due_of(e);
    (void)why;
    h->is_looking = false;
    if (err != ERR_OK)
        return;
    /* Some may stay due, for they cannot be read; the others must have their
     * turn all the same. */
    struct text t = text_in(h->due_after, sizeof h->due_after);
    text_add(&t, "%s", d->count == DUE_MAX ? d->id[DUE_MAX - 1] : "");
    for (int i = 0; i < d->count; i++) {
        char room[GAME_WHY_MAX];
        struct text words = text_in(room, sizeof room);
        enum err found = ERR_OK;
        struct live *l = hall_find(h, d->id[i], &found, &words);
        if (!l)
            continue;
        flow_check_clock(h, l);
        hall_touch(h, l);
    }
}

static void free_due(struct errand *e)
{
    free(due_of(e));
}

/* Tables that want something and that nobody looks after: after a start, after
 * another server's death, when days have passed. */
static void look_for_due(struct hall *h)
{
    if (h->is_looking)
        return;
    struct due *d = host_alloc(1, sizeof *d);
    d->errand = (struct errand){
        .run = read_due, .done = look_at_due, .release = free_due};
    d->now = h->now;
    memcpy(d->after, h->due_after, sizeof d->after);
    h->is_looking = true;
    errand_send(h, &d->errand);
}

/* -- Listening ------------------------------------------------------------- */

struct listening {
    struct errand errand; /* first */
    struct hall *hall;
};

static enum err listen_again(struct errand *e, struct store *s,
                             struct text *why)
{
    (void)e;
    (void)why;
    store_listen(s);
    return ERR_OK;
}

/* Only now, not when it was given up, the thread lets go of the news. */
static void begin_watching(struct errand *e)
{
    struct hall *h = ((struct listening *)(void *)e)->hall;
    int fd = h->stopping ? -1 : store_descriptor(h->store);
    h->is_listening = false;
    h->is_watching = fd >= 0 && net_watch(h->net, fd) == ERR_OK;
    hall_news(h);
    free(e);
}

/* Begins to wait for news, or begins again when the connection was lost. */
static void watch_store(struct hall *h)
{
    if (!h->is_shared || h->is_watching || h->is_listening)
        return;
    struct listening *l = host_alloc(1, sizeof *l);
    l->errand = (struct errand){.run = listen_again, .release = begin_watching};
    l->hall = h;
    h->is_listening = true;
    errand_send(h, &l->errand);
}

void hall_tick(struct hall *h)
{
    assert(h);
    errand_take_some(h);
    for (int i = 0; i < HALL_ROWS; i++)
        look_at_row(h, &h->row[i]);
    /* If it is further away than that, the clock was put back. */
    if (h->now < h->next_chores && h->next_chores <= h->now + CHORES)
        return;
    h->next_chores = h->now + CHORES;
    lease_renew(h);
    look_for_due(h);
    watch_store(h);
}

/* -- Other servers --------------------------------------------------------- */

void hall_refresh(struct hall *h, struct live *l)
{
    assert(h && l);
    l->has_news = !live_is_at_rest(l);
    if (live_is_settled(l))
        reading_go_on(h, l);
}

static void on_news(void *with, const char *id)
{
    struct hall *h = with;
    if (id) {
        struct live *l = hall_loaded(h, id);
        if (l)
            hall_refresh(h, l);
        return;
    }
    for (int i = 0; i < HALL_ROWS; i++) {
        for (struct live *l = h->row[i]; l; l = l->next)
            hall_refresh(h, l);
    }
}

/* A descriptor that is closed must not be watched for a moment longer: the next
 * one who comes may get its number. */
static void stop_watching(struct hall *h)
{
    net_unwatch(h->net);
    h->is_watching = false;
    hall_complain(h, "the connection for news of other servers was lost");
}

void hall_news(struct hall *h)
{
    assert(h);
    if (!h->is_watching)
        return;
    store_news(h->store, on_news, h);
    if (store_descriptor(h->store) < 0)
        stop_watching(h);
}
