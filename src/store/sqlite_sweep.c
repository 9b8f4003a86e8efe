#include "store/sqlite_sweep.h"

#include "host/memory.h"
#include "store/store_internal.h"

#include <assert.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>

enum {
    SWEEP_EACH = 16000, /* new pages that are worth a sweep: 64 MB */
    SWEEP_REST = 100,   /* pages that may be left to the one who commits */
    SWEEP_ROUNDS = 4,
};

struct sweeper {
    sqlite3 *db;
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    int pages;    /* of the log */
    int swept;    /* of them */
    bool is_done; /* nearly all is swept, and nobody has asked yet */
    bool stopping;
};

static bool is_worth_it(const struct sweeper *w)
{
    return w->pages - w->swept >= SWEEP_EACH;
}

/* Sweeps while others go on writing, again and again until little is left that
 * has come meanwhile. Called and returns with the lock. */
static void sweep(struct sweeper *w)
{
    int swept = 0;
    for (int i = 0; i < SWEEP_ROUNDS && w->pages - swept > SWEEP_REST; i++) {
        (void)pthread_mutex_unlock(&w->lock);
        int e = sqlite3_wal_checkpoint_v2(
            w->db, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, &swept);
        (void)pthread_mutex_lock(&w->lock);
        if (e != SQLITE_OK || w->stopping)
            break;
    }
    /* After a failure the next try waits for as many pages again. */
    w->swept = swept > 0 ? swept : w->pages;
    w->is_done = swept > 0;
}

static void *work(void *with)
{
    struct sweeper *w = with;
    (void)pthread_mutex_lock(&w->lock);
    for (;;) {
        while (!w->stopping && !is_worth_it(w))
            (void)pthread_cond_wait(&w->changed, &w->lock);
        if (w->stopping)
            break;
        sweep(w);
    }
    (void)pthread_mutex_unlock(&w->lock);
    return NULL;
}

static void release(struct sweeper *w)
{
    (void)pthread_mutex_destroy(&w->lock);
    (void)pthread_cond_destroy(&w->changed);
    (void)sqlite3_close(w->db);
    free(w);
}

struct sweeper *sweeper_new(const char *where, struct text *why)
{
    assert(where && why);
    struct sweeper *w = host_alloc(1, sizeof *w);
    (void)pthread_mutex_init(&w->lock, NULL);
    (void)pthread_cond_init(&w->changed, NULL);
    /* A connection that has read nothing would find no log to sweep. */
    if (sqlite3_open_v2(where, &w->db, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK
        && sqlite3_exec(w->db, "PRAGMA journal_mode = WAL", NULL, NULL, NULL)
               == SQLITE_OK
        && pthread_create(&w->thread, NULL, work, w) == 0)
        return w;
    text_add(why, "no thread can be had that sweeps %.200s", where);
    release(w);
    return NULL;
}

void sweeper_free(struct sweeper *w)
{
    if (!w)
        return;
    (void)pthread_mutex_lock(&w->lock);
    w->stopping = true;
    (void)pthread_cond_signal(&w->changed);
    (void)pthread_mutex_unlock(&w->lock);
    (void)pthread_join(w->thread, NULL);
    release(w);
}

void sweeper_note(struct sweeper *w, int pages)
{
    assert(pages >= 0);
    (void)pthread_mutex_lock(&w->lock);
    if (pages < w->pages)
        w->swept = 0; /* it has begun anew */
    w->pages = pages;
    if (is_worth_it(w))
        (void)pthread_cond_signal(&w->changed);
    (void)pthread_mutex_unlock(&w->lock);
}

bool sweeper_is_done(struct sweeper *w)
{
    assert(w);
    (void)pthread_mutex_lock(&w->lock);
    bool done = w->is_done;
    w->is_done = false;
    (void)pthread_mutex_unlock(&w->lock);
    return done;
}
