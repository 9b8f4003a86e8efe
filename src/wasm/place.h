/* place.h - a position as a text that fits into a link.
 *
 * A link is base64url of: a version; the version of the rules; the game; seats
 * and options; whose view it is; the number of moves before it; the fingerprint
 * of the content; every used cell in the order of the field table, with runs of
 * nothing shortened; a fingerprint of all that. It holds what the viewer may
 * know and nothing else, so it can be shown to anybody while the match goes on.
 */
#ifndef WASM_PLACE_H
#define WASM_PLACE_H

#include "sitting/sitting.h"

enum { PLACE_LINK_MAX = 8192 }; /* longest link, with its terminator */

/* The position as this viewer, who may look at it, sees it. */
void place_write_link(struct sitting *s, int viewer, struct text *out);

/* Opens a sitting at the position of a link. `viewer`, which may be NULL,
 * becomes the seat that sees it so. */
enum err place_read_link(struct sitting *s, const struct supply *from,
                         const char *link, int *viewer,
                         struct text *why) MUST_USE;

#endif
