/* settle.c - storing what is new, then telling it; or taking it back. */
#include "server/api.h"
#include "server/flow.h"
#include "server/hall_internal.h"
#include "server/moment.h"
#include "server/park.h"
#include "server/tell.h"

#include <stdio.h>

bool hall_is_settled(const struct live *l)
{
    return hall_can_grow(l) && l->line_count == 0 && !l->fresh;
}

bool hall_can_grow(const struct live *l)
{
    return !l->is_storing;
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
    unsigned set = room_to_act(&l->room);
    if (l->info_changed
        || (l->lags_from && moment_steady() - l->lags_from >= HALL_LATER))
        return ~0U;
    for (int i = 0; i < room_seats(&l->room); i++) {
        if (l->done[i].size > 0)
            set |= 1U << i;
    }
    return set;
}

static void tell_later(struct hall *h, struct live *l)
{
    if (!l->lags_from)
        l->lags_from = moment_steady();
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

void hall_say_again(struct hall *h, struct live *l)
{
    for (int i = 0; i < HALL_VIEWERS; i++) {
        buffer_clear(&l->said[i]);
        if (l->viewers[i] == 0)
            continue;
        struct text t = text_in(h->scratch, HALL_SCRATCH);
        struct json w = {.out = &t};
        show_log(&l->room, l->told[i], hall_reader(l, i), &w);
        buffer_add(&l->said[i], t.buf, t.len);
    }
    l->info_changed = true;
    hall_catch_up(h, l);
    l->info_changed = false;
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
    l->stored = l->room.version;
    l->stored_state = l->room.state;
    tell(h, l, hurried(l));
    hall_answer_wishes(h, l);
    if (l->arrived)
        metrics_note(&h->metrics, moment_steady() - l->arrived);
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

/* Takes back what could not be stored, and says so. */
static void fail(struct hall *h, struct live *l, const struct trouble *t)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    refuse_wishes(h, l, t);
    hall_forget(l);
    if (l->fresh) {
        /* There is no such table, and nobody has heard of it. */
        hall_free_newcomer(l);
        l->is_broken = true;
        return;
    }
    if (hall_reload(h, l, &why) == ERR_OK) {
        hall_say_again(h, l);
    } else {
        /* Nothing may follow what is in memory, for it is not stored. */
        hall_send_away(h, l);
        park_clear(h, l);
    }
}

void hall_complain(struct hall *h, const char *words)
{
    h->metrics.storage_failures++;
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    json_word(&w, words);
    (void)fprintf(stderr,
                  "{\"level\":\"error\",\"event\":\"storage\",\"why\":%s}\n",
                  t.buf);
}

/* What waited for the table to be settled. */
static void after(struct hall *h, struct live *l)
{
    if (l->has_news && hall_is_settled(l))
        hall_refresh(h, l);
    if (l->presence_changed) {
        l->presence_changed = false;
        tell_presence(h, l);
    }
    if (l->answer && hall_is_settled(l))
        flow_take_late_answer(h, l);
    park_resume(h, l);
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

/* The lines that are looked for among a table's entries. */
struct lines {
    const char *rest;
    int left; /* -1: something else is there */
};

static void compare_line(void *with, int version, const char *body)
{
    struct lines *s = with;
    size_t n = strcspn(s->rest, "\n");
    (void)version;
    if (s->left <= 0)
        return;
    bool same = strlen(body) == n && memcmp(body, s->rest, n) == 0;
    s->left = same ? s->left - 1 : -1;
    s->rest += n + (s->rest[n] == '\n');
}

static bool is_made(struct hall *h, const struct live *l)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct store_table t;
    if (store_find(h->store, l->room.id, &t, &why) != ERR_OK)
        return false;
    store_release(&t);
    return true;
}

/* A connection can break after the store has done what it was told and before it
 * says so. What is there is not refused, or a seat would be taken by nobody and a
 * move be made that its player was told is not. */
static bool was_stored(struct hall *h, struct live *l)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct lines s = {l->lines.bytes, l->line_count};
    if (l->line_count == 0)
        return is_made(h, l);
    if (store_entries(h->store, l->room.id, l->stored, compare_line, &s, &why)
            != ERR_OK
        || s.left != 0)
        return false;
    l->has_news = true; /* others may have gone on from there */
    return true;
}

static void conclude(struct hall *h, struct live *l)
{
    struct batch *b = &h->batch;
    char words[GAME_WHY_MAX];
    struct text sentence = text_in(words, sizeof words);
    l->is_storing = false;
    if (b->e != ERR_OK && !was_stored(h, l)) {
        text_add(&sentence, "nothing can be stored at the moment: %s", b->why);
        fail(h, l, &(struct trouble){503, "storage", words});
    } else if (b->e == ERR_OK && l->fresh && l->fresh->e != ERR_OK) {
        text_add(&sentence, "%s", l->fresh->why);
        fail(h, l, &(struct trouble){429, "storage", words});
    } else if (b->e == ERR_OK && l->was_late) {
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
        .id = l->room.id,
        .version = l->stored,
        .lines = l->lines.bytes,
        .count = l->line_count,
        .state = l->room.state,
        .due = flow_due(h, l),
        .with = l,
    };
    if (l->info_changed) {
        char room[PLAN_TEXT_MAX];
        hall_summary(&l->room, room, sizeof room);
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
        if (l->is_storing)
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

void hall_wait(struct hall *h)
{
    while (h->storing_count > 0 || h->dirty) {
        hall_settle(h);
        if (h->keeper)
            keeper_wait(h->keeper);
    }
}
