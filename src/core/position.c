#include "core/position.h"

#include "core/setup.h"

#include <assert.h>
#include <string.h>

static void write_name(const struct axis *axis, const struct table *t, int i,
                       struct json *w,
                       void (*write)(struct json *, const char *))
{
    char room[FIELD_NAME_MAX];
    struct text name = text_in(room, sizeof room);
    axis->name(t, i, &name);
    write(w, room);
}

static void write_set(const struct field *f, const struct table *t,
                      uint64_t value, struct json *w)
{
    json_open(w, '[');
    for (int i = 0; i < f->values->size(t); i++) {
        if (value >> i & 1)
            write_name(f->values, t, i, w, json_word);
    }
    json_close(w, ']');
}

static void write_cell(const struct field *f, const struct table *t,
                       const struct state *s, const int at[2], struct json *w)
{
    uint64_t value = field_get(f, s, at[0], at[1]);
    bool special = f->kind == FIELD_BYTE && value >= FIELD_NONE
                   && (f->may_be_none || f->may_be_hidden);
    if (f->kind == FIELD_SET) {
        write_set(f, t, value, w);
    } else if (special) {
        json_word(w, value == FIELD_HIDDEN ? "?" : "none");
    } else if (f->values) {
        write_name(f->values, t, (int)value, w, json_word);
    } else {
        json_number(w, (long long)value);
    }
}

static void write_cols(const struct field *f, const struct table *t,
                       const struct state *s, int row, struct json *w)
{
    bool named = f->cols && f->cols->name;
    if (!f->cols) {
        write_cell(f, t, s, (int[2]){row, 0}, w);
        return;
    }
    json_open(w, named ? '{' : '[');
    for (int i = 0; i < field_cols(f, t); i++) {
        if (named)
            write_name(f->cols, t, i, w, json_key);
        write_cell(f, t, s, (int[2]){row, i}, w);
    }
    json_close(w, named ? '}' : ']');
}

static void write_field(const struct field *f, const struct table *t,
                        const struct state *s, struct json *w)
{
    bool named = f->rows && f->rows->name;
    json_key(w, f->name);
    if (!f->rows) {
        write_cols(f, t, s, 0, w);
        return;
    }
    json_open(w, named ? '{' : '[');
    for (int i = 0; i < field_rows(f, t); i++) {
        if (named)
            write_name(f->rows, t, i, w, json_key);
        write_cols(f, t, s, i, w);
    }
    json_close(w, named ? '}' : ']');
}

void position_write_setup(const struct venue *v, struct json *w)
{
    assert(v->setup.seats >= v->game->seats_min
           && v->setup.seats <= v->game->seats_max);
    json_open(w, '{');
    json_key(w, "seats");
    json_number(w, v->setup.seats);
    for (int i = 0; i < v->game->option_count; i++) {
        json_key(w, v->game->options[i].name);
        json_word(w, setup_word(v->game, &v->setup, i));
    }
    json_close(w, '}');
}

void position_write_state(const struct venue *v, const struct state *s,
                          struct json *w)
{
    assert(v && s && w);
    json_open(w, '{');
    for (int i = 0; i < v->game->fields->count; i++)
        write_field(&v->game->fields->row[i], v->table, s, w);
    json_close(w, '}');
}

void position_write(const struct venue *v, const struct state *s, int viewer,
                    struct json *w)
{
    assert(v && s && w);
    json_open(w, '{');
    json_key(w, "game");
    json_word(w, v->game->name);
    json_key(w, "setup");
    position_write_setup(v, w);
    json_key(w, "content");
    json_hash(w, v->content_hash);
    if (viewer != SEAT_CHANCE) {
        json_key(w, "viewer");
        json_word(w, venue_seat_name(v, viewer));
    }
    json_key(w, "state");
    position_write_state(v, s, w);
    json_close(w, '}');
}

/* A view hides what its viewer may not see, and nothing else: hiding changes
 * nothing, and neither does filling the holes and hiding again. */
static enum err is_view(const struct venue *v, const struct state *s,
                        int viewer, struct text *why)
{
    struct state_room full;
    struct state_room again;
    struct rng rng = rng_seed(0);
    size_t size = v->game->state_size;
    venue_view(v, s, viewer, state_in(&again));
    if (memcmp(state_in(&again), s, size) != 0) {
        text_add(why, "the position shows what %s may not see",
                 venue_seat_name(v, viewer));
        return ERR_BAD_TEXT;
    }
    memcpy(state_in(&full), s, size);
    if (v->game->secrets)
        v->game->secrets->guess(v->table, state_in(&full), viewer, &rng);
    venue_view(v, state_in(&full), viewer, state_in(&again));
    if (memcmp(state_in(&again), s, size) != 0) {
        text_add(why, "the position hides what %s knows",
                 venue_seat_name(v, viewer));
        return ERR_BAD_TEXT;
    }
    return ERR_OK;
}

enum err position_is_possible(const struct venue *v, const struct state *s,
                              int viewer, struct text *why)
{
    assert(v && s && why);
    if (!venue_holds(v, s, why))
        return ERR_BAD_TEXT;
    if (viewer == SEAT_CHANCE && venue_has_holes(v, s)) {
        text_add(why, "the position has hidden values but names no viewer");
        return ERR_BAD_TEXT;
    }
    return viewer == SEAT_CHANCE ? ERR_OK : is_view(v, s, viewer, why);
}
