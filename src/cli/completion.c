#include "cli/completion.h"

#include "base/num.h"
#include "cli/command.h"
#include "games/games.h"
#include "search/player.h"

#include <assert.h>
#include <string.h>

static const char *const shells = "bash zsh fish";

/* -- The words that an option or an operand can be --------------------------- */

static void write_games(struct text *t)
{
    for (const struct games_entry *e = games_all; e->game; e++)
        text_add(t, "%s%s", e == games_all ? "" : " ", e->game->name);
}

static void write_players(struct text *t)
{
    for (const struct player_level *l = player_levels; l->name; l++)
        text_add(t, "%s%s", l == player_levels ? "" : " ", l->name);
    for (const struct player_kind *k = player_kinds; k->name; k++)
        text_add(t, " %s", k->name);
}

static void write_sets(struct text *t)
{
    const char *gap = "";
    for (const struct games_entry *e = games_all; e->game; e++) {
        for (int i = 0; i < e->game->option_count; i++) {
            const struct option *o = &e->game->options[i];
            for (int n = 0; o->words[n]; n++, gap = " ")
                text_add(t, "%s%s=%s", gap, o->name, o->words[n]);
        }
    }
}

/* Nothing is written for what has no list: numbers, files, names. */
static void write_values(int id, struct text *t)
{
    assert(id >= 0 && id < OPT_COUNT);
    if (id == OPT_SET)
        write_sets(t);
    if (id == OPT_PLAYERS)
        text_add(t, "human ");
    if (OPTION_SET(id) & OPTIONS_OF_PLAYERS)
        write_players(t);
    if (id == OPT_COMPLETION)
        text_add(t, "%s", shells);
}

static bool is_list(int id)
{
    return id == OPT_PLAYERS || id == OPT_BOTS;
}

/* Is it the name of something on disk? */
static bool is_file(const char *value)
{
    return strcmp(value, "FILE") == 0 || strcmp(value, "FOLDER") == 0
           || strcmp(value, "PLACE") == 0;
}

static void write_operand(const struct command *c, struct text *t)
{
    if (strstr(c->operands, "GAME"))
        write_games(t);
    if (strstr(c->operands, "COMMAND")) {
        for (const struct command *k = commands; k->name; k++)
            text_add(t, "%s%s", k == commands ? "" : " ", k->name);
    }
}

static bool has_option(const struct command *c, int id)
{
    return (c->options | OPTION_SET(OPT_HELP)) >> id & 1;
}

/* Words that stand in single quotes; the shells differ in how these end, so
 * there is none in them. What else has a meaning gets a backslash. */
static void write_quoted(const char *s, const char *special, struct text *t)
{
    assert(s && special);
    for (; *s; s++) {
        if (*s == '\'')
            continue;
        text_add(t, "%s%c", strchr(special, *s) ? "\\" : "", *s);
    }
}

/* -- bash ---------------------------------------------------------------------- */

static void write_bash_option(int id, struct text *t)
{
    text_add(t, "        --%s) words=\"", option_rows[id].name);
    write_values(id, t);
    text_add(t, "\"%s ;;\n", is_list(id) ? " list=yes" : "");
}

static void write_bash_command(const struct command *c, struct text *t)
{
    text_add(t, "    1:%s)\n        words=\"", c->name);
    for (int i = 0; i < OPT_COUNT; i++) {
        if (has_option(c, i))
            text_add(t, "--%s ", option_rows[i].name);
    }
    write_operand(c, t);
    text_add(t, "\"\n        case $before in\n");
    for (int i = 0; i < OPT_COUNT; i++) {
        if (has_option(c, i) && option_rows[i].value)
            write_bash_option(i, t);
    }
    text_add(t, "        esac\n        ;;\n");
}

/* bash cuts words at = on its own, so they are read from the line instead, and
 * what bash has cut off is cut off the answers. */
static const char bash_start[] =
    "# bash completion for mudbrick\n"
    "_mudbrick() {\n"
    "    local line=${COMP_LINE:0:COMP_POINT} given words= list= head= cut=\n"
    "    read -ra given <<<\"$line\"\n"
    "    [[ $line == *[[:space:]] ]] && given+=('')\n"
    "    local last=$((${#given[@]} - 1))\n"
    "    local word=${given[last]} before=${given[last ? last - 1 : 0]}\n"
    "    if [[ $word == --*=* ]]; then\n"
    "        before=${word%%=*} word=${word#*=}\n"
    "    fi\n"
    "    case $((last > 1)):${given[1]-} in\n"
    "    0:*) words=\"--help --version";

static const char bash_end[] =
    "    esac\n"
    "    if [[ $list && $word == *,* ]]; then\n"
    "        head=${word%,*}, word=${word##*,}\n"
    "    fi\n"
    "    mapfile -t COMPREPLY < <(compgen -P \"$head\" -W \"$words\" -- "
    "\"$word\")\n"
    "    [[ $COMP_WORDBREAKS == *=* && $word == *=* ]] && cut=${word%=*}=\n"
    "    COMPREPLY=(\"${COMPREPLY[@]#\"$cut\"}\")\n"
    "}\n"
    "complete -o default -F _mudbrick mudbrick\n";

static void write_bash(struct text *t)
{
    text_add(t, "%s", bash_start);
    for (const struct command *c = commands; c->name; c++)
        text_add(t, " %s", c->name);
    text_add(t, "\" ;;\n");
    for (const struct command *c = commands; c->name; c++)
        write_bash_command(c, t);
    text_add(t, "%s", bash_end);
}

/* -- zsh ----------------------------------------------------------------------- */

static void write_zsh_option(int id, struct text *t)
{
    const struct option_row *o = &option_rows[id];
    text_add(t, " \\\n            '%s--%s%s[", id == OPT_SET ? "*" : "",
             o->name, o->value ? "=" : "");
    write_quoted(o->help, "[]:\\", t);
    text_add(t, "]");
    if (o->value) {
        char room[1024];
        struct text values = text_in(room, sizeof room);
        write_values(id, &values);
        text_add(t, ":%s:", o->value);
        if (is_list(id)) {
            text_add(t, "_sequence compadd - %s", room);
        } else if (room[0]) {
            text_add(t, "(%s)", room);
        } else {
            text_add(t, "%s", is_file(o->value) ? "_files" : " ");
        }
    }
    text_add(t, "'");
}

static void write_zsh_operand(const struct command *c, struct text *t)
{
    bool file = strstr(c->operands, "FILE");
    char room[1024];
    struct text words = text_in(room, sizeof room);
    write_operand(c, &words);
    if (file && room[0]) {
        /* The space keeps _arguments from adding words of its own. */
        text_add(t,
                 " \\\n            '1:%s: _alternative "
                 "\"words:word:(%s)\" \"files:file:_files\"'",
                 c->operands, room);
    } else if (room[0]) {
        text_add(t, " \\\n            '1:%s:(%s)'", c->operands, room);
    } else if (file) {
        text_add(t, " \\\n            '1:%s:_files'", c->operands);
    }
}

static void write_zsh_command(const struct command *c, struct text *t)
{
    text_add(t, "    %s)\n        _arguments", c->name);
    for (int i = 0; i < OPT_COUNT; i++) {
        if (has_option(c, i))
            write_zsh_option(i, t);
    }
    write_zsh_operand(c, t);
    text_add(t, "\n        ;;\n");
}

static void write_zsh(struct text *t)
{
    text_add(t, "#compdef mudbrick\n"
                "local curcontext=$curcontext state line\n"
                "typeset -A opt_args\n"
                "local -a commands=(\n");
    for (const struct command *c = commands; c->name; c++) {
        text_add(t, "    '%s:", c->name);
        write_quoted(c->summary, ":\\", t);
        text_add(t, "'\n");
    }
    text_add(t, ")\n_arguments -C '(- *)--help[list the commands]' "
                "'(- *)--version[print the version]' \\\n"
                "    '1:command:->command' '*::argument:->argument'\n"
                "case $state in\n"
                "command) _describe command commands ;;\n"
                "argument)\n    case $words[1] in\n");
    for (const struct command *c = commands; c->name; c++)
        write_zsh_command(c, t);
    text_add(t, "    esac\n    ;;\nesac\n");
}

/* -- fish ---------------------------------------------------------------------- */

static void write_fish_start(const struct command *c, struct text *t)
{
    text_add(t, "complete -c mudbrick -n '__fish_seen_subcommand_from %s'",
             c->name);
}

static void write_fish_option(const struct command *c, int id, struct text *t)
{
    const struct option_row *o = &option_rows[id];
    char room[1024];
    struct text values = text_in(room, sizeof room);
    write_values(id, &values);
    write_fish_start(c, t);
    text_add(t, " -l %s", o->name);
    if (o->value)
        text_add(t, " %s", is_file(o->value) ? "-r -F" : "-x");
    if (is_list(id)) {
        text_add(t, " -a '(__fish_complete_list , \"__mudbrick_words %s\")'",
                 room);
    } else if (room[0]) {
        text_add(t, " -a '%s'", room);
    }
    text_add(t, " -d '");
    write_quoted(o->help, "\\", t);
    text_add(t, "'\n");
}

static void write_fish_command(const struct command *c, struct text *t)
{
    text_add(t, "complete -c mudbrick -n __fish_use_subcommand -a %s -d '",
             c->name);
    write_quoted(c->summary, "\\", t);
    text_add(t, "'\n");
    for (int i = 0; i < OPT_COUNT; i++) {
        if (has_option(c, i))
            write_fish_option(c, i, t);
    }
    if (!c->operands[0])
        return;
    write_fish_start(c, t);
    text_add(t, "%s -a '", strstr(c->operands, "FILE") ? " -F" : "");
    write_operand(c, t);
    text_add(t, "'\n");
}

static void write_fish(struct text *t)
{
    text_add(t, "# fish completion for mudbrick\n"
                "function __mudbrick_words\n    for word in $argv\n"
                "        echo $word\n    end\nend\n"
                "complete -c mudbrick -f\n"
                "complete -c mudbrick -n __fish_use_subcommand -l help -d "
                "'list the commands'\n"
                "complete -c mudbrick -n __fish_use_subcommand -l version -d "
                "'print the version'\n");
    for (const struct command *c = commands; c->name; c++)
        write_fish_command(c, t);
}

static const struct shell {
    const char *name;
    void (*write)(struct text *t);
} shell_rows[] = {
    {"bash", write_bash},
    {"zsh", write_zsh},
    {"fish", write_fish},
};

bool completion_write(const char *shell, struct text *t)
{
    assert(shell && t);
    for (int i = 0; i < COUNT_OF(shell_rows); i++) {
        if (strcmp(shell_rows[i].name, shell) == 0) {
            shell_rows[i].write(t);
            return true;
        }
    }
    return false;
}
