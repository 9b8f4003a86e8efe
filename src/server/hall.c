#include "server/hall.h"

#include "base/hash.h"
#include "host/memory.h"
#include "server/hall_internal.h"
#include "server/park.h"
#include "server/reading.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- Rows ------------------------------------------------------------------ */

static struct live **row_of(struct hall *h, const char *id)
{
    return &h->row[hash_bytes(0, id, strlen(id)) % HALL_ROWS];
}

struct live *hall_loaded(struct hall *h, const char *id)
{
    assert(h && id);
    struct live *l = *row_of(h, id);
    while (l && strcmp(l->meeting.id, id) != 0)
        l = l->next;
    return l;
}

static void insert(struct hall *h, struct live *l)
{
    assert(!hall_loaded(h, l->meeting.id));
    struct live **row = row_of(h, l->meeting.id);
    l->next = *row;
    *row = l;
    h->metrics.loaded++;
}

void hall_touch(struct hall *h, struct live *l)
{
    assert(h && l && l->dirty.live == l);
    live_list_put(&h->dirty, &l->dirty);
}

/* -- Finding --------------------------------------------------------------- */

static bool is_name(const char *id)
{
    size_t n = strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz");
    return n > 0 && n < STORE_ID_MAX && id[n] == '\0';
}

/* A place for the table, which is empty until it has been read; or NULL. */
static struct live *make_place(struct hall *h, const char *id, enum err *e,
                               struct text *why)
{
    if (!is_name(id)) {
        text_add(why, "there is no such table");
        *e = ERR_NOT_FOUND;
        return NULL;
    }
    if (h->metrics.loaded >= HALL_BUSY_MAX) {
        text_add(why, "the server is full; try again later");
        *e = ERR_TOO_LONG;
        return NULL;
    }
    struct live *l = live_new(id);
    l->used = h->now;
    insert(h, l);
    return l;
}

/* The table, unless it could not be read. */
static struct live *unless_failed(struct live *l, enum err *e, struct text *why)
{
    if (l->reading.heard != HEARD_FAILURE)
        return l;
    *e = l->reading.trouble;
    text_add(why, "%s", l->reading.why);
    return NULL;
}

struct live *hall_find(struct hall *h, const char *id, enum err *e,
                       struct text *why)
{
    assert(h && id && e && why);
    struct live *l = hall_loaded(h, id);
    *e = ERR_OK;
    l = l ? l : make_place(h, id, e, why);
    if (!l)
        return NULL;
    l->used = h->now;
    if (l->state == LIVE_EMPTY && l->reading.heard == HEARD_NOTHING)
        reading_begin(h, l);
    return unless_failed(l, e, why);
}

struct live *hall_find_fresh(struct hall *h, const char *id, enum err *e,
                             struct text *why)
{
    assert(id && e && why);
    struct live *l = hall_find(h, id, e, why);
    bool is_news = l && l->reading.heard == HEARD_NOTHING && !l->reading.errand;
    if (is_news && h->is_shared)
        hall_refresh(h, l);
    return l ? unless_failed(l, e, why) : NULL;
}

/* -- New tables ------------------------------------------------------------ */

void hall_summary(const struct meeting *m, char *out, size_t size)
{
    struct text t = text_in(out, size);
    struct json w = {.out = &t};
    show_summary(m, &w);
    assert(!t.cut);
}

/* What the store is to make of the table. */
static struct newcomer *newcomer_of(const struct hall *h,
                                    const struct meeting *m, int most)
{
    char setup[PLAN_TEXT_MAX];
    char summary[PLAN_TEXT_MAX];
    struct text t = text_in(setup, sizeof setup);
    struct newcomer *n = host_alloc(1, sizeof *n);
    struct text id = text_in(n->table.id, sizeof n->table.id);
    struct text name = text_in(n->table.maker, sizeof n->table.maker);
    plan_write(&m->plan, &t);
    assert(!t.cut);
    hall_summary(m, summary, sizeof summary);
    text_add(&id, "%s", m->id);
    text_add(&name, "%s", m->maker);
    n->table.setup = host_copy(setup, t.len);
    n->table.summary = host_copy(summary, strlen(summary));
    n->table.is_public = m->plan.is_public;
    n->table.changed = h->now;
    n->most = most;
    return n;
}

struct live *hall_make_as(struct hall *h, const char *id,
                          const struct plan *plan, const char *maker, int most,
                          struct text *why)
{
    enum err e = ERR_OK;
    struct live *l = hall_loaded(h, id);
    l = l ? l : make_place(h, id, &e, why); /* it may have been looked for */
    if (!l)
        return NULL;
    assert(l->state == LIVE_EMPTY && live_is_sound(l));
    if (meeting_is_open(&l->meeting)) /* the store has refused to make it */
        meeting_close(&l->meeting);
    if (meeting_open(&l->meeting, id, plan, h->venues, why) != ERR_OK)
        return NULL;
    struct text t = text_in(l->meeting.maker, sizeof l->meeting.maker);
    text_add(&t, "%s", maker);
    live_grow_fresh(l, newcomer_of(h, &l->meeting, most));
    hall_touch(h, l);
    return l;
}

/* -- Adding ---------------------------------------------------------------- */

/* Writes the newest entry as everybody who looks on will see it. Most see the
 * same, for whom it is written once. */
static void keep_words(struct hall *h, struct live *l,
                       const struct state *before)
{
    const struct meeting *m = &l->meeting;
    const struct note *n = &m->notes[m->version - 1];
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct sight seen[2];
    struct sight *written = NULL;
    for (int i = 0; i < LIVE_VIEWERS; i++) {
        if (l->audience.viewers[i] == 0)
            continue;
        struct sight *sight = written == seen ? seen + 1 : seen;
        show_look(m, n, before, i, sight);
        if (!written || !show_is_same(m, n, written, sight)) {
            t = text_in(h->scratch, HALL_SCRATCH);
            struct json w = {.out = &t};
            show_entry(m, m->version, n, sight, &w);
            written = sight;
        }
        if (l->audience.said[i].size > 0)
            buffer_add(&l->audience.said[i], ",", 1);
        buffer_add(&l->audience.said[i], t.buf, t.len);
    }
}

enum err hall_add(struct hall *h, struct live *l, struct entry *e,
                  const struct move *known, struct text *why)
{
    struct meeting *m = &l->meeting;
    struct state_room before;
    enum store_state state = m->state;
    assert(live_is_sound(l));
    assert(l->state == LIVE_SETTLED || l->state == LIVE_GROWN);
    memcpy(before.bytes, m->match.now.bytes, m->venue->game->state_size);
    e->time = h->now;
    enum err err = meeting_allows(m, e, why);
    if (err == ERR_OK)
        err = meeting_apply(m, e, known, why);
    if (err != ERR_OK)
        return err;
    live_grow(l, e);
    keep_words(h, l, state_in(&before));
    l->growth.has_more = l->growth.has_more || e->kind != ENTRY_MOVE
                         || state != m->state;
    hall_touch(h, l);
    return ERR_OK;
}

/* What it costs to tell everybody who looks on. */
static int64_t price_of_telling(const struct live *l)
{
    int64_t price = 0;
    for (int i = 0; i < LIVE_VIEWERS; i++)
        price += (int64_t)TOLL_MESSAGE * l->audience.viewers[i];
    return price;
}

void hall_wish(struct hall *h, struct live *l, struct client *c, const char *id)
{
    assert(h && l && c && c->live == l);
    assert(id && strlen(id) < REQUEST_ID_MAX);
    toll_add(c->account, price_of_telling(l));
    struct wish *w = live_wish(l);
    struct text t = text_in(w->id, sizeof w->id);
    w->client = c;
    text_add(&t, "%s", id);
    if (!h->taken.text)
        return;
    w->message = host_copy(h->taken.text, h->taken.size);
    w->size = h->taken.size;
    h->taken.text = NULL;
}

void hall_answer_when_stored(struct hall *h, struct live *l,
                             const struct net_request *q, struct net_reply *r)
{
    assert(h && h->put_off && q && r && !r->is_put_off);
    struct wish *w = live_wish(l);
    toll_add(h->payer, price_of_telling(l));
    w->later = h->put_off(q);
    w->reply = *r;
    *r = (struct net_reply){.is_put_off = true};
}

/* -- Clients --------------------------------------------------------------- */

void hall_enter(struct live *l, struct client *c)
{
    assert(live_is_settled(l) && !c->live);
    assert(c->viewer >= 0 && c->viewer < LIVE_VIEWERS);
    c->live = l;
    c->previous = NULL;
    c->next = l->audience.clients;
    if (c->next)
        c->next->previous = c;
    l->audience.clients = c;
    if (l->audience.viewers[c->viewer]++ == 0) {
        buffer_clear(&l->audience.said[c->viewer]);
        l->audience.told[c->viewer] = l->stored.version;
    }
    l->audience.has_changed = true;
    toll_add(c->account, price_of_telling(l));
}

void hall_leave(struct hall *h, struct client *c)
{
    assert(!c->live || c->live->audience.viewers[c->viewer] > 0);
    struct live *l = c->live;
    if (!l)
        return;
    if (c->next)
        c->next->previous = c->previous;
    if (c->previous) {
        c->previous->next = c->next;
    } else {
        l->audience.clients = c->next;
    }
    for (int i = 0; i < l->growth.wish_count; i++) {
        if (l->growth.wishes[i].client == c)
            l->growth.wishes[i].client = NULL;
    }
    l->audience.viewers[c->viewer]--;
    l->audience.has_changed = true;
    toll_add(c->account, price_of_telling(l));
    l->used = h->now;
    c->live = NULL;
    hall_touch(h, l);
}

seat_set hall_online(const struct live *l)
{
    seat_set seats = 0;
    int count = meeting_seats(&l->meeting);
    assert(count <= GAME_SEATS_MAX);
    for (int i = 0; i < count; i++)
        seats |= (l->audience.viewers[i] > 0 ? 1U : 0U) << i;
    return seats;
}

/* -- The end --------------------------------------------------------------- */

void hall_clear(struct hall *h)
{
    assert(h);
    while (live_list_take(&h->dirty) || live_list_take(&h->later)) {
    }
    for (int i = 0; i < HALL_ROWS; i++) {
        while (h->row[i]) {
            struct live *l = h->row[i];
            h->row[i] = l->next;
            if (l->thinking.answer)
                hall_free_task(h, l->thinking.answer);
            hall_answer_wishes(h, l);
            park_clear(h, l);
            live_free(l);
        }
    }
    crowd_clear(&h->sockets);
}

void hall_free_task(void *with, struct task *t)
{
    assert(with && t && t->outlook.venue);
    struct hall *h = with;
    venues_drop(h->venues, t->outlook.venue);
    free(t);
}
