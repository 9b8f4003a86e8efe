/* hall_internal.h - what the files about the hall share. */
#ifndef SERVER_HALL_INTERNAL_H
#define SERVER_HALL_INTERNAL_H

#include "server/hall.h"

/* What came of a batch whose end is not known. */
enum doubt { DOUBT_STORED, DOUBT_NOT_STORED, DOUBT_UNKNOWN };

/* What is known now of what the table waited for; `reason` is why it was in doubt. */
void hall_resolve_doubt(struct hall *h, struct live *l, enum doubt d,
                        const char *reason);

/* Nothing is tried by itself for a while: the store has failed. */
void hall_rest(struct hall *h, struct live *l);

/* Answers those who have waited for what is stored now. */
void hall_answer_wishes(struct hall *h, struct live *l);

/* Disconnects everybody from a table that cannot be read; they come again. */
void hall_send_away(struct hall *h, struct live *l);

/* Tells everybody what the store has and they have not been told, by going
 * through the log. Returns how many entries that were, for all viewers. */
int hall_say_again(struct hall *h, struct live *l);

/* Reads on where another server has added something, as soon as that is possible.
 */
void hall_refresh(struct hall *h, struct live *l);

/* What lists show of the meeting. */
void hall_summary(const struct meeting *m, char *out, size_t size);

/* A line in the log about the store; not the same one again and again. */
void hall_complain(struct hall *h, const char *words);

#endif
