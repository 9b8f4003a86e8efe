/* field.h - the fields of a state, described once.
 *
 * A game lists its fields in a table. From that table alone the platform writes
 * and reads positions as JSON and as lines of a scenario, compares two states,
 * checks that every value is in range, and documents the position. The fields
 * must tile the state: every byte belongs to exactly one field.
 *
 * A field is a matrix of small numbers. What its rows, columns and values are
 * called, and how many of them the set-up uses, is said by an axis; cells
 * beyond the used part are 0. Two values are special in every field: "none"
 * (where the field allows it) and "?", what a viewer may not know.
 */
#ifndef CORE_FIELD_H
#define CORE_FIELD_H

#include "base/err.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct state;
struct table;

enum {
    FIELD_NONE = 0xfe,   /* there is none: no card, no bid; "none" in text */
    FIELD_HIDDEN = 0xff, /* the viewer may not know; "?" in text */
    FIELD_NAME_MAX = 24, /* longest name on an axis, with its terminator */
    FIELD_LINE_MAX = 160 /* longest line about one cell */
};

struct axis {
    const char *noun; /* "region": for documentation and messages */
    int (*size)(const struct table *t);
    /* NULL: the axis has plain numbers, from 0 in JSON lists and from 1 in
     * the lines of a scenario. */
    void (*name)(const struct table *t, int i, struct text *out);
};

enum field_kind {
    FIELD_BYTE, /* 0 to 255, the two special values apart */
    FIELD_WORD, /* 0 to 65535; never none, never hidden */
    FIELD_SET,  /* 64 bits; bit i is the i-th thing of the value axis */
};

struct field {
    const char *name;
    const char *help; /* a sentence for docs/positions.md */
    enum field_kind kind;
    bool may_be_none;
    bool may_be_hidden;
    size_t offset;
    int rows_max, cols_max;    /* room in the state; 1 x 1 for a plain value */
    int max;                   /* of a number, inclusive; see also `values` */
    const struct axis *rows;   /* NULL if rows_max is 1 */
    const struct axis *cols;   /* NULL if cols_max is 1 */
    const struct axis *values; /* NULL: the value is a number */
};

/* All of a game: as many rows as its table has. */
struct fields {
    const struct field *row;
    int count;
};

/* One cell of a state, and the value it has or should have. */
struct cell {
    const struct field *field;
    int row, col;
    uint64_t value;
};

/* Positions the table at `member` of `type`. */
#define FIELD_AT(type, member) .name = #member, .offset = offsetof(type, member)

/* Is `member` the end of the state, without padding behind it? */
#define FIELD_ENDS(type, member) \
    (offsetof(type, member) + sizeof(((type *)NULL)->member) == sizeof(type))

size_t field_width(const struct field *f);
int field_rows(const struct field *f, const struct table *t);
int field_cols(const struct field *f, const struct table *t);

uint64_t field_get(const struct field *f, const struct state *s, int row,
                   int col);
void field_set(const struct field *f, struct state *s, int row, int col,
               uint64_t value);

const struct field *field_find(const struct fields *fields, const char *name);

/* May the cell hold this value? Says in `why` what would be right. */
bool field_accepts(const struct field *f, const struct table *t, uint64_t value,
                   struct text *why);

/* The value as a word: a name, a number, none, ?, or for a set the names with
 * commas between them, "-" for the empty set. */
void field_write_value(const struct field *f, const struct table *t,
                       uint64_t value, struct text *out);

/* The index that an axis gives this name, -1 if it has none like it. */
int axis_find(const struct axis *axis, const struct table *t, const char *name);

/* Reads a line `name [row] [col] value`, as scenarios write it. The value of a
 * set is a list of names with commas, or "-". */
enum err field_read_cell(const struct fields *fields, const struct table *t,
                         const char *line, struct cell *out,
                         struct text *why) MUST_USE;

/* Writes one line for every cell that differs: `coins red 5 -> 3`. */
void field_write_difference(const struct fields *fields, const struct table *t,
                            const struct state *before,
                            const struct state *after, struct text *out);

#endif
