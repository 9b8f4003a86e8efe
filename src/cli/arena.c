/* arena.c - the command that lets players play against each other. */
#include "cli/arena_internal.h"

#include "base/clean.h"
#include "cli/ladder.h"
#include "cli/output.h"
#include "cli/seats.h"
#include "cli/source.h"
#include "core/json.h"
#include "host/clock.h"

#include <assert.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static atomic_bool interrupted; /* lock-free: a signal may set it */

static void on_interrupt(int number)
{
    (void)number;
    atomic_store(&interrupted, true);
}

/* -- Progress -------------------------------------------------------------- */

/* A bar on standard error, ten times a second at most, if somebody looks. */
static void progress(void *with, int done, int all)
{
    assert(done > 0 && done <= all);
    enum { WIDTH = 40 };
    struct bar *b = with;
    double now = clock_now();
    if (!b->shown || (now - b->last < 0.1 && done < all))
        return;
    int full = (int)((long long)WIDTH * done / all);
    double left = (now - b->start) / done * (all - done);
    (void)fprintf(stderr, "\r[%.*s%*s] %d of %d matches, %.0f s left   ", full,
                  "########################################", WIDTH - full, "",
                  done, all, left);
    b->last = now;
    if (done == all)
        (void)fprintf(stderr, "\n");
}

void arena_watch(struct arena_plan *plan, struct bar *bar)
{
    assert(plan && bar);
    *bar = (struct bar){.start = clock_now(), .shown = isatty(STDERR_FILENO)};
    plan->progress = progress;
    plan->with = bar;
    plan->stop = &interrupted;
    (void)signal(SIGINT, on_interrupt);
}

void arena_say_stopped(const struct arena_plan *plan)
{
    assert(plan);
    (void)fprintf(stderr,
                  "mudbrick: interrupted; go on with the same "
                  "command and --seed %lld --resume\n",
                  plan->seed);
}

/* -- Output ---------------------------------------------------------------- */

void arena_write_interval(struct interval i, double scale, struct text *t)
{
    assert(scale > 0);
    char room[64];
    if (isinf(i.low)) {
        (void)snprintf(room, sizeof room, "%8.1f [?, ?]", i.mean * scale);
    } else {
        (void)snprintf(room, sizeof room, "%8.1f [%.1f, %.1f]", i.mean * scale,
                       i.low * scale, i.high * scale);
    }
    text_add(t, " %-24s", room);
}

static void write_table(const struct arena_plan *plan,
                        const struct arena_report *r, struct text *t)
{
    text_add(t, "%d sets, %d matches, seed %lld; 95 %% intervals over sets\n",
             r->sets, r->matches, plan->seed);
    text_add(t, "%-28s %-24s %-24s %-24s %-24s\n", "player", "   win share %",
             "   mean place", "   mean score", "   rating");
    for (int i = 0; i < plan->venue->setup.seats; i++) {
        const struct arena_row *row = &r->row[i];
        char room[SEATS_WORD_MAX];
        struct text name = text_in(room, sizeof room);
        clean_write(plan->bot[i], &name);
        text_add(t, "%-28s", room);
        arena_write_interval(row->win_share, 100, t);
        arena_write_interval(row->place, 1, t);
        arena_write_interval(row->score, 1, t);
        arena_write_interval(row->rating, 1, t);
        if (row->forfeits)
            text_add(t, " forfeited %d", row->forfeits);
        text_add(t, "\n");
    }
    if (r->reason[0]) {
        text_add(t, "last forfeit: ");
        clean_write(r->reason, t);
        text_add(t, "\n");
    }
}

static void write_verdict(const struct arena_plan *plan,
                          const struct arena_report *r, struct text *t)
{
    static const char *const words[] = {
        [VERDICT_OPEN] = "not decided",
        [VERDICT_LOWER] = "ELO0 is accepted",
        [VERDICT_HIGHER] = "ELO1 is accepted",
    };
    char room[160];
    if (!plan->sprt)
        return;
    (void)snprintf(room, sizeof room,
                   "%s: %.1f or %.1f points, log-likelihood ratio %.2f, "
                   "alpha = beta = %.2f\n",
                   words[r->verdict], plan->sprt->elo0, plan->sprt->elo1,
                   r->likelihood, plan->sprt->alpha);
    text_add(t, "%s", room);
}

void arena_json_interval(struct json *w, const char *name, struct interval i)
{
    char low[40];
    char high[40];
    (void)snprintf(low, sizeof low, "%s_low", name);
    (void)snprintf(high, sizeof high, "%s_high", name);
    json_key(w, name);
    json_decimal(w, i.mean, 4);
    json_key(w, low);
    json_decimal(w, i.low, 4);
    json_key(w, high);
    json_decimal(w, i.high, 4);
}

static void write_json_row(const struct arena_plan *plan,
                           const struct arena_report *r, int i, struct json *w)
{
    const struct arena_row *row = &r->row[i];
    json_open(w, '{');
    json_key(w, "name");
    json_word(w, plan->bot[i]);
    arena_json_interval(w, "win_share", row->win_share);
    arena_json_interval(w, "mean_place", row->place);
    arena_json_interval(w, "mean_score", row->score);
    arena_json_interval(w, "rating", row->rating);
    json_key(w, "matches");
    json_number(w, r->matches);
    json_key(w, "forfeits");
    json_number(w, row->forfeits);
    json_close(w, '}');
}

static void write_json(const struct arena_plan *plan,
                       const struct arena_report *r, struct text *t)
{
    static const char *const verdicts[] = {"open", "elo0", "elo1"};
    struct json w = {.out = t};
    json_open(&w, '{');
    json_key(&w, "game");
    json_word(&w, plan->venue->game->name);
    json_key(&w, "seed");
    json_number(&w, plan->seed);
    json_key(&w, "sets");
    json_number(&w, r->sets);
    json_key(&w, "matches");
    json_number(&w, r->matches);
    if (plan->sprt) {
        json_key(&w, "verdict");
        json_word(&w, verdicts[r->verdict]);
        json_key(&w, "likelihood");
        json_decimal(&w, r->likelihood, 4);
    }
    json_key(&w, "players");
    json_open(&w, '[');
    for (int i = 0; i < plan->venue->setup.seats; i++)
        write_json_row(plan, r, i, &w);
    json_close(&w, ']');
    json_close(&w, '}');
    text_add(t, "\n");
}

/* -- The command ----------------------------------------------------------- */

static enum err read_sprt(const char *words, int players, struct sprt *out,
                          struct text *why)
{
    assert(words && players > 0);
    char *end = NULL;
    out->elo0 = strtod(words, &end);
    bool good = end != words && *end == ',';
    const char *second = good ? end + 1 : words;
    out->elo1 = strtod(second, &end);
    out->alpha = 0.05;
    out->beta = 0.05;
    out->players = players;
    if (good && end != second && *end == '\0' && out->elo0 < out->elo1)
        return ERR_OK;
    text_add(why,
             "--sprt is %.40s; it needs two numbers, the smaller first: "
             "0,30",
             words);
    return ERR_BAD_TEXT;
}

/* Every bot must exist, and there must be one for each seat. */
static enum err read_bots(const struct venue *v, const struct seats *bots,
                          struct arena_plan *plan, struct text *why)
{
    const struct runner_limits *limits = plan->make_with;
    if (bots->count != v->setup.seats) {
        text_add(why, "--bots names %d players for %d seats", bots->count,
                 v->setup.seats);
        return ERR_BAD_TEXT;
    }
    for (int i = 0; i < bots->count; i++) {
        struct player *p = bot_player_new(bots->word[i], limits, why);
        if (!p)
            return ERR_NOT_FOUND;
        player_free(p);
        plan->bot[i] = bots->word[i];
    }
    return ERR_OK;
}

static void tell(const struct arena_plan *plan, const struct arena_report *r,
                 const struct args *a)
{
    assert(plan && r);
    struct text t = output_text(65536);
    if (a->given[OPT_JSON]) {
        write_json(plan, r, &t);
    } else {
        write_table(plan, r, &t);
        write_verdict(plan, r, &t);
        text_add(&t, "records: ");
        clean_write(plan->folder, &t);
        text_add(&t, "\n");
    }
    output_flush(&t);
    output_free(&t);
    if (r->stopped)
        arena_say_stopped(plan);
}

static enum exit_status run(struct arena_plan *plan, const struct args *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct arena_report report;
    struct bar bar;
    arena_watch(plan, &bar);
    if (arena_run(plan, &report, &why) != ERR_OK)
        return output_misuse(room);
    tell(plan, &report, a);
    if (!plan->sprt)
        return EXIT_YES;
    return report.verdict == VERDICT_HIGHER ? EXIT_YES : EXIT_NO;
}

/* One bot for each seat. */
static enum exit_status contest(const struct arena_plan *of,
                                const struct seats *bots, const struct args *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct arena_plan plan = *of;
    struct sprt sprt;
    enum err e = read_bots(plan.venue, bots, &plan, &why);
    if (e == ERR_OK && a->given[OPT_SPRT]) {
        e = read_sprt(a->word[OPT_SPRT], plan.venue->setup.seats, &sprt, &why);
        plan.sprt = &sprt;
    }
    return e == ERR_OK ? run(&plan, a) : output_misuse(room);
}

static enum exit_status climb(struct arena_plan *plan, const struct seats *bots,
                              const struct args *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct ladder l = {.player = bots->word[0], .json = a->given[OPT_JSON]};
    if (bots->count != 1)
        return output_misuse("--ladder takes one player in --bots");
    if (ladder_read(a->word[OPT_LADDER], &l, &why) != ERR_OK)
        return output_misuse(room);
    return ladder_run(plan, &l);
}

/* Without --seats, as many as --bots has; of a ladder, the fewest. */
static enum exit_status with_bots(const struct args *given,
                                  const struct seats *bots)
{
    char folder[ARENA_PATH_MAX];
    struct text path = text_in(folder, sizeof folder);
    struct args a = *given;
    struct runner_limits limits = seats_limits(given);
    bool ladder = a.given[OPT_LADDER];
    if (!a.given[OPT_SEATS] && !ladder) {
        a.given[OPT_SEATS] = true;
        a.number[OPT_SEATS] = bots->count;
    }
    struct source *s = source_of_game(&a, a.operand[0]);
    if (!s)
        return EXIT_MISUSE;
    struct arena_plan plan = {
        .venue = &s->venue,
        .sets = (int)a.number[OPT_SETS],
        .threads = (int)a.number[OPT_THREADS],
        .seed = source_seed(&a),
        .resume = a.given[OPT_RESUME],
        .make = bot_player_make,
        .make_with = &limits,
    };
    text_add(&path, "%s-%s-%lld", ladder ? "ladder" : "arena", a.operand[0],
             plan.seed);
    plan.folder = a.given[OPT_OUT] ? a.word[OPT_OUT] : folder;
    enum exit_status status = ladder ? climb(&plan, bots, &a)
                                     : contest(&plan, bots, &a);
    source_free(s);
    return status;
}

enum exit_status arena_command_run(const struct args *a)
{
    assert(a && a->operand_count == 1);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct seats bots;
    const char *list = a->given[OPT_BOTS] ? a->word[OPT_BOTS] : NULL;
    if (a->given[OPT_LADDER] && a->given[OPT_SPRT])
        return output_misuse("--ladder plays all sets; leave --sprt out");
    if (!list && a->given[OPT_LADDER])
        list = "mcts";
    if (!list) {
        return output_misuse("arena needs --bots, for example --bots "
                             "greedy,random");
    }
    if (a->given[OPT_RESUME] && !a->given[OPT_SEED])
        return output_misuse("--resume needs the --seed of the arena");
    if (seats_read(&bots, list, &why) != ERR_OK)
        return output_misuse(room);
    return with_bots(a, &bots);
}
