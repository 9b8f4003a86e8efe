#include "core/field.h"

#include <assert.h>
#include <string.h>

size_t field_width(const struct field *f)
{
    switch (f->kind) {
    case FIELD_BYTE:
        return sizeof(uint8_t);
    case FIELD_WORD:
        return sizeof(uint16_t);
    case FIELD_SET:
        return sizeof(uint64_t);
    }
    return 0;
}

int field_rows(const struct field *f, const struct table *t)
{
    assert(f->rows_max > 0);
    return f->rows ? f->rows->size(t) : 1;
}

int field_cols(const struct field *f, const struct table *t)
{
    assert(f->cols_max > 0);
    return f->cols ? f->cols->size(t) : 1;
}

static size_t place_of(const struct field *f, int row, int col)
{
    assert(row >= 0 && row < f->rows_max && col >= 0 && col < f->cols_max);
    return f->offset + (size_t)(row * f->cols_max + col) * field_width(f);
}

uint64_t field_get(const struct field *f, const struct state *s, int row,
                   int col)
{
    assert(row >= 0 && row < f->rows_max && col >= 0 && col < f->cols_max);
    const unsigned char *p = (const unsigned char *)s + place_of(f, row, col);
    uint16_t word = 0;
    uint64_t set = 0;
    switch (f->kind) {
    case FIELD_BYTE:
        return *p;
    case FIELD_WORD:
        memcpy(&word, p, sizeof word);
        return word;
    case FIELD_SET:
        memcpy(&set, p, sizeof set);
        return set;
    }
    return 0;
}

void field_set(const struct field *f, struct state *s, int row, int col,
               uint64_t value)
{
    assert(row >= 0 && row < f->rows_max && col >= 0 && col < f->cols_max);
    assert(f->kind == FIELD_SET || value <= UINT16_MAX);
    unsigned char *p = (unsigned char *)s + place_of(f, row, col);
    uint16_t word = (uint16_t)value;
    switch (f->kind) {
    case FIELD_BYTE:
        *p = (unsigned char)value;
        return;
    case FIELD_WORD:
        memcpy(p, &word, sizeof word);
        return;
    case FIELD_SET:
        memcpy(p, &value, sizeof value);
        return;
    }
}

const struct field *field_find(const struct fields *fields, const char *name)
{
    assert(fields && name);
    for (int i = 0; i < fields->count; i++) {
        if (strcmp(fields->row[i].name, name) == 0)
            return &fields->row[i];
    }
    return NULL;
}

static void write_axis_name(const struct axis *axis, const struct table *t,
                            int i, struct text *out)
{
    if (axis->name) {
        axis->name(t, i, out);
    } else {
        text_add(out, "%d", i + 1);
    }
}

int axis_find(const struct axis *axis, const struct table *t, const char *name)
{
    assert(axis && name);
    int size = axis->size(t);
    for (int i = 0; i < size; i++) {
        char room[FIELD_NAME_MAX];
        struct text own = text_in(room, sizeof room);
        write_axis_name(axis, t, i, &own);
        if (strcmp(room, name) == 0)
            return i;
    }
    return -1;
}

static int value_limit(const struct field *f, const struct table *t)
{
    return f->values ? f->values->size(t) - 1 : f->max;
}

bool field_accepts(const struct field *f, const struct table *t, uint64_t value,
                   struct text *why)
{
    assert(f && why);
    int limit = value_limit(f, t);
    if (f->kind == FIELD_SET) {
        uint64_t known = limit >= 63 ? ~UINT64_C(0)
                                     : (UINT64_C(2) << limit) - 1;
        if ((value & ~known) == 0)
            return true;
        text_add(why, "it has a member that this game does not use");
        return false;
    }
    if (f->may_be_none && value == FIELD_NONE)
        return true;
    if (f->may_be_hidden && value == FIELD_HIDDEN)
        return true;
    if (value <= (uint64_t)limit)
        return true;
    if (f->values) {
        text_add(why, "it must be the name of a %s", f->values->noun);
    } else {
        text_add(why, "it must be a number from 0 to %d", limit);
    }
    return false;
}

static void write_set(const struct field *f, const struct table *t,
                      uint64_t value, struct text *out)
{
    const char *comma = "";
    for (int i = 0; i < f->values->size(t); i++) {
        if (value >> i & 1) {
            text_add(out, "%s", comma);
            write_axis_name(f->values, t, i, out);
            comma = ",";
        }
    }
    if (value == 0)
        text_add(out, "-");
}

void field_write_value(const struct field *f, const struct table *t,
                       uint64_t value, struct text *out)
{
    assert(f && out);
    if (f->kind == FIELD_SET) {
        write_set(f, t, value, out);
    } else if (f->kind == FIELD_BYTE && value == FIELD_HIDDEN) {
        text_add(out, "?");
    } else if (f->may_be_none && value == FIELD_NONE) {
        text_add(out, "none");
    } else if (f->values && value < (uint64_t)f->values->size(t)) {
        write_axis_name(f->values, t, (int)value, out);
    } else {
        text_add(out, "%u", (unsigned)value);
    }
}

/* -- Reading a line -------------------------------------------------------- */

/* Moves the next word of `line` into `word`; false if there is none. */
static bool next_word(const char **line, char word[FIELD_LINE_MAX])
{
    *line += strspn(*line, " \t");
    size_t n = strcspn(*line, " \t");
    if (n == 0 || n >= FIELD_LINE_MAX)
        return false;
    memcpy(word, *line, n);
    word[n] = '\0';
    *line += n;
    return true;
}

static enum err read_index(const struct axis *axis, const struct table *t,
                           const char **line, int *out, struct text *why)
{
    char word[FIELD_LINE_MAX];
    if (!axis) {
        *out = 0;
        return ERR_OK;
    }
    if (!next_word(line, word)) {
        text_add(why, "the name of a %s is missing", axis->noun);
        return ERR_BAD_TEXT;
    }
    *out = axis_find(axis, t, word);
    if (*out >= 0)
        return ERR_OK;
    text_add(why, "there is no %s called %s", axis->noun, word);
    return ERR_BAD_TEXT;
}

static enum err read_set(const struct field *f, const struct table *t,
                         const char *word, uint64_t *out, struct text *why)
{
    *out = 0;
    if (strcmp(word, "-") == 0)
        return ERR_OK;
    while (*word) {
        char name[FIELD_LINE_MAX];
        size_t n = strcspn(word, ",");
        memcpy(name, word, n);
        name[n] = '\0';
        int i = axis_find(f->values, t, name);
        if (i < 0) {
            text_add(why, "there is no %s called %s", f->values->noun, name);
            return ERR_BAD_TEXT;
        }
        *out |= UINT64_C(1) << i;
        word += n + (word[n] == ',');
    }
    return ERR_OK;
}

static enum err read_value(const struct field *f, const struct table *t,
                           const char *word, uint64_t *out, struct text *why)
{
    long long n = 0;
    if (f->kind == FIELD_SET)
        return read_set(f, t, word, out, why);
    if (strcmp(word, "?") == 0) {
        *out = f->may_be_hidden ? FIELD_HIDDEN : UINT64_MAX;
    } else if (strcmp(word, "none") == 0) {
        *out = f->may_be_none ? FIELD_NONE : UINT64_MAX;
    } else if (f->values) {
        int i = axis_find(f->values, t, word);
        *out = i < 0 ? UINT64_MAX : (uint64_t)i;
    } else {
        *out = text_number(word, 0, f->max, &n) ? (uint64_t)n : UINT64_MAX;
    }
    char room[FIELD_LINE_MAX];
    struct text remedy = text_in(room, sizeof room);
    if (field_accepts(f, t, *out, &remedy))
        return ERR_OK;
    text_add(why, "%s cannot be %s; %s", f->name, word, room);
    return ERR_BAD_TEXT;
}

enum err field_read_cell(const struct fields *fields, const struct table *t,
                         const char *line, struct cell *out, struct text *why)
{
    assert(fields && line && out && why);
    char word[FIELD_LINE_MAX] = "";
    struct cell c = {.row = 0};
    if (next_word(&line, word))
        c.field = field_find(fields, word);
    if (!c.field) {
        text_add(why, "there is no field called %s", word);
        return ERR_NOT_FOUND;
    }
    enum err e = read_index(c.field->rows, t, &line, &c.row, why);
    if (e == ERR_OK)
        e = read_index(c.field->cols, t, &line, &c.col, why);
    if (e != ERR_OK)
        return e;
    if (!next_word(&line, word) || line[strspn(line, " \t")] != '\0') {
        text_add(why, "exactly one value must follow");
        return ERR_BAD_TEXT;
    }
    e = read_value(c.field, t, word, &c.value, why);
    if (e == ERR_OK)
        *out = c;
    return e;
}

/* -- Difference ------------------------------------------------------------ */

static void write_cell_change(const struct field *f, const struct table *t,
                              const struct cell *was, uint64_t now,
                              struct text *out)
{
    text_add(out, "%s ", f->name);
    if (f->rows) {
        write_axis_name(f->rows, t, was->row, out);
        text_add(out, " ");
    }
    if (f->cols) {
        write_axis_name(f->cols, t, was->col, out);
        text_add(out, " ");
    }
    field_write_value(f, t, was->value, out);
    text_add(out, " -> ");
    field_write_value(f, t, now, out);
    text_add(out, "\n");
}

void field_write_difference(const struct fields *fields, const struct table *t,
                            const struct state *before,
                            const struct state *after, struct text *out)
{
    assert(fields && before && after && out);
    for (int k = 0; k < fields->count; k++) {
        const struct field *f = &fields->row[k];
        int cols = field_cols(f, t);
        for (int i = 0; i < field_rows(f, t) * cols; i++) {
            struct cell was = {f, i / cols, i % cols, 0};
            was.value = field_get(f, before, was.row, was.col);
            uint64_t now = field_get(f, after, was.row, was.col);
            if (was.value != now)
                write_cell_change(f, t, &was, now, out);
        }
    }
}
