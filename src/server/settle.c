/* settle.c - storing what is new, then telling it; or taking it back. */
#include "host/clock.h"
#include "server/api.h"
#include "server/flow.h"
#include "server/hall_internal.h"
#include "server/park.h"
#include "server/reading.h"
#include "server/tell.h"

#include "base/hash.h"

#include <stdio.h>

bool hall_is_settled(const struct live *l)
{
    return hall_can_grow(l) && l->line_count == 0 && !l->fresh;
}

bool hall_can_grow(const struct live *l)
{
    return !l->is_storing && l->reading != READING_UNDER_WAY;
}

/* -- Telling --------------------------------------------------------------- */

/* Those who look on and do not know all that is stored. */
static unsigned lagging(const struct live *l)
{
    unsigned set = 0;
    for (int i = 0; i < HALL_VIEWERS; i++) {
        if (l->viewers[i] > 0 && l->told[i] < l->stored)
            set |= 1U << i;
    }
    return set;
}

/* Those of them who cannot wait: who decides next, who waits for an answer. */
static unsigned hurried(const struct live *l)
{
    unsigned set = meeting_to_act(&l->meeting);
    if (l->info_changed
        || (l->lags_from && clock_steady() - l->lags_from >= HALL_LATER))
        return ~0U;
    for (int i = 0; i < meeting_seats(&l->meeting); i++) {
        if (l->done[i].size > 0)
            set |= 1U << i;
    }
    return set;
}

static void tell_later(struct hall *h, struct live *l)
{
    if (!l->lags_from)
        l->lags_from = clock_steady();
    if (l->is_later)
        return;
    if (!h->later)
        h->later_end = &h->later;
    l->is_later = true;
    l->next_later = NULL;
    *h->later_end = l;
    h->later_end = &l->next_later;
}

static void tell(struct hall *h, struct live *l, unsigned viewers)
{
    viewers &= lagging(l);
    if (viewers)
        tell_event(h, l, viewers);
    if (lagging(l)) {
        tell_later(h, l);
    } else {
        l->lags_from = 0;
    }
}

void hall_catch_up(struct hall *h, struct live *l)
{
    tell(h, l, ~0U);
}

/* Tells those who could wait until the keeper was at work again. */
static void tell_the_rest(struct hall *h)
{
    while (h->later) {
        struct live *l = h->later;
        h->later = l->next_later;
        l->is_later = false;
        if (hall_is_settled(l))
            hall_catch_up(h, l); /* else it is told when it is stored */
    }
}

int hall_say_again(struct hall *h, struct live *l)
{
    int entries = 0;
    for (int i = 0; i < HALL_VIEWERS; i++) {
        buffer_clear(&l->said[i]);
        if (l->viewers[i] == 0)
            continue;
        struct text t = text_in(h->scratch, HALL_SCRATCH);
        struct json w = {.out = &t};
        entries += show_log(&l->meeting, l->told[i], i, &w);
        buffer_add(&l->said[i], t.buf, t.len);
    }
    l->info_changed = true;
    hall_catch_up(h, l);
    l->info_changed = false;
    return entries;
}

/* -- What came of it ------------------------------------------------------- */

void hall_answer_wishes(struct hall *h, struct live *l)
{
    for (int i = 0; i < l->wish_count; i++) {
        if (l->wishes[i].later)
            h->answer(l->wishes[i].later, &l->wishes[i].reply);
        l->wishes[i].later = NULL;
    }
}

static void succeed(struct hall *h, struct live *l)
{
    h->metrics.tables_made += l->fresh != NULL;
    h->metrics.entries += (uint64_t)l->line_count;
    hall_free_newcomer(l);
    l->stored = l->meeting.version;
    l->stored_state = l->meeting.state;
    tell(h, l, hurried(l));
    hall_answer_wishes(h, l);
    if (l->arrived)
        metrics_note(&h->metrics, clock_steady() - l->arrived);
    hall_forget(l);
}

/* Why something was not stored. */
struct trouble {
    int status; /* for those who have asked over HTTP */
    const char *code;
    const char *words;
};

static void refuse_wishes(struct hall *h, struct live *l,
                          const struct trouble *t)
{
    for (int i = 0; i < l->wish_count; i++) {
        struct wish *w = &l->wishes[i];
        if (w->client)
            tell_refused(h, w->client, w->id, t->code, t->words);
        if (w->later) {
            bytes_drop(w->reply.body);
            api_refuse(&w->reply, t->status, t->words);
        }
    }
    hall_answer_wishes(h, l);
}

void hall_send_away(struct hall *h, struct live *l)
{
    for (struct client *c = l->clients; c; c = c->next)
        h->close(c->socket, 1013, "the store does not answer");
}

/* Takes back what could not be stored, and says so. Nothing may follow what is in
 * memory until the table has been read again. */
static void fail(struct hall *h, struct live *l, const struct trouble *t)
{
    bool was_made = !l->fresh;
    refuse_wishes(h, l, t);
    hall_forget(l);
    hall_free_newcomer(l);
    if (was_made) {
        reading_begin(h, l);
    } else {
        l->is_broken = true; /* there is no such table, and nobody knows it */
    }
}

void hall_rest(struct hall *h, struct live *l)
{
    l->rests = h->now + HALL_REST;
}

/* Those that come again and again are counted instead. */
void hall_complain(struct hall *h, const char *words)
{
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
    if (!hall_can_grow(l))
        return;
    if (l->presence_changed && l->has_meeting) {
        l->presence_changed = false;
        tell_presence(h, l);
    }
    if (l->answer && hall_is_settled(l))
        flow_take_late_answer(h, l);
    park_resume(h, l);
    reading_end(l);
    if (hall_is_settled(l) && !l->is_broken)
        flow_attend(h, l);
}

/* Another server has gone on with the table: what the clients have sent is taken
 * again, on what is there now. */
static void take_again(struct hall *h, struct live *l)
{
    for (int i = l->wish_count - 1; i >= 0; i--) {
        struct wish *w = &l->wishes[i];
        if (w->client && w->message)
            park_first(h, w->client, w->message, w->size);
        w->client = NULL;
    }
    fail(h, l,
         &(struct trouble){503, "late",
                           "somebody else was quicker; look again"});
}

static void refuse_all(struct hall *h, struct live *l, const char *reason)
{
    char words[GAME_WHY_MAX];
    struct text t = text_in(words, sizeof words);
    text_add(&t, "nothing can be stored at the moment: %s", reason);
    hall_rest(h, l);
    fail(h, l, &(struct trouble){503, "storage", words});
}

/* A connection can break after the store has done what it was told and before it
 * says so. What is there is not refused, or a seat would be taken by nobody and a
 * move be made that its player was told is not. */
void hall_resolve_doubt(struct hall *h, struct live *l, enum doubt d,
                        const char *reason)
{
    if (d == DOUBT_STORED) {
        l->has_news = true; /* others may have gone on from there */
        succeed(h, l);
    } else {
        l->reading = READING_NONE;
        refuse_all(h, l, reason);
    }
}

static void conclude(struct hall *h, struct live *l)
{
    struct batch *b = &h->batch;
    l->is_storing = false;
    if (b->e != ERR_OK) {
        reading_doubt(h, l, b->why);
    } else if (l->fresh && l->fresh->e != ERR_OK) {
        char words[GAME_WHY_MAX];
        struct text t = text_in(words, sizeof words);
        text_add(&t, "%s", l->fresh->why);
        fail(h, l, &(struct trouble){429, "storage", words});
    } else if (l->was_late) {
        take_again(h, l);
    } else {
        succeed(h, l);
    }
}

/* The keeper is done with the batch. */
static void finish(struct hall *h)
{
    struct batch *b = &h->batch;
    int count = h->storing_count;
    h->metrics.batches++;
    if (b->e != ERR_OK)
        hall_complain(h, b->why);
    for (int i = 0; i < b->count; i++) {
        struct live *l = b->list[i].with;
        l->stored_due = b->list[i].due;
        l->was_late = b->list[i].is_late;
    }
    for (int i = 0; i < count; i++)
        conclude(h, h->storing[i]);
    b->count = b->fresh_count = h->storing_count = 0;
    for (int i = 0; i < count; i++)
        after(h, h->storing[i]);
}

/* -- What is stored -------------------------------------------------------- */

static struct store_append append_of(const struct hall *h, struct live *l)
{
    struct store_append a = {
        .id = l->meeting.id,
        .version = l->stored,
        .lines = l->lines.bytes,
        .count = l->line_count,
        .state = l->meeting.state,
        .due = flow_due(h, l),
        .with = l,
    };
    if (l->info_changed) {
        char room[PLAN_TEXT_MAX];
        hall_summary(&l->meeting, room, sizeof room);
        buffer_clear(&l->summary);
        buffer_add(&l->summary, room, strlen(room) + 1);
        a.summary = l->summary.bytes;
    }
    a.is_plain = !a.summary && a.state == l->stored_state
                 && a.due == l->stored_due;
    return a;
}

/* Takes tables off the list until the batch is full. */
static void gather(struct hall *h)
{
    struct batch *b = &h->batch;
    while (h->dirty && h->storing_count < STORE_BATCH_MAX) {
        struct live *l = h->dirty;
        h->dirty = l->next_dirty;
        l->is_dirty = false;
        if (!hall_can_grow(l))
            continue; /* that is seen to afterwards */
        if (hall_is_settled(l)) {
            after(h, l);
            continue;
        }
        if (l->fresh)
            b->fresh[b->fresh_count++] = l->fresh;
        if (l->line_count > 0)
            b->list[b->count++] = append_of(h, l);
        l->was_late = false;
        l->is_storing = true;
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
    uint64_t until = clock_steady() + patience;
    while (h->storing_count > 0 || h->dirty) {
        hall_settle(h);
        uint64_t now = clock_steady();
        if (h->keeper && (now >= until || !keeper_wait(h->keeper, until - now)))
            return false;
    }
    return true;
}
