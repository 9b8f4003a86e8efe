/* guest_view.c - the position that a server sends, read back as a view. */
#include "files/content.h"
#include "files/position.h"
#include "games/opening.h"
#include "term/guest_internal.h"
#include "term/say.h"

#include <stdlib.h>
#include <string.h>

/* Reads the game with what is built in, once: a server may play with something
 * else. ERR_NOT_FOUND: this program has not the game, or has it otherwise. */
static enum err open_venue(struct party_guest *g, const struct position *p,
                           struct text *why)
{
    const struct supply built_in = {content_supply, NULL};
    const struct opening o = {
        .from = &built_in, .box = &g->box, .venue = &g->venue};
    if (!g->party.venue && opening_position_place(&o, p, why) != ERR_OK)
        return ERR_NOT_FOUND;
    g->party.venue = &g->venue;
    return ERR_OK;
}

/* A snapshot is a position with more in it. */
static enum err read_position(struct party_guest *g, const json_t *now,
                              struct text *why)
{
    struct position p;
    char *words = json_dumps(now, JSON_COMPACT);
    if (!words)
        return ERR_BAD_TEXT;
    enum err e = position_read(&p, words, strlen(words), why);
    if (e == ERR_OK) {
        e = open_venue(g, &p, why);
        if (e == ERR_OK) {
            e = opening_position_state(&g->venue, &p, state_in(&g->view),
                                       &g->viewer, why);
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
    g->decides = is_to_decide(g)
                 && json_array_size(json_object_get(now, "choices")) > 0;
}
