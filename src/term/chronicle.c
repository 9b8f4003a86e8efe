#include "term/chronicle.h"

#include "core/sentence.h"
#include "host/memory.h"

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
    if (c->size + n + 2 > c->room) {
        c->room = 2 * c->room + n + 4096;
        c->text = host_grow(c->text, c->room, 1);
    }
    if (c->count == c->line_room) {
        c->line_room = 2 * c->line_room + 64;
        c->line = host_grow(c->line, (size_t)c->line_room, sizeof *c->line);
    }
}

void chronicle_add(struct chronicle *c, const char *line)
{
    size_t n = strlen(line);
    if (c->size + n > CHRONICLE_MAX)
        return;
    make_room(c, n);
    c->line[c->count++] = c->size;
    memcpy(c->text + c->size, line, n);
    c->size += n;
    c->text[c->size++] = '\n';
    c->text[c->size] = '\0';
}

void chronicle_cut(struct chronicle *c, int count)
{
    if (count >= c->count)
        return;
    c->size = c->line[count];
    c->count = count;
    c->text[c->size] = '\0';
}

const char *chronicle_from(const struct chronicle *c, int i)
{
    i = i < 0 ? 0 : i;
    return i < c->count ? c->text + c->line[i] : "";
}

static void write_line(const struct chronicle *c, const struct venue *v,
                       const struct state *s, struct move m, struct text *out)
{
    struct move seen = m;
    struct state_room view;
    if (v->game->secrets)
        seen = v->game->secrets->redact_move(v->table, s, m, c->viewer);
    venue_view(v, s, c->viewer, state_in(&view));
    if (!c->speaks)
        text_add(out, "%d ", c->count + 1);
    sentence_tell(v, state_in(&view), seen, out);
}

/* After an undo, or for another viewer, it is written anew. */
void chronicle_follow(struct chronicle *c, const struct match *m, int viewer)
{
    const struct venue *v = m->venue;
    if (c->viewer != viewer || m->count < c->count || c->count == 0) {
        chronicle_cut(c, 0);
        c->viewer = viewer;
        match_start(m, state_in(&c->now));
    }
    for (int i = c->count; i < m->count; i++) {
        char room[SENTENCE_MAX];
        struct text line = text_in(room, sizeof room);
        write_line(c, v, state_in(&c->now), m->moves[i], &line);
        chronicle_add(c, room);
        v->game->apply(v->table, state_in(&c->now), m->moves[i]);
        if (c->count != i + 1)
            return;
    }
}
