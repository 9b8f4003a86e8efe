/* trail.h - the way that a test has come, so that whoever sees it fail can go and
 * look.
 *
 *     trail_begin(v, seed);
 *     trail_step(m);                 for every move that is made
 *     trail_say(__FILE__, __LINE__, "what does not hold");
 */
#ifndef TESTS_TRAIL_H
#define TESTS_TRAIL_H

#include "core/venue.h"

/* A new match of this venue, which must stay where it is. */
void trail_begin(const struct venue *v, uint64_t seed);

void trail_step(struct move m);

/* Says what was expected, in which match, after how many moves and who is to move;
 * leaves the match as a record, and names the command that shows the position. */
void trail_say(const char *file, int line, const char *what);

#endif
