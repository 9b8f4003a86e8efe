#include "bot/check.h"

#include "base/bits.h"
#include "bot/player.h"
#include "bout/bout.h"
#include "core/setup.h"
#include "files/content.h"
#include "games/opening.h"
#include "host/clock.h"
#include "host/memory.h"
#include "search/playout.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { SEED = 1, STOP_TIME = 30000 };

struct check {
    const struct check_plan *plan;
    struct runner *runner;
    const struct games_entry
        *game; /* the one that it plays, once it is known */
    struct box box;
    struct venue venue;
};

/* -- What it says ---------------------------------------------------------- */

static bool says_hello(struct check *c, struct text *why)
{
    return runner_begin(c->runner, why) == ERR_OK;
}

/* Sends a line that must be refused. */
static bool is_refused(struct check *c, const char *line, struct text *why)
{
    char room[GAME_WHY_MAX];
    struct text said = text_in(room, sizeof room);
    if (runner_begin(c->runner, why) != ERR_OK)
        return false;
    enum err e = runner_tell(c->runner, line, &said);
    if (e == ERR_ILLEGAL_MOVE)
        return true;
    if (e == ERR_OK) {
        text_add(why, "answered ok to \"%s\"", line);
    } else {
        text_add(why, "%s at \"%s\"", room, line);
    }
    return false;
}

static bool still_there(struct check *c, struct text *why)
{
    return runner_begin(c->runner, why) == ERR_OK
           && runner_ping(c->runner, why) == ERR_OK;
}

static bool refuses_unknown(struct check *c, struct text *why)
{
    return is_refused(c, "frobnicate the board", why) && is_refused(c, "", why)
           && still_there(c, why);
}

static bool refuses_early(struct check *c, struct text *why)
{
    child_kill(&c->runner->child); /* one that knows of no game yet */
    c->runner->runs = false;
    return is_refused(c, "go time 100", why) && still_there(c, why);
}

/* -- Options --------------------------------------------------------------- */

static bool accepts(struct check *c, const char *name, const char *value,
                    struct text *why)
{
    char room[256];
    char said[GAME_WHY_MAX];
    struct text line = text_in(room, sizeof room);
    struct text reason = text_in(said, sizeof said);
    text_add(&line, "set %s %s", name, value);
    if (runner_tell(c->runner, room, &reason) == ERR_OK)
        return true;
    text_add(why, "%s at \"%s\"", said, room);
    return false;
}

static bool option_is_good(struct check *c, const struct bot_option *o,
                           struct text *why)
{
    char room[256];
    if (!accepts(c, o->name, o->standard, why))
        return false;
    if (o->kind != OPTION_NUMBER) {
        struct text line = text_in(room, sizeof room);
        text_add(&line, "set %s no-such-word", o->name);
    } else {
        (void)snprintf(room, sizeof room, "set %s %.12g", o->name, o->max + 1);
    }
    return is_refused(c, room, why);
}

static bool options_work(struct check *c, struct text *why)
{
    if (runner_begin(c->runner, why) != ERR_OK)
        return false;
    struct bot_self self = c->runner->self;
    for (int i = 0; i < self.option_count; i++) {
        if (!option_is_good(c, &self.option[i], why))
            return false;
    }
    return is_refused(c, "set no-such-option 1", why);
}

/* -- Matches --------------------------------------------------------------- */

static bool open_venue(struct check *c, const struct games_entry *e, int seats,
                       struct text *why)
{
    const struct supply from = {content_supply, NULL};
    const struct opening o = {
        .from = &from, .box = &c->box, .venue = &c->venue};
    struct setup how = setup_standard(e->game);
    return opening_box(&o, e->game->name, why) == ERR_OK
           && setup_set_seats(e->game, &how, seats, why) == ERR_OK
           && opening_venue(&o, &how, why) == ERR_OK;
}

/* The bot as a player of this venue, on its own. NULL, and why. */
static struct player *seat_bot(const struct check *c, struct text *why)
{
    char room[PLAYER_NAME_MAX * 4];
    struct text name = text_in(room, sizeof room);
    text_add(&name, BOT_PLAYER_WORD "%s", c->plan->command);
    return bot_player_new(room, &c->plan->limits, why);
}

static void free_players(struct player *const players[GAME_SEATS_MAX])
{
    for (int i = 0; i < GAME_SEATS_MAX; i++)
        player_free(players[i]);
}

/* One match against players that move at random. */
static bool plays_match(struct check *c, int seat, struct text *why)
{
    const struct venue *v = &c->venue;
    struct bout b = {.venue = v, .seed = SEED, .thinking = SEED};
    struct bout_result *r = host_alloc(1, sizeof *r);
    struct match *m = host_alloc(1, sizeof *m);
    bool ready = opening_match(m, v, why) == ERR_OK;
    for (int i = 0; ready && i < v->setup.seats; i++) {
        b.player[i] = i == seat ? seat_bot(c, why) : player_new("random", why);
        ready = b.player[i] != NULL;
    }
    bool well = false;
    if (ready) {
        bout_play(&b, m, r);
        well = r->forfeits == 0;
        /* "red answered ...": the name of the seat says nothing here */
        text_add(why, "%s", r->reason + strcspn(r->reason, " ") + !well);
    }
    free_players(b.player);
    free(m->moves);
    free(m);
    free(r);
    return well;
}

/* Does it take this game at all? */
static bool takes_game(struct check *c, bool *takes, struct text *why)
{
    char room[BOT_ANSWER_MAX];
    char said[GAME_WHY_MAX];
    struct text line = text_in(room, sizeof room);
    struct text reason = text_in(said, sizeof said);
    bot_write_game(&c->venue, 0, &line);
    if (runner_begin(c->runner, why) != ERR_OK)
        return false;
    enum err e = runner_game(c->runner, room, &reason);
    *takes = e == ERR_OK;
    if (e != ERR_OK && e != ERR_ILLEGAL_MOVE)
        text_add(why, "%s at \"game ...\"", said);
    return e == ERR_OK || e == ERR_ILLEGAL_MOVE;
}

/* -- Thinking -------------------------------------------------------------- */

static bool after_a_while(void *with)
{
    return clock_is_past(with);
}

/* A match at the first decision of seat 0. */
static void go_to_decision(struct check *c, struct state *s)
{
    const struct venue *v = &c->venue;
    v->game->begin(v->table, s);
    for (int n = 0; bits_first(v->game->to_act(v->table, s)) != 0; n++)
        v->game->apply(v->table, s, playout_deal(v, s, SEED, n));
}

/* Lets it think for long, tells it to stop, and sees how long that takes. */
static bool thinks(struct check *c, struct player *p, struct text *why)
{
    struct state_room room;
    struct outlook o;
    struct runner *r = bot_player_runner(p);
    double stop = clock_now() + 0.3;
    r->limits.time = STOP_TIME;
    r->limits.total = 0;
    r->idle = (struct runner_idle){after_a_while, &stop};
    go_to_decision(c, state_in(&room));
    outlook_of(&o, &c->venue, state_in(&room), 0);
    (void)player_choose(p, &o, SEED, NULL);
    double took = clock_now() - stop;
    if (p->why[0]) {
        text_add(why, "%s", p->why);
        return false;
    }
    if (took > 2) {
        text_add(why, "went on thinking for %d seconds after stop", (int)took);
        return false;
    }
    r->idle = (struct runner_idle){NULL, NULL};
    return runner_tell(r, "over places=1 scores=0", why) == ERR_OK
           && runner_ping(r, why) == ERR_OK;
}

static bool hears_stop(struct check *c, struct text *why)
{
    if (!c->game || !open_venue(c, c->game, c->game->game->seats_min, why))
        return false;
    struct player *p = seat_bot(c, why);
    bool well = p && thinks(c, p, why);
    player_free(p);
    return well;
}

/* -- Leaving --------------------------------------------------------------- */

static bool leaves(struct check *c, bool says_quit, struct text *why)
{
    double begin = clock_now();
    if (runner_begin(c->runner, why) != ERR_OK)
        return false;
    c->runner->runs = false;
    bool well = says_quit ? child_stop(&c->runner->child, 3)
                          : child_let_go(&c->runner->child, 3);
    double took = clock_now() - begin;
    if (!well) {
        text_add(why, took >= 3 ? "was still there three seconds later"
                                : "did not end with status 0");
    }
    return well;
}

static bool leaves_on_quit(struct check *c, struct text *why)
{
    return leaves(c, true, why);
}

static bool leaves_at_the_end(struct check *c, struct text *why)
{
    return leaves(c, false, why);
}

/* -- The list -------------------------------------------------------------- */

static const struct row {
    const char *sentence;
    bool (*holds)(struct check *c, struct text *why);
} first_rows[] =
    {
        {"It says hello: its name, and ok", says_hello},
        {"It answers ping by pong", still_there},
        {"It refuses words that it does not know, and goes on",
         refuses_unknown},
        {"It refuses go before there is a game", refuses_early},
        {"Its options take their standard value and refuse others",
         options_work},
},
  last_rows[] = {
      {"It stops thinking when it is told to, and says nothing after its move",
       hears_stop},
      {"It leaves with status 0 at quit", leaves_on_quit},
      {"It leaves with status 0 when its input ends", leaves_at_the_end},
};

static int tell(const struct check *c, const char *sentence, bool well,
                const char *why)
{
    (void)fprintf(c->plan->out, "%s  %s%s%s\n", well ? "yes" : "no ", sentence,
                  well || !*why ? "." : ". But it ", well ? "" : why);
    (void)fflush(c->plan->out);
    return !well;
}

static int run_rows(struct check *c, const struct row rows[], size_t count)
{
    int failed = 0;
    for (size_t i = 0; i < count; i++) {
        char room[GAME_WHY_MAX];
        struct text why = text_in(room, sizeof room);
        bool well = rows[i].holds(c, &why);
        failed += tell(c, rows[i].sentence, well, room);
    }
    return failed;
}

static int run_match(struct check *c, const struct games_entry *e, int seats,
                     int seat)
{
    char room[GAME_WHY_MAX];
    char words[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct text sentence = text_in(words, sizeof words);
    text_add(&sentence, "It plays a match of %s with %d seats to its end",
             e->game->title, seats);
    bool well = open_venue(c, e, seats, &why) && plays_match(c, seat, &why);
    return tell(c, words, well, room);
}

/* A bot need not play every game, but must say so. */
static int run_game(struct check *c, const struct games_entry *e)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    bool takes = false;
    const struct game *g = e->game;
    if (!open_venue(c, e, g->seats_min, &why) || !takes_game(c, &takes, &why))
        return tell(c, "It takes a game, or refuses it", false, room);
    if (!takes) {
        (void)fprintf(c->plan->out, "-    It does not play %s.\n", g->title);
        return 0;
    }
    c->game = e;
    int failed = run_match(c, e, g->seats_min, 0);
    return failed + run_match(c, e, g->seats_max, g->seats_max - 1);
}

static int run_all(struct check *c)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    int failed = run_rows(c, first_rows,
                          sizeof first_rows / sizeof *first_rows);
    if (runner_begin(c->runner, &why) != ERR_OK)
        return failed; /* there is nobody to ask more */
    for (const struct games_entry *e = games_all; e->game; e++)
        failed += run_game(c, e);
    if (!c->game)
        failed += tell(c, "It plays at least one game", false, "");
    return failed
           + run_rows(c, last_rows, sizeof last_rows / sizeof *last_rows);
}

int check_run(const struct check_plan *plan, struct text *why)
{
    assert(plan && plan->command && plan->out && why);
    struct check *c = host_alloc(1, sizeof *c);
    c->plan = plan;
    c->runner = runner_new(plan->command, &plan->limits, why);
    int failed = c->runner ? run_all(c) : -1;
    runner_free(c->runner);
    free(c);
    return failed;
}
