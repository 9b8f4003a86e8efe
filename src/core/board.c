#include "core/board.h"

#include <assert.h>
#include <string.h>

void board_draw(const struct venue *v, const struct state *view, int viewer,
                struct canvas *out)
{
    assert(v && v->game && view && out);
    assert(viewer >= 0 && viewer <= SEAT_NOBODY);
    canvas_clear(out);
    v->game->draw_board(v->table, view, viewer, out);
}

void board_write(const struct venue *v, const struct state *view, int viewer,
                 struct text *out)
{
    assert(viewer >= 0 && viewer <= SEAT_NOBODY);
    assert(out);
    struct canvas c;
    board_draw(v, view, viewer, &c);
    canvas_write(&c, out);
}

const struct canvas_anchor *board_find(const struct canvas *c,
                                       const struct canvas_anchor *last,
                                       const struct fact *f, int part)
{
    assert(c && f && part >= 0 && part < FACT_PARTS_MAX);
    const struct fact_part *p = &f->part[part];
    int id = p->form == FACT_IS ? fact_find(f, part, "id", 2) : -1;
    if (id < 0)
        return NULL;
    const struct fact_part *which = &f->part[id];
    return canvas_find(c, last, p->word,
                       which->form == FACT_WORD ? which->word : NULL,
                       which->number);
}

void board_say(struct canvas *c, const struct fluent_file *words,
               const struct fact *f)
{
    assert(c && words && f);
    char room[CANVAS_ADD_MAX];
    struct text t = text_in(room, sizeof room);
    words_say(words, f, &t);
    canvas_add(c, "%s", room);
}

static const struct words_span *span_of(const struct words_spans *spans,
                                        const char *key)
{
    int i = 0;
    while (i < spans->count && strcmp(spans->span[i].key, key) != 0)
        i++;
    assert(i < spans->count);
    return &spans->span[i];
}

struct canvas_box board_say_named(struct canvas *c,
                                  const struct fluent_file *words,
                                  const struct fact *f, const char *key,
                                  enum text_style style)
{
    char room[CANVAS_ADD_MAX];
    char name[CANVAS_ADD_MAX];
    struct text t = text_in(room, sizeof room);
    struct text called = text_in(name, sizeof name);
    struct words_spans spans;
    (void)words_offer(words, f, &spans, &t);
    const struct words_span *span = span_of(&spans, key);
    text_put(&called, room + span->first, span->end - span->first);
    canvas_add(c, "%.*s", (int)span->first, room);
    struct canvas_place from = canvas_pen(c);
    canvas_add_styled(c, style, name);
    struct canvas_box box = {from.row, from.col, 1,
                             canvas_pen(c).col - from.col};
    canvas_add(c, "%s", room + span->end);
    return box;
}

void board_label(struct canvas *c, const struct fluent_file *words,
                 const char *message)
{
    assert(c && words && message);
    char room[CANVAS_ADD_MAX];
    struct text t = text_in(room, sizeof room);
    fluent_say(words, message, NULL, &t);
    canvas_add(c, "%s", room);
}
