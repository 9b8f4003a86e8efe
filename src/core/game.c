#include "core/game.h"

#include <assert.h>
#include <string.h>

int score_total(const struct score *score)
{
    assert(score->lines >= 0 && score->lines <= GAME_SCORE_LINES_MAX);
    int total = 0;
    for (int i = 0; i < score->lines; i++)
        total += score->line[i].points;
    return total;
}

void score_clear(struct score *score)
{
    score->outright = 0;
    score->lines = 0;
    memset(score->tiebreak, 0, sizeof score->tiebreak);
}

void score_add(struct score *score, const char *label, int points)
{
    assert(score->lines < GAME_SCORE_LINES_MAX);
    score->line[score->lines++] = (struct score_line){label, points};
}

static void write_option(const struct option *o, struct json *w)
{
    json_open(w, '{');
    json_key(w, "name");
    json_word(w, o->name);
    json_key(w, "help");
    json_word(w, o->help);
    json_key(w, "standard");
    json_word(w, o->words[o->standard]);
    json_key(w, "person");
    json_bool(w, o->asks_person);
    json_key(w, "values");
    json_open(w, '[');
    for (int i = 0; o->words[i]; i++)
        json_word(w, o->words[i]);
    json_close(w, ']');
    json_close(w, '}');
}

void game_write(const struct game *g, struct json *w)
{
    assert(g && w);
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
        write_option(&g->options[i], w);
    json_close(w, ']');
}
