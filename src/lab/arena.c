#include "lab/arena.h"

#include "core/seed.h"
#include "host/memory.h"
#include "lab/results.h"

#include <assert.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MATCH_OPEN, MATCH_DONE };

/* What the threads share. Everything below the lock is guarded by it. */
struct contest {
    const struct arena_plan *plan;
    int seats;
    int all; /* matches of the plan */
    struct bout_result *result;
    char *state; /* MATCH_OPEN or MATCH_DONE, for each match */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int next;    /* the next match to begin */
    int working; /* threads that are not finished */
    bool closed; /* no further match is begun */
    enum err error;
    char why[GAME_WHY_MAX];
};

/* -- One match ------------------------------------------------------------- */

/* Bot b sits on seat b + rotation. */
static int bot_on(int seat, int rotation, int seats)
{
    return (seat + seats - rotation) % seats;
}

static enum err play_match(struct contest *c, struct player *bots[], int index,
                           struct match *m, struct text *why)
{
    const struct arena_plan *plan = c->plan;
    struct bout b = {.venue = plan->venue, .grace = 5};
    int rotation = index % c->seats;
    for (int i = 0; i < c->seats; i++)
        b.player[i] = bots[bot_on(i, rotation, c->seats)];
    b.seed = seed_nth((uint64_t)plan->seed, index / c->seats);
    b.thinking = seed_nth(b.seed, rotation);
    match_begin(m, plan->venue, m->moves);
    bout_play(&b, m, &c->result[index]);
    size_t room = record_room(m);
    char *bytes = host_alloc(room, 1);
    struct text record = text_in(bytes, room);
    bout_record(&b, m, &c->result[index], &record);
    enum err e = results_record(plan, index, &record, why);
    free(bytes);
    return e;
}

/* -- Threads --------------------------------------------------------------- */

static int take_match(struct contest *c)
{
    int index = -1;
    (void)pthread_mutex_lock(&c->lock);
    if (c->plan->stop && atomic_load(c->plan->stop))
        c->closed = true;
    while (c->next < c->all && c->state[c->next] == MATCH_DONE)
        c->next++;
    if (!c->closed && c->next < c->all)
        index = c->next++;
    (void)pthread_mutex_unlock(&c->lock);
    return index;
}

static void hand_in(struct contest *c, int index, enum err e, const char *why)
{
    (void)pthread_mutex_lock(&c->lock);
    if (e == ERR_OK) {
        c->state[index] = MATCH_DONE;
    } else if (c->error == ERR_OK) {
        struct text t = text_in(c->why, sizeof c->why);
        text_add(&t, "%s", why);
        c->error = e;
        c->closed = true;
    }
    (void)pthread_cond_broadcast(&c->changed);
    (void)pthread_mutex_unlock(&c->lock);
}

static void play_matches(struct contest *c, struct player *bots[],
                         struct match *m)
{
    for (int index = take_match(c); index >= 0; index = take_match(c)) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        enum err e = play_match(c, bots, index, m, &why);
        hand_in(c, index, e, room);
    }
}

static struct player *make_player(const struct arena_plan *plan,
                                  const char *description, struct text *why)
{
    return plan->make ? plan->make(plan->make_with, description, why)
                      : player_new(description, why);
}

static void *work(void *with)
{
    struct contest *c = with;
    const struct venue *v = c->plan->venue;
    struct player *bots[GAME_SEATS_MAX] = {NULL};
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct match *m = host_alloc(1, sizeof *m);
    size_t most = (size_t)v->game->moves_max(v->table) + 1;
    bool ready = true;
    m->moves = host_alloc(most, sizeof *m->moves);
    for (int i = 0; ready && i < c->seats; i++) {
        bots[i] = make_player(c->plan, c->plan->bot[i], &why);
        ready = bots[i] != NULL;
    }
    if (ready) {
        play_matches(c, bots, m);
    } else {
        hand_in(c, 0, ERR_BAD_TEXT, room);
    }
    for (int i = 0; i < c->seats; i++)
        player_free(bots[i]);
    free(m->moves);
    free(m);
    (void)pthread_mutex_lock(&c->lock);
    c->working--;
    (void)pthread_cond_broadcast(&c->changed);
    (void)pthread_mutex_unlock(&c->lock);
    return NULL;
}

/* -- Taking matches up in their order -------------------------------------- */

/* Waits for a match; false if nobody will play it. */
static bool wait_for(struct contest *c, int index)
{
    (void)pthread_mutex_lock(&c->lock);
    while (c->state[index] == MATCH_OPEN && c->working > 0)
        (void)pthread_cond_wait(&c->changed, &c->lock);
    bool done = c->state[index] == MATCH_DONE;
    (void)pthread_mutex_unlock(&c->lock);
    return done;
}

static void close_contest(struct contest *c)
{
    (void)pthread_mutex_lock(&c->lock);
    c->closed = true;
    (void)pthread_mutex_unlock(&c->lock);
}

/* What a bot got in a match: the win is shared among all in first place. */
static double share_of(const struct bout_result *r, int seat, int seats)
{
    int winners = 0;
    for (int i = 0; i < seats; i++)
        winners += r->place[i] == 1;
    return r->place[seat] == 1 ? 1.0 / winners : 0.0;
}

/* The mean over the matches of a set. */
static double set_score(const struct contest *c, int set, int bot)
{
    double sum = 0;
    for (int r = 0; r < c->seats; r++) {
        int seat = (bot + r) % c->seats;
        sum += share_of(&c->result[set * c->seats + r], seat, c->seats);
    }
    return sum / c->seats;
}

static bool is_decided(const struct contest *c, int sets, double *score,
                       struct arena_report *report)
{
    const struct sprt *t = c->plan->sprt;
    if (!t)
        return false;
    score[sets - 1] = set_score(c, sets - 1, 0);
    report->likelihood = numbers_likelihood(t, score, sets);
    report->verdict = numbers_decide(t, report->likelihood);
    return report->verdict != VERDICT_OPEN;
}

static enum err take_up(struct contest *c, struct results *files, int known,
                        double *score, struct arena_report *report)
{
    const struct arena_plan *plan = c->plan;
    struct text why = text_in(c->why, sizeof c->why);
    for (int i = 0; i < c->all && wait_for(c, i); i++) {
        enum err e = ERR_OK;
        if (i >= known)
            e = results_add(files, i, &c->result[i], &why);
        if (e != ERR_OK)
            return e;
        report->matches = i + 1;
        report->sets = report->matches / c->seats;
        if (plan->progress)
            plan->progress(plan->with, i + 1, c->all);
        bool whole = report->matches % c->seats == 0;
        if (whole && is_decided(c, report->sets, score, report))
            break;
    }
    return ERR_OK;
}

/* -- The report ------------------------------------------------------------ */

/* NULL: what is asked for may have any value. */
static struct interval over_sets(const struct contest *c, int sets, int bot,
                                 double (*of)(const struct contest *c, int set,
                                              int bot),
                                 const double *range)
{
    double *x = host_alloc((size_t)sets, sizeof *x);
    for (int i = 0; i < sets; i++)
        x[i] = of(c, i, bot);
    struct interval r = range ? numbers_share(x, sets, c->seats, range)
                              : numbers_mean(x, sets);
    free(x);
    return r;
}

/* What the first bot and those with the same description got together. */
static double set_side(const struct contest *c, int set, int bot)
{
    double sum = 0;
    for (int i = 0; i < c->seats; i++) {
        if (strcmp(c->plan->bot[i], c->plan->bot[bot]) == 0)
            sum += set_score(c, set, i);
    }
    return sum;
}

static double set_place(const struct contest *c, int set, int bot)
{
    double sum = 0;
    for (int r = 0; r < c->seats; r++)
        sum += c->result[set * c->seats + r].place[(bot + r) % c->seats];
    return sum / c->seats;
}

static double set_points(const struct contest *c, int set, int bot)
{
    double sum = 0;
    for (int r = 0; r < c->seats; r++)
        sum += c->result[set * c->seats + r].score[(bot + r) % c->seats];
    return sum / c->seats;
}

static void rate(const struct contest *c, struct arena_report *report)
{
    int count = report->sets * c->seats;
    struct ranking *all = host_alloc((size_t)count, sizeof *all);
    struct interval rating[GAME_SEATS_MAX];
    for (int i = 0; i < count; i++) {
        for (int seat = 0; seat < c->seats; seat++) {
            int bot = bot_on(seat, i % c->seats, c->seats);
            all[i].place[bot] = c->result[i].place[seat];
        }
    }
    numbers_rate_sets(all, report->sets, c->seats, c->seats, rating);
    for (int i = 0; i < c->seats; i++)
        report->row[i].rating = rating[i];
    free(all);
}

static void count_forfeits(const struct contest *c, struct arena_report *report)
{
    for (int i = 0; i < report->matches; i++) {
        const struct bout_result *r = &c->result[i];
        for (int seat = 0; seat < c->seats; seat++) {
            int bot = bot_on(seat, i % c->seats, c->seats);
            report->row[bot].forfeits += (r->forfeits >> seat & 1) != 0;
        }
        if (r->forfeits)
            memcpy(report->reason, r->reason, sizeof report->reason);
    }
}

static void sum_up(const struct contest *c, struct arena_report *report)
{
    const double shares[2] = {0, 1};
    const double places[2] = {1, c->seats};
    count_forfeits(c, report);
    if (report->sets == 0)
        return;
    report->side = over_sets(c, report->sets, 0, set_side, shares);
    for (int i = 0; i < c->seats; i++) {
        struct arena_row *row = &report->row[i];
        row->win_share = over_sets(c, report->sets, i, set_score, shares);
        row->place = over_sets(c, report->sets, i, set_place, places);
        row->score = over_sets(c, report->sets, i, set_points, NULL);
    }
    rate(c, report);
}

/* -- The whole ------------------------------------------------------------- */

static int start_threads(struct contest *c, pthread_t threads[], int wanted)
{
    int started = 0;
    c->working = wanted;
    for (int i = 0; i < wanted; i++) {
        if (pthread_create(&threads[started], NULL, work, c) == 0) {
            started++;
        } else {
            (void)pthread_mutex_lock(&c->lock);
            c->working--;
            (void)pthread_mutex_unlock(&c->lock);
        }
    }
    return started;
}

static enum err play_all(struct contest *c, struct results *files, int known,
                         struct arena_report *report, struct text *why)
{
    pthread_t threads[PLAYER_THREADS_MAX];
    double *score = host_alloc((size_t)c->plan->sets, sizeof *score);
    int started = start_threads(c, threads, c->plan->threads);
    enum err e = take_up(c, files, known, score, report);
    close_contest(c);
    for (int i = 0; i < started; i++)
        (void)pthread_join(threads[i], NULL);
    free(score);
    e = e == ERR_OK ? c->error : e;
    if (started == 0) {
        text_add(why, "no thread could be started");
        return ERR_TOO_LONG;
    }
    if (e != ERR_OK)
        text_add(why, "%s", c->why);
    return e;
}

enum err arena_run(const struct arena_plan *plan, struct arena_report *report,
                   struct text *why)
{
    assert(plan && plan->venue && report && why);
    struct contest c = {.plan = plan, .seats = plan->venue->setup.seats};
    struct results files = {.file = -1};
    int known = 0;
    assert(plan->threads >= 1 && plan->threads <= PLAYER_THREADS_MAX);
    *report = (struct arena_report){.sets = 0};
    c.all = plan->sets * c.seats;
    (void)pthread_mutex_init(&c.lock, NULL);
    (void)pthread_cond_init(&c.changed, NULL);
    c.result = host_alloc((size_t)c.all, sizeof *c.result);
    c.state = host_alloc((size_t)c.all, 1);
    enum err e = results_open(&files, plan, c.result, c.all, &known, why);
    if (e == ERR_OK) {
        memset(c.state, MATCH_DONE, (size_t)known);
        e = play_all(&c, &files, known, report, why);
    }
    if (e == ERR_OK) {
        report->stopped = plan->stop && atomic_load(plan->stop);
        sum_up(&c, report);
    }
    results_close(&files);
    free(c.result);
    free(c.state);
    (void)pthread_mutex_destroy(&c.lock);
    (void)pthread_cond_destroy(&c.changed);
    return e;
}
