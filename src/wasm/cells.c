/* cells.c - a position as lines of cells (see place.h). */
#include "wasm/place.h"

/* Which cells have been given, by their place in the state. */
struct given {
    bool cell[GAME_STATE_MAX];
};

static size_t place_of(const struct field *f, int row, int col)
{
    return f->offset + (size_t)(row * f->cols_max + col) * field_width(f);
}

static enum err set_cell(struct state *s, struct given *given,
                         const struct cell *c, struct text *why)
{
    bool *is_given = &given->cell[place_of(c->field, c->row, c->col)];
    uint64_t was = field_get(c->field, s, c->row, c->col);
    bool more = c->field->kind == FIELD_SET && c->value && was;
    if ((*is_given && !more) || (more && (was & c->value))) {
        text_add(why, "state.%s names something twice", c->field->name);
        return ERR_BAD_TEXT;
    }
    *is_given = true;
    field_set(c->field, s, c->row, c->col, more ? was | c->value : c->value);
    return ERR_OK;
}

static enum err read_cells(const struct venue *v, const char *lines,
                           struct state *s, struct given *given,
                           struct text *why)
{
    const struct game *g = v->game;
    char line[ORDER_LINE_MAX];
    bool was_cut = false;
    enum err e = ERR_OK;
    while (e == ERR_OK && order_line(&lines, line, sizeof line, &was_cut)) {
        struct cell c;
        if (was_cut) {
            text_add(why, "the line \"%.40s...\" is too long", line);
            return ERR_TOO_LONG;
        }
        e = field_read_cell(g->fields, g->field_count, v->table, line, &c, why);
        if (e == ERR_OK)
            e = set_cell(s, given, &c, why);
    }
    return e;
}

static enum err is_complete(const struct venue *v, const struct given *given,
                            struct text *why)
{
    for (int i = 0; i < v->game->field_count; i++) {
        const struct field *f = &v->game->fields[i];
        int cols = field_cols(f, v->table);
        int wanted = field_rows(f, v->table) * cols;
        int found = 0;
        for (int n = 0; n < wanted; n++)
            found += given->cell[place_of(f, n / cols, n % cols)];
        if (found < wanted) {
            text_add(why, "state.%s has %d of its %d values", f->name, found,
                     wanted);
            return ERR_BAD_TEXT;
        }
    }
    return ERR_OK;
}

static enum err find_viewer(const struct venue *v, const char *name, int *out,
                            struct text *why)
{
    *out = name[0] == '\0'               ? SEAT_CHANCE
           : strcmp(name, "nobody") == 0 ? SEAT_NOBODY
                                         : venue_find_seat(v, name);
    if (*out >= 0 && (*out != SEAT_CHANCE || name[0] == '\0'))
        return ERR_OK;
    text_add(why, "viewer must be the name of a seat, or nobody");
    return ERR_BAD_TEXT;
}

static enum err read_place(struct sitting *s, const struct order *o,
                           struct text *why)
{
    struct given given = {{false}};
    struct state *start = state_in(&s->start);
    int viewer = SEAT_CHANCE;
    memset(start, 0, s->venue.game->state_size);
    enum err e = find_viewer(&s->venue, o->viewer, &viewer, why);
    if (e == ERR_OK)
        e = read_cells(&s->venue, o->rest, start, &given, why);
    if (e == ERR_OK)
        e = is_complete(&s->venue, &given, why);
    return e == ERR_OK ? sitting_resume(s, viewer, why) : e;
}

enum err place_read_lines(struct sitting *s, const struct supply *from,
                          const struct order *o, struct text *why)
{
    struct setup how;
    if (!o->content) {
        text_add(why, "content must be there, as 16 hexadecimal digits");
        return ERR_BAD_TEXT;
    }
    enum err e = sitting_open(s, from, o->game, o->content, why);
    if (e == ERR_OK)
        e = order_setup(o, s->box.game, &how, why);
    if (e == ERR_OK)
        e = sitting_lay(s, &how, why);
    if (e == ERR_OK)
        e = read_place(s, o, why);
    if (e != ERR_OK)
        sitting_close(s);
    return e;
}
