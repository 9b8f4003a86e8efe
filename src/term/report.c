#include "term/report.h"

#include "core/report.h"
#include "core/words.h"
#include "term/seek.h"

#include <assert.h>
#include <string.h>

/* -- What the game says ---------------------------------------------------- */

/* Which of the facts are wanted, and where they are written. */
struct wanted {
    const struct fluent_file *words;
    void (*tell)(struct scene *sc, struct wanted *w);
    bool briefly;
    bool (*fits)(const struct wanted *w, const struct fact *f,
                 const char *sentence);
    const char *about;
    struct text *out;
    int lines;
};

static void keep(void *with, const struct fact *f)
{
    struct wanted *w = with;
    char room[REPORT_LINE_MAX];
    struct text line = text_in(room, sizeof room);
    (void)words_say(w->words, f, &line);
    if (w->fits(w, f, room)) {
        text_add(w->out, "%s\n", room);
        w->lines++;
    }
}

static void tell_position(struct scene *sc, struct wanted *w)
{
    report_tell(sc->venue, scene_state(sc), w->briefly, keep, w);
}

static void tell_printed(struct scene *sc, struct wanted *w)
{
    report_tell_printed(sc->venue, scene_state(sc), keep, w);
}

/* Returns how many lines fit. */
static int tell(struct scene *sc, struct wanted w)
{
    w.words = sc->venue->game->words;
    w.tell(sc, &w);
    return w.lines;
}

/* A fact is about its first argument: the thing with that id, or what is called
 * so. */
static bool is_about(const struct wanted *w, const struct fact *f,
                     const char *sentence)
{
    (void)sentence;
    if (f->count < 2)
        return !*w->about;
    char room[REPORT_LINE_MAX];
    struct text name = text_in(room, sizeof room);
    int id = fact_find(f, 1, "id", 2);
    bool has_id = id > 0 && f->part[id].form == FACT_WORD;
    (void)words_say_part(w->words, f, 1, &name);
    return (has_id && seek_is(f->part[id].word, w->about))
           || seek_has(room, w->about);
}

static bool has_words(const struct wanted *w, const struct fact *f,
                      const char *sentence)
{
    (void)f;
    return seek_has(sentence, w->about);
}

/* Its first argument is the seat. */
static bool is_of_seat(const struct wanted *w, const struct fact *f,
                       const char *sentence)
{
    (void)sentence;
    int id = f->count > 1 ? fact_find(f, 1, "id", 2) : -1;
    return id > 0 && strcmp(f->part[1].word, "seat") == 0
           && strcmp(f->part[id].word, w->about) == 0;
}

/* -- Games that say nothing: cell by cell, in the notation ----------------- */

static bool is_empty(const struct field *f, uint64_t value)
{
    return f->kind == FIELD_SET
               ? value == 0
               : value == FIELD_NONE || (value == 0 && !f->values);
}

static void write_axis(const struct axis *axis, const struct table *t, int i,
                       struct text *out)
{
    if (axis && axis->name) {
        axis->name(t, i, out);
        text_add(out, " ");
    } else if (axis) {
        text_add(out, "%d ", i + 1);
    }
}

/* "armies red A12 3", if it has the words. */
static bool write_cell(struct scene *sc, const struct field *f, int n,
                       const char *words, struct text *out)
{
    const struct table *t = sc->venue->table;
    int cols = field_cols(f, t);
    char room[GAME_WHY_MAX];
    struct text line = text_in(room, sizeof room);
    uint64_t value = field_get(f, scene_state(sc), n / cols, n % cols);
    if (is_empty(f, value))
        return false;
    text_add(&line, "%s ", f->name);
    write_axis(f->rows, t, n / cols, &line);
    write_axis(f->cols, t, n % cols, &line);
    field_write_value(f, t, value, &line);
    bool is_wanted = seek_has(room, words);
    text_add(out, "%s%s", is_wanted ? room : "", is_wanted ? "\n" : "");
    return is_wanted;
}

static int write_cells(struct scene *sc, const char *words, struct text *out)
{
    const struct game *g = sc->venue->game;
    const struct table *t = sc->venue->table;
    int lines = 0;
    for (int k = 0; k < g->fields->count; k++) {
        const struct field *f = &g->fields->row[k];
        for (int i = 0; i < field_rows(f, t) * field_cols(f, t); i++)
            lines += write_cell(sc, f, i, words, out);
    }
    return lines;
}

/* -- Both ------------------------------------------------------------------ */

/* What is about it, or else what has the words. */
static int tell_about(struct scene *sc, struct wanted w)
{
    w.fits = is_about;
    int n = tell(sc, w);
    w.fits = has_words;
    return n > 0 ? n : tell(sc, w);
}

int report_write(struct scene *sc, const char *words, struct text *out)
{
    assert(sc->venue && words && out);
    if (!sc->venue->game->tell_state)
        return write_cells(sc, words, out);
    return tell_about(sc, (struct wanted){.tell = tell_position,
                                          .briefly = !*words,
                                          .about = words,
                                          .out = out});
}

int report_write_printed(struct scene *sc, const char *words, struct text *out)
{
    assert(sc->venue && *words && out);
    return tell_about(
        sc, (struct wanted){.tell = tell_printed, .about = words, .out = out});
}

int report_write_seat(struct scene *sc, int seat, struct text *out)
{
    assert(seat >= 0 && seat < sc->venue->setup.seats);
    struct wanted w = {.tell = tell_position,
                       .briefly = true,
                       .fits = is_of_seat,
                       .about = venue_seat_name(sc->venue, seat),
                       .out = out};
    if (!sc->venue->game->tell_state)
        return write_cells(sc, w.about, out);
    return tell(sc, w);
}
