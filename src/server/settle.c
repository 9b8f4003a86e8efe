/* settle.c - storing what is new, then telling it; or taking it back. */
#include "host/clock.h"
#include "server/api.h"
#include "server/flow.h"
#include "server/hall_internal.h"
#include "server/park.h"
#include "server/reading.h"
#include "server/tell.h"

#include "base/hash.h"

#include <assert.h>
#include <stdio.h>

/* -- Telling --------------------------------------------------------------- */

/* Those who look on and do not know all that is stored. */
static unsigned lagging(const struct live *l)
{
    unsigned set = 0;
    for (int i = 0; i < LIVE_VIEWERS; i++) {
        if (l->audience.viewers[i] > 0
            && l->audience.told[i] < l->stored.version)
            set |= 1U << i;
    }
    return set;
}

/* Those of them who cannot wait: who decides next, who waits for an answer. */
static unsigned hurried(const struct live *l)
{
    unsigned set = meeting_to_act(&l->meeting);
    if (l->growth.has_more
        || (l->audience.lags_from
            && clock_steady() - l->audience.lags_from >= HALL_LATER))
        return ~0U;
    for (int i = 0; i < meeting_seats(&l->meeting); i++) {
        if (l->growth.done[i].size > 0)
            set |= 1U << i;
    }
    return set;
}

static void tell_later(struct hall *h, struct live *l)
{
    if (!l->audience.lags_from)
        l->audience.lags_from = clock_steady();
    live_list_put(&h->later, &l->later);
}

static void tell(struct hall *h, struct live *l, unsigned viewers)
{
    viewers &= lagging(l);
    if (viewers)
        tell_event(h, l, viewers);
    if (lagging(l)) {
        tell_later(h, l);
    } else {
        l->audience.lags_from = 0;
    }
}

void hall_catch_up(struct hall *h, struct live *l)
{
    assert(h && live_is_settled(l));
    tell(h, l, ~0U);
}

/* Tells those who could wait until the keeper was at work again. */
static void tell_the_rest(struct hall *h)
{
    for (struct live *l = live_list_take(&h->later); l;
         l = live_list_take(&h->later)) {
        if (live_is_settled(l))
            hall_catch_up(h, l); /* else it is told when it is stored */
    }
}

int hall_say_again(struct hall *h, struct live *l)
{
    assert(live_is_settled(l));
    int entries = 0;
    for (int i = 0; i < LIVE_VIEWERS; i++) {
        buffer_clear(&l->audience.said[i]);
        if (l->audience.viewers[i] == 0)
            continue;
        struct text t = text_in(h->scratch, HALL_SCRATCH);
        struct json w = {.out = &t};
        entries += show_log(&l->meeting, l->audience.told[i], i, &w);
        buffer_add(&l->audience.said[i], t.buf, t.len);
    }
    l->growth.has_more = true;
    hall_catch_up(h, l);
    l->growth.has_more = false;
    return entries;
}

/* -- What came of it ------------------------------------------------------- */

void hall_answer_wishes(struct hall *h, struct live *l)
{
    assert(h && l);
    for (int i = 0; i < l->growth.wish_count; i++) {
        if (l->growth.wishes[i].later)
            h->answer(l->growth.wishes[i].later, &l->growth.wishes[i].reply);
        l->growth.wishes[i].later = NULL;
    }
}

static void succeed(struct hall *h, struct live *l)
{
    h->metrics.tables_made += l->growth.fresh != NULL;
    h->metrics.entries += (uint64_t)l->growth.line_count;
    live_free_newcomer(l);
    live_change(l, LIVE_SETTLED);
    l->stored.version = l->meeting.version;
    l->stored.state = l->meeting.state;
    tell(h, l, hurried(l));
    hall_answer_wishes(h, l);
    if (l->growth.arrived)
        metrics_note(&h->metrics, clock_steady() - l->growth.arrived);
    live_forget(l);
}

/* Why something was not stored. */
struct trouble {
    int status;             /* for those who have asked over HTTP */
    const char *code, *key; /* for programs; what people are told */
    const char *words;
};

static void refuse_wishes(struct hall *h, struct live *l,
                          const struct trouble *t)
{
    struct fact f;
    fact_begin(&f, t->key);
    fact_close(&f);
    for (int i = 0; i < l->growth.wish_count; i++) {
        struct wish *w = &l->growth.wishes[i];
        if (w->client)
            tell_refused_for(h, w->client, w->id, t->code, &f, t->words);
        if (w->later) {
            bytes_drop(w->reply.body);
            api_refuse_people(&w->reply, t->status, t->key, t->words);
        }
    }
    hall_answer_wishes(h, l);
}

void hall_send_away(struct hall *h, struct live *l)
{
    assert(h && l->state == LIVE_EMPTY);
    for (struct client *c = l->audience.clients; c; c = c->next)
        h->close(c->socket, 1013, "the store does not answer");
}

/* Takes back what could not be stored, and says so. Nothing may follow what is in
 * memory until the table has been read again. */
static void fail(struct hall *h, struct live *l, const struct trouble *t)
{
    bool was_made = !l->growth.fresh;
    refuse_wishes(h, l, t);
    live_forget(l);
    live_free_newcomer(l);
    if (was_made) {
        reading_begin(h, l);
    } else {
        live_change(l, LIVE_EMPTY); /* there is no such table, and nobody
                                       knows it */
    }
}

void hall_rest(struct hall *h, struct live *l)
{
    assert(h && l);
    l->rests = h->now + HALL_REST;
}

/* Those that come again and again are counted instead. */
void hall_complain(struct hall *h, const char *words)
{
    assert(h && words);
    enum { OFTEN = 10000 };
    uint64_t complaint = hash_bytes(0, words, strlen(words));
    bool recent = h->complained <= h->now && h->now < h->complained + OFTEN;
    h->metrics.storage_failures++;
    if (recent && complaint == h->complaint) {
        h->unsaid++;
        return;
    }
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    json_word(&w, words);
    (void)fprintf(stderr,
                  "{\"level\":\"error\",\"event\":\"storage\",\"why\":%s,"
                  "\"unsaid\":%d}\n",
                  t.buf, h->unsaid);
    h->complained = h->now;
    h->complaint = complaint;
    h->unsaid = 0;
}

/* What waited for the table to be settled. */
static void after(struct hall *h, struct live *l)
{
    if (l->has_news && !l->rests)
        hall_refresh(h, l);
    if (!live_is_free(l))
        return;
    if (l->audience.has_changed && meeting_is_open(&l->meeting)) {
        l->audience.has_changed = false;
        tell_presence(h, l);
    }
    if (l->thinking.answer && live_is_at_rest(l))
        flow_take_late_answer(h, l);
    park_resume(h, l);
    reading_end(l);
    if (live_is_settled(l))
        flow_attend(h, l);
}

/* Another server has gone on with the table: what the clients have sent is taken
 * again, on what is there now. */
static void take_again(struct hall *h, struct live *l)
{
    for (int i = l->growth.wish_count - 1; i >= 0; i--) {
        struct wish *w = &l->growth.wishes[i];
        if (w->client && w->message)
            park_first(h, w->client, w->message, w->size);
        w->client = NULL;
    }
    fail(h, l,
         &(struct trouble){503, "stale", "refusal-stale",
                           "somebody else was quicker; look again"});
}

static void refuse_all(struct hall *h, struct live *l, const char *reason)
{
    char words[GAME_WHY_MAX];
    struct text t = text_in(words, sizeof words);
    text_add(&t, "nothing can be stored at the moment: %s", reason);
    hall_rest(h, l);
    fail(h, l, &(struct trouble){503, "storage", "refusal-storage", words});
}

/* A connection can break after the store has done what it was told and before it
 * says so. What is there is not refused, or a seat would be taken by nobody and a
 * move be made that its player was told is not. */
void hall_resolve_doubt(struct hall *h, struct live *l, enum doubt d,
                        const char *reason)
{
    assert(h && l->state == LIVE_DOUBTED && reason);
    if (d == DOUBT_STORED) {
        l->has_news = true; /* others may have gone on from there */
        succeed(h, l);
    } else {
        l->reading.heard = HEARD_NOTHING;
        refuse_all(h, l, reason);
    }
}

static void conclude(struct hall *h, struct live *l)
{
    struct batch *b = &h->batch;
    assert(live_is_sound(l));
    if (b->e != ERR_OK) {
        reading_doubt(h, l, b->why);
    } else if (l->growth.fresh && l->growth.fresh->e != ERR_OK) {
        char words[GAME_WHY_MAX];
        struct text t = text_in(words, sizeof words);
        text_add(&t, "%s", l->growth.fresh->why);
        fail(h, l, &(struct trouble){429, "storage", "refusal-tables", words});
    } else if (l->state == LIVE_REFUSED) {
        take_again(h, l);
    } else {
        succeed(h, l);
    }
}

/* What the keeper says of what it was told to add. If the batch was not stored it
 * says nothing. */
static void note_append(const struct batch *b, const struct store_append *a)
{
    struct live *l = a->with;
    l->stored.due = a->due;
    if (b->e == ERR_OK && a->is_late)
        live_change(l, LIVE_REFUSED);
}

/* Nothing may have been added to a table that was not made. */
static void note_fresh(const struct batch *b, struct live *l)
{
    const struct newcomer *n = l->growth.fresh;
    if (b->e == ERR_OK && n && n->e != ERR_OK && l->state == LIVE_STORING)
        live_change(l, LIVE_REFUSED);
}

/* The keeper is done with the batch. */
static void finish(struct hall *h)
{
    assert(h->storing_count > 0);
    struct batch *b = &h->batch;
    int count = h->storing_count;
    h->metrics.batches++;
    if (b->e != ERR_OK)
        hall_complain(h, b->why);
    for (int i = 0; i < b->count; i++)
        note_append(b, &b->list[i]);
    for (int i = 0; i < count; i++) {
        note_fresh(b, h->storing[i]);
        conclude(h, h->storing[i]);
    }
    b->count = b->fresh_count = h->storing_count = 0;
    for (int i = 0; i < count; i++)
        after(h, h->storing[i]);
}

/* -- What is stored -------------------------------------------------------- */

static struct store_append append_of(const struct hall *h, struct live *l)
{
    struct store_append a = {
        .id = l->meeting.id,
        .version = l->stored.version,
        .lines = l->growth.lines.bytes,
        .count = l->growth.line_count,
        .state = l->meeting.state,
        .due = flow_due(h, l),
        .with = l,
    };
    if (l->growth.has_more) {
        char room[PLAN_TEXT_MAX];
        hall_summary(&l->meeting, room, sizeof room);
        buffer_clear(&l->growth.summary);
        buffer_add(&l->growth.summary, room, strlen(room) + 1);
        a.summary = l->growth.summary.bytes;
    }
    a.is_plain = !a.summary && a.state == l->stored.state
                 && a.due == l->stored.due;
    return a;
}

/* Takes tables off the list until the batch is full. */
static void gather(struct hall *h)
{
    assert(h->storing_count == 0);
    struct batch *b = &h->batch;
    while (h->dirty.first && h->storing_count < STORE_BATCH_MAX) {
        struct live *l = live_list_take(&h->dirty);
        assert(live_is_sound(l));
        if (!live_is_free(l))
            continue; /* that is seen to afterwards */
        if (live_is_at_rest(l)) {
            after(h, l);
            continue;
        }
        if (l->growth.fresh)
            b->fresh[b->fresh_count++] = l->growth.fresh;
        if (l->growth.line_count > 0)
            b->list[b->count++] = append_of(h, l);
        live_change(l, LIVE_STORING);
        h->storing[h->storing_count++] = l;
    }
    b->now = h->now;
}

/* Is there something whose end must be waited for? */
static bool is_under_way(struct hall *h)
{
    return h->storing_count > 0 && h->keeper && !keeper_is_idle(h->keeper);
}

void hall_settle(struct hall *h)
{
    assert(h);
    while (!is_under_way(h)) {
        if (h->storing_count > 0)
            finish(h);
        gather(h);
        if (h->storing_count == 0)
            break;
        if (h->keeper) {
            keeper_start(h->keeper, &h->batch);
        } else {
            batch_store(&h->batch, h->store);
        }
    }
    tell_the_rest(h);
}

bool hall_wait(struct hall *h, uint64_t patience)
{
    assert(h);
    uint64_t until = clock_steady() + patience;
    while (h->storing_count > 0 || h->dirty.first) {
        hall_settle(h);
        uint64_t now = clock_steady();
        if (h->keeper && (now >= until || !keeper_wait(h->keeper, until - now)))
            return false;
    }
    return true;
}
