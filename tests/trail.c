#include "trail.h"

#include "core/match.h"
#include "core/record.h"
#include "core/setup.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static struct {
    const struct venue *venue; /* NULL: there is no match */
    uint64_t seed;
    struct move *moves;
    int count, room;
} trail;

void trail_begin(const struct venue *v, uint64_t seed)
{
    trail.venue = v;
    trail.seed = seed;
    trail.count = 0;
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

/* As far as the rules let it be played again. */
static void play_again(struct match *m)
{
    struct move *room = calloc(
        (size_t)trail.venue->game->moves_max(trail.venue->table) + 1,
        sizeof *room);
    if (!room)
        abort();
    match_begin(m, trail.venue, room);
    for (int i = 0; i < trail.count; i++) {
        if (match_play(m, trail.moves[i]) != ERR_OK)
            return;
    }
}

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

static void leave_record(const struct match *m)
{
    char path[256];
    char here[4096] = ".";
    struct text name = text_in(path, sizeof path);
    size_t size = record_room(m);
    char *record = malloc(size);
    text_add(&name, "%s-%d.record", trail.venue->game->name, (int)getpid());
    FILE *f = record ? fopen(path, "w") : NULL;
    if (f) {
        struct text t = text_in(record, size);
        record_write(m, NULL, &t);
        (void)fputs(record, f);
        (void)fclose(f);
        (void)fprintf(stderr, "  look at it: mudbrick show %s/%s\n",
                      getcwd(here, sizeof here) ? here : ".", path);
    }
    free(record);
}

void trail_say(const char *file, int line, const char *what)
{
    static struct match m;
    (void)fprintf(stderr, "%s:%d: not %s\n", file, line, what);
    if (!trail.venue)
        return;
    play_again(&m);
    say_where(&m);
    leave_record(&m);
}
