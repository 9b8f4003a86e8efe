#include "core/fact.h"

#include "base/num.h"

#include <assert.h>
#include <string.h>

/* -- Telling --------------------------------------------------------------- */

static struct fact_part *add(struct fact *f, const char *name,
                             enum fact_form form)
{
    assert(f->count < FACT_PARTS_MAX);
    struct fact_part *p = &f->part[f->count++];
    *p = (struct fact_part){.name = name, .form = (uint8_t)form, .size = 1};
    return p;
}

static struct fact_part *open(struct fact *f, const char *name,
                              enum fact_form form)
{
    assert(f->depth < FACT_DEPTH_MAX);
    f->open[f->depth++] = (uint16_t)f->count;
    return add(f, name, form);
}

void fact_begin(struct fact *f, const char *key)
{
    assert(f && key);
    f->count = 0;
    f->depth = 0;
    fact_open(f, NULL, key);
}

void fact_number(struct fact *f, const char *name, int n)
{
    assert(f->depth > 0);
    add(f, name, FACT_NUMBER)->number = n;
}

void fact_word(struct fact *f, const char *name, const char *word)
{
    assert(f->depth > 0 && word);
    add(f, name, FACT_WORD)->word = word;
}

void fact_open(struct fact *f, const char *name, const char *key)
{
    assert(key);
    open(f, name, FACT_IS)->word = key;
}

void fact_list(struct fact *f, const char *name)
{
    (void)open(f, name, FACT_LIST);
}

void fact_close(struct fact *f)
{
    assert(f->depth > 0);
    int at = f->open[--f->depth];
    f->part[at].size = (uint16_t)(f->count - at);
}

void fact_close_some(struct fact *f)
{
    fact_close(f);
    int at = f->open[f->depth];
    assert(f->part[at].form == FACT_LIST);
    if (f->part[at].size == 1)
        f->count = at;
}

void fact_add(struct fact *f, const char *name, const struct fact *inner)
{
    assert(f->depth > 0 && inner->depth == 0);
    assert(f->count + inner->count <= FACT_PARTS_MAX);
    struct fact_part *first = &f->part[f->count];
    memcpy(first, inner->part, (size_t)inner->count * sizeof *first);
    first->name = name;
    f->count += inner->count;
}

void fact_thing(struct fact *f, const char *name, const char *key,
                const char *id)
{
    assert(f && key && id);
    fact_open(f, name, key);
    fact_word(f, "id", id);
    fact_close(f);
}

void fact_numbered(struct fact *f, const char *name, const char *key, int id)
{
    assert(f && key);
    fact_open(f, name, key);
    fact_number(f, "id", id);
    fact_close(f);
}

/* -- Reading --------------------------------------------------------------- */

int fact_find(const struct fact *f, int at, const char *name, size_t size)
{
    assert(at >= 0 && at < f->count && name);
    int end = at + f->part[at].size;
    for (int i = at + 1; i < end; i += f->part[i].size) {
        const char *own = f->part[i].name;
        if (own && strncmp(own, name, size) == 0 && own[size] == '\0')
            return i;
    }
    return -1;
}

bool fact_is_outcome(const struct fact *f, int part)
{
    static const char *const names[] = {"gains",   "loses",     "others",
                                        "changes", "completes", "unlocks"};
    assert(part >= 0 && part < f->count);
    const struct fact_part *p = &f->part[part];
    for (size_t i = 0; p->form == FACT_LIST && i < COUNT_OF(names); i++) {
        if (strcmp(p->name ? p->name : "", names[i]) == 0)
            return true;
    }
    return false;
}

static void write_part(const struct fact *f, int at, struct json *w);

static void write_inner(const struct fact *f, int at, struct json *w)
{
    int end = at + f->part[at].size;
    for (int i = at + 1; i < end; i += f->part[i].size) {
        if (f->part[i].name)
            json_key(w, f->part[i].name);
        write_part(f, i, w);
    }
}

static void write_part(const struct fact *f, int at, struct json *w)
{
    const struct fact_part *p = &f->part[at];
    switch ((enum fact_form)p->form) {
    case FACT_IS:
        json_open(w, '{');
        json_key(w, "is");
        json_word(w, p->word);
        write_inner(f, at, w);
        json_close(w, '}');
        return;
    case FACT_LIST:
        json_open(w, '[');
        write_inner(f, at, w);
        json_close(w, ']');
        return;
    case FACT_NUMBER:
        json_number(w, p->number);
        return;
    case FACT_WORD:
        json_word(w, p->word);
        return;
    }
}

void fact_write(const struct fact *f, struct json *w)
{
    assert(f->depth == 0);
    write_part(f, 0, w);
}

/* -- The table ------------------------------------------------------------- */

static bool find_slot(const struct shape *row, const char *name,
                      struct shape_slot *out)
{
    const char *at = row->args;
    while (shape_next(&at, out)) {
        if (strncmp(out->name, name, out->name_size) == 0
            && name[out->name_size] == '\0')
            return true;
    }
    return false;
}

static const char *type_of(const struct fact_part *p)
{
    return p->form == FACT_NUMBER ? "number"
           : p->form == FACT_WORD ? "word"
                                  : p->word;
}

/* Is it one of those between the bars? */
static bool part_fits(const struct fact_part *p, struct shape_type type)
{
    struct shape_type one;
    while (shape_either(&type, &one)) {
        if (shape_is(one, type_of(p)))
            return true;
    }
    return false;
}

static bool list_fits(const struct fact *f, int at, struct shape_type type)
{
    int end = at + f->part[at].size;
    for (int i = at + 1; i < end; i += f->part[i].size) {
        if (!part_fits(&f->part[i], type))
            return false;
    }
    return true;
}

static bool argument_fits(const struct fact *f, int at, const struct shape *row)
{
    struct shape_slot s;
    const struct fact_part *p = &f->part[at];
    if (!find_slot(row, p->name, &s))
        return false;
    bool is_list = *s.type.at == '[';
    if (is_list != (p->form == FACT_LIST))
        return false;
    return is_list ? list_fits(f, at, shape_within(s.type))
                   : part_fits(p, s.type);
}

/* Each argument is in the row, and none of the row is missing. */
static bool row_fits(const struct fact *f, int at, const struct shape *row,
                     struct text *why)
{
    struct shape_slot s;
    int end = at + f->part[at].size;
    for (int i = at + 1; i < end; i += f->part[i].size) {
        if (!argument_fits(f, i, row)) {
            text_add(why, "%s has an argument %s that its row does not know",
                     row->key, f->part[i].name);
            return false;
        }
    }
    for (const char *args = row->args; shape_next(&args, &s);) {
        if (!s.may_miss && fact_find(f, at, s.name, s.name_size) < 0) {
            text_add(why, "%s lacks %.*s", row->key, (int)s.name_size, s.name);
            return false;
        }
    }
    return true;
}

bool fact_fits(const struct fact *f, const struct shape *rows, struct text *why)
{
    assert(rows && why);
    assert(f->depth == 0 && f->count > 0);
    for (int i = 0; i < f->count; i++) {
        if (f->part[i].form != FACT_IS)
            continue;
        const char *key = f->part[i].word;
        const struct shape *row = shape_find(rows, key, strlen(key));
        if (!row) {
            text_add(why, "no row is called %s", key);
            return false;
        }
        if (!row_fits(f, i, row, why))
            return false;
    }
    return true;
}
