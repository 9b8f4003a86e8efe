#include "server/reading.h"

#include "host/memory.h"
#include "server/hall_internal.h"

#include <assert.h>
#include <stdlib.h>

struct reading {
    struct errand errand; /* first */
    char id[STORE_ID_MAX];
    enum live_state state;      /* of the live while it is read */
    struct toll_account *payer; /* NULL: nobody has asked for it */
    int from;                   /* the entries after this version */
    char reason[GAME_WHY_MAX];
    char *setup; /* what was read: */
    char maker[STORE_MAKER_MAX];
    struct buffer body; /* entries, each with its NUL */
    int count;
};

static struct reading *reading_of(struct errand *e)
{
    return (struct reading *)(void *)e;
}

/* -- On the thread --------------------------------------------------------- */

struct gathering {
    struct reading *reading;
    int damaged; /* the first entry that is not the next one; 0: none */
};

static void keep_entry(void *with, int version, const char *body)
{
    struct gathering *g = with;
    struct reading *r = g->reading;
    if (g->damaged)
        return;
    if (version != r->from + r->count + 1) {
        g->damaged = version;
        return;
    }
    buffer_add(&r->body, body, strlen(body) + 1);
    r->count++;
}

static enum err run(struct errand *e, struct store *s, struct text *why)
{
    struct reading *r = reading_of(e);
    struct gathering g = {.reading = r};
    struct store_table t;
    if (r->state != LIVE_FOLLOWING) {
        enum err found = store_find(s, r->id, &t, why);
        if (found != ERR_OK)
            return found;
        r->setup = t.setup;
        t.setup = NULL;
        memcpy(r->maker, t.maker, sizeof r->maker);
        store_release(&t);
    }
    enum err err = store_entries(s, r->id, r->from, keep_entry, &g, why);
    if (err == ERR_OK && g.damaged) {
        text_add(why, "entry %d of the table is damaged", g.damaged);
        err = ERR_BAD_TEXT;
    }
    return err;
}

static void release(struct errand *e)
{
    struct reading *r = reading_of(e);
    free(r->setup);
    buffer_free(&r->body);
    free(r);
}

/* -- On the loop ----------------------------------------------------------- */

static enum err add_entries(const struct reading *g, struct meeting *m,
                            struct text *why)
{
    const char *body = g->body.bytes;
    for (int i = 0; i < g->count; i++, body += strlen(body) + 1) {
        struct entry e;
        if (!entry_read(&e, body)) {
            text_add(why, "entry %d of the table is damaged", g->from + i + 1);
            return ERR_BAD_TEXT;
        }
        enum err err = meeting_apply(m, &e, NULL, why);
        if (err != ERR_OK)
            return err;
    }
    return ERR_OK;
}

/* Nobody's time runs while the server is down. */
static void forgive(const struct hall *h, struct meeting *m)
{
    for (int i = 0; m->plan.pace.kind == PACE_LIVE && i < meeting_seats(m);
         i++) {
        if (m->seat[i].from < h->started)
            m->seat[i].from = h->started;
    }
}

static enum err open_meeting(struct hall *h, const struct reading *g,
                             struct meeting *m, struct text *why)
{
    struct plan plan;
    enum err e = plan_read(&plan, g->setup, why);
    if (e == ERR_OK)
        e = meeting_open(m, g->id, &plan, h->venues, why);
    if (e != ERR_OK)
        return e;
    memcpy(m->maker, g->maker, sizeof m->maker);
    e = add_entries(g, m, why);
    if (e == ERR_OK) {
        forgive(h, m);
    } else {
        meeting_close(m);
    }
    return e;
}

/* The table is what the store has, whatever has happened in memory. */
static enum err replace_meeting(struct hall *h, struct live *l,
                                const struct reading *g, struct text *why)
{
    struct meeting *fresh = host_alloc(1, sizeof *fresh);
    enum err e = open_meeting(h, g, fresh, why);
    if (e == ERR_OK) {
        if (meeting_is_open(&l->meeting))
            meeting_close(&l->meeting);
        l->meeting = *fresh;
    }
    free(fresh);
    return e;
}

/* What else the store has of it is not known, so the next append says it. */
static void has_read(struct hall *h, struct live *l, const struct reading *g)
{
    live_change(l, LIVE_SETTLED);
    l->stored.version = l->meeting.version;
    l->stored.due = -1;
    toll_add(g->payer, (int64_t)TOLL_ENTRY * hall_say_again(h, l));
}

static void fail(struct hall *h, struct live *l, enum err e, const char *why)
{
    struct text t = text_in(l->reading.why, sizeof l->reading.why);
    text_add(&t, "%s", why);
    l->reading.trouble = e;
    l->reading.heard = HEARD_FAILURE;
    if (l->state == LIVE_FOLLOWING) {
        live_change(l, LIVE_SETTLED);
    } else {
        live_change(l, LIVE_EMPTY);
        hall_send_away(h, l);
    }
}

static void take_all(struct hall *h, struct live *l, const struct reading *g)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    enum err e = replace_meeting(h, l, g, &why);
    if (e == ERR_OK) {
        has_read(h, l, g);
    } else {
        fail(h, l, e, room);
    }
}

/* What does not follow is read again from the beginning. */
static void take_more(struct hall *h, struct live *l, const struct reading *g)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (g->count == 0) {
        live_change(l, LIVE_SETTLED);
    } else if (add_entries(g, &l->meeting, &why) == ERR_OK) {
        has_read(h, l, g);
    } else {
        reading_begin(h, l);
    }
}

static enum doubt doubt_of(const struct live *l, const struct reading *g,
                           enum err e)
{
    const char *body = g->body.bytes;
    const char *line = l->growth.lines.bytes;
    if (e != ERR_OK)
        return e == ERR_NOT_FOUND ? DOUBT_NOT_STORED : DOUBT_UNKNOWN;
    if (g->count < l->growth.line_count)
        return DOUBT_NOT_STORED;
    for (int i = 0; i < l->growth.line_count; i++) {
        size_t n = strcspn(line, "\n");
        if (strlen(body) != n || memcmp(body, line, n) != 0)
            return DOUBT_NOT_STORED;
        line += n + (line[n] == '\n');
        body += n + 1;
    }
    return DOUBT_STORED;
}

static void done(struct hall *h, struct errand *e, enum err err,
                 const char *why)
{
    const struct reading *g = reading_of(e);
    struct live *l = hall_loaded(h, g->id);
    if (!l || l->reading.errand != e)
        return; /* nobody waits for it any more */
    assert(live_is_sound(l) && l->state == g->state);
    l->reading.errand = NULL;
    l->reading.heard = HEARD_ALL;
    hall_touch(h, l);
    toll_add(g->payer, (int64_t)TOLL_ENTRY * (err == ERR_OK ? g->count : 0));
    if (g->state == LIVE_DOUBTED) {
        hall_resolve_doubt(h, l, doubt_of(l, g, err), g->reason);
    } else if (err != ERR_OK) {
        l->has_news = g->state == LIVE_FOLLOWING;
        hall_rest(h, l);
        fail(h, l, err, why);
    } else if (g->state == LIVE_READING) {
        take_all(h, l, g);
    } else {
        take_more(h, l, g);
    }
}

static void send(struct hall *h, struct live *l, enum live_state state,
                 const char *reason)
{
    struct reading *g = host_alloc(1, sizeof *g);
    bool is_whole = state == LIVE_READING;
    assert(reason && !l->reading.errand);
    live_change(l, state);
    g->errand = (struct errand){.run = run, .done = done, .release = release};
    struct text id = text_in(g->id, sizeof g->id);
    struct text words = text_in(g->reason, sizeof g->reason);
    text_add(&id, "%s", l->meeting.id);
    text_add(&words, "%s", reason);
    g->state = state;
    g->payer = h->payer;
    g->from = is_whole ? 0 : l->stored.version;
    l->reading.heard = HEARD_NOTHING;
    l->reading.errand = &g->errand;
    toll_add(h->payer, is_whole ? TOLL_LOAD : TOLL_WORD);
    assert(live_is_sound(l));
    errand_send(h, &g->errand);
}

void reading_begin(struct hall *h, struct live *l)
{
    send(h, l, LIVE_READING, "");
}

void reading_go_on(struct hall *h, struct live *l)
{
    send(h, l, LIVE_FOLLOWING, "");
}

void reading_doubt(struct hall *h, struct live *l, const char *reason)
{
    send(h, l, LIVE_DOUBTED, reason);
}

void reading_end(struct live *l)
{
    assert(l);
    l->reading.heard = HEARD_NOTHING;
}
