/* position.h - a position as JSON, there and back.
 *
 *     {"game":"GAME","setup":{"seats":3,...},"content":"01ab...",
 *      "viewer":"red","state":{"phase":"bid",...}}
 *
 * "viewer" is there only in views. Named axes become objects, plain ones lists,
 * sets lists of names; "?" is what the viewer may not know. A snapshot
 * (core/snapshot.h) is such an object with more in it and is read as well.
 *
 * Reading is exact, or refused with the place and the reason: every field once,
 * none unknown, every value in range, and a position that the rules allow. What
 * a snapshot tells besides is passed over: a later version may tell more. It
 * takes three steps, because the set-up is needed to lay the table that the
 * fields belong to; games/opening.h takes all of them.
 */
#ifndef CORE_POSITION_H
#define CORE_POSITION_H

#include "core/doc.h"
#include "core/json.h"
#include "core/venue.h"

enum { POSITION_TEXT_MAX = 1 << 18 }; /* room for any position */

/* -- Writing --------------------------------------------------------------- */

/* The viewer is a seat or SEAT_NOBODY for a view, SEAT_CHANCE for the full
 * position. The state is written as it is: make the view first. */
void position_write(const struct venue *v, const struct state *s, int viewer,
                    struct json *w);

/* The set-up alone, as an object with every option. */
void position_write_setup(const struct venue *v, struct json *w);

/* The fields alone, as an object. */
void position_write_state(const struct venue *v, const struct state *s,
                          struct json *w);

/* -- Reading --------------------------------------------------------------- */

struct position {
    struct doc doc;
    char game[GAME_TEXT_MAX];
    uint64_t content_hash;
    int count; /* moves before it; only a snapshot tells, else 0 */
};

/* Is it a position, and of what game? The document's text and nodes must outlive
 * the position. */
enum err position_take(struct position *p, const struct doc *d,
                       struct text *why) MUST_USE;

enum err position_setup(const struct position *p, const struct game *g,
                        struct setup *out, struct text *why) MUST_USE;

/* Fills the state. `viewer` becomes the seat whose view it is, SEAT_NOBODY for a
 * spectator's, SEAT_CHANCE for a full position. */
enum err position_state(const struct position *p, const struct venue *v,
                        struct state *out, int *viewer,
                        struct text *why) MUST_USE;

/* Is this, read from outside, a position that can occur, and if `viewer` is a
 * seat or SEAT_NOBODY, exactly what that viewer sees of one? SEAT_CHANCE: it
 * must be complete. */
enum err position_is_possible(const struct venue *v, const struct state *s,
                              int viewer, struct text *why) MUST_USE;

#endif
