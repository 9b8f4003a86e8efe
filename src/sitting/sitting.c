#include "sitting/sitting.h"

#include "base/bits.h"
#include "search/playout.h"

#include <assert.h>
#include <stdlib.h>

/* -- Opening --------------------------------------------------------------- */

void sitting_close(struct sitting *s)
{
    free(s->match.moves);
    s->match.moves = NULL;
    s->is_open = false;
}

static struct opening rooms(struct sitting *s, const struct supply *from)
{
    return (struct opening){from, &s->box, &s->venue, &s->match};
}

enum err sitting_open(struct sitting *s, const struct supply *from,
                      const char *game, struct text *why)
{
    assert(s && from && game && why);
    struct opening o = rooms(s, from);
    sitting_close(s);
    return opening_box(&o, game, why);
}

enum err sitting_open_same(struct sitting *s, const struct supply *from,
                           const char *game, uint64_t content, struct text *why)
{
    assert(s && from && game && why);
    struct opening o = rooms(s, from);
    sitting_close(s);
    return opening_same_box(&o, game, content, why);
}

/* Nothing has been played, nothing is hidden. */
static void forget(struct sitting *s)
{
    s->viewer = SEAT_CHANCE;
    s->total = 0;
    s->before = 0;
    s->taken_back = 0;
    s->is_scripted = false;
}

enum err sitting_lay(struct sitting *s, const struct setup *how,
                     struct text *why)
{
    assert(s && !s->is_open && s->box.game);
    struct opening o = rooms(s, NULL);
    forget(s);
    return opening_lay(&o, how, why);
}

static enum err opened(struct sitting *s, enum err e)
{
    assert(e != ERR_OK || s->match.moves);
    s->is_listed = false;
    if (e == ERR_OK) {
        s->total = s->match.count;
        s->is_open = true;
    } else {
        sitting_close(s);
    }
    return e;
}

enum err sitting_deal(struct sitting *s, long long seed, struct text *why)
{
    assert(s->match.moves && !s->is_open);
    s->seed = seed;
    (void)opened(s, ERR_OK);
    return sitting_chance(s, why);
}

void sitting_script(struct sitting *s, long long seed)
{
    assert(s->match.moves && !s->is_open);
    s->seed = seed;
    s->is_scripted = true;
    (void)opened(s, ERR_OK);
}

enum err sitting_load(struct sitting *s, const struct supply *from,
                      const struct record *r, long long seed, struct text *why)
{
    assert(r && seed >= 0);
    struct opening o = rooms(s, from);
    sitting_close(s);
    forget(s);
    enum err e = opening_record(&o, r, -1, why);
    if (e == ERR_OK && !record_agrees(r, &s->match, why))
        e = ERR_BAD_TEXT;
    s->seed = r->seed == RECORD_NO_SEED ? seed : r->seed;
    s->taken_back = r->taken_back;
    return opened(s, e);
}

/* What hides nothing can be played on, whoever saw it. */
static void begin_at_start(struct sitting *s, int viewer)
{
    struct state *start = state_in(&s->start);
    bool holes = venue_has_holes(&s->venue, start);
    s->viewer = holes ? viewer : SEAT_CHANCE;
    match_begin_at(&s->match, &s->venue, s->match.moves, start);
}

enum err sitting_resume(struct sitting *s, int viewer, struct text *why)
{
    assert(s->match.moves && !s->is_open);
    enum err e = position_is_possible(&s->venue, state_in(&s->start), viewer,
                                      why);
    if (e == ERR_OK)
        begin_at_start(s, viewer);
    return opened(s, e);
}

enum err sitting_position(struct sitting *s, const struct supply *from,
                          const struct position *p, long long seed,
                          struct text *why)
{
    assert(p && seed >= 0);
    struct opening o = rooms(s, from);
    int viewer = SEAT_CHANCE;
    sitting_close(s);
    forget(s);
    enum err e = opening_position(&o, p, state_in(&s->start), &viewer, why);
    s->seed = seed;
    s->before = p->count;
    if (e == ERR_OK)
        begin_at_start(s, viewer);
    return opened(s, e);
}

/* -- What may be done ------------------------------------------------------ */

static enum err is_there(struct sitting *s, struct text *why)
{
    s->refusal.kind = REFUSAL_NONE;
    if (s->is_open)
        return ERR_OK;
    text_add(why, "no match has begun");
    return ERR_NOT_FOUND;
}

/* Says to programs what players are told. */
static enum err refused(const struct sitting *s, struct text *why)
{
    assert(s->refusal.kind != REFUSAL_NONE);
    refusal_write(&s->refusal, &s->venue, why);
    return ERR_ILLEGAL_MOVE;
}

static enum err can_go_on(struct sitting *s, struct text *why)
{
    enum err e = is_there(s, why);
    if (e != ERR_OK)
        return e;
    if (s->viewer != SEAT_CHANCE) {
        s->refusal = (struct refusal){.kind = REFUSAL_VIEW, .seat = s->viewer};
    } else if (s->match.count < s->total) {
        s->refusal = (struct refusal){
            .kind = REFUSAL_PAST, .count = s->match.count, .total = s->total};
    } else {
        return ERR_OK;
    }
    return refused(s, why);
}

static enum err is_seat(const struct sitting *s, int seat, struct text *why)
{
    if (seat >= 0 && seat < s->venue.setup.seats)
        return ERR_OK;
    text_add(why, "there is no such seat; seats are 0 to %d",
             s->venue.setup.seats - 1);
    return ERR_NOT_FOUND;
}

enum err sitting_shows(struct sitting *s, int viewer, struct text *why)
{
    assert(s && why);
    enum err e = is_there(s, why);
    if (e == ERR_OK && viewer != SEAT_NOBODY)
        e = is_seat(s, viewer, why);
    if (e == ERR_OK && s->viewer != SEAT_CHANCE && viewer != s->viewer) {
        text_add(why,
                 "this is a position as %s sees it; it does not tell what "
                 "%s sees",
                 venue_seat_name(&s->venue, s->viewer),
                 venue_seat_name(&s->venue, viewer));
        return ERR_NOT_FOUND;
    }
    return e;
}

enum err sitting_asks(struct sitting *s, int seat, struct text *why)
{
    assert(s && why);
    enum err e = sitting_shows(s, seat, why);
    const struct venue *v = &s->venue;
    if (e != ERR_OK || seat == SEAT_NOBODY)
        return e == ERR_OK ? is_seat(s, seat, why) : e;
    if (v->game->to_act(v->table, match_state(&s->match)) >> seat & 1)
        return ERR_OK;
    s->refusal = (struct refusal){.kind = REFUSAL_SEAT, .seat = seat};
    return refused(s, why);
}

/* -- Doing it -------------------------------------------------------------- */

const struct choices *sitting_choices(struct sitting *s, int seat)
{
    assert(s && s->is_open);
    if (!s->is_listed || s->choices.seat != seat)
        venue_choices(&s->venue, match_state(&s->match), seat, &s->choices);
    s->is_listed = true;
    return &s->choices;
}

/* After a move: the sentence that may be missing, and what is kept. */
static enum err played(struct sitting *s, enum err e, struct text *why)
{
    s->is_listed = false;
    s->total = e == ERR_OK ? s->match.count : s->total;
    if (e != ERR_OK && why->len == 0)
        text_add(why, "%s", err_text(e));
    return e;
}

uint64_t sitting_draw(const struct sitting *s, enum seed_use use)
{
    assert(s->is_open && s->seed >= 0);
    return seed_draw((uint64_t)s->seed, s->before + s->match.count, use);
}

bool sitting_is_for_chance(const struct venue *v, const struct state *s)
{
    assert(v && s);
    seat_set seats = v->game->to_act(v->table, s);
    return seats && bits_first(seats) == SEAT_CHANCE;
}

static enum err let_chance_play(struct sitting *s, struct text *why)
{
    const struct venue *v = &s->venue;
    struct state *now = match_state(&s->match);
    enum err e = ERR_OK;
    while (e == ERR_OK && !s->is_scripted && sitting_is_for_chance(v, now)) {
        e = match_follow(&s->match, playout_deal(v, now, (uint64_t)s->seed,
                                                 s->before + s->match.count));
    }
    return played(s, e, why);
}

enum err sitting_choose(struct sitting *s, const struct state *seen, int seat,
                        const char *move, struct move *out, struct text *why)
{
    assert(seen && move);
    enum err e = venue_choose(&s->venue, seen, sitting_choices(s, seat), move,
                              out, &s->refusal);
    return e == ERR_OK ? e : refused(s, why);
}

enum err sitting_play(struct sitting *s, int seat, const char *move,
                      struct text *why)
{
    assert(s && move && why);
    struct move m;
    enum err e = can_go_on(s, why);
    if (e == ERR_OK)
        e = is_seat(s, seat, why);
    if (e == ERR_OK)
        e = sitting_choose(s, match_state(&s->match), seat, move, &m, why);
    if (e == ERR_OK)
        e = played(s, match_follow(&s->match, m), why);
    return e == ERR_OK ? let_chance_play(s, why) : e;
}

enum err sitting_line(struct sitting *s, const char *line, struct text *why)
{
    assert(s && line && why);
    enum err e = can_go_on(s, why);
    if (e != ERR_OK)
        return e;
    return played(s, record_play_line(&s->match, line, why), why);
}

enum err sitting_chance(struct sitting *s, struct text *why)
{
    assert(s && why);
    enum err e = can_go_on(s, why);
    if (e != ERR_OK)
        return e;
    s->is_scripted = false;
    return let_chance_play(s, why);
}

/* The number of moves to go back to; -1, and why not. */
static int back_target(struct sitting *s, int seat, unsigned how)
{
    int target = match_decision(&s->match, seat, how & BACK_TURN);
    bool closed = target >= 0
                  && match_has_closed(&s->match, target, &s->refusal);
    if (target < 0)
        s->refusal = (struct refusal){.kind = REFUSAL_UNMOVED, .seat = seat};
    if (closed && !(how & BACK_PAST))
        return -1;
    s->taken_back += closed;
    return target;
}

enum err sitting_undo(struct sitting *s, int seat, unsigned how,
                      struct text *why)
{
    assert(s && why);
    enum err e = can_go_on(s, why);
    if (e == ERR_OK)
        e = is_seat(s, seat, why);
    if (e != ERR_OK)
        return e;
    int target = back_target(s, seat, how);
    if (target < 0) {
        text_add(why, "nothing can be taken back: ");
        return refused(s, why);
    }
    s->refusal.kind = REFUSAL_NONE;
    match_go_back(&s->match, target);
    s->is_listed = false;
    s->total = target;
    return ERR_OK;
}

enum err sitting_go(struct sitting *s, int count, struct text *why)
{
    enum err e = is_there(s, why);
    if (e != ERR_OK)
        return e;
    if (count < 0 || count > s->total) {
        s->refusal = (struct refusal){
            .kind = REFUSAL_END, .count = count, .total = s->total};
        return refused(s, why);
    }
    const struct venue *v = &s->venue;
    assert(s->match.count <= s->total);
    s->is_listed = false;
    if (count < s->match.count)
        match_go_back(&s->match, count);
    while (s->match.count < count) {
        v->game->apply(v->table, match_state(&s->match),
                       s->match.moves[s->match.count]);
        s->match.count++;
    }
    return ERR_OK;
}

enum err sitting_cut(struct sitting *s, struct text *why)
{
    assert(s && why);
    enum err e = is_there(s, why);
    if (e != ERR_OK)
        return e;
    s->total = s->match.count;
    return s->viewer == SEAT_CHANCE ? let_chance_play(s, why) : ERR_OK;
}
