#include "core/scores.h"

#include "core/sentence.h"

#include <assert.h>
#include <string.h>

static void write_seats(const struct venue *v, struct text *out)
{
    text_add(out, "%-22s", "");
    for (int i = 0; i < v->setup.seats; i++)
        text_add(out, " %9s", venue_seat_name(v, i));
    text_add(out, "\n");
}

static void write_numbers(const char *label, const int numbers[], int count,
                          struct text *out)
{
    text_add(out, "%-22s", label);
    for (int i = 0; i < count; i++)
        text_add(out, " %9d", numbers[i]);
    text_add(out, "\n");
}

static void write_tiebreaks(const struct venue *v, const struct score score[],
                            struct text *out)
{
    const char *const *names = v->game->tiebreaks;
    for (int i = 0; names && names[i]; i++) {
        int numbers[GAME_SEATS_MAX];
        char label[32];
        struct text t = text_in(label, sizeof label);
        for (int k = 0; k < v->setup.seats; k++)
            numbers[k] = score[k].tiebreak[i];
        text_add(&t, "(%s)", names[i]);
        write_numbers(label, numbers, v->setup.seats, out);
    }
}

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
static void write_row(const struct score score[], int seats, const char *label,
                      struct text *out)
{
    text_add(out, "%-22s", label);
    for (int k = 0; k < seats; k++) {
        const struct score_line *line = line_of(&score[k], label);
        if (line) {
            text_add(out, " %9d", line->points);
        } else {
            text_add(out, " %9s", "-");
        }
    }
    text_add(out, "\n");
}

/* Every line of every seat once: those of the first, then what others have. */
static void write_rows(const struct venue *v, const struct score score[],
                       struct text *out)
{
    write_seats(v, out);
    for (int k = 0; k < v->setup.seats; k++) {
        for (int i = 0; i < score[k].lines; i++) {
            const char *label = score[k].line[i].label;
            bool is_new = true;
            for (int before = 0; before < k; before++)
                is_new = is_new && !line_of(&score[before], label);
            if (is_new)
                write_row(score, v->setup.seats, label, out);
        }
    }
}

void scores_write(const struct venue *v, const struct state *s,
                  struct text *out)
{
    assert(v && s && out);
    struct score score[GAME_SEATS_MAX];
    int place[GAME_SEATS_MAX] = {0};
    int total[GAME_SEATS_MAX] = {0};
    int seats = v->setup.seats;
    memset(score, 0, sizeof score);
    for (int k = 0; k < seats; k++) {
        v->game->score(v->table, s, k, &score[k]);
        total[k] = score_total(&score[k]);
    }
    venue_rank(v, s, place);
    write_rows(v, score, out);
    write_numbers("total", total, seats, out);
    write_tiebreaks(v, score, out);
    write_numbers("place", place, seats, out);
}

void scores_write_reasons(const struct venue *v, const struct state *s,
                          int seat, struct text *out)
{
    assert(venue_has_seat(v, seat) && s && out);
    struct score score;
    v->game->score(v->table, s, seat, &score);
    text_add(out, "%s\n", venue_seat_name(v, seat));
    for (int i = 0; i < score.lines; i++) {
        text_add(out, "  %-22s %3d  ", score.line[i].label,
                 score.line[i].points);
        sentence_points(v, s, seat, i, out);
        text_add(out, "\n");
    }
    text_add(out, "  %-22s %3d\n", "total", score_total(&score));
}

static void write_json_score(const struct venue *v, const struct state *s,
                             int seat, struct json *w)
{
    struct score score;
    v->game->score(v->table, s, seat, &score);
    json_key(w, venue_seat_name(v, seat));
    json_open(w, '{');
    json_key(w, "total");
    json_number(w, score_total(&score));
    json_key(w, "tiebreaks");
    json_open(w, '[');
    for (int i = 0; i < GAME_TIEBREAKS_MAX; i++)
        json_number(w, score.tiebreak[i]);
    json_close(w, ']');
    json_key(w, "lines");
    json_open(w, '[');
    for (int i = 0; i < score.lines; i++) {
        json_open(w, '{');
        json_key(w, "label");
        json_word(w, score.line[i].label);
        json_key(w, "points");
        json_number(w, score.line[i].points);
        json_close(w, '}');
    }
    json_close(w, ']');
    json_close(w, '}');
}

void scores_write_json(const struct venue *v, const struct state *s,
                       struct json *w)
{
    assert(v && s && w);
    int place[GAME_SEATS_MAX];
    venue_rank(v, s, place);
    json_key(w, "places");
    json_open(w, '{');
    for (int i = 0; i < v->setup.seats; i++) {
        json_key(w, venue_seat_name(v, i));
        json_number(w, place[i]);
    }
    json_close(w, '}');
    json_key(w, "scores");
    json_open(w, '{');
    for (int i = 0; i < v->setup.seats; i++)
        write_json_score(v, s, i, w);
    json_close(w, '}');
}
