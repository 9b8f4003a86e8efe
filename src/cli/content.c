/* content.c - the command that prints, describes and checks content files. */
#include "files/content.h"

#include "base/clean.h"
#include "cli/output.h"
#include "cli/source.h"
#include "cli/types.h"
#include "core/setup.h"

#include <assert.h>
#include <stdio.h>
#include <unistd.h>

/* -- The format of the content file ---------------------------------------- */

static void write_parts(const struct part *parts, int depth, struct text *t);

static void write_numbers(const struct part *p, struct text *t)
{
    if (p->min == p->max) {
        text_add(t, "%d", p->min);
    } else {
        text_add(t, "%d to %d", p->min, p->max);
    }
}

static void write_kind(const struct part *p, struct text *t)
{
    switch (p->kind) {
    case PART_NUMBER:
        text_add(t, "number, ");
        write_numbers(p, t);
        return;
    case PART_FLAG:
        text_add(t, "true or false");
        return;
    case PART_NAME:
        text_add(t, "name");
        return;
    case PART_TEXT:
    case PART_NOTE:
        text_add(t, "text");
        return;
    case PART_WORD:
        text_add(t, "one of");
        for (int i = 0; p->words[i]; i++)
            text_add(t, "%s %s", i ? "," : "", p->words[i]);
        return;
    case PART_REF:
        text_add(t, "the id of one of %s", p->list);
        if (p->also)
            text_add(t, ", or %s", p->also);
        return;
    case PART_OBJECT:
        text_add(t, "object");
        return;
    case PART_LIST:
        text_add(t, "list of ");
        write_numbers(p, t);
        text_add(t, " objects");
        return;
    case PART_VALUES:
        text_add(t, "list of ");
        write_numbers(p, t);
        text_add(t, ", each ");
        write_kind(p->parts, t);
        return;
    }
}

static void write_part(const struct part *p, int depth, struct text *t)
{
    assert(depth >= 0);
    text_add(t, "%*s%s: ", 2 * depth, "", p->key);
    write_kind(p, t);
    if (p->optional)
        text_add(t, " (may be left out)");
    text_add(t, " - %s\n", p->help);
    if (p->kind == PART_OBJECT || p->kind == PART_LIST)
        write_parts(p->parts, depth + 1, t);
}

/* NOLINTNEXTLINE(misc-no-recursion): as deep as the format is. */
static void write_parts(const struct part *parts, int depth, struct text *t)
{
    for (; parts->key; parts++)
        write_part(parts, depth, t);
}

/* -- The fields of a position ---------------------------------------------- */

static void write_field_value(const struct field *f, struct text *t)
{
    if (f->kind == FIELD_SET) {
        text_add(t, "set of %s names", f->values->noun);
    } else if (f->values) {
        text_add(t, "name of a %s", f->values->noun);
    } else {
        text_add(t, "0 to %d", f->max);
    }
    if (f->may_be_none)
        text_add(t, ", or none");
    if (f->may_be_hidden)
        text_add(t, ", or ?");
}

static void write_field(const struct field *f, struct text *t)
{
    text_add(t, "| `%s` | ", f->name);
    if (f->rows)
        text_add(t, "each %s%s", f->rows->noun, f->cols ? ", " : "");
    if (f->cols)
        text_add(t, "each %s", f->cols->noun);
    text_add(t, " | ");
    write_field_value(f, t);
    text_add(t, " | %s |\n", f->help);
}

static void write_fields(const struct game *g, struct text *t)
{
    text_add(t, "## %s (`%s`)\n\n", g->title, g->name);
    text_add(t, "A state has %zu bytes. Options in `setup`:\n\n",
             g->state_size);
    for (int i = 0; i < g->option_count; i++) {
        text_add(t, "- `%s`: %s (", g->options[i].name, g->options[i].help);
        for (int n = 0; g->options[i].words[n]; n++)
            text_add(t, "%s`%s`", n ? ", " : "", g->options[i].words[n]);
        text_add(t, ")\n");
    }
    text_add(t, "\n| field | for | value | meaning |\n|---|---|---|---|\n");
    for (int i = 0; i < g->fields->count; i++)
        write_field(&g->fields->row[i], t);
}

/* -- Facts, and what is told besides ---------------------------------------- */

/* A bar would end the cell. */
static void write_args(const char *args, struct text *t)
{
    for (; *args; args++)
        text_add(t, *args == '|' ? "\\|" : "%c", *args);
}

static void write_shapes(const struct game *g, const struct shape *rows,
                         const char *noun, struct text *t)
{
    text_add(t, "## %s (`%s`)\n\n", g->title, g->name);
    text_add(t, "| %s | arguments | meaning |\n|---|---|---|\n", noun);
    for (; rows && rows->key; rows++) {
        text_add(t, "| `%s` | ", rows->key);
        write_args(rows->args, t);
        text_add(t, " | %s |\n", rows->help);
    }
}

/* -- The command ----------------------------------------------------------- */

/* Reads the file that --content names, or the built-in one, and tells. */
static enum exit_status check(const struct games_entry *e, const struct args *a)
{
    static struct box box;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    const char *path = a->word[OPT_CONTENT];
    size_t size = (size_t)(e->content_end - e->content);
    enum err error = content_supply(&box, e->game, e->content, size, path,
                                    &why);
    if (error != ERR_OK)
        return output_misuse(room);
    if (a->given[OPT_BYTES]) {
        (void)fwrite(box.content, 1, e->game->content_size, stdout);
        return EXIT_YES;
    }
    clean_write(path, &why);
    printf("%s: good content for %s, hash %016llx\n", room, e->game->name,
           (unsigned long long)box.hash);
    return EXIT_YES;
}

enum exit_status content_run(const struct args *a)
{
    assert(a && a->operand_count == 1);
    const struct games_entry *e = games_find(a->operand[0]);
    if (!e) {
        return output_misuse("there is no such game; mudbrick games lists "
                             "them");
    }
    if (a->given[OPT_BYTES] && isatty(STDOUT_FILENO)) {
        return output_misuse("--bytes writes bytes that no terminal can show; "
                             "send them to a file: mudbrick content GAME "
                             "--bytes > FILE");
    }
    if (a->given[OPT_CONTENT] || a->given[OPT_BYTES])
        return check(e, a);
    if (!a->given[OPT_FORMAT] && !a->given[OPT_FIELDS] && !a->given[OPT_FACTS]
        && !a->given[OPT_TELLS] && !a->given[OPT_TYPES]) {
        (void)fwrite(e->content, 1, (size_t)(e->content_end - e->content),
                     stdout);
        return EXIT_YES;
    }
    struct text t = output_text(SOURCE_TEXT_MAX);
    if (a->given[OPT_FORMAT]) {
        write_parts(e->game->parts, 0, &t);
    } else if (a->given[OPT_FACTS]) {
        write_shapes(e->game, e->game->facts, "fact", &t);
    } else if (a->given[OPT_TELLS]) {
        write_shapes(e->game, e->game->tells, "part", &t);
    } else if (a->given[OPT_TYPES]) {
        types_write(e->game, &t);
    } else {
        write_fields(e->game, &t);
    }
    output_flush(&t);
    output_free(&t);
    return EXIT_YES;
}
