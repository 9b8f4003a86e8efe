#include "cli/manual.h"

#include "games/games.h"
#include "search/player.h"

#include <assert.h>
#include <string.h>

/* Text for troff: a dash is a minus, and no line begins with a request. */
static void write_roff(const char *s, struct text *t)
{
    bool begins = true;
    for (; *s; s++) {
        if (begins && (*s == '.' || *s == '\''))
            text_add(t, "\\&");
        begins = *s == '\n';
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

static void write_title(const char *name, struct text *t)
{
    text_add(t, ".TH ");
    for (; *name; name++) {
        bool small = *name >= 'a' && *name <= 'z';
        text_add(t, "%s%c", *name == '-' ? "\\" : "",
                 small ? *name - 'a' + 'A' : *name);
    }
    text_add(t, " 1 \"\" \"Mudbrick %s\" \"User Commands\"\n",
             MUDBRICK_VERSION);
}

static void write_item(const char *term, const char *value, const char *help,
                       struct text *t)
{
    assert(term && help);
    text_add(t, ".TP\n.B ");
    for (; *term; term++)
        text_add(t, "%s%c", *term == '-' ? "\\" : "", *term);
    if (value)
        text_add(t, " \\fI%s\\fR", value);
    text_add(t, "\n");
    write_roff(help, t);
}

static void write_option(const struct option_row *o, struct text *t)
{
    char room[64];
    struct text name = text_in(room, sizeof room);
    text_add(&name, "--%s", o->name);
    write_item(room, o->value, o->help, t);
}

static void write_options(option_set options, struct text *t)
{
    text_add(t, ".SH OPTIONS\nAn option may be written as \\-\\-name=value or "
                "\\-\\-name value.\n");
    for (int i = 0; i < OPT_COUNT; i++) {
        if (options >> i & 1)
            write_option(&option_rows[i], t);
    }
}

static void write_players(struct text *t)
{
    text_add(t, ".SH PLAYERS\n");
    for (const struct player_level *l = player_levels; l->name; l++) {
        write_item(l->name, NULL, l->help, t);
        text_add(t, "(\\fB");
        level_write(l, t);
        text_add(t, "\\fR%s)\n", options_default_of(l));
    }
    for (const struct player_kind *k = player_kinds; k->name; k++)
        write_item(k->name, NULL, k->help, t);
    write_item("exec:COMMAND", NULL, "any program that speaks the bot protocol",
               t);
    text_add(t, ".PP\nA player may have parameters, as in\n"
                ".BR mcts:iterations=500,cut=20 :\n");
    for (int i = 0; i < PARAM_COUNT; i++)
        write_item(player_params[i].name, NULL, player_params[i].help, t);
}

static void write_status(struct text *t)
{
    text_add(t, ".SH EXIT STATUS\n.TP\n.B 0\nIt went well, or the answer is "
                "yes.\n.TP\n.B 1\nThe answer is no.\n.TP\n.B 2\nWrong words, a "
                "broken file, a full disk; standard error says which.\n");
}

static void write_command(const struct command *c, struct text *t)
{
    char room[64];
    struct text name = text_in(room, sizeof room);
    text_add(&name, "mudbrick-%s", c->name);
    write_title(room, t);
    text_add(t, ".SH NAME\nmudbrick\\-%s \\- ", c->name);
    write_roff(c->summary, t);
    text_add(t, ".SH SYNOPSIS\n.B mudbrick %s\n", c->name);
    if (c->operands[0])
        text_add(t, "\\fI%s\\fR\n", c->operands);
    text_add(t, "[\\fIoptions\\fR]\n.SH DESCRIPTION\n");
    write_roff(c->help, t);
    write_options(c->options | OPTION_SET(OPT_HELP), t);
    if (c->options & OPTIONS_OF_PLAYERS)
        write_players(t);
    write_status(t);
    text_add(t, ".SH SEE ALSO\n.BR mudbrick (1)");
    if (strstr(c->operands, "FILE")) {
        text_add(t, ",\n.BR mudbrick\\-record (5),\n"
                    ".BR mudbrick\\-position (5)");
    }
    if (c->options & OPTION_SET(OPT_CONTENT))
        text_add(t, ",\n.BR mudbrick\\-content (5)");
    text_add(t, "\n");
}

static void write_places(struct text *t)
{
    text_add(t, ".SH ENVIRONMENT\n.TP\n.B NO_COLOR\nIf set and not empty, "
                "nothing is printed in colour.\n.TP\n.B XDG_DATA_HOME\nGames "
                "in a terminal are kept in its folder mudbrick; without it, "
                "in ~/.local/share.\n.SH FILES\n");
    write_item(MUDBRICK_WEB, NULL,
               "The page that mudbrick serve serves, once it is installed.", t);
    write_item(MUDBRICK_CONFIG, NULL,
               "Settings of the system service mudbrick.service.", t);
}

static void write_examples(struct text *t)
{
    const char *game = games_all[0].game->name;
    text_add(t,
             ".SH EXAMPLES\n.nf\n"
             "mudbrick play %s \\-\\-players human,%s,%s\n",
             game, level_for(LEVEL_FOR_PEOPLE), level_for(LEVEL_FOR_PROGRAMS));
    text_add(t,
             "mudbrick trace %s \\-\\-seats 3 \\-\\-seed 7\n"
             "mudbrick replay \\-\\-check game.record\n.fi\n",
             game);
}

static void write_program(struct text *t)
{
    write_title("mudbrick", t);
    text_add(t, ".SH NAME\nmudbrick \\- play, study and balance civilization "
                "board games\n.SH SYNOPSIS\n.B mudbrick\n.I command\n"
                "[\\fIoptions\\fR]\n.SH DESCRIPTION\n");
    text_add(t, "Mudbrick plays board games in the terminal and in the "
                "browser, for people and for programs.\nThe file name \\- is "
                "standard input.\n.SH COMMANDS\nEach has a page of its own, "
                "as mudbrick\\-play(1).\n");
    for (const struct command *c = commands; c->name; c++)
        write_item(c->name, c->operands[0] ? c->operands : NULL, c->summary, t);
    text_add(t, ".SH OPTIONS\n");
    write_item("--help", NULL, "list the commands; after a command, explain it",
               t);
    write_item("--version", NULL, "print the version", t);
    write_status(t);
    write_places(t);
    write_examples(t);
    text_add(t, ".SH SEE ALSO\n");
    for (const struct command *c = commands; c->name; c++)
        text_add(t, ".BR mudbrick\\-%s (1),\n", c->name);
    text_add(t, ".BR mudbrick\\-record (5),\n.BR mudbrick\\-position (5),\n"
                ".BR mudbrick\\-content (5),\n.BR mudbrick\\-scenario (5)\n");
}

void manual_write(const struct command *c, struct text *t)
{
    assert(t);
    if (c) {
        write_command(c, t);
    } else {
        write_program(t);
    }
}
