/* observe.c - what a seat may know, as a list of numbers.
 *
 * The list is made from the game's table of fields alone: every cell in order, a
 * set as one number for each thing that it may hold, and at the end a number for
 * each seat that says whether it decides. */
#include "lib/lib_internal.h"

#include <assert.h>

static int members(const struct field *f, const struct table *t)
{
    return f->kind == FIELD_SET ? f->values->size(t) : 1;
}

static int size_of(const struct field *f, const struct table *t)
{
    return field_rows(f, t) * field_cols(f, t) * members(f, t);
}

int lib_observation_size(const struct venue *v)
{
    assert(v && v->game);
    int n = v->setup.seats;
    for (int i = 0; i < v->game->fields->count; i++)
        n += size_of(&v->game->fields->row[i], v->table);
    return n;
}

/* -- Numbers --------------------------------------------------------------- */

static int32_t number(const struct field *f, uint64_t value)
{
    if (f->kind == FIELD_WORD)
        return (int32_t)value;
    return value == FIELD_HIDDEN ? MUDBRICK_HIDDEN
           : value == FIELD_NONE ? MUDBRICK_NONE
                                 : (int32_t)value;
}

static int32_t *write_cell(const struct field *f, const struct table *t,
                           uint64_t value, int32_t *out)
{
    if (f->kind != FIELD_SET) {
        *out++ = number(f, value);
        return out;
    }
    for (int i = 0, n = members(f, t); i < n; i++)
        *out++ = (int32_t)(value >> i & 1);
    return out;
}

/* Most fields are bytes, and most of the time goes here. */
static int32_t *write_bytes(const struct field *f, const struct table *t,
                            const struct state *s, int32_t *out)
{
    const uint8_t *p = (const uint8_t *)s + f->offset;
    int rows = field_rows(f, t);
    int cols = field_cols(f, t);
    for (int row = 0; row < rows; row++, p += f->cols_max) {
        for (int col = 0; col < cols; col++)
            *out++ = p[col] < FIELD_NONE ? p[col] : number(f, p[col]);
    }
    return out;
}

static int32_t *write_field(const struct field *f, const struct table *t,
                            const struct state *s, int32_t *out)
{
    if (f->kind == FIELD_BYTE)
        return write_bytes(f, t, s, out);
    int rows = field_rows(f, t);
    int cols = field_cols(f, t);
    for (int row = 0; row < rows; row++) {
        for (int col = 0; col < cols; col++)
            out = write_cell(f, t, field_get(f, s, row, col), out);
    }
    return out;
}

void lib_observe(const struct mudbrick_match *m, int viewer, int32_t *out)
{
    assert(m && out && viewer >= 0);
    const struct venue *v = lib_venue(m);
    struct state_room room;
    struct state *view = state_in(&room);
    venue_view(v, lib_state(m), viewer, view);
    for (int i = 0; i < v->game->fields->count; i++)
        out = write_field(&v->game->fields->row[i], v->table, view, out);
    seat_set act = v->game->to_act(v->table, view);
    for (int i = 0; i < v->setup.seats; i++)
        *out++ = (int32_t)(act >> i & 1);
}

/* -- Names ----------------------------------------------------------------- */

/* "coins red" for the cell, " ore" behind it for the member of a set. */
static void write_index(const struct axis *axis, const struct table *t, int i,
                        struct text *out)
{
    if (!axis)
        return;
    text_add(out, " ");
    if (axis->name) {
        axis->name(t, i, out);
    } else {
        text_add(out, "%d", i);
    }
}

static void name_cell(const struct field *f, const struct table *t, int i,
                      struct text *out)
{
    int n = members(f, t);
    int cols = field_cols(f, t);
    text_add(out, "%s", f->name);
    write_index(f->rows, t, i / n / cols, out);
    write_index(f->cols, t, i / n % cols, out);
    if (f->kind == FIELD_SET)
        write_index(f->values, t, i % n, out);
}

MUDBRICK_EXPORT int mudbrick_table_observation_name(const mudbrick_table *t,
                                                    int i, char *out,
                                                    size_t room)
{
    assert(t && (out || room == 0));
    const struct venue *v = &t->venue;
    if (i < 0 || i >= t->observation_size) {
        return lib_fail(MUDBRICK_BAD, "an observation has %d numbers",
                        t->observation_size);
    }
    if (room == 0)
        return lib_fail(MUDBRICK_SHORT, "there is no room for the name");
    struct text name = text_in(out, room);
    for (int k = 0; k < v->game->fields->count; k++) {
        const struct field *f = &v->game->fields->row[k];
        int size = size_of(f, v->table);
        if (i < size) {
            name_cell(f, v->table, i, &name);
            break;
        }
        i -= size;
    }
    if (name.len == 0)
        text_add(&name, "decides %s", venue_seat_name(v, i));
    return name.cut ? lib_fail(MUDBRICK_SHORT, "the name is longer") : 0;
}
