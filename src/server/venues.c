#include "server/venues.h"

#include "files/content.h"
#include "games/opening.h"
#include "host/memory.h"

#include <assert.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

struct shared {
    struct shared *next;
    int users;
    struct venue venue;
};

struct venues {
    struct shared *all;
    int boxes;
    struct box *box; /* in the order of games_all */
};

static struct box *box_of(const struct venues *v, const struct games_entry *e)
{
    assert(v && e >= games_all && e - games_all < v->boxes);
    return &v->box[e - games_all];
}

static int count_games(void)
{
    int n = 0;
    while (games_all[n].game)
        n++;
    return n;
}

struct venues *venues_new(struct text *why)
{
    assert(why);
    const struct supply from = {content_supply, NULL};
    int games = count_games();
    struct venues *v = host_alloc(1, sizeof *v);
    struct box *boxes = host_alloc((size_t)games + 1, sizeof *boxes);
    v->box = boxes;
    v->boxes = games;
    for (int i = 0; i < games; i++) {
        const struct opening o = {.from = &from, .box = &boxes[i]};
        if (opening_box(&o, games_all[i].game->name, why) != ERR_OK) {
            venues_free(v);
            return NULL;
        }
    }
    return v;
}

void venues_free(struct venues *v)
{
    if (!v)
        return;
    while (v->all) {
        struct shared *s = v->all;
        v->all = s->next;
        free(s);
    }
    free(v->box);
    free(v);
}

uint64_t venues_content(const struct venues *v, const struct games_entry *e)
{
    return box_of(v, e)->hash;
}

static bool is_same(const struct venue *v, const struct games_entry *e,
                    const struct setup *how)
{
    if (v->game != e->game || v->setup.seats != how->seats)
        return false;
    for (int i = 0; i < e->game->option_count; i++) {
        if (v->setup.option[i] != how->option[i])
            return false;
    }
    return true;
}

const struct venue *venues_take(struct venues *v, const struct games_entry *e,
                                const struct setup *how, struct text *why)
{
    assert(v && e && how && why);
    struct shared *s = v->all;
    while (s && !is_same(&s->venue, e, how))
        s = s->next;
    if (s) {
        s->users++;
        return &s->venue;
    }
    s = host_alloc(1, sizeof *s);
    const struct opening o = {.box = box_of(v, e), .venue = &s->venue};
    if (opening_venue(&o, how, why) != ERR_OK) {
        free(s);
        return NULL;
    }
    s->users = 1;
    s->next = v->all;
    v->all = s;
    return &s->venue;
}

void venues_drop(struct venues *v, const struct venue *venue)
{
    for (struct shared **at = &v->all; *at; at = &(*at)->next) {
        struct shared *s = *at;
        if (&s->venue != venue)
            continue;
        assert(s->users > 0);
        if (--s->users == 0) {
            *at = s->next;
            free(s);
        }
        return;
    }
}
