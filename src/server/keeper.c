#include "server/keeper.h"

#include "host/memory.h"
#include "server/moment.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct keeper {
    struct store *store; /* used by the thread alone */
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    struct batch *batch; /* NULL: idle */
    bool stopping;
    void (*wake)(void *with);
    void *with;
};

static void make(struct newcomer *n, struct store *s)
{
    struct text why = text_in(n->why, sizeof n->why);
    int count = 0;
    n->e = n->most > 0 ? store_count(
               s, n->table.maker, n->table.changed - KEEPER_WHILE, &count, &why)
                       : ERR_OK;
    if (n->e == ERR_OK && n->most > 0 && count >= n->most) {
        text_add(&why,
                 "you have %d tables that are not over, which is the limit",
                 count);
        n->e = ERR_TOO_LONG;
    }
    if (n->e == ERR_OK)
        n->e = store_make(s, &n->table, &why);
}

/* Nothing is added to a table that was not made: it is late for the store. */
void batch_store(struct batch *b, struct store *s)
{
    assert(b->count >= 0 && b->count <= STORE_BATCH_MAX);
    assert(b->fresh_count >= 0 && b->fresh_count <= STORE_BATCH_MAX);
    struct text why = text_in(b->why, sizeof b->why);
    b->e = ERR_OK;
    for (int i = 0; i < b->fresh_count && b->e == ERR_OK; i++) {
        make(b->fresh[i], s);
        if (b->fresh[i]->e == ERR_STORAGE) {
            b->e = ERR_STORAGE;
            text_add(&why, "%s", b->fresh[i]->why);
        }
    }
    if (b->e == ERR_OK && b->count > 0)
        b->e = store_append(s, b->list, b->count, b->now, &why);
}

static void *work(void *with)
{
    struct keeper *k = with;
    (void)pthread_mutex_lock(&k->lock);
    for (;;) {
        while (!k->batch && !k->stopping)
            (void)pthread_cond_wait(&k->changed, &k->lock);
        if (!k->batch)
            break;
        (void)pthread_mutex_unlock(&k->lock);
        batch_store(k->batch, k->store);
        (void)pthread_mutex_lock(&k->lock);
        k->batch = NULL;
        (void)pthread_cond_broadcast(&k->changed);
        k->wake(k->with);
    }
    (void)pthread_mutex_unlock(&k->lock);
    return NULL;
}

struct keeper *keeper_new(const struct store_options *o,
                          void (*wake)(void *with), void *with,
                          struct text *why)
{
    assert(o->where && wake);
    struct store_options second = *o;
    second.is_second = true;
    struct store *s = store_open(&second, why);
    if (!s)
        return NULL;
    struct keeper *k = host_alloc(1, sizeof *k);
    k->store = s;
    k->wake = wake;
    k->with = with;
    moment_init(&k->lock, &k->changed);
    if (pthread_create(&k->thread, NULL, work, k) == 0)
        return k;
    text_add(why, "no thread can be had for the store");
    store_close(s);
    free(k);
    return NULL;
}

void keeper_free(struct keeper *k)
{
    if (!k)
        return;
    (void)pthread_mutex_lock(&k->lock);
    k->stopping = true;
    (void)pthread_cond_broadcast(&k->changed);
    (void)pthread_mutex_unlock(&k->lock);
    (void)pthread_join(k->thread, NULL);
    (void)pthread_mutex_destroy(&k->lock);
    (void)pthread_cond_destroy(&k->changed);
    store_close(k->store);
    free(k);
}

void keeper_start(struct keeper *k, struct batch *b)
{
    assert(b->count + b->fresh_count > 0);
    (void)pthread_mutex_lock(&k->lock);
    assert(!k->batch);
    k->batch = b;
    (void)pthread_cond_signal(&k->changed);
    (void)pthread_mutex_unlock(&k->lock);
}

bool keeper_is_idle(struct keeper *k)
{
    assert(k);
    (void)pthread_mutex_lock(&k->lock);
    bool idle = !k->batch;
    (void)pthread_mutex_unlock(&k->lock);
    return idle;
}

bool keeper_wait(struct keeper *k, uint64_t patience)
{
    assert(k);
    struct timespec until = moment_after(patience);
    int late = 0;
    (void)pthread_mutex_lock(&k->lock);
    while (k->batch && !late)
        late = pthread_cond_timedwait(&k->changed, &k->lock, &until);
    bool idle = !k->batch;
    (void)pthread_mutex_unlock(&k->lock);
    return idle;
}
