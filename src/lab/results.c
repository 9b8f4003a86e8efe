#include "lab/results.h"

#include "core/setup.h"
#include "files/file.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { HEAD_SIZE = 4096, LINE_SIZE = 512, RESULTS_MAX = 64 << 20 };

/* What must be the same for an arena to go on. */
static void write_head(const struct arena_plan *plan, struct text *out)
{
    const struct venue *v = plan->venue;
    text_add(out, "mudbrick arena 1\ngame %s\nsetup ", v->game->name);
    setup_write(v->game, &v->setup, out);
    text_add(out, "\ncontent %016llx\nseed %lld\n",
             (unsigned long long)v->content_hash, plan->seed);
    for (int i = 0; i < v->setup.seats; i++)
        text_add(out, "bot %s\n", plan->bot[i]);
    text_add(out, "\n");
}

static enum err failed(const char *path, struct text *why)
{
    char room[128];
    const char *says = strerror_r(errno, room, sizeof room) == 0 ? room : "";
    text_add(why, "%s: cannot write: %s", path, says);
    return ERR_STORAGE;
}

static void path_of(const struct arena_plan *plan, const char *name,
                    char path[ARENA_PATH_MAX])
{
    struct text t = text_in(path, ARENA_PATH_MAX);
    text_add(&t, "%s/%s", plan->folder, name);
}

/* -- Reading what is there ------------------------------------------------- */

/* The next number of a line; the line moves past it. */
static bool next_number(const char **line, int min, int max, int *out)
{
    char *end = NULL;
    errno = 0;
    long n = strtol(*line, &end, 10);
    if (end == *line || errno || n < min || n > max)
        return false;
    *out = (int)n;
    *line = end;
    return true;
}

/* Places, scores and forfeits by seat, and the reason of the first forfeit. */
static bool read_line(const char *line, int seats, struct bout_result *r)
{
    int forfeits = 0;
    bool good = true;
    memset(r, 0, sizeof *r);
    for (int i = 0; good && i < seats; i++)
        good = next_number(&line, 1, seats, &r->place[i]);
    for (int i = 0; good && i < seats; i++)
        good = next_number(&line, -100000, 100000, &r->score[i]);
    good = good && next_number(&line, 0, (1 << seats) - 1, &forfeits);
    if (!good)
        return false;
    struct text t = text_in(r->reason, sizeof r->reason);
    text_add(&t, "%s", line + (*line == ' '));
    r->forfeits = (unsigned)forfeits;
    return true;
}

struct known {
    struct bout_result *result;
    int room;
    int *done;
};

static enum err read_known(const struct arena_plan *plan, const char *text,
                           const struct known *known, struct text *why)
{
    int seats = plan->venue->setup.seats;
    while (*text && *known->done < known->room) {
        char line[LINE_SIZE];
        size_t n = strcspn(text, "\n");
        if (text[n] != '\n')
            break; /* the last line was cut off: play that match again */
        struct text t = text_in(line, sizeof line);
        text_add(&t, "%.*s", (int)n, text);
        if (!read_line(line, seats, &known->result[*known->done])) {
            text_add(why, "results.txt: the line of match %d cannot be read",
                     *known->done + 1);
            return ERR_BAD_TEXT;
        }
        (*known->done)++;
        text += n + 1;
    }
    return ERR_OK;
}

static enum err read_back(struct results *r, const char *path, const char *head,
                          const struct known *known, struct text *why)
{
    struct file f;
    enum err e = file_read(&f, path, RESULTS_MAX, why);
    if (e != ERR_OK)
        return e;
    size_t n = strlen(head);
    if (strncmp(f.bytes, head, n) != 0) {
        text_add(why,
                 "%s: made with another game, set-up, seed or other bots; "
                 "choose another folder with --out",
                 path);
        e = ERR_BAD_TEXT;
    } else {
        e = read_known(r->plan, f.bytes + n, known, why);
    }
    file_free(&f);
    return e;
}

/* -- Writing --------------------------------------------------------------- */

static bool write_text(int fd, const struct text *t)
{
    size_t at = 0;
    while (at < t->len) {
        ssize_t n = write(fd, t->buf + at, t->len - at);
        if (n < 0 && errno != EINTR)
            return false;
        at += n > 0 ? (size_t)n : 0;
    }
    return true;
}

static void write_line(const struct bout_result *r, int seats, struct text *out)
{
    for (int i = 0; i < seats; i++)
        text_add(out, "%s%d", i ? " " : "", r->place[i]);
    for (int i = 0; i < seats; i++)
        text_add(out, " %d", r->score[i]);
    text_add(out, " %u%s%s\n", r->forfeits, r->reason[0] ? " " : "", r->reason);
}

static enum err make_folder(const struct arena_plan *plan, struct text *why)
{
    if (mkdir(plan->folder, 0777) == 0 || (plan->resume && errno == EEXIST))
        return ERR_OK;
    if (errno != EEXIST)
        return failed(plan->folder, why);
    text_add(why,
             "%s is there already; go on with --resume, or choose another "
             "folder with --out",
             plan->folder);
    return ERR_STORAGE;
}

/* The file anew, with what is known: a line that was cut off is gone. */
static enum err write_known(struct results *r, const char *path,
                            const struct text *head,
                            const struct bout_result *known, int done,
                            struct text *why)
{
    r->file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (r->file < 0 || !write_text(r->file, head))
        return failed(path, why);
    for (int i = 0; i < done; i++) {
        enum err e = results_add(r, i, &known[i], why);
        if (e != ERR_OK)
            return e;
    }
    return ERR_OK;
}

enum err results_open(struct results *r, const struct arena_plan *plan,
                      struct bout_result *known, int room, int *done,
                      struct text *why)
{
    assert(r && plan && known && done && room >= 0);
    char head[HEAD_SIZE];
    char path[ARENA_PATH_MAX];
    struct text t = text_in(head, sizeof head);
    *r = (struct results){.plan = plan, .file = -1};
    *done = 0;
    write_head(plan, &t);
    path_of(plan, "results.txt", path);
    enum err e = make_folder(plan, why);
    bool there = access(path, F_OK) == 0;
    if (e == ERR_OK && there)
        e = read_back(r, path, head, &(struct known){known, room, done}, why);
    if (e == ERR_OK)
        e = write_known(r, path, &t, known, *done, why);
    if (e != ERR_OK)
        results_close(r);
    return e;
}

void results_close(struct results *r)
{
    if (r->file >= 0)
        (void)close(r->file);
    r->file = -1;
}

enum err results_add(struct results *r, int index,
                     const struct bout_result *result, struct text *why)
{
    assert(r && result && index >= 0);
    char line[LINE_SIZE];
    struct text t = text_in(line, sizeof line);
    (void)index;
    write_line(result, r->plan->venue->setup.seats, &t);
    return write_text(r->file, &t) ? ERR_OK : failed("results.txt", why);
}

enum err results_record(const struct arena_plan *plan, int index,
                        const struct text *record, struct text *why)
{
    assert(plan && record && index >= 0);
    char name[64];
    char path[ARENA_PATH_MAX];
    struct text t = text_in(name, sizeof name);
    int seats = plan->venue->setup.seats;
    text_add(&t, "%06d-%d.record", index / seats + 1, index % seats + 1);
    path_of(plan, name, path);
    return file_write(path, record->buf, record->len, why);
}
