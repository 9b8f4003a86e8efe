#include "server/live.h"

#include "host/memory.h"

#include <assert.h>
#include <stdlib.h>

/* -- States ---------------------------------------------------------------- */

/* clang-format off */
static const unsigned next_states[LIVE_STATES] = {
    [LIVE_EMPTY]     = 1U << LIVE_READING | 1U << LIVE_GROWN,
    [LIVE_READING]   = 1U << LIVE_SETTLED | 1U << LIVE_EMPTY,
    [LIVE_SETTLED]   = 1U << LIVE_FOLLOWING | 1U << LIVE_GROWN,
    [LIVE_FOLLOWING] = 1U << LIVE_SETTLED | 1U << LIVE_READING,
    [LIVE_GROWN]     = 1U << LIVE_STORING,
    [LIVE_STORING]   = 1U << LIVE_SETTLED | 1U << LIVE_REFUSED | 1U << LIVE_DOUBTED,
    [LIVE_REFUSED] = 1U << LIVE_READING | 1U << LIVE_EMPTY,
    [LIVE_DOUBTED]   = 1U << LIVE_SETTLED | 1U << LIVE_READING | 1U << LIVE_EMPTY,
};

static const unsigned next_leases[LEASE_STATES] = {
    [LEASE_NONE]  = 1U << LEASE_ASKED,
    [LEASE_ASKED] = 1U << LEASE_OURS | 1U << LEASE_NONE,
    [LEASE_OURS]  = 1U << LEASE_NONE,
};
/* clang-format on */

bool live_may_change(enum live_state from, enum live_state to)
{
    return from < LIVE_STATES && to < LIVE_STATES
           && (next_states[from] >> to & 1);
}

bool live_may_change_lease(enum live_lease from, enum live_lease to)
{
    return from < LEASE_STATES && to < LEASE_STATES
           && (next_leases[from] >> to & 1);
}

void live_change(struct live *l, enum live_state to)
{
    assert(live_may_change(l->state, to));
    l->state = to;
}

void live_change_lease(struct live *l, enum live_lease to)
{
    assert(live_may_change_lease(l->lease, to));
    l->lease = to;
}

bool live_is_sound(const struct live *l)
{
    assert(l);
    bool is_open = meeting_is_open(&l->meeting);
    bool is_read = l->reading.errand != NULL;
    bool has_grown = l->growth.fresh || l->growth.line_count > 0;
    switch (l->state) {
    case LIVE_EMPTY:
        return !is_read && !has_grown;
    case LIVE_READING:
        return is_read && !has_grown;
    case LIVE_SETTLED:
        return is_open && !is_read && !has_grown;
    case LIVE_FOLLOWING:
        return is_open && is_read && !has_grown;
    case LIVE_GROWN:
    case LIVE_STORING:
    case LIVE_REFUSED:
        return is_open && !is_read && has_grown;
    case LIVE_DOUBTED:
        return is_open && is_read && has_grown;
    case LIVE_STATES:
        break;
    }
    return false;
}

/* -- Growth ---------------------------------------------------------------- */

void live_grow_fresh(struct live *l, struct newcomer *n)
{
    assert(meeting_is_open(&l->meeting));
    live_change(l, LIVE_GROWN);
    l->growth.fresh = n;
    l->reading.heard = HEARD_NOTHING;
}

void live_grow(struct live *l, const struct entry *e)
{
    struct live_growth *g = &l->growth;
    char room[ENTRY_TEXT_MAX];
    struct text t = text_in(room, sizeof room);
    entry_write(e, &t);
    assert(!t.cut && !memchr(room, '\n', t.len));
    if (l->state != LIVE_GROWN)
        live_change(l, LIVE_GROWN);
    if (g->line_count++ > 0)
        buffer_add(&g->lines, "\n", 1);
    buffer_add(&g->lines, room, t.len + 1); /* with its NUL, */
    g->lines.size--;                        /* that the next one covers */
}

struct wish *live_wish(struct live *l)
{
    struct live_growth *g = &l->growth;
    assert(l->state == LIVE_GROWN);
    if (g->wish_count == g->wish_room) {
        g->wish_room = g->wish_room ? 2 * g->wish_room : 8;
        g->wishes = host_grow(g->wishes, (size_t)g->wish_room,
                              sizeof *g->wishes);
    }
    struct wish *w = &g->wishes[g->wish_count++];
    *w = (struct wish){.client = NULL};
    return w;
}

static void drop_wishes(struct live_growth *g)
{
    for (int i = 0; i < g->wish_count; i++)
        free(g->wishes[i].message);
    g->wish_count = 0;
}

void live_free_newcomer(struct live *l)
{
    assert(l);
    if (l->growth.fresh)
        store_release(&l->growth.fresh->table);
    free(l->growth.fresh);
    l->growth.fresh = NULL;
}

void live_forget(struct live *l)
{
    assert(l);
    struct live_growth *g = &l->growth;
    buffer_clear(&g->lines);
    buffer_clear(&g->summary);
    g->line_count = 0;
    drop_wishes(g);
    g->has_more = false;
    g->arrived = 0;
    for (int i = 0; i < GAME_SEATS_MAX; i++)
        buffer_clear(&g->done[i]);
}

/* -- Life ------------------------------------------------------------------ */

struct live *live_new(const char *id)
{
    struct live *l = host_alloc(1, sizeof *l);
    struct text t = text_in(l->meeting.id, sizeof l->meeting.id);
    text_add(&t, "%s", id);
    assert(!t.cut);
    l->thinking.version = -1;
    l->dirty.live = l->later.live = l;
    return l;
}

void live_free(struct live *l)
{
    struct live_growth *g = &l->growth;
    assert(!l->parked.first && !l->dirty.is_listed && !l->later.is_listed);
    buffer_free(&g->lines);
    buffer_free(&g->summary);
    for (int i = 0; i < LIVE_VIEWERS; i++)
        buffer_free(&l->audience.said[i]);
    for (int i = 0; i < GAME_SEATS_MAX; i++)
        buffer_free(&g->done[i]);
    drop_wishes(g);
    free(g->wishes);
    live_free_newcomer(l);
    if (meeting_is_open(&l->meeting))
        meeting_close(&l->meeting);
    free(l);
}

/* -- Lists ----------------------------------------------------------------- */

void live_list_put(struct live_list *q, struct live_link *k)
{
    assert(q && k && k->live);
    if (k->is_listed)
        return;
    if (!q->first)
        q->end = &q->first;
    k->is_listed = true;
    k->next = NULL;
    *q->end = k;
    q->end = &k->next;
}

struct live *live_list_take(struct live_list *q)
{
    struct live_link *k = q->first;
    if (!k)
        return NULL;
    assert(k->is_listed);
    q->first = k->next;
    k->is_listed = false;
    return k->live;
}
