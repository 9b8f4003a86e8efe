/* content.h - the content of a game from JSON, by the table of its parts
 * (core/part.h).
 *
 * A refusal has the form "place is value; remedy". A place is a path like
 * cards[23].steps[0].n.
 */
#ifndef CORE_CONTENT_H
#define CORE_CONTENT_H

#include "core/doc.h"
#include "core/venue.h"

/* Fills the box. On failure it is not usable. */
enum err content_take(struct box *box, const struct game *g,
                      const struct doc *d, struct text *why) MUST_USE;

#endif
