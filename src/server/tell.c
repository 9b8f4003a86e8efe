#include "server/tell.h"

#include <assert.h>

/* Entries of a log that are told at once: a longer message would not fit. */
enum { LOG_MAX = 3000 };

static void send(struct hall *h, struct client *c, const struct text *t)
{
    assert(!t->cut);
    h->metrics.messages_out++;
    h->send(c->socket, bytes_copy(t->buf, t->len));
}

static void open_message(struct json *w, const char *type)
{
    json_open(w, '{');
    json_key(w, "type");
    json_word(w, type);
}

/* Text that is JSON already. */
static void paste(struct json *w, const struct buffer *b)
{
    if (b->size == 0)
        return;
    text_put(w->out, ",", w->comma);
    text_put(w->out, b->bytes, b->size);
    w->comma = true;
}

/* -- Events ---------------------------------------------------------------- */

static void write_head(const struct live *l, int from, struct json *w)
{
    json_key(w, "table");
    json_word(w, l->meeting.id);
    json_key(w, "from");
    json_number(w, from);
    json_key(w, "version");
    json_number(w, l->meeting.version);
}

static void write_info(const struct live *l, struct json *w)
{
    json_key(w, "info");
    show_table(&l->meeting, hall_online(l), w);
}

static struct net_bytes *event_for(struct hall *h, struct live *l, int viewer,
                                   enum show_want want)
{
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    open_message(&w, "event");
    write_head(l, l->audience.told[viewer], &w);
    json_key(&w, "log");
    json_open(&w, '[');
    paste(&w, &l->audience.said[viewer]);
    json_close(&w, ']');
    if (viewer < GAME_SEATS_MAX && l->growth.done[viewer].size > 0) {
        json_key(&w, "done");
        json_open(&w, '[');
        paste(&w, &l->growth.done[viewer]);
        json_close(&w, ']');
    }
    show_clock(&l->meeting, h->now, &w);
    if (l->growth.has_more)
        write_info(l, &w);
    show_now(&l->meeting, viewer, want, &w);
    json_close(&w, '}');
    assert(!t.cut);
    return bytes_copy(t.buf, t.len);
}

void tell_event(struct hall *h, struct live *l, unsigned viewers)
{
    assert(live_is_settled(l));
    struct net_bytes *made[LIVE_VIEWERS][SHOW_WANTS] = {{NULL}};
    for (struct client *c = l->audience.clients; c; c = c->next) {
        if (!(viewers >> c->viewer & 1))
            continue;
        struct net_bytes **m = &made[c->viewer][c->want];
        if (!*m)
            *m = event_for(h, l, c->viewer, c->want);
        h->metrics.messages_out++;
        h->send(c->socket, bytes_keep(*m));
    }
    for (int i = 0; i < LIVE_VIEWERS; i++) {
        for (int n = 0; n < SHOW_WANTS; n++)
            bytes_drop(made[i][n]);
        if (viewers >> i & 1) {
            l->audience.told[i] = l->meeting.version;
            buffer_clear(&l->audience.said[i]);
        }
    }
}

void tell_presence(struct hall *h, struct live *l)
{
    assert(meeting_is_open(&l->meeting));
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    open_message(&w, "presence");
    show_seats("online", hall_online(l), &w);
    json_key(&w, "watching");
    json_number(&w, l->audience.viewers[SEAT_NOBODY]);
    json_close(&w, '}');
    for (struct client *c = l->audience.clients; c; c = c->next)
        send(h, c, &t);
}

/* -- To one ---------------------------------------------------------------- */

void tell_welcome(struct hall *h, struct client *c, int from)
{
    assert(live_is_settled(c->live) && from >= 0);
    struct live *l = c->live;
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    from = from > l->meeting.version ? 0 : from;
    if (l->meeting.version - from > LOG_MAX)
        from = l->meeting.version - LOG_MAX;
    open_message(&w, "welcome");
    write_head(l, from, &w);
    json_key(&w, "seat");
    if (c->viewer == SEAT_NOBODY) {
        json_nothing(&w);
    } else {
        json_number(&w, c->viewer);
    }
    write_info(l, &w);
    json_key(&w, "log");
    json_open(&w, '[');
    int entries = show_log(&l->meeting, from, c->viewer, &w);
    toll_add(c->account, (int64_t)TOLL_ENTRY * entries);
    json_close(&w, ']');
    show_clock(&l->meeting, h->now, &w);
    show_now(&l->meeting, c->viewer, c->want, &w);
    json_close(&w, '}');
    send(h, c, &t);
}

void tell_done(struct hall *h, struct client *c, const char *id, int version)
{
    assert(h && c && id[0] && version > 0);
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    open_message(&w, "done");
    json_key(&w, "id");
    json_word(&w, id);
    json_key(&w, "version");
    json_number(&w, version);
    json_close(&w, '}');
    send(h, c, &t);
}

void tell_refused_for(struct hall *h, struct client *c, const char *id,
                      const char *code, const struct fact *fact,
                      const char *why)
{
    assert(id && code[0] && why[0]);
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    h->metrics.refused++;
    open_message(&w, "refused");
    if (id[0]) {
        json_key(&w, "id");
        json_word(&w, id);
    }
    json_key(&w, "code");
    json_word(&w, code);
    if (fact) {
        json_key(&w, "fact");
        fact_write(fact, &w);
    }
    json_key(&w, "why");
    json_word(&w, why);
    json_close(&w, '}');
    send(h, c, &t);
}

void tell_refused(struct hall *h, struct client *c, const char *id,
                  const char *code, const char *why)
{
    tell_refused_for(h, c, id, code, NULL, why);
}

void tell_now(struct hall *h, struct client *c)
{
    assert(live_is_settled(c->live));
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    open_message(&w, "now");
    json_key(&w, "version");
    json_number(&w, c->live->meeting.version);
    show_now(&c->live->meeting, c->viewer, SHOW_ALL, &w);
    json_close(&w, '}');
    send(h, c, &t);
}

void tell_moment(struct hall *h, struct client *c, const char *id, int n)
{
    assert(live_is_settled(c->live) && id);
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    open_message(&w, "moment");
    if (id[0]) {
        json_key(&w, "id");
        json_word(&w, id);
    }
    json_key(&w, "version");
    json_number(&w, c->live->meeting.version);
    json_key(&w, "n");
    json_number(&w, n);
    show_moment(&c->live->meeting, n, c->viewer, &w);
    json_close(&w, '}');
    send(h, c, &t);
}

void tell_pong(struct hall *h, struct client *c)
{
    assert(h && c);
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    open_message(&w, "pong");
    json_close(&w, '}');
    send(h, c, &t);
}

void tell_bye(struct hall *h, const char *why)
{
    assert(h && why[0]);
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    open_message(&w, "bye");
    json_key(&w, "why");
    json_word(&w, why);
    json_close(&w, '}');
    for (int i = 0; i < HALL_ROWS; i++) {
        for (struct live *l = h->row[i]; l; l = l->next) {
            for (struct client *c = l->audience.clients; c; c = c->next)
                send(h, c, &t);
        }
    }
}
