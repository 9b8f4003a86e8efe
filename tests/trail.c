#include "trail.h"

#include "core/match.h"
#include "core/position.h"
#include "core/record.h"
#include "core/setup.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static struct {
    const struct venue *venue; /* NULL: there is no match */
    uint64_t seed;
    bool is_placed; /* it begins at `start` */
    struct state_room start;
    const void *content; /* NULL: what is built in */
    size_t content_size;
    struct move *moves;
    int count, room;
} trail;

/* -- Going ----------------------------------------------------------------- */

static void say_stop(int number);

void trail_begin(const struct venue *v, uint64_t seed)
{
    trail.venue = v;
    trail.seed = seed;
    trail.is_placed = false;
    trail.count = 0;
    (void)signal(SIGABRT, say_stop);
}

void trail_begin_at(const struct venue *v, uint64_t seed, const struct state *s)
{
    trail_begin(v, seed);
    trail.is_placed = true;
    memcpy(&trail.start, s, v->game->state_size);
}

void trail_content(const void *bytes, size_t size)
{
    trail.content = bytes;
    trail.content_size = size;
}

void trail_step(struct move m)
{
    if (trail.count == trail.room) {
        trail.room = 2 * trail.room + 1024;
        trail.moves = realloc(trail.moves,
                              (size_t)trail.room * sizeof *trail.moves);
        if (!trail.moves)
            abort();
    }
    trail.moves[trail.count++] = m;
}

void trail_end(void)
{
    trail.venue = NULL;
    trail.content = NULL;
}

/* What follows is also called when an assertion has stopped the program: by abort,
 * out of the rules and not from the middle of the C library.
 * NOLINTBEGIN(bugprone-signal-handler) */

/* -- Going again ----------------------------------------------------------- */

/* The first moves, as far as the rules let them be played. */
static void play_again(struct match *m, struct move *room, int count)
{
    match_begin_at(m, trail.venue, room,
                   trail.is_placed ? state_in(&trail.start) : NULL);
    for (int i = 0; i < count; i++) {
        if (match_play(m, trail.moves[i]) != ERR_OK)
            return;
    }
}

static bool holds(const struct match *m)
{
    struct state_room s = m->now;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    return venue_holds(trail.venue, state_in(&s), &why);
}

/* -- Saying ---------------------------------------------------------------- */

static void say_where(struct match *m)
{
    const struct venue *v = trail.venue;
    seat_set seats = v->game->to_act(v->table, match_state(m));
    char room[GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    setup_write(v->game, &v->setup, &t);
    (void)fprintf(stderr,
                  "  %s %s, seed %llu, after %d moves, to move:", v->game->name,
                  room, (unsigned long long)trail.seed, m->count);
    for (int seat = 0; seat <= SEAT_CHANCE; seat++) {
        if (seats >> seat & 1)
            (void)fprintf(stderr, " %s", venue_seat_name(v, seat));
    }
    (void)fprintf(stderr, "%s\n", seats ? "" : " nobody");
}

static void say_next(struct match *m, struct move next)
{
    const struct venue *v = trail.venue;
    char room[GAME_TEXT_MAX];
    struct text t = text_in(room, sizeof room);
    v->game->write_move(v->table, match_state(m), next, &t);
    (void)fprintf(stderr, "  then %s: %s\n", venue_seat_name(v, next.seat),
                  room);
}

/* Says the path of a file of this run, which it leaves where the test runs. */
static bool leave(const char *end, const void *bytes, size_t size)
{
    char path[256];
    char here[4096] = ".";
    struct text name = text_in(path, sizeof path);
    text_add(&name, "%s-%d.%s", trail.venue->game->name, (int)getpid(), end);
    FILE *f = fopen(path, "w");
    if (!f)
        return false;
    (void)fwrite(bytes, 1, size, f);
    (void)fclose(f);
    (void)fprintf(stderr, " %s/%s", getcwd(here, sizeof here) ? here : ".",
                  path);
    return true;
}

static void leave_match(struct match *m)
{
    size_t size = trail.is_placed ? POSITION_TEXT_MAX : record_room(m);
    char *words = malloc(size);
    struct text t = text_in(words, size);
    struct json w = {.out = &t};
    if (!words)
        return;
    if (trail.is_placed) {
        position_write(trail.venue, match_state(m), SEAT_CHANCE, &w);
    } else {
        record_write(m, NULL, &t);
    }
    (void)fprintf(stderr, "  look at it: mudbrick show");
    if (leave(trail.is_placed ? "json" : "record", words, t.len)
        && trail.content) {
        (void)fprintf(stderr, " --content");
        (void)leave("content.json", trail.content, trail.content_size);
    }
    (void)fprintf(stderr, "\n");
    free(words);
}

/* All of it, but at most `count` moves. */
static void say_trail(int count)
{
    static struct match m;
    struct move *room = calloc((size_t)trail.count + 1, sizeof *room);
    if (!room)
        return;
    play_again(&m, room, count);
    if (m.count > 0 && !holds(&m))
        play_again(&m, room, m.count - 1);
    say_where(&m);
    if (m.count < trail.count)
        say_next(&m, trail.moves[m.count]);
    leave_match(&m);
    free(room);
    trail_end();
}

void trail_say(const char *file, int line, const char *what)
{
    (void)fprintf(stderr, "%s:%d: not %s\n", file, line, what);
    if (trail.venue)
        say_trail(trail.count);
}

/* Most likely it was in the last move: without it. */
static void say_stop(int number)
{
    (void)signal(number, SIG_DFL);
    if (trail.venue)
        say_trail(trail.count > 0 ? trail.count - 1 : 0);
}

/* NOLINTEND(bugprone-signal-handler) */
