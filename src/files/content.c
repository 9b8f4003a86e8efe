/* content.c - reads a content file by the table of its parts.
 *
 * Every message has the form "file: place is value; remedy". A place is a path
 * like cards[23].steps[0].n.
 */
#include "files/content.h"

#include "base/clean.h"
#include "base/hash.h"
#include "files/file.h"

#include <ctype.h>
#include <jansson.h>
#include <string.h>

enum { PLACE_SIZE = 160, DEPTH_MAX = 8 };

/* Where the reader is: its path in words, and the objects it is inside of,
 * which is where references look for their lists. */
struct reader {
    char place[PLACE_SIZE];
    const json_t *inside[DEPTH_MAX];
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

/* Words of the file, the beginning of them, as they may be shown. */
static void write_words(const char *words, struct text *out)
{
    char room[41];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "%s", words);
    clean_write(room, out);
}

static void write_found(const json_t *v, struct text *out)
{
    switch (json_typeof(v)) {
    case JSON_STRING:
        text_add(out, "is \"");
        write_words(json_string_value(v), out);
        text_add(out, "\"");
        return;
    case JSON_INTEGER:
        text_add(out, "is %lld", (long long)json_integer_value(v));
        return;
    case JSON_REAL:
        text_add(out, "is not a whole number");
        return;
    case JSON_TRUE:
    case JSON_FALSE:
        text_add(out, "is %s", json_is_true(v) ? "true" : "false");
        return;
    case JSON_ARRAY:
        text_add(out, "is a list");
        return;
    case JSON_OBJECT:
        text_add(out, "is an object");
        return;
    case JSON_NULL:
        text_add(out, "is null");
        return;
    }
}

static enum err refuse_value(struct reader *r, const json_t *v,
                             const char *remedy)
{
    char is[80];
    struct text t = text_in(is, sizeof is);
    write_found(v, &t);
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

static enum err read_number(struct reader *r, const struct part *p,
                            const json_t *v, void *dest)
{
    json_int_t n = json_integer_value(v);
    if (json_is_integer(v) && n >= p->min && n <= p->max) {
        store(dest, p->size, (unsigned)n);
        return ERR_OK;
    }
    char remedy[80];
    struct text t = text_in(remedy, sizeof remedy);
    text_add(&t, "%s %d to %d", p->says ? p->says : "it is a number from",
             p->min, p->max);
    return refuse_value(r, v, remedy);
}

static enum err read_flag(struct reader *r, const json_t *v, void *dest)
{
    if (!json_is_boolean(v))
        return refuse_value(r, v, "it is true or false");
    *(uint8_t *)dest = json_is_true(v);
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

static bool is_name(const char *s)
{
    size_t n = strlen(s);
    if (n == 0 || n >= PART_NAME_SIZE || s[0] == '-')
        return false;
    for (; *s; s++) {
        if (!isalnum((unsigned char)*s) && !strchr("_-.'", *s))
            return false;
    }
    return true;
}

static enum err read_name(struct reader *r, const json_t *v, char *dest)
{
    const char *s = json_string_value(v);
    if (!s || !is_name(s)) {
        return refuse_value(r, v,
                            "a name has 1 to 15 letters, digits or _-.' and "
                            "does not begin with -");
    }
    if (is_reserved(s))
        return refuse_value(r, v, "that word is reserved, choose another");
    memcpy(dest, s, strlen(s) + 1);
    return ERR_OK;
}

static enum err read_text(struct reader *r, const json_t *v, char *dest)
{
    const char *s = json_string_value(v);
    if (!s || strlen(s) >= PART_TEXT_SIZE || !clean_is(s)) {
        return refuse_value(r, v,
                            "a text is one line of at most 63 bytes, without "
                            "control characters");
    }
    memcpy(dest, s, strlen(s) + 1);
    return ERR_OK;
}

static enum err read_word(struct reader *r, const struct part *p,
                          const json_t *v, void *dest)
{
    const char *s = json_string_value(v);
    char remedy[160];
    struct text t = text_in(remedy, sizeof remedy);
    text_add(&t, "it is one of");
    for (unsigned i = 0; p->words[i]; i++) {
        if (s && strcmp(s, p->words[i]) == 0) {
            store(dest, p->size, i);
            return ERR_OK;
        }
        text_add(&t, "%s %s", i ? "," : "", p->words[i]);
    }
    return refuse_value(r, v, remedy);
}

static const char *id_of(const json_t *list, size_t i)
{
    return json_string_value(json_object_get(json_array_get(list, i), "id"));
}

static const json_t *nearest_list(const struct reader *r, const char *key)
{
    for (int i = r->depth - 1; i >= 0; i--) {
        const json_t *list = json_object_get(r->inside[i], key);
        if (json_is_array(list))
            return list;
    }
    return NULL;
}

static enum err read_ref(struct reader *r, const struct part *p,
                         const json_t *v, void *dest)
{
    const char *s = json_string_value(v);
    const json_t *list = nearest_list(r, p->list);
    if (s && p->also && strcmp(s, p->also) == 0) {
        store(dest, p->size, PART_ALSO);
        return ERR_OK;
    }
    for (size_t i = 0; s && i < json_array_size(list); i++) {
        const char *id = id_of(list, i);
        if (id && strcmp(id, s) == 0 && i < PART_ALSO) {
            store(dest, p->size, (unsigned)i);
            return ERR_OK;
        }
    }
    char remedy[80];
    struct text t = text_in(remedy, sizeof remedy);
    text_add(&t, "it is the id of one of %s", p->list);
    if (p->also)
        text_add(&t, ", or %s", p->also);
    return refuse_value(r, v, remedy);
}

/* -- Lists and objects ----------------------------------------------------- */

static enum err read_object(struct reader *r, const struct part *parts,
                            json_t *v, unsigned char *base);

static enum err read_part(struct reader *r, const struct part *p, json_t *v,
                          unsigned char *dest, unsigned char *base);

/* Two items with one id could not be told apart. */
static enum err id_is_new(struct reader *r, const json_t *list, size_t i)
{
    const char *id = id_of(list, i);
    for (size_t k = 0; id && k < i; k++) {
        const char *other = id_of(list, k);
        if (other && strcmp(id, other) == 0) {
            push_key(r, "id");
            return refuse_value(r,
                                json_object_get(json_array_get(list, i), "id"),
                                "another item has that id already");
        }
    }
    return ERR_OK;
}

/* The same for a plain list of names. */
static enum err name_is_new(struct reader *r, const struct part *p,
                            const json_t *list, size_t i)
{
    json_t *name = json_array_get(list, i);
    for (size_t k = 0; p->parts->kind == PART_NAME && k < i; k++) {
        if (json_equal(name, json_array_get(list, k))) {
            return refuse_value(r, name,
                                "that name stands in the list already");
        }
    }
    return ERR_OK;
}

static enum err read_items(struct reader *r, const struct part *p, json_t *v,
                           unsigned char *dest)
{
    for (size_t i = 0; i < json_array_size(v); i++) {
        json_t *item = json_array_get(v, i);
        unsigned char *place = dest + i * p->size;
        size_t before = push_index(r, i);
        enum err e = p->kind == PART_LIST ? id_is_new(r, v, i)
                                          : name_is_new(r, p, v, i);
        if (e == ERR_OK) {
            e = p->kind == PART_LIST
                    ? read_object(r, p->parts, item, place)
                    : read_part(r, p->parts, item, place, place);
        }
        if (e != ERR_OK)
            return e;
        pop(r, before);
    }
    return ERR_OK;
}

static enum err read_list(struct reader *r, const struct part *p, json_t *v,
                          unsigned char *dest, unsigned char *base)
{
    char is[40];
    char remedy[40];
    struct text t = text_in(is, sizeof is);
    struct text u = text_in(remedy, sizeof remedy);
    size_t n = json_array_size(v);
    if (!json_is_array(v))
        return refuse_value(r, v, "it is a list");
    if (n < (size_t)p->min || n > (size_t)p->max) {
        text_add(&t, "has %zu items", n);
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

static enum err read_inner(struct reader *r, const struct part *p, json_t *v,
                           unsigned char *dest, unsigned char *base)
{
    enum err e = read_object(r, p->parts, v, dest);
    if (e == ERR_OK && p->count_offset != SIZE_MAX)
        base[p->count_offset] = 1;
    return e;
}

static enum err read_part(struct reader *r, const struct part *p, json_t *v,
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
        return json_is_string(v) ? ERR_OK : refuse_value(r, v, "it is a text");
    }
    return ERR_BAD_TEXT;
}

static const struct part *find_part(const struct part *parts, const char *key)
{
    for (; parts->key; parts++) {
        if (strcmp(parts->key, key) == 0)
            return parts;
    }
    return NULL;
}

static enum err keys_are_known(struct reader *r, const struct part *parts,
                               json_t *v)
{
    const char *key = NULL;
    json_t *value = NULL;
    json_object_foreach(v, key, value)
    {
        if (find_part(parts, key))
            continue;
        char remedy[240];
        struct text t = text_in(remedy, sizeof remedy);
        text_add(&t, "known here are");
        for (const struct part *p = parts; p->key; p++)
            text_add(&t, "%s %s", p == parts ? "" : ",", p->key);
        char shown[41];
        struct text s = text_in(shown, sizeof shown);
        write_words(key, &s);
        push_key(r, shown);
        return refuse(r, "is not a known key", remedy);
    }
    return ERR_OK;
}

static enum err read_object(struct reader *r, const struct part *parts,
                            json_t *v, unsigned char *base)
{
    if (!json_is_object(v))
        return refuse_value(r, v, "it is an object");
    assert(r->depth < DEPTH_MAX);
    r->inside[r->depth++] = v;
    enum err e = keys_are_known(r, parts, v);
    for (const struct part *p = parts; e == ERR_OK && p->key; p++) {
        json_t *value = json_object_get(v, p->key);
        size_t before = push_key(r, p->key);
        if (value) {
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

static enum err read_root(struct box *box, json_t *root, struct text *why)
{
    struct reader r = {.why = why};
    const char *game = json_string_value(json_object_get(root, "game"));
    if (game && strcmp(game, box->game->name) != 0) {
        text_add(why, "game is \"");
        write_words(game, why);
        text_add(why, "\"; this file must be for %s", box->game->name);
        return ERR_BAD_TEXT;
    }
    enum err e = read_object(&r, box->game->parts, root, box->content);
    if (e == ERR_OK) {
        e = box->game->check((const struct content *)(const void *)box->content,
                             why);
    }
    return e;
}

enum err content_read(struct box *box, const struct game *g, const char *name,
                      const char *bytes, size_t size, struct text *why)
{
    json_error_t error;
    assert(g->content_size <= sizeof box->content);
    memset(box, 0, sizeof *box);
    box->game = g;
    size_t before = why->len;
    text_add(why, "%s: ", name);
    json_t *root = json_loadb(bytes, size, JSON_REJECT_DUPLICATES, &error);
    if (!root) {
        text_add(why, "line %d, column %d: ", error.line, error.column);
        clean_write(error.text, why);
        return ERR_BAD_TEXT;
    }
    enum err e = read_root(box, root, why);
    json_decref(root);
    if (e != ERR_OK)
        return e;
    box->hash = hash_bytes(0, box->content, g->content_size);
    why->len = before;
    why->buf[before] = '\0';
    return ERR_OK;
}

enum err content_load(struct box *box, const struct game *g, const char *path,
                      struct text *why)
{
    struct file f;
    enum err e = file_read(&f, path, FILE_CONTENT_MAX, why);
    if (e != ERR_OK)
        return e;
    e = content_read(box, g, path, f.bytes, f.size, why);
    file_free(&f);
    return e;
}

enum err content_supply(struct box *box, const struct game *g,
                        const char *bytes, size_t size, const void *path,
                        struct text *why)
{
    return path ? content_load(box, g, path, why)
                : content_read(box, g, "built-in content", bytes, size, why);
}
