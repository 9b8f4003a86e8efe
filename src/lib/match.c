/* match.c - matches: what is legal, making it, looking at it. */
#include "base/bits.h"
#include "base/hash.h"
#include "core/position.h"
#include "core/record.h"
#include "lib/lib_internal.h"
#include "search/player.h"
#include "search/playout.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- Actions --------------------------------------------------------------- */

/* A number for what the move does, whoever makes it; the next free one if
 * another move of this decision has it. */
static int number_of(struct mudbrick_match *m, const struct move *move)
{
    uint64_t h = hash_bytes(0, &move->kind, 1 + sizeof move->arg);
    unsigned n = (unsigned)(h % MUDBRICK_ACTIONS);
    while (m->used[n] == m->decision)
        n = (n + 1) % MUDBRICK_ACTIONS;
    m->used[n] = m->decision;
    return (int)n;
}

static void list_legal(struct mudbrick_match *m)
{
    const struct venue *v = lib_venue(m);
    m->legal.count = 0;
    m->decision++;
    if (m->decision == 0) { /* after 2^32 of them the marks are old */
        memset(m->used, 0, sizeof m->used);
        m->decision = 1;
    }
    v->game->legal(v->table, lib_state(m), m->seat, &m->legal);
    for (int i = 0; i < m->legal.count; i++)
        m->action[i] = (int16_t)number_of(m, &m->legal.move[i]);
}

static void apply(struct mudbrick_match *m, struct move move)
{
    const struct venue *v = lib_venue(m);
    v->game->apply(v->table, state_in(&m->now), move);
    m->moves[m->count++] = move;
}

void lib_settle(struct mudbrick_match *m)
{
    const struct venue *v = lib_venue(m);
    seat_set act = v->game->to_act(v->table, lib_state(m));
    while (act && bits_first(act) == SEAT_CHANCE) {
        apply(m, playout_deal(v, lib_state(m), m->seed, m->count));
        act = v->game->to_act(v->table, lib_state(m));
    }
    m->seat = act ? bits_first(act) : -1;
    m->legal.count = 0;
    if (act)
        list_legal(m);
}

int lib_find(const struct mudbrick_match *m, int action)
{
    assert(m);
    for (int i = 0; i < m->legal.count; i++) {
        if (m->action[i] == action)
            return i;
    }
    return -1;
}

void lib_play(struct mudbrick_match *m, int i)
{
    assert(i >= 0 && i < m->legal.count);
    apply(m, m->legal.move[i]);
    lib_settle(m);
}

/* -- Life ------------------------------------------------------------------ */

MUDBRICK_EXPORT void mudbrick_match_reset(mudbrick_match *m, uint64_t seed)
{
    assert(m);
    const struct venue *v = lib_venue(m);
    m->seed = seed;
    m->count = 0;
    m->is_placed = false;
    v->game->begin(v->table, state_in(&m->now));
    lib_settle(m);
}

void lib_start(const struct mudbrick_match *m, struct state *out)
{
    assert(m && out);
    const struct venue *v = lib_venue(m);
    if (m->is_placed) {
        memcpy(out, &m->start, v->game->state_size);
    } else {
        v->game->begin(v->table, out);
    }
}

struct mudbrick_match *lib_new_match(const struct mudbrick_table *t)
{
    struct mudbrick_match *m = calloc(1, sizeof *m);
    struct move *moves = malloc(sizeof *moves * ((size_t)t->moves_max + 1));
    if (!m || !moves) {
        free(m);
        free(moves);
        (void)lib_fail(MUDBRICK_MEMORY, "there is no memory left");
        return NULL;
    }
    m->table = t;
    m->moves = moves;
    return m;
}

MUDBRICK_EXPORT mudbrick_match *mudbrick_match_new(const mudbrick_table *t)
{
    struct mudbrick_match *m = lib_new_match(t);
    assert(t);
    if (m)
        mudbrick_match_reset(m, 0);
    return m;
}

MUDBRICK_EXPORT mudbrick_match *mudbrick_match_copy(const mudbrick_match *m)
{
    assert(m);
    struct mudbrick_match *copy = lib_new_match(m->table);
    if (!copy)
        return NULL;
    struct move *moves = copy->moves;
    memcpy(moves, m->moves, sizeof *moves * (size_t)m->count);
    *copy = *m;
    copy->moves = moves;
    return copy;
}

MUDBRICK_EXPORT void mudbrick_match_free(mudbrick_match *m)
{
    if (!m)
        return;
    free(m->moves);
    free(m);
}

/* -- Playing --------------------------------------------------------------- */

MUDBRICK_EXPORT int mudbrick_match_seat(const mudbrick_match *m)
{
    assert(m);
    return m->seat;
}

MUDBRICK_EXPORT int mudbrick_match_count(const mudbrick_match *m)
{
    assert(m);
    return m->count;
}

MUDBRICK_EXPORT int mudbrick_match_legal(const mudbrick_match *m, int32_t *out,
                                         int room)
{
    assert(m && (out || room <= 0));
    if (m->legal.count > room) {
        return lib_fail(MUDBRICK_SHORT, "there are %d legal actions",
                        m->legal.count);
    }
    for (int i = 0; i < m->legal.count; i++)
        out[i] = m->action[i];
    return m->legal.count;
}

MUDBRICK_EXPORT int mudbrick_match_mask(const mudbrick_match *m, uint8_t *out)
{
    assert(m && out);
    memset(out, 0, MUDBRICK_ACTIONS);
    for (int i = 0; i < m->legal.count; i++)
        out[m->action[i]] = 1;
    return m->legal.count;
}

int lib_not_legal(int action)
{
    return lib_fail(MUDBRICK_ILLEGAL, "action %d is not legal now", action);
}

MUDBRICK_EXPORT int mudbrick_match_text(const mudbrick_match *m, int action,
                                        char *out, size_t room)
{
    assert(m && (out || room == 0));
    const struct venue *v = lib_venue(m);
    int i = lib_find(m, action);
    if (i < 0)
        return lib_not_legal(action);
    if (room == 0)
        return lib_fail(MUDBRICK_SHORT, "there is no room for the move");
    struct text t = text_in(out, room);
    v->game->write_move(v->table, lib_state(m), m->legal.move[i], &t);
    return t.cut ? lib_fail(MUDBRICK_SHORT, "the move is longer") : (int)t.len;
}

MUDBRICK_EXPORT int mudbrick_match_action(const mudbrick_match *m,
                                          const char *move)
{
    assert(m && move);
    for (int i = 0; i < m->legal.count; i++) {
        char room[MUDBRICK_MOVE_MAX];
        int n = mudbrick_match_text(m, m->action[i], room, sizeof room);
        if (n >= 0 && strcmp(room, move) == 0)
            return m->action[i];
    }
    return lib_fail(MUDBRICK_ILLEGAL, "%.60s is no legal move now", move);
}

MUDBRICK_EXPORT int mudbrick_match_step(mudbrick_match *m, int action)
{
    assert(m);
    int i = lib_find(m, action);
    if (i < 0)
        return lib_not_legal(action);
    lib_play(m, i);
    return m->seat < 0 ? MUDBRICK_SEATS_MAX : m->seat;
}

MUDBRICK_EXPORT int mudbrick_match_think(const mudbrick_match *m,
                                         const char *player, uint64_t seed)
{
    assert(m);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct outlook o;
    if (m->seat < 0)
        return lib_fail(MUDBRICK_ILLEGAL, "the match is over");
    player = player ? player : level_for(LEVEL_FOR_PEOPLE);
    struct player *p = player_new(player, &why);
    if (!p)
        return lib_fail(MUDBRICK_BAD, "%s", room);
    outlook_of(&o, lib_venue(m), lib_state(m), m->seat);
    struct move chosen = player_choose(p, &o, seed, NULL);
    player_free(p);
    for (int i = 0; i < m->legal.count; i++) {
        if (move_compare(m->legal.move[i], chosen) == 0)
            return m->action[i];
    }
    return lib_fail(MUDBRICK_ILLEGAL, "%.40s chose no legal move", player);
}

/* -- Looking --------------------------------------------------------------- */

int lib_viewer(const struct mudbrick_match *m, int seat)
{
    assert(m);
    if (seat == -1)
        return SEAT_NOBODY;
    if (seat >= 0 && seat < lib_venue(m)->setup.seats)
        return seat;
    return lib_fail(MUDBRICK_BAD, "there is no seat %d", seat);
}

MUDBRICK_EXPORT int mudbrick_match_observe(const mudbrick_match *m, int seat,
                                           int32_t *out, int room)
{
    assert(m && (out || room <= 0));
    int viewer = lib_viewer(m, seat);
    int size = m->table->observation_size;
    if (viewer < 0)
        return viewer;
    if (size > room)
        return lib_fail(MUDBRICK_SHORT, "an observation has %d numbers", size);
    lib_observe(m, viewer, out);
    return size;
}

MUDBRICK_EXPORT int mudbrick_match_view(const mudbrick_match *m, int seat,
                                        char *out, size_t room)
{
    assert(m && (out || room == 0));
    int viewer = lib_viewer(m, seat);
    struct state_room view;
    if (viewer < 0)
        return viewer;
    if (room == 0)
        return lib_fail(MUDBRICK_SHORT, "there is no room for the view");
    struct text t = text_in(out, room);
    struct json w = {.out = &t};
    venue_view(lib_venue(m), lib_state(m), viewer, state_in(&view));
    position_write(lib_venue(m), state_in(&view), viewer, &w);
    return t.cut ? lib_fail(MUDBRICK_SHORT, "the view is longer") : (int)t.len;
}

MUDBRICK_EXPORT int mudbrick_match_record(const mudbrick_match *m, char *out,
                                          size_t room)
{
    assert(m && (out || room == 0));
    struct match whole = {.venue = lib_venue(m), .count = m->count};
    struct record_notes notes = {
        .seed = m->seed <= INT64_MAX ? (long long)m->seed : RECORD_NO_SEED};
    if (room == 0)
        return lib_fail(MUDBRICK_SHORT, "there is no room for the record");
    if (m->is_placed) {
        return lib_fail(MUDBRICK_BAD, "the match began at a position, and a "
                                      "record begins at the set-up");
    }
    whole.moves = m->moves;
    whole.now = m->now;
    struct text t = text_in(out, room);
    record_write(&whole, &notes, &t);
    return t.cut ? lib_fail(MUDBRICK_SHORT, "the record is longer")
                 : (int)t.len;
}

MUDBRICK_EXPORT int mudbrick_match_score(const mudbrick_match *m, int seat)
{
    assert(m);
    const struct venue *v = lib_venue(m);
    struct score score;
    if (seat < 0 || seat >= v->setup.seats) {
        (void)lib_fail(MUDBRICK_BAD, "there is no seat %d", seat);
        return 0;
    }
    v->game->score(v->table, lib_state(m), seat, &score);
    return score_total(&score);
}

MUDBRICK_EXPORT int mudbrick_match_place(const mudbrick_match *m, int seat)
{
    assert(m);
    int place[GAME_SEATS_MAX] = {0};
    if (seat < 0 || seat >= lib_venue(m)->setup.seats)
        return lib_fail(MUDBRICK_BAD, "there is no seat %d", seat);
    venue_rank(lib_venue(m), lib_state(m), place);
    return place[seat];
}
