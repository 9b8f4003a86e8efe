#include "term/picture.h"

#include "core/board.h"

#include <assert.h>
#include <string.h>

/* -- Where the choices are ------------------------------------------------- */

static void add_place(struct picture_places *l, const struct canvas_box *box)
{
    if (l->count < PICTURE_PLACES_MAX)
        l->box[l->count++] = *box;
}

static void add_part(struct picture *p, const struct fact *f, int part,
                     struct picture_places *l)
{
    const struct canvas_anchor *a = board_find(&p->canvas, NULL, f, part);
    for (; a; a = board_find(&p->canvas, a, f, part))
        add_place(l, &a->box);
}

static bool is_seat(const struct fact *f, int part)
{
    return f->part[part].form == FACT_IS
           && strcmp(f->part[part].word, "seat") == 0;
}

/* What comes of a move is not what it is about. */
static int part_after(const struct fact *f, int part)
{
    return part + (fact_is_outcome(f, part) ? f->part[part].size : 1);
}

/* Whose pieces they are tells less than where they are. */
static void find_places(struct picture *p, struct scene *sc, int choice)
{
    const struct venue *v = sc->venue;
    struct picture_places *l = &p->places[choice];
    struct fact f;
    v->game->tell_move(v->table, scene_state(sc), sc->moves.move[choice], &f);
    l->count = 0;
    for (int i = 0; i < f.count; i = part_after(&f, i)) {
        if (!is_seat(&f, i))
            add_part(p, &f, i, l);
    }
    for (int i = 0; i < f.count; i = part_after(&f, i)) {
        if (is_seat(&f, i))
            add_part(p, &f, i, l);
    }
}

void picture_draw(struct picture *p, struct scene *sc)
{
    assert(sc->venue);
    board_draw(sc->venue, scene_state(sc), sc->viewer, &p->canvas);
    p->rows = canvas_rows(&p->canvas);
    p->cols = canvas_cols(&p->canvas);
    memset(p->mark, MARK_NONE, sizeof p->mark);
    for (int i = 0; i < sc->moves.count; i++)
        find_places(p, sc, i);
}

/* -- Marks ----------------------------------------------------------------- */

static void mark_box(struct picture *p, const struct canvas_box *b,
                     enum picture_mark mark)
{
    for (int r = b->row; r < b->row + b->rows && r < CANVAS_ROWS; r++) {
        for (int c = b->col; c < b->col + b->cols && c < CANVAS_COLS; c++)
            p->mark[r][c] = (uint8_t)mark;
    }
}

static void mark_choice(struct picture *p, int choice, enum picture_mark mark)
{
    assert(choice >= 0 && choice < GAME_MOVES_MAX);
    const struct picture_places *l = &p->places[choice];
    for (int i = 0; i < l->count; i++)
        mark_box(p, &l->box[i], mark);
}

void picture_mark(struct picture *p, const struct scene *sc, int chosen)
{
    assert(chosen >= 0 && chosen < sc->moves.count);
    for (int i = 0; i < sc->moves.count; i++)
        mark_choice(p, i, MARK_POSSIBLE);
    mark_choice(p, chosen, MARK_CHOSEN);
}

static int least(int a, int b)
{
    return a < b ? a : b;
}

static int most(int a, int b)
{
    return a > b ? a : b;
}

/* What holds both. */
static struct canvas_box joined(const struct canvas_box *a,
                                const struct canvas_box *b)
{
    struct canvas_box both = {.row = least(a->row, b->row),
                              .col = least(a->col, b->col)};
    both.rows = most(a->row + a->rows, b->row + b->rows) - both.row;
    both.cols = most(a->col + a->cols, b->col + b->cols) - both.col;
    return both;
}

bool picture_extent(const struct picture *p, int choice, int rows, int cols,
                    struct canvas_box *out)
{
    assert(choice >= 0 && choice < GAME_MOVES_MAX && rows > 0 && cols > 0);
    const struct picture_places *l = &p->places[choice];
    if (l->count == 0)
        return false;
    *out = l->box[0];
    for (int i = 1; i < l->count; i++) {
        struct canvas_box both = joined(out, &l->box[i]);
        if (both.rows <= rows && both.cols <= cols)
            *out = both;
    }
    return true;
}

static bool is_at(const struct picture_places *l, struct canvas_place at)
{
    for (int i = 0; i < l->count; i++) {
        const struct canvas_box *b = &l->box[i];
        if (at.row >= b->row && at.row < b->row + b->rows && at.col >= b->col
            && at.col < b->col + b->cols)
            return true;
    }
    return false;
}

int picture_choice_at(const struct picture *p, const struct scene *sc, int last,
                      struct canvas_place at)
{
    assert(last >= 0);
    int count = sc->moves.count;
    for (int k = 1; k <= count; k++) {
        int i = (last + k) % count;
        if (is_at(&p->places[i], at))
            return i;
    }
    return -1;
}

/* -- Colours --------------------------------------------------------------- */

enum text_style picture_seat_style(const struct picture *p,
                                   const struct venue *v, int seat)
{
    assert(seat >= 0 && seat < v->setup.seats);
    enum { COLOURS = STYLE_GREEN - STYLE_RED + 1 };
    const struct canvas_anchor *a = canvas_find(&p->canvas, NULL, "seat",
                                                venue_seat_name(v, seat), 0);
    return a && a->style != STYLE_PLAIN
               ? a->style
               : (enum text_style)(STYLE_RED + seat % COLOURS);
}
