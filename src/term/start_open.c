/* start_open.c - what was chosen on the first page, opened. */
#include "core/sentence.h"
#include "core/setup.h"
#include "files/file.h"
#include "term/say.h"
#include "term/start_internal.h"

#include <assert.h>
#include <stdio.h>
#include <unistd.h>

struct start_order {
    struct term_order order;
    char set[GAME_OPTIONS_MAX][2 * FIELD_NAME_MAX];
    char who[GAME_SEATS_MAX][START_WHO_MAX];
};

static void write_order(const struct start *st, struct start_order *o)
{
    const struct game *g = start_game(st);
    o->order = (struct term_order){.game = g->name,
                                   .content = st->content,
                                   .seats = st->setup.seats,
                                   .set_count = g->option_count,
                                   .player_count = st->setup.seats,
                                   .limits = st->limits,
                                   .seed = st->seed};
    for (int i = 0; i < g->option_count; i++) {
        (void)snprintf(o->set[i], sizeof o->set[i], "%s=%s", g->options[i].name,
                       setup_word(g, &st->setup, i));
        o->order.set[i] = o->set[i];
    }
    for (int i = 0; i < st->setup.seats; i++) {
        if (st->who[i] == START_PERSON) {
            (void)snprintf(o->who[i], sizeof o->who[i], "human %s",
                           st->name[i]);
        } else {
            (void)snprintf(o->who[i], sizeof o->who[i], "%s",
                           start_who_word(st->who[i]));
        }
        o->order.player[i] = o->who[i];
    }
}

static void write_other_order(const struct start *st, enum start_deed deed,
                              struct term_order *o)
{
    *o = (struct term_order){.content = st->content,
                             .limits = st->limits,
                             .name = st->me,
                             .seed = TERM_NO_SEED,
                             .replay = deed == START_REPLAYS};
    if (deed == START_JOINS) {
        o->link = st->path;
    } else {
        o->file = st->path;
    }
}

/* Why it cannot be, by what was tried. */
static void tell_failure(const struct start *st, enum start_deed deed,
                         enum err e, struct text *said)
{
    assert(e != ERR_OK && deed != START_LEAVES);
    char room[FILE_REASON_MAX];
    if (deed == START_BEGINS) {
        SAY(said, "start-nothing", {"seats", .number = st->setup.seats},
            {"game", .word = start_game(st)->title},
            {"has-content", .number = st->content != NULL});
    } else if (deed == START_JOINS) {
        SAY(said, "join-nothing",
            {"how", .word = e == ERR_NOT_FOUND ? "nobody"
                            : e == ERR_STORAGE ? "closed"
                                               : "link"});
    } else if (access(st->path, R_OK) != 0) {
        SAY(said, "file-unread", {"path", .word = st->path},
            {"why", .word = file_reason(room)});
    } else {
        SAY(said, "file-no-record", {"path", .word = st->path});
    }
}

struct party *start_open(struct start *st, enum start_deed deed)
{
    assert(st && deed != START_LEAVES);
    struct start_order o;
    struct term_order other;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct text said = text_in(st->message, sizeof st->message);
    struct party *p = NULL;
    write_order(st, &o);
    write_other_order(st, deed, &other);
    enum err e = party_open(deed == START_BEGINS ? &o.order : &other, "keys",
                            &p, &why);
    if (e != ERR_OK)
        tell_failure(st, deed, e, &said);
    return p;
}

void start_learn_names(struct start *st)
{
    assert(st);
    struct party *p = start_open(st, START_BEGINS);
    for (int i = 0; i < GAME_SEATS_MAX; i++) {
        struct text t = text_in(st->seat[i], sizeof st->seat[i]);
        if (p && i < p->venue->setup.seats) {
            sentence_seat(p->venue, i, &t);
        } else {
            SAY(&t, "seat-number", {"number", .number = i + 1});
        }
    }
    party_free(p);
}
