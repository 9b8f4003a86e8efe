/* trail.h - the way that a test has come, so that whoever sees it fail can go and
 * look.
 *
 *     trail_begin(v, seed);          or trail_begin_at(v, seed, s)
 *     trail_step(m);                 for every move, before it is made
 *     trail_say(__FILE__, __LINE__, "what does not hold");
 *     trail_end();                   what comes now has nothing to do with it
 *
 * An assertion that fails under way says the same.
 */
#ifndef TESTS_TRAIL_H
#define TESTS_TRAIL_H

#include "core/venue.h"

/* A new match of this venue, which must stay where it is. */
void trail_begin(const struct venue *v, uint64_t seed);

/* The same from a full position. */
void trail_begin_at(const struct venue *v, uint64_t seed,
                    const struct state *s);

/* Until the trail ends it is of this content, which is left beside the match. */
void trail_content(const void *bytes, size_t size);

void trail_step(struct move m);
void trail_end(void);

/* Says what was expected, in which match, after how many moves and who is to move;
 * leaves the match as a record or a position, and names the command that shows it. If
 * the last move leads to what cannot be, it is the position before it, and the move. */
void trail_say(const char *file, int line, const char *what);

#endif
