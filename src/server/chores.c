/* chores.c - what must be done now and then, and what other servers have done.
 */
#include "server/flow.h"
#include "server/hall_internal.h"
#include "server/tell.h"

static bool is_idle(const struct hall *h, const struct live *l)
{
    return !l->clients && !l->is_dirty && l->asked < 0
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

enum { DUE_MAX = 64 };

struct due {
    int count;
    char id[DUE_MAX][STORE_ID_MAX];
};

static void note_due(void *with, const char *id)
{
    struct due *d = with;
    struct text t = text_in(d->id[d->count], STORE_ID_MAX);
    if (d->count == DUE_MAX)
        return;
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
    if (store_due(h->store, h->now, DUE_MAX, note_due, &d, &why) != ERR_OK)
        return;
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

/* The store's ears have another number after they were lost. */
static void watch_store(struct hall *h)
{
    if (!h->is_shared)
        return;
    int fd = store_descriptor(h->store);
    if (fd == h->watching)
        return;
    net_unwatch(h->net);
    h->watching = fd >= 0 && net_watch(h->net, fd) == ERR_OK ? fd : -1;
    hall_news(h);
}

void hall_tick(struct hall *h)
{
    for (int i = 0; i < HALL_ROWS; i++)
        look_at_row(h, &h->row[i]);
    if (h->now < h->next_chores)
        return;
    h->next_chores = h->now + 1000;
    renew_leases(h);
    look_for_due(h);
    watch_store(h);
}

/* -- Other servers --------------------------------------------------------- */

static void refresh(struct hall *h, struct live *l)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    int from = l->stored;
    if (l->body_count > 0 || l->is_broken)
        return; /* settling will find out */
    if (hall_read_on(h, &l->room, &why) != ERR_OK
        && hall_reload(h, l, &why) != ERR_OK)
        return;
    l->stored = l->room.version;
    if (l->stored == from)
        return;
    hall_say_again(h, l, from);
    l->info_changed = true;
    tell_event(h, l, from);
    hall_forget(l);
    hall_touch(h, l);
}

static void on_news(void *with, const char *id)
{
    struct hall *h = with;
    if (id) {
        struct live *l = hall_loaded(h, id);
        if (l)
            refresh(h, l);
        return;
    }
    for (int i = 0; i < HALL_ROWS; i++) {
        for (struct live *l = h->row[i]; l; l = l->next)
            refresh(h, l);
    }
}

void hall_news(struct hall *h)
{
    if (h->is_shared)
        store_news(h->store, on_news, h);
}
