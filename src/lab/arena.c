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
struct hall {
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

static enum err play_match(struct hall *h, struct player *bots[], int index,
                           struct match *m, struct text *why)
{
    const struct arena_plan *plan = h->plan;
    struct bout b = {.venue = plan->venue, .grace = 5};
    int rotation = index % h->seats;
    for (int i = 0; i < h->seats; i++)
        b.player[i] = bots[bot_on(i, rotation, h->seats)];
    b.seed = seed_nth((uint64_t)plan->seed, index / h->seats);
    b.thinking = seed_nth(b.seed, rotation);
    match_begin(m, plan->venue, m->moves);
    bout_play(&b, m, &h->result[index]);
    size_t room = record_room(m);
    char *bytes = host_alloc(room, 1);
    struct text record = text_in(bytes, room);
    bout_record(&b, m, &h->result[index], &record);
    enum err e = results_record(plan, index, &record, why);
    free(bytes);
    return e;
}

/* -- Threads --------------------------------------------------------------- */

static int take_match(struct hall *h)
{
    int index = -1;
    (void)pthread_mutex_lock(&h->lock);
    if (h->plan->stop && atomic_load(h->plan->stop))
        h->closed = true;
    while (h->next < h->all && h->state[h->next] == MATCH_DONE)
        h->next++;
    if (!h->closed && h->next < h->all)
        index = h->next++;
    (void)pthread_mutex_unlock(&h->lock);
    return index;
}

static void hand_in(struct hall *h, int index, enum err e, const char *why)
{
    (void)pthread_mutex_lock(&h->lock);
    if (e == ERR_OK) {
        h->state[index] = MATCH_DONE;
    } else if (h->error == ERR_OK) {
        struct text t = text_in(h->why, sizeof h->why);
        text_add(&t, "%s", why);
        h->error = e;
        h->closed = true;
    }
    (void)pthread_cond_broadcast(&h->changed);
    (void)pthread_mutex_unlock(&h->lock);
}

static void play_matches(struct hall *h, struct player *bots[], struct match *m)
{
    for (int index = take_match(h); index >= 0; index = take_match(h)) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        enum err e = play_match(h, bots, index, m, &why);
        hand_in(h, index, e, room);
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
    struct hall *h = with;
    const struct venue *v = h->plan->venue;
    struct player *bots[GAME_SEATS_MAX] = {NULL};
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct match *m = host_alloc(1, sizeof *m);
    size_t most = (size_t)v->game->moves_max(v->table) + 1;
    bool ready = true;
    m->moves = host_alloc(most, sizeof *m->moves);
    for (int i = 0; ready && i < h->seats; i++) {
        bots[i] = make_player(h->plan, h->plan->bot[i], &why);
        ready = bots[i] != NULL;
    }
    if (ready) {
        play_matches(h, bots, m);
    } else {
        hand_in(h, 0, ERR_BAD_TEXT, room);
    }
    for (int i = 0; i < h->seats; i++)
        player_free(bots[i]);
    free(m->moves);
    free(m);
    (void)pthread_mutex_lock(&h->lock);
    h->working--;
    (void)pthread_cond_broadcast(&h->changed);
    (void)pthread_mutex_unlock(&h->lock);
    return NULL;
}

/* -- Taking matches up in their order -------------------------------------- */

/* Waits for a match; false if nobody will play it. */
static bool wait_for(struct hall *h, int index)
{
    (void)pthread_mutex_lock(&h->lock);
    while (h->state[index] == MATCH_OPEN && h->working > 0)
        (void)pthread_cond_wait(&h->changed, &h->lock);
    bool done = h->state[index] == MATCH_DONE;
    (void)pthread_mutex_unlock(&h->lock);
    return done;
}

static void close_hall(struct hall *h)
{
    (void)pthread_mutex_lock(&h->lock);
    h->closed = true;
    (void)pthread_mutex_unlock(&h->lock);
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
static double set_score(const struct hall *h, int set, int bot)
{
    double sum = 0;
    for (int r = 0; r < h->seats; r++) {
        int seat = (bot + r) % h->seats;
        sum += share_of(&h->result[set * h->seats + r], seat, h->seats);
    }
    return sum / h->seats;
}

static bool is_decided(const struct hall *h, int sets, double *score,
                       struct arena_report *report)
{
    const struct sprt *t = h->plan->sprt;
    if (!t)
        return false;
    score[sets - 1] = set_score(h, sets - 1, 0);
    report->likelihood = numbers_likelihood(t, score, sets);
    report->verdict = numbers_decide(t, report->likelihood);
    return report->verdict != VERDICT_OPEN;
}

static enum err take_up(struct hall *h, struct results *files, int known,
                        double *score, struct arena_report *report)
{
    const struct arena_plan *plan = h->plan;
    struct text why = text_in(h->why, sizeof h->why);
    for (int i = 0; i < h->all && wait_for(h, i); i++) {
        enum err e = ERR_OK;
        if (i >= known)
            e = results_add(files, i, &h->result[i], &why);
        if (e != ERR_OK)
            return e;
        report->matches = i + 1;
        report->sets = report->matches / h->seats;
        if (plan->progress)
            plan->progress(plan->with, i + 1, h->all);
        bool whole = report->matches % h->seats == 0;
        if (whole && is_decided(h, report->sets, score, report))
            break;
    }
    return ERR_OK;
}

/* -- The report ------------------------------------------------------------ */

/* NULL: what is asked for may have any value. */
static struct interval over_sets(const struct hall *h, int sets, int bot,
                                 double (*of)(const struct hall *h, int set,
                                              int bot),
                                 const double *range)
{
    double *x = host_alloc((size_t)sets, sizeof *x);
    for (int i = 0; i < sets; i++)
        x[i] = of(h, i, bot);
    struct interval r = range ? numbers_share(x, sets, h->seats, range)
                              : numbers_mean(x, sets);
    free(x);
    return r;
}

static double set_place(const struct hall *h, int set, int bot)
{
    double sum = 0;
    for (int r = 0; r < h->seats; r++)
        sum += h->result[set * h->seats + r].place[(bot + r) % h->seats];
    return sum / h->seats;
}

static double set_points(const struct hall *h, int set, int bot)
{
    double sum = 0;
    for (int r = 0; r < h->seats; r++)
        sum += h->result[set * h->seats + r].score[(bot + r) % h->seats];
    return sum / h->seats;
}

static void rate(const struct hall *h, struct arena_report *report)
{
    int count = report->sets * h->seats;
    struct ranking *all = host_alloc((size_t)count, sizeof *all);
    struct interval rating[GAME_SEATS_MAX];
    for (int i = 0; i < count; i++) {
        for (int seat = 0; seat < h->seats; seat++) {
            int bot = bot_on(seat, i % h->seats, h->seats);
            all[i].place[bot] = h->result[i].place[seat];
        }
    }
    numbers_rate_sets(all, report->sets, h->seats, h->seats, rating);
    for (int i = 0; i < h->seats; i++)
        report->row[i].rating = rating[i];
    free(all);
}

static void count_forfeits(const struct hall *h, struct arena_report *report)
{
    for (int i = 0; i < report->matches; i++) {
        const struct bout_result *r = &h->result[i];
        for (int seat = 0; seat < h->seats; seat++) {
            int bot = bot_on(seat, i % h->seats, h->seats);
            report->row[bot].forfeits += (r->forfeits >> seat & 1) != 0;
        }
        if (r->forfeits)
            memcpy(report->reason, r->reason, sizeof report->reason);
    }
}

static void sum_up(const struct hall *h, struct arena_report *report)
{
    const double shares[2] = {0, 1};
    const double places[2] = {1, h->seats};
    count_forfeits(h, report);
    if (report->sets == 0)
        return;
    for (int i = 0; i < h->seats; i++) {
        struct arena_row *row = &report->row[i];
        row->win_share = over_sets(h, report->sets, i, set_score, shares);
        row->place = over_sets(h, report->sets, i, set_place, places);
        row->score = over_sets(h, report->sets, i, set_points, NULL);
    }
    rate(h, report);
}

/* -- The whole ------------------------------------------------------------- */

static int start_threads(struct hall *h, pthread_t threads[], int wanted)
{
    int started = 0;
    h->working = wanted;
    for (int i = 0; i < wanted; i++) {
        if (pthread_create(&threads[started], NULL, work, h) == 0) {
            started++;
        } else {
            (void)pthread_mutex_lock(&h->lock);
            h->working--;
            (void)pthread_mutex_unlock(&h->lock);
        }
    }
    return started;
}

static enum err play_all(struct hall *h, struct results *files, int known,
                         struct arena_report *report, struct text *why)
{
    pthread_t threads[PLAYER_THREADS_MAX];
    double *score = host_alloc((size_t)h->plan->sets, sizeof *score);
    int started = start_threads(h, threads, h->plan->threads);
    enum err e = take_up(h, files, known, score, report);
    close_hall(h);
    for (int i = 0; i < started; i++)
        (void)pthread_join(threads[i], NULL);
    free(score);
    e = e == ERR_OK ? h->error : e;
    if (started == 0) {
        text_add(why, "no thread could be started");
        return ERR_TOO_LONG;
    }
    if (e != ERR_OK)
        text_add(why, "%s", h->why);
    return e;
}

enum err arena_run(const struct arena_plan *plan, struct arena_report *report,
                   struct text *why)
{
    assert(plan && plan->venue && report && why);
    struct hall h = {.plan = plan, .seats = plan->venue->setup.seats};
    struct results files = {.file = -1};
    int known = 0;
    assert(plan->threads >= 1 && plan->threads <= PLAYER_THREADS_MAX);
    *report = (struct arena_report){.sets = 0};
    h.all = plan->sets * h.seats;
    (void)pthread_mutex_init(&h.lock, NULL);
    (void)pthread_cond_init(&h.changed, NULL);
    h.result = host_alloc((size_t)h.all, sizeof *h.result);
    h.state = host_alloc((size_t)h.all, 1);
    enum err e = results_open(&files, plan, h.result, h.all, &known, why);
    if (e == ERR_OK) {
        memset(h.state, MATCH_DONE, (size_t)known);
        e = play_all(&h, &files, known, report, why);
    }
    if (e == ERR_OK) {
        report->stopped = plan->stop && atomic_load(plan->stop);
        sum_up(&h, report);
    }
    results_close(&files);
    free(h.result);
    free(h.state);
    (void)pthread_mutex_destroy(&h.lock);
    (void)pthread_cond_destroy(&h.changed);
    return e;
}
