#include "cli/ladder.h"

#include "base/clean.h"
#include "cli/arena_internal.h"
#include "cli/output.h"
#include "cli/seats.h"

#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { LADDER_TOP = 100000000 }; /* iterations */

enum err ladder_read(const char *words, struct ladder *out, struct text *why)
{
    assert(words && out && why);
    char *end = NULL;
    out->from = strtoll(words, &end, 10);
    bool good = end != words && *end == ',';
    const char *second = good ? end + 1 : words;
    out->to = strtoll(second, &end, 10);
    good = good && end != second && *end == '\0';
    if (good && out->from >= 1 && out->to / 2 >= out->from
        && out->to <= LADDER_TOP)
        return ERR_OK;
    text_add(
        why,
        "--ladder is %.40s; it needs two numbers of iterations, the second "
        "at least twice the first: 50,25600",
        words);
    return ERR_BAD_TEXT;
}

/* -- One rung -------------------------------------------------------------- */

struct rung {
    long long iterations; /* of those who think longer */
    char bot[2][SEATS_WORD_MAX];
    char folder[ARENA_PATH_MAX];
    struct arena_report report;
};

static void describe(const struct ladder *l, long long iterations,
                     char out[SEATS_WORD_MAX])
{
    struct text t = text_in(out, SEATS_WORD_MAX);
    text_add(&t, "%s%siterations=%lld", l->player,
             strchr(l->player, ':') ? "," : ":", iterations);
}

/* Whoever thinks longer sits on every other seat; rotations do the rest. */
static void set_up(const struct ladder *l, const struct arena_plan *base,
                   struct arena_plan *plan, struct rung *r)
{
    struct text path = text_in(r->folder, sizeof r->folder);
    text_add(&path, "%s/%lld", base->folder, r->iterations);
    describe(l, r->iterations, r->bot[0]);
    describe(l, r->iterations / 2, r->bot[1]);
    *plan = *base;
    plan->folder = r->folder;
    for (int i = 0; i < plan->venue->setup.seats; i++)
        plan->bot[i] = r->bot[i % 2];
}

/* Before anything is written: is there such a player, here? */
static enum err check(const struct ladder *l, const struct arena_plan *plan,
                      struct text *why)
{
    char bot[SEATS_WORD_MAX];
    if (plan->venue->setup.seats % 2) {
        text_add(why, "--ladder needs an even number of seats, not %d",
                 plan->venue->setup.seats);
        return ERR_BAD_TEXT;
    }
    describe(l, l->from, bot);
    struct player *p = player_new(bot, why);
    bool good = p != NULL;
    player_free(p);
    return good ? ERR_OK : ERR_NOT_FOUND;
}

static enum err make_folder(const struct arena_plan *plan, struct text *why)
{
    char room[128];
    if (mkdir(plan->folder, 0777) == 0 || errno == EEXIST)
        return ERR_OK;
    const char *says = strerror_r(errno, room, sizeof room) == 0 ? room : "";
    text_add(why, "%s: cannot write: %s", plan->folder, says);
    return ERR_STORAGE;
}

/* -- Output ---------------------------------------------------------------- */

static void write_head(const struct ladder *l, const struct arena_plan *plan,
                       struct text *t)
{
    clean_write(l->player, t);
    text_add(t,
             " against itself with half the iterations, %d seats, %d sets, "
             "seed %lld; 95 %% intervals over sets\n%-24s %s\n",
             plan->venue->setup.seats, plan->sets, plan->seed, "iterations",
             "   win share %");
}

static void write_rung(const struct rung *r, struct text *t)
{
    char room[64];
    (void)snprintf(room, sizeof room, "%lld against %lld", r->iterations,
                   r->iterations / 2);
    text_add(t, "%-24s", room);
    arena_write_interval(r->report.side, 100, t);
    text_add(t, "\n");
}

static void json_rung(const struct rung *r, struct json *w)
{
    json_open(w, '{');
    json_key(w, "iterations");
    json_number(w, r->iterations);
    json_key(w, "against");
    json_number(w, r->iterations / 2);
    arena_json_interval(w, "win_share", r->report.side);
    json_key(w, "sets");
    json_number(w, r->report.sets);
    json_key(w, "matches");
    json_number(w, r->report.matches);
    json_close(w, '}');
}

static void json_head(const struct ladder *l, const struct arena_plan *plan,
                      struct json *w)
{
    json_open(w, '{');
    json_key(w, "game");
    json_word(w, plan->venue->game->name);
    json_key(w, "seats");
    json_number(w, plan->venue->setup.seats);
    json_key(w, "seed");
    json_number(w, plan->seed);
    json_key(w, "player");
    json_word(w, l->player);
    json_key(w, "rungs");
    json_open(w, '[');
}

static void write_end(const struct ladder *l, const struct arena_plan *plan,
                      struct json *w)
{
    if (l->json) {
        json_close(w, ']');
        json_close(w, '}');
    } else {
        text_add(w->out, "records: ");
        clean_write(plan->folder, w->out);
    }
    text_add(w->out, "\n");
}

/* -- The ladder ------------------------------------------------------------ */

/* Plays a rung and prints it, for the next one takes twice as long. */
static enum err climb(const struct ladder *l, const struct arena_plan *base,
                      struct rung *r, struct json *w, struct text *why)
{
    struct arena_plan plan;
    struct bar bar;
    set_up(l, base, &plan, r);
    arena_watch(&plan, &bar);
    enum err e = arena_run(&plan, &r->report, why);
    if (e != ERR_OK || r->report.stopped)
        return e;
    if (l->json) {
        json_rung(r, w);
    } else {
        write_rung(r, w->out);
        output_flush(w->out);
    }
    return ERR_OK;
}

enum exit_status ladder_run(struct arena_plan *plan, const struct ladder *l)
{
    assert(plan && l && l->from >= 1 && l->to / 2 >= l->from);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct rung r = {.iterations = 2 * l->from};
    bool worse = false;
    enum err e = check(l, plan, &why);
    if (e == ERR_OK)
        e = make_folder(plan, &why);
    if (e != ERR_OK)
        return output_misuse(room);
    struct text t = output_text(65536);
    struct json w = {.out = &t};
    if (l->json) {
        json_head(l, plan, &w);
    } else {
        write_head(l, plan, &t);
    }
    for (; e == ERR_OK && !r.report.stopped && r.iterations <= l->to;
         r.iterations *= 2) {
        e = climb(l, plan, &r, &w, &why);
        worse = worse || r.report.side.high < 0.5;
    }
    write_end(l, plan, &w);
    if (e == ERR_OK)
        output_flush(&t);
    output_free(&t);
    if (e != ERR_OK)
        return output_misuse(room);
    if (r.report.stopped)
        arena_say_stopped(plan);
    return worse ? EXIT_NO : EXIT_YES;
}
