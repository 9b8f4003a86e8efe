#include "search/level.h"

#include <assert.h>
#include <string.h>

/* clang-format off */
const struct player_level player_levels[] = {
    {"easy",     20, 35, LEVEL_FOR_LEARNERS, "plays with sense and makes mistakes"},
    {"medium",  120, 10, LEVEL_FOR_PEOPLE,   "a fair opponent for a first match"},
    {"hard",    600,  0, LEVEL_FOR_PROGRAMS, "sees most of what there is to see"},
    {"expert", 4000,  0, 0,                  "thinks long"},
    {NULL, 0, 0, 0, NULL},
};
/* clang-format on */

const struct player_level *level_find(const char *name)
{
    assert(name);
    for (const struct player_level *l = player_levels; l->name; l++) {
        if (strcmp(l->name, name) == 0)
            return l;
    }
    return NULL;
}

const struct player_level *level_strongest(void)
{
    return &player_levels[sizeof player_levels / sizeof *player_levels - 2];
}

const char *level_for(enum level_use use)
{
    const struct player_level *l = player_levels;
    while (l->name && !(l->uses & (unsigned)use))
        l++;
    assert(l->name);
    return l->name;
}

void level_write(const struct player_level *l, struct text *out)
{
    assert(l && l->name);
    text_add(out, "mcts:iterations=%d", l->iterations);
    if (l->noise % 10) {
        text_add(out, ",noise=0.%d%d", l->noise / 10, l->noise % 10);
    } else if (l->noise) {
        text_add(out, ",noise=0.%d", l->noise / 10);
    }
}

void level_write_names(struct text *out)
{
    assert(out);
    for (const struct player_level *l = player_levels; l->name; l++)
        text_add(out, "%s%s", l == player_levels ? "" : ", ", l->name);
}

static void list_uses(unsigned uses, struct json *w)
{
    static const char *const words[] = {"learners", "people", "programs"};
    json_key(w, "uses");
    json_open(w, '[');
    for (unsigned i = 0; i < sizeof words / sizeof *words; i++) {
        if (uses >> i & 1)
            json_word(w, words[i]);
    }
    json_close(w, ']');
}

void level_list(struct json *w)
{
    json_key(w, "levels");
    json_open(w, '[');
    for (const struct player_level *l = player_levels; l->name; l++) {
        json_open(w, '{');
        json_key(w, "name");
        json_word(w, l->name);
        json_key(w, "help");
        json_word(w, l->help);
        json_key(w, "iterations");
        json_number(w, l->iterations);
        list_uses(l->uses, w);
        json_close(w, '}');
    }
    json_close(w, ']');
}
