#include "core/shape.h"

#include <assert.h>
#include <string.h>

const struct shape *shape_find(const struct shape *rows, const char *key,
                               size_t size)
{
    assert(rows && key);
    for (; rows->key; rows++) {
        if (strncmp(rows->key, key, size) == 0 && rows->key[size] == '\0')
            return rows;
    }
    return NULL;
}

bool shape_next(const char **at, struct shape_slot *out)
{
    assert(at && *at && out);
    *at += strspn(*at, " ");
    if (!**at)
        return false;
    *out = (struct shape_slot){.name = *at, .name_size = strcspn(*at, "?:")};
    *at += out->name_size;
    out->may_miss = **at == '?';
    *at += 1 + out->may_miss;
    out->type = (struct shape_type){*at, strcspn(*at, " ")};
    *at += out->type.size;
    return true;
}

bool shape_either(struct shape_type *rest, struct shape_type *out)
{
    assert(rest && out);
    int depth = 0;
    size_t n = 0;
    for (; n < rest->size && (depth > 0 || rest->at[n] != '|'); n++) {
        depth += rest->at[n] == '[' || rest->at[n] == '{';
        depth -= rest->at[n] == ']' || rest->at[n] == '}';
    }
    *out = (struct shape_type){rest->at, n};
    size_t gone = n < rest->size ? n + 1 : n;
    *rest = (struct shape_type){rest->at + gone, rest->size - gone};
    return n > 0;
}

struct shape_type shape_within(struct shape_type type)
{
    assert(type.size > 2 && (*type.at == '[' || *type.at == '{'));
    return (struct shape_type){type.at + 1, type.size - 2};
}

bool shape_is(struct shape_type type, const char *name)
{
    assert(type.at && name);
    return strncmp(type.at, name, type.size) == 0 && name[type.size] == '\0';
}

/* -- What JSON is like ----------------------------------------------------- */

/* What is looked at: a value of a document, by these rows. */
struct fitting {
    const struct shape *rows;
    const struct doc *doc;
    struct text *why;
};

static bool is_of(const struct fitting *f, int value, struct shape_type type);

static bool all_are(const struct fitting *f, int value, enum doc_kind kind,
                    struct shape_type type)
{
    if (!doc_is(f->doc, value, kind))
        return false;
    bool has_keys = kind == DOC_OBJECT;
    for (int i = doc_first(f->doc, value); i != DOC_NONE;
         i = doc_next(f->doc, value, i)) {
        if (!is_of(f, i + has_keys, type))
            return false;
    }
    return true;
}

/* The value that the object has for an argument. */
static int value_of(const struct doc *d, int object, const char *name,
                    size_t size)
{
    for (int i = doc_first(d, object); i != DOC_NONE;
         i = doc_next(d, object, i)) {
        const struct doc_node *key = &d->node[i];
        if (key->size == size && memcmp(d->text + key->at, name, size) == 0)
            return i + 1;
    }
    return DOC_NONE;
}

/* From the innermost on. */
static bool refuse(const struct fitting *f, const char *key, const char *what,
                   struct shape_slot s)
{
    text_add(f->why, "%s%s %s %.*s", f->why->len > 0 ? "; " : "", key, what,
             (int)s.name_size, s.name);
    return false;
}

/* Each argument of the row is there and fits, and there is nothing else. */
static bool is_as(const struct fitting *f, int value, const struct shape *row)
{
    struct shape_slot s;
    int known = 0;
    if (!doc_is(f->doc, value, DOC_OBJECT))
        return false;
    for (const char *at = row->args; shape_next(&at, &s);) {
        int own = value_of(f->doc, value, s.name, s.name_size);
        known += own != DOC_NONE;
        if (own == DOC_NONE && !s.may_miss)
            return refuse(f, row->key, "lacks", s);
        if (own != DOC_NONE && !is_of(f, own, s.type))
            return refuse(f, row->key, "has another kind of", s);
    }
    if (known < doc_size(f->doc, value)) {
        text_add(f->why, "%s has more than its row knows", row->key);
        return false;
    }
    return true;
}

static bool is_word(const struct doc *d, int value, struct shape_type type)
{
    const struct doc_node *word = &d->node[value];
    return word->kind == DOC_WORD && word->size == type.size - 2
           && memcmp(d->text + word->at, type.at + 1, word->size) == 0;
}

static bool is_one(const struct fitting *f, int value, struct shape_type type)
{
    const struct doc *d = f->doc;
    if (*type.at == '[')
        return all_are(f, value, DOC_LIST, shape_within(type));
    if (*type.at == '{')
        return all_are(f, value, DOC_OBJECT, shape_within(type));
    if (*type.at == '\'')
        return is_word(d, value, type);
    if (shape_is(type, "number"))
        return doc_is(d, value, DOC_NUMBER);
    if (shape_is(type, "word"))
        return doc_is(d, value, DOC_WORD);
    if (shape_is(type, "flag"))
        return doc_is(d, value, DOC_TRUE) || doc_is(d, value, DOC_FALSE);
    if (shape_is(type, "nothing"))
        return doc_is(d, value, DOC_NULL);
    const struct shape *row = shape_find(f->rows, type.at, type.size);
    assert(row);
    return is_as(f, value, row);
}

static bool is_of(const struct fitting *f, int value, struct shape_type type)
{
    struct shape_type one;
    while (shape_either(&type, &one)) {
        if (is_one(f, value, one))
            return true;
    }
    return false;
}

bool shape_fits(const struct shape *rows, const char *key, const struct doc *d,
                int value, struct text *why)
{
    assert(rows && key && d && value >= 0 && why);
    const struct shape *row = shape_find(rows, key, strlen(key));
    struct fitting f = {.rows = rows, .doc = d, .why = why};
    assert(row);
    if (!doc_is(d, value, DOC_OBJECT))
        text_add(why, "%s is no object", key);
    return is_as(&f, value, row);
}
