/* sqlite_sweep.h - a thread that carries SQLite's log over into its file.
 *
 * A commit is in the log, and on the disk, when it returns. From time to time the
 * log must be swept: its pages go into the file, and the log begins anew. Who
 * commits would do that in between and keep everybody waiting; here it is done
 * beside, by a connection of its own, while more is committed. What has come
 * meanwhile is little; that is left to the one who commits, for only then nothing
 * new comes and the log can begin anew.
 */
#ifndef STORE_SQLITE_SWEEP_H
#define STORE_SQLITE_SWEEP_H

#include "base/text.h"

struct sweeper;

/* For this file. NULL, and a sentence, if the connection or the thread cannot be
 * had. */
struct sweeper *sweeper_new(const char *where, struct text *why);
void sweeper_free(struct sweeper *w);

/* After a commit: the log has so many pages. From any thread. */
void sweeper_note(struct sweeper *w, int pages);

/* Is nearly all of the log swept? Says so once. From any thread. */
bool sweeper_is_done(struct sweeper *w);

#endif
