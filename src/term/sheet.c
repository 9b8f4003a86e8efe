#include "term/sheet.h"

#include "core/sentence.h"
#include "term/label.h"
#include "term/say.h"

#include <assert.h>
#include <string.h>

enum { LABEL_COLS = 22, SEAT_COLS = 10, POINTS_COLS = 4 };

/* Spaces up to this width, at least as many as are missing. */
static void pad(int cols, struct text *out)
{
    for (; cols > 0; cols--)
        text_add(out, " ");
}

/* At the left of its columns. */
static void write_left(const char *words, int cols, struct text *out)
{
    text_add(out, "%s", words);
    pad(cols - text_columns(words), out);
}

/* At the right of its columns. */
static void write_right(const char *words, int cols, struct text *out)
{
    pad(cols - text_columns(words), out);
    text_add(out, "%s", words);
}

static void write_number(int n, int cols, struct text *out)
{
    char room[16];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "%d", n);
    write_right(room, cols, out);
}

/* The message of a row, and its numbers. */
static void write_row(const char *label, const int numbers[], int count,
                      struct text *out)
{
    write_left(label, LABEL_COLS, out);
    for (int i = 0; i < count; i++)
        write_number(numbers[i], SEAT_COLS, out);
    text_add(out, "\n");
}

static void write_row_of(const char *message, const int numbers[], int count,
                         struct text *out)
{
    char room[GAME_TEXT_MAX];
    struct text label = text_in(room, sizeof room);
    say(&label, message);
    write_row(room, numbers, count, out);
}

static void write_seats(struct scene *sc, struct text *out)
{
    pad(LABEL_COLS, out);
    for (int i = 0; i < sc->venue->setup.seats; i++) {
        char room[GAME_TEXT_MAX];
        struct text name = text_in(room, sizeof room);
        scene_write_seat(sc, i, &name);
        write_right(room, SEAT_COLS, out);
    }
    text_add(out, "\n");
}

/* -- Lines ----------------------------------------------------------------- */

static const struct score_line *line_of(const struct score *s,
                                        const char *label)
{
    for (int i = 0; i < s->lines; i++) {
        if (strcmp(s->line[i].label, label) == 0)
            return &s->line[i];
    }
    return NULL;
}

/* A seat that has no such line has a dash. */
static void write_line(struct scene *sc, const struct score score[],
                       const char *name, struct text *out)
{
    char room[GAME_TEXT_MAX];
    struct text label = text_in(room, sizeof room);
    label_write(sc->venue->game, "line", name, &label);
    write_left(room, LABEL_COLS, out);
    for (int k = 0; k < sc->venue->setup.seats; k++) {
        const struct score_line *line = line_of(&score[k], name);
        if (line) {
            write_number(line->points, SEAT_COLS, out);
        } else {
            write_right("-", SEAT_COLS, out);
        }
    }
    text_add(out, "\n");
}

/* Every line of every seat once: those of the first, then what others have. */
static void write_lines(struct scene *sc, const struct score score[],
                        struct text *out)
{
    for (int k = 0; k < sc->venue->setup.seats; k++) {
        for (int i = 0; i < score[k].lines; i++) {
            const char *label = score[k].line[i].label;
            bool is_new = true;
            for (int before = 0; before < k; before++)
                is_new = is_new && !line_of(&score[before], label);
            if (is_new)
                write_line(sc, score, label, out);
        }
    }
}

static void write_tiebreaks(struct scene *sc, const struct score score[],
                            struct text *out)
{
    const struct venue *v = sc->venue;
    for (int i = 0; v->game->tiebreaks && v->game->tiebreaks[i]; i++) {
        int numbers[GAME_SEATS_MAX];
        char name[GAME_TEXT_MAX];
        char room[GAME_TEXT_MAX];
        struct text tie = text_in(name, sizeof name);
        struct text label = text_in(room, sizeof room);
        for (int k = 0; k < v->setup.seats; k++)
            numbers[k] = score[k].tiebreak[i];
        label_write(v->game, "tie", v->game->tiebreaks[i], &tie);
        SAY(&label, "sheet-tie", {"name", .word = name});
        write_row(room, numbers, v->setup.seats, out);
    }
}

void sheet_write(struct scene *sc, struct text *out)
{
    assert(sc->venue);
    const struct venue *v = sc->venue;
    struct score score[GAME_SEATS_MAX];
    int place[GAME_SEATS_MAX] = {0};
    int total[GAME_SEATS_MAX] = {0};
    memset(score, 0, sizeof score);
    for (int k = 0; k < v->setup.seats; k++) {
        v->game->score(v->table, scene_state(sc), k, &score[k]);
        total[k] = score_total(&score[k]);
    }
    venue_rank(v, scene_state(sc), place);
    write_seats(sc, out);
    write_lines(sc, score, out);
    write_row_of("sheet-total", total, v->setup.seats, out);
    write_tiebreaks(sc, score, out);
    write_row_of("sheet-place", place, v->setup.seats, out);
}

/* -- Reasons --------------------------------------------------------------- */

static void write_points(const char *label, int points, struct text *out)
{
    text_add(out, "  ");
    write_left(label, LABEL_COLS, out);
    write_number(points, POINTS_COLS, out);
}

void sheet_write_reasons(struct scene *sc, int seat, struct text *out)
{
    assert(seat >= 0 && seat < sc->venue->setup.seats);
    const struct venue *v = sc->venue;
    struct score score;
    v->game->score(v->table, scene_state(sc), seat, &score);
    scene_write_seat(sc, seat, out);
    text_add(out, "\n");
    for (int i = 0; i < score.lines; i++) {
        char room[GAME_TEXT_MAX];
        struct text label = text_in(room, sizeof room);
        label_write(v->game, "line", score.line[i].label, &label);
        write_points(room, score.line[i].points, out);
        text_add(out, "  ");
        sentence_points(v, scene_state(sc), seat, i, out);
        text_add(out, "\n");
    }
    char room[GAME_TEXT_MAX];
    struct text label = text_in(room, sizeof room);
    say(&label, "sheet-total");
    write_points(room, score_total(&score), out);
    text_add(out, "\n");
}
