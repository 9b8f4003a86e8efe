/* table.c - the library itself, and tables. */
#include "core/setup.h"
#include "files/content.h"
#include "games/opening.h"
#include "lib/lib_internal.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The last sentence of each thread: what errno is to the C library. */
static _Thread_local char last_error[GAME_WHY_MAX];

int lib_fail(int code, const char *fmt, ...)
{
    assert(code < 0 && fmt);
    va_list args;
    va_start(args, fmt);
    (void)vsnprintf(last_error, sizeof last_error, fmt, args);
    va_end(args);
    return code;
}

MUDBRICK_EXPORT int mudbrick_api(void)
{
    return MUDBRICK_API;
}

MUDBRICK_EXPORT const char *mudbrick_version(void)
{
    return MUDBRICK_VERSION;
}

MUDBRICK_EXPORT const char *mudbrick_error(void)
{
    return last_error;
}

MUDBRICK_EXPORT const char *mudbrick_game_name(int i)
{
    for (const struct games_entry *e = games_all; e->game && i >= 0; e++, i--) {
        if (i == 0)
            return e->game->name;
    }
    return NULL;
}

/* -- Tables ---------------------------------------------------------------- */

/* One word of a set-up, `seats=3` or `map=B`. */
static enum err assign(const struct game *g, struct setup *how,
                       const char *word, struct text *why)
{
    static const char seats[] = "seats=";
    long long n = 0;
    if (strncmp(word, seats, sizeof seats - 1) != 0)
        return setup_assign(g, how, word, why);
    if (!text_number(word + sizeof seats - 1, 0, 1000, &n)) {
        text_add(why, "seats must be a number");
        return ERR_BAD_TEXT;
    }
    return setup_set_seats(g, how, (int)n, why);
}

static enum err read_setup(const struct game *g, struct setup *how,
                           const char *words, struct text *why)
{
    enum err e = ERR_OK;
    *how = setup_standard(g);
    words += strspn(words, " ");
    while (e == ERR_OK && *words) {
        char word[GAME_TEXT_MAX];
        struct text t = text_in(word, sizeof word);
        size_t n = strcspn(words, " ");
        text_put(&t, words, n);
        if (t.cut) {
            text_add(why, "a word of the set-up is too long");
            return ERR_TOO_LONG;
        }
        e = assign(g, how, word, why);
        words += n + strspn(words + n, " ");
    }
    return e;
}

struct mudbrick_table *lib_new_table(const char *content, lib_opener *open,
                                     const void *with)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    const struct supply from = {content_supply, content};
    struct mudbrick_table *t = calloc(1, sizeof *t);
    if (!t) {
        (void)lib_fail(MUDBRICK_MEMORY, "there is no memory left");
        return NULL;
    }
    const struct opening o = {
        .from = &from, .box = &t->box, .venue = &t->venue};
    enum err e = open(&o, with, &why);
    if (e != ERR_OK) {
        (void)lib_fail(e == ERR_MEMORY ? MUDBRICK_MEMORY : MUDBRICK_BAD, "%s",
                       room);
        free(t);
        return NULL;
    }
    t->observation_size = lib_observation_size(&t->venue);
    t->moves_max = t->venue.game->moves_max(t->venue.table);
    return t;
}

struct named {
    const char *game, *setup;
};

static enum err open_named(const struct opening *o, const void *with,
                           struct text *why)
{
    const struct named *n = with;
    struct setup how;
    enum err e = opening_box(o, n->game, why);
    if (e == ERR_OK)
        e = read_setup(o->box->game, &how, n->setup ? n->setup : "", why);
    return e == ERR_OK ? opening_venue(o, &how, why) : e;
}

MUDBRICK_EXPORT mudbrick_table *mudbrick_table_new(const char *game,
                                                   const char *setup,
                                                   const char *content)
{
    const struct named named = {game, setup};
    if (!game) {
        (void)lib_fail(MUDBRICK_BAD, "no game is named");
        return NULL;
    }
    return lib_new_table(content, open_named, &named);
}

MUDBRICK_EXPORT void mudbrick_table_free(mudbrick_table *t)
{
    free(t);
}

MUDBRICK_EXPORT const char *mudbrick_table_game(const mudbrick_table *t)
{
    assert(t);
    return t->venue.game->name;
}

MUDBRICK_EXPORT int mudbrick_table_seats(const mudbrick_table *t)
{
    assert(t);
    return t->venue.setup.seats;
}

MUDBRICK_EXPORT const char *mudbrick_table_seat_name(const mudbrick_table *t,
                                                     int seat)
{
    assert(t);
    if (seat < 0 || seat >= t->venue.setup.seats) {
        (void)lib_fail(MUDBRICK_BAD, "there is no seat %d", seat);
        return NULL;
    }
    return venue_seat_name(&t->venue, seat);
}

MUDBRICK_EXPORT int mudbrick_table_observation_size(const mudbrick_table *t)
{
    assert(t);
    return t->observation_size;
}
