/* position.h - positions read back from JSON (see core/position.h).
 *
 *     struct position p;
 *     position_read(&p, bytes, size, &why);      is it a position, of what game
 *     position_setup(&p, game, &setup, &why);    for whom
 *     position_state(&p, &venue, state, &viewer, &why);   the state itself
 *     position_free(&p);
 *
 * Reading is exact, or refused with the place and the reason: every field once,
 * none unknown, every value in range, and a position that the rules allow.
 */
#ifndef FILES_POSITION_H
#define FILES_POSITION_H

#include "core/venue.h"

struct position {
    void *root;       /* the parsed file */
    const char *game; /* lives as long as the position */
    uint64_t content_hash;
};

enum err position_read(struct position *p, const char *bytes, size_t size,
                       struct text *why) MUST_USE;
void position_free(struct position *p);

enum err position_setup(const struct position *p, const struct game *g,
                        struct setup *out, struct text *why) MUST_USE;

/* `viewer` becomes the seat whose view this is, SEAT_NOBODY for a spectator's,
 * SEAT_CHANCE for a full position. */
enum err position_state(const struct position *p, const struct venue *v,
                        struct state *out, int *viewer,
                        struct text *why) MUST_USE;

#endif
