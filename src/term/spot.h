/* spot.h - where on the picture of a board a move happens.
 *
 * The places are found by what stands in the picture and in the move's name, so
 * a game whose pictures are not known here is played as well, only without
 * marks.
 */
#ifndef TERM_SPOT_H
#define TERM_SPOT_H

#include "core/venue.h"
#include "term/picture.h"

enum { SPOTS_MAX = 4 };

/* Fills `out` with the places of the move that `seat` may make, the most
 * telling last; returns how many. */
int spot_find(const struct picture *p, const struct venue *v, int seat,
              const char *move, struct spot out[SPOTS_MAX]);

#endif
