/* serve.c - the command that serves the page and its tables. */
#include "cli/output.h"
#include "server/server.h"

enum exit_status serve_run(const struct args *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct server_options o = {
        .listen = a->given[OPT_LISTEN] ? a->word[OPT_LISTEN] : "127.0.0.1",
        .port = a->given[OPT_PORT] ? (int)a->number[OPT_PORT] : 8080,
        .root = a->given[OPT_ROOT] ? a->word[OPT_ROOT] : "build/web",
    };
    if (server_run(&o, &why) == ERR_OK)
        return EXIT_YES;
    return output_misuse(room);
}
