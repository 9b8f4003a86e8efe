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
 * file. --update writes the file anew; the perft lines keep their left sides.
 */
#include "core/perft.h"
#include "core/setup.h"
#include "files/file.h"
#include "files/position.h"
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_SIZE = 512, GOLDEN_SIZE = 65536 };

struct run {
    const struct box *box;
    const char *folder;
    char room[GOLDEN_SIZE];
    struct text made; /* what the rules say */
};

static void stop(const char *where, const char *why)
{
    (void)fprintf(stderr, "%s: %s\n", where, why);
    exit(1);
}

/* The position of a file, or the beginning with all options standard. */
static void open_position(struct run *r, const char *name, struct venue *v,
                          struct state *s)
{
    char path[LINE_SIZE];
    char room[GAME_WHY_MAX];
    struct text t = text_in(path, sizeof path);
    struct text why = text_in(room, sizeof room);
    struct setup how = setup_standard(r->box->game);
    struct position p;
    struct file f;
    int viewer = 0;
    if (strcmp(name, "start") == 0) {
        if (venue_open(v, r->box, &how, &why) != ERR_OK)
            stop(name, room);
        v->game->begin(v->table, s);
        return;
    }
    text_add(&t, "%s/%s", r->folder, name);
    if (file_read(&f, path, FILE_POSITION_MAX, &why) != ERR_OK
        || position_read(&p, f.bytes, f.size, &why) != ERR_OK)
        stop(path, room);
    if (p.content_hash != r->box->hash)
        stop(path, "made with another content");
    if (position_setup(&p, r->box->game, &how, &why) != ERR_OK
        || venue_open(v, r->box, &how, &why) != ERR_OK
        || position_state(&p, v, s, &viewer, &why) != ERR_OK)
        stop(path, room);
    position_free(&p);
    file_free(&f);
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

/* Names the first line that differs. */
static void compare(const char *path, const char *golden, const char *made)
{
    for (int line = 1; *golden || *made; line++) {
        size_t g = strcspn(golden, "\n");
        size_t m = strcspn(made, "\n");
        if (g != m || strncmp(golden, made, g) != 0) {
            (void)fprintf(stderr, "%s:%d: was %.*s\n now %.*s\n", path, line,
                          (int)g, golden, (int)m, made);
            exit(1);
        }
        golden += g + (golden[g] == '\n');
        made += m + (made[m] == '\n');
    }
}

int main(int argc, char **argv)
{
    static struct box box;
    static struct run r;
    const struct games_entry *e = argc > 2 ? games_find(argv[1]) : NULL;
    if (!e) {
        (void)fprintf(stderr, "usage: golden_test GAME FOLDER [--update]\n");
        return 2;
    }
    char path[LINE_SIZE];
    char room[GAME_WHY_MAX];
    struct text t = text_in(path, sizeof path);
    struct text why = text_in(room, sizeof room);
    struct file golden;
    text_add(&t, "%s/golden.txt", argv[2]);
    if (file_read(&golden, path, FILE_POSITION_MAX, &why) != ERR_OK)
        stop(argv[1], room);
    table_box(&box, e);
    r.box = &box;
    r.folder = argv[2];
    r.made = text_in(r.room, sizeof r.room);
    setups_fingerprint(&box, &r.made);
    each_line(&r, golden.bytes);
    if (argc > 3) {
        if (file_write(path, r.room, r.made.len, &why) != ERR_OK)
            stop(path, room);
        printf("%s: written anew\n", path);
    } else {
        compare(path, golden.bytes, r.room);
        printf("%s: as before\n", path);
    }
    file_free(&golden);
    return 0;
}
