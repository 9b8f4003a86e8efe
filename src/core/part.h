/* part.h - the parts of a content file, described once.
 *
 * A game keeps its content (cards, tiles, maps, numbers) in one plain struct:
 * no pointers, no padding. A table of rows says which key of the JSON file goes
 * to which member, and what is allowed there. The loader (core/content.c)
 * reads a file by that table and nothing else, and refuses everything that the
 * table does not name. `mudbrick content GAME --format` prints the table.
 */
#ifndef CORE_PART_H
#define CORE_PART_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PART_NAME_SIZE = 16, /* a name, with its terminator */
    PART_TEXT_SIZE = 64, /* a title or sentence, with its terminator */
    PART_ALSO = 0xfe,    /* a reference that says the row's `also` word */
};

enum part_kind {
    PART_NUMBER, /* a whole number from min to max */
    PART_FLAG,   /* true or false, stored as 1 or 0 */
    PART_NAME,   /* char[PART_NAME_SIZE]: letters, digits, _ - . ' */
    PART_TEXT,   /* char[PART_TEXT_SIZE]: any printable words */
    PART_WORD,   /* one of `words`, stored as its place in the list */
    PART_REF,    /* the `id` of an item of the list `list`, stored as its place;
                    the nearest list of that key counts, inside out */
    PART_OBJECT, /* a struct inside the struct, described by `parts` */
    PART_LIST,   /* an array of structs, described by `parts` */
    PART_VALUES, /* an array of numbers, words, names or references, described
                    by the single row of `parts` */
    PART_NOTE,   /* any text; read and dropped */
};

struct part {
    const char *key; /* of the JSON object; NULL ends the table */
    const char *help;
    enum part_kind kind;
    bool optional; /* left out: the member stays 0 */
    size_t offset; /* of the member in the struct that the row belongs to */
    size_t size;   /* of the member, or of one item of an array */
    int min, max;  /* of a number; of the count of an array */
    /* Where the count of an array goes (a byte); SIZE_MAX: nowhere. */
    size_t count_offset;
    const char *says; /* begins the remedy: "a step has" 1 to 6 */
    const char *const *words;
    const char *list;
    const char *also;
    const struct part *parts;
};

/* -- Rows in short --------------------------------------------------------- *
 *
 * Before the table of a struct, `#define THIS its_tag`; after it, `#undef`.
 */

#define PART_AT(member)                      \
    .offset = offsetof(struct THIS, member), \
    .size = sizeof(((struct THIS *)0)->member)

#define PART_ARRAY(member, count)                  \
    .offset = offsetof(struct THIS, member),       \
    .size = sizeof(((struct THIS *)0)->member[0]), \
    .count_offset = offsetof(struct THIS, count)

#define PART_IS_NUMBER(name, member, low, high, words)               \
    .key = (name), .kind = PART_NUMBER, .min = (low), .max = (high), \
    .says = (words), PART_AT(member)

#define PART_IS_FLAG(name, member) \
    .key = (name), .kind = PART_FLAG, PART_AT(member)

#define PART_IS_NAME(name, member) \
    .key = (name), .kind = PART_NAME, PART_AT(member)

#define PART_IS_TEXT(name, member) \
    .key = (name), .kind = PART_TEXT, PART_AT(member)

#define PART_IS_WORD(name, member, list_of_words) \
    .key = (name), .kind = PART_WORD, .words = (list_of_words), PART_AT(member)

#define PART_IS_REF(name, member, of) \
    .key = (name), .kind = PART_REF, .list = (of), PART_AT(member)

#define PART_IS_LIST(name, member, count, low, high, rows)         \
    .key = (name), .kind = PART_LIST, .min = (low), .max = (high), \
    .parts = (rows), PART_ARRAY(member, count)

#define PART_IS_VALUES(name, member, count, low, high, row)          \
    .key = (name), .kind = PART_VALUES, .min = (low), .max = (high), \
    .parts = (row), PART_ARRAY(member, count)

/* A struct inside the struct; `present` (a byte) becomes 1 if it is there. */
#define PART_IS_OBJECT(name, member, present, rows)      \
    .key = (name), .kind = PART_OBJECT, .parts = (rows), \
    .count_offset = offsetof(struct THIS, present), PART_AT(member)

#define PART_IS_NOTE(name) .key = (name), .kind = PART_NOTE

#define PART_END    \
    {               \
        .key = NULL \
    }

#endif
