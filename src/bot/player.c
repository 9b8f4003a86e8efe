#include "bot/player.h"

#include "core/position.h"
#include "core/snapshot.h"
#include "host/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* What is behind player.with. */
struct exec {
    struct runner *runner;
    bool has_game;            /* it was told of this match */
    bool is_out;              /* of this match */
    int count;                /* moves that were made in it */
    char why[PLAYER_WHY_MAX]; /* what it did, if it is out */
    char *json; /* all that is told of one decision, one behind the other */
    size_t json_size, json_used;
    char moves[GAME_MOVES_MAX * (GAME_TEXT_MAX + 3)];
};

static void complain(struct player *p, const char *words)
{
    struct exec *x = p->with;
    struct text t = text_in(p->why, sizeof p->why);
    text_add(&t, "%s", words);
    memmove(x->why, p->why, sizeof x->why);
    x->is_out = true;
}

/* Makes sure that the program runs and knows of the match. */
static bool is_ready(struct player *p, const struct outlook *o,
                     struct text *why)
{
    struct exec *x = p->with;
    char room[BOT_ANSWER_MAX];
    struct text line = text_in(room, sizeof room);
    if (x->is_out)
        return false;
    if (x->has_game)
        return true;
    bot_write_game(o->venue, o->seat, &line);
    if (runner_begin(x->runner, why) != ERR_OK
        || runner_game(x->runner, room, why) != ERR_OK)
        return false;
    x->has_game = true;
    return true;
}

/* -- Deciding -------------------------------------------------------------- */

/* Writes one text behind those that are there, if it is wanted; else NULL. */
typedef void writer(const struct exec *x, const struct outlook *o,
                    const struct state *view, struct json *w);

static const char *tell(struct exec *x, const struct outlook *o,
                        enum bot_want want, writer *write)
{
    struct state_room view = o->view;
    struct text t = text_in(x->json + x->json_used,
                            x->json_size - x->json_used);
    struct json w = {.out = &t};
    if (!(x->runner->self.wants & (unsigned)want))
        return NULL;
    write(x, o, state_in(&view), &w);
    x->json_used += t.len + 1;
    return t.buf;
}

static void write_position(const struct exec *x, const struct outlook *o,
                           const struct state *view, struct json *w)
{
    (void)x;
    position_write(o->venue, view, o->seat, w);
}

static void write_snapshot(const struct exec *x, const struct outlook *o,
                           const struct state *view, struct json *w)
{
    snapshot_write(o->venue, view, x->count, o->seat, w);
}

static void write_facts(const struct exec *x, const struct outlook *o,
                        const struct state *view, struct json *w)
{
    (void)x;
    (void)view;
    bot_write_facts(o, w);
}

static void write_points(const struct exec *x, const struct outlook *o,
                         const struct state *view, struct json *w)
{
    (void)x;
    snapshot_write_scores(o->venue, view, w);
}

static void write_question(const struct exec *x, const struct outlook *o,
                           const struct state *view, struct json *w)
{
    (void)x;
    snapshot_write_question(o->venue, view, o->seat, w);
}

static enum err ask(struct exec *x, const struct outlook *o, uint64_t seed,
                    char words[GAME_TEXT_MAX], struct text *why)
{
    struct text line = text_in(x->moves, sizeof x->moves);
    struct bot_go go = {.has_seed = true, .seed = seed};
    struct runner_turn turn = {.moves = x->moves};
    bot_write_moves(o, &line);
    x->json_used = 0;
    turn.position = tell(x, o, WANT_POSITION, write_position);
    turn.snapshot = tell(x, o, WANT_SNAPSHOT, write_snapshot);
    turn.facts = tell(x, o, WANT_FACTS, write_facts);
    turn.points = tell(x, o, WANT_FACTS, write_points);
    turn.question = tell(x, o, WANT_FACTS, write_question);
    return runner_choose(x->runner, &turn, &go, words, why);
}

static struct move no_move(const struct outlook *o)
{
    struct move m = {.seat = (uint8_t)o->seat};
    memset(m.arg, FIELD_HIDDEN, sizeof m.arg);
    return m;
}

static struct move choose(struct player *p, const struct outlook *o,
                          uint64_t seed)
{
    struct exec *x = p->with;
    char room[GAME_WHY_MAX];
    char words[GAME_TEXT_MAX] = "";
    char ignored[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct text not_read = text_in(ignored, sizeof ignored);
    struct state_room view = o->view;
    struct move m = no_move(o);
    struct runner_idle idle = x->runner->idle;
    if (p->stop)
        x->runner->idle = (struct runner_idle){p->stop->asked, p->stop->with};
    bool answered = is_ready(p, o, &why)
                    && ask(x, o, seed, words, &why) == ERR_OK;
    x->runner->idle = idle;
    if (!answered) {
        complain(p, room[0] ? room : x->why);
        return no_move(o);
    }
    if (venue_read_move(o->venue, state_in(&view), o->seat, words, &m,
                        &not_read)
        == ERR_OK)
        return m;
    text_add(&why, "answered \"%s\", which is no legal move", words);
    complain(p, room);
    return no_move(o);
}

/* -- Being told ------------------------------------------------------------ */

/* What the move does, to those who see no more than that. */
static const char *fact_of(struct exec *x, const struct venue *v,
                           const struct state *view, struct move seen)
{
    struct text t = text_in(x->json, x->json_size);
    struct json w = {.out = &t};
    struct fact f;
    v->game->tell_move(v->table, view, seen, &f);
    fact_write(&f, &w);
    return x->json;
}

static void saw(struct player *p, const struct outlook *o,
                const struct state *before, struct move m)
{
    struct exec *x = p->with;
    const struct venue *v = o->venue;
    char room[GAME_WHY_MAX];
    char words[GAME_TEXT_MAX + FIELD_NAME_MAX + 16];
    struct text why = text_in(room, sizeof room);
    struct text line = text_in(words, sizeof words);
    struct state_room view;
    x->count++;
    /* Whether it wants that it has said before its first match. */
    bool deaf = x->runner->runs && !(x->runner->self.wants & WANT_LOG);
    if (deaf || x->is_out)
        return;
    m = venue_witness(v, before, m, o->seat, state_in(&view));
    text_add(&line, "played %s: ", venue_seat_name(v, m.seat));
    v->game->write_move(v->table, state_in(&view), m, &line);
    bool told = is_ready(p, o, &why)
                && runner_played(x->runner, words,
                                 fact_of(x, v, state_in(&view), m), &why)
                       == ERR_OK;
    if (!told)
        complain(p, room);
}

static void over(struct player *p, const struct outlook *o)
{
    struct exec *x = p->with;
    const struct venue *v = o->venue;
    char room[256];
    char ignored[GAME_WHY_MAX];
    struct text line = text_in(room, sizeof room);
    struct text why = text_in(ignored, sizeof ignored);
    struct state_room view = o->view;
    int place[GAME_SEATS_MAX] = {0};
    if (x->is_out || !x->has_game)
        return;
    venue_rank(v, state_in(&view), place);
    text_add(&line, "over places=");
    for (int i = 0; i < v->setup.seats; i++)
        text_add(&line, "%s%d", i ? "," : "", place[i]);
    text_add(&line, " scores=");
    for (int i = 0; i < v->setup.seats; i++) {
        struct score score;
        v->game->score(v->table, state_in(&view), i, &score);
        text_add(&line, "%s%d", i ? "," : "", score_total(&score));
    }
    /* The match is over: what it makes of that changes nothing. */
    x->json_used = 0;
    const char *points = tell(x, o, WANT_FACTS, write_points);
    if (!points
        || runner_tell_json(x->runner, "points", points, &why) == ERR_OK)
        (void)!runner_tell(x->runner, room, &why);
}

static void forget(struct player *p)
{
    struct exec *x = p->with;
    x->has_game = x->is_out = false;
    x->count = 0;
    p->why[0] = '\0';
}

static void release(struct player *p)
{
    struct exec *x = p->with;
    if (!x)
        return;
    runner_free(x->runner);
    free(x->json);
    free(x);
}

/* -- Life ------------------------------------------------------------------ */

static const struct player_outside outside = {
    .saw = saw,
    .over = over,
    .forget = forget,
    .release = release,
};

static const struct player_kind exec_kind = {
    .name = "exec",
    .help = "any program that speaks the bot protocol",
    .choose = choose,
    .outside = &outside,
};

bool bot_player_is(const char *description)
{
    assert(description);
    return strncmp(description, BOT_PLAYER_WORD, sizeof BOT_PLAYER_WORD - 1)
           == 0;
}

static bool open_exec(struct player *p, const char *command,
                      const struct runner_limits *limits, struct text *why)
{
    struct exec *x = p->with = host_alloc(1, sizeof *x);
    /* Facts and points are parts of a snapshot. */
    x->json_size = (size_t)POSITION_TEXT_MAX + 2 * (size_t)SNAPSHOT_TEXT_MAX;
    x->json = host_alloc(x->json_size, 1);
    x->runner = runner_new(command, limits, why);
    return x->runner != NULL;
}

static struct player *make(const char *description,
                           const struct runner_limits *limits, struct text *why)
{
    struct player *p = host_alloc(1, sizeof *p);
    struct text name = text_in(p->name, sizeof p->name);
    p->kind = &exec_kind;
    text_add(&name, "%s", description);
    if (name.cut) {
        text_add(why, "the command of a player is too long; put it into a "
                      "script");
    } else if (open_exec(p, description + sizeof BOT_PLAYER_WORD - 1, limits,
                         why)) {
        return p;
    }
    player_free(p);
    return NULL;
}

struct player *bot_player_make(void *with, const char *description,
                               struct text *why)
{
    assert(description && why);
    if (!bot_player_is(description))
        return player_new(description, why);
    return make(description, with, why);
}

struct player *bot_player_new(const char *description,
                              const struct runner_limits *limits,
                              struct text *why)
{
    assert(description && limits && why);
    if (!bot_player_is(description))
        return player_new(description, why);
    struct player *p = make(description, limits, why);
    char room[GAME_WHY_MAX];
    struct text reason = text_in(room, sizeof room);
    struct exec *x = p ? p->with : NULL;
    if (!x || runner_begin(x->runner, &reason) == ERR_OK)
        return p;
    text_add(why, "%s %s", description, room);
    player_free(p);
    return NULL;
}

struct runner *bot_player_runner(struct player *p)
{
    assert(p && p->kind == &exec_kind);
    const struct exec *x = p->with;
    return x->runner;
}
