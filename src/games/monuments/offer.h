/* offer.h - the moves of Monuments, and how nodes offer them. */
#ifndef GAMES_MONUMENTS_OFFER_H
#define GAMES_MONUMENTS_OFFER_H

#include "core/game.h"
#include "games/monuments/kinds.h"
#include "games/monuments/table.h"

#include <assert.h>

/* Moves. Their numbers give the order of MO-0.6 where a node has several. */
enum monuments_move {
    MOVE_START,      /* seat */
    MOVE_SCORE_CARD, /* seat, card */
    MOVE_ABILITY,    /* seat, ability */
    MOVE_DECK,       /* seat, deck */
    MOVE_DRAW,       /* quest, seat */
    MOVE_CHOOSE,     /* index of a starting quest */
    MOVE_PLAY,       /* card */
    MOVE_CARD,       /* card to turn green */
    MOVE_TYPE,       /* resource */
    MOVE_HEX,        /* hex: place, produce, populate, pay, target */
    MOVE_FROM_FERRY, /* ferry: pay, weapon */
    MOVE_UNIT,       /* hex or ferry, kind */
    MOVE_FERRY,      /* ferry */
    MOVE_GO,         /* hex */
    MOVE_BOARD,      /* ferry, 0 or 1 + kind of the partner */
    MOVE_SAIL,       /* hex */
    MOVE_SHORE,      /* water hex, land hex */
    MOVE_WHAT,       /* what to build, or kind of unit to train */
    MOVE_EDGE,       /* two hexes */
    MOVE_RESCUE,
    MOVE_BONUS,  /* common bonus card */
    MOVE_OPTION, /* of the personal card */
    MOVE_ATTACK, /* source hex, target hex */
    MOVE_ROLL,   /* pips */
    MOVE_LOSE,   /* hex or ferry, piece */
    MOVE_KEEP,   /* mask, how many */
    MOVE_STOP,
    MOVE_NONE,
    MOVE_TAKE_BACK,
};

/* Pieces of MOVE_LOSE after the kinds of units. */
enum {
    LOSE_BUILDING = MONUMENTS_KINDS,
    LOSE_FERRY = LOSE_BUILDING + MONUMENTS_BUILDINGS
};

/* Adds a move to the list. */
static inline void monuments_offer(struct move_list *out, int seat,
                                   enum monuments_move kind, int a, int b)
{
    move_list_add(out, move_of(seat, (int)kind, a, b));
}

/* As offer, if it holds: without a branch, where nobody can foresee it. */
static inline void monuments_offer_if(bool holds, struct move_list *out,
                                      struct move m)
{
    assert(out->count < GAME_MOVES_MAX);
    out->move[out->count] = m;
    out->count += holds;
}

/* Every hex of a set, by number. */
static inline void monuments_offer_hexes(const struct monuments_table *t,
                                         uint64_t set, int seat,
                                         struct move_list *out)
{
    for (; set; set = bits_rest(set))
        monuments_offer(out, seat, MOVE_HEX, t->id[bits_first(set)], 0);
}

/* Sorts what was offered from `first` on. MO-22.2: these lists are short. */
void monuments_sort(struct move_list *out, int first);

#endif
