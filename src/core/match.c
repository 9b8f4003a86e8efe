#include "core/match.h"

#include <assert.h>
#include <string.h>

void match_begin_at(struct match *m, const struct venue *v, struct move *moves,
                    const struct state *start)
{
    assert(m && v && v->game && moves);
    m->venue = v;
    m->moves = moves;
    m->count = 0;
    m->start = start;
    match_start(m, match_state(m));
}

void match_begin(struct match *m, const struct venue *v, struct move *moves)
{
    assert(m && v && v->game && moves);
    match_begin_at(m, v, moves, NULL);
}

void match_start(const struct match *m, struct state *out)
{
    assert(m && out);
    const struct game *g = m->venue->game;
    if (m->start) {
        memcpy(out, m->start, g->state_size);
    } else {
        g->begin(m->venue->table, out);
    }
}

enum err match_play(struct match *m, struct move move)
{
    assert(m && m->venue);
    if (m->count == m->venue->game->moves_max(m->venue->table))
        return ERR_TOO_LONG;
    enum err e = venue_play(m->venue, match_state(m), move);
    if (e == ERR_OK)
        m->moves[m->count++] = move;
    return e;
}

enum err match_follow(struct match *m, struct move move)
{
    const struct venue *v = m->venue;
    assert(v->game->to_act(v->table, match_state(m)) >> move.seat & 1);
    if (m->count == v->game->moves_max(v->table))
        return ERR_TOO_LONG;
    v->game->apply(v->table, match_state(m), move);
    m->moves[m->count++] = move;
    return ERR_OK;
}

void match_at(const struct match *m, int count, struct state *out)
{
    const struct game *g = m->venue->game;
    assert(count >= 0 && count <= m->count);
    match_start(m, out);
    for (int i = 0; i < count; i++)
        g->apply(m->venue->table, out, m->moves[i]);
}

void match_go_back(struct match *m, int count)
{
    match_at(m, count, match_state(m));
    m->count = count;
}

/* Does any other seat, or a spectator, see less of the move than was made? */
static bool is_secret(const struct venue *v, const struct state *before,
                      struct move move)
{
    const struct secrets *secrets = v->game->secrets;
    if (!secrets)
        return false;
    for (int viewer = 0; viewer <= v->setup.seats; viewer++) {
        int who = viewer < v->setup.seats ? viewer : SEAT_NOBODY;
        struct move seen = secrets->redact_move(v->table, before, move, who);
        if (move_compare(seen, move) != 0)
            return true;
    }
    return false;
}

/* Is a cell of the field hidden in one view and open in the other? Most moves
 * change none of them. */
static bool opens(const struct venue *v, const struct field *f,
                  const struct state *was, const struct state *is)
{
    size_t size = field_width(f) * (size_t)(f->rows_max * f->cols_max);
    int cols = field_cols(f, v->table);
    if (memcmp((const char *)was + f->offset, (const char *)is + f->offset,
               size)
        == 0)
        return false;
    for (int n = 0; n < field_rows(f, v->table) * cols; n++) {
        if (field_get(f, was, n / cols, n % cols) == FIELD_HIDDEN
            && field_get(f, is, n / cols, n % cols) != FIELD_HIDDEN)
            return true;
    }
    return false;
}

/* Is something that was hidden from the viewer open after the move? */
static bool uncovers_for(const struct venue *v, const struct state *before,
                         const struct state *after, int viewer)
{
    struct state_room room[2];
    venue_view(v, before, viewer, state_in(&room[0]));
    venue_view(v, after, viewer, state_in(&room[1]));
    for (int i = 0; i < v->game->fields->count; i++) {
        const struct field *f = &v->game->fields->row[i];
        if (f->may_be_hidden
            && opens(v, f, state_in(&room[0]), state_in(&room[1])))
            return true;
    }
    return false;
}

static bool uncovers(const struct venue *v, const struct state *before,
                     const struct state *after)
{
    if (!v->game->secrets)
        return false;
    for (int seat = 0; seat < v->setup.seats; seat++) {
        if (uncovers_for(v, before, after, seat))
            return true;
    }
    return uncovers_for(v, before, after, SEAT_NOBODY);
}

enum refusal_kind match_closes(const struct venue *v,
                               const struct state *before,
                               const struct state *after, struct move move)
{
    assert(v && before && after);
    if (move.seat == SEAT_CHANCE)
        return REFUSAL_CHANCE;
    if (is_secret(v, before, move))
        return REFUSAL_SECRET;
    return uncovers(v, before, after) ? REFUSAL_SHOWN : REFUSAL_NONE;
}

enum refusal_kind match_barrier(const struct venue *v,
                                const struct state *before, struct move move)
{
    assert(v && before);
    struct state_room after;
    memcpy(state_in(&after), before, v->game->state_size);
    v->game->apply(v->table, state_in(&after), move);
    return match_closes(v, before, state_in(&after), move);
}

/* What of a deal everybody may know. */
static void tell_deal(const struct venue *v, const struct state *before,
                      struct move move, struct refusal *r)
{
    const struct secrets *secrets = v->game->secrets;
    struct text words = text_in(r->move, sizeof r->move);
    struct state_room view;
    if (secrets)
        move = secrets->redact_move(v->table, before, move, SEAT_NOBODY);
    venue_view(v, before, SEAT_NOBODY, state_in(&view));
    v->game->write_move(v->table, before, move, &words);
    v->game->tell_move(v->table, state_in(&view), move, &r->done);
}

void match_refuse(const struct venue *v, const struct state *before,
                  struct move move, enum refusal_kind kind, struct refusal *why)
{
    assert(v && before && why && refusal_is_shown(kind));
    *why = (struct refusal){.kind = kind, .seat = move.seat};
    if (kind == REFUSAL_CHANCE)
        tell_deal(v, before, move, why);
}

/* One seat's decisions, found while the moves are made again. */
struct decisions {
    int last;  /* -1: none yet */
    int first; /* of the turn of the last */
    int begun; /* the first of the turn that is under way, -1: none yet */
};

static void note_decision(struct decisions *d, int i)
{
    d->begun = d->begun < 0 ? i : d->begun;
    d->first = d->begun;
    d->last = i;
}

/* A turn lasts as long as it is the same seat's. */
static struct decisions find_decisions(const struct match *m, int seat)
{
    const struct venue *v = m->venue;
    struct decisions d = {-1, -1, -1};
    struct state_room room;
    struct state *s = state_in(&room);
    match_start(m, s);
    for (int i = 0, turn = SEAT_NOBODY; i < m->count; i++) {
        int now = venue_turn(v, s);
        d.begun = now == turn ? d.begun : -1;
        turn = now;
        if (m->moves[i].seat == seat)
            note_decision(&d, i);
        v->game->apply(v->table, s, m->moves[i]);
    }
    return d;
}

int match_decision(const struct match *m, int seat, bool of_turn)
{
    assert(m && venue_has_seat(m->venue, seat));
    struct decisions d = find_decisions(m, seat);
    return of_turn ? d.first : d.last;
}

bool match_has_closed(const struct match *m, int from, struct refusal *why)
{
    assert(m && why && from >= 0 && from <= m->count);
    const struct venue *v = m->venue;
    struct state_room room[2];
    struct state *s = state_in(&room[0]);
    struct state *closed_in = state_in(&room[1]);
    enum refusal_kind last = REFUSAL_NONE;
    int at = 0;
    match_start(m, s);
    for (int i = 0; i < m->count; i++) {
        enum refusal_kind kind = i < from ? REFUSAL_NONE
                                          : match_barrier(v, s, m->moves[i]);
        if (kind != REFUSAL_NONE) {
            memcpy(closed_in, s, v->game->state_size);
            last = kind;
            at = i;
        }
        v->game->apply(v->table, s, m->moves[i]);
    }
    if (last != REFUSAL_NONE)
        match_refuse(v, closed_in, m->moves[at], last, why);
    return last != REFUSAL_NONE;
}
