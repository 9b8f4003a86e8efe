/* setups.h - the set-ups of a game that tests go through. */
#ifndef TESTS_SETUPS_H
#define TESTS_SETUPS_H

#include "core/venue.h"

/* Calls `visit` for every set-up worth testing: each number of seats with all
 * options standard, and with each option at each other value; where an old file
 * that leaves options out means other than the standard, beside that as well. */
void setups_each(const struct box *box,
                 void (*visit)(const struct venue *v, void *with), void *with);

enum { SETUPS_MATCHES = 1000, SETUPS_SEED = 1 };

/* Told of each match: the fingerprint of all up to it. */
struct setups_watch {
    void (*match)(void *with, const struct venue *v, int n, uint64_t hash);
    void *with;
};

/* A line for each of these set-ups: the fingerprint of SETUPS_MATCHES matches. `w`
 * may be NULL. */
void setups_fingerprint(const struct box *box, const struct setups_watch *w,
                        struct text *out);

#endif
