/* hint.h - advice for the seat to move, from what it may know alone.
 *
 * A search finds the best moves: first the one that a player would make of it,
 * which is the one that was tried most, then the others in the same way. Then each
 * of them is played out a number of times in worlds that the seat must hold
 * possible, with moves that follow the game's own hints, to see how it tends to
 * end.
 */
#ifndef SEARCH_HINT_H
#define SEARCH_HINT_H

#include "search/mcts.h"

/* The search has tried the move too little to tell. */
enum { HINT_UNSURE = -1 };

struct hint {
    struct move move;
    double win_share;        /* expected share of the win, or HINT_UNSURE */
    double points;           /* the seat's mean score at the end */
    double points_of_others; /* the best other seat's mean score */
    double share_of_search;  /* how much of the search went into it */
};

enum { HINT_PLAYOUTS = 100 }; /* for people, who wait for it */

struct hint_effort {
    int iterations; /* of the search */
    int playouts;   /* of each move that is advised */
    uint64_t seed;  /* the same seed gives the same advice */
};

/* Fills `out` with the best moves first and returns how many there are, at
 * most `room`; 0 if there is no memory. No move is said to win more than one
 * before it, for of what was tried less, less is known. */
int hint_best(const struct outlook *o, const struct hint_effort *effort,
              struct hint *out, int room);

/* The same from the answers of a search that was made elsewhere; they are put
 * in another order. */
int hint_of_answers(const struct outlook *o, const struct hint_effort *effort,
                    struct mcts_answer answers[], int count, struct hint *out,
                    int room);

#endif
