#include "games/opening.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum err opening_find(const char *name, const struct games_entry **out,
                      struct text *why)
{
    assert(name && out && why);
    const struct games_entry *e = games_find(name);
    if (e) {
        *out = e;
        return ERR_OK;
    }
    text_add(why, "there is no game called \"%.40s\"; there are", name);
    for (e = games_all; e->game; e++)
        text_add(why, "%s %s", e == games_all ? "" : ",", e->game->name);
    return ERR_NOT_FOUND;
}

enum err opening_box(const struct opening *o, const char *game,
                     struct text *why)
{
    assert(o && o->from && o->box && game && why);
    const struct games_entry *entry = NULL;
    enum err e = opening_find(game, &entry, why);
    if (e != ERR_OK)
        return e;
    return o->from->fill(o->box, entry->game, entry->content,
                         (size_t)(entry->content_end - entry->content),
                         o->from->with, why);
}

enum err opening_same_box(const struct opening *o, const char *game,
                          uint64_t content, struct text *why)
{
    enum err e = opening_box(o, game, why);
    if (e != ERR_OK || content == o->box->hash)
        return e;
    text_add(why,
             "it was made with other cards or numbers of %s (content %016llx, "
             "here it is %016llx); mudbrick takes the file that it was made "
             "with by --content",
             o->box->game->title, (unsigned long long)content,
             (unsigned long long)o->box->hash);
    return ERR_BAD_TEXT;
}

enum err opening_venue(const struct opening *o, const struct setup *how,
                       struct text *why)
{
    assert(o && o->venue && o->box && o->box->game && how && why);
    return venue_open(o->venue, o->box, how, why);
}

enum err opening_match(struct match *m, const struct venue *v, struct text *why)
{
    assert(m && v && v->game && why);
    int most = v->game->moves_max(v->table);
    struct move *moves = malloc(sizeof *moves * (size_t)(most + 1));
    if (!moves) {
        text_add(why, "there is no memory left");
        return ERR_MEMORY;
    }
    match_begin(m, v, moves);
    return ERR_OK;
}

enum err opening_lay(const struct opening *o, const struct setup *how,
                     struct text *why)
{
    enum err e = opening_venue(o, how, why);
    return e == ERR_OK ? opening_match(o->match, o->venue, why) : e;
}

/* Was it made with the game and the content of the venue? */
static enum err is_of_game(const struct venue *v, const char *what,
                           const char *game, uint64_t content, struct text *why)
{
    if (strcmp(game, v->game->name) == 0 && content == v->content_hash)
        return ERR_OK;
    text_add(why, "the %s is of another game or content", what);
    return ERR_BAD_TEXT;
}

static enum err is_of_setup(const struct venue *v, const char *what,
                            const struct setup *how, struct text *why)
{
    if (memcmp(how, &v->setup, sizeof *how) == 0)
        return ERR_OK;
    text_add(why, "the %s is of another set-up", what);
    return ERR_BAD_TEXT;
}

enum err opening_record_place(const struct opening *o, const struct record *r,
                              struct text *why)
{
    struct setup how;
    enum err e = opening_same_box(o, r->game, r->content_hash, why);
    if (e == ERR_OK)
        e = record_setup(r, o->box->game, &how, why);
    return e == ERR_OK ? opening_venue(o, &how, why) : e;
}

enum err opening_record_moves(struct match *m, const struct record *r,
                              struct text *why)
{
    assert(m && m->venue && m->count == 0 && r && why);
    struct setup how;
    enum err e = is_of_game(m->venue, "record", r->game, r->content_hash, why);
    if (e == ERR_OK)
        e = record_setup(r, m->venue->game, &how, why);
    if (e == ERR_OK)
        e = is_of_setup(m->venue, "record", &how, why);
    if (e == ERR_OK)
        e = record_replay(r, m, -1, why);
    return e == ERR_OK && !record_agrees(r, m, why) ? ERR_BAD_TEXT : e;
}

enum err opening_record(const struct opening *o, const struct record *r, int to,
                        struct text *why)
{
    assert(o && r && to >= -1 && why);
    enum err e = opening_record_place(o, r, why);
    if (e == ERR_OK)
        e = opening_match(o->match, o->venue, why);
    return e == ERR_OK ? record_replay(r, o->match, to, why) : e;
}

enum err opening_position_place(const struct opening *o,
                                const struct position *p, struct text *why)
{
    struct setup how;
    enum err e = opening_same_box(o, p->game, p->content_hash, why);
    if (e == ERR_OK)
        e = position_setup(p, o->box->game, &how, why);
    return e == ERR_OK ? opening_venue(o, &how, why) : e;
}

enum err opening_position_state(const struct venue *v, const struct position *p,
                                struct state *out, int *viewer,
                                struct text *why)
{
    assert(v && v->game && p && out && viewer && why);
    struct setup how;
    enum err e = is_of_game(v, "position", p->game, p->content_hash, why);
    if (e == ERR_OK)
        e = position_setup(p, v->game, &how, why);
    if (e == ERR_OK)
        e = is_of_setup(v, "position", &how, why);
    return e == ERR_OK ? position_state(p, v, out, viewer, why) : e;
}

enum err opening_position(const struct opening *o, const struct position *p,
                          struct state *out, int *viewer, struct text *why)
{
    enum err e = opening_position_place(o, p, why);
    if (e == ERR_OK)
        e = opening_match(o->match, o->venue, why);
    return e == ERR_OK ? position_state(p, o->venue, out, viewer, why) : e;
}
