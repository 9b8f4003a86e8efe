/* help.c - what --help prints, from the tables of commands and options. */
#include "cli/command.h"
#include "cli/completion.h"
#include "cli/manual.h"
#include "cli/output.h"
#include "games/games.h"
#include "search/player.h"

#include <assert.h>
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
    for (const struct player_level *l = player_levels; l->name; l++) {
        text_add(t, "  %-9s %s (", l->name, l->help);
        level_write(l, t);
        text_add(t, "%s)\n", options_default_of(l));
    }
    for (const struct player_kind *k = player_kinds; k->name; k++)
        text_add(t, "  %-9s %s\n", k->name, k->help);
    text_add(t, "  exec:COMMAND  any program that speaks the bot protocol\n");
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
        (void)snprintf(room, sizeof room, "%g", p->standard);
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
    if (c->options & OPTIONS_OF_PLAYERS)
        write_players(t);
}

void help_print(const struct command *c)
{
    assert(c && c->run);
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

static enum exit_status write_script(const char *shell, struct text *t)
{
    assert(shell && t);
    if (completion_write(shell, t))
        return EXIT_YES;
    return output_misuse("--completion knows bash, zsh and fish");
}

enum exit_status help_run(const struct args *a)
{
    assert(a && a->operand_count <= 1);
    struct text t = output_text(65536);
    enum exit_status status = EXIT_YES;
    const struct command *c = NULL;
    if (a->operand_count > 0) {
        c = command_find(a->operand[0]);
        status = c ? EXIT_YES
                   : output_misuse("there is no such command; mudbrick help "
                                   "lists them");
    }
    if (status != EXIT_YES) {
        output_free(&t);
        return status;
    }
    if (a->given[OPT_MAN]) {
        manual_write(c, &t);
    } else if (a->given[OPT_COMPLETION]) {
        status = write_script(a->word[OPT_COMPLETION], &t);
    } else if (c) {
        write_command(c, &t);
    } else {
        write_overview(&t);
    }
    output_flush(&t);
    output_free(&t);
    return status;
}
