#include "core/setup.h"

#include <assert.h>
#include <string.h>

struct setup setup_standard(const struct game *g)
{
    assert(g);
    struct setup how = {.seats = g->seats_min};
    for (int i = 0; i < g->option_count; i++)
        how.option[i] = g->options[i].standard;
    return how;
}

struct setup setup_unsaid(const struct game *g)
{
    assert(g);
    return (struct setup){.seats = g->seats_min};
}

/* Which of the words is the number of this seat, -1 if none is. */
static int seat_word(const struct option *o, int seat)
{
    for (int i = 0; o->words[i]; i++) {
        if (o->words[i][0] == '0' + seat && o->words[i][1] == '\0')
            return i;
    }
    return -1;
}

void setup_seat_person(const struct game *g, struct setup *how, int from,
                       int to)
{
    assert(from >= 0 && from < GAME_SEATS_MAX);
    assert(to >= 0 && to < GAME_SEATS_MAX);
    for (int i = 0; i < g->option_count; i++) {
        const struct option *o = &g->options[i];
        if (o->asks_person && how->option[i] == seat_word(o, from))
            how->option[i] = seat_word(o, to);
    }
}

enum err setup_set_seats(const struct game *g, struct setup *how, int seats,
                         struct text *why)
{
    assert(g && how && why);
    if (seats < g->seats_min || seats > g->seats_max) {
        text_add(why, "%d %s not fit %s; it is for %d to %d", seats,
                 seats == 1 ? "seat does" : "seats do", g->name, g->seats_min,
                 g->seats_max);
        return ERR_BAD_TEXT;
    }
    how->seats = seats;
    return ERR_OK;
}

static int find_option(const struct game *g, const char *name)
{
    for (int i = 0; i < g->option_count; i++) {
        if (strcmp(g->options[i].name, name) == 0)
            return i;
    }
    return -1;
}

static void list_options(const struct game *g, struct text *out)
{
    for (int i = 0; i < g->option_count; i++)
        text_add(out, "%s%s", i ? ", " : "", g->options[i].name);
}

static void list_words(const struct option *o, struct text *out)
{
    for (int i = 0; o->words[i]; i++)
        text_add(out, "%s%s", i ? ", " : "", o->words[i]);
}

enum err setup_set(const struct game *g, struct setup *how, const char *name,
                   const char *value, struct text *why)
{
    assert(g && how && name && value && why);
    int i = find_option(g, name);
    if (i < 0) {
        text_add(why, "%s has no option called \"%.40s\"; it has ", g->name,
                 name);
        list_options(g, why);
        return ERR_NOT_FOUND;
    }
    for (int n = 0; g->options[i].words[n]; n++) {
        if (strcmp(g->options[i].words[n], value) == 0) {
            how->option[i] = n;
            return ERR_OK;
        }
    }
    text_add(why, "%s cannot be \"%.40s\"; it can be ", name, value);
    list_words(&g->options[i], why);
    return ERR_BAD_TEXT;
}

enum err setup_assign(const struct game *g, struct setup *how,
                      const char *words, struct text *why)
{
    assert(g && how && words && why);
    char name[FIELD_NAME_MAX];
    size_t n = strcspn(words, "=");
    if (words[n] != '=' || n >= sizeof name) {
        text_add(why, "\"%.40s\" is not of the form option=value", words);
        return ERR_BAD_TEXT;
    }
    memcpy(name, words, n);
    name[n] = '\0';
    return setup_set(g, how, name, words + n + 1, why);
}

enum err setup_take_seats(const struct game *g, struct setup *how,
                          const struct doc *d, int value, const char *place,
                          struct text *why)
{
    assert(g && how && d && place && why);
    enum { TOO_MANY = 99 };
    long long n = 0;
    if (!doc_number(d, value, &n)) {
        text_add(why, "%s must be there, as a number", place);
        return ERR_BAD_TEXT;
    }
    bool fits = n >= 0 && n < TOO_MANY;
    return setup_set_seats(g, how, fits ? (int)n : TOO_MANY, why);
}

enum err setup_take_option(const struct game *g, struct setup *how,
                           const struct doc *d, int key, const char *place,
                           struct text *why)
{
    assert(g && how && d && place && why);
    char name[DOC_SHOWN_MAX];
    char word[GAME_TEXT_MAX];
    struct text shown = text_in(name, sizeof name);
    doc_show(d, key, &shown);
    if (doc_word(d, key + 1, word, sizeof word))
        return setup_set(g, how, name, word, why);
    text_add(why, "%s.%s must be a word", place, name);
    return ERR_BAD_TEXT;
}

const char *setup_word(const struct game *g, const struct setup *how,
                       int option)
{
    assert(option >= 0 && option < g->option_count);
    return g->options[option].words[how->option[option]];
}

void setup_write(const struct game *g, const struct setup *how,
                 struct text *out)
{
    assert(g && how && out);
    text_add(out, "seats=%d", how->seats);
    for (int i = 0; i < g->option_count; i++) {
        if (how->option[i] != g->options[i].standard)
            text_add(out, " %s=%s", g->options[i].name, setup_word(g, how, i));
    }
}
