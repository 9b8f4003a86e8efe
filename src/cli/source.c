#include "cli/source.h"

#include "cli/output.h"
#include "core/setup.h"
#include "files/content.h"
#include "files/position.h"
#include "host/memory.h"
#include "host/random.h"

#include <assert.h>
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

/* -- Opening --------------------------------------------------------------- */

static struct supply supply_of(const struct args *a)
{
    return (struct supply){content_supply, a->word[OPT_CONTENT]};
}

static struct opening rooms(struct source *s, const struct supply *from)
{
    return (struct opening){from, &s->box, &s->venue, &s->match};
}

static enum err read_setup(const struct args *a, const struct game *g,
                           struct setup *how, struct text *why)
{
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
    const struct supply from = supply_of(a);
    const struct opening o = rooms(s, &from);
    struct setup how;
    enum err e = opening_box(&o, name, why);
    if (e == ERR_OK)
        e = read_setup(a, s->box.game, &how, why);
    return e == ERR_OK ? opening_lay(&o, &how, why) : e;
}

/* What is to be checked is replayed by who checks it. */
static int moves_wanted(const struct args *a)
{
    if (a->given[OPT_CHECK])
        return 0;
    return a->given[OPT_TO] ? (int)a->number[OPT_TO] : -1;
}

static enum err open_record(struct source *s, const struct args *a,
                            struct text *why)
{
    const struct supply from = supply_of(a);
    const struct opening o = rooms(s, &from);
    s->is_record = true;
    enum err e = record_read(&s->record, s->file.bytes, s->file.size, why);
    return e == ERR_OK ? opening_record(&o, &s->record, moves_wanted(a), why)
                       : e;
}

static enum err open_position(struct source *s, const struct args *a,
                              struct text *why)
{
    const struct supply from = supply_of(a);
    const struct opening o = rooms(s, &from);
    struct position p;
    enum err e = position_read(&p, s->file.bytes, s->file.size, why);
    if (e != ERR_OK)
        return e;
    e = opening_position(&o, &p, match_state(&s->match), &s->viewer, why);
    position_free(&p);
    return e;
}

static enum err open_file(struct source *s, const struct args *a,
                          const char *path, struct text *why)
{
    enum err e = file_read(&s->file, path, FILE_RECORD_MAX, why);
    if (e != ERR_OK)
        return e;
    s->name = strcmp(path, "-") == 0 ? "standard input" : path;
    const char *first = s->file.bytes + strspn(s->file.bytes, " \t\r\n");
    text_add(why, "%.200s: ", s->name);
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
    assert(a && name);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct source *s = source_new();
    return opened(s, open_game(s, a, name, &why), room);
}

struct source *source_of_file(const struct args *a, const char *path)
{
    assert(a && path);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct source *s = source_new();
    return opened(s, open_file(s, a, path, &why), room);
}

struct source *source_of_either(const struct args *a, const char *word)
{
    assert(a && word);
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
    assert(s && a);
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
    assert(a);
    uint64_t seed = 0;
    if (a->given[OPT_SEED])
        return a->number[OPT_SEED];
    random_fill(&seed, sizeof seed);
    return (long long)(seed >> 32);
}
