/* secrets.c - what is hidden (MO-4.11): quests dealt, drawn, in progress or
 * dropped are known to their player only, and what is left in the decks to
 * nobody. How many there are of each, everybody knows. */
#include "games/monuments/secrets.h"

#include "base/num.h"
#include "games/monuments/count.h"
#include "games/monuments/offer.h"
#include "games/monuments/quest.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

#include <assert.h>

static bool is_of(int where, int first, int seat)
{
    return where == first + seat;
}

static bool is_done(int where)
{
    return where >= WHERE_DONE && where < WHERE_DONE + MONUMENTS_SEATS;
}

static bool is_open(int where)
{
    return where >= WHERE_OPEN && where < WHERE_OPEN + MONUMENTS_SEATS;
}

/* When the game is over, quests in progress are shown for the score. */
static bool may_see(const struct monuments_state *s, int where, int viewer)
{
    bool over = monuments_stack_top(s) == NODE_OVER;
    if (where == WHERE_BOX || is_done(where) || (over && is_open(where)))
        return true;
    return viewer < MONUMENTS_SEATS
           && (is_of(where, WHERE_HELD, viewer)
               || is_of(where, WHERE_OPEN, viewer)
               || is_of(where, WHERE_DROPPED, viewer));
}

static void redact(const struct table *table, struct state *state, int viewer)
{
    const struct monuments_table *t = monuments_table(table);
    struct monuments_state *s = monuments_mut(state);
    for (int i = 0; i < t->content.quest_count; i++) {
        if (!may_see(s, s->where[i], viewer))
            s->where[i] = FIELD_HIDDEN;
    }
    for (int seat = 0; seat < t->seats; seat++) {
        int drawn = seat == viewer ? 0 : monuments_drawn_count(s, seat);
        for (int i = 0; i < drawn; i++)
            s->dealt[seat][i] = FIELD_HIDDEN;
    }
}

static struct move redact_move(const struct table *table,
                               const struct state *before, struct move m,
                               int viewer)
{
    bool quest = m.kind == MOVE_DRAW;
    bool choice = m.kind == MOVE_CHOOSE || m.kind == MOVE_KEEP;
    (void)table;
    (void)before;
    if ((quest && m.arg[1] != viewer) || (choice && m.seat != viewer))
        m.arg[0] = FIELD_HIDDEN;
    return m;
}

/* -- Guessing -------------------------------------------------------------- */

/* The hidden cards of one deck, and the places they are in. The places are
 * public; which card is in which is not. */
struct deal {
    int count;
    uint8_t quest[MONUMENTS_QUESTS];
    uint8_t where[MONUMENTS_QUESTS];
};

static void add_places(struct deal *d, int where, int n)
{
    for (int i = 0; i < n; i++)
        d->where[d->count++] = u8(where);
}

/* MO-3.9: everybody who has chosen has dropped the rest of the deal. */
static int dropped_by(const struct monuments_table *t,
                      const struct monuments_state *s, int seat)
{
    bool dealt = s->round == 0 && monuments_drawn_count(s, seat) > 0;
    int shown = 0;
    for (int i = 0; i < t->content.quest_count; i++) {
        shown += t->content.quest[i].deck == 0
                 && (is_of(s->where[i], WHERE_DONE, seat)
                     || is_of(s->where[i], WHERE_OPEN, seat));
    }
    bool kept = s->quests[seat][0] + shown > 0;
    return kept && !dealt ? t->content.limits.start_quests - 1 : 0;
}

static int shown_open(const struct monuments_table *t,
                      const struct monuments_state *s, int seat, int deck)
{
    int n = 0;
    for (int i = 0; i < t->content.quest_count; i++) {
        n += t->content.quest[i].deck == deck
             && is_of(s->where[i], WHERE_OPEN, seat);
    }
    return n;
}

/* The deck that the cards in a seat's hand are from. */
static int hand_deck(const struct monuments_state *s)
{
    return s->round == 0 ? 0 : s->drawn_pile;
}

static void places_of(const struct monuments_table *t,
                      const struct monuments_state *s, int deck, int viewer,
                      struct deal *d)
{
    for (int seat = 0; seat < t->seats; seat++) {
        if (seat == viewer)
            continue;
        add_places(d, WHERE_OPEN + seat,
                   s->quests[seat][deck] - shown_open(t, s, seat, deck));
        if (hand_deck(s) == deck)
            add_places(d, WHERE_HELD + seat, monuments_drawn_count(s, seat));
        if (deck == 0)
            add_places(d, WHERE_DROPPED + seat, dropped_by(t, s, seat));
    }
}

static void hidden_of(const struct monuments_table *t,
                      const struct monuments_state *s, int deck, int viewer,
                      struct deal *d)
{
    int hidden = 0;
    for (int i = 0; i < t->content.quest_count; i++) {
        if (t->content.quest[i].deck == deck && s->where[i] == FIELD_HIDDEN)
            d->quest[hidden++] = u8(i);
    }
    d->count = 0;
    places_of(t, s, deck, viewer, d);
    assert(d->count <= hidden);
    add_places(d, WHERE_DECK, hidden - d->count);
}

static bool may_rise_abroad(const struct monuments_state *s, int seat, int kind)
{
    bool retreated = s->disturbed >> seat & 1;
    unsigned counts = COUNTS_ABROAD | (retreated ? COUNTS_RETREAT : 0U);
    return counts >> kind & 1;
}

/* Has the seat had a turn, at the end of which quests were looked at? */
static bool has_played(const struct monuments_table *t,
                       const struct monuments_state *s, int seat)
{
    int order = (seat - s->start + t->seats) % t->seats;
    int active = (s->turn - s->start + t->seats) % t->seats;
    return s->round > 1 || (s->round == 1 && order <= active);
}

/* MO-15.6: what is fulfilled has been completed, so it is not in progress; but
 * not yet while a step waits for what it carries. */
static bool is_possible(const struct monuments_table *t,
                        const struct monuments_state *s, int quest, int where)
{
    const struct monuments_quest *q = &t->content.quest[quest];
    int seat = where - WHERE_OPEN;
    if (!is_open(where) || !has_played(t, s, seat)
        || !monuments_is_fulfilled(t, s, seat, quest))
        return true;
    if (seat == s->turn)
        return monuments_stack_top(s) == NODE_CARRY;
    for (int i = 0; i < q->condition_count; i++) {
        if (may_rise_abroad(s, seat, q->condition[i].kind))
            return true;
    }
    return false;
}

static void swap(uint8_t *a, uint8_t *b)
{
    uint8_t c = *a;
    *a = *b;
    *b = c;
}

/* For each card of a deal: bit n is set if it can be in the n-th row of seats
 * at its place. Worked out once, because guesses are made by the thousand. */
struct odds {
    uint32_t possible[MONUMENTS_QUESTS];
};

static void odds_find(const struct monuments_table *t,
                      const struct monuments_state *s, const struct deal *d,
                      struct odds *out)
{
    uint32_t asked = 0;
    for (int i = 0; i < d->count; i++)
        asked |= 1U << d->where[i];
    for (int i = 0; i < d->count; i++) {
        uint32_t set = 0;
        for (uint32_t m = asked; m; m &= m - 1) {
            if (is_possible(t, s, d->quest[i], bits_first(m)))
                set |= 1U << bits_first(m);
        }
        out->possible[d->quest[i]] = set;
    }
}

static bool fits(const struct odds *o, int quest, int where)
{
    return o->possible[quest] >> where & 1;
}

/* Every deal that agrees with what is public is equally likely: a shuffle,
 * then exchanges that never make it less possible, many times over. */
static void shuffle(const struct odds *o, struct deal *d, struct rng *rng)
{
    enum { ROUNDS = 16 };
    bool strict = false;
    for (int i = d->count - 1; i > 0; i--)
        swap(&d->quest[i], &d->quest[rng_below(rng, i + 1)]);
    for (int i = 0; i < d->count; i++)
        strict = strict || !fits(o, d->quest[i], d->where[i]);
    for (int n = 0; strict && n < ROUNDS * d->count; n++) {
        int a = rng_below(rng, d->count);
        int b = rng_below(rng, d->count);
        int before = fits(o, d->quest[a], d->where[a])
                     + fits(o, d->quest[b], d->where[b]);
        int after = fits(o, d->quest[b], d->where[a])
                    + fits(o, d->quest[a], d->where[b]);
        if (after >= before)
            swap(&d->quest[a], &d->quest[b]);
    }
}

/* Along a chain of places, each gets the card of the one it was reached from;
 * `b` is the last, `a` the first. */
static void pass_on(struct deal *d, const uint8_t from[MONUMENTS_QUESTS], int b,
                    int a)
{
    uint8_t card = d->quest[b];
    int at = b;
    do {
        at = from[at];
        swap(&card, &d->quest[at]);
    } while (at != a);
    if (b != a)
        d->quest[b] = card;
}

/* Places of a deal as a set: those whose card is not possible there, and those
 * whose card would be possible at `place`. */
static uint64_t misplaced(const struct odds *o, const struct deal *d)
{
    uint64_t set = 0;
    for (int b = 0; b < d->count; b++)
        set |= (uint64_t)!fits(o, d->quest[b], d->where[b]) << b;
    return set;
}

static uint64_t givers(const struct odds *o, const struct deal *d, int place)
{
    uint64_t set = 0;
    for (int b = 0; b < d->count; b++)
        set |= (uint64_t)fits(o, d->quest[b], d->where[place]) << b;
    return set;
}

/* Place `a` gets a card that is possible there, by the shortest chain in which
 * the others keep one: as in all matchings, a card at a time. */
static void reseat(const struct odds *o, struct deal *d, int a)
{
    uint64_t wrong = misplaced(o, d);
    uint64_t left = UINT64_MAX;
    uint8_t from[MONUMENTS_QUESTS] = {0};
    uint8_t queue[MONUMENTS_QUESTS + 1] = {u8(a)};
    int end = 1;
    for (int i = 0; i < end; i++) {
        uint64_t next = givers(o, d, queue[i]) & left;
        left &= ~next;
        for (uint64_t m = next; m; m = bits_rest(m)) {
            from[bits_first(m)] = queue[i];
            queue[end++] = u8(bits_first(m));
        }
        if (next & wrong) {
            pass_on(d, from, bits_first(next & wrong), a);
            return;
        }
    }
}

/* What exchanges have not reached is put right. */
static void repair(const struct odds *o, struct deal *d)
{
    for (int a = 0; a < d->count; a++) {
        if (!fits(o, d->quest[a], d->where[a]))
            reseat(o, d, a);
    }
}

/* Cards in a hand also stand in the order they were drawn. */
static void fill_hands(struct monuments_state *s, const struct deal *d)
{
    int next[MONUMENTS_SEATS] = {0};
    for (int i = 0; i < d->count; i++) {
        int seat = d->where[i] - WHERE_HELD;
        s->where[d->quest[i]] = d->where[i];
        if (d->where[i] >= WHERE_HELD && d->where[i] < WHERE_OPEN)
            s->dealt[seat][next[seat]++] = d->quest[i];
    }
}

static void guess(const struct table *table, struct state *view, int viewer,
                  struct rng *rng)
{
    const struct monuments_table *t = monuments_table(table);
    struct monuments_state *s = monuments_mut(view);
    for (int deck = 0; deck < MONUMENTS_QUEST_DECKS; deck++) {
        struct deal d;
        struct odds o;
        hidden_of(t, s, deck, viewer, &d);
        odds_find(t, s, &d, &o);
        shuffle(&o, &d, rng);
        repair(&o, &d);
        fill_hands(s, &d);
    }
}

const struct secrets monuments_secrets = {
    .redact = redact,
    .redact_move = redact_move,
    .guess = guess,
};
