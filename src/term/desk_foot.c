/* desk_foot.c - the last rows of the page of a match: what has happened, what is
 * said, which keys do something. */
#include "term/desk.h"

#include "host/clock.h"

#include <string.h>

enum { MESSAGE_ROWS = 3 };

/* In sentences, where there is room for them. */
static const struct chronicle *news_of(const struct desk *d)
{
    return d->session ? &d->spoken : remote_chronicle(d->remote);
}

/* How many rows these words take, up to the end of their line. */
static int rows_of(const char *words, int width)
{
    int rows = 0;
    while (*words && *words != '\n') {
        words = screen_line_end(words, width);
        words += *words == ' ';
        rows++;
    }
    return rows > 0 ? rows : 1;
}

/* Puts a line of words into so many rows, and cuts the last of them. */
static void put_lines(struct screen *s, int row, int col, enum look look,
                      const char *words, int rows)
{
    int width = s->cols - col - 1;
    for (int i = 0; i < rows; i++) {
        char line[2 * GAME_WHY_MAX + DESK_MESSAGE_MAX];
        struct text t = text_in(line, sizeof line);
        const char *end = i < rows - 1 ? screen_line_end(words, width)
                                       : words + strcspn(words, "\n");
        text_put(&t, words, (size_t)(end - words));
        (void)screen_put(s, row + i, col, width, look, line);
        words = end + (*end == ' ');
    }
}

/* While nothing is to be chosen: the last moves, as many as there is room for
 * in whole. */
void desk_draw_news(struct desk *d)
{
    const struct layout *l = &d->layout;
    const struct chronicle *c = news_of(d);
    int width = d->screen->cols - DESK_INDENT - 1;
    int first = c->count;
    for (int room = l->list_rows; first > 0; first--) {
        room -= rows_of(chronicle_from(c, first - 1), width);
        if (room < 0)
            break;
    }
    for (int i = first, row = l->list_row; i < c->count; i++) {
        const char *words = chronicle_from(c, i);
        int rows = rows_of(words, width);
        put_lines(d->screen, row, DESK_INDENT, LOOK_STYLED, words, rows);
        row += rows;
    }
}

/* -- The last two rows ----------------------------------------------------- */

static void write_thinking(struct desk *d, struct text *t)
{
    int percent = atomic_load(&d->mind.percent);
    if (d->mind.is_advice) {
        text_add(t, "Looking for good moves");
    } else {
        int seat = d->mind.outlook.seat;
        text_add(t, "%s is thinking", venue_seat_name(d->scene.venue, seat));
    }
    if (percent > 0)
        text_add(t, ", %d %%", percent);
    text_add(t, ", %d s; x stops it", (int)(clock_now() - d->mind.began));
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
    int rows = rows_of(words, s->cols - 2);
    rows = rows < most ? rows : most;
    for (int i = 1; i < rows; i++)
        clear_row(s, s->rows - 2 - i);
    put_lines(s, s->rows - 1 - rows, 1, look, words, rows);
}

/* What was said, what is thought, what the choice would do if its row does not
 * say all of it, what is to be done, or what happened last. */
static void draw_message(struct desk *d)
{
    const struct chronicle *c = news_of(d);
    int most = 1 + free_rows(d);
    char room[DESK_MESSAGE_MAX + 2 * GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    const char *status = d->remote ? remote_status(d->remote) : "";
    enum look look = LOOK_STYLED;
    if (d->message[0]) {
        text_add(&t, "%s", d->message);
        most = MESSAGE_ROWS;
        look = d->is_warning ? LOOK_WARN : LOOK_STYLED;
    } else if (d->mind.is_busy && d->scene.venue) {
        write_thinking(d, &t);
    } else if (*status) {
        text_add(&t, "%s", status);
        most = MESSAGE_ROWS;
    } else if (d->layout.choice_is_cut) {
        scene_write_offer(&d->scene, d->choice, &t);
    } else if (d->task[0]) {
        text_add(&t, "%s", d->task);
    } else if (c->count > 0 && d->scene.asked >= 0) {
        text_add(&t, "Last: %s", chronicle_from(c, c->count - 1));
        room[strcspn(room, "\n")] = '\0';
    }
    put_message(d->screen, look, room,
                most < MESSAGE_ROWS ? most : MESSAGE_ROWS);
}

/* Those that do something now. */
static const char *keys_of(struct desk *d)
{
    const char *keys = "arrows choose  Enter take  u undo  h hint  r rules  "
                       "e explain  m moves  s scores  z zoom  F1 keys  q quit";
    const char *few = "Enter take  u undo  h hint  r rules  e explain  "
                      "m moves  s scores  F1  q quit";
    const char *online = "Enter take  u undo  h hint  r rules  e explain  "
                         "m moves  o table  F1  q quit";
    struct scene *sc = &d->scene;
    if (!sc->venue)
        return "F1 keys  q quit";
    if (desk_looks_back(d)) {
        return ", back  . on  g play on  Esc return  r rules  m moves  "
               "s scores  F1  q quit";
    }
    if (venue_is_over(sc->venue, scene_state(sc))) {
        return d->remote ? "o rematch  r rules  e explain  m moves  s scores  "
                           "F1 keys  q quit"
                         : ", look back  r rules  e explain  m moves  "
                           "s scores  w write  F1 keys  q quit";
    }
    return d->remote ? online : d->screen->cols > 110 ? keys : few;
}

static void draw_keys(struct desk *d)
{
    (void)screen_put(d->screen, d->screen->rows - 1, 1, d->screen->cols - 2,
                     LOOK_HEAD, keys_of(d));
}

void desk_draw_foot(struct desk *d)
{
    draw_message(d);
    draw_keys(d);
}
