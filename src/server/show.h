/* show.h - a meeting in JSON, as one viewer may see it.
 *
 * All that leaves the server about a table is written here and in
 * core/snapshot.h, from views. A viewer is a seat or SEAT_NOBODY.
 */
#ifndef SERVER_SHOW_H
#define SERVER_SHOW_H

#include "server/meeting.h"

/* How much of each event a client wants. */
enum show_want {
    SHOW_ALL,
    SHOW_CHOICES,
    SHOW_LOG,
    SHOW_WANTS,
};

/* An entry as one viewer sees it: of a move, what is seen of it and of the position
 * before it. */
struct sight {
    struct move move;
    struct state_room view;
};

/* What this viewer sees of an entry that was made in the full state `before`. */
void show_look(const struct meeting *m, const struct note *n,
               const struct state *before, int viewer, struct sight *out);

/* Do two see the same of it? */
bool show_is_same(const struct meeting *m, const struct note *n,
                  const struct sight *one, const struct sight *other);

/* One entry of the log, number `version`. */
void show_entry(const struct meeting *m, int version, const struct note *n,
                const struct sight *seen, struct json *w);

/* The entries after version `from`, as elements of an open list. Returns how many
 * entries it had to go through, for they are played again. */
int show_log(const struct meeting *m, int from, int viewer, struct json *w);

/* The keys of an event behind its log: the position, or what can be chosen. */
void show_now(const struct meeting *m, int viewer, enum show_want want,
              struct json *w);

/* The same key: the position after the first `n` moves, as it was seen then. */
void show_moment(const struct meeting *m, int n, int viewer, struct json *w);

/* "clock": what is left of everybody's time, where there is a clock. */
void show_clock(const struct meeting *m, int64_t now, struct json *w);

/* The table itself, an object. `online` are the seats that look on. */
void show_table(const struct meeting *m, seat_set online, struct json *w);

/* What lists of tables show, an object. */
void show_summary(const struct meeting *m, struct json *w);

/* The record of a match that is over. The caller frees. */
char *show_record(const struct meeting *m);

/* A list of the seats in the set, under this key. */
void show_seats(const char *key, seat_set seats, struct json *w);

#endif
