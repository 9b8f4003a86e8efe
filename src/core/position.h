/* position.h - a position as JSON.
 *
 *     {"game":"empire","setup":{"seats":3,"map":"A",...},"content":"01ab...",
 *      "viewer":"red","state":{"phase":"bid",...}}
 *
 * "viewer" is there only in views. Named axes become objects, plain ones lists,
 * sets lists of names; "?" is what the viewer may not know. Reading a position
 * back (files/position.h) gives the same bytes.
 */
#ifndef CORE_POSITION_H
#define CORE_POSITION_H

#include "core/json.h"
#include "core/venue.h"

enum { POSITION_TEXT_MAX = 1 << 18 }; /* room for any position */

/* The viewer is a seat or SEAT_NOBODY for a view, SEAT_CHANCE for the full
 * position. The state is written as it is: make the view first. */
void position_write(const struct venue *v, const struct state *s, int viewer,
                    struct json *w);

/* The set-up alone, as an object with every option. */
void position_write_setup(const struct venue *v, struct json *w);

/* Is this, read from outside, a position that can occur, and if `viewer` is a
 * seat or SEAT_NOBODY, exactly what that viewer sees of one? SEAT_CHANCE: it
 * must be complete. */
enum err position_is_possible(const struct venue *v, const struct state *s,
                              int viewer, struct text *why) MUST_USE;

/* The fields alone, as an object. */
void position_write_state(const struct venue *v, const struct state *s,
                          struct json *w);

#endif
