#include "server/meeting.h"

#include "base/bits.h"
#include "base/hash.h"
#include "base/num.h"
#include "games/opening.h"
#include "host/memory.h"
#include "host/stop.h"

#include <assert.h>
#include <stdlib.h>

/* -- Life ------------------------------------------------------------------ */

static void set_up_seats(struct meeting *m)
{
    for (int i = 0; i < meeting_seats(m); i++) {
        struct meeting_seat *s = &m->seat[i];
        struct text t = text_in(s->name, sizeof s->name);
        s->since = -1;
        s->left = m->plan.pace.bank;
        s->is_taken = m->plan.level[i][0] != '\0';
        text_add(&t, "%s", m->plan.level[i]);
    }
}

enum err meeting_open(struct meeting *m, const char *id,
                      const struct plan *plan, struct venues *venues,
                      struct text *why)
{
    assert(plan->entry && strlen(id) < sizeof m->id);
    *m = (struct meeting){
        .plan = *plan, .venues = venues, .plea = {.seat = MEETING_NOBODY}};
    struct text t = text_in(m->id, sizeof m->id);
    text_add(&t, "%s", id);
    if (plan->content != venues_content(venues, plan->entry)) {
        text_add(why, "the table was made with other content of %s",
                 plan->entry->game->name);
        return ERR_BAD_TEXT;
    }
    m->venue = venues_take(venues, plan->entry, &plan->setup, why);
    if (!m->venue)
        return ERR_BAD_TEXT;
    if (opening_match(&m->match, m->venue, why) != ERR_OK)
        host_stop("there is no memory left");
    m->closed_in = host_alloc(1, m->venue->game->state_size);
    set_up_seats(m);
    return ERR_OK;
}

void meeting_close(struct meeting *m)
{
    assert(meeting_is_open(m));
    venues_drop(m->venues, m->venue);
    way_release(&m->way);
    free(m->match.moves);
    free(m->closed_in);
    free(m->notes);
    m->venue = NULL;
}

/* -- Questions ------------------------------------------------------------- */

/* The match's own state, which reading does not change. */
static const struct state *state_of(const struct meeting *m)
{
    return (const struct state *)(const void *)m->match.now.bytes;
}

seat_set meeting_to_act(const struct meeting *m)
{
    assert(meeting_is_open(m));
    if (m->state != STORE_PLAYING)
        return 0;
    return m->venue->game->to_act(m->venue->table, state_of(m));
}

bool meeting_is_bot(const struct meeting *m, int seat)
{
    assert(seat >= 0 && seat < meeting_seats(m));
    const struct meeting_seat *s = &m->seat[seat];
    return m->plan.level[seat][0] || s->is_late || s->has_resigned;
}

const char *meeting_level(const struct meeting *m, int seat)
{
    assert(seat >= 0 && seat < meeting_seats(m));
    return m->plan.level[seat][0] ? m->plan.level[seat] : m->plan.stand_in;
}

int meeting_open_seat(const struct meeting *m, int wanted)
{
    assert(meeting_is_open(m) && wanted < GAME_SEATS_MAX);
    for (int i = 0; i < meeting_seats(m); i++) {
        if (!m->seat[i].is_taken && (wanted < 0 || wanted == i))
            return i;
    }
    return -1;
}

int meeting_find_seat(const struct meeting *m, const char *secret)
{
    assert(meeting_is_open(m) && secret);
    int found = -1;
    for (int i = 0; i < meeting_seats(m); i++) {
        if (m->seat[i].hash[0] && secret_is(secret, m->seat[i].hash))
            found = i;
    }
    return found;
}

static uint64_t id_hash(const char *id)
{
    return hash_bytes(1, id, strlen(id));
}

int meeting_find_id(const struct meeting *m, int seat, const char *id)
{
    assert(seat >= 0 && seat < meeting_seats(m) && id);
    uint64_t hash = id_hash(id);
    for (int i = m->version - 1; i >= 0; i--) {
        const struct note *n = &m->notes[i];
        if (n->kind == ENTRY_MOVE && n->seat == seat && !n->is_bots
            && n->id == hash)
            return i + 1;
    }
    return 0;
}

static bool clock_runs(const struct meeting *m, int seat)
{
    return m->plan.pace.kind != PACE_FREE && m->seat[seat].since >= 0
           && !meeting_is_bot(m, seat);
}

int64_t meeting_left(const struct meeting *m, int seat, int64_t now)
{
    assert(seat >= 0 && seat < meeting_seats(m));
    const struct meeting_seat *s = &m->seat[seat];
    int64_t left = s->left;
    if (clock_runs(m, seat) && now > s->from)
        left -= now - s->from;
    return left > 0 ? left : 0;
}

int meeting_next_late(const struct meeting *m, int64_t *when)
{
    assert(meeting_is_open(m) && when);
    int first = -1;
    for (int i = 0; i < meeting_seats(m); i++) {
        int64_t end = m->seat[i].from + m->seat[i].left;
        if (clock_runs(m, i) && (first < 0 || end < *when)) {
            first = i;
            *when = end;
        }
    }
    return first;
}

int meeting_bot_to_act(const struct meeting *m)
{
    assert(meeting_is_open(m));
    seat_set act = meeting_to_act(m) & ((1U << GAME_SEATS_MAX) - 1);
    for (; act; act = (seat_set)bits_rest(act)) {
        if (meeting_is_bot(m, bits_first(act)))
            return bits_first(act);
    }
    return -1;
}

int meeting_undo_target(const struct meeting *m, int seat, struct refusal *why)
{
    assert(seat >= 0 && seat < meeting_seats(m));
    for (int i = m->match.count - 1; i >= m->way.wall; i--) {
        if (m->match.moves[i].seat == seat)
            return i;
    }
    if (m->closed_by == REFUSAL_NONE) {
        *why = (struct refusal){.kind = REFUSAL_UNMOVED, .seat = seat};
    } else {
        match_refuse(m->venue, m->closed_in, m->match.moves[m->way.wall - 1],
                     m->closed_by, why);
    }
    return -1;
}

bool meeting_all_agree(const struct meeting *m)
{
    assert(m->plea.seat != MEETING_NOBODY);
    for (int i = 0; i < meeting_seats(m); i++) {
        if (i != m->plea.seat && !meeting_is_bot(m, i)
            && !(m->plea.agreed >> i & 1))
            return false;
    }
    return true;
}

/* -- Entries --------------------------------------------------------------- */

/* Whose decision begins with this entry? `mover` has just made one;
 * SEAT_NOBODY: everything begins anew. */
static void begin_decisions(struct meeting *m, int mover, int64_t time)
{
    seat_set act = meeting_to_act(m);
    for (int i = 0; i < meeting_seats(m); i++) {
        struct meeting_seat *s = &m->seat[i];
        if (!(act >> i & 1)) {
            s->since = -1;
        } else if (s->since < 0 || mover == i || mover == SEAT_NOBODY) {
            s->since = m->version;
            s->from = time;
            if (m->plan.pace.kind == PACE_SLOW)
                s->left = m->plan.pace.bank;
        }
    }
}

static enum err refuse(struct text *why, const char *words)
{
    text_add(why, "%s", words);
    return ERR_BAD_TEXT;
}

static enum err apply_sit(struct meeting *m, const struct entry *e,
                          struct text *why)
{
    struct meeting_seat *s = &m->seat[e->seat];
    if (s->is_taken || m->state != STORE_OPEN)
        return refuse(why, "that seat is taken");
    struct text name = text_in(s->name, sizeof s->name);
    struct text hash = text_in(s->hash, sizeof s->hash);
    text_add(&name, "%s", e->words);
    text_add(&hash, "%s", e->id);
    s->is_taken = true;
    return ERR_OK;
}

static enum err apply_begin(struct meeting *m, const struct entry *e,
                            struct text *why)
{
    if (m->state != STORE_OPEN || meeting_open_seat(m, -1) >= 0)
        return refuse(why, "the match cannot begin yet");
    m->state = STORE_PLAYING;
    begin_decisions(m, SEAT_NOBODY, e->time);
    return ERR_OK;
}

/* Plays a move that is legal. Does it close the way back? */
static bool play(struct meeting *m, struct move move)
{
    struct state_room before;
    way_play(&m->way, &m->match, move, &before);
    enum refusal_kind kind = match_closes(m->venue, state_in(&before),
                                          state_of(m), move);
    if (kind == REFUSAL_NONE)
        return false;
    m->closed_by = kind;
    memcpy(m->closed_in, &before, m->venue->game->state_size);
    way_close(&m->way, &m->match);
    return true;
}

/* Goes back to an earlier number of moves; if somebody went past the wall, by
 * playing them again. */
static void go_back(struct meeting *m, int count)
{
    assert(count >= 0 && count < m->match.count);
    if (count >= m->way.wall) {
        way_go_back(&m->way, &m->match, count);
        return;
    }
    way_restart(&m->way, &m->match);
    m->closed_by = REFUSAL_NONE;
    while (m->match.count < count)
        (void)play(m, m->match.moves[m->match.count]);
}

static enum err apply_move(struct meeting *m, const struct entry *e,
                           const struct move *known, struct note *n,
                           struct text *why)
{
    const struct venue *v = m->venue;
    struct state *s = match_state(&m->match);
    if (m->state != STORE_PLAYING)
        return refuse(why, "the match is not under way");
    if (known) {
        n->move = *known;
    } else {
        enum err err = venue_read_move(v, s, e->seat, e->words, &n->move, why);
        if (err != ERR_OK)
            return err;
    }
    if (m->match.count >= v->game->moves_max(v->table))
        return refuse(why, "the match is longer than any can be");
    n->closes = play(m, n->move);
    n->number = m->match.count;
    n->is_bots = strcmp(e->id, "-") == 0;
    n->id = id_hash(e->id);
    m->plea.seat = MEETING_NOBODY;
    if (e->seat < meeting_seats(m))
        m->seat[e->seat].left = e->left;
    if (venue_is_over(v, s))
        m->state = STORE_OVER;
    begin_decisions(m, e->seat, e->time);
    return ERR_OK;
}

static enum err apply_control(struct meeting *m, const struct entry *e,
                              struct text *why)
{
    struct meeting_seat *s = &m->seat[e->seat];
    if (m->state != STORE_PLAYING || m->plan.level[e->seat][0])
        return refuse(why, "no person plays that seat now");
    if (e->kind == ENTRY_LATE) {
        s->is_late = true;
        s->left = 0;
    } else if (e->kind == ENTRY_RESIGN) {
        s->has_resigned = true;
    } else {
        s->is_late = false;
        s->left = e->left;
        s->from = e->time;
        s->since = s->since >= 0 ? m->version : -1;
    }
    return ERR_OK;
}

static enum err apply_take_back(struct meeting *m, const struct entry *e,
                                struct text *why)
{
    bool possible = m->state == STORE_PLAYING && e->number >= 0
                    && e->number < m->match.count;
    if (e->kind == ENTRY_PLEA && possible) {
        m->plea.seat = e->seat;
        m->plea.target = e->number;
        m->plea.agreed = 0;
    } else if (e->kind == ENTRY_AGREE && m->plea.seat != MEETING_NOBODY) {
        m->plea.agreed |= 1U << e->seat;
    } else if (e->kind == ENTRY_REFUSE && m->plea.seat != MEETING_NOBODY) {
        m->plea.seat = MEETING_NOBODY;
    } else if (e->kind == ENTRY_BACK && possible) {
        go_back(m, e->number);
        m->plea.seat = MEETING_NOBODY;
        begin_decisions(m, SEAT_NOBODY, e->time);
    } else {
        return refuse(why, "nobody asks to take anything back");
    }
    return ERR_OK;
}

static enum err apply_next(struct meeting *m, const struct entry *e,
                           struct text *why)
{
    struct text t = text_in(m->next, sizeof m->next);
    if (m->state != STORE_OVER)
        return refuse(why, "the match is not over");
    text_add(&t, "%s", e->words);
    return ERR_OK;
}

static enum err apply_kind(struct meeting *m, const struct entry *e,
                           const struct move *known, struct note *n,
                           struct text *why)
{
    switch (e->kind) {
    case ENTRY_SIT:
        return apply_sit(m, e, why);
    case ENTRY_BEGIN:
        return apply_begin(m, e, why);
    case ENTRY_MOVE:
        return apply_move(m, e, known, n, why);
    case ENTRY_LATE:
    case ENTRY_RETURN:
    case ENTRY_RESIGN:
        return apply_control(m, e, why);
    case ENTRY_PLEA:
    case ENTRY_AGREE:
    case ENTRY_REFUSE:
    case ENTRY_BACK:
        return apply_take_back(m, e, why);
    case ENTRY_NEXT:
        return apply_next(m, e, why);
    case ENTRY_KINDS:
        break;
    }
    return refuse(why, "that is no kind of entry");
}

static void make_room(struct meeting *m)
{
    if (m->version < m->note_room)
        return;
    m->note_room = m->note_room ? 2 * m->note_room : 32;
    m->notes = host_grow(m->notes, (size_t)m->note_room, sizeof *m->notes);
}

enum err meeting_apply(struct meeting *m, const struct entry *e,
                       const struct move *known, struct text *why)
{
    assert(meeting_is_open(m));
    assert(m->version >= m->match.count && m->version <= m->note_room);
    bool is_chance = e->kind == ENTRY_MOVE && e->seat == SEAT_CHANCE;
    if (!is_chance && (e->seat < 0 || e->seat >= meeting_seats(m)))
        return refuse(why, "there is no such seat");
    make_room(m);
    struct note n = {
        .kind = u8((int)e->kind), .seat = u8(e->seat), .number = e->number};
    m->version++;
    enum err err = apply_kind(m, e, known, &n, why);
    if (err == ERR_OK) {
        m->notes[m->version - 1] = n;
    } else {
        m->version--;
    }
    return err;
}

/* Everything else is made once for a seat or a table, or follows one of these:
 * a seat answers a question once, a clock runs out once after a return. */
enum err meeting_allows(const struct meeting *m, const struct entry *e,
                        struct text *why)
{
    assert(e->kind < ENTRY_KINDS);
    bool full = m->version - m->match.count > MEETING_VOID_MAX;
    if (full && (e->kind == ENTRY_PLEA || e->kind == ENTRY_RETURN)) {
        (void)refuse(why, e->kind == ENTRY_PLEA
                              ? "too much has been taken back at this table"
                              : "too much but moves has happened at this "
                                "table; a bot plays on for you");
        return ERR_TOO_LONG;
    }
    if (e->kind == ENTRY_AGREE && m->plea.agreed >> e->seat & 1)
        return refuse(why, "you have agreed already");
    if (e->kind == ENTRY_RESIGN && m->seat[e->seat].has_resigned)
        return refuse(why, "you have resigned already");
    if (e->kind == ENTRY_NEXT && m->next[0])
        return refuse(why, "there is a rematch already");
    return ERR_OK;
}
