#include "term/session.h"

#include "base/bits.h"
#include "base/shell.h"
#include "bot/player.h"
#include "files/content.h"
#include "files/file.h"
#include "host/memory.h"
#include "host/random.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* -- Opening --------------------------------------------------------------- */

static struct supply supply_of(const struct session *s)
{
    return (struct supply){content_supply, s->content};
}

static bool is_human(const char *who)
{
    size_t n = strlen("human");
    return strncmp(who, "human", n) == 0 && (!who[n] || who[n] == ' ');
}

/* By default a person sits first. */
static int first_person(const struct term_order *o)
{
    for (int i = 0; i < o->player_count; i++) {
        if (is_human(o->player[i]))
            return i;
    }
    return 0;
}

/* As many seats as are told, or as there are players. */
static enum err read_setup(const struct term_order *o, const struct game *g,
                           struct setup *how, struct text *why)
{
    int seats = o->seats ? o->seats : o->player_count;
    enum err e = ERR_OK;
    *how = setup_standard(g);
    if (seats)
        e = setup_set_seats(g, how, seats, why);
    setup_seat_person(g, how, 0, first_person(o));
    for (int i = 0; e == ERR_OK && i < o->set_count; i++)
        e = setup_assign(g, how, o->set[i], why);
    return e;
}

long long session_fresh_seed(void)
{
    uint64_t seed = 0;
    random_fill(&seed, sizeof seed);
    return (long long)(seed >> 32);
}

static long long seed_of(const struct term_order *o)
{
    return o->seed == TERM_NO_SEED ? session_fresh_seed() : o->seed;
}

static enum err open_game(struct session *s, const struct term_order *o,
                          struct text *why)
{
    const struct supply from = supply_of(s);
    struct setup how;
    enum err e = sitting_open(&s->sitting, &from, o->game, 0, why);
    if (e == ERR_OK)
        e = read_setup(o, s->sitting.box.game, &how, why);
    if (e == ERR_OK)
        e = sitting_lay(&s->sitting, &how, why);
    return e == ERR_OK ? sitting_deal(&s->sitting, seed_of(o), why) : e;
}

static enum err open_record(struct session *s, const struct record *r,
                            const struct term_order *o, struct text *why)
{
    const struct supply from = supply_of(s);
    enum err e = sitting_load(&s->sitting, &from, r, seed_of(o), why);
    if (e != ERR_OK)
        return e;
    return o->replay ? sitting_go(&s->sitting, 0, why)
                     : sitting_chance(&s->sitting, why);
}

/* -- Who sits where -------------------------------------------------------- */

enum err session_seat(struct session *s, int seat, const char *who,
                      struct text *why)
{
    struct chair *c = &s->chair[seat];
    struct text name = text_in(c->name, sizeof c->name);
    player_free(c->player);
    c->player = NULL;
    if (is_human(who)) {
        const char *called = who + strlen("human");
        text_add(&name, "%s", called + (*called == ' '));
        return ERR_OK;
    }
    c->player = bot_player_new(who, &s->limits, why);
    if (c->player) {
        text_add(&name, "%s", who);
        return ERR_OK;
    }
    text_add(why, "%s", bot_player_is(who) ? "" : ", human");
    return ERR_NOT_FOUND;
}

/* Somebody whom a record names: a player of the program if there is one called
 * so, else a person. A file from anywhere starts no programs. */
static void seat_noted(struct session *s, int seat, const char *name)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (bot_player_is(name) || session_seat(s, seat, name, &why) != ERR_OK) {
        struct text noted = text_in(s->chair[seat].name, CHAIR_NAME_MAX);
        text_add(&noted, "%s", strcmp(name, "human") == 0 ? "" : name);
    }
}

static void seat_all_noted(struct session *s, const struct record *r)
{
    for (int i = 0; i < s->sitting.venue.setup.seats; i++) {
        const char *name = record_player(r, &s->sitting.venue, i);
        if (name)
            seat_noted(s, i, name);
    }
}

static enum err seat_ordered(struct session *s, const struct term_order *o,
                             struct text *why)
{
    int seats = s->sitting.venue.setup.seats;
    enum err e = ERR_OK;
    if (o->player_count && o->player_count != seats) {
        text_add(why, "--players names %d players for %d seats",
                 o->player_count, seats);
        return ERR_BAD_TEXT;
    }
    for (int i = 0; e == ERR_OK && i < seats; i++) {
        const char *standard = i == 0 ? "human" : level_for(LEVEL_FOR_PEOPLE);
        e = session_seat(s, i, o->player_count ? o->player[i] : standard, why);
    }
    return e;
}

static enum err open_file(struct session *s, const struct term_order *o,
                          struct text *why)
{
    struct file f;
    struct record r;
    enum err e = file_read(&f, o->file, FILE_RECORD_MAX, why);
    if (e != ERR_OK)
        return e;
    if (f.bytes[strspn(f.bytes, " \t\r\n")] == '{') {
        text_add(why, "that file is a position; play goes on with a record");
        e = ERR_BAD_TEXT;
    } else {
        text_add(why, "%s: ", o->file);
        e = record_read(&r, f.bytes, f.size, why);
        if (e == ERR_OK)
            e = open_record(s, &r, o, why);
        if (e == ERR_OK && (o->player_count || r.player_count == 0)) {
            e = seat_ordered(s, o, why);
        } else if (e == ERR_OK) {
            seat_all_noted(s, &r);
        }
    }
    file_free(&f);
    return e;
}

struct session *session_new(const struct term_order *o, struct text *why)
{
    struct session *s = host_alloc(1, sizeof *s);
    s->content = o->content;
    s->plain = o->plain;
    s->limits = o->limits;
    s->is_saved = true;
    enum err e = ERR_OK;
    if (o->file) {
        e = open_file(s, o, why);
    } else {
        e = open_game(s, o, why);
        if (e == ERR_OK)
            e = seat_ordered(s, o, why);
    }
    if (e == ERR_OK)
        return s;
    session_free(s);
    return NULL;
}

void session_free(struct session *s)
{
    if (!s)
        return;
    for (int i = 0; i < GAME_SEATS_MAX; i++)
        player_free(s->chair[i].player);
    sitting_close(&s->sitting);
    free(s);
}

/* -- Playing --------------------------------------------------------------- */

int session_actor(struct session *s)
{
    const struct venue *v = &s->sitting.venue;
    seat_set act = v->game->to_act(v->table, match_state(&s->sitting.match));
    return act ? bits_first(act) : -1;
}

bool session_is_person(const struct session *s, int seat)
{
    return seat >= 0 && seat < s->sitting.venue.setup.seats
           && !s->chair[seat].player;
}

int session_people(const struct session *s)
{
    int n = 0;
    for (int i = 0; i < s->sitting.venue.setup.seats; i++)
        n += session_is_person(s, i);
    return n;
}

enum err session_play(struct session *s, struct move m, struct text *why)
{
    const struct venue *v = &s->sitting.venue;
    char room[GAME_TEXT_MAX];
    struct text words = text_in(room, sizeof room);
    v->game->write_move(v->table, match_state(&s->sitting.match), m, &words);
    enum err e = sitting_play(&s->sitting, m.seat, room, why);
    if (e == ERR_OK)
        s->is_saved = false;
    return e;
}

/* After an undo a player begins anew from where the match stands. */
static void start_telling(struct session *s)
{
    const struct match *m = &s->sitting.match;
    s->told = m->count;
    memcpy(s->told_state.bytes, m->now.bytes, sizeof s->told_state.bytes);
    for (int i = 0; i < s->sitting.venue.setup.seats; i++) {
        if (s->chair[i].player)
            player_forget(s->chair[i].player);
    }
}

void session_tell(struct session *s)
{
    const struct venue *v = &s->sitting.venue;
    const struct match *m = &s->sitting.match;
    struct state *before = state_in(&s->told_state);
    if (m->count < s->told)
        start_telling(s);
    if (s->told == 0)
        match_start(m, before);
    for (; s->told < m->count; s->told++) {
        for (int i = 0; i < v->setup.seats; i++) {
            if (s->chair[i].player)
                player_saw(s->chair[i].player, v, i, before, m->moves[s->told]);
        }
        v->game->apply(v->table, before, m->moves[s->told]);
    }
}

/* Does a spectator see less of the seat's choices than the seat? */
static bool choice_is_secret(const struct venue *v, const struct state *s,
                             int seat)
{
    struct move_list l = {.count = 0};
    v->game->legal(v->table, s, seat, &l);
    for (int i = 0; i < l.count; i++) {
        struct move seen = v->game->secrets->redact_move(v->table, s, l.move[i],
                                                         SEAT_NOBODY);
        if (move_compare(seen, l.move[i]) != 0)
            return true;
    }
    return false;
}

bool session_has_secret(struct session *s, int seat)
{
    const struct venue *v = &s->sitting.venue;
    const struct state *now = match_state(&s->sitting.match);
    struct state_room own;
    struct state_room all;
    if (!v->game->secrets || seat < 0 || seat >= v->setup.seats)
        return false;
    venue_view(v, now, seat, state_in(&own));
    venue_view(v, now, SEAT_NOBODY, state_in(&all));
    if (memcmp(own.bytes, all.bytes, v->game->state_size) != 0)
        return true;
    return v->game->to_act(v->table, now) >> seat & 1
           && choice_is_secret(v, now, seat);
}

/* -- Keeping --------------------------------------------------------------- */

static enum err write_record(struct session *s, const char *path,
                             struct text *why)
{
    const struct match *m = &s->sitting.match;
    struct record_notes notes = {.seed = s->sitting.seed};
    size_t size = record_room(m);
    char *room = host_alloc(size, 1);
    for (int i = 0; i < s->sitting.venue.setup.seats; i++)
        notes.player[i] = s->chair[i].name[0] ? s->chair[i].name : "human";
    struct text record = text_in(room, size);
    record_write(m, &notes, &record);
    enum err e = file_write(path, record.buf, record.len, why);
    free(room);
    return e;
}

/* Somebody who looks back does not lose what comes after. */
enum err session_save(struct session *s, const char *path, struct text *why)
{
    int count = s->sitting.match.count;
    enum err e = sitting_go(&s->sitting, s->sitting.total, why);
    if (e == ERR_OK)
        e = write_record(s, path, why);
    if (sitting_go(&s->sitting, count, why) == ERR_OK && e == ERR_OK) {
        struct text t = text_in(s->path, sizeof s->path);
        text_add(&t, "%s", path);
        s->is_saved = true;
    }
    return e;
}

/* As it is found from any folder. */
static void write_path(const char *path, struct text *out)
{
    char *whole = realpath(path, NULL);
    shell_show(whole ? whole : path, out);
    free(whole);
}

void session_write_command(const struct session *s, struct text *out)
{
    text_add(out, "mudbrick play ");
    if (s->plain)
        text_add(out, "--plain ");
    if (s->content) {
        text_add(out, "--content ");
        write_path(s->content, out);
        text_add(out, " ");
    }
    write_path(s->path, out);
}
