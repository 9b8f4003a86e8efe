/* state.h - everything there is to know about a position of Monuments.
 *
 * Hexes have places: dry hexes come first, in the order of their numbers, then
 * water. A set of dry hexes is 64 bits. spots.h says how moves name them.
 *
 * What has to be decided is a stack of nodes (stack.h).
 *
 * Derived, not stored: all supplies (pieces.h, wealth.h), who occupies and
 * controls a hex (units.h, sites.h, ground.h), discard piles, parameters, the
 * common bonus cards that are left.
 */
#ifndef GAMES_MONUMENTS_STATE_H
#define GAMES_MONUMENTS_STATE_H

#include "core/game.h"
#include "games/monuments/amounts.h"
#include "games/monuments/kinds.h"

#include <assert.h>

enum {
    MONUMENTS_SLOTS = 2,  /* of a ferry (MO-17.2) */
    MONUMENTS_STACK = 8,  /* nodes that wait; as many as bytes of a word */
    MONUMENTS_MOVED = 21, /* units that have been activated */
    MOVED_SPARE =
        MONUMENTS_KINDS, /* added to the kind of one that can still board */
    MONUMENTS_MOVED_KINDS = MOVED_SPARE + ARMY + 1,
    MONUMENTS_ATTACKERS = 32, /* declared units */
    MONUMENTS_SITES = MONUMENTS_BUILDINGS * MONUMENTS_PIECES,
};

/* Where a quest card is. The last four begin a row of seats each. */
enum monuments_where {
    WHERE_DECK,
    WHERE_BOX,                                 /* not for so few players */
    WHERE_HELD,                                /* dealt or drawn, not chosen */
    WHERE_OPEN = WHERE_HELD + MONUMENTS_SEATS, /* in progress */
    WHERE_DONE = WHERE_OPEN + MONUMENTS_SEATS, /* completed */
    WHERE_DROPPED = WHERE_DONE
                    + MONUMENTS_SEATS, /* a starting quest not kept */
    MONUMENTS_WHERES = WHERE_DROPPED + MONUMENTS_SEATS,
};

struct monuments_state {
    uint64_t bridges;                  /* rivers */
    uint64_t ferries;                  /* in use */
    uint64_t ferries_moved;            /* in this action */
    uint64_t used;                     /* hexes chosen in this action */
    uint64_t workers[MONUMENTS_SEATS]; /* dry hexes with a worker of the seat */
    uint64_t hand[MONUMENTS_SEATS];    /* action cards */
    uint64_t green[MONUMENTS_SEATS];   /* action cards */
    uint64_t commons[MONUMENTS_SEATS]; /* common bonus cards */
    uint64_t broken[MONUMENTS_SEATS];  /* damaged buildings */
    uint8_t res[MONUMENTS_DRY][MONUMENTS_TYPES];
    uint8_t unarmed[MONUMENTS_DRY], armed[MONUMENTS_DRY];
    uint8_t unit[MONUMENTS_LISTED][MONUMENTS_SEATS]
                [MONUMENTS_PIECES];                 /* places, ascending */
    uint8_t site[MONUMENTS_SEATS][MONUMENTS_SITES]; /* of buildings */
    uint8_t locked[MONUMENTS_SEATS][MONUMENTS_LOCKABLE];
    uint8_t ferry_water[MONUMENTS_FERRIES];
    uint8_t ferry_land[MONUMENTS_FERRIES];  /* none: at the centre */
    uint8_t ferry_owner[MONUMENTS_FERRIES]; /* none: empty */
    uint8_t ferry_unit[MONUMENTS_FERRIES][MONUMENTS_SLOTS];
    uint8_t ferry_cargo[MONUMENTS_FERRIES][MONUMENTS_SLOTS];
    uint8_t score_card[MONUMENTS_SEATS], ability[MONUMENTS_SEATS],
        deck[MONUMENTS_SEATS];
    uint8_t layers[MONUMENTS_SEATS], battles[MONUMENTS_SEATS];
    uint8_t quests[MONUMENTS_SEATS]
                  [MONUMENTS_QUEST_DECKS]; /* in progress, by deck */
    uint8_t pile[MONUMENTS_QUEST_DECKS];   /* cards left */
    uint8_t where[MONUMENTS_QUESTS];
    uint8_t dealt[MONUMENTS_SEATS][MONUMENTS_DRAWN]; /* quests to choose from */
    uint8_t start, turn, round, last;
    /* Seats whose quests are all looked at when their turn begins: before the
     * first turn, and after others made them retreat. */
    uint8_t disturbed;
    uint8_t stack[MONUMENTS_STACK]; /* from the top; none below the bottom */
    /* The action that is being carried out. */
    uint8_t card;            /* played */
    uint8_t left;            /* repetitions */
    uint8_t acted;           /* STOP is possible */
    uint8_t what;            /* thing to build, train, upgrade, trade */
    uint8_t drawn_pile;      /* the quest deck that is drawn from */
    uint8_t site_at, far_at; /* where it goes; source of a chosen worker */
    uint8_t cost[MONUMENTS_TYPES], discount;
    uint8_t mover, mover_kind, steps, stepped;
    uint8_t carry_from, carry_to, carry_slot, carry_left;
    uint8_t freed, arms; /* weapons to hand out, and whose */
    uint8_t option, effect;
    uint8_t source, target, defender, loser;
    uint8_t dice, pips[MONUMENTS_SLOTS], damage, group;
    uint8_t moved_spot[MONUMENTS_MOVED], moved_kind[MONUMENTS_MOVED];
    uint8_t attacker_spot[MONUMENTS_ATTACKERS],
        attacker_kind[MONUMENTS_ATTACKERS];
};

_Static_assert(MONUMENTS_STACK == sizeof(uint64_t), "the stack is one word");
_Static_assert(FIELD_ENDS(struct monuments_state, attacker_kind),
               "a state has no padding");

/* What core calls a state is one of these. */
static inline const struct monuments_state *monuments(const struct state *s)
{
    return (const struct monuments_state *)(const void *)s;
}

static inline struct monuments_state *monuments_mut(struct state *s)
{
    return (struct monuments_state *)(void *)s;
}

/* Resources on a dry hex. */
static inline int monuments_res_on(const struct monuments_state *s, int place)
{
    assert(place >= 0 && place < MONUMENTS_DRY);
    return monuments_amounts_total(monuments_amounts(s->res[place]));
}

/* Workers on a dry hex, armed or not; they are all of one seat (MO-5.3). */
static inline int monuments_workers_on(const struct monuments_state *s,
                                       int place)
{
    assert(place >= 0 && place < MONUMENTS_DRY);
    return s->unarmed[place] + s->armed[place];
}

/* Where the buildings of one type stand, from the first on. */
static inline const uint8_t *monuments_sites_of(const struct monuments_state *s,
                                                int seat, int building)
{
    assert(seat >= 0 && seat < MONUMENTS_SEATS);
    assert(building >= 0 && building < MONUMENTS_BUILDINGS);
    return s->site[seat] + (size_t)building * MONUMENTS_PIECES;
}

#endif
