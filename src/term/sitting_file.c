/* sitting_file.c - the file of a match on this machine, and how to go on with
 * it. */
#include "base/shell.h"
#include "files/file.h"
#include "host/memory.h"
#include "term/say.h"
#include "term/sitting_internal.h"

#include <assert.h>
#include <stdlib.h>

/* Why the file could not be written, in a part of a sentence. */
static void tell_failure(enum err e, const char *path, struct text *told)
{
    assert(e != ERR_OK);
    char room[FILE_REASON_MAX];
    const char *how = e == ERR_STORAGE     ? "system"
                      : e == ERR_NOT_FOUND ? "kind"
                                           : "name";
    SAY(told, "file-unwritten", {"how", .word = how}, {"path", .word = path},
        {"why", .word = file_reason(room)});
}

static bool write_record(struct party_sitting *s, const char *path,
                         struct text *told)
{
    assert(s->sitting.match.count == s->sitting.total);
    const struct match *m = &s->sitting.match;
    struct record_notes notes = {.seed = s->sitting.seed,
                                 .taken_back = s->sitting.taken_back};
    size_t size = record_room(m);
    char *room = host_alloc(size, 1);
    char words[GAME_WHY_MAX];
    struct text why = text_in(words, sizeof words);
    for (int i = 0; i < s->sitting.venue.setup.seats; i++) {
        const char *name = s->party.company.seat[i].name;
        notes.player[i] = *name ? name : "human";
    }
    struct text record = text_in(room, size);
    record_write(m, &notes, &record);
    enum err e = file_write(path, record.buf, record.len, &why);
    if (e != ERR_OK)
        tell_failure(e, path, told);
    free(room);
    return e == ERR_OK;
}

/* Somebody who looks back does not lose what comes after. */
static bool save(struct party_sitting *s, const char *path, struct text *told)
{
    int count = s->sitting.match.count;
    sitting_look_at(s, s->sitting.total);
    bool is_written = write_record(s, path, told);
    sitting_look_at(s, count);
    if (is_written) {
        struct text t = text_in(s->path, sizeof s->path);
        text_add(&t, "%s", path);
        s->party.is_kept = true;
    }
    return is_written;
}

bool sitting_keep(struct party *p, struct text *told)
{
    struct party_sitting *s = sitting_of(p);
    char room[SAVES_PATH_MAX];
    struct text path = text_in(room, sizeof room);
    if (chairs_people(s) == 0)
        return true; /* nobody would miss it */
    if (s->path[0]) {
        text_add(&path, "%s", s->path);
    } else if (!saves_new_path(s->sitting.venue.game->name, s->sitting.seed,
                               room, told)) {
        return false;
    }
    return save(s, room, told);
}

/* -- The command that goes on with it, from any folder ---------------------- */

static void write_path(const char *path, struct text *out)
{
    char *whole = realpath(path, NULL);
    shell_show(whole ? whole : path, out);
    free(whole);
}

static void write_command(const struct party_sitting *s, struct text *out)
{
    assert(s->path[0]);
    text_add(out, "mudbrick play ");
    if (s->plain)
        text_add(out, "--plain ");
    if (s->party.content) {
        text_add(out, "--content ");
        write_path(s->party.content, out);
        text_add(out, " ");
    }
    write_path(s->path, out);
}

void sitting_write_farewell(const struct party *p, struct text *out)
{
    const struct party_sitting *s = sitting_in(p);
    char room[PARTY_COMMAND_MAX];
    struct text command = text_in(room, sizeof room);
    if (!p->is_kept || !s->path[0])
        return;
    write_command(s, &command);
    SAY(out, "kept", {"command", .word = room});
}

const char *sitting_path(const struct party *p, struct text *said)
{
    (void)said;
    return sitting_in(p)->path;
}

bool sitting_write(struct party *p, const char *path, struct text *said)
{
    char room[PARTY_COMMAND_MAX];
    struct text t = text_in(room, sizeof room);
    if (!save(sitting_of(p), path, &t)) {
        SAY(said, "refused", {"why", .word = room});
        return false;
    }
    t = text_in(room, sizeof room);
    write_command(sitting_of(p), &t);
    SAY(said, "saved", {"command", .word = room});
    return true;
}
