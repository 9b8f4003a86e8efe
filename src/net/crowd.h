/* crowd.h - how many there are of each: connections of an address, tables of an
 * owner. Only what is counted is kept.
 *
 *     static struct crowd c;
 *     struct crowd_member *m = crowd_enter(&c, "192.0.2.7", 50);
 *     if (!m)
 *         puts("there are 50 already");
 *     crowd_leave(&c, m);
 */
#ifndef NET_CROWD_H
#define NET_CROWD_H

#include <stddef.h>

enum { CROWD_ROWS = 1024, CROWD_NAME_MAX = 64 };

struct crowd_member {
    struct crowd_member *next;
    int count;
    char name[CROWD_NAME_MAX];
};

struct crowd {
    struct crowd_member *row[CROWD_ROWS];
};

/* One more of this name; NULL if there are `most` already (0: no ceiling).
 * Names are told apart by their first CROWD_NAME_MAX - 1 bytes. */
struct crowd_member *crowd_enter(struct crowd *c, const char *name, int most);

/* One less. NULL is fine. */
void crowd_leave(struct crowd *c, struct crowd_member *m);

void crowd_clear(struct crowd *c);

#endif
