/* content.h - content files: JSON, checked, turned into a game's own struct. */
#ifndef FILES_CONTENT_H
#define FILES_CONTENT_H

#include "core/venue.h"

/* Reads the bytes of a content file. `name` stands in messages: the file's
 * name, or "built-in content". On failure the box is not usable. */
enum err content_read(struct box *box, const struct game *g, const char *name,
                      const char *bytes, size_t size,
                      struct text *why) MUST_USE;

/* What games/opening.h is supplied with: the file whose path is `path`, or the
 * bytes that are built in, if that is NULL. */
enum err content_supply(struct box *box, const struct game *g,
                        const char *bytes, size_t size, const void *path,
                        struct text *why) MUST_USE;

/* Reads a content file from disk. */
enum err content_load(struct box *box, const struct game *g, const char *path,
                      struct text *why) MUST_USE;

#endif
