/* verify.h - was the chance of a match what was committed to?
 *
 * Checks a record with the tag `key` (core/record.h) against the match that was
 * replayed from it: the key must fit the commitment that was published before the
 * first move, and must draw every move of chance as it was made (core/fair.h).
 */
#ifndef CORE_VERIFY_H
#define CORE_VERIFY_H

#include "core/record.h"

/* `commitment` is the one that somebody has kept, or NULL; the record's own
 * is always looked at. `draws` becomes the number of chance's moves. False: the
 * sentence says what does not fit. */
bool verify_chance(const struct record *r, const struct match *m,
                   const char *commitment, int *draws, struct text *why);

#endif
