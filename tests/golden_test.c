/* golden_test.c - fingerprints of play, and counts of positions, that change
 * only when the rules do: GAME FOLDER [--update].
 *
 * FOLDER/golden.txt has lines of two kinds:
 *
 *     matches seats=3 map=B = 134201 moves, hash 0123456789abcdef
 *     perft positions/late.json depth=3 = 5120
 *
 * A thousand matches for every set-up, from one generator each that has nothing
 * to do with the seeds of matches (playout_fingerprint); perft from `start` or from a position
 * file. --update writes the file anew; the perft lines keep their left sides, and
 * their positions get today's content, and what is new in a position from the beginning.
 * What differs is told with the match and the move at which it parts from the last
 * time that all was well, and with the command that shows the position.
 */
#include "base/bits.h"
#include "core/perft.h"
#include "core/setup.h"
#include "files/file.h"
#include "files/position.h"
#include "steps.h"
#include "table.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_SIZE = 512, GOLDEN_SIZE = 65536 };

struct run {
    const char *program;
    const struct box *box;
    const char *folder;
    bool updates;
    char path[LINE_SIZE]; /* of the golden file */
    char room[GOLDEN_SIZE];
    struct text made;  /* what the rules say */
    struct text steps; /* the way that its matches go */
};

static void stop(const char *where, const char *why)
{
    (void)fprintf(stderr, "%s: %s\n", where, why);
    exit(1);
}

/* Lists of a position that are longer today end as in the beginning; sets do not. */
static void lengthen(const struct fields *f, json_t *own, const json_t *start)
{
    for (int i = 0; i < f->count; i++) {
        const char *name = f->row[i].name;
        json_t *list = json_object_get(own, name);
        const json_t *longer = json_object_get(start, name);
        if (f->row[i].kind == FIELD_SET)
            continue;
        for (size_t n = json_array_size(list); n < json_array_size(longer); n++)
            (void)json_array_append(list, json_array_get(longer, n));
    }
}

/* The text of a position in which nothing is missing: what it lacks, a field or the
 * cells of a new unit, option or card, is as in the beginning. */
static void complete(struct file *f, const struct venue *v)
{
    static char made[POSITION_TEXT_MAX];
    struct text t = text_in(made, sizeof made);
    struct state_room start;
    v->game->begin(v->table, state_in(&start));
    position_write(v, state_in(&start), SEAT_CHANCE, &(struct json){.out = &t});
    json_t *whole = json_loadb(made, t.len, 0, NULL);
    json_t *own = json_loadb(f->bytes, f->size, 0, NULL);
    lengthen(v->game->fields, json_object_get(own, "state"),
             json_object_get(whole, "state"));
    if (!whole || json_object_update_recursive(whole, own) != 0)
        stop(v->game->name, "a position could not be completed");
    file_free(f);
    f->bytes = json_dumps(whole, JSON_COMPACT);
    f->size = strlen(f->bytes);
    json_decref(whole);
    json_decref(own);
}

static void write_position(const struct venue *v, const struct state *s,
                           int viewer, const char *path)
{
    static char made[POSITION_TEXT_MAX];
    char room[GAME_WHY_MAX];
    struct text t = text_in(made, sizeof made);
    struct text why = text_in(room, sizeof room);
    position_write(v, s, viewer, &(struct json){.out = &t});
    text_add(&t, "\n");
    if (file_write(path, made, t.len, &why) != ERR_OK)
        stop(path, room);
}

static void read_position(struct run *r, const char *path, struct venue *v,
                          struct state *s)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct setup how;
    struct position p;
    struct file f;
    int viewer = 0;
    if (file_read(&f, path, FILE_POSITION_MAX, &why) != ERR_OK
        || position_read(&p, f.bytes, f.size, &why) != ERR_OK
        || position_setup(&p, r->box->game, &how, &why) != ERR_OK
        || venue_open(v, r->box, &how, &why) != ERR_OK)
        stop(path, room);
    if (!r->updates && p.content_hash != r->box->hash)
        stop(path, "made with another content; --update renews it");
    if (r->updates) {
        complete(&f, v);
        position_free(&p);
        if (position_read(&p, f.bytes, f.size, &why) != ERR_OK)
            stop(path, room);
    }
    if (position_state(&p, v, s, &viewer, &why) != ERR_OK)
        stop(path, room);
    if (r->updates)
        write_position(v, s, viewer, path);
    position_free(&p);
    file_free(&f);
}

/* The position of a file, or the beginning with all options standard. */
static void open_position(struct run *r, const char *name, struct venue *v,
                          struct state *s)
{
    char room[GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    struct setup how = setup_standard(r->box->game);
    if (strcmp(name, "start") != 0) {
        text_add(&t, "%s/%s", r->folder, name);
        read_position(r, room, v, s);
    } else if (venue_open(v, r->box, &how, &t) == ERR_OK) {
        v->game->begin(v->table, s);
    } else {
        stop(name, room);
    }
}

static void count(struct run *r, const char *name, int depth)
{
    static struct venue v;
    struct state_room s;
    open_position(r, name, &v, state_in(&s));
    text_add(&r->made, "perft %s depth=%d = %llu\n", name, depth,
             (unsigned long long)perft(&v, state_in(&s), depth));
}

/* Does again what a perft line asks for; other lines are made elsewhere. */
static void follow(struct run *r, const char *line)
{
    char name[LINE_SIZE];
    int depth = 0;
    if (sscanf(line, "perft %400s depth=%d", name, &depth) == 2)
        count(r, name, depth);
}

static void each_line(struct run *r, const char *text)
{
    while (*text) {
        char line[LINE_SIZE];
        size_t n = strcspn(text, "\n");
        (void)snprintf(line, sizeof line, "%.*s", (int)n, text);
        follow(r, line);
        text += n + (text[n] == '\n');
    }
}

/* -- When something differs ------------------------------------------------ */

static void name_steps(const struct run *r, struct text *out)
{
    text_add(out, "%s.%s.steps", r->program, r->box->game->name);
}

/* Where the matches part from those of the last time that all was well here. */
static bool find_place(const struct run *r, struct steps_place *at)
{
    char path[LINE_SIZE];
    char room[GAME_WHY_MAX];
    struct text t = text_in(path, sizeof path);
    struct text why = text_in(room, sizeof room);
    struct file before;
    name_steps(r, &t);
    if (file_read(&before, path, STEPS_ROOM, &why) != ERR_OK)
        return false;
    bool found = steps_part(before.bytes, r->steps.buf, at);
    file_free(&before);
    return found;
}

static void say_matches(const struct run *r, int line, const char *golden)
{
    struct steps_place at = {.setup = line - 1, .match = 0, .move = -1};
    if (!find_place(r, &at)) {
        (void)fprintf(stderr,
                      "Which match goes another way is known where this test "
                      "has passed before; this is the end of the first.\n");
    } else if (at.move < 0) {
        (void)fprintf(stderr, "Match %d of the set-up ends otherwise.\n",
                      at.match);
    } else {
        (void)fprintf(stderr,
                      "Match %d of the set-up goes another way at its move "
                      "%d.\n",
                      at.match, at.move + 1);
    }
    steps_say(r->box, &at, r->path, line, golden);
}

static void say_perft(struct run *r, int line, const char *golden)
{
    static struct venue v;
    struct state_room room;
    char name[LINE_SIZE] = "";
    int depth = 0;
    (void)fprintf(stderr, "%s:%d: not %s\n", r->path, line, golden);
    if (sscanf(golden, "perft %400s depth=%d", name, &depth) != 2)
        return;
    open_position(r, name, &v, state_in(&room));
    int seat = bits_first(v.game->to_act(v.table, state_in(&room)));
    bool starts = strcmp(name, "start") == 0;
    (void)fprintf(stderr, "  %s, seats %d, to move: %s\n", v.game->name,
                  v.setup.seats, venue_seat_name(&v, seat));
    (void)fprintf(stderr,
                  "  look at it: mudbrick perft %s%s%s --depth %d --divide\n",
                  starts ? v.game->name : r->folder, starts ? "" : "/",
                  starts ? "" : name, depth);
    if (!starts)
        (void)fprintf(stderr, "  and: mudbrick show %s/%s\n", r->folder, name);
}

static _Noreturn void say_line(struct run *r, int line, const char *golden,
                               const char *made)
{
    char was[LINE_SIZE];
    (void)snprintf(was, sizeof was, "%.*s", (int)strcspn(golden, "\n"), golden);
    (void)fprintf(stderr, "now %.*s\n", (int)strcspn(made, "\n"), made);
    if (strncmp(made, "matches ", 8) == 0) {
        say_matches(r, line, was);
    } else {
        say_perft(r, line, was);
    }
    exit(1);
}

/* Says which line differs first, and where to look. */
static void compare(struct run *r, const char *golden, const char *made)
{
    for (int line = 1; *golden || *made; line++) {
        size_t g = strcspn(golden, "\n");
        size_t m = strcspn(made, "\n");
        if (g != m || strncmp(golden, made, g) != 0)
            say_line(r, line, golden, made);
        golden += g + (golden[g] == '\n');
        made += m + (made[m] == '\n');
    }
}

/* All is as before: so these are the steps to compare with the next time. */
static void keep_steps(const struct run *r)
{
    char path[LINE_SIZE];
    char room[GAME_WHY_MAX];
    struct text t = text_in(path, sizeof path);
    struct text why = text_in(room, sizeof room);
    name_steps(r, &t);
    if (file_write(path, r->steps.buf, r->steps.len, &why) != ERR_OK)
        stop(path, room);
}

/* -- The whole ------------------------------------------------------------- */

static void run(struct run *r, const char *golden)
{
    struct setups_watch watch = steps_watch(&r->steps);
    setups_fingerprint(r->box, &watch, &r->made);
    each_line(r, golden);
}

static void finish(struct run *r, const char *golden)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!r->updates) {
        compare(r, golden, r->room);
        printf("%s: as before\n", r->path);
    } else if (file_write(r->path, r->room, r->made.len, &why) == ERR_OK) {
        printf("%s: written anew\n", r->path);
    } else {
        stop(r->path, room);
    }
    keep_steps(r);
}

int main(int argc, char **argv)
{
    static struct box box;
    static struct run r;
    static char steps[STEPS_ROOM];
    const struct games_entry *e = argc > 2 ? games_find(argv[1]) : NULL;
    if (!e) {
        (void)fprintf(stderr, "usage: golden_test GAME FOLDER [--update]\n");
        return 2;
    }
    char room[GAME_WHY_MAX];
    struct text t = text_in(r.path, sizeof r.path);
    struct text why = text_in(room, sizeof room);
    struct file golden;
    text_add(&t, "%s/golden.txt", argv[2]);
    if (file_read(&golden, r.path, FILE_POSITION_MAX, &why) != ERR_OK)
        stop(argv[1], room);
    table_box(&box, e);
    r.program = argv[0];
    r.box = &box;
    r.folder = argv[2];
    r.updates = argc > 3;
    r.made = text_in(r.room, sizeof r.room);
    r.steps = text_in(steps, sizeof steps);
    run(&r, golden.bytes);
    finish(&r, golden.bytes);
    file_free(&golden);
    return 0;
}
