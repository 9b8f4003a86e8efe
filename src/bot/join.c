#include "bot/join.h"

#include "base/clean.h"
#include "bot/relay.h"
#include "guest/guest.h"
#include "host/clock.h"
#include "host/memory.h"

#include <assert.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

enum { WAIT_MS = 1000, AWAY_MAX = 60, CLOCK_SHARE = 20, TIME_MIN = 50 };

struct join {
    const struct join_plan *plan;
    struct guest *guest;
    struct runner *runner;
    json_t *now;   /* the last snapshot, or NULL */
    json_t *log;   /* every move so far, in order: [line, fact] */
    size_t told;   /* so many of them the bot knows */
    json_t *clock; /* what is left of each seat's time, or NULL */
    bool has_game; /* the bot was told of the match */
    bool is_over, is_gone;
    bool answered; /* the wish to take back that is on the table */
    int tries;     /* of the bot at this decision */
};

static void note(const struct join *j, const char *words, const char *more)
{
    char room[2 * GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    clean_write(more, &t);
    (void)fprintf(j->plan->log, "%s%s\n", words, room);
    (void)fflush(j->plan->log);
}

/* -- From the server ------------------------------------------------------- */

static void keep(json_t **place, json_t *value)
{
    json_t *old = *place;
    *place = json_incref(value);
    json_decref(old);
}

/* The name of the seat in an entry of the log: a number, or "chance". */
static const char *seat_name(const struct join *j, const json_t *seat)
{
    const json_t *names = json_object_get(j->now, "names");
    if (json_is_string(seat))
        return json_string_value(seat);
    return relay_name(names, (size_t)json_integer_value(seat));
}

/* The match has gone back: what came later is void, also for the bot. */
static void go_back(struct join *j, size_t to)
{
    while (json_array_size(j->log) > to)
        (void)json_array_remove(j->log, json_array_size(j->log) - 1);
    if (j->told > to) {
        j->told = 0;
        j->has_game = false;
    }
}

static void take_entry(struct join *j, const json_t *entry)
{
    char room[GAME_TEXT_MAX + FIELD_NAME_MAX + 16];
    struct text t = text_in(room, sizeof room);
    const json_t *to = json_object_get(entry, "to");
    if (strcmp(relay_word(entry, "event"), "back") == 0 && json_is_integer(to))
        go_back(j, (size_t)json_integer_value(to));
    if (!*relay_word(entry, "move"))
        return;
    text_add(&t, "played ");
    clean_write(seat_name(j, json_object_get(entry, "seat")), &t);
    text_add(&t, ": ");
    clean_write(relay_word(entry, "move"), &t);
    json_t *fact = json_object_get(entry, "fact");
    (void)json_array_append_new(j->log, json_pack("[s,O?]", room, fact));
}

/* Somebody wants to take back; a bot has nothing against it. */
static void take_info(struct join *j, const json_t *info)
{
    const json_t *plea = json_object_get(info, "ask");
    j->is_over = strcmp(relay_word(info, "state"), "over") == 0;
    bool is_others = json_is_object(plea)
                     && json_integer_value(json_object_get(plea, "seat"))
                            != guest_seat(j->guest);
    if (is_others && !j->answered)
        (void)!guest_answer(j->guest, true);
    j->answered = is_others;
}

static void take_event(struct join *j)
{
    const json_t *message = guest_message(j->guest);
    json_t *now = json_object_get(message, "now");
    json_t *clock = json_object_get(message, "clock");
    const json_t *info = json_object_get(message, "info");
    size_t i;
    json_t *entry;
    if (json_is_object(now))
        keep(&j->now, now);
    if (json_is_array(clock))
        keep(&j->clock, clock);
    json_array_foreach(json_object_get(message, "log"), i, entry)
        take_entry(j, entry);
    if (info)
        take_info(j, info);
}

/* Why the server did not take the move, and what to do about it. */
static void take_refusal(struct join *j)
{
    const char *code = guest_refusal(j->guest);
    note(j, "The server refused: ", guest_why(j->guest));
    if (strcmp(code, "late") == 0) {
        (void)!guest_say(j->guest, "return");
    } else if (strcmp(code, "illegal") == 0) {
        j->tries++;
    }
}

/* One piece of news, waited for so long. */
static void take_news(struct join *j, int milliseconds)
{
    switch (guest_poll(j->guest, milliseconds)) {
    case GUEST_EVENT:
        take_event(j);
        break;
    case GUEST_REFUSED:
        take_refusal(j);
        break;
    case GUEST_CLOSED:
        j->is_gone = true;
        break;
    case GUEST_QUIET:
    case GUEST_PRESENCE:
    case GUEST_OTHER:
        break;
    }
}

/* -- To the bot ------------------------------------------------------------ */

static const json_t *choices_of(const struct join *j)
{
    return json_object_get(j->now, "choices");
}

static bool is_due(const struct join *j)
{
    return json_array_size(choices_of(j)) > 0 && !guest_is_waiting(j->guest)
           && !j->is_over && !j->is_gone;
}

static enum err tell_played(struct join *j, const json_t *entry,
                            struct text *why)
{
    const char *line = json_string_value(json_array_get(entry, 0));
    const json_t *fact = json_array_get(entry, 1);
    char *words = json_is_object(fact) ? relay_json(fact) : NULL;
    enum err e = runner_played(j->runner, line ? line : "", words, why);
    free(words);
    return e;
}

static enum err tell_match(struct join *j, struct text *why)
{
    char room[BOT_ANSWER_MAX];
    struct text line = text_in(room, sizeof room);
    enum err e = runner_begin(j->runner, why);
    if (e == ERR_OK && !j->has_game) {
        relay_game(j->now, guest_seat(j->guest), &line);
        e = runner_game(j->runner, room, why);
        j->told = 0;
    }
    j->has_game = e == ERR_OK;
    while (e == ERR_OK && j->told < json_array_size(j->log))
        e = tell_played(j, json_array_get(j->log, j->told++), why);
    return e;
}

/* While the bot thinks the table lives on; it may have to stop. */
static bool on_idle(void *with)
{
    struct join *j = with;
    if (!j->is_gone)
        take_news(j, 0);
    return j->is_gone || json_array_size(choices_of(j)) == 0;
}

/* A part of what is left on the clock. */
static struct bot_go limit_of(const struct join *j)
{
    struct bot_go go = {.has_time = true, .time = j->plan->limits.time};
    const json_t *left = json_array_get(j->clock, (size_t)guest_seat(j->guest));
    if (json_is_number(left)) {
        long long part = (long long)json_number_value(left) / CLOCK_SHARE;
        part = part > TIME_MIN ? part : TIME_MIN;
        go.time = part < go.time ? part : go.time;
    }
    return go;
}

static bool is_choice(const struct join *j, const char *move)
{
    size_t i;
    json_t *choice;
    json_array_foreach(choices_of(j), i, choice)
    {
        if (strcmp(relay_word(choice, "move"), move) == 0)
            return true;
    }
    return false;
}

static enum err ask_bot(struct join *j, char move[GAME_TEXT_MAX],
                        struct text *why)
{
    enum { MOVES_ROOM = GAME_MOVES_MAX * (GAME_TEXT_MAX + 3) };
    enum err e = tell_match(j, why);
    if (e != ERR_OK)
        return e;
    int seat = guest_seat(j->guest);
    char *moves = host_alloc(MOVES_ROOM, 1);
    char *position = relay_position(j->now, seat);
    char *snapshot = relay_json(j->now);
    char *facts = relay_facts(j->now);
    char *points = relay_json(json_object_get(j->now, "scores"));
    char *question = relay_question(j->now, seat);
    struct bot_go go = limit_of(j);
    if (!position || !snapshot) {
        text_add(why, "got a snapshot that cannot be passed on");
        e = ERR_BAD_TEXT;
    } else {
        struct text line = text_in(moves, MOVES_ROOM);
        struct runner_turn turn = {position, snapshot, moves,
                                   facts,    points,   question};
        relay_moves(j->now, &line);
        j->runner->idle = (struct runner_idle){on_idle, j};
        e = runner_choose(j->runner, &turn, &go, move, why);
    }
    free(moves);
    free(position);
    free(snapshot);
    free(facts);
    free(points);
    free(question);
    return e;
}

/* One decision. What the bot does wrong counts; what the table did meanwhile
 * does not. */
static void decide(struct join *j)
{
    char move[GAME_TEXT_MAX] = "";
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    json_t *asked = json_incref(j->now);
    enum err e = ask_bot(j, move, &why);
    bool same = json_equal(json_object_get(asked, "choices"), choices_of(j));
    json_decref(asked);
    if (e != ERR_OK) {
        note(j, "The bot ", room);
        j->has_game = false;
        j->tries++;
        return;
    }
    if (!same || j->is_gone)
        return;
    if (!is_choice(j, move)) {
        note(j, "The bot answered what is no legal move: ", move);
        j->tries++;
        return;
    }
    j->tries = 0;
    if (guest_move(j->guest, move) != ERR_OK)
        j->is_gone = true;
}

/* -- Coming back ----------------------------------------------------------- */

static bool is_final(const struct join *j)
{
    int code = guest_close_code(j->guest);
    return code == GUEST_NO_ENTRY || code == GUEST_NO_TABLE;
}

/* Tries again, less and less often, for a minute. */
static enum err come_back(struct join *j, struct text *why)
{
    double give_up = clock_now() + (double)AWAY_MAX;
    int rest = 100;
    enum err e = ERR_NOT_FOUND;
    if (is_final(j)) {
        text_add(why, "the server says: %s", guest_why(j->guest));
        return ERR_NOT_FOUND;
    }
    note(j, "The connection broke: ", guest_why(j->guest));
    while (e != ERR_OK && clock_now() < give_up) {
        char room[GAME_WHY_MAX];
        struct text reason = text_in(room, sizeof room);
        (void)poll(NULL, 0, rest);
        rest = rest < 5000 ? 2 * rest : rest;
        e = guest_connect(j->guest, "all", &reason);
    }
    if (e != ERR_OK)
        text_add(why, "the server did not come back within a minute");
    j->is_gone = false;
    return e;
}

/* -- The whole ------------------------------------------------------------- */

static void note_seat(const struct join *j)
{
    char room[512];
    struct text t = text_in(room, sizeof room);
    const struct net_link *l = guest_link(j->guest);
    link_write_server(l, &t);
    text_add(&t, "#seat/%s.%s", l->table, l->secret);
    note(j, "Seated. Come back with: ", room);
}

static void note_result(const struct join *j)
{
    size_t i;
    json_t *place;
    json_array_foreach(json_object_get(j->now, "places"), i, place)
    {
        const json_t *score = json_array_get(json_object_get(j->now, "scores"),
                                             i);
        char room[FIELD_NAME_MAX];
        struct text name = text_in(room, sizeof room);
        clean_write(relay_name(json_object_get(j->now, "names"), i), &name);
        (void)fprintf(j->plan->log, "%s: place %d, %d points%s\n", room,
                      (int)json_integer_value(place),
                      (int)json_integer_value(json_object_get(score, "total")),
                      (int)i == guest_seat(j->guest) ? " (this bot)" : "");
    }
}

static enum err play(struct join *j, struct text *why)
{
    enum err e = guest_connect(j->guest, "all", why);
    while (e == ERR_OK && !j->is_over) {
        if (j->is_gone) {
            e = come_back(j, why);
        } else if (j->tries >= JOIN_TRIES) {
            text_add(why,
                     "the bot went wrong %d times at one decision; the "
                     "seat is left to somebody else",
                     j->tries);
            e = ERR_STORAGE;
        } else if (is_due(j)) {
            decide(j);
        } else {
            take_news(j, WAIT_MS);
        }
    }
    return e;
}

enum err join_run(const struct join_plan *plan, struct text *why)
{
    assert(plan && plan->command && plan->log && why);
    struct join j = {.plan = plan, .log = json_array()};
    enum err e = ERR_NOT_FOUND;
    if (plan->link.kind == LINK_WATCH) {
        text_add(why, "that link only looks on; a bot needs #join or #seat");
    } else {
        j.runner = runner_new(plan->command, &plan->limits, why);
    }
    /* The seat is taken once the bot is there. */
    if (j.runner && runner_begin(j.runner, why) == ERR_OK)
        e = guest_new(&plan->link, plan->name, &j.guest, why);
    if (j.guest) {
        if (plan->link.kind == LINK_JOIN)
            note_seat(&j);
        e = play(&j, why);
        if (e == ERR_OK)
            note_result(&j);
    }
    guest_free(j.guest);
    runner_free(j.runner);
    json_decref(j.now);
    json_decref(j.log);
    json_decref(j.clock);
    return e;
}
