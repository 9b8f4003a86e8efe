/* chores.c - what must be done now and then, and what other servers have done.
 */
#include "server/flow.h"
#include "server/hall_internal.h"
#include "server/tell.h"

static bool is_idle(const struct hall *h, const struct live *l)
{
    return !l->clients && !l->is_dirty && !l->is_later && l->asked < 0
           && !l->parked && hall_is_settled(l)
           && (l->is_broken || l->used + HALL_IDLE < h->now);
}

static void drop(struct hall *h, struct live *l)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    bool ignored = false;
    if (l->is_mine && h->is_shared) {
        (void)!store_claim(h->store, l->room.id, h->now, 0, &ignored, &why);
    }
    h->metrics.loaded--;
    hall_free(l);
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
        if (l->room.plan.pace.kind != PACE_FREE && !l->is_broken)
            flow_check_clock(h, l);
        at = &l->next;
    }
}

enum { DUE_MAX = 64, CHORES = 1000 };

struct due {
    int count;
    char id[DUE_MAX][STORE_ID_MAX];
};

static void note_due(void *with, const char *id)
{
    struct due *d = with;
    if (d->count == DUE_MAX)
        return;
    struct text t = text_in(d->id[d->count], STORE_ID_MAX);
    text_add(&t, "%s", id);
    d->count++;
}

/* Tables that want something and that nobody looks after: after a start, after
 * another server's death, when days have passed. */
static void look_for_due(struct hall *h)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct due d = {.count = 0};
    struct store_page page = {
        .now = h->now, .after = h->due_after, .most = DUE_MAX};
    if (store_due(h->store, &page, note_due, &d, &why) != ERR_OK)
        return;
    /* Some may stay due, for they cannot be read; the others must have their
     * turn all the same. */
    struct text t = text_in(h->due_after, sizeof h->due_after);
    text_add(&t, "%s", d.count == DUE_MAX ? d.id[DUE_MAX - 1] : "");
    for (int i = 0; i < d.count; i++) {
        enum err e = ERR_OK;
        why = text_in(room, sizeof room);
        struct live *l = hall_find(h, d.id[i], &e, &why);
        if (!l)
            continue;
        flow_check_clock(h, l);
        hall_touch(h, l);
    }
}

static void renew_leases(struct hall *h)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (h->is_shared
        && store_renew(h->store, h->now + HALL_LEASE, &why) != ERR_OK)
        hall_complain(h, room);
}

/* Begins to wait for news, or begins again when the connection was lost. */
static void watch_store(struct hall *h)
{
    if (!h->is_shared || h->is_watching)
        return;
    store_listen(h->store);
    int fd = store_descriptor(h->store);
    h->is_watching = fd >= 0 && net_watch(h->net, fd) == ERR_OK;
    hall_news(h);
}

void hall_tick(struct hall *h)
{
    for (int i = 0; i < HALL_ROWS; i++)
        look_at_row(h, &h->row[i]);
    /* If it is further away than that, the clock was put back. */
    if (h->now < h->next_chores && h->next_chores <= h->now + CHORES)
        return;
    h->next_chores = h->now + CHORES;
    renew_leases(h);
    look_for_due(h);
    watch_store(h);
}

/* -- Other servers --------------------------------------------------------- */

void hall_refresh(struct hall *h, struct live *l)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    l->has_news = !hall_is_settled(l);
    if (l->has_news || l->is_broken)
        return;
    if (hall_read_on(h, &l->room, &why) != ERR_OK
        && hall_reload(h, l, &why) != ERR_OK) {
        hall_send_away(h, l);
        return;
    }
    if (l->stored == l->room.version)
        return;
    l->stored = l->room.version;
    l->stored_due = -1;
    hall_say_again(h, l);
    hall_touch(h, l);
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
    if (!h->is_shared)
        return;
    store_news(h->store, on_news, h);
    if (h->is_watching && store_descriptor(h->store) < 0)
        stop_watching(h);
}
