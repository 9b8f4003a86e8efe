#include "term/report.h"

#include "host/memory.h"
#include "term/letters.h"
#include "term/rules.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* -- What the game says ---------------------------------------------------- */

/* Everything that the game says of the position, to be freed; NULL if it says
 * nothing. */
static char *say(struct scene *sc, bool briefly)
{
    const struct venue *v = sc->venue;
    char *room = v->game->say_state ? host_alloc(REPORT_MAX, 1) : NULL;
    if (room) {
        struct text t = text_in(room, REPORT_MAX);
        v->game->say_state(v->table, scene_state(sc), sc->viewer, briefly, &t);
    }
    return room;
}

/* Keeps the lines that fit; returns how many. */
static int keep_lines(const char *lines, const char *words,
                      bool (*fits)(const char *line, const char *words),
                      struct text *out)
{
    int n = 0;
    while (*lines) {
        char room[REPORT_LINE_MAX];
        struct text line = text_in(room, sizeof room);
        size_t length = strcspn(lines, "\n");
        text_put(&line, lines, length);
        lines += length + (lines[length] == '\n');
        if (fits(room, words)) {
            text_add(out, "%s\n", room);
            n++;
        }
    }
    return n;
}

/* What a line is about comes before its verb. */
static bool is_about(const char *line, const char *words)
{
    static const char *const verbs[] = {" has ", " is ", " costs ", " settles ",
                                        " lies "};
    char head[REPORT_LINE_MAX];
    struct text t = text_in(head, sizeof head);
    size_t n = strlen(line);
    for (size_t i = 0; i < sizeof verbs / sizeof verbs[0]; i++) {
        const char *verb = strstr(line, verbs[i]);
        if (verb && (size_t)(verb - line) < n)
            n = (size_t)(verb - line);
    }
    text_put(&t, line, n);
    return rules_has(head, words);
}

static bool begins_with(const char *line, const char *name)
{
    size_t n = strlen(name);
    return strncasecmp(line, name, n) == 0 && line[n] == ' ';
}

/* -- Games that say nothing: field by field -------------------------------- */

/* "armies_left" is "Armies left". */
static void write_name(const char *name, struct text *out)
{
    text_add(out, "%c", letter_capital(*name++));
    for (; *name; name++)
        text_add(out, "%s%.*s", *name == '_' ? " " : "", *name != '_', name);
}

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
        text_add(out, "%d: ", i + 1);
    }
}

/* The cells of one row that hold something, with commas; how many. */
static int write_row(struct scene *sc, const struct field *f, int row,
                     struct text *out)
{
    const struct table *t = sc->venue->table;
    int n = 0;
    for (int col = 0; col < field_cols(f, t); col++) {
        uint64_t value = field_get(f, scene_state(sc), row, col);
        if (is_empty(f, value))
            continue;
        text_add(out, n++ ? ", " : "");
        write_axis(f->cols, t, col, out);
        field_write_value(f, t, value, out);
    }
    return n;
}

static void write_rows(struct scene *sc, const struct field *f,
                       struct text *out)
{
    const struct table *t = sc->venue->table;
    int n = 0;
    for (int row = 0; row < field_rows(f, t); row++) {
        size_t start = out->len;
        text_add(out, n ? (f->cols ? "; " : ", ") : "");
        write_axis(f->rows, t, row, out);
        if (write_row(sc, f, row, out) > 0) {
            n++;
        } else {
            out->len = start;
            out->buf[start] = '\0';
        }
    }
    text_add(out, n ? "" : "none");
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
    write_name(f->name, &line);
    text_add(&line, " ");
    write_axis(f->rows, t, n / cols, &line);
    write_axis(f->cols, t, n % cols, &line);
    field_write_value(f, t, value, &line);
    if (!rules_has(room, words))
        return false;
    text_add(out, "%s.\n", room);
    return true;
}

static int write_cells(struct scene *sc, const struct field *f,
                       const char *words, struct text *out)
{
    const struct table *t = sc->venue->table;
    int lines = 0;
    for (int i = 0; i < field_rows(f, t) * field_cols(f, t); i++)
        lines += write_cell(sc, f, i, words, out);
    return lines;
}

static int write_fields(struct scene *sc, const char *words, struct text *out)
{
    const struct game *g = sc->venue->game;
    int lines = 0;
    for (int i = 0; i < g->field_count; i++) {
        const struct field *f = &g->fields[i];
        if (*words) {
            lines += write_cells(sc, f, words, out);
            continue;
        }
        write_name(f->name, out);
        text_add(out, ": ");
        write_rows(sc, f, out);
        text_add(out, ".\n");
        lines++;
    }
    return lines;
}

static int write_seat_fields(struct scene *sc, int seat, struct text *out)
{
    const struct game *g = sc->venue->game;
    int lines = 0;
    for (int i = 0; i < g->field_count; i++) {
        const struct field *f = &g->fields[i];
        char room[REPORT_LINE_MAX];
        struct text line = text_in(room, sizeof room);
        if (!f->rows || strcmp(f->rows->noun, "seat") != 0
            || write_row(sc, f, seat, &line) == 0)
            continue;
        write_name(f->name, out);
        text_add(out, ": %s.\n", room);
        lines++;
    }
    return lines;
}

/* -- Both ------------------------------------------------------------------ */

int report_write(struct scene *sc, const char *words, struct text *out)
{
    char *lines = say(sc, !*words);
    if (!lines)
        return write_fields(sc, words, out);
    int n = keep_lines(lines, words, is_about, out);
    if (n == 0)
        n = keep_lines(lines, words, rules_has, out);
    free(lines);
    return n;
}

int report_write_seat(struct scene *sc, int seat, struct text *out)
{
    char *lines = say(sc, true);
    if (!lines)
        return write_seat_fields(sc, seat, out);
    int n = keep_lines(lines, venue_seat_name(sc->venue, seat), begins_with,
                       out);
    free(lines);
    return n;
}
