#include "core/doc.h"

#include "base/clean.h"
#include "base/utf8.h"
#include "core/doc_internal.h"

#include <assert.h>
#include <string.h>

struct doc doc_in(struct doc_node *nodes, size_t room)
{
    assert(nodes && room > 0);
    return (struct doc){.text = "", .node = nodes, .room = room};
}

/* -- How it is written ----------------------------------------------------- */

enum { HIGH = 0xd800, LOW = 0xdc00, PAIRS_END = 0xe000, CODE = 6 };

static int digit_of(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* The number of \u and four digits; -1: that is not what stands here. */
static int code_at(const char *at, const char *end)
{
    int n = 0;
    if (end - at < CODE || at[0] != '\\' || at[1] != 'u')
        return -1;
    for (int i = 2; i < CODE; i++) {
        int digit = digit_of(at[i]);
        if (digit < 0)
            return -1;
        n = n * 16 + digit;
    }
    return n;
}

static int read_code(const char *at, const char *end, uint32_t *sign,
                     const char **problem)
{
    int code = code_at(at, end);
    int low = code < 0 ? -1 : code_at(at + CODE, end);
    if (code < 0) {
        *problem = "\\u needs four hexadecimal digits";
    } else if (code == 0) {
        *problem = "a text may not hold a zero";
    } else if (code < HIGH || code >= PAIRS_END) {
        *sign = (uint32_t)code;
        return CODE;
    } else if (code < LOW && low >= LOW && low < PAIRS_END) {
        *sign = 0x10000U + ((uint32_t)(code - HIGH) << 10)
                + (uint32_t)(low - LOW);
        return CODE + CODE;
    } else {
        *problem = "\\u names half a character; the other half is missing";
    }
    return 0;
}

int doc_escape(const char *at, const char *end, uint32_t *sign,
               const char **problem)
{
    assert(at && end && at <= end && sign && problem);
    static const char letters[] = "\"\\/bfnrt";
    static const char means[] = "\"\\/\b\f\n\r\t";
    char letter = '\0';
    if (*at != '\\')
        return 0;
    if (end - at > 1)
        letter = at[1];
    if (letter == 'u')
        return read_code(at, end, sign, problem);
    const char *found = letter ? strchr(letters, letter) : NULL;
    if (!found) {
        *problem = "no such escape; there are \\\" \\\\ \\/ \\b \\f \\n "
                   "\\r \\t and \\u";
        return 0;
    }
    *sign = (unsigned char)means[found - letters];
    return 2;
}

bool doc_digits(const char *at, size_t size, long long *out)
{
    assert(at && size > 0 && out);
    bool minus = *at == '-';
    long long n = 0;
    for (size_t i = minus; i < size; i++) {
        int digit = at[i] - '0';
        if (__builtin_mul_overflow(n, 10, &n)
            || __builtin_sub_overflow(n, digit, &n))
            return false;
    }
    /* It was counted down, where there is one number more. */
    if (minus || !__builtin_sub_overflow(0, n, &n)) {
        *out = n;
        return true;
    }
    return false;
}

/* -- What was read --------------------------------------------------------- */

static const struct doc_node *node_of(const struct doc *d, int value)
{
    assert(value >= DOC_NONE
           && (value == DOC_NONE || (size_t)value < d->count));
    return value == DOC_NONE ? NULL : &d->node[value];
}

bool doc_is(const struct doc *d, int value, enum doc_kind kind)
{
    const struct doc_node *n = node_of(d, value);
    return n && n->kind == kind;
}

static bool holds_values(const struct doc_node *n)
{
    return n && (n->kind == DOC_LIST || n->kind == DOC_OBJECT);
}

int doc_size(const struct doc *d, int value)
{
    const struct doc_node *n = node_of(d, value);
    return holds_values(n) ? (int)n->size : 0;
}

int doc_first(const struct doc *d, int value)
{
    return doc_size(d, value) > 0 ? value + 1 : DOC_NONE;
}

int doc_next(const struct doc *d, int value, int last)
{
    assert(holds_values(node_of(d, value)) && node_of(d, last) && last > value);
    const struct doc_node *n = &d->node[last];
    return n->end < d->node[value].end ? (int)n->end : DOC_NONE;
}

int doc_get(const struct doc *d, int object, const char *key)
{
    assert(d && key);
    if (!doc_is(d, object, DOC_OBJECT))
        return DOC_NONE;
    for (int at = doc_first(d, object); at != DOC_NONE;
         at = doc_next(d, object, at)) {
        if (doc_says(d, at, key))
            return at + 1;
    }
    return DOC_NONE;
}

/* The word of a node, character by character. */
struct walk {
    const char *at, *end;
};

/* The next character of a word that has been checked. */
static uint32_t next_sign(struct walk *w)
{
    const char *problem = NULL;
    uint32_t sign = 0;
    int size = doc_escape(w->at, w->end, &sign, &problem);
    if (size == 0) {
        size = utf8_size(w->at, (size_t)(w->end - w->at));
        sign = utf8_read(w->at);
    }
    w->at += size;
    return sign;
}

static struct walk walk_along(const struct doc *d, const struct doc_node *n)
{
    return (struct walk){d->text + n->at, d->text + n->at + n->size};
}

bool doc_same(const struct doc *d, int a, int b)
{
    const struct doc_node *x = node_of(d, a);
    const struct doc_node *y = node_of(d, b);
    if (!x || !y || x->kind != DOC_WORD || y->kind != DOC_WORD)
        return false;
    if (!x->has_escapes && !y->has_escapes) {
        return x->size == y->size
               && memcmp(d->text + x->at, d->text + y->at, x->size) == 0;
    }
    struct walk p = walk_along(d, x);
    struct walk q = walk_along(d, y);
    while (p.at < p.end && q.at < q.end) {
        if (next_sign(&p) != next_sign(&q))
            return false;
    }
    return p.at == p.end && q.at == q.end;
}

bool doc_says(const struct doc *d, int value, const char *word)
{
    assert(d && word);
    const struct doc_node *n = node_of(d, value);
    if (!n || n->kind != DOC_WORD)
        return false;
    if (!n->has_escapes) {
        return strncmp(word, d->text + n->at, n->size) == 0
               && word[n->size] == '\0';
    }
    struct walk w = walk_along(d, n);
    while (w.at < w.end) {
        char bytes[4];
        size_t size = (size_t)utf8_write(next_sign(&w), bytes);
        if (strncmp(word, bytes, size) != 0)
            return false;
        word += size;
    }
    return *word == '\0';
}

/* As much of a word as has room; false if that is not all. */
static bool copy_word(const struct doc *d, const struct doc_node *n, char *out,
                      size_t room)
{
    struct walk w = walk_along(d, n);
    size_t used = 0;
    bool fits = true;
    assert(room > 0);
    while (fits && w.at < w.end) {
        char bytes[4];
        size_t size = (size_t)utf8_write(next_sign(&w), bytes);
        fits = used + size < room;
        if (fits) {
            memcpy(out + used, bytes, size);
            used += size;
        }
    }
    out[used] = '\0';
    return fits;
}

bool doc_word(const struct doc *d, int value, char *out, size_t room)
{
    assert(d && out && room > 0);
    return doc_is(d, value, DOC_WORD)
           && copy_word(d, &d->node[value], out, room);
}

bool doc_number(const struct doc *d, int value, long long *out)
{
    assert(d && out);
    return doc_is(d, value, DOC_NUMBER)
           && doc_digits(d->text + d->node[value].at, d->node[value].size, out);
}

void doc_show(const struct doc *d, int value, struct text *out)
{
    char room[DOC_SHOWN_MAX];
    assert(doc_is(d, value, DOC_WORD));
    (void)copy_word(d, &d->node[value], room, sizeof room);
    clean_write(room, out);
}
