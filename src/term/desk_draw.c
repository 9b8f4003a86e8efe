/* desk_draw.c - what the page of a match looks like. */
#include "core/sentence.h"
#include "term/ask.h"
#include "term/desk.h"

#include <stdio.h>
#include <string.h>

enum { WIDE = 112, SIDE = 36, NAME_COLS = 26, LETTERS = 26, LIST_ROWS = 6 };

/* As many rows as there are choices, within bounds: the rest is the board's. */
static int list_rows(const struct desk *d)
{
    int most = LIST_ROWS + (d->screen->rows - SCREEN_ROWS_MIN) / 3;
    int wanted = d->scene.asked >= 0 ? d->scene.moves.count : LIST_ROWS;
    wanted = wanted < LIST_ROWS ? LIST_ROWS : wanted;
    return wanted < most ? wanted : most;
}

void desk_lay(struct desk *d)
{
    const struct screen *s = d->screen;
    struct layout *l = &d->layout;
    bool wide = s->cols >= WIDE && !d->is_zoomed;
    l->choice_is_cut = false;
    l->side_cols = wide ? SIDE : 0;
    l->side_col = s->cols - l->side_cols;
    l->list_rows = d->is_zoomed ? 1 : list_rows(d);
    l->list_row = s->rows - 2 - l->list_rows;
    l->board_row = wide ? 2 : 3;
    l->board_rows = l->list_row - 1 - l->board_row;
    l->board_cols = s->cols - l->side_cols - (wide ? 2 : 1);
}

/* "online", and how many look on. */
static void write_watching(const struct desk *d, struct text *t)
{
    int n = remote_company(d->remote)->watching;
    text_add(t, "online");
    if (n > 0)
        text_add(t, ", %d look%s on", n, n == 1 ? "s" : "");
}

/* -- The head -------------------------------------------------------------- */

static void draw_head(struct desk *d)
{
    struct screen *s = d->screen;
    const struct venue *v = desk_venue(d);
    char room[DESK_WORDS_MAX];
    struct text t = text_in(room, sizeof room);
    int n = screen_print(s, 0, 1, LOOK_HEAD, "%s Mudbrick",
                         screen_sign(s, SIGN_BRICK));
    if (v) {
        (void)screen_print(s, 0, n + 2, LOOK_STYLED, "%s %s",
                           screen_sign(s, SIGN_DOT), v->game->title);
    }
    if (desk_looks_back(d)) {
        text_add(&t, "looking back: move %d of %d",
                 d->session->sitting.match.count, d->session->sitting.total);
    } else if (d->session) {
        text_add(&t, "move %d, seed %lld", d->session->sitting.match.count,
                 d->session->sitting.seed);
    } else {
        write_watching(d, &t);
    }
    (void)screen_put(s, 0, s->cols - (int)t.len - 1, (int)t.len, LOOK_STYLED,
                     room);
}

/* -- Players --------------------------------------------------------------- */

/* " 9:59" and what is amiss: who is away, where a bot plays. */
static void write_company(struct desk *d, int seat, struct text *t)
{
    const struct company *c = d->remote ? remote_company(d->remote) : NULL;
    if (!c || seat >= c->seats)
        return;
    long long left = remote_left(d->remote, seat);
    if (left >= 0) {
        text_add(t, "%s", company_clock_runs(c, seat) ? " *" : " ");
        company_write_time(left, t);
    }
    if (c->seat[seat].kind == COMPANY_PERSON && seat != remote_seat(d->remote)
        && !(c->seat[seat].is_here && !c->seat[seat].is_late
             && !c->seat[seat].has_resigned))
        text_add(t, " (%s)", company_presence(c, seat, SEAT_NOBODY));
}

/* "> ▲ red Ada  9": a name has what is left of the width. */
static void put_player(struct desk *d, int seat, int row, int col, int width)
{
    struct screen *s = d->screen;
    const struct venue *v = d->scene.venue;
    enum text_style style = d->colour[seat];
    bool acts = v->game->to_act(v->table, scene_state(&d->scene)) >> seat & 1;
    char tail[DESK_WORDS_MAX];
    struct text rest = text_in(tail, sizeof tail);
    text_add(&rest, " %d", scene_points(&d->scene, seat));
    write_company(d, seat, &rest);
    int n = screen_put(s, row, col, 1, LOOK_STYLED,
                       acts ? screen_sign(s, SIGN_POINTER) : " ");
    char head[DESK_WORDS_MAX];
    struct text t = text_in(head, sizeof head);
    t.colour = true;
    text_style(&t, style);
    text_add(&t, "%s %s", screen_mark(s, style), venue_seat_name(v, seat));
    n += screen_put(s, row, col + n, width - n, LOOK_STYLED, head);
    int room = width - n - (int)rest.len - 1;
    if (room > 0 && *desk_name(d, seat)) {
        n += 1;
        n += screen_put(s, row, col + n, room, LOOK_STYLED, desk_name(d, seat));
    }
    (void)screen_put(s, row, col + n, width - n, LOOK_STYLED, tail);
}

static void draw_strip(struct desk *d)
{
    enum { STEP = 24, STEP_ONLINE = 39 };
    int seats = d->scene.venue->setup.seats;
    int step = (d->screen->cols - 1) / seats;
    int most = d->remote ? STEP_ONLINE : STEP;
    step = step < most ? step : most;
    for (int i = 0; i < seats; i++)
        put_player(d, i, 1, 1 + i * step, step - 1);
}

/* Before the match begins: who has come. */
static void draw_company(struct desk *d)
{
    const struct company *c = remote_company(d->remote);
    for (int i = 0; i < c->seats; i++) {
        (void)screen_print(d->screen, 3 + i, 3, LOOK_STYLED, "Seat %d: %s%s%s",
                           i + 1, c->seat[i].name,
                           c->seat[i].name[0] ? ", " : "",
                           company_presence(c, i, remote_seat(d->remote)));
    }
}

static const struct chronicle *log_of(const struct desk *d)
{
    return d->session ? &d->chronicle : remote_chronicle(d->remote);
}

/* The last moves, as many as there is room for, the newest at the bottom. */
static void draw_log(struct desk *d, int row, int rows)
{
    const struct layout *l = &d->layout;
    const struct chronicle *c = log_of(d);
    const char *at = chronicle_from(c, c->count - rows);
    for (int i = 0; i < rows && *at; i++) {
        char room[2 * GAME_WHY_MAX];
        struct text t = text_in(room, sizeof room);
        size_t n = strcspn(at, "\n");
        text_put(&t, at, n);
        (void)screen_put(d->screen, row + i, l->side_col + 1, l->side_cols - 1,
                         LOOK_STYLED, room);
        at += n + (at[n] == '\n');
    }
}

static void draw_side(struct desk *d)
{
    const struct layout *l = &d->layout;
    int seats = d->scene.venue->setup.seats;
    int row = 1;
    screen_rule(d->screen, row++, l->side_col, l->side_cols, "Players");
    for (int i = 0; i < seats; i++)
        put_player(d, i, row++, l->side_col, l->side_cols);
    screen_rule(d->screen, row, l->side_col, l->side_cols, "Moves");
    draw_log(d, row + 1, l->list_row - row - 2);
}

/* -- The board ------------------------------------------------------------- */

static void clamp_pan(struct desk *d)
{
    const struct layout *l = &d->layout;
    int rows = d->picture.rows - l->board_rows;
    int cols = d->picture.cols - l->board_cols;
    d->pan_row = d->pan_row > rows ? rows : d->pan_row;
    d->pan_row = d->pan_row < 0 ? 0 : d->pan_row;
    d->pan_col = d->pan_col > cols ? cols : d->pan_col;
    d->pan_col = d->pan_col < 0 ? 0 : d->pan_col;
}

/* Ways over land and sea look better with the signs for it. */
static uint32_t pretty(const struct picture_cell *c)
{
    if (c->ink == '~' && c->style == STYLE_SEA)
        return 0x2248;
    if (c->ink == '.' && c->style == STYLE_DIM)
        return 0x00b7;
    return c->ink;
}

static void draw_cells(struct desk *d)
{
    static const enum look looks[] = {[MARK_NONE] = LOOK_STYLED,
                                      [MARK_POSSIBLE] = LOOK_POSSIBLE,
                                      [MARK_CHOSEN] = LOOK_CHOSEN};
    const struct layout *l = &d->layout;
    for (int r = 0; r < l->board_rows; r++) {
        for (int c = 0; c < l->board_cols; c++) {
            int row = d->pan_row + r;
            int col = d->pan_col + c;
            if (row >= d->picture.rows || col >= d->picture.cols)
                continue;
            const struct picture_cell *cell = &d->picture.cell[row][col];
            screen_ink(d->screen, l->board_row + r, 1 + c,
                       (enum text_style)cell->style, looks[cell->mark],
                       pretty(cell));
        }
    }
}

/* The frame says which way there is more to see. */
static void draw_board(struct desk *d)
{
    const struct layout *l = &d->layout;
    char room[80];
    struct text t = text_in(room, sizeof room);
    clamp_pan(d);
    text_add(&t, "Board");
    if (d->pan_row > 0 || d->pan_col > 0
        || d->picture.rows > l->board_rows + d->pan_row
        || d->picture.cols > l->board_cols + d->pan_col) {
        text_add(&t, " (more:%s%s%s%s)", d->pan_row > 0 ? " up i" : "",
                 d->picture.rows > l->board_rows + d->pan_row ? " down k" : "",
                 d->pan_col > 0 ? " left j" : "",
                 d->picture.cols > l->board_cols + d->pan_col ? " right l"
                                                              : "");
    }
    screen_rule(d->screen, l->board_row - 1, 0,
                l->side_cols ? l->side_col - 1 : d->screen->cols, room);
    draw_cells(d);
}

/* -- The question and its choices ------------------------------------------ */

static void write_waiting(struct desk *d, struct text *t)
{
    const struct venue *v = d->scene.venue;
    seat_set act = v->game->to_act(v->table, scene_state(&d->scene));
    if (!act) {
        text_add(t, "The game is over");
    } else if (desk_looks_back(d)) {
        text_add(t, "Next: , and . step, Home and End jump, g plays on from "
                    "here, Esc goes back");
    } else {
        for (int i = 0, n = 0; i < v->setup.seats; i++) {
            if (act >> i & 1)
                text_add(t, "%s%s", n++ ? " and " : "", venue_seat_name(v, i));
        }
        text_add(t, " to decide");
    }
}

static void draw_question(struct desk *d)
{
    struct scene *sc = &d->scene;
    char room[DESK_WORDS_MAX];
    struct text t = text_in(room, sizeof room);
    if (sc->asked >= 0) {
        text_add(&t, "%s: %s", venue_seat_name(sc->venue, sc->asked),
                 ask_question(sc->venue, scene_state(sc), &sc->moves));
        if (sc->moves.count > d->layout.list_rows)
            text_add(&t, " (%d of %d)", d->choice + 1, sc->moves.count);
    } else {
        write_waiting(d, &t);
    }
    screen_rule(d->screen, d->layout.list_row - 1, 0, d->screen->cols, room);
}

static int widest_name(struct desk *d)
{
    int most = 0;
    for (int i = 0; i < d->scene.moves.count; i++) {
        char room[GAME_TEXT_MAX];
        struct text t = text_in(room, sizeof room);
        scene_write_move(&d->scene, i, &t);
        most = (int)t.len > most ? (int)t.len : most;
    }
    return most < 2 * NAME_COLS ? most : 2 * NAME_COLS;
}

static void draw_choice(struct desk *d, int i, int row, int width)
{
    struct screen *s = d->screen;
    char name[GAME_TEXT_MAX];
    char room[SENTENCE_MAX];
    char line[GAME_TEXT_MAX + SENTENCE_MAX];
    struct text t = text_in(name, sizeof name);
    struct text words = text_in(room, sizeof room);
    struct text all = text_in(line, sizeof line);
    bool chosen = i == d->choice;
    int cols = s->cols - DESK_INDENT - 1;
    scene_write_move(&d->scene, i, &t);
    scene_write_offer(&d->scene, i, &words);
    text_add(&all, "%c  %-*s  %s", i < LETTERS ? 'A' + i : ' ', width, name,
             room);
    if (chosen) {
        (void)screen_put(s, row, 1, 1, LOOK_HEAD, screen_sign(s, SIGN_POINTER));
        d->layout.choice_is_cut = text_columns(line) > cols;
    }
    (void)screen_put(s, row, DESK_INDENT, cols,
                     chosen ? LOOK_CHOSEN : LOOK_STYLED, line);
}

static void draw_list(struct desk *d)
{
    const struct layout *l = &d->layout;
    int width = widest_name(d);
    int count = d->scene.moves.count;
    if (d->top > count - l->list_rows)
        d->top = count > l->list_rows ? count - l->list_rows : 0;
    if (d->choice < d->top)
        d->top = d->choice;
    if (d->choice >= d->top + l->list_rows)
        d->top = d->choice - l->list_rows + 1;
    for (int i = 0; i < l->list_rows && d->top + i < count; i++)
        draw_choice(d, d->top + i, l->list_row + i, width);
    if (d->top > 0) {
        (void)screen_put(d->screen, l->list_row, 0, 1, LOOK_HEAD,
                         screen_sign(d->screen, SIGN_MORE_UP));
    }
    if (d->top + l->list_rows < count) {
        (void)screen_put(d->screen, l->list_row + l->list_rows - 1, 0, 1,
                         LOOK_HEAD, screen_sign(d->screen, SIGN_MORE_DOWN));
    }
}

void desk_draw(struct desk *d)
{
    struct screen *s = d->screen;
    desk_lay(d);
    screen_clear(s);
    draw_head(d);
    if (d->scene.venue) {
        if (d->layout.side_cols) {
            draw_side(d);
        } else {
            draw_strip(d);
        }
        draw_board(d);
        draw_question(d);
        if (d->scene.asked >= 0) {
            draw_list(d);
        } else {
            desk_draw_news(d);
        }
    } else if (d->remote) {
        draw_company(d);
    }
    desk_draw_foot(d);
    screen_show(s);
}

void desk_draw_cover(struct desk *d)
{
    struct screen *s = d->screen;
    int seat = session_actor(d->session);
    const struct venue *v = &d->session->sitting.venue;
    enum text_style style = d->colour[seat];
    const char *name = desk_name(d, seat);
    int row = s->rows / 2 - 2;
    screen_clear(s);
    draw_head(d);
    screen_rule(s, row++, 0, s->cols, "");
    (void)screen_print(s, row++, 4, LOOK_HEAD, "%s %s%s%s%s",
                       screen_mark(s, style), venue_seat_name(v, seat),
                       *name ? " (" : "", name, *name ? ")" : "");
    (void)screen_print(s, row++, 4, LOOK_STYLED,
                       "It is your turn, and what comes is for your eyes "
                       "alone.");
    (void)screen_print(s, row++, 4, LOOK_STYLED,
                       "Press Enter when nobody else looks; q leaves.");
    screen_rule(s, row, 0, s->cols, "");
    screen_show(s);
}
