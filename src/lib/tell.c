/* tell.c - what moves do and why there are points, as facts (core/fact.h). */
#include "core/snapshot.h"
#include "lib/lib_internal.h"

#include <assert.h>

/* The end of a call that has written a text: its length. */
static int written(const struct text *t, const char *what)
{
    return t->cut ? lib_fail(MUDBRICK_SHORT, "%s longer", what) : (int)t->len;
}

MUDBRICK_EXPORT int mudbrick_match_fact(const mudbrick_match *m, int action,
                                        char *out, size_t room)
{
    assert(m && (out || room == 0));
    const struct venue *v = lib_venue(m);
    int i = lib_find(m, action);
    struct state_room view;
    struct fact f;
    if (i < 0)
        return lib_not_legal(action);
    if (room == 0)
        return lib_fail(MUDBRICK_SHORT, "there is no room for the fact");
    struct text t = text_in(out, room);
    struct json w = {.out = &t};
    venue_view(v, lib_state(m), m->seat, state_in(&view));
    v->game->tell_move(v->table, state_in(&view), m->legal.move[i], &f);
    fact_write(&f, &w);
    return written(&t, "the fact is");
}

MUDBRICK_EXPORT int mudbrick_match_question(const mudbrick_match *m, char *out,
                                            size_t room)
{
    assert(m && (out || room == 0));
    struct state_room view;
    if (m->seat < 0)
        return lib_fail(MUDBRICK_ILLEGAL, "the match is over");
    if (room == 0)
        return lib_fail(MUDBRICK_SHORT, "there is no room for the question");
    struct text t = text_in(out, room);
    struct json w = {.out = &t};
    venue_view(lib_venue(m), lib_state(m), m->seat, state_in(&view));
    snapshot_write_question(lib_venue(m), state_in(&view), m->seat, &w);
    return written(&t, "the question is");
}

/* Who is told needs the position before each move: plays them again. */
static void write_log(const struct mudbrick_match *m, int viewer, int first,
                      struct json *w)
{
    const struct venue *v = lib_venue(m);
    struct state_room room;
    struct state *s = state_in(&room);
    lib_start(m, s);
    json_open(w, '[');
    for (int i = 0; i < m->count; i++) {
        if (i >= first)
            snapshot_write_move(v, s, m->moves[i], viewer, w);
        v->game->apply(v->table, s, m->moves[i]);
    }
    json_close(w, ']');
}

MUDBRICK_EXPORT int mudbrick_match_log(const mudbrick_match *m, int seat,
                                       int first, char *out, size_t room)
{
    assert(m && (out || room == 0));
    int viewer = lib_viewer(m, seat);
    if (viewer < 0)
        return viewer;
    if (first < 0)
        return lib_fail(MUDBRICK_BAD, "moves are counted from 0");
    if (room == 0)
        return lib_fail(MUDBRICK_SHORT, "there is no room for the log");
    struct text t = text_in(out, room);
    struct json w = {.out = &t};
    write_log(m, viewer, first, &w);
    return written(&t, "the log is");
}

MUDBRICK_EXPORT int mudbrick_match_points(const mudbrick_match *m, int seat,
                                          char *out, size_t room)
{
    assert(m && (out || room == 0));
    int viewer = lib_viewer(m, seat);
    struct state_room view;
    if (viewer < 0)
        return viewer;
    if (room == 0)
        return lib_fail(MUDBRICK_SHORT, "there is no room for the points");
    struct text t = text_in(out, room);
    struct json w = {.out = &t};
    venue_view(lib_venue(m), lib_state(m), viewer, state_in(&view));
    snapshot_write_scores(lib_venue(m), state_in(&view), &w);
    return written(&t, "the points are");
}
