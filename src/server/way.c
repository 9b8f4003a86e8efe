#include "server/way.h"

#include <assert.h>
#include <string.h>

/* A step is the pieces of the position that it has changed, as they were, and how
 * many they are. */
enum { PIECE = 8 };

struct piece {
    uint16_t at;
    unsigned char was[PIECE];
};

/* The last one may be shorter. */
static size_t piece_size(const struct match *m, size_t at)
{
    size_t left = m->venue->game->state_size - at;
    return left < PIECE ? left : PIECE;
}

static void note_step(struct way *w, struct match *m,
                      const struct state_room *before)
{
    assert(m->venue->game->state_size <= UINT16_MAX);
    const unsigned char *now = m->now.bytes;
    uint16_t count = 0;
    for (size_t at = 0; at < m->venue->game->state_size; at += PIECE) {
        struct piece p = {.at = (uint16_t)at};
        size_t size = piece_size(m, at);
        if (memcmp(before->bytes + at, now + at, size) == 0)
            continue;
        memcpy(p.was, before->bytes + at, size);
        buffer_add(&w->steps, (const char *)&p, sizeof p);
        count++;
    }
    buffer_add(&w->steps, (const char *)&count, sizeof count);
}

/* Takes this many bytes off the end. */
static void take(struct buffer *b, void *out, size_t size)
{
    assert(b->size >= size);
    b->size -= size;
    memcpy(out, b->bytes + b->size, size);
}

static void take_step_back(struct way *w, struct match *m)
{
    assert(m->count > w->wall);
    uint16_t count = 0;
    take(&w->steps, &count, sizeof count);
    for (int i = 0; i < count; i++) {
        struct piece p;
        take(&w->steps, &p, sizeof p);
        memcpy(m->now.bytes + p.at, p.was, piece_size(m, p.at));
    }
    m->count--;
}

void way_play(struct way *w, struct match *m, struct move move,
              struct state_room *before)
{
    assert(m->count >= w->wall);
    const struct venue *v = m->venue;
    memcpy(before->bytes, m->now.bytes, v->game->state_size);
    v->game->apply(v->table, match_state(m), move);
    m->moves[m->count++] = move;
    note_step(w, m, before);
}

void way_go_back(struct way *w, struct match *m, int count)
{
    assert(count >= w->wall);
    while (m->count > count)
        take_step_back(w, m);
}

void way_close(struct way *w, const struct match *m)
{
    assert(w && m->count >= w->wall);
    w->wall = m->count;
    buffer_clear(&w->steps);
}

void way_restart(struct way *w, struct match *m)
{
    assert(w && m);
    w->wall = m->count = 0;
    buffer_clear(&w->steps);
    match_start(m, match_state(m));
}

void way_release(struct way *w)
{
    assert(w);
    buffer_free(&w->steps);
}
