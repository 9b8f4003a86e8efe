/* keeper.h - the thread that stores, so that nobody waits for the disk.
 *
 *     void store_all(struct keeper *k, struct batch *b)
 *     {
 *         keeper_start(k, b);
 *         if (keeper_wait(k, 1000000) && b->e != ERR_OK)
 *             fputs(b->why, stderr);
 *     }
 *
 * The batch is the keeper's until it is idle again, which `wake` says from its
 * thread for those who do not wait; then it holds what came of it.
 * It has one batch at a time; what comes meanwhile gathers for the next, so the
 * more there is to do the more of it shares a transaction.
 */
#ifndef SERVER_KEEPER_H
#define SERVER_KEEPER_H

#include "core/game.h"
#include "store/store.h"

/* A table that nothing has happened to for so long, in ms, does not count: nobody
 * can end a table that others have left. */
#define KEEPER_WHILE (30LL * 24 * 3600 * 1000)

struct keeper;

/* A table that is to be made, before anything is added to it. */
struct newcomer {
    struct store_table table; /* its texts belong to this */
    int most;   /* unfinished tables that its maker may have; 0: any number */
    enum err e; /* ERR_TOO_LONG: that many are there */
    char why[GAME_WHY_MAX];
};

/* What is to be stored, and what came of it. */
struct batch {
    struct newcomer *fresh[STORE_BATCH_MAX];
    int fresh_count;
    struct store_append list[STORE_BATCH_MAX];
    int count;
    int64_t now;
    enum err e;
    char why[GAME_WHY_MAX];
};

/* Stores the batch here and now. */
void batch_store(struct batch *b, struct store *s);

/* Opens the store a second time. NULL, and a sentence, if that or the thread
 * cannot be had. */
struct keeper *keeper_new(const struct store_options *o,
                          void (*wake)(void *with), void *with,
                          struct text *why);
void keeper_free(struct keeper *k);

/* The batch is not touched by others until the keeper is idle again. */
void keeper_start(struct keeper *k, struct batch *b);

bool keeper_is_idle(struct keeper *k);

/* Waits until it is; false if that takes longer than these microseconds. */
bool keeper_wait(struct keeper *k, uint64_t patience);

#endif
