/* steps.h - which way the matches of a golden file went when it held last, so that
 * a test that fails can say where they part.
 *
 * A line for each match, of one set-up after the other: the fingerprint of all up to
 * it, and of the first STEPS_WHOLE of a set-up four digits for each move. A test that
 * passes leaves them beside its program.
 */
#ifndef TESTS_STEPS_H
#define TESTS_STEPS_H

#include "setups.h"

enum { STEPS_WHOLE = 8, STEPS_ROOM = 1 << 23 };

/* Writes the lines into a text with STEPS_ROOM; for setups_fingerprint. */
struct setups_watch steps_watch(struct text *out);

/* Where two such texts part. */
struct steps_place {
    int setup; /* its number, as setups_each has them */
    int match;
    int move; /* after so many moves; -1: nobody knows, or at the end */
};

/* False: they do not part. */
bool steps_part(const char *before, const char *now, struct steps_place *out);

/* Says what was expected, and leaves a record of that place, as trail_say does. */
void steps_say(const struct box *box, const struct steps_place *at,
               const char *file, int line, const char *what);

#endif
