/* batch.c - many matches that are stepped by one call. */
#include "core/seed.h"
#include "lib/lib_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

struct mudbrick_batch {
    const struct mudbrick_table *table;
    int count;
    uint64_t next_seed;
    int *place; /* of each action in the list of its match */
    struct mudbrick_match *match[];
};

MUDBRICK_EXPORT mudbrick_batch *mudbrick_batch_new(const mudbrick_table *t,
                                                   int count, uint64_t seed)
{
    assert(t);
    enum { MOST = 1 << 20 };
    if (count < 1 || count > MOST) {
        (void)lib_fail(MUDBRICK_BAD, "a batch has 1 to %d matches", MOST);
        return NULL;
    }
    size_t n = (size_t)count;
    struct mudbrick_batch *b = calloc(1, sizeof *b + n * sizeof(void *));
    bool ready = b && (b->place = calloc(n, sizeof *b->place)) != NULL;
    for (int i = 0; ready && i < count; i++) {
        b->match[i] = mudbrick_match_new(t);
        b->count += b->match[i] != NULL;
        ready = b->match[i] != NULL;
    }
    if (!ready) {
        (void)lib_fail(MUDBRICK_MEMORY, "there is no memory left");
        mudbrick_batch_free(b);
        return NULL;
    }
    b->table = t;
    b->next_seed = seed;
    for (int i = 0; i < count; i++)
        mudbrick_match_reset(b->match[i], b->next_seed++);
    return b;
}

MUDBRICK_EXPORT void mudbrick_batch_free(mudbrick_batch *b)
{
    if (!b)
        return;
    for (int i = 0; i < b->count; i++)
        mudbrick_match_free(b->match[i]);
    free(b->place);
    free(b);
}

/* -- Looking --------------------------------------------------------------- */

static void look(const struct mudbrick_batch *b, int i,
                 const mudbrick_batch_out *out)
{
    const struct mudbrick_match *m = b->match[i];
    if (out->seat)
        out->seat[i] = m->seat;
    if (out->observation) {
        size_t size = (size_t)b->table->observation_size;
        lib_observe(m, m->seat, out->observation + size * (size_t)i);
    }
    if (out->mask) {
        (void)mudbrick_match_mask(
            m, out->mask + (size_t)MUDBRICK_ACTIONS * (size_t)i);
    }
}

MUDBRICK_EXPORT void mudbrick_batch_look(mudbrick_batch *b,
                                         const mudbrick_batch_out *out)
{
    assert(b && out);
    size_t seats = (size_t)b->table->venue.setup.seats;
    size_t count = (size_t)b->count;
    if (out->done)
        memset(out->done, 0, count);
    for (size_t i = 0; out->reward && i < count * seats; i++)
        out->reward[i] = 0;
    for (int i = 0; i < b->count; i++)
        look(b, i, out);
}

/* -- Stepping -------------------------------------------------------------- */

/* The win is shared among all in first place. */
static void share_win(const struct mudbrick_match *m, float *reward)
{
    int place[GAME_SEATS_MAX] = {0};
    int seats = lib_venue(m)->setup.seats;
    int winners = 0;
    venue_rank(lib_venue(m), lib_state(m), place);
    for (int i = 0; i < seats; i++)
        winners += place[i] == 1;
    for (int i = 0; i < seats; i++)
        reward[i] = place[i] == 1 ? 1.0F / (float)winners : 0;
}

/* An action that is left to the match: any, with equal odds. */
static int pick_any(const struct mudbrick_match *m)
{
    struct rng rng = seed_rng(m->seed, m->count, SEED_PLAYER);
    return rng_below(&rng, m->legal.count);
}

/* Every action is looked up before any is made. */
static int find_all(struct mudbrick_batch *b, const int32_t *actions)
{
    for (int i = 0; i < b->count; i++) {
        const struct mudbrick_match *m = b->match[i];
        b->place[i] = actions[i] < 0 ? pick_any(m) : lib_find(m, actions[i]);
        if (b->place[i] < 0) {
            return lib_fail(MUDBRICK_ILLEGAL,
                            "action %d of match %d is not legal now",
                            (int)actions[i], i);
        }
    }
    return 0;
}

MUDBRICK_EXPORT int mudbrick_batch_step(mudbrick_batch *b,
                                        const int32_t *actions,
                                        const mudbrick_batch_out *out)
{
    assert(b && actions && out);
    int seats = b->table->venue.setup.seats;
    int e = find_all(b, actions);
    if (e < 0)
        return e;
    for (int i = 0; i < b->count; i++) {
        struct mudbrick_match *m = b->match[i];
        float *reward = out->reward ? out->reward + (size_t)seats * (size_t)i
                                    : NULL;
        lib_play(m, b->place[i]);
        bool over = m->seat < 0;
        if (out->done)
            out->done[i] = over;
        if (reward)
            memset(reward, 0, sizeof *reward * (size_t)seats);
        if (reward && over)
            share_win(m, reward);
        if (over)
            mudbrick_match_reset(m, b->next_seed++);
        look(b, i, out);
    }
    return 0;
}
