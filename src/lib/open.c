/* open.c - tables and matches of records and positions. */
#include "files/position.h"
#include "lib/lib_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* A text is a record or a position. */
struct given {
    bool is_record;
    struct record record;
    struct position position;
};

/* The text must outlive it. NULL, and mudbrick_error says why. */
static struct given *read_given(const char *words)
{
    static const char title[] = "mudbrick record";
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct given *g = calloc(1, sizeof *g);
    if (!g) {
        (void)lib_fail(MUDBRICK_MEMORY, "there is no memory left");
        return NULL;
    }
    words += strspn(words, " \t\r\n");
    g->is_record = strncmp(words, title, strlen(title)) == 0;
    enum err e = g->is_record
                     ? record_read(&g->record, words, strlen(words), &why)
                     : position_read(&g->position, words, strlen(words), &why);
    if (e == ERR_OK)
        return g;
    (void)lib_fail(MUDBRICK_BAD, "%s", room);
    free(g);
    return NULL;
}

static void free_given(struct given *g)
{
    if (!g->is_record)
        position_free(&g->position);
    free(g);
}

/* -- Tables ---------------------------------------------------------------- */

static enum err open_given(const struct opening *o, const void *with,
                           struct text *why)
{
    const struct given *g = with;
    return g->is_record ? opening_record_place(o, &g->record, why)
                        : opening_position_place(o, &g->position, why);
}

MUDBRICK_EXPORT mudbrick_table *mudbrick_table_of(const char *words,
                                                  const char *content)
{
    assert(words);
    struct given *g = read_given(words);
    struct mudbrick_table *t = NULL;
    if (g) {
        t = lib_new_table(content, open_given, g);
        free_given(g);
    }
    return t;
}

/* -- Matches --------------------------------------------------------------- */

static enum err play_record(struct mudbrick_match *m, const struct record *r,
                            struct text *why)
{
    struct match whole;
    match_begin(&whole, lib_venue(m), m->moves);
    enum err e = opening_record_moves(&whole, r, why);
    m->now = whole.now;
    m->count = whole.count;
    m->seed = r->seed == RECORD_NO_SEED ? m->seed : (uint64_t)r->seed;
    return e;
}

static enum err place(struct mudbrick_match *m, const struct position *p,
                      struct text *why)
{
    const struct venue *v = lib_venue(m);
    int viewer = SEAT_NOBODY;
    enum err e = opening_position_state(v, p, state_in(&m->start), &viewer,
                                        why);
    if (e == ERR_OK && venue_has_holes(v, state_in(&m->start))) {
        text_add(why, "the position is a view; something in it is hidden");
        e = ERR_BAD_TEXT;
    }
    m->now = m->start;
    m->is_placed = true;
    return e;
}

MUDBRICK_EXPORT mudbrick_match *mudbrick_match_open(const mudbrick_table *t,
                                                    const char *words,
                                                    uint64_t seed)
{
    assert(t && words);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct given *g = read_given(words);
    struct mudbrick_match *m = g ? lib_new_match(t) : NULL;
    enum err e = ERR_OK;
    if (m) {
        m->seed = seed;
        e = g->is_record ? play_record(m, &g->record, &why)
                         : place(m, &g->position, &why);
    }
    if (g)
        free_given(g);
    if (m && e != ERR_OK) {
        (void)lib_fail(MUDBRICK_BAD, "%s", room);
        mudbrick_match_free(m);
        return NULL;
    }
    if (m)
        lib_settle(m);
    return m;
}
