#include "cli/options.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

const struct option_row option_rows[OPT_COUNT] = {
#define OPTION(id, ...) [OPT_##id] = {__VA_ARGS__},
#include "cli/options.def"
#undef OPTION
};

const char *options_default_of(const struct player_level *l)
{
    assert(l && l->name);
    return l->uses & LEVEL_FOR_PEOPLE     ? ", the default of play"
           : l->uses & LEVEL_FOR_PROGRAMS ? ", the default of bot"
                                          : "";
}

/* Two commands may mean different things by one name. */
static int find_option(option_set allowed, const char *name, size_t n)
{
    assert(name);
    for (int i = 0; i < OPT_COUNT; i++) {
        if (allowed >> i & 1 && strlen(option_rows[i].name) == n
            && strncmp(option_rows[i].name, name, n) == 0)
            return i;
    }
    return -1;
}

static enum err read_set(struct args *a, const char *value, struct text *why)
{
    if (a->set_count == GAME_OPTIONS_MAX) {
        text_add(why, "--set is given more often than there are options");
        return ERR_BAD_TEXT;
    }
    a->set[a->set_count++] = value;
    return ERR_OK;
}

static enum err store(struct args *a, int id, const char *value,
                      struct text *why)
{
    assert(id >= 0 && id < OPT_COUNT);
    const struct option_row *o = &option_rows[id];
    bool is_number = o->max > 0;
    assert(!o->value == !value);
    if (id == OPT_SET)
        return read_set(a, value, why);
    if (a->given[id]) {
        text_add(why, "--%s is given twice", o->name);
        return ERR_BAD_TEXT;
    }
    a->given[id] = true;
    a->word[id] = value;
    if (is_number && !text_number(value, o->min, o->max, &a->number[id])) {
        text_add(why, "--%s is %.40s; it must be a number from %lld to %lld",
                 o->name, value, o->min, o->max);
        return ERR_BAD_TEXT;
    }
    return ERR_OK;
}

/* Reads `--name`, `--name=value` or `--name value`; `*i` moves on past it. */
static enum err read_option(struct args *a, option_set allowed, int argc,
                            char *const *argv, int *i, struct text *why)
{
    const char *name = argv[*i] + 2;
    size_t n = strcspn(name, "=");
    const char *value = name[n] == '=' ? name + n + 1 : NULL;
    int id = find_option(allowed, name, n);
    if (id < 0) {
        text_add(why, "there is no option --%.*s here", (int)n, name);
        return ERR_BAD_TEXT;
    }
    if (!option_rows[id].value && value) {
        text_add(why, "--%s takes no value", option_rows[id].name);
        return ERR_BAD_TEXT;
    }
    if (option_rows[id].value && !value) {
        if (*i + 1 >= argc) {
            text_add(why, "--%s needs a value: %s", option_rows[id].name,
                     option_rows[id].value);
            return ERR_BAD_TEXT;
        }
        value = argv[++*i];
    }
    return store(a, id, value, why);
}

static void begin_args(struct args *a)
{
    *a = (struct args){.set_count = 0};
    for (int i = 0; i < OPT_COUNT; i++)
        a->number[i] = option_rows[i].standard;
}

enum err options_read(struct args *a, option_set allowed, int argc,
                      char *const *argv, struct text *why)
{
    assert(argc >= 0);
    bool only_operands = false;
    begin_args(a);
    allowed |= OPTION_SET(OPT_HELP);
    for (int i = 0; i < argc; i++) {
        bool option = !only_operands && strncmp(argv[i], "--", 2) == 0;
        enum err e = ERR_OK;
        if (option && argv[i][2] == '\0') {
            only_operands = true;
        } else if (option) {
            e = read_option(a, allowed, argc, argv, &i, why);
        } else if (!only_operands && strcmp(argv[i], "-h") == 0) {
            a->given[OPT_HELP] = true;
        } else if (!only_operands && argv[i][0] == '-' && argv[i][1]) {
            text_add(why, "options are written with two dashes: -%s", argv[i]);
            e = ERR_BAD_TEXT;
        } else if (a->operand_count == OPERANDS_MAX) {
            text_add(why, "too many words: %.40s", argv[i]);
            e = ERR_BAD_TEXT;
        } else {
            a->operand[a->operand_count++] = argv[i];
        }
        if (e != ERR_OK)
            return e;
    }
    return ERR_OK;
}
