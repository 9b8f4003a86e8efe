#include "files/position.h"

#include "base/hash.h"
#include "core/position.h"
#include "core/setup.h"

#include <jansson.h>
#include <string.h>

/* -- The frame ------------------------------------------------------------- */

static enum err frame_is_right(json_t *root, struct text *why)
{
    static const char *const keys[] = {"game", "setup", "content", "viewer",
                                       "state"};
    const char *key = NULL;
    json_t *value = NULL;
    json_object_foreach(root, key, value)
    {
        bool known = false;
        for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++)
            known = known || strcmp(key, keys[i]) == 0;
        if (!known) {
            text_add(why,
                     "%.40s is not a key of a position; it has game, setup, "
                     "content, viewer and state",
                     key);
            return ERR_BAD_TEXT;
        }
    }
    if (!json_is_object(json_object_get(root, "setup"))
        || !json_is_object(json_object_get(root, "state"))) {
        text_add(why, "setup and state must both be there, as objects");
        return ERR_BAD_TEXT;
    }
    return ERR_OK;
}

enum err position_read(struct position *p, const char *bytes, size_t size,
                       struct text *why)
{
    json_error_t error;
    json_t *root = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &error);
    *p = (struct position){.root = root};
    if (!root) {
        text_add(why, "line %d, column %d: %s", error.line, error.column,
                 error.text);
        return ERR_BAD_TEXT;
    }
    p->game = json_string_value(json_object_get(root, "game"));
    const char *hash = json_string_value(json_object_get(root, "content"));
    enum err e = ERR_BAD_TEXT;
    if (!p->game) {
        text_add(why, "game must be there, as the name of a game");
    } else if (!hash || !hash_read(hash, &p->content_hash)) {
        text_add(why, "content must be there, as 16 hexadecimal digits");
    } else {
        e = frame_is_right(root, why);
    }
    if (e != ERR_OK)
        position_free(p);
    return e;
}

void position_free(struct position *p)
{
    json_decref(p->root);
    *p = (struct position){.root = NULL};
}

static enum err read_seats(const struct game *g, struct setup *how,
                           const json_t *value, struct text *why)
{
    json_int_t n = json_integer_value(value);
    if (!json_is_integer(value)) {
        text_add(why, "setup.seats must be there, as a number");
        return ERR_BAD_TEXT;
    }
    return setup_set_seats(g, how, n < 0 || n > 99 ? 99 : (int)n, why);
}

static enum err read_option(const struct game *g, struct setup *how,
                            const char *key, const json_t *value,
                            struct text *why)
{
    if (json_is_string(value))
        return setup_set(g, how, key, json_string_value(value), why);
    text_add(why, "setup.%.40s must be a word", key);
    return ERR_BAD_TEXT;
}

enum err position_setup(const struct position *p, const struct game *g,
                        struct setup *out, struct text *why)
{
    struct setup how = setup_unsaid(g);
    json_t *setup = json_object_get(p->root, "setup");
    const char *key = NULL;
    json_t *value = NULL;
    enum err e = read_seats(g, &how, json_object_get(setup, "seats"), why);
    json_object_foreach(setup, key, value)
    {
        if (e == ERR_OK && strcmp(key, "seats") != 0)
            e = read_option(g, &how, key, value, why);
    }
    if (e == ERR_OK)
        *out = how;
    return e;
}

/* -- The fields ------------------------------------------------------------ */

/* What is being read, for messages. */
struct reader {
    const struct table *t;
    const struct field *f;
    struct state *out;
    struct text *why;
};

static enum err refuse(struct reader *r, const char *what)
{
    text_add(r->why, "state.%s %s", r->f->name, what);
    return ERR_BAD_TEXT;
}

static enum err read_set(struct reader *r, const json_t *v, uint64_t *out)
{
    *out = 0;
    if (!json_is_array(v))
        return refuse(r, "must be a list of names");
    for (size_t i = 0; i < json_array_size(v); i++) {
        const char *name = json_string_value(json_array_get(v, i));
        int member = name ? axis_find(r->f->values, r->t, name) : -1;
        if (member < 0) {
            text_add(r->why, "state.%s has a member that is no %s", r->f->name,
                     r->f->values->noun);
            return ERR_BAD_TEXT;
        }
        if (*out >> member & 1)
            return refuse(r, "names something twice");
        *out |= UINT64_C(1) << member;
    }
    return ERR_OK;
}

static enum err read_word(struct reader *r, const char *word, uint64_t *out)
{
    const struct field *f = r->f;
    if (strcmp(word, "?") == 0 && f->may_be_hidden) {
        *out = FIELD_HIDDEN;
        return ERR_OK;
    }
    if (strcmp(word, "none") == 0 && f->may_be_none) {
        *out = FIELD_NONE;
        return ERR_OK;
    }
    int i = f->values ? axis_find(f->values, r->t, word) : -1;
    if (i >= 0) {
        *out = (uint64_t)i;
        return ERR_OK;
    }
    text_add(r->why, "state.%s is \"%.40s\"; it must be %s%s", f->name, word,
             f->values ? "the name of a " : "a number",
             f->values ? f->values->noun : "");
    return ERR_BAD_TEXT;
}

static enum err read_number(struct reader *r, const json_t *v, uint64_t *out)
{
    json_int_t n = json_integer_value(v);
    if (r->f->values || !json_is_integer(v) || n < 0 || n > r->f->max) {
        char room[FIELD_LINE_MAX];
        struct text remedy = text_in(room, sizeof room);
        if (r->f->values) {
            text_add(&remedy, "must be the name of a %s", r->f->values->noun);
        } else {
            text_add(&remedy, "must be a number from 0 to %d", r->f->max);
        }
        return refuse(r, room);
    }
    *out = (uint64_t)n;
    return ERR_OK;
}

static enum err read_cell(struct reader *r, const json_t *v, int row, int col)
{
    uint64_t value = 0;
    enum err e = ERR_OK;
    if (r->f->kind == FIELD_SET) {
        e = read_set(r, v, &value);
    } else if (json_is_string(v)) {
        e = read_word(r, json_string_value(v), &value);
    } else {
        e = read_number(r, v, &value);
    }
    if (e == ERR_OK)
        field_set(r->f, r->out, row, col, value);
    return e;
}

/* The value that a list or object has for place `i` of the axis. */
static const json_t *item(const struct axis *axis, const struct table *t,
                          const json_t *v, int i)
{
    char room[FIELD_NAME_MAX];
    struct text name = text_in(room, sizeof room);
    if (!axis->name)
        return json_array_get(v, (size_t)i);
    axis->name(t, i, &name);
    return json_object_get(v, room);
}

static enum err shape_is_right(struct reader *r, const struct axis *axis,
                               const json_t *v)
{
    size_t wanted = (size_t)axis->size(r->t);
    bool right = axis->name ? json_is_object(v) && json_object_size(v) == wanted
                            : json_is_array(v) && json_array_size(v) == wanted;
    if (right)
        return ERR_OK;
    text_add(r->why, "state.%s must be %s with one value for each %s (%zu)",
             r->f->name, axis->name ? "an object" : "a list", axis->noun,
             wanted);
    return ERR_BAD_TEXT;
}

static enum err missing(struct reader *r, const struct axis *axis, int i)
{
    char room[FIELD_NAME_MAX];
    struct text name = text_in(room, sizeof room);
    if (axis->name)
        axis->name(r->t, i, &name);
    text_add(r->why, "state.%s lacks the %s %s", r->f->name, axis->noun, room);
    return ERR_BAD_TEXT;
}

static enum err read_row(struct reader *r, const json_t *v, int row)
{
    const struct axis *axis = r->f->cols;
    if (!axis)
        return read_cell(r, v, row, 0);
    enum err e = shape_is_right(r, axis, v);
    for (int i = 0; e == ERR_OK && i < axis->size(r->t); i++) {
        const json_t *value = item(axis, r->t, v, i);
        e = value ? read_cell(r, value, row, i) : missing(r, axis, i);
    }
    return e;
}

static enum err read_field(struct reader *r, const json_t *v)
{
    const struct axis *axis = r->f->rows;
    if (!axis)
        return read_row(r, v, 0);
    enum err e = shape_is_right(r, axis, v);
    for (int i = 0; e == ERR_OK && i < axis->size(r->t); i++) {
        const json_t *value = item(axis, r->t, v, i);
        e = value ? read_row(r, value, i) : missing(r, axis, i);
    }
    return e;
}

static enum err keys_are_known(const struct venue *v, json_t *state,
                               struct text *why)
{
    const struct game *g = v->game;
    const char *key = NULL;
    json_t *value = NULL;
    json_object_foreach(state, key, value)
    {
        if (!field_find(g->fields, g->field_count, key)) {
            text_add(why, "state.%.40s is not a field of %s", key, g->name);
            return ERR_BAD_TEXT;
        }
    }
    return ERR_OK;
}

static enum err read_viewer(const struct position *p, const struct venue *v,
                            int *viewer, struct text *why)
{
    const json_t *value = json_object_get(p->root, "viewer");
    const char *name = json_string_value(value);
    *viewer = SEAT_CHANCE;
    if (!value)
        return ERR_OK;
    *viewer = !name                         ? -1
              : strcmp(name, "nobody") == 0 ? SEAT_NOBODY
                                            : venue_find_seat(v, name);
    if (*viewer >= 0 && *viewer != SEAT_CHANCE)
        return ERR_OK;
    text_add(why, "viewer must be the name of a seat, or nobody");
    return ERR_BAD_TEXT;
}

enum err position_state(const struct position *p, const struct venue *v,
                        struct state *out, int *viewer, struct text *why)
{
    json_t *state = json_object_get(p->root, "state");
    struct state_room room;
    memset(&room, 0, sizeof room);
    enum err e = keys_are_known(v, state, why);
    for (int i = 0; e == ERR_OK && i < v->game->field_count; i++) {
        struct reader r = {.t = v->table,
                           .f = &v->game->fields[i],
                           .out = state_in(&room),
                           .why = why};
        const json_t *value = json_object_get(state, r.f->name);
        e = value ? read_field(&r, value) : refuse(&r, "is missing");
    }
    int whose = SEAT_CHANCE;
    if (e == ERR_OK)
        e = read_viewer(p, v, &whose, why);
    if (e == ERR_OK)
        e = position_is_possible(v, state_in(&room), whose, why);
    if (e == ERR_OK) {
        memcpy(out, state_in(&room), v->game->state_size);
        *viewer = whose;
    }
    return e;
}
