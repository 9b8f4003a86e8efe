/* reading.h - tables read from the store, while the loop goes on.
 *
 * A table that is being read is in the hall already and is not settled: whatever
 * is about it waits (park.h). When it has been read, that is taken; when it cannot
 * be, hall_find says why to whoever asks while what waited is taken.
 */
#ifndef SERVER_READING_H
#define SERVER_READING_H

#include "server/hall.h"

/* Reads all of it, whatever is in memory. */
void reading_begin(struct hall *h, struct live *l);

/* Reads on where another server may have added something. */
void reading_go_on(struct hall *h, struct live *l);

/* The store has failed while it stored this, for that reason: does it have it all
 * the same? hall_resolve_doubt hears of it. */
void reading_doubt(struct hall *h, struct live *l, const char *reason);

/* What was waiting has been taken; the next who asks may have it read again. */
void reading_end(struct live *l);

#endif
