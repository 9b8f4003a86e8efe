#include "term/report.h"

#include "core/report.h"
#include "core/words.h"
#include "term/rules.h"

#include <assert.h>
#include <string.h>

/* -- What the game says ---------------------------------------------------- */

/* Which of the facts are wanted, and where they are written. */
struct wanted {
    const struct fluent_file *words;
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

/* Returns how many lines fit. */
static int tell(struct scene *sc, bool briefly, struct wanted w)
{
    const struct venue *v = sc->venue;
    w.words = v->game->words;
    report_tell(v, scene_state(sc), briefly, keep, &w);
    return w.lines;
}

/* A fact is about its first argument, and called so. */
static bool is_about(const struct wanted *w, const struct fact *f,
                     const char *sentence)
{
    char room[REPORT_LINE_MAX];
    struct text name = text_in(room, sizeof room);
    size_t n = strcspn(sentence, " ");
    text_put(&name, sentence, n);
    text_add(&name, " ");
    if (f->count > 1)
        (void)words_say_part(w->words, f, 1, &name);
    return rules_has(room, w->about);
}

static bool has_words(const struct wanted *w, const struct fact *f,
                      const char *sentence)
{
    (void)f;
    return rules_has(sentence, w->about);
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
    bool is_wanted = rules_has(room, words);
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

int report_write(struct scene *sc, const char *words, struct text *out)
{
    assert(sc->venue && words && out);
    struct wanted w = {.fits = is_about, .about = words, .out = out};
    if (!sc->venue->game->tell_state)
        return write_cells(sc, words, out);
    int n = tell(sc, !*words, w);
    w.fits = has_words;
    return n > 0 ? n : tell(sc, !*words, w);
}

int report_write_seat(struct scene *sc, int seat, struct text *out)
{
    assert(seat >= 0 && seat < sc->venue->setup.seats);
    struct wanted w = {.fits = is_of_seat,
                       .about = venue_seat_name(sc->venue, seat),
                       .out = out};
    if (!sc->venue->game->tell_state)
        return write_cells(sc, w.about, out);
    return tell(sc, true, w);
}
