/* settle.c - storing what is new, then telling it; or taking it back. */
#include "server/flow.h"
#include "server/hall_internal.h"
#include "server/moment.h"
#include "server/tell.h"

#include <stdio.h>
#include <stdlib.h>

/* Fills what was said since version `from` by going through the log. */
void hall_say_again(struct hall *h, struct live *l, int from)
{
    for (int i = 0; i < HALL_VIEWERS; i++) {
        buffer_clear(&l->said[i]);
        if (l->viewers[i] == 0)
            continue;
        struct text t = text_in(h->scratch, HALL_SCRATCH);
        struct json w = {.out = &t};
        if (show_log(&l->room, from, i, &w))
            buffer_add(&l->said[i], t.buf, t.len);
    }
}

static void succeed(struct hall *h, struct live *l)
{
    int from = l->stored;
    h->metrics.entries += (uint64_t)l->body_count;
    l->stored = l->room.version;
    tell_event(h, l, from);
    if (l->arrived)
        metrics_note(&h->metrics, moment_steady() - l->arrived);
    hall_forget(l);
}

/* Takes back what could not be stored, and says so. */
static void fail(struct hall *h, struct live *l, const char *code,
                 const char *words)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    int from = l->stored;
    for (int i = 0; i < l->wish_count; i++) {
        if (l->wishes[i].client)
            tell_refused(h, l->wishes[i].client, l->wishes[i].id, code, words);
    }
    hall_forget(l);
    if (hall_reload(h, l, &why) != ERR_OK) {
        for (struct client *c = l->clients; c; c = c->next)
            h->close(c->socket, 1013, "the store does not answer");
    } else if (l->stored > from) {
        hall_say_again(h, l, from);
        l->info_changed = true;
        tell_event(h, l, from);
        hall_forget(l);
    }
}

static struct store_append append_of(const struct hall *h, struct live *l,
                                     char *summary)
{
    struct store_append a = {
        .id = l->room.id,
        .version = l->stored,
        .bodies = (const char *const *)l->bodies,
        .count = l->body_count,
        .state = l->room.state,
        .due = flow_due(h, l),
    };
    if (l->info_changed) {
        hall_summary(&l->room, summary, PLAN_TEXT_MAX);
        a.summary = summary;
    }
    return a;
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

/* Stores up to BATCH tables in one transaction. */
enum { BATCH = 256 };

static void settle_batch(struct hall *h, struct live *const *lives, int count)
{
    struct store_append list[BATCH];
    char why_room[GAME_WHY_MAX];
    char words[GAME_WHY_MAX];
    struct text why = text_in(why_room, sizeof why_room);
    struct text sentence = text_in(words, sizeof words);
    char(*summaries)[PLAN_TEXT_MAX] = calloc((size_t)count, sizeof *summaries);
    if (!summaries)
        abort();
    for (int i = 0; i < count; i++)
        list[i] = append_of(h, lives[i], summaries[i]);
    enum err e = store_append(h->store, list, count, h->now, &why);
    h->metrics.batches++;
    struct text trouble = text_in(h->storage_trouble,
                                  sizeof h->storage_trouble);
    if (e != ERR_OK) {
        hall_complain(h, why_room);
        text_add(&sentence, "nothing can be stored at the moment: %s",
                 why_room);
        text_add(&trouble, "%s", words);
    }
    for (int i = 0; i < count; i++) {
        struct live *l = hall_loaded(h, list[i].id);
        if (e != ERR_OK) {
            fail(h, l, "storage", words);
        } else if (list[i].is_late) {
            fail(h, l, "late", "somebody else was quicker; look again");
        } else {
            succeed(h, l);
        }
    }
    free(summaries);
}

/* Takes up to BATCH tables off the list that have something to store. */
static int gather(struct hall *h, struct live **lives, struct live **others)
{
    int count = 0;
    *others = NULL;
    while (h->dirty && count < BATCH) {
        struct live *l = h->dirty;
        h->dirty = l->next_dirty;
        l->is_dirty = false;
        if (l->body_count > 0) {
            lives[count++] = l;
        } else {
            l->next_dirty = *others;
            *others = l;
        }
    }
    return count;
}

static void after(struct hall *h, struct live *l)
{
    if (l->presence_changed) {
        l->presence_changed = false;
        tell_presence(h, l);
    }
    flow_attend(h, l);
}

void hall_settle(struct hall *h)
{
    while (h->dirty) {
        struct live *lives[BATCH];
        struct live *others = NULL;
        int count = gather(h, lives, &others);
        if (count > 0)
            settle_batch(h, lives, count);
        for (int i = 0; i < count; i++)
            after(h, lives[i]);
        while (others) {
            struct live *l = others;
            others = l->next_dirty;
            after(h, l);
        }
    }
}

bool hall_is_stored(const struct hall *h, const struct live *l, int version,
                    struct text *why)
{
    if (!l->is_broken && l->stored >= version)
        return true;
    text_add(why, "%s",
             h->storage_trouble[0] ? h->storage_trouble
                                   : "somebody else was quicker; try again");
    return false;
}
