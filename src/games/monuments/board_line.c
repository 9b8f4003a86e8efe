/* board_line.c - facts written on the board. */
#include "games/monuments/board_line.h"

#include "core/board.h"
#include "games/monuments/monuments.h"

#include <assert.h>
#include <string.h>

enum text_style monuments_seat_style(const struct monuments_table *t, int seat)
{
    assert(seat >= 0 && seat < t->seats);
    static const enum text_style styles[] = {STYLE_RED, STYLE_BLUE, STYLE_WHITE,
                                             STYLE_YELLOW, STYLE_GREEN};
    return styles[t->content.civ[t->civ[seat]].colour];
}

static bool is_key(const struct words_span *span, const char *key)
{
    return strcmp(span->key, key) == 0;
}

/* What the thing is, however the board writes it. */
static const char *key_of(const struct words_span *span)
{
    static const char own[] = "board-";
    size_t n = sizeof own - 1;
    if (is_key(span, BOARD_GREEN_CARD))
        return "card";
    return strncmp(span->key, own, n) == 0 ? span->key + n : span->key;
}

static enum text_style style_of(const struct monuments_table *t,
                                const struct words_span *span)
{
    if (is_key(span, BOARD_GREEN_CARD))
        return STYLE_GREEN;
    for (int seat = 0; is_key(span, "seat") && seat < t->seats; seat++) {
        if (strcmp(t->content.civ[t->civ[seat]].id, span->id->word) == 0)
            return monuments_seat_style(t, seat);
    }
    return STYLE_PLAIN;
}

/* Columns of the first bytes. */
static int columns(const char *said, size_t bytes)
{
    char room[CANVAS_ADD_MAX];
    struct text t = text_in(room, sizeof room);
    text_put(&t, said, bytes);
    return text_columns(room);
}

/* The name of a seat stands in many lines; its place is the list of players. */
static void mark_span(const struct monuments_table *t, const char *said,
                      const struct words_span *span, struct canvas_place from,
                      struct canvas *out)
{
    char room[CANVAS_ADD_MAX];
    struct text name = text_in(room, sizeof room);
    int first = columns(said, span->first);
    struct canvas_box box = {from.row, from.col + first, 1,
                             columns(said, span->end) - first};
    text_put(&name, said + span->first, span->end - span->first);
    if (style_of(t, span) != STYLE_PLAIN)
        canvas_put(out, box.col, box.row, style_of(t, span), room);
    if (box.cols > 0 && !is_key(span, "seat")) {
        canvas_anchor(out, box, STYLE_PLAIN, key_of(span),
                      span->id->form == FACT_WORD ? span->id->word : NULL,
                      span->id->number);
    }
}

void monuments_draw_line(const struct monuments_table *t, const struct fact *f,
                         struct canvas *out)
{
    char room[CANVAS_ADD_MAX];
    struct text said = text_in(room, sizeof room);
    struct words_spans spans;
    struct canvas_place from = canvas_pen(out);
    (void)words_tell(monuments_game.words, f, "", &spans, &said);
    canvas_add(out, "%s", room);
    for (int i = 0; i < spans.count; i++)
        mark_span(t, room, &spans.span[i], from, out);
}

void monuments_draw_deed(const struct monuments_table *t, const struct fact *f,
                         const char *attribute, int seat, struct canvas *out)
{
    char room[CANVAS_ADD_MAX];
    char name[CANVAS_ADD_MAX];
    struct text said = text_in(room, sizeof room);
    struct text who = text_in(name, sizeof name);
    struct words_spans spans;
    struct canvas_place from = canvas_pen(out);
    struct fact doer;
    fact_begin(&doer, "seat");
    fact_word(&doer, "id", t->content.civ[t->civ[seat]].id);
    fact_close(&doer);
    (void)words_say(monuments_game.words, &doer, &who);
    (void)words_say_more(monuments_game.words, f, attribute, name, &spans,
                         &said);
    canvas_add(out, "%s", room);
    for (int i = 0; i < spans.count; i++) {
        if (!is_key(&spans.span[i], "who"))
            continue;
        canvas_put(out, from.col + columns(room, spans.span[i].first), from.row,
                   monuments_seat_style(t, seat), name);
    }
}

void monuments_draw_label(const char *message, struct canvas *out)
{
    board_label(out, monuments_game.words, message);
}
