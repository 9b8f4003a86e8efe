#include "lab/think.h"

#include "lab/clock.h"

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

struct move think_choose(struct player *p, const struct outlook *o,
                         uint64_t seed)
{
    double end = clock_now() + p->param[PARAM_TIME] / 1000;
    struct player_stop stop = {clock_is_past, &end};
    bool timed = p->param[PARAM_TIME] > 0;
    p->run_workers = p->workers > 1 ? run_workers : NULL;
    return player_choose(p, o, seed, timed ? &stop : NULL);
}
