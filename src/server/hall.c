#include "server/hall.h"

#include "base/hash.h"
#include "host/memory.h"
#include "server/hall_internal.h"
#include "server/park.h"
#include "server/reading.h"

#include <stdlib.h>
#include <string.h>

/* -- Rows ------------------------------------------------------------------ */

static struct live **row_of(struct hall *h, const char *id)
{
    return &h->row[hash_bytes(0, id, strlen(id)) % HALL_ROWS];
}

struct live *hall_loaded(struct hall *h, const char *id)
{
    struct live *l = *row_of(h, id);
    while (l && strcmp(l->meeting.id, id) != 0)
        l = l->next;
    return l;
}

static void insert(struct hall *h, struct live *l)
{
    struct live **row = row_of(h, l->meeting.id);
    l->next = *row;
    *row = l;
    h->metrics.loaded++;
}

static void drop_wishes(struct live *l)
{
    for (int i = 0; i < l->wish_count; i++)
        free(l->wishes[i].message);
    l->wish_count = 0;
}

void hall_forget(struct live *l)
{
    buffer_clear(&l->lines);
    buffer_clear(&l->summary);
    l->line_count = 0;
    drop_wishes(l);
    l->info_changed = false;
    l->arrived = 0;
    for (int i = 0; i < GAME_SEATS_MAX; i++)
        buffer_clear(&l->done[i]);
}

void hall_free(struct live *l)
{
    assert(!l->parked && !l->is_later);
    buffer_free(&l->lines);
    buffer_free(&l->summary);
    for (int i = 0; i < HALL_VIEWERS; i++)
        buffer_free(&l->said[i]);
    for (int i = 0; i < GAME_SEATS_MAX; i++)
        buffer_free(&l->done[i]);
    drop_wishes(l);
    free(l->wishes);
    hall_free_newcomer(l);
    if (l->has_meeting)
        meeting_close(&l->meeting);
    free(l);
}

void hall_touch(struct hall *h, struct live *l)
{
    if (l->is_dirty)
        return;
    if (!h->dirty)
        h->dirty_end = &h->dirty;
    l->is_dirty = true;
    l->next_dirty = NULL;
    *h->dirty_end = l;
    h->dirty_end = &l->next_dirty;
}

/* -- Finding --------------------------------------------------------------- */

static bool is_name(const char *id)
{
    size_t n = strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz");
    return n > 0 && n < STORE_ID_MAX && id[n] == '\0';
}

/* Room for one more table, or NULL. */
static struct live *live_new(struct hall *h, enum err *e, struct text *why)
{
    if (h->metrics.loaded >= HALL_BUSY_MAX) {
        text_add(why, "the server is full; try again later");
        *e = ERR_TOO_LONG;
        return NULL;
    }
    struct live *l = host_alloc(1, sizeof *l);
    l->asked = -1;
    l->used = h->now;
    return l;
}

/* A place for the table, which is empty until it has been read. */
static struct live *make_place(struct hall *h, const char *id, enum err *e,
                               struct text *why)
{
    if (!is_name(id)) {
        text_add(why, "there is no such table");
        *e = ERR_NOT_FOUND;
        return NULL;
    }
    struct live *l = live_new(h, e, why);
    if (!l)
        return NULL;
    struct text name = text_in(l->meeting.id, sizeof l->meeting.id);
    text_add(&name, "%s", id);
    l->is_broken = true;
    insert(h, l);
    return l;
}

/* The table, unless it could not be read. */
static struct live *unless_failed(struct live *l, enum err *e, struct text *why)
{
    if (l->reading != READING_FAILED)
        return l;
    *e = l->trouble;
    text_add(why, "%s", l->why);
    return NULL;
}

struct live *hall_find(struct hall *h, const char *id, enum err *e,
                       struct text *why)
{
    struct live *l = hall_loaded(h, id);
    *e = ERR_OK;
    l = l ? l : make_place(h, id, e, why);
    if (!l)
        return NULL;
    l->used = h->now;
    if (l->is_broken && l->reading == READING_NONE)
        reading_begin(h, l);
    return unless_failed(l, e, why);
}

struct live *hall_find_fresh(struct hall *h, const char *id, enum err *e,
                             struct text *why)
{
    struct live *l = hall_find(h, id, e, why);
    if (l && h->is_shared && l->reading == READING_NONE)
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

void hall_free_newcomer(struct live *l)
{
    if (l->fresh)
        store_release(&l->fresh->table);
    free(l->fresh);
    l->fresh = NULL;
}

/* The meeting of a table that the store has refused to make, or has no more. */
static void drop_meeting(struct live *l)
{
    if (l->has_meeting)
        meeting_close(&l->meeting);
    l->has_meeting = false;
    l->is_broken = true;
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
    assert(hall_can_grow(l));
    drop_meeting(l);
    if (meeting_open(&l->meeting, id, plan, h->venues, why) != ERR_OK)
        return NULL;
    struct text t = text_in(l->meeting.maker, sizeof l->meeting.maker);
    text_add(&t, "%s", maker);
    l->has_meeting = true;
    l->is_broken = false;
    l->reading = READING_NONE;
    l->fresh = newcomer_of(h, &l->meeting, most);
    hall_touch(h, l);
    return l;
}

/* -- Adding ---------------------------------------------------------------- */

static void *grown(void *list, int count, int *room, size_t size)
{
    if (count < *room)
        return list;
    *room = *room ? 2 * *room : 8;
    return host_grow(list, (size_t)*room, size);
}

/* One more line for the store. */
static void keep_line(struct live *l, const struct entry *e)
{
    char room[ENTRY_TEXT_MAX];
    struct text t = text_in(room, sizeof room);
    entry_write(e, &t);
    assert(!t.cut && !memchr(room, '\n', t.len));
    if (l->line_count++ > 0)
        buffer_add(&l->lines, "\n", 1);
    buffer_add(&l->lines, room, t.len + 1); /* with its NUL, */
    l->lines.size--;                        /* that the next one covers */
}

/* Writes the newest entry as everybody who looks on will see it. Most see the
 * same, for whom it is written once. */
static void keep_words(struct hall *h, struct live *l,
                       const struct state *before)
{
    const struct meeting *m = &l->meeting;
    const struct note *n = &m->notes[m->version - 1];
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    int written_for = -1;
    for (int i = 0; i < HALL_VIEWERS; i++) {
        if (l->viewers[i] == 0)
            continue;
        if (written_for < 0 || !show_is_same(m, n, before, written_for, i)) {
            t = text_in(h->scratch, HALL_SCRATCH);
            struct json w = {.out = &t};
            show_entry(m, m->version, n, before, i, &w);
            written_for = i;
        }
        if (l->said[i].size > 0)
            buffer_add(&l->said[i], ",", 1);
        buffer_add(&l->said[i], t.buf, t.len);
    }
}

enum err hall_add(struct hall *h, struct live *l, struct entry *e,
                  const struct move *known, struct text *why)
{
    struct meeting *m = &l->meeting;
    struct state_room before;
    enum store_state state = m->state;
    assert(hall_can_grow(l));
    memcpy(before.bytes, m->match.now.bytes, m->venue->game->state_size);
    e->time = h->now;
    enum err err = meeting_allows(m, e, why);
    if (err == ERR_OK)
        err = meeting_apply(m, e, known, why);
    if (err != ERR_OK)
        return err;
    keep_line(l, e);
    keep_words(h, l, state_in(&before));
    l->info_changed = l->info_changed || e->kind != ENTRY_MOVE
                      || state != m->state;
    hall_touch(h, l);
    return ERR_OK;
}

static struct wish *new_wish(struct live *l)
{
    l->wishes = grown(l->wishes, l->wish_count, &l->wish_room,
                      sizeof *l->wishes);
    struct wish *w = &l->wishes[l->wish_count++];
    *w = (struct wish){.client = NULL};
    return w;
}

/* What it costs to tell everybody who looks on. */
static int64_t price_of_telling(const struct live *l)
{
    int64_t price = 0;
    for (int i = 0; i < HALL_VIEWERS; i++)
        price += (int64_t)TOLL_MESSAGE * l->viewers[i];
    return price;
}

void hall_wish(struct hall *h, struct live *l, struct client *c, const char *id)
{
    toll_add(c->account, price_of_telling(l));
    struct wish *w = new_wish(l);
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
    struct wish *w = new_wish(l);
    toll_add(h->payer, price_of_telling(l));
    w->later = h->put_off(q);
    w->reply = *r;
    *r = (struct net_reply){.is_put_off = true};
}

/* -- Clients --------------------------------------------------------------- */

void hall_enter(struct live *l, struct client *c)
{
    c->live = l;
    c->previous = NULL;
    c->next = l->clients;
    if (c->next)
        c->next->previous = c;
    l->clients = c;
    if (l->viewers[c->viewer]++ == 0) {
        buffer_clear(&l->said[c->viewer]);
        l->told[c->viewer] = l->stored;
    }
    l->presence_changed = true;
    toll_add(c->account, price_of_telling(l));
}

void hall_leave(struct hall *h, struct client *c)
{
    struct live *l = c->live;
    if (!l)
        return;
    if (c->next)
        c->next->previous = c->previous;
    if (c->previous) {
        c->previous->next = c->next;
    } else {
        l->clients = c->next;
    }
    for (int i = 0; i < l->wish_count; i++) {
        if (l->wishes[i].client == c)
            l->wishes[i].client = NULL;
    }
    l->viewers[c->viewer]--;
    l->presence_changed = true;
    toll_add(c->account, price_of_telling(l));
    l->used = h->now;
    c->live = NULL;
    hall_touch(h, l);
}

seat_set hall_online(const struct live *l)
{
    seat_set seats = 0;
    for (int i = 0; i < meeting_seats(&l->meeting); i++)
        seats |= (l->viewers[i] > 0 ? 1U : 0U) << i;
    return seats;
}

/* -- The end --------------------------------------------------------------- */

void hall_clear(struct hall *h)
{
    for (int i = 0; i < HALL_ROWS; i++) {
        while (h->row[i]) {
            struct live *l = h->row[i];
            h->row[i] = l->next;
            l->is_later = false;
            if (l->answer)
                hall_free_thought(h, l->answer);
            hall_answer_wishes(h, l);
            park_clear(h, l);
            hall_free(l);
        }
    }
    crowd_clear(&h->sockets);
}

void hall_free_thought(void *with, struct thought *t)
{
    struct hall *h = with;
    venues_drop(h->venues, t->outlook.venue);
    free(t);
}
