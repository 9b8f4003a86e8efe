/* games.c - the command that lists the games. */
#include "games/games.h"

#include "cli/output.h"
#include "core/json.h"

#include <assert.h>

static void write_option(const struct option *o, struct text *t)
{
    size_t start = t->len;
    text_add(t, "  %s=%s", o->name, o->words[o->standard]);
    for (int i = 0; o->words[i]; i++) {
        if (i != o->standard)
            text_add(t, "|%s", o->words[i]);
    }
    int gap = 24 - (int)(t->len - start);
    text_add(t, "%*s%s\n", gap > 1 ? gap : 2, "", o->help);
}

static void write_game(const struct game *g, struct text *t)
{
    text_add(t, "%s - %s, %d to %d seats\n", g->name, g->title, g->seats_min,
             g->seats_max);
    for (int i = 0; i < g->option_count; i++)
        write_option(&g->options[i], t);
}

enum exit_status games_run(const struct args *a)
{
    assert(a && a->operand_count == 0);
    struct text t = output_text(65536);
    struct json w = {.out = &t};
    if (a->given[OPT_JSON]) {
        json_open(&w, '{');
        json_key(&w, "games");
        json_open(&w, '[');
    }
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (a->given[OPT_JSON]) {
            json_open(&w, '{');
            game_write(e->game, &w);
            json_close(&w, '}');
        } else {
            write_game(e->game, &t);
        }
    }
    if (a->given[OPT_JSON]) {
        json_close(&w, ']');
        json_close(&w, '}');
        text_add(&t, "\n");
    }
    output_flush(&t);
    output_free(&t);
    return EXIT_YES;
}
