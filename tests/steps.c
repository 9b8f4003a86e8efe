#include "steps.h"

#include "base/hash.h"
#include "search/playout.h"
#include "trail.h"

#include <string.h>

/* -- Writing --------------------------------------------------------------- */

static void write_moves(const struct venue *v, int n, struct text *out)
{
    struct rng rng = rng_stream(SETUPS_SEED, (uint64_t)n);
    struct state_room room;
    struct state *s = state_in(&room);
    v->game->begin(v->table, s);
    while (!venue_is_over(v, s)) {
        struct move m = playout_pick(v, s, &rng);
        uint64_t h = hash_bytes(0, &m, sizeof m);
        text_add(out, " %04x", (unsigned)(h & 0xffff));
        v->game->apply(v->table, s, m);
    }
}

static void write_match(void *with, const struct venue *v, int n, uint64_t hash)
{
    struct text *out = with;
    text_add(out, "%016llx", (unsigned long long)hash);
    if (n < STEPS_WHOLE)
        write_moves(v, n, out);
    text_add(out, "\n");
}

struct setups_watch steps_watch(struct text *out)
{
    return (struct setups_watch){write_match, out};
}

/* -- Comparing ------------------------------------------------------------- */

/* How many words after the first are the same; -1: one of the lines has no
 * others, or all are the same. */
static int same_moves(const char *a, const char *b)
{
    enum { WORD = 5 }; /* a space and four digits */
    size_t n = strcspn(a, "\n");
    size_t m = strcspn(b, "\n");
    size_t first = HASH_TEXT_SIZE - 1;
    size_t i = first;
    while (i < n && i < m && strncmp(a + i, b + i, WORD) == 0)
        i += WORD;
    return i >= n && i >= m ? -1 : (int)((i - first) / WORD);
}

bool steps_part(const char *before, const char *now, struct steps_place *out)
{
    for (int line = 0; *before && *now; line++) {
        size_t b = strcspn(before, "\n");
        size_t n = strcspn(now, "\n");
        if (b != n || strncmp(before, now, n) != 0) {
            out->setup = line / SETUPS_MATCHES;
            out->match = line % SETUPS_MATCHES;
            out->move = same_moves(before, now);
            return true;
        }
        before += b + (before[b] == '\n');
        now += n + (now[n] == '\n');
    }
    return false;
}

/* -- Saying ---------------------------------------------------------------- */

struct search {
    const struct steps_place *at;
    int setup; /* the next one */
    const char *file, *what;
    int line;
};

static void walk(const struct venue *v, const struct steps_place *at)
{
    struct rng rng = rng_stream(SETUPS_SEED, (uint64_t)at->match);
    struct state_room room;
    struct state *s = state_in(&room);
    v->game->begin(v->table, s);
    trail_begin(v, (uint64_t)at->match);
    for (int i = 0; i != at->move && !venue_is_over(v, s); i++) {
        struct move m = playout_pick(v, s, &rng);
        trail_step(m);
        v->game->apply(v->table, s, m);
    }
}

static void visit(const struct venue *v, void *with)
{
    struct search *f = with;
    if (f->setup++ != f->at->setup)
        return;
    walk(v, f->at);
    trail_say(f->file, f->line, f->what);
}

void steps_say(const struct box *box, const struct steps_place *at,
               const char *file, int line, const char *what)
{
    struct search f = {.at = at, .file = file, .line = line, .what = what};
    setups_each(box, visit, &f);
}
