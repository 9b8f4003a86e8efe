#include "server/mine.h"

#include "host/memory.h"
#include "server/api.h"
#include "server/park.h"
#include "server/request.h"

#include <assert.h>
#include <stdlib.h>

enum { MINE_MAX = 20 };

struct mine;

/* One of them. */
struct mine_seat {
    struct mine *mine;
    char id[STORE_ID_MAX];
    char secret[SECRET_MAX + 1]; /* so that one that is too long is none */
    struct buffer row;           /* what is said of it */
};

struct mine {
    struct net_later *later;
    int waits; /* for so many tables */
    int count;
    struct mine_seat seat[MINE_MAX];
};

/* -- What is said ---------------------------------------------------------- */

static void write_flag(struct json *w, const char *key)
{
    json_key(w, key);
    json_bool(w, true);
}

static void write_standing(const struct meeting *m, int seat, struct json *w)
{
    json_key(w, "seat");
    json_number(w, seat);
    json_key(w, "turn");
    json_bool(w, meeting_to_act(m) >> seat & 1);
    json_key(w, "version");
    json_number(w, m->version);
    json_key(w, "summary");
    show_summary(m, w);
}

/* Only of what the store says is not there, or not this one's, it is said that it
 * is gone: whoever hears that may throw the secret away. */
static void write_row(struct hall *h, struct mine_seat *m, const struct live *l,
                      enum err e)
{
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    int seat = l ? meeting_find_seat(&l->meeting, m->secret) : -1;
    json_open(&w, '{');
    json_key(&w, "table");
    json_word(&w, m->id);
    if (seat >= 0) {
        write_standing(&l->meeting, seat, &w);
    } else {
        write_flag(&w, l || e == ERR_NOT_FOUND ? "gone" : "unknown");
    }
    json_close(&w, '}');
    buffer_add(&m->row, t.buf, t.len);
}

static void write_all(struct hall *h, const struct mine *m, struct net_reply *r)
{
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    text_add(&t, "{\"seats\":[");
    for (int i = 0; i < m->count; i++) {
        text_put(&t, ",", i > 0);
        text_put(&t, m->seat[i].row.bytes, m->seat[i].row.size);
    }
    text_add(&t, "]}");
    *r = (struct net_reply){.status = 200,
                            .type = "application/json",
                            .body = bytes_copy(t.buf, t.len)};
}

static void mine_free(struct mine *m)
{
    for (int i = 0; i < m->count; i++)
        buffer_free(&m->seat[i].row);
    free(m);
}

/* -- Looking up ------------------------------------------------------------ */

/* Answers when this was the last that was waited for. */
static void take_row(struct hall *h, struct mine_seat *seat,
                     const struct live *l, enum err e)
{
    assert(seat->mine->waits > 0);
    struct mine *m = seat->mine;
    write_row(h, seat, l, e);
    if (--m->waits > 0 || !m->later)
        return;
    struct net_reply r;
    write_all(h, m, &r);
    h->answer(m->later, &r);
    mine_free(m);
}

static park_visitor visit;

static void look_up(struct hall *h, struct mine_seat *seat)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    enum err e = ERR_OK;
    struct live *l = hall_find_fresh(h, seat->id, &e, &why);
    if (l && !live_is_at_rest(l)) {
        park_visit(l, visit, seat);
    } else {
        take_row(h, seat, l, e);
    }
}

static void visit(struct hall *h, const struct live *l, void *with)
{
    if (l) {
        look_up(h, with);
    } else {
        take_row(h, with, NULL, ERR_STORAGE);
    }
}

/* False if that is no seat. */
static bool add_seat(struct mine *m, json_t *one)
{
    const char *id = json_string_value(json_object_get(one, "table"));
    const char *secret = json_string_value(json_object_get(one, "secret"));
    if (!id || !secret || strlen(id) >= STORE_ID_MAX)
        return false;
    struct mine_seat *seat = &m->seat[m->count++];
    struct text name = text_in(seat->id, sizeof seat->id);
    struct text word = text_in(seat->secret, sizeof seat->secret);
    seat->mine = m;
    text_add(&name, "%s", id);
    text_add(&word, "%s", secret);
    return true;
}

/* NULL if that is no list of seats. */
static struct mine *mine_read(const struct net_request *q)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct request body = {.root = request_parse(q->body, q->size, &why),
                           .why = &why};
    json_t *list = body.root ? request_value(&body, "seats") : NULL;
    struct mine *m = NULL;
    if (json_is_array(list) && json_array_size(list) <= MINE_MAX)
        m = host_alloc(1, sizeof *m);
    for (size_t i = 0; m && i < json_array_size(list); i++) {
        if (!add_seat(m, json_array_get(list, i))) {
            mine_free(m);
            m = NULL;
        }
    }
    json_decref(body.root);
    return m;
}

void mine_answer(struct hall *h, const struct net_request *q,
                 struct net_reply *r)
{
    assert(h && h->put_off && q && r);
    struct mine *m = mine_read(q);
    if (!m) {
        api_refuse(r, 400,
                   "seats must be a list of at most 20 {\"table\":...,"
                   "\"secret\":...}");
        return;
    }
    m->waits = m->count;
    for (int i = 0; i < m->count; i++)
        look_up(h, &m->seat[i]);
    if (m->waits > 0) {
        m->later = h->put_off(q);
        *r = (struct net_reply){.is_put_off = true};
    } else {
        write_all(h, m, r);
        mine_free(m);
    }
}
