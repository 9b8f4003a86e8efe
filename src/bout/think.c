#include "bout/think.h"

#include "host/clock.h"

#include <assert.h>
#include <pthread.h>

struct job {
    struct player *player;
    int worker;
    pthread_t thread;
    bool started;
};

static void *work(void *with)
{
    struct job *j = with;
    player_work(j->player, j->worker);
    return NULL;
}

/* The first worker runs here; one that gets no thread does, too. */
static void run_workers(struct player *p)
{
    struct job jobs[PLAYER_THREADS_MAX] = {{.started = false}};
    for (int i = 1; i < p->workers; i++) {
        jobs[i] = (struct job){.player = p, .worker = i};
        jobs[i].started = pthread_create(&jobs[i].thread, NULL, work, &jobs[i])
                          == 0;
    }
    player_work(p, 0);
    for (int i = 1; i < p->workers; i++) {
        if (jobs[i].started) {
            (void)pthread_join(jobs[i].thread, NULL);
        } else {
            player_work(p, i);
        }
    }
}

/* The clock, and somebody else who may stop it, or nobody. */
struct limit {
    double end;
    const struct player_stop *other;
};

static bool is_at_its_end(void *with)
{
    struct limit *l = with;
    return clock_is_past(&l->end) || l->other->asked(l->other->with);
}

struct move think_until(struct player *p, const struct outlook *o,
                        uint64_t seed, const struct player_stop *other)
{
    assert(p && o && p->workers <= PLAYER_THREADS_MAX);
    struct limit limit = {clock_now() + p->param[PARAM_TIME] / 1000, other};
    struct player_stop clock = {clock_is_past, &limit.end};
    struct player_stop both = {is_at_its_end, &limit};
    p->run_workers = p->workers > 1 ? run_workers : NULL;
    if (p->param[PARAM_TIME] > 0)
        return player_choose(p, o, seed, other ? &both : &clock);
    return player_choose(p, o, seed, other);
}

struct move think_choose(struct player *p, const struct outlook *o,
                         uint64_t seed)
{
    return think_until(p, o, seed, NULL);
}
