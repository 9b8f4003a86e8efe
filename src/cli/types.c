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

/* -- Facts ----------------------------------------------------------------- */

static bool is_word(const char *word, size_t size, const char *same)
{
    return strlen(same) == size && memcmp(word, same, size) == 0;
}

/* `hex|ferry` or `number`. */
static void write_kinds(const char *kinds, size_t size, struct text *t)
{
    const char *end = kinds + size;
    for (const char *next = kinds; next < end; next++) {
        const char *word = next;
        while (next < end && *next != '|')
            next++;
        size_t length = (size_t)(next - word);
        if (word > kinds)
            text_add(t, " | ");
        if (is_word(word, length, "number")) {
            text_add(t, "number");
        } else if (is_word(word, length, "word")) {
            text_add(t, "string");
        } else {
            text_add(t, "Facts[\"%.*s\"]", (int)length, word);
        }
    }
}

/* One `name:type`, as core/fact.h describes it; what comes behind it. */
static const char *write_argument(const char *arg, struct text *t)
{
    size_t name = strcspn(arg, ":");
    const char *type = arg + name + 1;
    size_t size = strcspn(type, " ");
    const char *rest = type + size;
    text_add(t, " %.*s: ", (int)name, arg);
    if (*type == '[') {
        text_add(t, "(");
        write_kinds(type + 1, size - 2, t);
        text_add(t, ")[];");
    } else {
        write_kinds(type, size, t);
        text_add(t, ";");
    }
    return rest + strspn(rest, " ");
}

static void write_facts(const struct game *g, struct text *t)
{
    text_add(t, "export type Facts = {\n");
    for (const struct fact_kind *k = g->facts; k->key; k++) {
        text_add(t, "  /** %s */\n  \"%s\": { is: \"%s\";", k->help, k->key,
                 k->key);
        for (const char *arg = k->args; *arg;)
            arg = write_argument(arg, t);
        text_add(t, " };\n");
    }
    text_add(t, "};\n\nexport type Fact = Facts[keyof Facts];\n\n");
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
    write_facts(g, t);
    text_add(t, "export type Content = ");
    write_parts(g->parts, 0, t);
    text_add(t, ";\n");
}
