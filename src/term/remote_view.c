/* remote_view.c - the position that a server sends, read back as a view. */
#include "files/content.h"
#include "files/position.h"
#include "games/games.h"
#include "term/remote_internal.h"

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

/* Lays the table of the match, once. */
static enum err open_venue(struct remote *r, const struct position *p,
                           struct text *why)
{
    const struct games_entry *e = games_find(p->game);
    struct setup how;
    if (r->has_venue)
        return ERR_OK;
    if (!e) {
        text_add(why, "this program does not know the game %.40s", p->game);
        return ERR_NOT_FOUND;
    }
    enum err err = content_read(&r->box, e->game, "built-in content",
                                e->content,
                                (size_t)(e->content_end - e->content), why);
    if (err == ERR_OK && r->box.hash != p->content_hash) {
        text_add(why,
                 "the server plays %s with other cards or numbers than "
                 "this program has",
                 e->game->title);
        err = ERR_BAD_TEXT;
    }
    if (err == ERR_OK)
        err = position_setup(p, e->game, &how, why);
    if (err == ERR_OK)
        err = venue_open(&r->venue, &r->box, &how, why);
    r->has_venue = err == ERR_OK;
    return err;
}

static enum err read_position(struct remote *r, const json_t *now,
                              struct text *why)
{
    struct position p;
    char *words = position_text(now, json_object_get(now, "names"));
    if (!words)
        return ERR_BAD_TEXT;
    enum err e = position_read(&p, words, strlen(words), why);
    if (e == ERR_OK) {
        e = open_venue(r, &p, why);
        if (e == ERR_OK) {
            e = position_state(&p, &r->venue, state_in(&r->view), &r->viewer,
                               why);
        }
        position_free(&p);
    }
    free(words);
    return e;
}

/* Whatever the server says: the rules know whose turn it is. */
static bool is_to_decide(struct remote *r)
{
    const struct venue *v = &r->venue;
    return r->viewer >= 0 && r->viewer < v->setup.seats
           && v->game->to_act(v->table, state_in(&r->view)) >> r->viewer & 1;
}

void remote_take_now(struct remote *r, const json_t *now)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!json_is_object(now))
        return;
    if (read_position(r, now, &why) != ERR_OK) {
        remote_refuse(r, room);
        return;
    }
    r->has_view = true;
    r->asks = is_to_decide(r)
              && json_array_size(json_object_get(now, "choices")) > 0;
}
