#include "term/thought.h"

#include "bout/think.h"
#include "host/clock.h"
#include "search/level.h"

#include <assert.h>
#include <unistd.h>

/* Asked by the search now and then, on its own thread. */
static bool is_stopped(void *with)
{
    struct thought *m = with;
    const struct player *p = m->player;
    double limit = p->param[PARAM_ITERATIONS];
    if (p->workers == 1 && limit > 0) {
        double share = (double)p->mcts[0]->iterations / limit;
        atomic_store(&m->percent, (int)(share * 100));
    }
    return atomic_load(&m->stop);
}

static void advise(struct thought *m)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct player_stop stop = {is_stopped, m};
    struct hint_effort effort = {level_strongest()->iterations, HINT_PLAYOUTS,
                                 m->seed};
    struct mcts_answer answers[GAME_MOVES_MAX];
    m->hints = 0;
    m->player = player_new(level_strongest()->name, &why);
    if (!m->player)
        return;
    (void)player_choose(m->player, &m->outlook, m->seed, &stop);
    int count = player_answers(m->player, answers);
    player_free(m->player);
    m->player = NULL;
    if (!atomic_load(&m->stop)) {
        m->hints = hint_of_answers(&m->outlook, &effort, answers, count,
                                   m->hint, THOUGHT_HINTS);
    }
}

static void *think(void *with)
{
    struct thought *m = with;
    struct player_stop stop = {is_stopped, m};
    if (m->is_advice) {
        advise(m);
    } else {
        m->move = think_until(m->player, &m->outlook, m->seed, &stop);
    }
    atomic_store(&m->done, true);
    if (m->wake >= 0 && write(m->wake, "", 1) < 0)
        return NULL; /* whoever waits looks again before long */
    return NULL;
}

static enum err begin(struct thought *m, const struct outlook *o, uint64_t seed)
{
    assert(!m->is_busy);
    m->outlook = *o;
    m->seed = seed;
    m->began = clock_now();
    atomic_store(&m->done, false);
    atomic_store(&m->stop, false);
    atomic_store(&m->percent, 0);
    m->is_busy = pthread_create(&m->thread, NULL, think, m) == 0;
    return m->is_busy ? ERR_OK : ERR_TOO_LONG;
}

enum err thought_choose(struct thought *m, struct player *p,
                        const struct outlook *o, uint64_t seed)
{
    assert(p && o);
    m->player = p;
    m->is_advice = false;
    return begin(m, o, seed);
}

enum err thought_advise(struct thought *m, const struct outlook *o,
                        uint64_t seed)
{
    assert(o);
    m->player = NULL;
    m->is_advice = true;
    return begin(m, o, seed);
}

bool thought_is_done(struct thought *m)
{
    return m->is_busy && atomic_load(&m->done);
}

void thought_take(struct thought *m)
{
    if (m->is_busy)
        (void)pthread_join(m->thread, NULL);
    m->is_busy = false;
}

void thought_hurry(struct thought *m)
{
    atomic_store(&m->stop, true);
}

void thought_drop(struct thought *m)
{
    thought_hurry(m);
    thought_take(m);
}
