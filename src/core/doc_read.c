/* doc_read.c - checks a text and makes its nodes. */
#include "base/clean.h"
#include "base/utf8.h"
#include "core/doc_internal.h"

#include <assert.h>
#include <string.h>

/* -- Refusing -------------------------------------------------------------- */

struct reader {
    struct doc *d;
    const char *at;
    const char *end;
    int depth;
    struct text *why;
};

/* Lines and characters count from 1. */
static void write_place(const struct reader *r, const char *at)
{
    int line = 1;
    int column = 1;
    for (const char *c = r->d->text; c < at; c++) {
        column += ((unsigned char)*c & 0xc0) != 0x80;
        if (*c == '\n') {
            line++;
            column = 1;
        }
    }
    text_add(r->why, "line %d, column %d: ", line, column);
}

static enum err refuse(struct reader *r, const char *at, const char *what)
{
    write_place(r, at);
    text_add(r->why, "%s", what);
    return ERR_BAD_TEXT;
}

static bool ends_word(char c)
{
    return (unsigned char)c <= ' ' || strchr(",:[]{}", c);
}

/* What stands where something else is expected. */
static void write_found(const struct reader *r)
{
    char room[DOC_SHOWN_MAX];
    size_t n = 0;
    if (r->at == r->end) {
        text_add(r->why, "the end of the text");
        return;
    }
    if ((unsigned char)*r->at < ' ') {
        text_add(r->why, "the byte 0x%02x", (unsigned)*r->at);
        return;
    }
    do {
        room[n] = r->at[n];
        n++;
    } while (n < sizeof room - 1 && r->at + n < r->end && !ends_word(r->at[n])
             && !ends_word(room[0]));
    room[n] = '\0';
    clean_write(room, r->why);
}

static enum err expect(struct reader *r, const char *what)
{
    write_place(r, r->at);
    text_add(r->why, "expected %s, found ", what);
    write_found(r);
    return ERR_BAD_TEXT;
}

/* -- Nodes ----------------------------------------------------------------- */

/* The last node there is. */
static struct doc_node *last_node(struct reader *r)
{
    return &r->d->node[r->d->count - 1];
}

static enum err add_node(struct reader *r, enum doc_kind kind, const char *at)
{
    struct doc *d = r->d;
    if (d->count == d->room) {
        write_place(r, at);
        text_add(r->why, "more than %zu values; that is the limit", d->room);
        return ERR_TOO_LONG;
    }
    d->node[d->count] = (struct doc_node){.at = (uint32_t)(at - d->text),
                                          .end = (uint32_t)d->count + 1,
                                          .kind = (uint8_t)kind};
    d->count++;
    return ERR_OK;
}

/* -- Words ----------------------------------------------------------------- */

static enum err read_escape(struct reader *r)
{
    const char *problem = NULL;
    uint32_t sign = 0;
    int size = doc_escape(r->at, r->end, &sign, &problem);
    r->at += size;
    return size > 0 ? ERR_OK : refuse(r, r->at, problem);
}

static enum err read_sign(struct reader *r)
{
    int n = utf8_size(r->at, (size_t)(r->end - r->at));
    if ((unsigned char)*r->at < ' ') {
        write_place(r, r->at);
        text_add(r->why, "the text holds the byte 0x%02x; write \\u%04x",
                 (unsigned)*r->at, (unsigned)*r->at);
        return ERR_BAD_TEXT;
    }
    if (n == 0) {
        write_place(r, r->at);
        text_add(r->why, "the byte 0x%02x is not UTF-8",
                 (unsigned)(unsigned char)*r->at);
        return ERR_BAD_TEXT;
    }
    r->at += n;
    return ERR_OK;
}

static enum err read_word(struct reader *r)
{
    const char *first = r->at + 1;
    bool has_escapes = false;
    enum err e = add_node(r, DOC_WORD, first);
    r->at++;
    while (e == ERR_OK && r->at < r->end && *r->at != '"') {
        if (*r->at == '\\') {
            has_escapes = true;
            e = read_escape(r);
        } else {
            e = read_sign(r);
        }
    }
    if (e != ERR_OK)
        return e;
    if (r->at == r->end)
        return refuse(r, first - 1, "the quote that ends this text is missing");
    last_node(r)->size = (uint32_t)(r->at - first);
    last_node(r)->has_escapes = has_escapes;
    r->at++;
    return ERR_OK;
}

/* -- Numbers --------------------------------------------------------------- */

static bool is_digit(const struct reader *r)
{
    return r->at < r->end && *r->at >= '0' && *r->at <= '9';
}

static bool skip_one_of(struct reader *r, const char *signs)
{
    bool found = r->at < r->end && *r->at && strchr(signs, *r->at);
    r->at += found;
    return found;
}

static enum err skip_digits(struct reader *r)
{
    if (!is_digit(r))
        return expect(r, "a digit");
    while (is_digit(r))
        r->at++;
    return ERR_OK;
}

/* The fraction and the exponent, which make a number a real one. */
static enum err read_tail(struct reader *r, bool *is_real)
{
    enum err e = ERR_OK;
    if (skip_one_of(r, ".")) {
        *is_real = true;
        e = skip_digits(r);
    }
    if (e == ERR_OK && skip_one_of(r, "eE")) {
        *is_real = true;
        (void)skip_one_of(r, "+-");
        e = skip_digits(r);
    }
    return e;
}

static enum err read_number(struct reader *r)
{
    const char *first = r->at;
    bool is_real = false;
    long long n = 0;
    enum err e = add_node(r, DOC_NUMBER, first);
    if (e != ERR_OK)
        return e;
    (void)skip_one_of(r, "-");
    if (skip_one_of(r, "0")) {
        if (is_digit(r))
            return refuse(r, first, "a number does not begin with 0");
    } else {
        e = skip_digits(r);
    }
    if (e == ERR_OK)
        e = read_tail(r, &is_real);
    if (e != ERR_OK)
        return e;
    last_node(r)->size = (uint32_t)(r->at - first);
    if (is_real) {
        last_node(r)->kind = DOC_REAL;
    } else if (!doc_digits(first, (size_t)(r->at - first), &n)) {
        return refuse(r, first, "the number is too large");
    }
    return ERR_OK;
}

/* -- Everything else ------------------------------------------------------- */

static void skip_space(struct reader *r)
{
    while (r->at < r->end && *r->at && strchr(" \t\r\n", *r->at))
        r->at++;
}

/* Is this the next sign? Then it is passed. */
static bool pass(struct reader *r, char sign)
{
    skip_space(r);
    if (r->at == r->end || *r->at != sign)
        return false;
    r->at++;
    return true;
}

static enum err read_literal(struct reader *r)
{
    static const struct {
        const char *word;
        enum doc_kind kind;
    } words[] = {{"null", DOC_NULL}, {"false", DOC_FALSE}, {"true", DOC_TRUE}};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        size_t n = strlen(words[i].word);
        if ((size_t)(r->end - r->at) >= n
            && memcmp(r->at, words[i].word, n) == 0) {
            r->at += n;
            return add_node(r, words[i].kind, r->at - n);
        }
    }
    return expect(r, "a value");
}

static enum err read_value(struct reader *r);

static enum err read_key(struct reader *r, size_t object)
{
    struct doc_node *node = r->d->node;
    int key = (int)r->d->count;
    skip_space(r);
    if (r->at == r->end || *r->at != '"')
        return expect(r, "a key in quotes");
    const char *first = r->at;
    if (node[object].size == DOC_KEYS_MAX) {
        write_place(r, first);
        text_add(r->why, "the object has more than %d keys", DOC_KEYS_MAX);
        return ERR_TOO_LONG;
    }
    enum err e = read_word(r);
    for (int i = (int)object + 1; e == ERR_OK && i < key;
         i = (int)node[i].end) {
        if (!doc_same(r->d, i, key))
            continue;
        write_place(r, first);
        text_add(r->why, "the key \"");
        doc_show(r->d, key, r->why);
        text_add(r->why, "\" is there twice");
        return ERR_BAD_TEXT;
    }
    if (e == ERR_OK && !pass(r, ':'))
        return expect(r, "a colon");
    return e;
}

static enum err read_member(struct reader *r, size_t object)
{
    size_t key = r->d->count;
    enum err e = read_key(r, object);
    if (e == ERR_OK)
        e = read_value(r);
    if (e == ERR_OK)
        r->d->node[key].end = (uint32_t)r->d->count;
    return e;
}

static enum err read_inside(struct reader *r, bool is_object)
{
    struct doc *d = r->d;
    size_t own = d->count;
    char close = is_object ? '}' : ']';
    enum err e = add_node(r, is_object ? DOC_OBJECT : DOC_LIST, r->at);
    r->at++;
    for (bool more = !pass(r, close); e == ERR_OK && more;) {
        e = is_object ? read_member(r, own) : read_value(r);
        if (e != ERR_OK)
            return e;
        d->node[own].size++;
        more = pass(r, ',');
        if (!more && !pass(r, close))
            return expect(r, is_object ? "a comma or }" : "a comma or ]");
    }
    if (e == ERR_OK)
        d->node[own].end = (uint32_t)d->count;
    return e;
}

static enum err read_nested(struct reader *r, bool is_object)
{
    if (r->depth == DOC_DEPTH_MAX) {
        write_place(r, r->at);
        text_add(r->why,
                 "too deep; at most %d lists and objects are in each "
                 "other",
                 DOC_DEPTH_MAX);
        return ERR_BAD_TEXT;
    }
    r->depth++;
    enum err e = read_inside(r, is_object);
    r->depth--;
    return e;
}

static enum err read_value(struct reader *r)
{
    skip_space(r);
    if (r->at == r->end)
        return expect(r, "a value");
    if (*r->at == '{' || *r->at == '[')
        return read_nested(r, *r->at == '{');
    if (*r->at == '"')
        return read_word(r);
    if (*r->at == '-' || is_digit(r))
        return read_number(r);
    return read_literal(r);
}

enum err doc_read(struct doc *d, const char *bytes, size_t size,
                  struct text *why)
{
    struct reader r = {.d = d, .at = bytes, .end = bytes + size, .why = why};
    assert(size <= UINT32_MAX && d->room <= INT32_MAX);
    d->text = bytes;
    d->count = 0;
    enum err e = read_value(&r);
    skip_space(&r);
    if (e == ERR_OK && r.at < r.end)
        e = expect(&r, "the end of the text");
    if (e != ERR_OK)
        d->count = 0;
    return e;
}
