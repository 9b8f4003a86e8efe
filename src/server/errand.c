#include "server/errand.h"

#include "host/clock.h"
#include "host/memory.h"
#include "server/hall.h"
#include "server/moment.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct chain {
    struct errand *first;
    struct errand **end;
};

struct errands {
    struct store *store; /* used by the thread alone */
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    struct chain in, out;
    int waiting;
    struct errand *running;
    bool stopping;
    void (*wake)(void *with);
    void *with;
};

/* -- Chains ---------------------------------------------------------------- */

static void clear(struct chain *c)
{
    c->first = NULL;
    c->end = &c->first;
}

static void put(struct chain *c, struct errand *e)
{
    e->next = NULL;
    *c->end = e;
    c->end = &e->next;
}

static struct errand *take(struct chain *c)
{
    struct errand *e = c->first;
    if (!e)
        return NULL;
    c->first = e->next;
    if (!c->first)
        c->end = &c->first;
    return e;
}

/* -- The thread ------------------------------------------------------------ */

static void run(struct errand *e, struct store *s)
{
    struct text why = text_in(e->why, sizeof e->why);
    e->err = e->run(e, s, &why);
}

static void *work(void *with)
{
    struct errands *q = with;
    (void)pthread_mutex_lock(&q->lock);
    for (;;) {
        while (!q->in.first && !q->stopping)
            (void)pthread_cond_wait(&q->changed, &q->lock);
        if (q->stopping)
            break;
        q->running = take(&q->in);
        q->waiting--;
        (void)pthread_mutex_unlock(&q->lock);
        run(q->running, q->store);
        (void)pthread_mutex_lock(&q->lock);
        put(&q->out, q->running);
        q->running = NULL;
        (void)pthread_cond_broadcast(&q->changed);
        q->wake(q->with);
    }
    (void)pthread_mutex_unlock(&q->lock);
    return NULL;
}

struct errands *errands_new(struct store *s, void (*wake)(void *with),
                            void *with, struct text *why)
{
    assert(s && wake);
    struct errands *q = host_alloc(1, sizeof *q);
    q->store = s;
    q->wake = wake;
    q->with = with;
    clear(&q->in);
    clear(&q->out);
    moment_init(&q->lock, &q->changed);
    if (pthread_create(&q->thread, NULL, work, q) == 0)
        return q;
    text_add(why, "no thread can be had for the store");
    free(q);
    return NULL;
}

static void drop_all(struct chain *c)
{
    for (struct errand *e = take(c); e; e = take(c))
        e->release(e);
}

void errands_free(struct errands *q)
{
    if (!q)
        return;
    (void)pthread_mutex_lock(&q->lock);
    q->stopping = true;
    (void)pthread_cond_broadcast(&q->changed);
    (void)pthread_mutex_unlock(&q->lock);
    (void)pthread_join(q->thread, NULL);
    drop_all(&q->in);
    drop_all(&q->out);
    (void)pthread_mutex_destroy(&q->lock);
    (void)pthread_cond_destroy(&q->changed);
    free(q);
}

bool errands_wait(struct errands *q, uint64_t patience)
{
    assert(q);
    struct timespec until = moment_after(patience);
    int late = 0;
    (void)pthread_mutex_lock(&q->lock);
    while ((q->in.first || q->running) && !late)
        late = pthread_cond_timedwait(&q->changed, &q->lock, &until);
    bool idle = !q->in.first && !q->running;
    (void)pthread_mutex_unlock(&q->lock);
    return idle;
}

/* -- The loop -------------------------------------------------------------- */

/* False if too many wait. */
static bool hand_over(struct errands *q, struct errand *e)
{
    (void)pthread_mutex_lock(&q->lock);
    bool fits = q->waiting < ERRANDS_MAX;
    if (fits) {
        put(&q->in, e);
        q->waiting++;
        (void)pthread_cond_broadcast(&q->changed);
    }
    (void)pthread_mutex_unlock(&q->lock);
    return fits;
}

static void tell(struct hall *h, struct errand *e, enum err err,
                 const char *why)
{
    if (e->done)
        e->done(h, e, err, why);
}

void errand_send(struct hall *h, struct errand *e)
{
    assert(e->run && e->release);
    e->sent = clock_steady();
    e->is_given_up = false;
    e->why[0] = '\0';
    if (h->errands && hand_over(h->errands, e))
        return;
    if (h->errands) {
        tell(h, e, ERR_STORAGE, "too many ask for tables; try again later");
    } else {
        run(e, h->store);
        tell(h, e, e->err, e->why);
    }
    e->release(e);
}

static struct errand *next_done(struct errands *q)
{
    (void)pthread_mutex_lock(&q->lock);
    struct errand *e = take(&q->out);
    (void)pthread_mutex_unlock(&q->lock);
    return e;
}

/* The next one that has waited too long. If it is being run it stays where it is,
 * and is marked. */
static struct errand *next_late(struct errands *q)
{
    assert(q->waiting >= 0 && q->waiting <= ERRANDS_MAX);
    struct errand *late = NULL;
    uint64_t now = clock_steady();
    (void)pthread_mutex_lock(&q->lock);
    struct errand *e = q->running;
    if (e && !e->is_given_up && e->sent + ERRAND_PATIENCE < now) {
        e->is_given_up = true;
        late = e;
    } else if (q->in.first && q->in.first->sent + ERRAND_PATIENCE < now) {
        late = take(&q->in);
        q->waiting--;
    }
    (void)pthread_mutex_unlock(&q->lock);
    return late;
}

static void take_done(struct hall *h)
{
    struct errands *q = h->errands;
    uint64_t end = clock_steady() + ERRAND_TURN;
    for (struct errand *e = next_done(q); e; e = next_done(q)) {
        if (!e->is_given_up)
            tell(h, e, e->err, e->why);
        e->release(e);
        if (clock_steady() < end)
            continue;
        q->wake(q->with);
        return;
    }
}

void errand_take_some(struct hall *h)
{
    assert(h);
    if (!h->errands)
        return;
    take_done(h);
    for (struct errand *e = next_late(h->errands); e;
         e = next_late(h->errands)) {
        tell(h, e, ERR_STORAGE, "the store does not answer");
        if (!e->is_given_up)
            e->release(e);
    }
}
