#include "bot/voice.h"

#include "base/clean.h"
#include "bot/voice_internal.h"
#include "bout/think.h"
#include "core/setup.h"
#include "files/content.h"
#include "files/position.h"
#include "games/opening.h"
#include "host/clock.h"
#include "host/memory.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* -- Answers --------------------------------------------------------------- */

static void ok(struct voice *v)
{
    (void)fputs("ok\n", v->plan->out);
}

/* A sentence may quote what was sent, cut anywhere: what could not stand in a
 * line of the protocol becomes a dot. */
static void no(struct voice *v, const char *code, const char *sentence)
{
    char room[GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    clean_write(sentence, &t);
    (void)fprintf(v->plan->out, "no %s %s\n", code, room);
}

/* -- Hello and options ----------------------------------------------------- */

/* A number without zeros that say nothing. */
static void write_number(FILE *out, double x)
{
    (void)fprintf(out, " %.12g", x);
}

static void hello(struct voice *v, const char *rest)
{
    FILE *out = v->plan->out;
    if (strcmp(rest, "1") != 0) {
        no(v, "syntax", "this bot speaks protocol 1: mudbrick 1");
        return;
    }
    (void)fprintf(out, "name Mudbrick %s\nversion %s\n", v->player->kind->name,
                  v->plan->version);
    for (int i = 0; i < PARAM_COUNT; i++) {
        const struct player_param *p = &player_params[i];
        if (!(v->player->kind->params >> i & 1))
            continue;
        (void)fprintf(out, "option %s number", p->name);
        write_number(out, p->min);
        write_number(out, p->max);
        write_number(out, v->player->param[i]);
        (void)fputs("\n", out);
    }
    (void)fputs("want position\n", out);
    v->greeted = true;
    ok(v);
}

/* All parameters as they are, but this one; then the player anew. */
static struct player *with_param(const struct player *p, int id, double value,
                                 struct text *why)
{
    char room[PLAYER_NAME_MAX * 2];
    int at = snprintf(room, sizeof room, "%s:", p->kind->name);
    for (int i = 0; i < PARAM_COUNT && at < (int)sizeof room; i++) {
        if (p->kind->params >> i & 1) {
            at += snprintf(room + at, sizeof room - (size_t)at, "%s=%.12g,",
                           player_params[i].name,
                           i == id ? value : p->param[i]);
        }
    }
    room[strlen(room) - 1] = '\0'; /* the last comma */
    return player_new(room, why);
}

static void set(struct voice *v, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    size_t n = strcspn(rest, " ");
    int id = player_find_param(v->player->kind, rest, n);
    const char *value = rest + n + (rest[n] == ' ');
    char *end = NULL;
    double number = strtod(value, &end);
    if (id < 0) {
        no(v, "option",
           "there is no such option; the answer to mudbrick 1 "
           "lists them");
        return;
    }
    const struct player_param *param = &player_params[id];
    if (!*value || *end || !(number >= param->min && number <= param->max)) {
        no(v, "option",
           "the value must be a number in the range of the "
           "option");
        return;
    }
    struct player *p = with_param(v->player, id, number, &why);
    if (!p) {
        no(v, "failed", room);
        return;
    }
    player_free(v->player);
    v->player = p;
    ok(v);
}

/* -- The match ------------------------------------------------------------- */

static enum err open_venue(struct voice *v, const struct bot_game *g,
                           struct text *why)
{
    const struct supply from = {content_supply, v->plan->content};
    const struct opening o = {
        .from = &from, .box = &v->box, .venue = &v->venue};
    enum err e = opening_same_box(&o, g->name, g->content, why);
    if (e != ERR_OK)
        return e;
    const struct game *game = v->box.game;
    if (game->rules_version != g->rules) {
        text_add(why, "this bot knows version %d of the rules",
                 game->rules_version);
        return ERR_NOT_FOUND;
    }
    struct setup how = setup_standard(game);
    e = setup_set_seats(game, &how, g->seats, why);
    for (int i = 0; e == ERR_OK && i < g->set_count; i++)
        e = setup_assign(game, &how, g->set[i], why);
    return e == ERR_OK ? opening_venue(&o, &how, why) : e;
}

static void game(struct voice *v, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct bot_game g;
    v->has_game = v->has_position = false;
    if (bot_read_game(rest, &g, &why) != ERR_OK) {
        no(v, "syntax", room);
        return;
    }
    if (open_venue(v, &g, &why) != ERR_OK) {
        no(v, "game", room);
        return;
    }
    v->game = g;
    v->has_game = true;
    player_forget(v->player);
    ok(v);
}

/* Is this a position of the match, as this seat sees it? */
static enum err read_position(struct voice *v, const char *json,
                              struct text *why)
{
    struct position p;
    int viewer = SEAT_NOBODY;
    enum err e = position_read(&p, json, strlen(json), why);
    if (e != ERR_OK)
        return e;
    v->outlook.venue = &v->venue;
    v->outlook.seat = v->game.seat;
    e = opening_position_state(&v->venue, &p, state_in(&v->outlook.view),
                               &viewer, why);
    if (e == ERR_OK && viewer != v->game.seat) {
        text_add(why, "the position is not the view of this bot's seat");
        e = ERR_BAD_TEXT;
    }
    position_free(&p);
    return e;
}

static void position(struct voice *v, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!v->has_game) {
        no(v, "state", "a position comes after game");
        return;
    }
    v->has_position = read_position(v, rest, &why) == ERR_OK;
    if (v->has_position) {
        ok(v);
    } else {
        no(v, "syntax", room);
    }
}

/* What this bot did not ask for, or makes no use of, but understands. */
static void listen(struct voice *v, const char *rest)
{
    (void)rest;
    if (v->has_game) {
        ok(v);
    } else {
        no(v, "state", "that comes after game");
    }
}

/* -- Thinking -------------------------------------------------------------- */

/* Asked by every thread that searches; one at a time looks at the input. */
struct watch {
    struct voice *voice;
    pthread_mutex_t lock;
    bool stopped;
    double end, next_info;
};

/* Between two iterations of one worker nothing else reads its tree. */
static void write_info(struct watch *t)
{
    const struct player *p = t->voice->player;
    struct mcts_answer answers[GAME_MOVES_MAX];
    char room[GAME_TEXT_MAX];
    struct text words = text_in(room, sizeof room);
    const struct outlook *o = &t->voice->outlook;
    struct state_room view = o->view;
    if (p->workers != 1)
        return;
    int count = mcts_answers(p->mcts[0], answers);
    if (count == 0)
        return;
    const struct mcts_answer *best = &answers[mcts_best(answers, count)];
    o->venue->game->write_move(o->venue->table, state_in(&view), best->move,
                               &words);
    (void)fprintf(t->voice->plan->out,
                  "info iterations %lld value %.3f best %s\n",
                  p->mcts[0]->iterations, best->value, room);
    (void)fflush(t->voice->plan->out);
}

/* While it thinks a bot hears stop, quit and the end of the input. */
static bool hears_stop(struct voice *v)
{
    const char *rest = NULL;
    enum lines_news n = lines_next(&v->in, 0);
    if (n == LINES_END) {
        v->quitting = true;
        return true;
    }
    if (n != LINES_LINE)
        return false;
    enum bot_verb verb = bot_read_verb(v->in.line, &rest);
    v->quitting = verb == BOT_QUIT;
    if (verb != BOT_QUIT && verb != BOT_STOP)
        no(v, "state", "this bot is thinking; only stop and quit are heard");
    return verb == BOT_QUIT || verb == BOT_STOP;
}

static bool asked_to_stop(void *with)
{
    struct watch *t = with;
    double now = clock_now();
    if (pthread_mutex_trylock(&t->lock) != 0)
        return false;
    t->stopped = t->stopped || (t->end > 0 && now >= t->end)
                 || hears_stop(t->voice);
    if (!t->stopped && now >= t->next_info) {
        t->next_info = now + 0.5;
        write_info(t);
    }
    bool stopped = t->stopped;
    (void)pthread_mutex_unlock(&t->lock);
    return stopped;
}

/* Milliseconds to think: what is asked for, of which a tenth is kept for the
 * way, or the player's own limit, if that is less. 0: no limit. */
static double time_of(const struct player *p, const struct bot_go *go)
{
    double own = p->param[PARAM_TIME];
    double asked = go->has_time ? (double)go->time * 0.9 : 0;
    return own > 0 && (asked <= 0 || own < asked) ? own : asked;
}

/* There is a player that errs on purpose: what it answers then has no name. */
static void write_answer(struct voice *v, struct move m, struct text *out)
{
    const struct state *view = state_in(&v->outlook.view);
    if (venue_is_legal(&v->venue, view, m)) {
        v->venue.game->write_move(v->venue.table, view, m, out);
    } else {
        text_add(out, "no-such-move");
    }
}

static void think(struct voice *v, const struct bot_go *go)
{
    char room[GAME_TEXT_MAX];
    struct text words = text_in(room, sizeof room);
    struct player *p = v->player;
    double usual = p->param[PARAM_ITERATIONS];
    double own = p->param[PARAM_TIME];
    double limit = time_of(p, go);
    struct watch t = {.voice = v,
                      .lock = PTHREAD_MUTEX_INITIALIZER,
                      .end = limit > 0 ? clock_now() + limit / 1000 : 0,
                      .next_info = clock_now() + 0.5};
    struct player_stop stop = {asked_to_stop, &t};
    if (go->has_iterations)
        p->param[PARAM_ITERATIONS] = (double)go->iterations;
    p->param[PARAM_TIME] = limit;
    struct move m = think_until(
        p, &v->outlook, go->has_seed ? go->seed : v->decisions++, &stop);
    p->param[PARAM_ITERATIONS] = usual;
    p->param[PARAM_TIME] = own;
    write_answer(v, m, &words);
    (void)fprintf(v->plan->out, "move %s\n", room);
}

static void go(struct voice *v, const char *rest)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct bot_go limits;
    struct move_list l;
    l.count = 0;
    if (bot_read_go(rest, &limits, &why) != ERR_OK) {
        no(v, "syntax", room);
        return;
    }
    const struct venue *venue = &v->venue;
    const struct state *s = state_in(&v->outlook.view);
    bool is_due = v->has_game && v->has_position
                  && venue->game->to_act(venue->table, s) >> v->game.seat & 1;
    if (is_due)
        venue->game->legal(venue->table, s, v->game.seat, &l);
    if (l.count == 0) {
        no(v, "state",
           "go comes after game and a position in which this seat "
           "decides");
        return;
    }
    think(v, &limits);
}

/* -- Lines ----------------------------------------------------------------- */

static void pong(struct voice *v, const char *rest)
{
    (void)rest;
    (void)fputs("pong\n", v->plan->out);
}

static void quit(struct voice *v, const char *rest)
{
    (void)rest;
    v->quitting = true;
}

/* Too late to hurry. */
static void stop(struct voice *v, const char *rest)
{
    (void)v;
    (void)rest;
}

static void unknown(struct voice *v, const char *rest)
{
    (void)rest;
    no(v, "unknown", "there is no such command");
}

static void (*const run[BOT_UNKNOWN + 1])(struct voice *v, const char *rest) = {
    [BOT_MUDBRICK] = hello, [BOT_SET] = set,           [BOT_GAME] = game,
    [BOT_PLAYED] = listen,  [BOT_POSITION] = position, [BOT_SNAPSHOT] = listen,
    [BOT_MOVES] = listen,   [BOT_FACT] = listen,       [BOT_FACTS] = listen,
    [BOT_POINTS] = listen,  [BOT_QUESTION] = listen,   [BOT_GO] = go,
    [BOT_STOP] = stop,      [BOT_OVER] = listen,       [BOT_PING] = pong,
    [BOT_QUIT] = quit,      [BOT_UNKNOWN] = unknown,
};

bool voice_hear(struct voice *v, const char *line)
{
    assert(v && v->player && line);
    const char *rest = NULL;
    enum bot_verb verb = bot_read_verb(line, &rest);
    bool needs_hello = verb != BOT_MUDBRICK && verb != BOT_PING
                       && verb != BOT_QUIT && verb != BOT_STOP
                       && verb != BOT_UNKNOWN;
    if (!bot_is_plain(line, strlen(line))) {
        no(v, "syntax", "a line is plain text in UTF-8");
    } else if (needs_hello && !v->greeted) {
        no(v, "state", "say mudbrick 1 first");
    } else {
        run[verb](v, rest);
    }
    (void)fflush(v->plan->out);
    return !v->quitting && !ferror(v->plan->out);
}

struct voice *voice_new(const struct voice_plan *plan, struct text *why)
{
    assert(plan && plan->player && plan->out && why);
    struct voice *v = host_alloc(1, sizeof *v);
    v->plan = plan;
    v->player = player_new(plan->player, why);
    lines_init(&v->in, plan->in, BOT_LINE_MAX);
    if (v->player)
        return v;
    voice_free(v);
    return NULL;
}

void voice_free(struct voice *v)
{
    if (!v)
        return;
    player_free(v->player);
    lines_release(&v->in);
    free(v);
}

enum err voice_run(const struct voice_plan *plan, struct text *why)
{
    struct voice *v = voice_new(plan, why);
    bool more = v != NULL;
    while (more) {
        switch (lines_next(&v->in, -1)) {
        case LINES_LINE:
            more = voice_hear(v, v->in.line);
            break;
        case LINES_LONG:
            no(v, "syntax", "the line is longer than the protocol allows");
            (void)fflush(plan->out);
            break;
        case LINES_END:
            more = false;
            break;
        case LINES_QUIET:
            break;
        }
    }
    enum err e = v ? ERR_OK : ERR_NOT_FOUND;
    voice_free(v);
    return e;
}
