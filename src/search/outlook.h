/* outlook.h - all that a player is told.
 *
 * Players of this program take an outlook and nothing else. It can only be made
 * by `outlook_of`, which hides what the seat may not know, so a player cannot
 * peek: the full state is not there to be read.
 */
#ifndef SEARCH_OUTLOOK_H
#define SEARCH_OUTLOOK_H

#include "core/venue.h"

struct outlook {
    const struct venue *venue;
    int seat;
    struct state_room view;
};

void outlook_of(struct outlook *o, const struct venue *v,
                const struct state *full, int seat);

/* A full state that the seat must hold possible. */
void outlook_guess(const struct outlook *o, struct rng *rng, struct state *out);

/* The same, but others who choose at the same time as the seat have yet to choose. */
void outlook_reopen(const struct outlook *o, struct rng *rng,
                    struct state *out);

/* The same, at the point where the seat decides: others who choose at the same
 * time and come first have chosen, by what looks promising. */
void outlook_world(const struct outlook *o, struct rng *rng, struct state *out);

#endif
