/* hint.h - advice for the seat to move, from its own view alone.
 *
 * Every legal move is tried in many worlds that the seat must hold possible,
 * each played to its end at random; the share of wins tells the moves apart.
 */
#ifndef SEARCH_HINT_H
#define SEARCH_HINT_H

#include "core/venue.h"

struct hint {
    struct move move;
    double win_share; /* a shared first place counts in parts */
    double points;    /* the seat's mean score at the end */
};

struct hint_effort {
    int playouts_each; /* for every move */
    uint64_t seed;     /* the same seed gives the same advice */
};

/* Fills `out` with the best moves first and returns how many there are, at
 * most `room`. `view` is the seat's view. */
int hint_best(const struct venue *v, const struct state *view, int seat,
              const struct hint_effort *effort, struct hint *out, int room);

#endif
