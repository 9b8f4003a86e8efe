#include "server/room.h"

#include "base/bits.h"
#include "base/hash.h"
#include "base/num.h"
#include "host/memory.h"

#include <stdlib.h>

/* -- Life ------------------------------------------------------------------ */

static void set_up_seats(struct room *r)
{
    for (int i = 0; i < room_seats(r); i++) {
        struct room_seat *s = &r->seat[i];
        struct text t = text_in(s->name, sizeof s->name);
        s->since = -1;
        s->left = r->plan.pace.bank;
        s->is_taken = r->plan.level[i][0] != '\0';
        text_add(&t, "%s", r->plan.level[i]);
    }
}

enum err room_open(struct room *r, const char *id, const struct plan *plan,
                   struct venues *venues, struct text *why)
{
    *r = (struct room){.plan = *plan, .venues = venues, .asking = ROOM_NOBODY};
    struct text t = text_in(r->id, sizeof r->id);
    text_add(&t, "%s", id);
    if (plan->content != venues_content(venues, plan->entry)) {
        text_add(why, "the table was made with other content of %s",
                 plan->entry->game->name);
        return ERR_BAD_TEXT;
    }
    r->venue = venues_take(venues, plan->entry, &plan->setup, why);
    if (!r->venue)
        return ERR_BAD_TEXT;
    int most = r->venue->game->moves_max(r->venue->table);
    struct move *moves = host_alloc((size_t)most + 1, sizeof *moves);
    match_begin(&r->match, r->venue, moves);
    set_up_seats(r);
    return ERR_OK;
}

void room_close(struct room *r)
{
    venues_drop(r->venues, r->venue);
    way_release(&r->way);
    free(r->match.moves);
    free(r->notes);
}

/* -- Questions ------------------------------------------------------------- */

/* The match's own state, which reading does not change. */
static const struct state *state_of(const struct room *r)
{
    return (const struct state *)(const void *)r->match.now.bytes;
}

seat_set room_to_act(const struct room *r)
{
    if (r->state != STORE_PLAYING)
        return 0;
    return r->venue->game->to_act(r->venue->table, state_of(r));
}

bool room_is_bot(const struct room *r, int seat)
{
    const struct room_seat *s = &r->seat[seat];
    return r->plan.level[seat][0] || s->is_late || s->has_resigned;
}

const char *room_level(const struct room *r, int seat)
{
    return r->plan.level[seat][0] ? r->plan.level[seat] : r->plan.stand_in;
}

int room_open_seat(const struct room *r, int wanted)
{
    for (int i = 0; i < room_seats(r); i++) {
        if (!r->seat[i].is_taken && (wanted < 0 || wanted == i))
            return i;
    }
    return -1;
}

int room_find_seat(const struct room *r, const char *secret)
{
    int found = -1;
    for (int i = 0; i < room_seats(r); i++) {
        if (r->seat[i].hash[0] && secret_is(secret, r->seat[i].hash))
            found = i;
    }
    return found;
}

static uint64_t id_hash(const char *id)
{
    return hash_bytes(1, id, strlen(id));
}

int room_find_id(const struct room *r, int seat, const char *id)
{
    uint64_t hash = id_hash(id);
    for (int i = r->version - 1; i >= 0; i--) {
        const struct note *n = &r->notes[i];
        if (n->kind == ENTRY_MOVE && n->seat == seat && !n->is_bots
            && n->id == hash)
            return i + 1;
    }
    return 0;
}

static bool clock_runs(const struct room *r, int seat)
{
    return r->plan.pace.kind != PACE_FREE && r->seat[seat].since >= 0
           && !room_is_bot(r, seat);
}

int64_t room_left(const struct room *r, int seat, int64_t now)
{
    const struct room_seat *s = &r->seat[seat];
    int64_t left = s->left;
    if (clock_runs(r, seat) && now > s->from)
        left -= now - s->from;
    return left > 0 ? left : 0;
}

int room_next_late(const struct room *r, int64_t *when)
{
    int first = -1;
    for (int i = 0; i < room_seats(r); i++) {
        int64_t end = r->seat[i].from + r->seat[i].left;
        if (clock_runs(r, i) && (first < 0 || end < *when)) {
            first = i;
            *when = end;
        }
    }
    return first;
}

int room_bot_to_act(const struct room *r)
{
    seat_set act = room_to_act(r) & ((1U << GAME_SEATS_MAX) - 1);
    for (; act; act = (seat_set)bits_rest(act)) {
        if (room_is_bot(r, bits_first(act)))
            return bits_first(act);
    }
    return -1;
}

int room_undo_target(const struct room *r, int seat, struct text *why)
{
    for (int i = r->match.count - 1; i >= r->way.wall; i--) {
        if (r->match.moves[i].seat == seat)
            return i;
    }
    if (r->closed_by[0]) {
        text_add(why, "%s", r->closed_by);
    } else {
        text_add(why, "%s has not moved yet", venue_seat_name(r->venue, seat));
    }
    return -1;
}

bool room_all_agree(const struct room *r)
{
    for (int i = 0; i < room_seats(r); i++) {
        if (i != r->asking && !room_is_bot(r, i) && !(r->agreed >> i & 1))
            return false;
    }
    return true;
}

/* -- Entries --------------------------------------------------------------- */

/* Whose decision begins with this entry? `mover` has just made one;
 * SEAT_NOBODY: everything begins anew. */
static void begin_decisions(struct room *r, int mover, int64_t time)
{
    seat_set act = room_to_act(r);
    for (int i = 0; i < room_seats(r); i++) {
        struct room_seat *s = &r->seat[i];
        if (!(act >> i & 1)) {
            s->since = -1;
        } else if (s->since < 0 || mover == i || mover == SEAT_NOBODY) {
            s->since = r->version;
            s->from = time;
            if (r->plan.pace.kind == PACE_SLOW)
                s->left = r->plan.pace.bank;
        }
    }
}

static enum err refuse(struct text *why, const char *words)
{
    text_add(why, "%s", words);
    return ERR_BAD_TEXT;
}

static enum err apply_sit(struct room *r, const struct entry *e,
                          struct text *why)
{
    struct room_seat *s = &r->seat[e->seat];
    if (s->is_taken || r->state != STORE_OPEN)
        return refuse(why, "that seat is taken");
    struct text name = text_in(s->name, sizeof s->name);
    struct text hash = text_in(s->hash, sizeof s->hash);
    text_add(&name, "%s", e->words);
    text_add(&hash, "%s", e->id);
    s->is_taken = true;
    return ERR_OK;
}

static enum err apply_begin(struct room *r, const struct entry *e,
                            struct text *why)
{
    if (r->state != STORE_OPEN || room_open_seat(r, -1) >= 0)
        return refuse(why, "the match cannot begin yet");
    r->state = STORE_PLAYING;
    begin_decisions(r, SEAT_NOBODY, e->time);
    return ERR_OK;
}

/* Plays a move that is legal. Does it close the way back? */
static bool play(struct room *r, struct move m)
{
    struct state_room before;
    char words[GAME_WHY_MAX];
    struct text why = text_in(words, sizeof words);
    way_play(&r->way, &r->match, m, &before);
    if (!match_closes(r->venue, state_in(&before), state_of(r), m, &why))
        return false;
    way_close(&r->way, &r->match);
    memcpy(r->closed_by, words, sizeof words);
    return true;
}

/* Goes back to an earlier number of moves; if somebody went past the wall, by
 * playing them again. */
static void go_back(struct room *r, int count)
{
    if (count >= r->way.wall) {
        way_go_back(&r->way, &r->match, count);
        return;
    }
    way_restart(&r->way, &r->match);
    r->closed_by[0] = '\0';
    while (r->match.count < count)
        (void)play(r, r->match.moves[r->match.count]);
}

static enum err apply_move(struct room *r, const struct entry *e,
                           const struct move *known, struct note *n,
                           struct text *why)
{
    const struct venue *v = r->venue;
    struct state *s = match_state(&r->match);
    if (r->state != STORE_PLAYING)
        return refuse(why, "the match is not under way");
    if (known) {
        n->move = *known;
    } else {
        enum err err = venue_read_move(v, s, e->seat, e->words, &n->move, why);
        if (err != ERR_OK)
            return err;
    }
    if (r->match.count >= v->game->moves_max(v->table))
        return refuse(why, "the match is longer than any can be");
    n->closes = play(r, n->move);
    n->number = r->match.count;
    n->is_bots = strcmp(e->id, "-") == 0;
    n->id = id_hash(e->id);
    r->asking = ROOM_NOBODY;
    if (e->seat < room_seats(r))
        r->seat[e->seat].left = e->left;
    if (venue_is_over(v, s))
        r->state = STORE_OVER;
    begin_decisions(r, e->seat, e->time);
    return ERR_OK;
}

static enum err apply_control(struct room *r, const struct entry *e,
                              struct text *why)
{
    struct room_seat *s = &r->seat[e->seat];
    if (r->state != STORE_PLAYING || r->plan.level[e->seat][0])
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
        s->since = s->since >= 0 ? r->version : -1;
    }
    return ERR_OK;
}

static enum err apply_take_back(struct room *r, const struct entry *e,
                                struct text *why)
{
    bool possible = r->state == STORE_PLAYING && e->number >= 0
                    && e->number < r->match.count;
    if (e->kind == ENTRY_ASK && possible) {
        r->asking = e->seat;
        r->ask_target = e->number;
        r->agreed = 0;
    } else if (e->kind == ENTRY_AGREE && r->asking != ROOM_NOBODY) {
        r->agreed |= 1U << e->seat;
    } else if (e->kind == ENTRY_REFUSE && r->asking != ROOM_NOBODY) {
        r->asking = ROOM_NOBODY;
    } else if (e->kind == ENTRY_BACK && possible) {
        go_back(r, e->number);
        r->asking = ROOM_NOBODY;
        begin_decisions(r, SEAT_NOBODY, e->time);
    } else {
        return refuse(why, "nobody asks to take anything back");
    }
    return ERR_OK;
}

static enum err apply_next(struct room *r, const struct entry *e,
                           struct text *why)
{
    struct text t = text_in(r->next, sizeof r->next);
    if (r->state != STORE_OVER)
        return refuse(why, "the match is not over");
    text_add(&t, "%s", e->words);
    return ERR_OK;
}

static enum err apply_kind(struct room *r, const struct entry *e,
                           const struct move *known, struct note *n,
                           struct text *why)
{
    switch (e->kind) {
    case ENTRY_SIT:
        return apply_sit(r, e, why);
    case ENTRY_BEGIN:
        return apply_begin(r, e, why);
    case ENTRY_MOVE:
        return apply_move(r, e, known, n, why);
    case ENTRY_LATE:
    case ENTRY_RETURN:
    case ENTRY_RESIGN:
        return apply_control(r, e, why);
    case ENTRY_ASK:
    case ENTRY_AGREE:
    case ENTRY_REFUSE:
    case ENTRY_BACK:
        return apply_take_back(r, e, why);
    case ENTRY_NEXT:
        return apply_next(r, e, why);
    case ENTRY_KINDS:
        break;
    }
    return refuse(why, "that is no kind of entry");
}

static void make_room(struct room *r)
{
    if (r->version < r->note_room)
        return;
    r->note_room = r->note_room ? 2 * r->note_room : 32;
    r->notes = host_grow(r->notes, (size_t)r->note_room, sizeof *r->notes);
}

enum err room_apply(struct room *r, const struct entry *e,
                    const struct move *known, struct text *why)
{
    bool is_chance = e->kind == ENTRY_MOVE && e->seat == SEAT_CHANCE;
    if (!is_chance && (e->seat < 0 || e->seat >= room_seats(r)))
        return refuse(why, "there is no such seat");
    make_room(r);
    struct note n = {
        .kind = u8((int)e->kind), .seat = u8(e->seat), .number = e->number};
    r->version++;
    enum err err = apply_kind(r, e, known, &n, why);
    if (err == ERR_OK) {
        r->notes[r->version - 1] = n;
    } else {
        r->version--;
    }
    return err;
}

/* Everything else is made once for a seat or a table, or follows one of these:
 * a seat answers a question once, a clock runs out once after a return. */
enum err room_allows(const struct room *r, const struct entry *e,
                     struct text *why)
{
    bool full = r->version - r->match.count > ROOM_VOID_MAX;
    if (e->kind == ENTRY_ASK && full)
        return refuse(why, "too much has been taken back at this table");
    if (e->kind == ENTRY_RETURN && full) {
        return refuse(why, "too much but moves has happened at this table; a "
                           "bot plays on for you");
    }
    if (e->kind == ENTRY_AGREE && r->agreed >> e->seat & 1)
        return refuse(why, "you have agreed already");
    if (e->kind == ENTRY_RESIGN && r->seat[e->seat].has_resigned)
        return refuse(why, "you have resigned already");
    if (e->kind == ENTRY_NEXT && r->next[0])
        return refuse(why, "there is a rematch already");
    return ERR_OK;
}
