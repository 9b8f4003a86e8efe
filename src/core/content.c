#include "core/content.h"

#include "base/clean.h"
#include "base/hash.h"

#include <string.h>

enum { PLACE_SIZE = 160, DEPTH_MAX = 8 };

/* What is read, and where the reader is: its path in words, and the objects it
 * is inside of, which is where references look for their lists. */
struct reader {
    const struct doc *d;
    char place[PLACE_SIZE];
    int inside[DEPTH_MAX];
    int depth;
    struct text *why;
};

static enum err refuse(struct reader *r, const char *is, const char *remedy)
{
    text_add(r->why, "%s %s; %s", r->place[0] ? r->place : "the file", is,
             remedy);
    return ERR_BAD_TEXT;
}

/* -- Places ---------------------------------------------------------------- */

static size_t push_key(struct reader *r, const char *key)
{
    size_t before = strlen(r->place);
    struct text t = text_in(r->place + before, sizeof r->place - before);
    text_add(&t, "%s%s", before ? "." : "", key);
    return before;
}

static size_t push_index(struct reader *r, size_t i)
{
    size_t before = strlen(r->place);
    struct text t = text_in(r->place + before, sizeof r->place - before);
    text_add(&t, "[%zu]", i);
    return before;
}

static void pop(struct reader *r, size_t before)
{
    r->place[before] = '\0';
}

/* -- What was found instead ------------------------------------------------ */

static void write_number(const struct doc *d, int v, struct text *out)
{
    long long n = 0;
    (void)doc_number(d, v, &n);
    text_add(out, "is %lld", n);
}

static void write_found(const struct doc *d, int v, struct text *out)
{
    switch ((enum doc_kind)d->node[v].kind) {
    case DOC_WORD:
        text_add(out, "is \"");
        doc_show(d, v, out);
        text_add(out, "\"");
        return;
    case DOC_NUMBER:
        write_number(d, v, out);
        return;
    case DOC_REAL:
        text_add(out, "is not a whole number");
        return;
    case DOC_TRUE:
        text_add(out, "is true");
        return;
    case DOC_FALSE:
        text_add(out, "is false");
        return;
    case DOC_LIST:
        text_add(out, "is a list");
        return;
    case DOC_OBJECT:
        text_add(out, "is an object");
        return;
    case DOC_NULL:
        text_add(out, "is null");
        return;
    }
}

static enum err refuse_value(struct reader *r, int v, const char *remedy)
{
    char is[80];
    struct text t = text_in(is, sizeof is);
    write_found(r->d, v, &t);
    return refuse(r, is, remedy);
}

/* -- One value ------------------------------------------------------------- */

static void store(void *dest, size_t size, unsigned value)
{
    if (size == sizeof(uint16_t)) {
        uint16_t word = (uint16_t)value;
        memcpy(dest, &word, sizeof word);
    } else {
        *(uint8_t *)dest = (uint8_t)value;
    }
}

static enum err read_number(struct reader *r, const struct part *p, int v,
                            void *dest)
{
    long long n = 0;
    if (doc_number(r->d, v, &n) && n >= p->min && n <= p->max) {
        store(dest, p->size, (unsigned)n);
        return ERR_OK;
    }
    char remedy[80];
    struct text t = text_in(remedy, sizeof remedy);
    text_add(&t, "%s %d to %d", p->says ? p->says : "it is a number from",
             p->min, p->max);
    return refuse_value(r, v, remedy);
}

static enum err read_flag(struct reader *r, int v, void *dest)
{
    bool is_true = doc_is(r->d, v, DOC_TRUE);
    if (!is_true && !doc_is(r->d, v, DOC_FALSE))
        return refuse_value(r, v, "it is true or false");
    *(uint8_t *)dest = is_true;
    return ERR_OK;
}

/* Words that mean something else in moves and positions. */
static bool is_reserved(const char *name)
{
    static const char *const reserved[] = {"none", "chance", "nobody",
                                           "neutral"};
    for (size_t i = 0; i < sizeof reserved / sizeof reserved[0]; i++) {
        if (strcmp(name, reserved[i]) == 0)
            return true;
    }
    return false;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
           || (c >= '0' && c <= '9') || strchr("_-.'", c);
}

static bool is_name(const char *s)
{
    if (s[0] == '\0' || s[0] == '-')
        return false;
    while (*s && is_letter(*s))
        s++;
    return *s == '\0';
}

static enum err read_name(struct reader *r, int v, char *dest)
{
    char name[PART_NAME_SIZE];
    if (!doc_word(r->d, v, name, sizeof name) || !is_name(name)) {
        return refuse_value(r, v,
                            "a name has 1 to 15 letters, digits or _-.' and "
                            "does not begin with -");
    }
    if (is_reserved(name))
        return refuse_value(r, v, "that word is reserved, choose another");
    memcpy(dest, name, strlen(name) + 1);
    return ERR_OK;
}

static enum err read_text(struct reader *r, int v, char *dest)
{
    char words[PART_TEXT_SIZE];
    if (!doc_word(r->d, v, words, sizeof words) || !clean_is(words)) {
        return refuse_value(r, v,
                            "a text is one line of at most 63 bytes, without "
                            "control characters");
    }
    memcpy(dest, words, strlen(words) + 1);
    return ERR_OK;
}

static enum err read_word(struct reader *r, const struct part *p, int v,
                          void *dest)
{
    char remedy[160];
    struct text t = text_in(remedy, sizeof remedy);
    text_add(&t, "it is one of");
    for (unsigned i = 0; p->words[i]; i++) {
        if (doc_says(r->d, v, p->words[i])) {
            store(dest, p->size, i);
            return ERR_OK;
        }
        text_add(&t, "%s %s", i ? "," : "", p->words[i]);
    }
    return refuse_value(r, v, remedy);
}

static int nearest_list(const struct reader *r, const char *key)
{
    for (int i = r->depth - 1; i >= 0; i--) {
        int list = doc_get(r->d, r->inside[i], key);
        if (doc_is(r->d, list, DOC_LIST))
            return list;
    }
    return DOC_NONE;
}

/* Which item of the list has this id; -1: none. */
static int find_id(const struct doc *d, int list, int id)
{
    int i = 0;
    for (int at = doc_first(d, list); at != DOC_NONE;
         at = doc_next(d, list, at), i++) {
        if (doc_same(d, doc_get(d, at, "id"), id))
            return i;
    }
    return -1;
}

static enum err read_ref(struct reader *r, const struct part *p, int v,
                         void *dest)
{
    if (p->also && doc_says(r->d, v, p->also)) {
        store(dest, p->size, PART_ALSO);
        return ERR_OK;
    }
    int i = find_id(r->d, nearest_list(r, p->list), v);
    if (i >= 0 && i < PART_ALSO) {
        store(dest, p->size, (unsigned)i);
        return ERR_OK;
    }
    char remedy[80];
    struct text t = text_in(remedy, sizeof remedy);
    text_add(&t, "it is the id of one of %s", p->list);
    if (p->also)
        text_add(&t, ", or %s", p->also);
    return refuse_value(r, v, remedy);
}

/* -- Lists and objects ----------------------------------------------------- */

static enum err read_object(struct reader *r, const struct part *parts, int v,
                            unsigned char *base);

static enum err read_part(struct reader *r, const struct part *p, int v,
                          unsigned char *dest, unsigned char *base);

/* Two items with one id could not be told apart. */
static enum err id_is_new(struct reader *r, int list, int item)
{
    const struct doc *d = r->d;
    int id = doc_get(d, item, "id");
    for (int at = list + 1; at < item; at = doc_next(d, list, at)) {
        if (doc_same(d, doc_get(d, at, "id"), id)) {
            push_key(r, "id");
            return refuse_value(r, id, "another item has that id already");
        }
    }
    return ERR_OK;
}

/* The same for a plain list of names. */
static enum err name_is_new(struct reader *r, const struct part *p, int list,
                            int item)
{
    const struct doc *d = r->d;
    for (int at = list + 1; p->parts->kind == PART_NAME && at < item;
         at = doc_next(d, list, at)) {
        if (doc_same(d, at, item)) {
            return refuse_value(r, item,
                                "that name stands in the list already");
        }
    }
    return ERR_OK;
}

static enum err read_item(struct reader *r, const struct part *p, int list,
                          int item, unsigned char *place)
{
    enum err e = p->kind == PART_LIST ? id_is_new(r, list, item)
                                      : name_is_new(r, p, list, item);
    if (e != ERR_OK)
        return e;
    return p->kind == PART_LIST ? read_object(r, p->parts, item, place)
                                : read_part(r, p->parts, item, place, place);
}

static enum err read_items(struct reader *r, const struct part *p, int v,
                           unsigned char *dest)
{
    size_t i = 0;
    for (int item = doc_first(r->d, v); item != DOC_NONE;
         item = doc_next(r->d, v, item), i++) {
        size_t before = push_index(r, i);
        enum err e = read_item(r, p, v, item, dest + i * p->size);
        if (e != ERR_OK)
            return e;
        pop(r, before);
    }
    return ERR_OK;
}

static enum err read_list(struct reader *r, const struct part *p, int v,
                          unsigned char *dest, unsigned char *base)
{
    char is[40];
    char remedy[40];
    struct text t = text_in(is, sizeof is);
    struct text u = text_in(remedy, sizeof remedy);
    int n = doc_size(r->d, v);
    if (!doc_is(r->d, v, DOC_LIST))
        return refuse_value(r, v, "it is a list");
    if (n < p->min || n > p->max) {
        text_add(&t, "has %d items", n);
        if (p->min == p->max) {
            text_add(&u, "it has exactly %d", p->min);
        } else {
            text_add(&u, "it has %d to %d", p->min, p->max);
        }
        return refuse(r, is, remedy);
    }
    enum err e = read_items(r, p, v, dest);
    if (e == ERR_OK && p->count_offset != SIZE_MAX)
        base[p->count_offset] = (unsigned char)n;
    return e;
}

static enum err read_inner(struct reader *r, const struct part *p, int v,
                           unsigned char *dest, unsigned char *base)
{
    enum err e = read_object(r, p->parts, v, dest);
    if (e == ERR_OK && p->count_offset != SIZE_MAX)
        base[p->count_offset] = 1;
    return e;
}

static enum err read_part(struct reader *r, const struct part *p, int v,
                          unsigned char *dest, unsigned char *base)
{
    switch (p->kind) {
    case PART_NUMBER:
        return read_number(r, p, v, dest);
    case PART_FLAG:
        return read_flag(r, v, dest);
    case PART_NAME:
        return read_name(r, v, (char *)dest);
    case PART_TEXT:
        return read_text(r, v, (char *)dest);
    case PART_WORD:
        return read_word(r, p, v, dest);
    case PART_REF:
        return read_ref(r, p, v, dest);
    case PART_OBJECT:
        return read_inner(r, p, v, dest, base);
    case PART_LIST:
    case PART_VALUES:
        return read_list(r, p, v, dest, base);
    case PART_NOTE:
        return doc_is(r->d, v, DOC_WORD) ? ERR_OK
                                         : refuse_value(r, v, "it is a text");
    }
    return ERR_BAD_TEXT;
}

static bool is_known(const struct doc *d, const struct part *parts, int key)
{
    while (parts->key && !doc_says(d, key, parts->key))
        parts++;
    return parts->key;
}

static enum err refuse_key(struct reader *r, const struct part *parts, int key)
{
    char remedy[240];
    char shown[DOC_SHOWN_MAX];
    struct text t = text_in(remedy, sizeof remedy);
    struct text s = text_in(shown, sizeof shown);
    text_add(&t, "known here are");
    for (const struct part *p = parts; p->key; p++)
        text_add(&t, "%s %s", p == parts ? "" : ",", p->key);
    doc_show(r->d, key, &s);
    push_key(r, shown);
    return refuse(r, "is not a known key", remedy);
}

static enum err keys_are_known(struct reader *r, const struct part *parts,
                               int v)
{
    for (int key = doc_first(r->d, v); key != DOC_NONE;
         key = doc_next(r->d, v, key)) {
        if (!is_known(r->d, parts, key))
            return refuse_key(r, parts, key);
    }
    return ERR_OK;
}

static enum err read_object(struct reader *r, const struct part *parts, int v,
                            unsigned char *base)
{
    if (!doc_is(r->d, v, DOC_OBJECT))
        return refuse_value(r, v, "it is an object");
    assert(r->depth < DEPTH_MAX);
    r->inside[r->depth++] = v;
    enum err e = keys_are_known(r, parts, v);
    for (const struct part *p = parts; e == ERR_OK && p->key; p++) {
        int value = doc_get(r->d, v, p->key);
        size_t before = push_key(r, p->key);
        if (value != DOC_NONE) {
            e = read_part(r, p, value, base + p->offset, base);
        } else if (!p->optional) {
            e = refuse(r, "is missing", p->help);
        }
        if (e == ERR_OK)
            pop(r, before);
    }
    r->depth--;
    return e;
}

/* -- The whole file -------------------------------------------------------- */

static enum err is_for(const struct game *g, const struct doc *d,
                       struct text *why)
{
    int game = doc_get(d, DOC_ROOT, "game");
    if (!doc_is(d, game, DOC_WORD) || doc_says(d, game, g->name))
        return ERR_OK;
    text_add(why, "game is \"");
    doc_show(d, game, why);
    text_add(why, "\"; this file must be for %s", g->name);
    return ERR_BAD_TEXT;
}

enum err content_take(struct box *box, const struct game *g,
                      const struct doc *d, struct text *why)
{
    struct reader r = {.d = d, .why = why};
    assert(d->count > 0 && g->content_size <= sizeof box->content);
    memset(box, 0, sizeof *box);
    box->game = g;
    enum err e = is_for(g, d, why);
    if (e == ERR_OK)
        e = read_object(&r, g->parts, DOC_ROOT, box->content);
    if (e == ERR_OK)
        e = g->check((const struct content *)(const void *)box->content, why);
    if (e == ERR_OK)
        box->hash = hash_bytes(0, box->content, g->content_size);
    return e;
}
