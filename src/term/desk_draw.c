/* desk_draw.c - what the page of a match looks like. */
#include "core/sentence.h"
#include "term/desk.h"
#include "term/say.h"

#include <assert.h>
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

/* -- The head -------------------------------------------------------------- */

static void draw_head(struct desk *d)
{
    struct screen *s = d->screen;
    const struct venue *v = d->party->venue;
    char room[DESK_WORDS_MAX];
    struct text t = text_in(room, sizeof room);
    int n = screen_print(s, 0, 1, LOOK_HEAD, "%s Mudbrick",
                         screen_sign(s, SIGN_BRICK));
    if (v) {
        (void)screen_print(s, 0, n + 2, LOOK_STYLED, "%s %s",
                           screen_sign(s, SIGN_DOT), v->game->title);
    }
    party_write_head(d->party, &t);
    int cols = text_columns(room);
    (void)screen_put(s, 0, s->cols - cols - 1, cols, LOOK_STYLED, room);
}

/* -- Players --------------------------------------------------------------- */

/* " 9 *9:59 (away)": points, time, and what is amiss. */
static void write_standing(struct desk *d, int seat, struct text *t)
{
    const struct company *c = &d->party->company;
    long long left = party_left(d->party, seat);
    text_add(t, " %d", scene_points(&d->scene, seat));
    if (left >= 0) {
        text_add(t, "%s", company_clock_runs(c, seat) ? " *" : " ");
        company_write_time(left, t);
    }
    if (seat < c->seats && seat != d->party->seat
        && company_is_amiss(c, seat)) {
        text_add(t, " ");
        SAY(t, "presence-aside",
            {"how", .word = company_presence(c, seat, SEAT_NOBODY)});
    }
}

/* "> ▲ Red medium  9": a name has what is left of the width. */
static void put_player(struct desk *d, int seat, int row, int col, int width)
{
    assert(seat >= 0 && seat < d->scene.venue->setup.seats);
    struct screen *s = d->screen;
    const struct venue *v = d->scene.venue;
    const char *name = d->party->company.seat[seat].name;
    bool acts = v->game->to_act(v->table, scene_state(&d->scene)) >> seat & 1;
    char tail[DESK_WORDS_MAX];
    char head[DESK_WORDS_MAX];
    struct text rest = text_in(tail, sizeof tail);
    struct text t = text_in(head, sizeof head);
    write_standing(d, seat, &rest);
    int n = screen_put(s, row, col, 1, LOOK_STYLED,
                       acts ? screen_sign(s, SIGN_POINTER) : " ");
    t.colour = true;
    text_style(&t, d->colour[seat]);
    text_add(&t, "%s ", screen_mark(s, d->colour[seat]));
    scene_write_seat(&d->scene, seat, &t);
    n += screen_put(s, row, col + n, width - n, LOOK_STYLED, head);
    int room = width - n - text_columns(tail) - 1;
    if (room > 0 && *name) {
        n += 1;
        n += screen_put(s, row, col + n, room, LOOK_STYLED, name);
    }
    (void)screen_put(s, row, col + n, width - n, LOOK_STYLED, tail);
}

static void draw_strip(struct desk *d)
{
    enum { STEP = 39 };
    int seats = d->scene.venue->setup.seats;
    int step = (d->screen->cols - 1) / seats;
    step = step < STEP ? step : STEP;
    for (int i = 0; i < seats; i++)
        put_player(d, i, 1, 1 + i * step, step - 1);
}

/* Before the match begins: who has come. */
static void draw_company(struct desk *d)
{
    const struct company *c = &d->party->company;
    for (int i = 0; i < c->seats; i++) {
        char room[DESK_WORDS_MAX];
        struct text t = text_in(room, sizeof room);
        const char *is = company_presence(c, i, d->party->seat);
        SAY(&t, "seat-list", {"number", .number = i + 1}, {"how", .word = is},
            {"name", .word = c->seat[i].name});
        (void)screen_put(d->screen, 3 + i, 3, d->screen->cols - 4, LOOK_STYLED,
                         room);
    }
}

/* The last moves, as many as there is room for, the newest at the bottom. */
static void draw_log(struct desk *d, int row, int rows)
{
    const struct layout *l = &d->layout;
    const struct chronicle *c = &d->party->chronicle;
    int first = c->count > rows ? c->count - rows : 0;
    for (int i = 0; i < rows && first + i < c->count; i++) {
        char room[2 * GAME_WHY_MAX];
        struct text t = text_in(room, sizeof room);
        chronicle_write_numbered(c, first + i, &t);
        (void)screen_put(d->screen, row + i, l->side_col + 1, l->side_cols - 1,
                         LOOK_STYLED, room);
    }
}

/* A line across the columns with a message in it. */
static void draw_rule(struct desk *d, int row, int col, int width,
                      const char *message)
{
    char room[DESK_WORDS_MAX];
    struct text t = text_in(room, sizeof room);
    say(&t, message);
    screen_rule(d->screen, row, col, width, room);
}

static void draw_side(struct desk *d)
{
    const struct layout *l = &d->layout;
    int seats = d->scene.venue->setup.seats;
    int row = 1;
    draw_rule(d, row++, l->side_col, l->side_cols, "side-players");
    for (int i = 0; i < seats; i++)
        put_player(d, i, row++, l->side_col, l->side_cols);
    draw_rule(d, row, l->side_col, l->side_cols, "side-moves");
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
static uint32_t pretty(uint32_t ink, enum text_style style)
{
    if (ink == '~' && style == STYLE_SEA)
        return 0x2248;
    if (ink == '.' && style == STYLE_DIM)
        return 0x00b7;
    return ink;
}

static void draw_cell(struct desk *d, int row, int col)
{
    static const enum look looks[] = {[MARK_NONE] = LOOK_STYLED,
                                      [MARK_POSSIBLE] = LOOK_POSSIBLE,
                                      [MARK_CHOSEN] = LOOK_CHOSEN};
    const struct picture *p = &d->picture;
    enum text_style style = (enum text_style)p->canvas.style[row][col];
    screen_ink(d->screen, d->layout.board_row + row - d->pan_row,
               1 + col - d->pan_col, style, looks[p->mark[row][col]],
               pretty(canvas_ink(&p->canvas, row, col), style));
}

static void draw_cells(struct desk *d)
{
    const struct layout *l = &d->layout;
    int row_end = d->pan_row + l->board_rows;
    int col_end = d->pan_col + l->board_cols;
    for (int r = d->pan_row; r < row_end && r < d->picture.rows; r++) {
        for (int c = d->pan_col; c < col_end && c < d->picture.cols; c++)
            draw_cell(d, r, c);
    }
}

/* The frame says which way there is more to see. */
static void draw_board(struct desk *d)
{
    const struct layout *l = &d->layout;
    char room[DESK_WORDS_MAX];
    struct text t = text_in(room, sizeof room);
    clamp_pan(d);
    int down = d->picture.rows > l->board_rows + d->pan_row;
    int right = d->picture.cols > l->board_cols + d->pan_col;
    bool is_whole = !down && !right && d->pan_row == 0 && d->pan_col == 0;
    SAY(&t, is_whole ? "board" : "board-more", {"up", .number = d->pan_row > 0},
        {"down", .number = down}, {"left", .number = d->pan_col > 0},
        {"right", .number = right});
    screen_rule(d->screen, l->board_row - 1, 0,
                l->side_cols ? l->side_col - 1 : d->screen->cols, room);
    draw_cells(d);
}

/* -- The question and its choices ------------------------------------------ */

static void write_question(struct desk *d, struct text *out)
{
    assert(d->scene.asked >= 0);
    struct scene *sc = &d->scene;
    char seat[GAME_TEXT_MAX];
    char question[DESK_WORDS_MAX];
    struct text who = text_in(seat, sizeof seat);
    struct text what = text_in(question, sizeof question);
    bool is_long = sc->moves.count > d->layout.list_rows;
    scene_write_seat(sc, sc->asked, &who);
    scene_write_question(sc, &what);
    SAY(out, is_long ? "question-of" : "question", {"seat", .word = seat},
        {"question", .word = question}, {"number", .number = d->choice + 1},
        {"count", .number = sc->moves.count});
}

static void draw_question(struct desk *d)
{
    char room[2 * DESK_WORDS_MAX];
    struct text t = text_in(room, sizeof room);
    if (d->scene.asked >= 0) {
        write_question(d, &t);
    } else if (party_looks_back(d->party)) {
        say(&t, "waiting-past");
    } else {
        scene_write_waiting(&d->scene, &t);
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
    assert(i >= 0 && i < d->scene.moves.count);
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

/* -- The whole page -------------------------------------------------------- */

static void draw_match(struct desk *d)
{
    assert(d->scene.venue);
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
}

void desk_draw(struct desk *d)
{
    desk_lay(d);
    screen_clear(d->screen);
    draw_head(d);
    if (d->scene.venue) {
        draw_match(d);
    } else {
        draw_company(d);
    }
    desk_draw_foot(d);
    screen_show(d->screen);
}

void desk_draw_cover(struct desk *d)
{
    assert(d->party->covered >= 0 && d->scene.venue);
    struct screen *s = d->screen;
    int seat = d->party->covered;
    const char *name = d->party->company.seat[seat].name;
    int row = s->rows / 2 - 2;
    char room[DESK_WORDS_MAX];
    struct text t = text_in(room, sizeof room);
    screen_clear(s);
    draw_head(d);
    screen_rule(s, row, 0, s->cols, "");
    text_add(&t, "%s ", screen_mark(s, d->colour[seat]));
    scene_write_seat_of(&d->scene, seat, name, &t);
    (void)screen_put(s, row + 1, 4, s->cols - 5, LOOK_HEAD, room);
    screen_say(s, row + 2, 4, LOOK_STYLED, "cover");
    screen_say(s, row + 3, 4, LOOK_STYLED, "cover-keys");
    screen_rule(s, row + 4, 0, s->cols, "");
    screen_show(s);
}
