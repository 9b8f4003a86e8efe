/* board_seats.c - the players on the board, and what is next. */
#include "games/bronze/board.h"

#include <assert.h>

enum {
    MATRIX_COLUMN = 4,
    CARD_COLUMNS = 16, /* a card of a matrix */
    ACTIVE_COLUMN = 20,
    SCORES_ABREAST = 4,
};

/* -- Players --------------------------------------------------------------- */

static bool row_is_empty(const struct bronze_state *s, int seat, int row)
{
    for (int i = 0; i < BRONZE_COLUMNS; i++) {
        if (column_of(s, seat, i)[row] != FIELD_NONE)
            return false;
    }
    return true;
}

/* What the seat that acts settles with lies here. */
static void draw_card(const struct bronze_table *t,
                      const struct bronze_state *s, int seat, int card,
                      struct canvas *c)
{
    int technology = technology_of(card);
    struct canvas_place from = canvas_pen(c);
    bronze_board_technology(t, technology, CARD_COLUMNS - 1, c);
    if (seat == s->turn) {
        canvas_anchor_from(c, from, bronze_seat_style(seat), "technology",
                           bronze_technology_id(t, technology), 0);
    }
}

static void draw_matrix(const struct bronze_table *t,
                        const struct bronze_state *s, int seat,
                        struct canvas *c)
{
    int top = canvas_pen(c).row;
    for (int row = 0; row < BRONZE_COLUMN_CARDS; row++) {
        if (row_is_empty(s, seat, row))
            break;
        for (int i = 0; i < BRONZE_COLUMNS; i++) {
            int card = column_of(s, seat, i)[row];
            canvas_tab(c, MATRIX_COLUMN + i * CARD_COLUMNS);
            if (card != FIELD_NONE)
                draw_card(t, s, seat, card, c);
        }
        canvas_add(c, "\n");
    }
    for (int i = 0; i < column_count(s, seat); i++) {
        struct canvas_box box = {top, MATRIX_COLUMN + i * CARD_COLUMNS,
                                 column_length(column_of(s, seat, i)),
                                 CARD_COLUMNS - 1};
        canvas_anchor(c, box, bronze_seat_style(seat), "column",
                      t->column_id[seat][i], 0);
    }
}

/* "provinces 5, routes 0, Assur 3" */
static void draw_line(const struct score *score, int line, struct canvas *c)
{
    enum { LINE_PROVINCES, LINE_ROUTES };
    const struct score_line *l = &score->line[line];
    struct canvas_place from = canvas_pen(c);
    if (line == LINE_PROVINCES) {
        bronze_board_label(c, "line-provinces");
    } else if (line == LINE_ROUTES) {
        bronze_board_label(c, "line-routes");
    } else {
        canvas_add(c, "%s", l->label);
        canvas_anchor_from(c, from, STYLE_PLAIN, "city", l->label, 0);
    }
    canvas_add(c, " %d", l->points);
}

static void draw_score(const struct score *score, struct canvas *c)
{
    for (int i = 0; i < score->lines; i++) {
        canvas_add(c, i % SCORES_ABREAST == 0 ? "\n    " : ", ");
        draw_line(score, i, c);
    }
    canvas_add(c, "\n");
}

void bronze_board_player(const struct bronze_table *t,
                         const struct bronze_state *s, int seat,
                         struct canvas *c)
{
    assert(seat >= 0 && seat < t->seats);
    struct score score;
    struct fact f;
    char letter[] = {bronze_seat_letter(t, seat), '\0'};
    bool active = seat == s->turn && s->phase != PHASE_OVER;
    bronze_score((const struct table *)(const void *)t,
                 (const struct state *)(const void *)s, seat, &score);
    canvas_add(c, active ? "> " : "  ");
    fact_begin(&f, "board-player");
    bronze_board_seat(t, seat, &f);
    fact_word(&f, "letter", letter);
    fact_number(&f, "first", seat == s->first);
    fact_number(&f, "points", score_total(&score));
    fact_number(&f, "have", markers_left(t, s, seat));
    canvas_anchor(c, bronze_board_colour(c, &f, seat), bronze_seat_style(seat),
                  "seat", t->content.colours[seat], 0);
    draw_score(&score, c);
    draw_matrix(t, s, seat, c);
}

/* -- What is next ---------------------------------------------------------- */

/* "Pottery x2, Wheel" */
static void tell_active(const struct bronze_table *t,
                        const uint8_t active[BRONZE_FACES], struct fact *f)
{
    fact_list(f, "active");
    for (int i = 0; i < BRONZE_FACES; i++) {
        if (active[i] == 0)
            continue;
        fact_open(f, NULL, "board-active");
        fact_number(f, "n", active[i]);
        bronze_add_technology(t, "technology", i, f);
        fact_close(f);
    }
    fact_close(f);
}

/* Where a card may go, and what it would activate there. */
static void draw_placement(const struct bronze_table *t,
                           const struct bronze_state *s, struct move m,
                           int card, struct canvas *c)
{
    int where = m.arg[0];
    struct bronze_state with = *s;
    struct fact f;
    with.card = u8(card);
    bronze_card_place(&with, where, m.arg[1]);
    canvas_tab(c, MATRIX_COLUMN);
    struct canvas_place from = canvas_pen(c);
    fact_begin(&f, "board-place");
    fact_word(&f, "face", bronze_face(m.arg[1]));
    fact_word(&f, "where", bronze_where(where));
    fact_number(&f, "column", where + 1);
    bronze_board_say(c, &f);
    canvas_anchor_from(c, from, bronze_seat_style(s->turn), "column",
                       t->column_id[s->turn][where], 0);
    canvas_tab(c, ACTIVE_COLUMN);
    fact_begin(&f, "board-activated");
    tell_active(t, with.active, &f);
    bronze_board_say(c, &f);
    canvas_add(c, "\n");
}

static void draw_placements(const struct bronze_table *t,
                            const struct bronze_state *s, int card,
                            bool face_down, struct canvas *c)
{
    struct move_list l;
    l.count = 0;
    bronze_place_moves(s, &l);
    for (int i = 0; i < l.count; i++) {
        if (l.move[i].arg[1] == face_down)
            draw_placement(t, s, l.move[i], card, c);
    }
}

static void draw_card_placements(const struct bronze_table *t,
                                 const struct bronze_state *s, int card,
                                 struct canvas *c)
{
    struct fact f;
    canvas_add(c, "  ");
    fact_begin(&f, "board-activates");
    bronze_add_technology(t, "technology", card, &f);
    bronze_board_say(c, &f);
    canvas_add(c, "\n");
    draw_placements(t, s, card, false, c);
}

static bool is_repeated(const struct bronze_state *s, int stack)
{
    for (int i = 0; i < stack; i++) {
        if (s->top[i] == s->top[stack])
            return true;
    }
    return false;
}

/* Face down all cards are alike: one list is enough for them. */
static void draw_activation(const struct bronze_table *t,
                            const struct bronze_state *s, struct canvas *c)
{
    if (s->phase == PHASE_PLACE)
        draw_card_placements(t, s, s->card, c);
    for (int i = 0; s->phase == PHASE_TAKE && i < BRONZE_POOL; i++) {
        if (s->top[i] != FIELD_NONE && !is_repeated(s, i))
            draw_card_placements(t, s, s->top[i], c);
    }
    if (s->phase == PHASE_PLACE || s->phase == PHASE_TAKE) {
        canvas_add(c, "  ");
        bronze_board_label(c, "board-activates.down");
        canvas_add(c, "\n");
        draw_placements(t, s, 0, true, c);
    }
}

void bronze_board_task(const struct bronze_table *t,
                       const struct bronze_state *s, struct canvas *c)
{
    assert(s->phase < BRONZE_PHASES && s->turn < t->seats);
    /* clang-format off */
    static const struct task {
        const char *message;
        bool is_of_seat;
    } tasks[BRONZE_PHASES] = {
        [PHASE_PROVINCES] = {"board-now-provinces", false},
        [PHASE_OPEN]      = {"board-now-open",      false},
        [PHASE_FIRST]     = {"board-now-first",     false},
        [PHASE_TURN_UP]   = {"board-now-turn-up",   false},
        [PHASE_LAY]       = {"board-now-lay",       false},
        [PHASE_OVER]      = {"board-now-over",      false},
        [PHASE_TAKE]      = {"board-now-take",      true},
        [PHASE_PLACE]     = {"board-now-place",     true},
        [PHASE_SETTLE]    = {"board-now-settle",    true},
        [PHASE_CITY]      = {"board-now-city",      true},
    };
    /* clang-format on */
    const struct task *task = &tasks[s->phase];
    struct fact f;
    if (!task->is_of_seat) {
        bronze_board_label(c, task->message);
        return;
    }
    fact_begin(&f, task->message);
    bronze_board_seat(t, s->turn, &f);
    tell_active(t, s->active, &f);
    fact_number(&f, "tile", s->site + 1);
    (void)bronze_board_colour(c, &f, s->turn);
    canvas_add(c, "\n");
    draw_activation(t, s, c);
}
