/* doc.h - reading JSON: a document is a text that has been checked from end to
 * end, and a node for each value in it.
 *
 *     char room[200];
 *     struct text why = text_in(room, sizeof room);
 *     const char text[] = "{\"seats\": 3}";
 *     struct doc_node nodes[16];
 *     struct doc d = doc_in(nodes, 16);
 *     long long seats = 0;
 *     if (doc_read(&d, text, strlen(text), &why) != ERR_OK
 *         || !doc_number(&d, doc_get(&d, DOC_ROOT, "seats"), &seats))
 *         return;
 *
 * Nothing is copied: the caller brings the nodes, and the text must outlive
 * them. A value is the number of its node. Whatever is asked of a value that is
 * not there, DOC_NONE, or is of another kind, is answered by "no".
 *
 * Read is what RFC 8259 allows, and of that only what has one meaning: an object
 * has each key once, a text is UTF-8 and holds neither a zero nor half a
 * character, a whole number has at most 64 bits. And no more than the limits
 * below, so that nobody can make reading slow.
 */
#ifndef CORE_DOC_H
#define CORE_DOC_H

#include "base/err.h"
#include "base/text.h"

#include <stdint.h>

enum {
    DOC_ROOT = 0,
    DOC_NONE = -1,
    DOC_DEPTH_MAX = 32,  /* of lists and objects in each other */
    DOC_KEYS_MAX = 1000, /* of one object */
    DOC_SHOWN_MAX = 41,  /* what a sentence quotes of a text, with its end */
};

enum doc_kind {
    DOC_NULL,
    DOC_FALSE,
    DOC_TRUE,
    DOC_NUMBER, /* a whole one */
    DOC_REAL,   /* any other; its value is nobody's concern */
    DOC_WORD,
    DOC_LIST,
    DOC_OBJECT,
};

/* A value, or the key of the value that follows it. */
struct doc_node {
    uint32_t at;   /* its first byte in the text; of a word, behind the quote */
    uint32_t size; /* its bytes, as written; of a list or object, its values */
    uint32_t end;  /* the node behind it and all that it holds */
    uint8_t kind;
    bool has_escapes;
};

struct doc {
    const char *text;
    struct doc_node *node;
    size_t count, room;
};

/* A document without a text yet. A text of n bytes has at most n / 2 + 1 nodes. */
struct doc doc_in(struct doc_node *nodes, size_t room);

/* Says line, column and what would be right if it is not JSON. */
enum err doc_read(struct doc *d, const char *bytes, size_t size,
                  struct text *why) MUST_USE;

bool doc_is(const struct doc *d, int value, enum doc_kind kind);

/* How many values a list or an object has. */
int doc_size(const struct doc *d, int value);

/* The values of a list, or the keys of an object, one after the other: the first
 * and the next, DOC_NONE behind the last. The value of a key is key + 1. */
int doc_first(const struct doc *d, int value);
int doc_next(const struct doc *d, int value, int last);

/* The value that an object has for a key. */
int doc_get(const struct doc *d, int object, const char *key);

/* Is it this word? Are these two the same word? */
bool doc_says(const struct doc *d, int value, const char *word);
bool doc_same(const struct doc *d, int a, int b);

/* Copies a word with its terminator, if it is one and has room. */
bool doc_word(const struct doc *d, int value, char *out, size_t room);

bool doc_number(const struct doc *d, int value, long long *out);

/* The beginning of a word or key as a sentence may quote it: one clean line. */
void doc_show(const struct doc *d, int value, struct text *out);

#endif
