#include "bout/bout.h"

#include "base/bits.h"
#include "bout/think.h"
#include "host/clock.h"
#include "search/playout.h"

#include <assert.h>
#include <string.h>

struct run {
    const struct bout *bout;
    struct match *match;
    struct bout_result *result;
};

static void forfeit(struct run *r, int seat, const char *why)
{
    struct text t = text_in(r->result->reason, sizeof r->result->reason);
    if (r->result->forfeits == 0) {
        text_add(&t, "%s %s at move %d", venue_seat_name(r->bout->venue, seat),
                 why, r->match->count + 1);
    }
    r->result->forfeits |= 1U << seat;
}

/* The player's move, if it keeps the rules and its time: it is found among the legal
 * ones here, and they are not listed again to play it. */
static bool ask(struct run *r, int seat, struct move *out)
{
    const struct venue *v = r->bout->venue;
    struct player *p = r->bout->player[seat];
    struct outlook o;
    double limit = p->param[PARAM_TIME] / 1000 + r->bout->grace;
    double start = clock_now();
    outlook_of(&o, v, match_state(r->match), seat);
    *out = think_choose(
        p, &o, seed_draw(r->bout->thinking, r->match->count, SEED_PLAYER));
    bool timed = p->kind->params >> PARAM_TIME & 1
                 && (p->param[PARAM_TIME] > 0
                     || p->param[PARAM_ITERATIONS] <= 0);
    if (p->why[0]) {
        forfeit(r, seat, p->why);
        return false;
    }
    if (timed && clock_now() - start > limit) {
        forfeit(r, seat, "thought for too long");
        return false;
    }
    if (out->seat != seat || !venue_is_legal(v, match_state(r->match), *out)) {
        forfeit(r, seat, "answered an illegal move");
        return false;
    }
    return true;
}

/* A legal move: one that was asked for, or drawn. */
static struct move next_move(struct run *r)
{
    const struct venue *v = r->bout->venue;
    const struct state *s = match_state(r->match);
    int seat = bits_first(v->game->to_act(v->table, s));
    struct move m;
    if (seat == SEAT_CHANCE)
        return playout_deal(v, s, r->bout->seed, r->match->count);
    bool out = r->result->forfeits >> seat & 1;
    if (!out && ask(r, seat, &m))
        return m;
    return playout_deal(v, s, r->bout->thinking, r->match->count);
}

/* Those who forfeited come in behind all others, and share the last place. */
static void rank(const struct venue *v, const struct state *s,
                 struct bout_result *r)
{
    int place[GAME_SEATS_MAX] = {0};
    int seats = v->setup.seats;
    venue_rank(v, s, place);
    for (int i = 0; i < seats; i++) {
        bool out = r->forfeits >> i & 1;
        r->place[i] = 1;
        for (int k = 0; k < seats; k++) {
            bool other_out = r->forfeits >> k & 1;
            bool before = out != other_out ? out : !out && place[k] < place[i];
            r->place[i] += before;
        }
        struct score score;
        v->game->score(v->table, s, i, &score);
        r->score[i] = score_total(&score);
    }
}

/* Players that live elsewhere are told of every move. */
static void tell_all(struct run *r, struct move m)
{
    const struct venue *v = r->bout->venue;
    for (int i = 0; i < v->setup.seats; i++) {
        if (!(r->result->forfeits >> i & 1))
            player_saw(r->bout->player[i], v, i, match_state(r->match), m);
    }
}

void bout_play(const struct bout *b, struct match *m, struct bout_result *r)
{
    assert(b && b->venue && m && m->count == 0 && r);
    struct run run = {.bout = b, .match = m, .result = r};
    memset(r, 0, sizeof *r);
    for (int i = 0; i < b->venue->setup.seats; i++)
        player_forget(b->player[i]);
    while (!venue_is_over(b->venue, match_state(m))) {
        struct move next = next_move(&run);
        tell_all(&run, next);
        enum err e = match_follow(m, next);
        assert(e == ERR_OK);
        (void)e;
    }
    for (int i = 0; i < b->venue->setup.seats; i++)
        player_over(b->player[i], b->venue, i, match_state(m));
    rank(b->venue, match_state(m), r);
}

void bout_record(const struct bout *b, const struct match *m,
                 const struct bout_result *r, struct text *out)
{
    assert(b && m && r && out);
    struct record_notes notes = {.seed = (long long)b->seed};
    for (int i = 0; i < b->venue->setup.seats; i++)
        notes.player[i] = b->player[i]->name;
    notes.forfeit = r->forfeits ? r->reason : NULL;
    record_write(m, &notes, out);
}
