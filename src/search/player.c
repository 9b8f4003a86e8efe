#include "search/player.h"

#include "base/bits.h"
#include "search/greedy.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* clang-format off */
const struct player_param player_params[PARAM_COUNT] = {
    [PARAM_ITERATIONS] = {"iterations", "stop after so many iterations; 0: only by time", 0, 1e9, 2000},
    [PARAM_TIME]       = {"time", "stop after so many milliseconds; 0: only by iterations", 0, 1e7, 0},
    [PARAM_THREADS]    = {"threads", "search with so many threads", 1, PLAYER_THREADS_MAX, 1},
    [PARAM_EXPLORE]    = {"explore", "how much promise and doubt count against experience", 0, 100, 1.5},
    [PARAM_OPTIMISM]   = {"caution", "how far below the tried moves an untried one is rated", 0, 1, 0.1},
    [PARAM_CUT]        = {"cut", "decisions of a roll-out before the evaluation is asked; 0: play to the end; -1: as the game advises", -1, 10000, -1},
    [PARAM_GUIDED]     = {"guided", "1: roll-outs follow the game's hints, 0: they are random", 0, 1, 1},
    [PARAM_NOISE]      = {"noise", "chance to play a move at random, good ones more often", 0, 1, 0},
    [PARAM_NODES]      = {"nodes", "room for so many nodes, in thousands", 1, 100000, 200},
    [PARAM_FAULT]      = {"every", "goes wrong at every so many decisions", 1, 1000000, 10},
    [PARAM_WORLDS]     = {"worlds", "guesses at what is hidden that are looked at", 1, 10000, 8},
};
/* clang-format on */

#define TAKES(id) (1U << PARAM_##id)

/* -- Kinds ----------------------------------------------------------------- */

static struct move choose_random(struct player *p, const struct outlook *o,
                                 uint64_t seed)
{
    struct rng rng = rng_seed(seed);
    struct state_room view = o->view;
    struct move_list l;
    l.count = 0;
    (void)p;
    o->venue->game->legal(o->venue->table, state_in(&view), o->seat, &l);
    return l.move[rng_below(&rng, l.count)];
}

/* A move that nobody has, now and then: arenas must cope with it. */
static struct move choose_faulty(struct player *p, const struct outlook *o,
                                 uint64_t seed)
{
    struct move m = choose_random(p, o, seed);
    if (seed % (uint64_t)p->param[PARAM_FAULT] == 0)
        memset(m.arg, FIELD_HIDDEN, sizeof m.arg);
    return m;
}

static struct move choose_greedy(struct player *p, const struct outlook *o,
                                 uint64_t seed)
{
    return greedy_choose(o, (int)p->param[PARAM_WORLDS], seed);
}

/* With noise, now and then a move drawn by how well it did. */
struct move player_pick(const struct player *p,
                        const struct mcts_answer answers[], int count,
                        uint64_t seed)
{
    assert(p && answers && count > 0);
    float weight[GAME_MOVES_MAX];
    struct rng rng = rng_seed(~seed);
    float dice = (float)(rng_next(&rng) >> 40) * 0x1p-24F;
    if ((double)dice >= p->param[PARAM_NOISE])
        return answers[mcts_best(answers, count)].move;
    for (int i = 0; i < count; i++)
        weight[i] = 1.0F + (float)answers[i].visits;
    return answers[rollout_draw(weight, count, &rng)].move;
}

static struct move choose_mcts(struct player *p, const struct outlook *o,
                               uint64_t seed)
{
    struct mcts_answer answers[GAME_MOVES_MAX];
    for (int i = 0; i < p->workers; i++) {
        mcts_begin(p->mcts[i], o, p->has_last ? &p->last : NULL,
                   seed + (uint64_t)i);
    }
    if (p->run_workers) {
        p->run_workers(p);
    } else {
        for (int i = 0; i < p->workers; i++)
            player_work(p, i);
    }
    p->iterations = 0;
    for (int i = 0; i < p->workers; i++)
        p->iterations += p->mcts[i]->iterations;
    int count = player_answers(p, answers);
    return player_pick(p, answers, count, seed);
}

void player_work(struct player *p, int worker)
{
    assert(worker < p->workers);
    enum { SLICE = 32 };
    struct mcts *m = p->mcts[worker];
    long long limit = (long long)p->param[PARAM_ITERATIONS] / p->workers;
    bool by_time = p->param[PARAM_TIME] > 0;
    bool unlimited = limit == 0 && by_time;
    limit = limit > 0 ? limit : 1;
    while (unlimited || m->iterations < limit) {
        long long left = unlimited ? SLICE : limit - m->iterations;
        mcts_iterate(m, left < SLICE ? (int)left : SLICE);
        if (p->stop && p->stop->asked(p->stop->with))
            return;
        if (unlimited && !p->stop)
            return;
    }
}

int player_answers(const struct player *p,
                   struct mcts_answer answers[GAME_MOVES_MAX])
{
    assert(p && p->workers >= 0 && answers);
    struct mcts_answer more[GAME_MOVES_MAX];
    int count = p->workers > 0 ? mcts_answers(p->mcts[0], answers) : 0;
    for (int i = 1; i < p->workers; i++)
        mcts_merge(answers, count, more, mcts_answers(p->mcts[i], more));
    return count;
}

/* clang-format off */
const struct player_kind player_kinds[] = {
    {"random", "any legal move", 0, choose_random, NULL},
    {"greedy", "the move with the best position right after it", TAKES(WORLDS), choose_greedy, NULL},
    {"mcts", "Monte-Carlo tree search",
     TAKES(ITERATIONS) | TAKES(TIME) | TAKES(THREADS) | TAKES(EXPLORE) | TAKES(OPTIMISM)
     | TAKES(CUT) | TAKES(GUIDED) | TAKES(NOISE) | TAKES(NODES), choose_mcts, NULL},
    {"faulty", "a random player that answers illegal moves, for testing arenas", TAKES(FAULT), choose_faulty, NULL},
    {NULL, NULL, 0, NULL, NULL},
};
/* clang-format on */

/* -- Descriptions ---------------------------------------------------------- */

static const struct player_kind *find_kind(const char *name, size_t n)
{
    for (const struct player_kind *k = player_kinds; k->name; k++) {
        if (strlen(k->name) == n && strncmp(k->name, name, n) == 0)
            return k;
    }
    return NULL;
}

int player_find_param(const struct player_kind *k, const char *name, size_t n)
{
    assert(k && name);
    for (int i = 0; i < PARAM_COUNT; i++) {
        if (k->params >> i & 1 && strlen(player_params[i].name) == n
            && strncmp(player_params[i].name, name, n) == 0)
            return i;
    }
    return -1;
}

/* Reads one name=value; `words` moves past it and its comma. */
static enum err read_param(struct player *p, const char **words,
                           struct text *why)
{
    const char *name = *words;
    size_t n = strcspn(name, "=,");
    int id = player_find_param(p->kind, name, n);
    if (id < 0 || name[n] != '=') {
        text_add(why,
                 "%s has no parameter %.*s; mudbrick help arena lists them",
                 p->kind->name, (int)n, name);
        return ERR_BAD_TEXT;
    }
    char *end = NULL;
    double value = strtod(name + n + 1, &end);
    const struct player_param *param = &player_params[id];
    bool ended = end != name + n + 1 && (*end == ',' || *end == '\0');
    if (!ended || !(value >= param->min && value <= param->max)) {
        text_add(why, "%s of %s must be a number from %d to %d", param->name,
                 p->kind->name, (int)param->min, (int)param->max);
        return ERR_BAD_TEXT;
    }
    p->param[id] = value;
    *words = end + (*end == ',');
    return ERR_OK;
}

static enum err no_player(const char *description, struct text *why)
{
    text_add(why, "there is no player \"%.40s\"; there are ", description);
    for (const struct player_kind *k = player_kinds; k->name; k++)
        text_add(why, "%s, ", k->name);
    level_write_names(why);
    return ERR_NOT_FOUND;
}

static enum err read_description(struct player *p, const char *description,
                                 struct text *why)
{
    char room[PLAYER_NAME_MAX];
    struct text name = text_in(p->name, sizeof p->name);
    struct text meaning = text_in(room, sizeof room);
    const struct player_level *level = level_find(description);
    text_add(&name, "%s", description);
    if (level)
        level_write(level, &meaning);
    const char *words = level ? room : description;
    size_t n = strcspn(words, ":");
    p->kind = find_kind(words, n);
    for (int i = 0; i < PARAM_COUNT; i++)
        p->param[i] = player_params[i].standard;
    if (!p->kind || name.cut)
        return no_player(description, why);
    words += n + (words[n] == ':');
    enum err e = ERR_OK;
    while (e == ERR_OK && *words)
        e = read_param(p, &words, why);
    return e;
}

/* -- Life ------------------------------------------------------------------ */

static bool add_worker(struct player *p)
{
    struct mcts_how how = {
        .explore = (float)p->param[PARAM_EXPLORE],
        .optimism = (float)p->param[PARAM_OPTIMISM],
        .rollout = {.cut = (int)p->param[PARAM_CUT],
                    .guided = p->param[PARAM_GUIDED] > 0},
    };
    uint32_t room = (uint32_t)p->param[PARAM_NODES] * 1000U;
    struct mcts *m = malloc(sizeof *m);
    struct node *nodes = malloc(sizeof *nodes * room);
    if (!m || !nodes) {
        free(m);
        free(nodes);
        return false;
    }
    mcts_init(m, &how, nodes, room);
    p->mcts[p->workers++] = m;
    return true;
}

static void keep_workers(struct player *p, int count)
{
    while (p->workers > count) {
        struct mcts *m = p->mcts[--p->workers];
        free(m->tree.node);
        free(m);
    }
}

struct player *player_new(const char *description, struct text *why)
{
    assert(description && why);
    struct player *p = calloc(1, sizeof *p);
    if (!p) {
        text_add(why, "there is no memory left");
        return NULL;
    }
    if (read_description(p, description, why) != ERR_OK) {
        player_free(p);
        return NULL;
    }
    bool searches = p->kind->params & TAKES(ITERATIONS);
    int wanted = searches ? (int)p->param[PARAM_THREADS] : 0;
    while (p->workers < wanted) {
        if (!add_worker(p)) {
            text_add(why, "there is no memory left");
            player_free(p);
            return NULL;
        }
    }
    return p;
}

void player_free(struct player *p)
{
    if (!p)
        return;
    if (p->kind && p->kind->outside)
        p->kind->outside->release(p);
    keep_workers(p, 0);
    free(p);
}

void player_work_alone(struct player *p)
{
    keep_workers(p, 1);
}

void player_forget(struct player *p)
{
    assert(p && p->kind);
    p->has_last = false;
    if (p->kind->outside)
        p->kind->outside->forget(p);
    for (int i = 0; i < p->workers; i++)
        p->mcts[i]->tree.count = 0;
}

void player_saw(struct player *p, const struct venue *v, int seat,
                const struct state *before, struct move m)
{
    assert(p && p->kind && before && venue_has_seat(v, seat));
    struct outlook o;
    if (!p->kind->outside)
        return;
    outlook_of(&o, v, before, seat);
    p->kind->outside->saw(p, &o, before, m);
}

void player_over(struct player *p, const struct venue *v, int seat,
                 const struct state *s)
{
    assert(p && p->kind && s && venue_has_seat(v, seat));
    struct outlook o;
    if (!p->kind->outside)
        return;
    outlook_of(&o, v, s, seat);
    p->kind->outside->over(p, &o);
}

struct move player_choose(struct player *p, const struct outlook *o,
                          uint64_t seed, const struct player_stop *stop)
{
    assert(p && p->kind && o && o->venue);
    p->stop = stop;
    p->why[0] = '\0';
    p->last = p->kind->choose(p, o, seed);
    p->has_last = true;
    return p->last;
}
