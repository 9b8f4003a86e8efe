/* bot.c - the command that speaks the bot protocol, or tests one who does. */
#include "base/shell.h"
#include "bot/check.h"
#include "bot/join.h"
#include "bot/voice.h"
#include "cli/output.h"
#include "cli/seats.h"

#include <assert.h>
#include <stdio.h>
#include <unistd.h>

static const char *player_of(const struct args *a)
{
    return a->given[OPT_PLAYER] ? a->word[OPT_PLAYER]
                                : level_for(LEVEL_FOR_PROGRAMS);
}

static enum exit_status speak(const struct args *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct voice_plan plan = {
        .player = player_of(a),
        .version = MUDBRICK_VERSION,
        .content = a->given[OPT_CONTENT] ? a->word[OPT_CONTENT] : NULL,
        .in = STDIN_FILENO,
        .out = stdout,
    };
    if (isatty(STDIN_FILENO)) {
        (void)fprintf(stderr, "This speaks the bot protocol. Begin with: "
                              "mudbrick 1; end with: quit.\n");
    }
    return voice_run(&plan, &why) == ERR_OK ? EXIT_YES : output_misuse(room);
}

/* A bot under test is not given long, unless it is asked for. */
static enum exit_status check(const struct args *a)
{
    enum { TIME = 200 };
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct check_plan plan = {
        .command = a->word[OPT_CHECK_BOT],
        .limits = seats_limits(a),
        .out = stdout,
    };
    plan.limits.child.is_heard = true;
    if (!a->given[OPT_MOVE_TIME])
        plan.limits.time = TIME;
    int failed = check_run(&plan, &why);
    if (failed < 0)
        return output_misuse(room);
    printf(failed ? "%d of these did not hold.\n" : "All is well.\n", failed);
    return failed ? EXIT_NO : EXIT_YES;
}

/* This program itself, as a bot. */
static enum err own_command(const struct args *a, struct text *out,
                            struct text *why)
{
    char path[400] = "";
    ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);
    if (n <= 0 || n >= (ssize_t)sizeof path - 1) {
        text_add(why, "this program does not find itself; use --exec");
        return ERR_NOT_FOUND;
    }
    path[n] = '\0';
    shell_quote(path, out);
    text_add(out, " bot --player ");
    shell_quote(player_of(a), out);
    if (a->given[OPT_CONTENT]) {
        text_add(out, " --content ");
        shell_quote(a->word[OPT_CONTENT], out);
    }
    if (!out->cut)
        return ERR_OK;
    text_add(why, "the path of this program is too long; use --exec");
    return ERR_TOO_LONG;
}

static enum exit_status join(const struct args *a)
{
    char room[GAME_WHY_MAX];
    char command[512];
    struct text why = text_in(room, sizeof room);
    struct text own = text_in(command, sizeof command);
    struct join_plan plan = {
        .name = a->given[OPT_NAME] ? a->word[OPT_NAME] : "Bot",
        .command = a->given[OPT_EXEC] ? a->word[OPT_EXEC] : command,
        .limits = seats_limits(a),
        .log = stdout,
    };
    plan.limits.child.is_heard = true;
    if (!a->given[OPT_MATCH_TIME])
        plan.limits.total = 0; /* the table has a clock, if it wants one */
    enum err e = link_read(&plan.link, a->word[OPT_JOIN], &why);
    if (e == ERR_OK && !a->given[OPT_EXEC]) {
        plan.limits.child.memory = 0;
        e = own_command(a, &own, &why);
    }
    if (e == ERR_OK)
        e = join_run(&plan, &why);
    return e == ERR_OK ? EXIT_YES : output_misuse(room);
}

enum exit_status bot_run(const struct args *a)
{
    assert(a && a->operand_count == 0);
    if (a->given[OPT_CHECK_BOT])
        return check(a);
    return a->given[OPT_JOIN] ? join(a) : speak(a);
}
