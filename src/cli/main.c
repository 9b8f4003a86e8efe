/* main.c - the program: finds the command and runs it. */
#include "cli/command.h"
#include "cli/output.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>

static enum exit_status unknown(const char *name)
{
    char room[GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "there is no command %.40s; there are", name);
    for (const struct command *c = commands; c->name; c++)
        text_add(&t, "%s %s", c == commands ? "" : ",", c->name);
    return output_misuse(room);
}

static enum exit_status operands_are_wrong(const struct command *c)
{
    char room[GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "usage: mudbrick %s%s%s [options]; see mudbrick %s --help",
             c->name, c->operands[0] ? " " : "", c->operands, c->name);
    return output_misuse(room);
}

static enum exit_status run(const struct command *c, int argc,
                            char *const *argv)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct args a;
    if (options_read(&a, c->options, argc, argv, &why) != ERR_OK) {
        text_add(&why, "; see mudbrick %s --help", c->name);
        return output_misuse(room);
    }
    if (a.given[OPT_HELP]) {
        help_print(c);
        return EXIT_YES;
    }
    if (a.operand_count < c->operands_min || a.operand_count > c->operands_max)
        return operands_are_wrong(c);
    return c->run(&a);
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "help";
    (void)signal(SIGPIPE, SIG_DFL);
    (void)signal(SIGXFSZ, SIG_IGN); /* a full disk is an error, not an end */
    if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        name = "help";
    if (strcmp(name, "--version") == 0) {
        printf("mudbrick " MUDBRICK_VERSION "\n");
        return EXIT_YES;
    }
    const struct command *c = command_find(name);
    if (!c)
        return (int)unknown(name);
    enum exit_status status = run(c, argc > 2 ? argc - 2 : 0,
                                  argc > 2 ? argv + 2 : argv);
    return output_finish() ? (int)status : (int)EXIT_MISUSE;
}
