/* position_read.c - a position from JSON, by the table of fields. */
#include "base/hash.h"
#include "base/num.h"
#include "core/position.h"
#include "core/setup.h"

#include <assert.h>
#include <string.h>

/* -- The frame ------------------------------------------------------------- */

/* A snapshot names its seats, a position does not. */
static bool is_snapshot(const struct doc *d)
{
    return doc_get(d, DOC_ROOT, "names") != DOC_NONE;
}

static bool is_key(const struct doc *d, int key)
{
    static const char *const keys[] = {"game", "setup", "content", "viewer",
                                       "state"};
    for (int i = 0; i < COUNT_OF(keys); i++) {
        if (doc_says(d, key, keys[i]))
            return true;
    }
    return false;
}

/* A snapshot has more, and one of a later version more than that. */
static enum err frame_is_right(const struct doc *d, struct text *why)
{
    for (int key = doc_first(d, DOC_ROOT); key != DOC_NONE;
         key = doc_next(d, DOC_ROOT, key)) {
        if (is_snapshot(d) || is_key(d, key))
            continue;
        doc_show(d, key, why);
        text_add(why, " is not a key of a position; it has game, setup, "
                      "content, viewer and state");
        return ERR_BAD_TEXT;
    }
    if (!doc_is(d, doc_get(d, DOC_ROOT, "setup"), DOC_OBJECT)
        || !doc_is(d, doc_get(d, DOC_ROOT, "state"), DOC_OBJECT)) {
        text_add(why, "setup and state must both be there, as objects");
        return ERR_BAD_TEXT;
    }
    return ERR_OK;
}

/* How many moves there were, as far as it is told. */
static int count_of(const struct doc *d)
{
    enum { MOST = 1 << 24 };
    long long n = 0;
    bool told = doc_number(d, doc_get(d, DOC_ROOT, "count"), &n);
    return told && n >= 0 && n < MOST ? (int)n : 0;
}

enum err position_take(struct position *p, const struct doc *d,
                       struct text *why)
{
    char hash[24];
    assert(d->count > 0);
    *p = (struct position){.doc = *d, .count = count_of(d)};
    if (!doc_word(d, doc_get(d, DOC_ROOT, "game"), p->game, sizeof p->game)) {
        text_add(why, "game must be there, as the name of a game");
        return ERR_BAD_TEXT;
    }
    if (!doc_word(d, doc_get(d, DOC_ROOT, "content"), hash, sizeof hash)
        || !hash_read(hash, &p->content_hash)) {
        text_add(why, "content must be there, as 16 hexadecimal digits");
        return ERR_BAD_TEXT;
    }
    return frame_is_right(d, why);
}

enum err position_setup(const struct position *p, const struct game *g,
                        struct setup *out, struct text *why)
{
    assert(p && p->doc.count > 0 && g && out && why);
    const struct doc *d = &p->doc;
    struct setup how = setup_unsaid(g);
    int setup = doc_get(d, DOC_ROOT, "setup");
    enum err e = setup_take_seats(g, &how, d, doc_get(d, setup, "seats"),
                                  "setup.seats", why);
    for (int key = doc_first(d, setup); e == ERR_OK && key != DOC_NONE;
         key = doc_next(d, setup, key)) {
        if (!doc_says(d, key, "seats"))
            e = setup_take_option(g, &how, d, key, "setup", why);
    }
    if (e == ERR_OK)
        *out = how;
    return e;
}

/* -- The fields ------------------------------------------------------------ */

/* What is being read, and for messages. */
struct reader {
    const struct doc *d;
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

static enum err read_set(struct reader *r, int v, uint64_t *out)
{
    *out = 0;
    if (!doc_is(r->d, v, DOC_LIST))
        return refuse(r, "must be a list of names");
    for (int at = doc_first(r->d, v); at != DOC_NONE;
         at = doc_next(r->d, v, at)) {
        char name[FIELD_NAME_MAX];
        int member = doc_word(r->d, at, name, sizeof name)
                         ? axis_find(r->f->values, r->t, name)
                         : -1;
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

static enum err refuse_word(struct reader *r, int v)
{
    const struct field *f = r->f;
    text_add(r->why, "state.%s is \"", f->name);
    doc_show(r->d, v, r->why);
    text_add(r->why, "\"; it must be %s%s",
             f->values ? "the name of a " : "a number",
             f->values ? f->values->noun : "");
    return ERR_BAD_TEXT;
}

static enum err read_word(struct reader *r, int v, uint64_t *out)
{
    const struct field *f = r->f;
    char word[FIELD_NAME_MAX];
    int i = -1;
    if (!doc_word(r->d, v, word, sizeof word))
        return refuse_word(r, v);
    if (strcmp(word, "?") == 0 && f->may_be_hidden) {
        i = FIELD_HIDDEN;
    } else if (strcmp(word, "none") == 0 && f->may_be_none) {
        i = FIELD_NONE;
    } else if (f->values) {
        i = axis_find(f->values, r->t, word);
    }
    *out = (uint64_t)(i < 0 ? 0 : i);
    return i < 0 ? refuse_word(r, v) : ERR_OK;
}

static enum err read_number(struct reader *r, int v, uint64_t *out)
{
    char room[FIELD_LINE_MAX];
    struct text remedy = text_in(room, sizeof room);
    long long n = -1;
    bool is_number = doc_number(r->d, v, &n);
    if (r->f->values) {
        text_add(&remedy, "must be the name of a %s", r->f->values->noun);
        return refuse(r, room);
    }
    if (!is_number || n < 0 || n > r->f->max) {
        text_add(&remedy, "must be a number from 0 to %d", r->f->max);
        return refuse(r, room);
    }
    *out = (uint64_t)n;
    return ERR_OK;
}

static enum err read_cell(struct reader *r, int v, int row, int col)
{
    uint64_t value = 0;
    enum err e = ERR_OK;
    if (r->f->kind == FIELD_SET) {
        e = read_set(r, v, &value);
    } else if (doc_is(r->d, v, DOC_WORD)) {
        e = read_word(r, v, &value);
    } else {
        e = read_number(r, v, &value);
    }
    if (e == ERR_OK)
        field_set(r->f, r->out, row, col, value);
    return e;
}

static enum err shape_is_right(struct reader *r, const struct axis *axis, int v)
{
    int wanted = axis->size(r->t);
    if (doc_is(r->d, v, axis->name ? DOC_OBJECT : DOC_LIST)
        && doc_size(r->d, v) == wanted)
        return ERR_OK;
    text_add(r->why, "state.%s must be %s with one value for each %s (%d)",
             r->f->name, axis->name ? "an object" : "a list", axis->noun,
             wanted);
    return ERR_BAD_TEXT;
}

/* The value that a list or an object has for place `i` of the axis. `at` is the
 * item or the key at that place of the text, which is where it mostly stands. */
static int item(const struct reader *r, const struct axis *axis, int v, int i,
                int at)
{
    char room[FIELD_NAME_MAX];
    struct text name = text_in(room, sizeof room);
    if (!axis->name)
        return at;
    axis->name(r->t, i, &name);
    return doc_says(r->d, at, room) ? at + 1 : doc_get(r->d, v, room);
}

static enum err missing(struct reader *r, const struct axis *axis, int i)
{
    char room[FIELD_NAME_MAX];
    struct text name = text_in(room, sizeof room);
    axis->name(r->t, i, &name);
    text_add(r->why, "state.%s lacks the %s %s", r->f->name, axis->noun, room);
    return ERR_BAD_TEXT;
}

static enum err read_row(struct reader *r, int v, int row)
{
    const struct axis *axis = r->f->cols;
    if (!axis)
        return read_cell(r, v, row, 0);
    enum err e = shape_is_right(r, axis, v);
    int i = 0;
    for (int at = doc_first(r->d, v); e == ERR_OK && at != DOC_NONE;
         at = doc_next(r->d, v, at), i++) {
        int value = item(r, axis, v, i, at);
        e = value == DOC_NONE ? missing(r, axis, i)
                              : read_cell(r, value, row, i);
    }
    return e;
}

static enum err read_field(struct reader *r, int v)
{
    const struct axis *axis = r->f->rows;
    if (!axis)
        return read_row(r, v, 0);
    enum err e = shape_is_right(r, axis, v);
    int i = 0;
    for (int at = doc_first(r->d, v); e == ERR_OK && at != DOC_NONE;
         at = doc_next(r->d, v, at), i++) {
        int value = item(r, axis, v, i, at);
        e = value == DOC_NONE ? missing(r, axis, i) : read_row(r, value, i);
    }
    return e;
}

static bool is_field(const struct game *g, const struct doc *d, int key)
{
    for (int i = 0; i < g->fields->count; i++) {
        if (doc_says(d, key, g->fields->row[i].name))
            return true;
    }
    return false;
}

static enum err keys_are_known(const struct game *g, const struct doc *d,
                               int state, struct text *why)
{
    for (int key = doc_first(d, state); key != DOC_NONE;
         key = doc_next(d, state, key)) {
        if (is_field(g, d, key))
            continue;
        text_add(why, "state.");
        doc_show(d, key, why);
        text_add(why, " is not a field of %s", g->name);
        return ERR_BAD_TEXT;
    }
    return ERR_OK;
}

/* -- The viewer ------------------------------------------------------------ */

/* A snapshot says the number of a seat, or null. */
static int seat_of(const struct doc *d, int value, const struct venue *v)
{
    long long n = -1;
    if (doc_is(d, value, DOC_NULL))
        return SEAT_NOBODY;
    return doc_number(d, value, &n) && n >= 0 && n < v->setup.seats ? (int)n
                                                                    : -1;
}

/* A position says the name of a seat, or nobody. */
static int named_seat(const struct doc *d, int value, const struct venue *v)
{
    char name[FIELD_NAME_MAX];
    if (!doc_word(d, value, name, sizeof name))
        return -1;
    if (strcmp(name, "nobody") == 0)
        return SEAT_NOBODY;
    int seat = venue_find_seat(v, name);
    return seat == SEAT_CHANCE ? -1 : seat;
}

static enum err read_viewer(const struct doc *d, const struct venue *v,
                            int *viewer, struct text *why)
{
    int value = doc_get(d, DOC_ROOT, "viewer");
    if (value == DOC_NONE && !is_snapshot(d)) {
        *viewer = SEAT_CHANCE;
        return ERR_OK;
    }
    *viewer = is_snapshot(d) ? seat_of(d, value, v) : named_seat(d, value, v);
    if (*viewer >= 0)
        return ERR_OK;
    text_add(why, "viewer must be the name of a seat, or nobody");
    return ERR_BAD_TEXT;
}

/* -- The whole ------------------------------------------------------------- */

static enum err read_all(const struct position *p, const struct venue *v,
                         struct state *out, int *viewer, struct text *why)
{
    const struct game *g = v->game;
    struct reader r = {&p->doc, v->table, NULL, out, why};
    int state = doc_get(r.d, DOC_ROOT, "state");
    memset(out, 0, g->state_size);
    enum err e = keys_are_known(g, r.d, state, why);
    for (int i = 0; e == ERR_OK && i < g->fields->count; i++) {
        r.f = &g->fields->row[i];
        int value = doc_get(r.d, state, r.f->name);
        e = value == DOC_NONE ? refuse(&r, "is missing")
                              : read_field(&r, value);
    }
    return e == ERR_OK ? read_viewer(r.d, v, viewer, why) : e;
}

enum err position_state(const struct position *p, const struct venue *v,
                        struct state *out, int *viewer, struct text *why)
{
    assert(p && p->doc.count > 0 && v && v->game);
    assert(out && viewer && why);
    struct state_room room;
    int whose = SEAT_CHANCE;
    enum err e = read_all(p, v, state_in(&room), &whose, why);
    if (e == ERR_OK)
        e = position_is_possible(v, state_in(&room), whose, why);
    if (e == ERR_OK) {
        memcpy(out, state_in(&room), v->game->state_size);
        *viewer = whose;
    }
    return e;
}
