/* perft.h - counting positions: the exactest summary of the rules there is. */
#ifndef CORE_PERFT_H
#define CORE_PERFT_H

#include "core/venue.h"

/* The number of sequences of `depth` moves from here; chance counts like any
 * seat, and of seats that choose at once the lowest moves first. A sequence
 * that ends the game earlier counts once. */
uint64_t perft(const struct venue *v, const struct state *s, int depth);

#endif
