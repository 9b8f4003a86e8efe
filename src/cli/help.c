/* help.c - help, the manual page and completion, all from the two tables. */
#include "cli/command.h"
#include "cli/output.h"
#include "core/json.h"
#include "games/games.h"
#include "search/player.h"

#include <stdio.h>
#include <string.h>

static void write_option(const struct option_row *o, struct text *t)
{
    size_t start = t->len;
    text_add(t, "  --%s", o->name);
    if (o->value)
        text_add(t, " %s", o->value);
    int gap = 24 - (int)(t->len - start);
    text_add(t, "%*s%s\n", gap > 1 ? gap : 2, "", o->help);
}

/* The players that a command can seat, with their parameters. */
static void write_players(struct text *t)
{
    text_add(t, "\nPlayers:\n");
    for (const struct player_level *l = player_levels; l->name; l++)
        text_add(t, "  %-9s %s (%s)\n", l->name, l->help, l->means);
    for (const struct player_kind *k = player_kinds; k->name; k++)
        text_add(t, "  %-9s %s\n", k->name, k->help);
    text_add(t,
             "\nParameters of a player, as in mcts:iterations=500,cut=20:\n");
    for (int i = 0; i < PARAM_COUNT; i++) {
        const struct player_param *p = &player_params[i];
        text_add(t, "  %-11s %s (", p->name, p->help);
        for (const struct player_kind *k = player_kinds; k->name; k++) {
            if (k->params >> i & 1)
                text_add(t, "%s: ", k->name);
        }
        char room[32];
        struct text number = text_in(room, sizeof room);
        json_decimal(&(struct json){.out = &number}, p->standard, 2);
        text_add(t, "%s)\n", room);
    }
}

static void write_command(const struct command *c, struct text *t)
{
    text_add(t, "mudbrick %s%s%s%s - %s\n\n%s\n", c->name,
             c->operands[0] ? " " : "", c->operands,
             c->options ? " [options]" : "", c->summary, c->help);
    if (c->options)
        text_add(t, "\nOptions:\n");
    for (int i = 0; i < OPT_COUNT; i++) {
        if (c->options >> i & 1)
            write_option(&option_rows[i], t);
    }
    if (c->options & (OPTION_SET(OPT_PLAYERS) | OPTION_SET(OPT_BOTS)))
        write_players(t);
}

void help_print(const struct command *c)
{
    struct text t = output_text(8192);
    write_command(c, &t);
    output_flush(&t);
    output_free(&t);
}

static void write_overview(struct text *t)
{
    text_add(t, "Mudbrick plays, studies and balances civilization board "
                "games.\n\nUsage: mudbrick COMMAND [options]\n\nCommands:\n");
    for (const struct command *c = commands; c->name; c++)
        text_add(t, "  %-9s %-10s %s\n", c->name, c->operands, c->summary);
    text_add(t, "\nGames:");
    for (const struct games_entry *e = games_all; e->game; e++)
        text_add(t, "%s %s", e == games_all ? "" : ",", e->game->name);
    text_add(t, "\n\nStart with: mudbrick play GAME\nmudbrick COMMAND --help "
                "explains one command.\n");
}

/* -- The manual page ------------------------------------------------------- */

/* Text for troff: a line must not begin with a dot, a dash is a minus. */
static void write_roff(const char *s, struct text *t)
{
    for (; *s; s++) {
        if (*s == '-') {
            text_add(t, "\\-");
        } else if (*s == '\\') {
            text_add(t, "\\e");
        } else if (*s == '\n' && s[1] == '\n') {
            text_add(t, "\n.PP");
        } else {
            text_add(t, "%c", *s);
        }
    }
    text_add(t, "\n");
}

static void write_man_command(const struct command *c, struct text *t)
{
    text_add(t, ".SS \"%s %s\"\n", c->name, c->operands);
    write_roff(c->help, t);
    for (int i = 0; i < OPT_COUNT; i++) {
        if (!(c->options >> i & 1))
            continue;
        text_add(t, ".TP\n.B \\-\\-%s", option_rows[i].name);
        if (option_rows[i].value)
            text_add(t, " \\fI%s\\fR", option_rows[i].value);
        text_add(t, "\n");
        write_roff(option_rows[i].help, t);
    }
}

static void write_man(struct text *t)
{
    text_add(t, ".TH MUDBRICK 1 \"\" \"Mudbrick %s\" \"User Commands\"\n",
             MUDBRICK_VERSION);
    text_add(t, ".SH NAME\nmudbrick \\- play, study and balance civilization "
                "board games\n.SH SYNOPSIS\n.B mudbrick\n.I command\n"
                "[\\fIoptions\\fR]\n.SH DESCRIPTION\n");
    text_add(t, "Mudbrick plays board games from the command line, for people "
                "and for programs.\nAn option may be written as "
                "\\-\\-name=value or \\-\\-name value.\nThe file name \\- is "
                "standard input.\n.SH COMMANDS\n");
    for (const struct command *c = commands; c->name; c++)
        write_man_command(c, t);
    text_add(t, ".SH EXIT STATUS\n.TP\n.B 0\nIt went well, or the answer is "
                "yes.\n.TP\n.B 1\nThe answer is no.\n.TP\n.B 2\nWrong words, a "
                "broken file, a full disk; standard error says which.\n");
    text_add(t, ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nIf set and not empty, "
                "nothing is printed in colour.\n.SH EXAMPLES\n.nf\n");
    text_add(t, "mudbrick play empire \\-\\-players human,random,random\n"
                "mudbrick trace empire \\-\\-seats 3 \\-\\-seed 7 "
                "\\-\\-set map=B\nmudbrick replay \\-\\-check game.record\n"
                ".fi\n");
}

/* -- Completion ------------------------------------------------------------ */

static void write_completion_case(const struct command *c, struct text *t)
{
    text_add(t, "    %s) words=\"", c->name);
    for (int i = 0; i < OPT_COUNT; i++) {
        if (c->options >> i & 1)
            text_add(t, "--%s ", option_rows[i].name);
    }
    text_add(t, "--help");
    if (strstr(c->operands, "GAME")) {
        for (const struct games_entry *e = games_all; e->game; e++)
            text_add(t, " %s", e->game->name);
    }
    text_add(t, "\" ;;\n");
}

static void write_set_words(struct text *t)
{
    for (const struct games_entry *e = games_all; e->game; e++) {
        for (int i = 0; i < e->game->option_count; i++) {
            const struct option *o = &e->game->options[i];
            for (int n = 0; o->words[n]; n++)
                text_add(t, " %s=%s", o->name, o->words[n]);
        }
    }
}

static void write_completion(struct text *t)
{
    text_add(t, "# bash completion for mudbrick\n_mudbrick() {\n"
                "    local word=${COMP_WORDS[COMP_CWORD]} words=\n"
                "    local before=${COMP_WORDS[COMP_CWORD-1]}\n"
                "    COMPREPLY=()\n    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                "        words=\"--help --version");
    for (const struct command *c = commands; c->name; c++)
        text_add(t, " %s", c->name);
    text_add(t, "\"\n    elif [ \"$before\" = --set ]; then\n        words=\"");
    write_set_words(t);
    text_add(t, "\"\n    else\n    case ${COMP_WORDS[1]} in\n");
    for (const struct command *c = commands; c->name; c++)
        write_completion_case(c, t);
    text_add(t, "    esac\n    fi\n"
                "    mapfile -t COMPREPLY < <(compgen -W \"$words\" -- "
                "\"$word\")\n}\n"
                "complete -o default -F _mudbrick mudbrick\n");
}

enum exit_status help_run(const struct args *a)
{
    struct text t = output_text(65536);
    enum exit_status status = EXIT_YES;
    const struct command *c = NULL;
    if (a->operand_count > 0) {
        c = command_find(a->operand[0]);
        status = c ? EXIT_YES
                   : output_misuse("there is no such command; mudbrick help "
                                   "lists them");
    }
    if (a->given[OPT_MAN]) {
        write_man(&t);
    } else if (a->given[OPT_COMPLETION]) {
        write_completion(&t);
    } else if (c) {
        write_command(c, &t);
    } else if (status == EXIT_YES) {
        write_overview(&t);
    }
    output_flush(&t);
    output_free(&t);
    return status;
}
