/* bench.c - the command that measures how fast random matches are played. */
#include "base/bits.h"
#include "bout/think.h"
#include "cli/output.h"
#include "cli/source.h"
#include "core/json.h"
#include "core/setup.h"
#include "host/clock.h"
#include "search/playout.h"
#include "search/rollout.h"

#include <assert.h>
#include <string.h>

struct figures {
    long long matches, decisions, chance;
    double seconds;
    double ns_per_copy;
};

/* Copies of a state back and forth; the compiler may not look through. */
static double measure_copy(size_t size, const struct state *from)
{
    assert(size > 0);
    enum { COPIES = 1 << 20 };
    struct state_room room[2];
    memcpy(&room[0], from, size);
    double start = clock_worked();
    for (int i = 0; i < COPIES; i++) {
        void *to = &room[(i + 1) & 1];
        const void *source = &room[i & 1];
        __asm__ volatile("" : "+r"(to), "+r"(source) : : "memory");
        memcpy(to, source, size);
        __asm__ volatile("" : : "r"(to) : "memory");
    }
    return (clock_worked() - start) / (double)COPIES * 1e9;
}

typedef struct playout run_match(const struct venue *v, struct state *s,
                                 uint64_t seed);

static struct figures measure(struct source *s, long long seed, double seconds,
                              run_match *run)
{
    assert(seconds > 0 && seed >= 0);
    const struct venue *v = &s->venue;
    struct state *state = match_state(&s->match);
    struct figures f = {.matches = 0};
    double start = clock_worked();
    do {
        for (int i = 0; i < 64; i++, f.matches++) {
            uint64_t own = seed_nth((uint64_t)seed, (int)f.matches);
            v->game->begin(v->table, state);
            struct playout p = run(v, state, own);
            f.decisions += p.moves;
            f.chance += p.chance_moves;
        }
        f.seconds = clock_worked() - start;
    } while (f.seconds < seconds);
    f.ns_per_copy = measure_copy(v->game->state_size, state);
    return f;
}

static long long per_second(const struct figures *f)
{
    return (long long)((double)f->decisions / f->seconds);
}

static void write_figures(const struct venue *v, const struct figures *f,
                          const struct figures *guided, struct text *t)
{
    double ns = f->seconds / (double)f->decisions * 1e9;
    setup_write(v->game, &v->setup, t);
    text_add(t, "\n%12lld decisions per second\n", per_second(f));
    text_add(t, "%12lld.%d nanoseconds per decision\n", (long long)ns,
             (int)(ns * 10) % 10);
    text_add(t, "%12lld matches per second\n",
             (long long)((double)f->matches / f->seconds));
    text_add(t, "%12lld decisions per match, of which %lld are chance's\n",
             f->decisions / f->matches, f->chance / f->matches);
    text_add(t, "%12zu bytes per state\n", v->game->state_size);
    text_add(t, "%12lld.%d nanoseconds per copy of a state\n",
             (long long)f->ns_per_copy, (int)(f->ns_per_copy * 10) % 10);
    double ratio = ns / f->ns_per_copy;
    text_add(t, "%12lld.%d copies per decision\n", (long long)ratio,
             (int)(ratio * 10) % 10);
    text_add(t, "%12lld decisions per second when hints choose, %lld a match\n",
             per_second(guided), guided->decisions / guided->matches);
}

static void write_json(const struct venue *v, const struct figures *f,
                       const struct figures *guided, long long seed,
                       struct text *t)
{
    double ns = f->seconds / (double)f->decisions * 1e9;
    struct json w = {.out = t};
    json_open(&w, '{');
    json_key(&w, "game");
    json_word(&w, v->game->name);
    json_key(&w, "seats");
    json_number(&w, v->setup.seats);
    json_key(&w, "seed");
    json_number(&w, seed);
    json_key(&w, "decisions_per_second");
    json_number(&w, per_second(f));
    json_key(&w, "ns_per_decision");
    json_decimal(&w, ns, 2);
    json_key(&w, "ns_per_state_copy");
    json_decimal(&w, f->ns_per_copy, 2);
    json_key(&w, "copies_per_decision");
    json_decimal(&w, ns / f->ns_per_copy, 2);
    json_key(&w, "matches_per_second");
    json_decimal(&w, (double)f->matches / f->seconds, 1);
    json_key(&w, "state_bytes");
    json_number(&w, (long long)v->game->state_size);
    json_key(&w, "decisions_per_match");
    json_decimal(&w, (double)f->decisions / (double)f->matches, 1);
    json_key(&w, "chance_per_match");
    json_decimal(&w, (double)f->chance / (double)f->matches, 1);
    json_key(&w, "guided_decisions_per_second");
    json_number(&w, per_second(guided));
    json_key(&w, "guided_decisions_per_match");
    json_decimal(&w, (double)guided->decisions / (double)guided->matches, 1);
    json_close(&w, '}');
    text_add(t, "\n");
}

/* -- The tree search ------------------------------------------------------- */

struct search_figures {
    /* Iterations per second on one and on two threads: roll-outs to the end, at
     * random and by the hints. */
    double random[2], guided[2];
    double per_node; /* bytes */
    double nodes_per_iteration;
};

enum { POSITIONS = 16 }; /* in a match */

/* The n-th position of a measurement: matches that the hints play, each a
 * sixteenth further on than the one before. */
static void set_position(const struct venue *v, long long seed, int n,
                         struct state *state)
{
    uint64_t own = seed_nth((uint64_t)seed, n);
    v->game->begin(v->table, state);
    int all = rollout_match(v, state, own).moves;
    v->game->begin(v->table, state);
    int moves = all * (n % POSITIONS) / POSITIONS;
    (void)rollout_moves(v, state, moves, own);
    for (; v->game->to_act(v->table, state) == 1U << SEAT_CHANCE; moves++)
        v->game->apply(v->table, state, playout_deal(v, state, own, moves));
}

/* Iterations per second, a tenth of a second at each position. */
static double measure_search(struct source *s, long long seed, double seconds,
                             const char *how, struct search_figures *f)
{
    assert(seconds > 0 && seed >= 0);
    char words[80];
    char room[GAME_WHY_MAX];
    struct text t = text_in(words, sizeof words);
    struct text why = text_in(room, sizeof room);
    const struct venue *v = &s->venue;
    struct state *state = match_state(&s->match);
    long long iterations = 0;
    long long nodes = 0;
    text_add(&t, "mcts:iterations=0,time=100,cut=0,%s", how);
    struct player *p = player_new(words, &why);
    if (!p)
        return 0;
    double spent = 0;
    for (int n = 0; spent < seconds || n % POSITIONS != 0; n++) {
        struct outlook o;
        set_position(v, seed, n, state);
        double start = clock_now();
        outlook_of(&o, v, state, bits_first(v->game->to_act(v->table, state)));
        player_forget(p);
        (void)think_choose(p, &o, (uint64_t)(seed + n));
        spent += clock_now() - start;
        iterations += p->iterations;
        for (int i = 0; i < p->workers; i++)
            nodes += p->mcts[i]->tree.count;
    }
    player_free(p);
    f->nodes_per_iteration = (double)nodes / (double)iterations;
    return (double)iterations / spent;
}

static void write_search(const struct venue *v, const struct search_figures *f,
                         bool json, struct text *t)
{
    struct json w = {.out = t};
    if (!json) {
        setup_write(v->game, &v->setup, t);
        text_add(t,
                 "\n%12lld iterations per second, roll-outs to the end at "
                 "random\n%12lld on two threads\n",
                 (long long)f->random[0], (long long)f->random[1]);
        text_add(t,
                 "%12lld iterations per second, roll-outs to the end by the "
                 "hints\n%12lld on two threads\n",
                 (long long)f->guided[0], (long long)f->guided[1]);
        text_add(t, "%12d bytes per node\n", (int)f->per_node);
        text_add(t, "%12d.%d nodes per iteration\n",
                 (int)f->nodes_per_iteration,
                 (int)(f->nodes_per_iteration * 10) % 10);
        return;
    }
    json_open(&w, '{');
    json_key(&w, "game");
    json_word(&w, v->game->name);
    json_key(&w, "seats");
    json_number(&w, v->setup.seats);
    json_key(&w, "iterations_per_second");
    json_number(&w, (long long)f->random[0]);
    json_key(&w, "iterations_per_second_two_threads");
    json_number(&w, (long long)f->random[1]);
    json_key(&w, "iterations_per_second_guided");
    json_number(&w, (long long)f->guided[0]);
    json_key(&w, "iterations_per_second_guided_two_threads");
    json_number(&w, (long long)f->guided[1]);
    json_key(&w, "bytes_per_node");
    json_number(&w, (long long)f->per_node);
    json_key(&w, "nodes_per_iteration");
    json_decimal(&w, f->nodes_per_iteration, 2);
    json_close(&w, '}');
    text_add(t, "\n");
}

static void bench_search(struct source *s, long long seed, double seconds,
                         bool json, struct text *t)
{
    struct search_figures f = {.per_node = sizeof(struct node)};
    for (int i = 0; i < 2; i++) {
        char how[40];
        struct text words = text_in(how, sizeof how);
        text_add(&words, "guided=1,threads=%d", i + 1);
        f.guided[i] = measure_search(s, seed, seconds, how, &f);
        how[7] = '0';
        f.random[i] = measure_search(s, seed, seconds, how, &f);
    }
    write_search(&s->venue, &f, json, t);
}

static void bench_play(struct source *s, long long seed, double seconds,
                       bool json, struct text *t)
{
    struct figures f = measure(s, seed, seconds, playout_run);
    struct figures guided = measure(s, seed, seconds / 2, rollout_match);
    if (json) {
        write_json(&s->venue, &f, &guided, seed, t);
    } else {
        write_figures(&s->venue, &f, &guided, t);
    }
}

enum exit_status bench_run(const struct args *a)
{
    assert(a && a->operand_count == 1);
    struct source *s = source_of_game(a, a->operand[0]);
    if (!s)
        return EXIT_MISUSE;
    long long seed = source_seed(a);
    double seconds = (double)a->number[OPT_SECONDS];
    bool json = a->given[OPT_JSON];
    struct text t = output_text(8192);
    if (!json)
        text_add(&t, "%s, seed %lld, ", s->venue.game->name, seed);
    if (a->given[OPT_SEARCH]) {
        bench_search(s, seed, seconds, json, &t);
    } else {
        bench_play(s, seed, seconds, json, &t);
    }
    output_flush(&t);
    output_free(&t);
    source_free(s);
    return EXIT_YES;
}
