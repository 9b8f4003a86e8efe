#include "server/bots.h"

#include "host/memory.h"
#include "host/stop.h"
#include "search/player.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

enum { THREADS_MAX = 64, LEVELS_MAX = 8 };

struct answers {
    struct task *first;
    struct task **end;
};

struct bots {
    pthread_mutex_t lock; /* of questions and answers */
    pthread_cond_t asked;
    struct queue in;
    struct answers out;
    int thinking;
    atomic_bool stopping;
    void (*wake)(void *with);
    void *with;
    int threads;
    pthread_t thread[THREADS_MAX];
};

/* Each thread has its own players, made when a level is first asked for. */
struct thinker {
    struct bots *bots;
    int count;
    struct player *player[LEVELS_MAX];
};

/* -- Questions and answers ------------------------------------------------- */

static struct task *task_of(struct waiting *w)
{
    return (struct task *)(void *)w;
}

static void put(struct answers *a, struct task *t)
{
    t->next = NULL;
    *a->end = t;
    a->end = &t->next;
}

static struct task *take(struct answers *a)
{
    struct task *t = a->first;
    if (!t)
        return NULL;
    a->first = t->next;
    if (!a->first)
        a->end = &a->first;
    return t;
}

/* -- Thinking -------------------------------------------------------------- */

/* Every level is in the list, so there is only one reason not to get it. */
static struct player *player_of(struct thinker *k, const char *level)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    for (int i = 0; i < k->count; i++) {
        if (strcmp(k->player[i]->name, level) == 0)
            return k->player[i];
    }
    assert(k->count < LEVELS_MAX);
    struct player *p = player_new(level, &why);
    if (!p)
        host_stop("there is no memory left for a bot");
    k->player[k->count++] = p;
    return p;
}

/* One of the steps of a task is done. */
struct step {
    struct thinker *thinker;
    const struct task *task;
};

static bool give_way(void *with);

/* Thinks and answers. The lock is the caller's, but for the time of thinking. */
static void think(struct thinker *k, struct task *t)
{
    struct bots *b = k->bots;
    struct step step = {k, t};
    struct player_stop stop = {give_way, &step};
    struct player *p = player_of(k, t->level);
    b->thinking++;
    (void)pthread_mutex_unlock(&b->lock);
    player_forget(p);
    t->move = player_choose(p, &t->outlook, t->seed, &stop);
    (void)pthread_mutex_lock(&b->lock);
    b->thinking--;
    queue_done(&b->in, &t->waiting);
    put(&b->out, t);
    b->wake(b->with);
}

/* Thinks a quicker task in the middle of this one, if one is to go before it: of
 * another level, so another player thinks it. True: stop. */
static bool give_way(void *with)
{
    const struct step *s = with;
    struct bots *b = s->thinker->bots;
    (void)pthread_mutex_lock(&b->lock);
    bool is_stopping = atomic_load(&b->stopping);
    struct waiting *w = is_stopping
                            ? NULL
                            : queue_take_quicker(&b->in, &s->task->waiting);
    if (w) {
        b->thinking--; /* this one waits */
        think(s->thinker, task_of(w));
        b->thinking++;
        /* Its maker may have more for a thread that had to wait. */
        (void)pthread_cond_signal(&b->asked);
    }
    (void)pthread_mutex_unlock(&b->lock);
    return is_stopping;
}

static void *work(void *with)
{
    struct thinker k = {.bots = with};
    struct bots *b = with;
    (void)pthread_mutex_lock(&b->lock);
    while (!atomic_load(&b->stopping)) {
        struct task *t = task_of(queue_take(&b->in));
        if (t) {
            think(&k, t);
        } else {
            (void)pthread_cond_wait(&b->asked, &b->lock);
        }
    }
    (void)pthread_mutex_unlock(&b->lock);
    for (int i = 0; i < k.count; i++)
        player_free(k.player[i]);
    return NULL;
}

/* -- What others call ------------------------------------------------------ */

int bots_threads(int wanted, int cores)
{
    assert(wanted >= 0);
    int threads = wanted > 0 ? wanted : cores > 1 ? cores - 1 : 1;
    return threads < THREADS_MAX ? threads : THREADS_MAX;
}

int bots_share(int wanted, int threads)
{
    assert(wanted >= 0 && threads > 0);
    int most = threads > 1 ? threads - 1 : 1;
    int share = wanted > 0 ? wanted : (threads + 1) / 2;
    return share < most ? share : most;
}

struct bots *bots_new(int threads, int each, void (*wake)(void *with),
                      void *with, struct text *why)
{
    assert(threads >= 0 && each >= 0 && wake);
    struct bots *b = host_alloc(1, sizeof *b);
    (void)pthread_mutex_init(&b->lock, NULL);
    (void)pthread_cond_init(&b->asked, NULL);
    threads = bots_threads(threads, (int)sysconf(_SC_NPROCESSORS_ONLN));
    b->in.most = bots_share(each, threads);
    b->out.end = &b->out.first;
    b->wake = wake;
    b->with = with;
    while (b->threads < threads
           && pthread_create(&b->thread[b->threads], NULL, work, b) == 0)
        b->threads++;
    if (b->threads > 0)
        return b;
    text_add(why, "no thread can be had for the bots");
    free(b);
    return NULL;
}

void bots_free(struct bots *b, void (*drop)(void *with, struct task *t))
{
    assert(!b || drop);
    if (!b)
        return;
    (void)pthread_mutex_lock(&b->lock);
    atomic_store(&b->stopping, true);
    (void)pthread_cond_broadcast(&b->asked);
    (void)pthread_mutex_unlock(&b->lock);
    for (int i = 0; i < b->threads; i++)
        (void)pthread_join(b->thread[i], NULL);
    struct task *t = task_of(queue_drop(&b->in));
    for (; t; t = task_of(queue_drop(&b->in)))
        drop(b->with, t);
    for (t = take(&b->out); t; t = take(&b->out))
        drop(b->with, t);
    (void)pthread_mutex_destroy(&b->lock);
    (void)pthread_cond_destroy(&b->asked);
    free(b);
}

void bots_ask(struct bots *b, struct task *t)
{
    assert(t->outlook.venue && plan_is_level(t->level));
    (void)pthread_mutex_lock(&b->lock);
    t->waiting.level = queue_level(t->level);
    queue_put(&b->in, &t->waiting);
    (void)pthread_cond_signal(&b->asked);
    (void)pthread_mutex_unlock(&b->lock);
}

struct task *bots_answer(struct bots *b)
{
    assert(b);
    (void)pthread_mutex_lock(&b->lock);
    struct task *t = take(&b->out);
    (void)pthread_mutex_unlock(&b->lock);
    return t;
}

int bots_waiting(struct bots *b)
{
    assert(b);
    (void)pthread_mutex_lock(&b->lock);
    int n = b->in.count;
    (void)pthread_mutex_unlock(&b->lock);
    return n;
}

int bots_thinking(struct bots *b)
{
    assert(b);
    (void)pthread_mutex_lock(&b->lock);
    int n = b->thinking;
    (void)pthread_mutex_unlock(&b->lock);
    return n;
}
