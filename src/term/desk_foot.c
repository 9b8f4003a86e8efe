/* desk_foot.c - the last rows of the page of a match: what has happened, what is
 * said, which keys do something. */
#include "term/desk.h"

#include "host/clock.h"
#include "term/say.h"

#include <assert.h>
#include <string.h>

enum { MESSAGE_ROWS = 3 };

/* How many rows these words take. */
static int rows_of(const char *words, int width)
{
    int rows = 0;
    while (*words) {
        words = screen_line_end(words, width);
        words += *words == ' ' || *words == '\n';
        rows++;
    }
    return rows > 0 ? rows : 1;
}

/* Puts a line of words into so many rows, and cuts the last of them. */
static void put_lines(struct screen *s, int row, int col, enum look look,
                      const char *words, int rows)
{
    assert(words && rows > 0);
    int width = s->cols - col - 1;
    for (int i = 0; i < rows; i++) {
        char line[2 * GAME_WHY_MAX + DESK_MESSAGE_MAX];
        struct text t = text_in(line, sizeof line);
        const char *end = i < rows - 1 ? screen_line_end(words, width)
                                       : words + strcspn(words, "\n");
        text_put(&t, words, (size_t)(end - words));
        (void)screen_put(s, row + i, col, width, look, line);
        words = end + (*end == ' ' || *end == '\n');
    }
}

/* While nothing is to be chosen: the last moves, as many as there is room for
 * in whole. */
void desk_draw_news(struct desk *d)
{
    assert(d->scene.asked < 0);
    const struct layout *l = &d->layout;
    const struct chronicle *c = &d->party->chronicle;
    int width = d->screen->cols - DESK_INDENT - 1;
    int first = c->count;
    for (int room = l->list_rows; first > 0; first--) {
        room -= rows_of(chronicle_words(c, first - 1), width);
        if (room < 0)
            break;
    }
    for (int i = first, row = l->list_row; i < c->count; i++) {
        const char *words = chronicle_words(c, i);
        int rows = rows_of(words, width);
        put_lines(d->screen, row, DESK_INDENT, LOOK_STYLED, words, rows);
        row += rows;
    }
}

/* -- The last two rows ----------------------------------------------------- */

static void write_thinking(struct desk *d, struct text *out)
{
    assert(d->thought.is_busy && d->scene.venue);
    int percent = atomic_load(&d->thought.percent);
    int seconds = (int)(clock_now() - d->thought.began);
    char room[GAME_TEXT_MAX];
    struct text who = text_in(room, sizeof room);
    if (d->thought.is_advice) {
        SAY(out, "thinking-advice", {"percent", .number = percent},
            {"seconds", .number = seconds});
    } else {
        scene_write_seat(&d->scene, d->thought.outlook.seat, &who);
        SAY(out, "thinking", {"who", .word = room},
            {"percent", .number = percent}, {"seconds", .number = seconds});
    }
}

/* Rows of the list that no choice stands in. */
static int free_rows(const struct desk *d)
{
    int n = d->layout.list_rows - d->scene.moves.count;
    return d->scene.asked >= 0 && n > 0 ? n : 0;
}

static void clear_row(struct screen *s, int row)
{
    for (int col = 0; col < s->cols; col++)
        screen_ink(s, row, col, STYLE_PLAIN, LOOK_STYLED, ' ');
}

/* Above the last row; what is covered comes back when it is gone. */
static void put_message(struct screen *s, enum look look, const char *words,
                        int most)
{
    assert(most > 0);
    int rows = rows_of(words, s->cols - 2);
    rows = rows < most ? rows : most;
    for (int i = 1; i < rows; i++)
        clear_row(s, s->rows - 2 - i);
    put_lines(s, s->rows - 1 - rows, 1, look, words, rows);
}

/* What others have done last, unless who is asked knows of it. */
static void write_last(struct desk *d, struct text *out)
{
    const struct chronicle *c = &d->party->chronicle;
    if (c->count > 0 && c->line[c->count - 1].seat != d->scene.asked)
        SAY(out, "last", {"words", .word = chronicle_words(c, c->count - 1)});
}

/* What the choice would do if its row does not say all of it, what others did, and
 * if there is room for it or nothing else, what is to be known about the question. */
static void write_choice(struct desk *d, struct text *out)
{
    char room[DESK_WORDS_MAX];
    struct text help = text_in(room, sizeof room);
    if (d->scene.asked < 0)
        return;
    if (d->layout.choice_is_cut) {
        scene_write_offer(&d->scene, d->choice, out);
    } else {
        write_last(d, out);
    }
    scene_write_help(&d->scene, &help);
    if (out->len == 0 || free_rows(d) > 0)
        text_add(out, "%s%s", out->len && help.len ? "\n" : "", room);
}

/* What was said, what is thought, how the table stands, or what is chosen. */
static void draw_message(struct desk *d)
{
    int most = MESSAGE_ROWS;
    char room[DESK_MESSAGE_MAX + 2 * GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    bool is_warning = d->message[0] && d->is_warning;
    text_add(&t, "%s", d->message);
    if (t.len == 0 && d->thought.is_busy && d->scene.venue)
        write_thinking(d, &t);
    if (t.len == 0)
        party_write_status(d->party, &t);
    if (t.len == 0) {
        most = 1 + free_rows(d);
        write_choice(d, &t);
    }
    put_message(d->screen, is_warning ? LOOK_WARN : LOOK_STYLED, room,
                most < MESSAGE_ROWS ? most : MESSAGE_ROWS);
}

/* Those that do something now. */
static void draw_keys(struct desk *d)
{
    enum { LONG_COLS = 110 };
    struct scene *sc = &d->scene;
    bool is_over = sc->venue && venue_is_over(sc->venue, scene_state(sc));
    char room[DESK_WORDS_MAX];
    struct text t = text_in(room, sizeof room);
    const char *message = !sc->venue                    ? "keys-before"
                          : party_looks_back(d->party)  ? "keys-past"
                          : is_over                     ? "keys-over"
                          : d->screen->cols > LONG_COLS ? "keys-long"
                                                        : "keys";
    SAY(&t, message, {"at", .word = d->party->at});
    (void)screen_put(d->screen, d->screen->rows - 1, 1, d->screen->cols - 2,
                     LOOK_HEAD, room);
}

void desk_draw_foot(struct desk *d)
{
    draw_message(d);
    draw_keys(d);
}
