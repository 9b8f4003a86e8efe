/* bots.h - the threads on which bots think.
 *
 * A task is an outlook, a level and a seed; queue.h says which is next, and which
 * goes before one that has begun. The answers come back in the order in which they
 * finish. A table has one task at a time. Bots get an outlook and nothing else, so
 * they know what their seat may know.
 */
#ifndef SERVER_BOTS_H
#define SERVER_BOTS_H

#include "search/outlook.h"
#include "server/plan.h"
#include "server/queue.h"

struct bots;

struct task {
    struct waiting waiting; /* first; name and has_people are the asker's */
    struct task *next;      /* of those that are answered */
    char table[STORE_ID_MAX];
    int version; /* of the table when it was asked */
    char level[PLAN_LEVEL_MAX];
    uint64_t seed;
    struct outlook outlook;
    struct move move; /* the answer */
};

/* How many threads there are if so many are wanted: 0 is one for every core but one,
 * which is for the loop. */
int bots_threads(int wanted, int cores);

/* How many of one maker's tasks are thought at the same time if so many are
 * wanted: 0 is half of the threads. One of several threads is left for others. */
int bots_share(int wanted, int threads);

/* `wake` is called from the threads whenever an answer is ready. `threads` and `each`
 * are what is wanted of bots_threads and bots_share. NULL, and a sentence, if no
 * thread can be had. */
struct bots *bots_new(int threads, int each, void (*wake)(void *with),
                      void *with, struct text *why);

/* Stops thinking and forgets what was asked; `drop` is called for every task
 * that nobody has collected. */
void bots_free(struct bots *b, void (*drop)(void *with, struct task *t));

/* Hands a task over. */
void bots_ask(struct bots *b, struct task *t);

/* The next answer, which is the caller's now; NULL: none is ready. */
struct task *bots_answer(struct bots *b);

/* How many wait, and how many are being thought. */
int bots_waiting(struct bots *b);
int bots_thinking(struct bots *b);

#endif
