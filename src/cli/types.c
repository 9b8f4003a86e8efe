#include "cli/types.h"

#include "core/fact.h"
#include "core/field.h"
#include "core/part.h"

#include <assert.h>
#include <string.h>

static void write_words(const char *const *words, struct text *t)
{
    assert(words && words[0]);
    for (int i = 0; words[i]; i++)
        text_add(t, "%s\"%s\"", i ? " | " : "", words[i]);
}

/* -- Set-up ---------------------------------------------------------------- */

static void write_setup(const struct game *g, struct text *t)
{
    text_add(t, "export type Setup = {\n  seats: number;\n");
    for (int i = 0; i < g->option_count; i++) {
        text_add(t, "  /** %s */\n  %s: ", g->options[i].help,
                 g->options[i].name);
        write_words(g->options[i].words, t);
        text_add(t, ";\n");
    }
    text_add(t, "};\n\n");
}

/* -- Fields ---------------------------------------------------------------- */

/* As core/position.c writes it: an axis with names is an object. */
static void write_axis(const struct axis *axis, bool opens, struct text *t)
{
    if (!axis)
        return;
    if (axis->name) {
        text_add(t, opens ? "Record<string, " : ">");
    } else {
        text_add(t, opens ? "(" : ")[]");
    }
}

static void write_value(const struct field *f, struct text *t)
{
    if (f->kind == FIELD_SET) {
        text_add(t, "string[]");
        return;
    }
    text_add(t, f->values ? "string" : "number");
    if (f->may_be_none)
        text_add(t, " | \"none\"");
    if (f->may_be_hidden)
        text_add(t, " | \"?\"");
}

static void write_field(const struct field *f, struct text *t)
{
    text_add(t, "  /** ");
    if (f->rows)
        text_add(t, "Each %s", f->rows->noun);
    if (f->cols)
        text_add(t, "%s %s", f->rows ? ", each" : "Each", f->cols->noun);
    text_add(t, "%s%s */\n  %s: ", f->rows || f->cols ? ": " : "", f->help,
             f->name);
    write_axis(f->rows, true, t);
    write_axis(f->cols, true, t);
    write_value(f, t);
    write_axis(f->cols, false, t);
    write_axis(f->rows, false, t);
    text_add(t, ";\n");
}

static void write_state(const struct game *g, struct text *t)
{
    text_add(t, "export type State = {\n");
    for (int i = 0; i < g->fields->count; i++)
        write_field(&g->fields->row[i], t);
    text_add(t, "};\n\n");
}

/* -- Facts, and what is told besides ---------------------------------------- */

static void write_type(const char *rows, struct shape_type type,
                       struct text *t);

static void write_one(const char *rows, struct shape_type type, struct text *t)
{
    if (*type.at == '[' || *type.at == '{') {
        bool is_list = *type.at == '[';
        text_add(t, is_list ? "(" : "Record<string, ");
        write_type(rows, shape_within(type), t);
        text_add(t, is_list ? ")[]" : ">");
    } else if (*type.at == '\'') {
        text_add(t, "\"%.*s\"", (int)type.size - 2, type.at + 1);
    } else if (shape_is(type, "number")) {
        text_add(t, "number");
    } else if (shape_is(type, "word")) {
        text_add(t, "string");
    } else if (shape_is(type, "flag")) {
        text_add(t, "boolean");
    } else if (shape_is(type, "nothing")) {
        text_add(t, "null");
    } else {
        text_add(t, "%s[\"%.*s\"]", rows, (int)type.size, type.at);
    }
}

/* `hex|ferry` or `number`, or lists of them. */
static void write_type(const char *rows, struct shape_type type, struct text *t)
{
    struct shape_type one;
    for (int i = 0; shape_either(&type, &one); i++) {
        text_add(t, i ? " | " : "");
        write_one(rows, one, t);
    }
}

/* The rows of a table as the members of a type; a fact says its own key. */
static void write_shapes(const struct shape *table, const char *rows,
                         bool is_tagged, struct text *t)
{
    text_add(t, "export type %s = {\n", rows);
    for (const struct shape *row = table; row->key; row++) {
        struct shape_slot s;
        text_add(t, "  /** %s */\n  \"%s\": {", row->help, row->key);
        if (is_tagged)
            text_add(t, " is: \"%s\";", row->key);
        for (const char *at = row->args; shape_next(&at, &s);) {
            text_add(t, " %.*s%s: ", (int)s.name_size, s.name,
                     s.may_miss ? "?" : "");
            write_type(rows, s.type, t);
            text_add(t, ";");
        }
        text_add(t, " };\n");
    }
    text_add(t, "};\n\n");
}

static void write_tells(const struct game *g, struct text *t)
{
    static const struct shape nothing[] = {
        {"tell", "nothing besides the fields", ""}, {NULL, NULL, NULL}};
    write_shapes(g->tells ? g->tells : nothing, "Tells", false, t);
    text_add(t, "export type Tell = Tells[\"tell\"];\n\n");
}

/* -- The content file ------------------------------------------------------ */

static void write_parts(const struct part *parts, int depth, struct text *t);

/* NOLINTNEXTLINE(misc-no-recursion): as deep as the format is. */
static void write_part_type(const struct part *p, int depth, struct text *t)
{
    switch (p->kind) {
    case PART_NUMBER:
        text_add(t, "number");
        return;
    case PART_FLAG:
        text_add(t, "boolean");
        return;
    case PART_NAME:
    case PART_TEXT:
    case PART_NOTE:
    case PART_REF:
        text_add(t, "string");
        return;
    case PART_WORD:
        write_words(p->words, t);
        return;
    case PART_OBJECT:
        write_parts(p->parts, depth, t);
        return;
    case PART_LIST:
        write_parts(p->parts, depth, t);
        text_add(t, "[]");
        return;
    case PART_VALUES:
        text_add(t, "(");
        write_part_type(p->parts, depth, t);
        text_add(t, ")[]");
        return;
    }
}

/* NOLINTNEXTLINE(misc-no-recursion): as deep as the format is. */
static void write_parts(const struct part *parts, int depth, struct text *t)
{
    int indent = 2 * depth + 2;
    text_add(t, "{\n");
    for (const struct part *p = parts; p->key; p++) {
        text_add(t, "%*s/** %s */\n%*s%s%s: ", indent, "", p->help, indent, "",
                 p->key, p->optional ? "?" : "");
        write_part_type(p, depth + 1, t);
        text_add(t, ";\n");
    }
    text_add(t, "%*s}", indent - 2, "");
}

void types_write(const struct game *g, struct text *t)
{
    assert(g && t);
    write_setup(g, t);
    write_state(g, t);
    write_shapes(g->facts, "Facts", true, t);
    text_add(t, "export type Fact = Facts[keyof Facts];\n\n");
    write_tells(g, t);
    text_add(t, "export type Content = ");
    write_parts(g->parts, 0, t);
    text_add(t, ";\n");
}
