#include "term/chronicle.h"

#include "core/sentence.h"
#include "host/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

void chronicle_free(struct chronicle *c)
{
    free(c->text);
    free(c->line);
    *c = (struct chronicle){.text = NULL};
}

/* Makes room for one more line of so many bytes. */
static void make_room(struct chronicle *c, size_t n)
{
    if (c->size + n > c->room) {
        c->room = 2 * c->room + n + 4096;
        c->text = host_grow(c->text, c->room, 1);
    }
    if (c->count == c->line_room) {
        c->line_room = 2 * c->line_room + 64;
        c->line = host_grow(c->line, (size_t)c->line_room, sizeof *c->line);
    }
}

void chronicle_add(struct chronicle *c, int number, int seat, const char *words)
{
    assert(number >= 0 && words);
    size_t n = strlen(words) + 1;
    if (c->size + n > CHRONICLE_MAX)
        return;
    make_room(c, n);
    c->line[c->count++] = (struct chronicle_line){c->size, number, seat};
    memcpy(c->text + c->size, words, n);
    c->size += n;
}

void chronicle_cut(struct chronicle *c, int count)
{
    assert(count >= 0);
    if (count >= c->count)
        return;
    c->size = c->line[count].at;
    c->count = count;
    c->told = c->told < count ? c->told : count;
}

const char *chronicle_words(const struct chronicle *c, int i)
{
    assert(i >= 0 && i < c->count);
    return c->text + c->line[i].at;
}

void chronicle_write_numbered(const struct chronicle *c, int i,
                              struct text *out)
{
    const char *words = chronicle_words(c, i);
    if (c->line[i].number > 0)
        text_add(out, "%d ", c->line[i].number);
    text_add(out, "%s", words);
}

void chronicle_write(const struct chronicle *c, int i, struct text *out)
{
    for (i = i < 0 ? 0 : i; i < c->count; i++)
        text_add(out, "%s\n", chronicle_words(c, i));
}

void chronicle_tell(struct chronicle *c, struct text *out)
{
    assert(c->told <= c->count);
    chronicle_write(c, c->told, out);
    c->told = c->count;
}

static void write_line(const struct chronicle *c, const struct venue *v,
                       const struct state *s, struct move m, struct text *out)
{
    struct state_room view;
    struct move seen = venue_witness(v, s, m, c->viewer, state_in(&view));
    sentence_tell(v, state_in(&view), seen, out);
}

/* After an undo, or for another viewer, it is written anew. */
void chronicle_follow(struct chronicle *c, const struct match *m, int viewer)
{
    assert(m && m->venue && viewer >= 0 && viewer <= SEAT_NOBODY);
    const struct venue *v = m->venue;
    int told = c->told < m->count ? c->told : m->count;
    if (c->viewer != viewer || m->count < c->count || c->count == 0) {
        chronicle_cut(c, 0);
        c->viewer = viewer;
        match_start(m, state_in(&c->now));
    }
    for (int i = c->count; i < m->count; i++) {
        char room[SENTENCE_MAX];
        struct text line = text_in(room, sizeof room);
        write_line(c, v, state_in(&c->now), m->moves[i], &line);
        chronicle_add(c, i + 1, m->moves[i].seat, room);
        v->game->apply(v->table, state_in(&c->now), m->moves[i]);
        if (c->count != i + 1)
            break;
    }
    c->told = told < c->count ? told : c->count;
}
