/* queue.h - whose bot thinks next.
 *
 *     struct queue q = {.most = 1};
 *     struct waiting w = {.name = "Ada", .level = 0};
 *     queue_put(&q, &w);
 *     struct waiting *next = queue_take(&q);
 *     if (next)
 *         queue_done(&q, next);
 *
 * Between taking and done it is thought; NULL: none may begin now.
 * Tables at which somebody is connected come before those that nobody looks at.
 * Among them every maker has the same share, measured by what a level usually costs,
 * and the shortest task of a maker comes first; so who waits for one quick bot does
 * not wait for the fifty experts of somebody else. Every QUEUE_TURN-th task is the
 * one that has waited longest, whatever it is, so that none waits for ever. Of one
 * maker not more than `most` are thought at the same time.
 *
 * A task that has begun gives way between two steps to one of a quicker level: to
 * its own maker's, to one with people if it has none, and to others' as long as their
 * makers have not had more than its own. So one thread is enough for all.
 *
 * The same calls give the same order: no clock and no chance is in it.
 */
#ifndef SERVER_QUEUE_H
#define SERVER_QUEUE_H

#include "server/plan.h"

enum { QUEUE_LEVELS = 8, QUEUE_TURN = 8 };

/* What the queue must know of a task; the first member of one. */
struct waiting {
    struct waiting *next;          /* of its maker, people and level */
    struct waiting *older, *newer; /* of all */
    struct maker *maker;
    char name[STORE_MAKER_MAX]; /* of the maker */
    bool has_people;
    int level;
};

struct queue {
    struct maker *makers;
    struct waiting *oldest, *newest;
    int count;     /* that wait */
    int most;      /* of one maker at the same time; at least 1 */
    int turn;      /* since the longest wait was last ended */
    int64_t share; /* what every maker that waits has had */
};

/* What the level costs beside others, as a number of the queue. */
int queue_level(const char *level);

void queue_put(struct queue *q, struct waiting *w);

/* The next that may begin, which counts as thought until queue_done; NULL: none. */
struct waiting *queue_take(struct queue *q);

/* The next that one that has begun gives way to, until queue_done; NULL: none. */
struct waiting *queue_take_quicker(struct queue *q,
                                   const struct waiting *begun);
void queue_done(struct queue *q, struct waiting *w);

/* One that waits, in any order, for who empties the queue; NULL: none. */
struct waiting *queue_drop(struct queue *q);

#endif
