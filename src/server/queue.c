#include "server/queue.h"

#include "host/memory.h"
#include "search/player.h"

#include <assert.h>
#include <stdlib.h>

/* Thoughts in the order in which they came. */
struct chain {
    struct waiting *first, **end;
};

struct maker {
    struct maker *next;
    char name[STORE_MAKER_MAX];
    struct chain chain[2][QUEUE_LEVELS]; /* [people]; the shortest first */
    int waiting, thinking;
    int64_t had; /* what was thought for it */
};

/* -- Levels ---------------------------------------------------------------- */

/* What a level costs is about as many steps as its search takes; what is none
 * costs as much as the slowest. */
static int cost_of(int level)
{
    const struct player_level *l = player_levels;
    for (int i = 0; i < level && l[1].name; i++)
        l++;
    return l->iterations / player_levels[0].iterations;
}

/* They are listed from the quickest to the slowest. */
int queue_level(const char *level)
{
    assert(level);
    int i = 0;
    while (i < QUEUE_LEVELS - 1 && player_levels[i].name
           && strcmp(player_levels[i].name, level) != 0)
        i++;
    return i;
}

/* -- Makers ---------------------------------------------------------------- */

static struct maker *maker_new(const char *name, int64_t had)
{
    struct maker *m = host_alloc(1, sizeof *m);
    struct text t = text_in(m->name, sizeof m->name);
    text_add(&t, "%s", name);
    m->had = had;
    for (int people = 0; people < 2; people++) {
        for (int i = 0; i < QUEUE_LEVELS; i++)
            m->chain[people][i].end = &m->chain[people][i].first;
    }
    return m;
}

/* Who comes anew has had what the others have had: nobody saves up. */
static struct maker *maker_of(struct queue *q, const char *name)
{
    struct maker **at = &q->makers;
    while (*at && strcmp((*at)->name, name) != 0)
        at = &(*at)->next;
    if (!*at)
        *at = maker_new(name, q->share);
    if ((*at)->had < q->share)
        (*at)->had = q->share;
    return *at;
}

/* Those who wait for nothing and have had no more than the others. */
static void forget_makers(struct queue *q)
{
    struct maker **at = &q->makers;
    while (*at) {
        struct maker *m = *at;
        bool is_owed = m->waiting + m->thinking > 0
                       || (q->count > 0 && m->had > q->share);
        if (is_owed) {
            at = &m->next;
            continue;
        }
        *at = m->next;
        free(m);
    }
}

/* -- Coming ---------------------------------------------------------------- */

void queue_put(struct queue *q, struct waiting *w)
{
    assert(w->level >= 0 && w->level < QUEUE_LEVELS);
    assert(q->most > 0);
    struct maker *m = maker_of(q, w->name);
    struct chain *c = &m->chain[w->has_people][w->level];
    w->maker = m;
    w->next = NULL;
    *c->end = w;
    c->end = &w->next;
    w->newer = NULL;
    w->older = q->newest;
    *(q->newest ? &q->newest->newer : &q->oldest) = w;
    q->newest = w;
    m->waiting++;
    q->count++;
}

/* -- Going ----------------------------------------------------------------- */

/* The shortest that the maker waits for with people, or without; NULL: none. */
static struct waiting *shortest(const struct maker *m, int people)
{
    for (int i = 0; i < QUEUE_LEVELS; i++) {
        if (m->chain[people][i].first)
            return m->chain[people][i].first;
    }
    return NULL;
}

static bool may_think(const struct queue *q, const struct maker *m)
{
    return m->thinking < q->most;
}

static int64_t had_after(const struct waiting *w)
{
    return w->maker->had + cost_of(w->level);
}

/* May it be thought while the other, which has begun, is put off? */
static bool goes_before(const struct queue *q, const struct waiting *w,
                        const struct waiting *begun)
{
    bool is_own = w->maker == begun->maker;
    if (w->level >= begun->level || !(is_own || may_think(q, w->maker)))
        return false;
    if (w->has_people != begun->has_people)
        return w->has_people;
    return is_own || had_after(w) <= begun->maker->had;
}

/* The one after which its maker has had least; `begun`, if it is not NULL, would be
 * put off for it. */
static struct waiting *fairest(const struct queue *q, int people,
                               const struct waiting *begun)
{
    struct waiting *best = NULL;
    for (const struct maker *m = q->makers; m; m = m->next) {
        struct waiting *w = shortest(m, people);
        bool may = w && (begun ? goes_before(q, w, begun) : may_think(q, m));
        if (may && (!best || had_after(w) < had_after(best)))
            best = w;
    }
    return best;
}

static struct waiting *longest(const struct queue *q)
{
    struct waiting *w = q->oldest;
    while (w && !may_think(q, w->maker))
        w = w->newer;
    return w;
}

static struct waiting *choose(const struct queue *q)
{
    struct waiting *w = q->turn >= QUEUE_TURN - 1 ? longest(q)
                                                  : fairest(q, 1, NULL);
    return w ? w : fairest(q, 0, NULL);
}

/* Takes it out of the queue. */
static void leave(struct queue *q, struct waiting *w)
{
    assert(w->maker->waiting > 0 && q->count > 0);
    struct chain *c = &w->maker->chain[w->has_people][w->level];
    struct waiting **at = &c->first;
    while (*at != w)
        at = &(*at)->next;
    *at = w->next;
    if (!w->next)
        c->end = at;
    *(w->older ? &w->older->newer : &q->oldest) = w->newer;
    *(w->newer ? &w->newer->older : &q->newest) = w->older;
    w->maker->waiting--;
    q->count--;
}

static void begin(struct queue *q, struct waiting *w)
{
    struct maker *m = w->maker;
    if (m->had > q->share)
        q->share = m->had;
    m->had += cost_of(w->level);
    m->thinking++;
    leave(q, w);
}

struct waiting *queue_take(struct queue *q)
{
    assert(q && q->most > 0);
    struct waiting *w = choose(q);
    if (!w)
        return NULL;
    q->turn = (q->turn + 1) % QUEUE_TURN;
    begin(q, w);
    return w;
}

struct waiting *queue_take_quicker(struct queue *q, const struct waiting *begun)
{
    assert(q && begun->maker);
    struct waiting *w = fairest(q, 1, begun);
    w = w ? w : fairest(q, 0, begun);
    if (w)
        begin(q, w);
    return w;
}

void queue_done(struct queue *q, struct waiting *w)
{
    assert(w->maker && w->maker->thinking > 0);
    w->maker->thinking--;
    w->maker = NULL;
    forget_makers(q);
}

struct waiting *queue_drop(struct queue *q)
{
    assert(q);
    struct waiting *w = q->oldest;
    if (w)
        leave(q, w);
    if (q->count == 0)
        forget_makers(q);
    return w;
}
