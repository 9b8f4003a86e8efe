/* facts_test.c - what is told in a thousand matches of a game is as its tables of
 * facts and tells say; of a game whose matches are long in as many as have MOVES moves, which
 * takes five seconds. They go through all set-ups in turn. Every move is told, now and
 * then as somebody sees it, and with it the points, the questions and the whole
 * position. Called with the name of the game. */
#include "base/num.h"
#include "core/report.h"
#include "core/snapshot.h"
#include "search/playout.h"
#include "table.h"
#include "trail.h"

#include <stdio.h>
#include <stdlib.h>

enum { MATCHES = 1000, MOVES = 240000, SOMETIMES = 8, SELDOM = 97 };

static _Noreturn void fail(int line, const char *why)
{
    trail_say(__FILE__, line, why);
    exit(1);
}

static void is_documented(const struct venue *v, const struct fact *f)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!fact_fits(f, v->game->facts, &why))
        fail(__LINE__, room);
}

/* What a picture is told besides. */
static void tell_picture(const struct venue *v, const struct state *view,
                         int viewer)
{
    static char told[SNAPSHOT_TEXT_MAX];
    static struct doc_node nodes[SNAPSHOT_TEXT_MAX / 2 + 1];
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct text t = text_in(told, sizeof told);
    struct json w = {.out = &t};
    struct doc d = doc_in(nodes, COUNT_OF(nodes));
    if (!v->game->tell)
        return;
    json_open(&w, '{');
    v->game->tell(v->table, view, viewer, &w);
    json_close(&w, '}');
    if (doc_read(&d, told, t.len, &why) != ERR_OK
        || !shape_fits(v->game->tells, "tell", &d, DOC_ROOT, &why))
        fail(__LINE__, room);
}

static void hear(void *with, const struct fact *f)
{
    is_documented(*(const struct venue **)with, f);
}

/* What the position says of itself to a viewer. */
static void tell_position(const struct venue *v, const struct state *s,
                          int viewer)
{
    struct state_room view;
    struct score score;
    struct fact f;
    venue_view(v, s, viewer, state_in(&view));
    tell_picture(v, state_in(&view), viewer);
    if (v->game->tell_state)
        report_tell(v, state_in(&view), viewer % 2, hear, &v);
    for (int seat = 0; seat < v->setup.seats; seat++) {
        v->game->score(v->table, s, seat, &score);
        for (int i = 0; v->game->tell_points && i < score.lines; i++) {
            v->game->tell_points(v->table, s, seat, i, &f);
            is_documented(v, &f);
        }
        if (v->game->tell_question
            && v->game->to_act(v->table, s) >> seat & 1) {
            v->game->tell_question(v->table, state_in(&view), seat, &f);
            is_documented(v, &f);
        }
    }
}

static void tell_seen(const struct venue *v, const struct state *s,
                      struct move m, int viewer)
{
    struct state_room view;
    struct fact f;
    m = venue_witness(v, s, m, viewer, state_in(&view));
    v->game->tell_move(v->table, state_in(&view), m, &f);
    is_documented(v, &f);
}

static int one_match(const struct venue *v, uint64_t seed)
{
    struct rng rng = rng_seed(seed);
    struct state_room room;
    struct state *s = state_in(&room);
    struct move_list l;
    struct fact f;
    int moves = 0;
    v->game->begin(v->table, s);
    trail_begin(v, seed);
    int seat = venue_list(v, s, &l);
    for (; seat != SEAT_NOBODY; moves++) {
        struct move m = playout_draw(v, s, seat, &l, &rng);
        int viewer = rng_below(&rng, v->setup.seats + 1);
        viewer = viewer == v->setup.seats ? SEAT_NOBODY : viewer;
        v->game->tell_move(v->table, s, m, &f);
        is_documented(v, &f);
        if (rng_below(&rng, SOMETIMES) == 0)
            tell_seen(v, s, m, viewer);
        if (rng_below(&rng, SELDOM) == 0)
            tell_position(v, s, viewer);
        trail_step(m);
        seat = venue_advance(v, s, m, &l);
    }
    tell_position(v, s, SEAT_NOBODY);
    return moves;
}

struct all {
    int setups; /* still to come */
    int matches, moves;
};

static void count(const struct venue *v, void *with)
{
    struct all *all = with;
    (void)v;
    all->setups++;
}

static void play(const struct venue *v, void *with)
{
    struct all *all = with;
    int matches = all->matches + (MATCHES - all->matches) / all->setups;
    int moves = all->moves + (MOVES - all->moves) / all->setups;
    while (all->matches < matches && all->moves < moves)
        all->moves += one_match(v, (uint64_t)all->matches++);
    all->setups--;
}

int main(int argc, char **argv)
{
    static struct box box;
    struct all all = {.setups = 0};
    const struct games_entry *e = argc > 1 ? games_find(argv[1]) : NULL;
    if (!e)
        return 2;
    table_box(&box, e);
    setups_each(&box, count, &all);
    setups_each(&box, play, &all);
    printf("%s: %d matches\n", e->game->name, all.matches);
    return 0;
}
