/* hall_internal.h - what the files about the hall share. */
#ifndef SERVER_HALL_INTERNAL_H
#define SERVER_HALL_INTERNAL_H

#include "server/hall.h"

/* The table as the store has it, whatever has happened in memory. */
enum err hall_reload(struct hall *h, struct live *l, struct text *why) MUST_USE;

/* Adds the entries that the store has and the room has not. */
enum err hall_read_on(struct hall *h, struct room *r,
                      struct text *why) MUST_USE;

/* After the store has made the table, or has not. */
void hall_free_newcomer(struct live *l);

/* Answers those who have waited for what is stored now. */
void hall_answer_wishes(struct hall *h, struct live *l);

/* Forgets what waited to be stored. */
void hall_forget(struct live *l);

void hall_free(struct live *l);

/* Disconnects everybody from a table that cannot be read; they come again. */
void hall_send_away(struct hall *h, struct live *l);

/* Tells everybody what the store has and they have not been told, by going
 * through the log. */
void hall_say_again(struct hall *h, struct live *l);

/* Reads on where another server has added something. */
void hall_refresh(struct hall *h, struct live *l);

/* What lists show of the room. */
void hall_summary(const struct room *r, char *out, size_t size);

/* A line in the log about the store. */
void hall_complain(struct hall *h, const char *words);

#endif
