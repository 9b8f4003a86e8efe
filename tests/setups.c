#include "setups.h"

#include "core/setup.h"
#include "search/playout.h"

#include <string.h>

/* Options that do not fit the seats (a seat that is not there) are passed
 * over: venue_open says no. */
static void visit_setup(const struct box *box, const struct setup *how,
                        void (*visit)(const struct venue *v, void *with),
                        void *with)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    static struct venue v;
    if (venue_open(&v, box, how, &why) == ERR_OK)
        visit(&v, with);
}

/* Each other value of one option. */
static void visit_option(const struct box *box, const struct setup *base,
                         int option,
                         void (*visit)(const struct venue *v, void *with),
                         void *with)
{
    const struct option *o = &box->game->options[option];
    for (int n = 0; o->words[n]; n++) {
        struct setup how = *base;
        how.option[option] = n;
        if (n != base->option[option])
            visit_setup(box, &how, visit, with);
    }
}

void setups_each(const struct box *box,
                 void (*visit)(const struct venue *v, void *with), void *with)
{
    const struct game *g = box->game;
    for (int seats = g->seats_min; seats <= g->seats_max; seats++) {
        struct setup how = setup_standard(g);
        struct setup unsaid = setup_unsaid(g);
        how.seats = unsaid.seats = seats;
        bool same = memcmp(&how, &unsaid, sizeof how) == 0;
        visit_setup(box, &how, visit, with);
        for (int i = 0; i < g->option_count; i++)
            visit_option(box, &how, i, visit, with);
        for (int i = 0; !same && i < g->option_count; i++) {
            if (how.option[i] == unsaid.option[i])
                visit_option(box, &unsaid, i, visit, with);
        }
    }
}

struct printing {
    const struct setups_watch *watch;
    struct text *out;
};

static void fingerprint(const struct venue *v, void *with)
{
    const struct printing *p = with;
    long long moves = 0;
    uint64_t h = 0;
    for (int i = 0; i < SETUPS_MATCHES; i++) {
        h = playout_fingerprint(v, SETUPS_SEED, i, h, &moves);
        if (p->watch)
            p->watch->match(p->watch->with, v, i, h);
    }
    text_add(p->out, "matches ");
    setup_write(v->game, &v->setup, p->out);
    text_add(p->out, " = %lld moves, hash %016llx\n", moves,
             (unsigned long long)h);
}

void setups_fingerprint(const struct box *box, const struct setups_watch *w,
                        struct text *out)
{
    struct printing p = {w, out};
    setups_each(box, fingerprint, &p);
}
