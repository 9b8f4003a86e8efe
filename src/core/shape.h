/* shape.h - what a fact, or a part of what a game tells besides its fields, looks
 * like: rows of a table, from which documentation and types are made.
 *
 *     {"place", "a place of the row", "price:number card:card|nothing can?:[flag]"},
 *
 * An argument is `name:type`; `name?:` may be missing. A type is number, word, flag
 * (true or false), nothing (null), a `'word'` that stands for itself, or the key of
 * another row; `[type]` is a list, `{type}` an object with whatever keys; between
 * `|` stand several of them.
 */
#ifndef CORE_SHAPE_H
#define CORE_SHAPE_H

#include "core/doc.h"

#include <stdbool.h>
#include <stddef.h>

/* The last row of a table has no key. */
struct shape {
    const char *key;
    const char *help;
    const char *args;
};

/* So much of the text of a row. */
struct shape_type {
    const char *at;
    size_t size;
};

struct shape_slot {
    const char *name;
    size_t name_size;
    bool may_miss;
    struct shape_type type;
};

const struct shape *shape_find(const struct shape *rows, const char *key,
                               size_t size);

/* The next argument; `at` begins at the start of the arguments. False at the end. */
bool shape_next(const char **at, struct shape_slot *out);

/* The next of the types between bars; `rest` begins as all of them. */
bool shape_either(struct shape_type *rest, struct shape_type *out);

/* Of a list or of an object with whatever keys: the type of what is in it. */
struct shape_type shape_within(struct shape_type type);

bool shape_is(struct shape_type type, const char *name);

/* Whether the value is as the row of that key says; if not, what is wrong. */
bool shape_fits(const struct shape *rows, const char *key, const struct doc *d,
                int value, struct text *why);

#endif
