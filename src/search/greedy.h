/* greedy.h - the move with the best position right after it. */
#ifndef SEARCH_GREEDY_H
#define SEARCH_GREEDY_H

#include "search/outlook.h"

/* Looks at every move in the same `worlds` guesses; ties go by the seed. */
struct move greedy_choose(const struct outlook *o, int worlds, uint64_t seed);

#endif
