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

static const struct fact_kind *find_kind(const struct fact_kind *kinds,
                                         const char *key)
{
    for (; kinds->key; kinds++) {
        if (strcmp(kinds->key, key) == 0)
            return kinds;
    }
    return NULL;
}

/* One `name?:type` of a row. */
struct slot {
    const char *name;
    size_t name_size;
    const char *type; /* without the brackets of a list */
    size_t type_size;
    bool may_miss, is_list;
};

/* False at the end of the row. */
static bool next_slot(const char **at, struct slot *out)
{
    *at += strspn(*at, " ");
    if (!**at)
        return false;
    *out = (struct slot){.name = *at, .name_size = strcspn(*at, "?:")};
    *at += out->name_size;
    out->may_miss = **at == '?';
    *at += 1 + out->may_miss;
    out->is_list = **at == '[';
    *at += out->is_list;
    out->type = *at;
    out->type_size = strcspn(*at, " ]");
    *at += out->type_size + out->is_list;
    return true;
}

static bool find_slot(const struct fact_kind *kind, const char *name,
                      struct slot *out)
{
    const char *at = kind->args;
    while (next_slot(&at, out)) {
        if (strncmp(out->name, name, out->name_size) == 0
            && name[out->name_size] == '\0')
            return true;
    }
    return false;
}

/* Is the word one of those between the bars? */
static bool is_among(const char *word, const struct slot *s)
{
    const char *at = s->type;
    const char *end = s->type + s->type_size;
    while (at < end) {
        size_t n = strcspn(at, "| ]");
        if (strncmp(at, word, n) == 0 && word[n] == '\0')
            return true;
        at += n + 1;
    }
    return false;
}

static const char *type_of(const struct fact_part *p)
{
    return p->form == FACT_NUMBER ? "number"
           : p->form == FACT_WORD ? "word"
                                  : p->word;
}

static bool list_fits(const struct fact *f, int at, const struct slot *s)
{
    int end = at + f->part[at].size;
    for (int i = at + 1; i < end; i += f->part[i].size) {
        if (!is_among(type_of(&f->part[i]), s))
            return false;
    }
    return true;
}

static bool argument_fits(const struct fact *f, int at,
                          const struct fact_kind *kind)
{
    struct slot s;
    const struct fact_part *p = &f->part[at];
    if (!find_slot(kind, p->name, &s) || s.is_list != (p->form == FACT_LIST))
        return false;
    return s.is_list ? list_fits(f, at, &s) : is_among(type_of(p), &s);
}

/* Each argument is in the row, and none of the row is missing. */
static bool row_fits(const struct fact *f, int at, const struct fact_kind *kind,
                     struct text *why)
{
    struct slot s;
    int end = at + f->part[at].size;
    for (int i = at + 1; i < end; i += f->part[i].size) {
        if (!argument_fits(f, i, kind)) {
            text_add(why, "%s has an argument %s that its row does not know",
                     kind->key, f->part[i].name);
            return false;
        }
    }
    for (const char *row = kind->args; next_slot(&row, &s);) {
        if (!s.may_miss && fact_find(f, at, s.name, s.name_size) < 0) {
            text_add(why, "%s lacks %.*s", kind->key, (int)s.name_size, s.name);
            return false;
        }
    }
    return true;
}

bool fact_fits(const struct fact *f, const struct fact_kind *kinds,
               struct text *why)
{
    assert(kinds && why);
    assert(f->depth == 0 && f->count > 0);
    for (int i = 0; i < f->count; i++) {
        if (f->part[i].form != FACT_IS)
            continue;
        const struct fact_kind *kind = find_kind(kinds, f->part[i].word);
        if (!kind) {
            text_add(why, "no row is called %s", f->part[i].word);
            return false;
        }
        if (!row_fits(f, i, kind, why))
            return false;
    }
    return true;
}
