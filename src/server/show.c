#include "server/show.h"

#include "core/record.h"
#include "core/snapshot.h"
#include "host/memory.h"

#include <assert.h>
#include <stdlib.h>

static const struct state *state_of(const struct meeting *m)
{
    return (const struct state *)(const void *)m->match.now.bytes;
}

static void write_seat(int seat, struct json *w)
{
    json_key(w, "seat");
    if (seat == SEAT_CHANCE) {
        json_word(w, "chance");
    } else {
        json_number(w, seat);
    }
}

void show_seats(const char *key, seat_set seats, struct json *w)
{
    assert(key && w);
    json_key(w, key);
    json_open(w, '[');
    for (int i = 0; i < GAME_SEATS_MAX; i++) {
        if (seats >> i & 1)
            json_number(w, i);
    }
    json_close(w, ']');
}

/* -- The log --------------------------------------------------------------- */

/* The keys of a move, as core/snapshot.h writes them within their own object. */
static void show_move(const struct meeting *m, const struct note *n,
                      const struct sight *seen, struct json *w)
{
    const struct state *view = (const void *)seen->view.bytes;
    json_key(w, "n");
    json_number(w, n->number);
    write_seat(n->move.seat, w);
    snapshot_write_deed(m->venue, view, seen->move, w);
    if (n->is_bots && n->seat != SEAT_CHANCE) {
        json_key(w, "bot");
        json_bool(w, true);
    }
}

static void show_happening(const struct meeting *m, const struct note *n,
                           struct json *w)
{
    enum entry_kind kind = (enum entry_kind)n->kind;
    json_key(w, "event");
    json_word(w, entry_word(kind));
    if (kind == ENTRY_PLEA || kind == ENTRY_BACK) {
        json_key(w, "to");
        json_number(w, n->number);
    }
    if (kind != ENTRY_BEGIN && kind != ENTRY_BACK && kind != ENTRY_NEXT)
        write_seat(n->seat, w);
    if (kind == ENTRY_SIT) {
        json_key(w, "name");
        json_word(w, m->seat[n->seat].name);
    }
    if (kind == ENTRY_NEXT) {
        json_key(w, "table");
        json_word(w, m->next);
    }
}

void show_entry(const struct meeting *m, int version, const struct note *n,
                const struct sight *seen, struct json *w)
{
    assert(version > 0 && version <= m->version);
    json_open(w, '{');
    json_key(w, "version");
    json_number(w, version);
    if (n->kind == ENTRY_MOVE) {
        show_move(m, n, seen, w);
    } else {
        show_happening(m, n, w);
    }
    json_close(w, '}');
}

/* A move is described from the position as its viewer sees it. */
void show_look(const struct meeting *m, const struct note *n,
               const struct state *before, int viewer, struct sight *out)
{
    assert(viewer >= 0 && viewer <= SEAT_NOBODY);
    if (n->kind == ENTRY_MOVE) {
        out->move = venue_witness(m->venue, before, n->move, viewer,
                                  state_in(&out->view));
    }
}

bool show_is_same(const struct meeting *m, const struct note *n,
                  const struct sight *one, const struct sight *other)
{
    assert(m && n && one && other);
    return n->kind != ENTRY_MOVE
           || (move_compare(one->move, other->move) == 0
               && memcmp(&one->view, &other->view, m->venue->game->state_size)
                      == 0);
}

/* A match that is gone through again. */
struct past {
    struct match match;
    struct way way;
};

/* Only the log of an older program goes back behind the wall. */
static void go_back(struct past *p, int count)
{
    struct state_room before;
    if (count >= p->way.wall) {
        way_go_back(&p->way, &p->match, count);
        return;
    }
    way_restart(&p->way, &p->match);
    while (p->match.count < count) {
        way_play(&p->way, &p->match, p->match.moves[p->match.count], &before);
    }
}

static void pass(struct past *p, const struct note *n)
{
    struct state_room before;
    if (n->kind == ENTRY_MOVE)
        way_play(&p->way, &p->match, n->move, &before);
    if (n->kind == ENTRY_MOVE && n->closes)
        way_close(&p->way, &p->match);
    if (n->kind == ENTRY_BACK)
        go_back(p, n->number);
}

int show_log(const struct meeting *m, int from, int viewer, struct json *w)
{
    assert(from >= 0 && viewer >= 0 && viewer <= SEAT_NOBODY);
    struct past p = {.way = {.wall = 0}};
    if (from >= m->version)
        return 0;
    struct move *moves = host_alloc((size_t)m->version + 1, sizeof *moves);
    match_begin(&p.match, m->venue, moves);
    for (int i = 0; i < m->version; i++) {
        const struct note *n = &m->notes[i];
        if (i >= from) {
            struct sight seen;
            show_look(m, n, match_state(&p.match), viewer, &seen);
            show_entry(m, i + 1, n, &seen, w);
        }
        pass(&p, n);
    }
    way_release(&p.way);
    free(moves);
    return m->version;
}

/* -- The position ---------------------------------------------------------- */

static void show_choices(const struct meeting *m, int viewer, struct json *w)
{
    const struct venue *v = m->venue;
    struct move_list l;
    seat_set act = meeting_to_act(m);
    l.count = 0;
    show_seats("act", act, w);
    if (viewer < meeting_seats(m) && act >> viewer & 1)
        v->game->legal(v->table, state_of(m), viewer, &l);
    json_key(w, "choices");
    json_open(w, '[');
    for (int i = 0; i < l.count; i++) {
        char name[GAME_TEXT_MAX];
        struct text t = text_in(name, sizeof name);
        v->game->write_move(v->table, state_of(m), l.move[i], &t);
        json_word(w, name);
    }
    json_close(w, ']');
}

static void show_position(const struct meeting *m, const struct state *s,
                          int count, int viewer, struct json *w)
{
    json_key(w, "now");
    if (m->state == STORE_OPEN) {
        json_nothing(w);
    } else {
        snapshot_write(m->venue, s, count, viewer, w);
    }
}

void show_moment(const struct meeting *m, int n, int viewer, struct json *w)
{
    assert(viewer >= 0 && viewer <= SEAT_NOBODY);
    struct state_room then;
    match_at(&m->match, n, state_in(&then));
    show_position(m, state_in(&then), n, viewer, w);
}

void show_now(const struct meeting *m, int viewer, enum show_want want,
              struct json *w)
{
    assert(want < SHOW_WANTS && viewer >= 0 && viewer <= SEAT_NOBODY);
    if (want == SHOW_ALL) {
        show_position(m, state_of(m), m->match.count, viewer, w);
    } else if (want == SHOW_CHOICES) {
        show_choices(m, viewer, w);
    }
}

void show_clock(const struct meeting *m, int64_t now, struct json *w)
{
    assert(meeting_is_open(m) && w);
    if (m->plan.pace.kind == PACE_FREE || m->state != STORE_PLAYING)
        return;
    json_key(w, "clock");
    json_open(w, '[');
    for (int i = 0; i < meeting_seats(m); i++)
        json_number(w, meeting_left(m, i, now));
    json_close(w, ']');
}

/* -- The table ------------------------------------------------------------- */

static const char *const state_words[] = {"open", "playing", "over"};

static void show_seat(const struct meeting *m, int seat, seat_set online,
                      struct json *w)
{
    const struct meeting_seat *s = &m->seat[seat];
    const char *level = m->plan.level[seat];
    json_open(w, '{');
    json_key(w, "kind");
    json_word(w, level[0] ? "bot" : s->is_taken ? "person" : "open");
    json_key(w, "name");
    json_word(w, s->name);
    if (level[0]) {
        json_key(w, "level");
        json_word(w, level);
    } else {
        json_key(w, "online");
        json_bool(w, online >> seat & 1);
        json_key(w, "late");
        json_bool(w, s->is_late);
        json_key(w, "resigned");
        json_bool(w, s->has_resigned);
    }
    json_close(w, '}');
}

static void show_plea(const struct meeting *m, struct json *w)
{
    if (m->plea.seat == MEETING_NOBODY)
        return;
    json_key(w, "ask");
    json_open(w, '{');
    write_seat(m->plea.seat, w);
    json_key(w, "to");
    json_number(w, m->plea.target);
    show_seats("agreed", m->plea.agreed, w);
    json_close(w, '}');
}

/* What every description of a table begins with, up to its list of seats. */
static void open_table(const struct meeting *m, struct json *w)
{
    json_open(w, '{');
    json_key(w, "table");
    json_word(w, m->id);
    plan_show(&m->plan, w);
    json_key(w, "state");
    json_word(w, state_words[m->state]);
    json_key(w, "seats");
    json_open(w, '[');
}

void show_table(const struct meeting *m, seat_set online, struct json *w)
{
    assert(meeting_is_open(m) && w);
    open_table(m, w);
    for (int i = 0; i < meeting_seats(m); i++)
        show_seat(m, i, online, w);
    json_close(w, ']');
    show_plea(m, w);
    if (m->state == STORE_OVER) {
        char key[SHA256_TEXT_SIZE];
        sha256_write(m->plan.key.bytes, key);
        json_key(w, "key");
        json_word(w, key);
    }
    if (m->next[0]) {
        json_key(w, "next");
        json_word(w, m->next);
    }
    json_close(w, '}');
}

void show_summary(const struct meeting *m, struct json *w)
{
    assert(meeting_is_open(m) && w);
    int open = 0;
    open_table(m, w);
    for (int i = 0; i < meeting_seats(m); i++) {
        open += !m->seat[i].is_taken;
        json_word(w, m->seat[i].name);
    }
    json_close(w, ']');
    json_key(w, "open");
    json_number(w, open);
    json_close(w, '}');
}

/* -- The record ------------------------------------------------------------ */

char *show_record(const struct meeting *m)
{
    assert(m->state == STORE_OVER);
    char commitment[SHA256_TEXT_SIZE];
    char key[SHA256_TEXT_SIZE];
    struct record_notes notes = {
        .seed = RECORD_NO_SEED, .commitment = commitment, .key = key};
    size_t size = record_room(&m->match);
    char *buf = host_alloc(size, 1);
    fair_commit(&m->plan.key, commitment);
    sha256_write(m->plan.key.bytes, key);
    for (int i = 0; i < meeting_seats(m); i++)
        notes.player[i] = m->seat[i].name;
    struct text t = text_in(buf, size);
    record_write(&m->match, &notes, &t);
    return buf;
}
