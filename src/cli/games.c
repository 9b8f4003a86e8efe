/* games.c - the command that lists the games. */
#include "games/games.h"

#include "cli/output.h"
#include "core/json.h"

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

static void write_json_option(const struct option *o, struct json *w)
{
    json_open(w, '{');
    json_key(w, "name");
    json_word(w, o->name);
    json_key(w, "help");
    json_word(w, o->help);
    json_key(w, "standard");
    json_word(w, o->words[o->standard]);
    json_key(w, "values");
    json_open(w, '[');
    for (int i = 0; o->words[i]; i++)
        json_word(w, o->words[i]);
    json_close(w, ']');
    json_close(w, '}');
}

static void write_json_game(const struct game *g, struct json *w)
{
    json_open(w, '{');
    json_key(w, "name");
    json_word(w, g->name);
    json_key(w, "title");
    json_word(w, g->title);
    json_key(w, "rules");
    json_number(w, g->rules_version);
    json_key(w, "seats_min");
    json_number(w, g->seats_min);
    json_key(w, "seats_max");
    json_number(w, g->seats_max);
    json_key(w, "options");
    json_open(w, '[');
    for (int i = 0; i < g->option_count; i++)
        write_json_option(&g->options[i], w);
    json_close(w, ']');
    json_close(w, '}');
}

enum exit_status games_run(const struct args *a)
{
    struct text t = output_text(65536);
    struct json w = {.out = &t};
    if (a->given[OPT_JSON]) {
        json_open(&w, '{');
        json_key(&w, "games");
        json_open(&w, '[');
    }
    for (const struct games_entry *e = games_all; e->game; e++) {
        if (a->given[OPT_JSON]) {
            write_json_game(e->game, &w);
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
