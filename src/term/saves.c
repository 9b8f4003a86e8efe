#include "term/saves.h"

#include "core/record.h"
#include "files/file.h"
#include "term/say.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char ending[] = ".record";

/* False if there is neither variable: then there is no folder. */
static bool folder(struct text *out)
{
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    if (data && *data == '/') {
        text_add(out, "%s/mudbrick", data);
    } else if (home && *home == '/') {
        text_add(out, "%s/.local/share/mudbrick", home);
    }
    return out->len > 0 && !out->cut;
}

/* Makes the folder and those above it. */
static bool make_folder(char *path, struct text *told)
{
    assert(path[0] == '/');
    char reason[FILE_REASON_MAX];
    for (char *at = path + 1;; at++) {
        if (*at != '/' && *at)
            continue;
        char end = *at;
        *at = '\0';
        bool made = mkdir(path, 0700) == 0 || errno == EEXIST;
        *at = end;
        if (!made) {
            SAY(told, "saves-unmade", {"path", .word = path},
                {"why", .word = file_reason(reason)});
            return false;
        }
        if (!end)
            return true;
    }
}

/* -- The list -------------------------------------------------------------- */

static bool is_record(const char *name)
{
    size_t n = strlen(name);
    size_t e = sizeof ending - 1;
    return n > e && strcmp(name + n - e, ending) == 0;
}

static void copy(char *to, size_t room, const char *from, size_t n)
{
    struct text t = text_in(to, room);
    text_put(&t, from, n < room ? n : room - 1);
}

/* Reads the tags of the file; false if it is no record. */
static bool read_save(struct save *s, const char *folder_path, const char *name)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct text path = text_in(s->path, sizeof s->path);
    struct file f;
    struct record r;
    struct stat st;
    text_add(&path, "%s/%s", folder_path, name);
    if (path.cut || stat(s->path, &st) != 0
        || file_read(&f, s->path, FILE_RECORD_MAX, &why) != ERR_OK)
        return false;
    bool reads = record_read(&r, f.bytes, f.size, &why) == ERR_OK;
    if (reads) {
        copy(s->name, sizeof s->name, name, strlen(name) + 1 - sizeof ending);
        copy(s->result, sizeof s->result, r.result, strlen(r.result));
        s->when = (long long)st.st_mtime;
    }
    file_free(&f);
    return reads;
}

/* Puts it where it belongs; the oldest falls out at the end. */
static void insert(struct saves *l, const struct save *s)
{
    assert(l->count <= SAVES_MAX);
    int at = l->count;
    if (l->count < SAVES_MAX) {
        l->count++;
    } else if (l->save[--at].when > s->when) {
        return;
    }
    for (; at > 0 && l->save[at - 1].when < s->when; at--)
        l->save[at] = l->save[at - 1];
    l->save[at] = *s;
}

void saves_list(struct saves *l)
{
    char room[SAVES_PATH_MAX];
    struct text path = text_in(room, sizeof room);
    l->count = 0;
    DIR *d = folder(&path) ? opendir(room) : NULL;
    if (!d)
        return;
    for (struct dirent *e = readdir(d); e; e = readdir(d)) {
        struct save s;
        if (is_record(e->d_name) && read_save(&s, room, e->d_name))
            insert(l, &s);
    }
    (void)closedir(d);
}

/* -- Keeping --------------------------------------------------------------- */

bool saves_new_path(const char *game, long long seed, char room[SAVES_PATH_MAX],
                    struct text *told)
{
    assert(*game && seed >= 0);
    enum { TRIES = 1000 };
    char where[SAVES_PATH_MAX];
    struct text path = text_in(where, sizeof where);
    if (!folder(&path)) {
        say(told, "saves-nowhere");
        return false;
    }
    if (!make_folder(where, told))
        return false;
    for (int i = 1; i < TRIES; i++) {
        struct text t = text_in(room, SAVES_PATH_MAX);
        text_add(&t, "%s/%s-%lld", where, game, seed);
        if (i > 1)
            text_add(&t, "-%d", i);
        text_add(&t, "%s", ending);
        if (!t.cut && access(room, F_OK) != 0)
            return true;
    }
    SAY(told, "saves-full", {"path", .word = where});
    return false;
}

void saves_find(const char *path, char room[SAVES_PATH_MAX])
{
    struct text t = text_in(room, SAVES_PATH_MAX);
    char *home = folder(&t) ? realpath(room, NULL) : NULL;
    char *file = realpath(path, NULL);
    size_t n = home && file ? strlen(home) : 0;
    t = text_in(room, SAVES_PATH_MAX);
    if (n > 0 && strncmp(home, file, n) == 0 && file[n] == '/')
        text_add(&t, "%s", file);
    if (t.cut)
        room[0] = '\0';
    free(home);
    free(file);
}
