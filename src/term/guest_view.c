/* guest_view.c - the position that a server sends, read back as a view. */
#include "files/content.h"
#include "files/position.h"
#include "games/games.h"
#include "term/guest_internal.h"
#include "term/say.h"

#include <stdlib.h>
#include <string.h>

/* A snapshot holds a position; only its viewer is written in another way. */
static char *position_text(const json_t *now, const json_t *names)
{
    static const char *const keys[] = {"game", "setup", "content", "state"};
    const json_t *viewer = json_object_get(now, "viewer");
    const char *who = "nobody";
    json_t *p = json_object();
    if (json_is_integer(viewer)) {
        who = json_string_value(
            json_array_get(names, (size_t)json_integer_value(viewer)));
    }
    for (size_t i = 0; i < sizeof keys / sizeof keys[0]; i++) {
        (void)json_object_set(p, keys[i], json_object_get(now, keys[i]));
    }
    (void)json_object_set_new(p, "viewer", json_string(who ? who : "?"));
    char *words = json_dumps(p, JSON_COMPACT);
    json_decref(p);
    return words;
}

/* Reads the game with what is built in: a server may play with something else. */
static enum err open_box(struct party_guest *g, const struct position *p,
                         struct text *why)
{
    const struct games_entry *e = games_find(p->game);
    if (!e)
        return ERR_NOT_FOUND;
    enum err err = content_read(&g->box, e->game, "built-in content",
                                e->content,
                                (size_t)(e->content_end - e->content), why);
    return err == ERR_OK && g->box.hash != p->content_hash ? ERR_NOT_FOUND
                                                           : err;
}

/* Lays the table of the match, once. */
static enum err open_venue(struct party_guest *g, const struct position *p,
                           struct text *why)
{
    struct setup how;
    if (g->party.venue)
        return ERR_OK;
    enum err err = open_box(g, p, why);
    if (err == ERR_OK)
        err = position_setup(p, g->box.game, &how, why);
    if (err == ERR_OK)
        err = venue_open(&g->venue, &g->box, &how, why);
    g->party.venue = err == ERR_OK ? &g->venue : NULL;
    return err;
}

/* ERR_NOT_FOUND: this program has not the game, or has it with other content. */
static enum err read_position(struct party_guest *g, const json_t *now,
                              struct text *why)
{
    struct position p;
    char *words = position_text(now, json_object_get(now, "names"));
    if (!words)
        return ERR_BAD_TEXT;
    enum err e = position_read(&p, words, strlen(words), why);
    if (e == ERR_OK) {
        e = open_venue(g, &p, why);
        if (e == ERR_OK) {
            e = position_state(&p, &g->venue, state_in(&g->view), &g->viewer,
                               why);
        }
        position_free(&p);
    }
    free(words);
    return e;
}

/* Whatever the server says: the rules know whose turn it is. */
static bool is_to_decide(struct party_guest *g)
{
    const struct venue *v = &g->venue;
    return g->viewer >= 0 && g->viewer < v->setup.seats
           && v->game->to_act(v->table, state_in(&g->view)) >> g->viewer & 1;
}

void guest_take_now(struct party_guest *g, const json_t *now)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!json_is_object(now))
        return;
    enum err e = read_position(g, now, &why);
    if (e != ERR_OK) {
        why = text_in(room, sizeof room);
        SAY(&why, "view-wrong", {"is-other", .number = e == ERR_NOT_FOUND});
        party_refuse(&g->party, room);
        return;
    }
    g->has_view = true;
    g->asks = is_to_decide(g)
              && json_array_size(json_object_get(now, "choices")) > 0;
}
