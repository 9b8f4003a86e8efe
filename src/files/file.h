/* file.h - whole files, in and out, with a ceiling.
 *
 * The name "-" is standard input. A file is written beside its place and then
 * renamed, so that no reader and no crash ever sees half of it.
 */
#ifndef FILES_FILE_H
#define FILES_FILE_H

#include "base/err.h"
#include "base/text.h"

#include <stddef.h>

enum {
    FILE_CONTENT_MAX = 1 << 20,
    FILE_POSITION_MAX = 1 << 20,
    FILE_RECORD_MAX = 16 << 20,
};

/* The bytes of a file, with a NUL after the last of them. */
struct file {
    char *bytes;
    size_t size;
};

/* What the operating system says of the call that has just failed (errno). */
enum { FILE_REASON_MAX = 128 };
const char *file_reason(char room[FILE_REASON_MAX]);

/* Fails if the file is longer than `max` bytes. The caller frees. */
enum err file_read(struct file *f, const char *path, size_t max,
                   struct text *why) MUST_USE;
void file_free(struct file *f);

/* ERR_STORAGE: errno says why the system does not want to; ERR_NOT_FOUND: what is
 * called so is no plain file; ERR_TOO_LONG: nothing can be called so. */
enum err file_write(const char *path, const char *bytes, size_t size,
                    struct text *why) MUST_USE;

#endif
