#include "cli/source.h"

#include "cli/output.h"
#include "core/setup.h"
#include "files/content.h"
#include "files/position.h"
#include "host/memory.h"
#include "host/random.h"

#include <stdlib.h>
#include <string.h>

static struct source *source_new(void)
{
    struct source *s = host_alloc(1, sizeof *s);
    s->viewer = SEAT_CHANCE;
    return s;
}

void source_free(struct source *s)
{
    if (!s)
        return;
    free(s->match.moves);
    file_free(&s->file);
    free(s);
}

/* -- The steps, each of which can fail ------------------------------------- */

static enum err find_game(struct source *s, const char *name, struct text *why)
{
    s->entry = games_find(name);
    if (s->entry)
        return ERR_OK;
    text_add(why, "there is no game called %.40s; there are", name);
    for (const struct games_entry *e = games_all; e->game; e++)
        text_add(why, "%s %s", e == games_all ? "" : ",", e->game->name);
    return ERR_NOT_FOUND;
}

static enum err load_content(struct source *s, const struct args *a,
                             struct text *why)
{
    const struct games_entry *e = s->entry;
    if (a->given[OPT_CONTENT])
        return content_load(&s->box, e->game, a->word[OPT_CONTENT], why);
    return content_read(&s->box, e->game, "built-in content", e->content,
                        (size_t)(e->content_end - e->content), why);
}

static enum err content_is_right(const struct source *s, uint64_t wanted,
                                 struct text *why)
{
    if (s->box.hash == wanted)
        return ERR_OK;
    text_add(why,
             "it was made with the content %016llx, this is %016llx; give the "
             "file it was made with by --content",
             (unsigned long long)wanted, (unsigned long long)s->box.hash);
    return ERR_BAD_TEXT;
}

static enum err open_venue(struct source *s, const struct setup *how,
                           struct text *why)
{
    enum err e = venue_open(&s->venue, &s->box, how, why);
    if (e != ERR_OK)
        return e;
    int most = s->venue.game->moves_max(s->venue.table);
    match_begin(&s->match, &s->venue,
                host_alloc((size_t)most + 1, sizeof(struct move)));
    return ERR_OK;
}

static enum err read_setup(const struct source *s, const struct args *a,
                           struct setup *how, struct text *why)
{
    const struct game *g = s->entry->game;
    enum err e = ERR_OK;
    *how = setup_standard(g);
    if (a->given[OPT_SEATS])
        e = setup_set_seats(g, how, (int)a->number[OPT_SEATS], why);
    for (int i = 0; e == ERR_OK && i < a->set_count; i++)
        e = setup_assign(g, how, a->set[i], why);
    return e;
}

static enum err open_game(struct source *s, const struct args *a,
                          const char *name, struct text *why)
{
    struct setup how;
    enum err e = find_game(s, name, why);
    if (e == ERR_OK)
        e = load_content(s, a, why);
    if (e == ERR_OK)
        e = read_setup(s, a, &how, why);
    if (e == ERR_OK)
        e = open_venue(s, &how, why);
    return e;
}

static enum err open_record(struct source *s, const struct args *a,
                            struct text *why)
{
    struct setup how;
    int to = a->given[OPT_TO] ? (int)a->number[OPT_TO] : -1;
    s->is_record = true;
    enum err e = record_read(&s->record, s->file.bytes, s->file.size, why);
    if (e == ERR_OK)
        e = find_game(s, s->record.game, why);
    if (e == ERR_OK)
        e = load_content(s, a, why);
    if (e == ERR_OK)
        e = content_is_right(s, s->record.content_hash, why);
    if (e == ERR_OK)
        e = record_setup(&s->record, s->entry->game, &how, why);
    if (e == ERR_OK)
        e = open_venue(s, &how, why);
    if (e == ERR_OK && !a->given[OPT_CHECK])
        e = record_replay(&s->record, &s->match, to, why);
    return e;
}

static enum err open_position(struct source *s, const struct args *a,
                              struct text *why)
{
    struct position p;
    struct setup how;
    enum err e = position_read(&p, s->file.bytes, s->file.size, why);
    if (e != ERR_OK)
        return e;
    e = find_game(s, p.game, why);
    if (e == ERR_OK)
        e = load_content(s, a, why);
    if (e == ERR_OK)
        e = content_is_right(s, p.content_hash, why);
    if (e == ERR_OK)
        e = position_setup(&p, s->entry->game, &how, why);
    if (e == ERR_OK)
        e = open_venue(s, &how, why);
    if (e == ERR_OK) {
        e = position_state(&p, &s->venue, match_state(&s->match), &s->viewer,
                           why);
    }
    position_free(&p);
    return e;
}

static enum err open_file(struct source *s, const struct args *a,
                          const char *path, struct text *why)
{
    enum err e = file_read(&s->file, path, FILE_RECORD_MAX, why);
    if (e != ERR_OK)
        return e;
    const char *first = s->file.bytes + strspn(s->file.bytes, " \t\r\n");
    text_add(why, "%s: ", strcmp(path, "-") == 0 ? "standard input" : path);
    if (strncmp(first, "mudbrick record", strlen("mudbrick record")) == 0)
        return open_record(s, a, why);
    if (*first != '{') {
        text_add(why, "neither a position (JSON that begins with {) nor a "
                      "record (it begins with \"mudbrick record\")");
        return ERR_BAD_TEXT;
    }
    if (a->given[OPT_TO]) {
        text_add(why, "--to needs a record; this is a position");
        return ERR_BAD_TEXT;
    }
    if (s->file.size > FILE_POSITION_MAX) {
        text_add(why, "longer than %d bytes, which is the limit",
                 FILE_POSITION_MAX);
        return ERR_TOO_LONG;
    }
    return open_position(s, a, why);
}

/* -- What commands call ---------------------------------------------------- */

static struct source *opened(struct source *s, enum err e, const char *why)
{
    if (e == ERR_OK)
        return s;
    output_problem(why);
    source_free(s);
    return NULL;
}

struct source *source_of_game(const struct args *a, const char *name)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct source *s = source_new();
    return opened(s, open_game(s, a, name, &why), room);
}

struct source *source_of_file(const struct args *a, const char *path)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct source *s = source_new();
    return opened(s, open_file(s, a, path, &why), room);
}

struct source *source_of_either(const struct args *a, const char *word)
{
    bool path = strchr(word, '/') || strchr(word, '.')
                || strcmp(word, "-") == 0;
    if (!path)
        return source_of_game(a, word);
    if (a->given[OPT_SEATS] || a->set_count > 0) {
        output_problem("--seats and --set are for a new game; a file has its "
                       "own set-up");
        return NULL;
    }
    return source_of_file(a, word);
}

int source_seat(const struct source *s, const struct args *a)
{
    const char *word = a->word[OPT_SEAT];
    int seat = SEAT_CHANCE;
    if (a->given[OPT_SEAT]) {
        seat = strcmp(word, "nobody") == 0 ? SEAT_NOBODY
                                           : venue_find_seat(&s->venue, word);
    }
    bool named = seat >= 0 && (seat != SEAT_CHANCE || !a->given[OPT_SEAT]);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!named) {
        text_add(&why, "there is no seat %.40s; seats are 0 to %d or", word,
                 s->venue.setup.seats - 1);
        for (int i = 0; i < s->venue.setup.seats; i++)
            text_add(&why, " %s", venue_seat_name(&s->venue, i));
    } else if (s->viewer != SEAT_CHANCE && seat != SEAT_CHANCE
               && seat != s->viewer) {
        text_add(&why,
                 "the file is the view of %s; it does not tell what %s "
                 "sees",
                 venue_seat_name(&s->venue, s->viewer),
                 venue_seat_name(&s->venue, seat));
    } else {
        return seat == SEAT_CHANCE ? s->viewer : seat;
    }
    output_problem(room);
    return -1;
}

long long source_seed(const struct args *a)
{
    uint64_t seed = 0;
    if (a->given[OPT_SEED])
        return a->number[OPT_SEED];
    random_fill(&seed, sizeof seed);
    return (long long)(seed >> 32);
}
