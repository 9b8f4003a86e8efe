/* sitting_party.c - taking part in a match on this machine. */
#include "base/bits.h"
#include "core/words.h"
#include "files/content.h"
#include "files/file.h"
#include "host/memory.h"
#include "host/random.h"
#include "term/say.h"
#include "term/sitting_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- What is seen ---------------------------------------------------------- */

/* The lowest seat that has to decide, -1 when the game is over. */
static int actor_of(struct party_sitting *s)
{
    const struct venue *v = &s->sitting.venue;
    seat_set act = v->game->to_act(v->table, match_state(&s->sitting.match));
    return act ? bits_first(act) : -1;
}

/* Who decides here and now; -1: nobody, or one looks back. */
static int decider_of(struct party_sitting *s)
{
    return party_looks_back(&s->party) ? -1 : actor_of(s);
}

/* Does a spectator see less of the seat's choices than the seat? */
static bool choice_is_secret(struct party_sitting *s, int seat)
{
    const struct venue *v = &s->sitting.venue;
    const struct state *now = match_state(&s->sitting.match);
    const struct move_list *l = &sitting_choices(&s->sitting, seat)->legal;
    for (int i = 0; i < l->count; i++) {
        struct move seen = v->game->secrets->redact_move(
            v->table, now, l->move[i], SEAT_NOBODY);
        if (move_compare(seen, l->move[i]) != 0)
            return true;
    }
    return false;
}

/* Is anything seen by this seat, which decides, that the others may not see, or
 * is its choice itself secret? */
static bool has_secret(struct party_sitting *s, int seat)
{
    const struct venue *v = &s->sitting.venue;
    const struct state *now = match_state(&s->sitting.match);
    struct state_room own;
    struct state_room all;
    if (!v->game->secrets)
        return false;
    venue_view(v, now, seat, state_in(&own));
    venue_view(v, now, SEAT_NOBODY, state_in(&all));
    return memcmp(own.bytes, all.bytes, v->game->state_size) != 0
           || choice_is_secret(s, seat);
}

/* Several people share the screen: another one has to come first if something
 * is for the eyes of one alone. */
static bool needs_cover(struct party_sitting *s, int seat)
{
    if (chairs_people(s) < 2 || s->party.uncovered == seat)
        return false;
    s->party.uncovered = -1;
    return has_secret(s, seat);
}

static bool look(struct party *p, struct scene *out)
{
    struct party_sitting *s = sitting_of(p);
    const struct venue *v = &s->sitting.venue;
    struct state *now = match_state(&s->sitting.match);
    int seat = decider_of(s);
    bool asks = chairs_is_person(s, seat);
    if (asks && needs_cover(s, seat))
        p->covered = seat;
    if (asks && p->covered < 0) {
        scene_set(out, v, now, seat, -1);
        scene_ask(out, sitting_choices(&s->sitting, seat));
    } else {
        scene_set(out, v, now, p->seat, -1);
    }
    chronicle_follow(&p->chronicle, &s->sitting.match, out->viewer);
    return true;
}

/* -- Playing --------------------------------------------------------------- */

/* What a sitting does not do, and why. */
static void refuse(const struct party_sitting *s, struct text *said)
{
    const struct venue *v = &s->sitting.venue;
    struct fact f;
    refusal_tell(&s->sitting.refusal, v, &f);
    (void)words_say(v->game->words, &f, said);
}

/* What a player of the program answers may be no move at all, and has no name then. */
static bool is_choice(struct party_sitting *s, struct move m)
{
    if (!venue_has_seat(&s->sitting.venue, m.seat))
        return false;
    const struct move_list *l = &sitting_choices(&s->sitting, m.seat)->legal;
    for (int i = 0; i < l->count; i++) {
        if (move_compare(l->move[i], m) == 0)
            return true;
    }
    return false;
}

static bool play(struct party *p, struct move m, struct text *said)
{
    struct party_sitting *s = sitting_of(p);
    if (!is_choice(s, m))
        return false;
    const struct venue *v = &s->sitting.venue;
    char name[GAME_TEXT_MAX];
    char room[GAME_WHY_MAX];
    struct text move = text_in(name, sizeof name);
    struct text why = text_in(room, sizeof room);
    v->game->write_move(v->table, match_state(&s->sitting.match), m, &move);
    if (sitting_play(&s->sitting, m.seat, name, &why) != ERR_OK) {
        refuse(s, said);
        return false;
    }
    p->is_kept = false;
    s->asked_back = 0;
    return true;
}

static struct player *thinker(struct party *p, struct outlook *o,
                              uint64_t *seed)
{
    struct party_sitting *s = sitting_of(p);
    int seat = decider_of(s);
    if (seat < 0 || chairs_is_person(s, seat))
        return NULL;
    chairs_tell(s);
    outlook_of(o, &s->sitting.venue, match_state(&s->sitting.match), seat);
    *seed = sitting_draw(&s->sitting, SEED_PLAYER);
    return s->player[seat];
}

static uint64_t advice_seed(const struct party *p)
{
    return sitting_draw(&sitting_in(p)->sitting, SEED_ADVICE);
}

/* Who plays alone, and asks once more at the same move, goes past what was shown. */
static unsigned back_how(const struct party_sitting *s)
{
    bool again = s->asked_back == s->sitting.match.count + 1;
    return again && chairs_people(s) == 1 ? BACK_PAST : 0;
}

/* Why it cannot be taken back, and how it can all the same. */
static void refuse_back(struct party_sitting *s, struct text *said)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    bool can_go_past = chairs_people(s) == 1
                       && refusal_is_shown(s->sitting.refusal.kind);
    refuse(s, &why);
    if (can_go_past)
        s->asked_back = s->sitting.match.count + 1;
    SAY(said, can_go_past ? "undo-again" : "undo-never", {"why", .word = room});
}

static bool undo(struct party *p, int seat, struct text *said)
{
    struct party_sitting *s = sitting_of(p);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (party_looks_back(p)) {
        SAY(said, "undo-past", {"by", .word = p->by});
    } else if (seat < 0) {
        say(said, "undo-turn");
    } else if (sitting_undo(&s->sitting, seat, back_how(s), &why) == ERR_OK) {
        p->is_kept = false;
        s->asked_back = 0;
        say(said, "undone");
        return true;
    } else {
        refuse_back(s, said);
    }
    return false;
}

/* -- Looking back ---------------------------------------------------------- */

static struct party_past past(const struct party *p)
{
    const struct sitting *s = &sitting_in(p)->sitting;
    return (struct party_past){s->match.count, s->total};
}

void sitting_look_at(struct party_sitting *s, int count)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    enum err e = sitting_go(&s->sitting, count, &why);
    assert(e == ERR_OK);
    (void)e;
}

static bool go(struct party *p, int count, struct text *said)
{
    (void)said;
    sitting_look_at(sitting_of(p), count);
    return true;
}

/* From here on the match is another one, with a file of its own. */
static bool branch(struct party *p, struct text *said)
{
    struct party_sitting *s = sitting_of(p);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    enum err e = sitting_cut(&s->sitting, &why);
    assert(e == ERR_OK);
    (void)e;
    s->path[0] = '\0';
    p->is_kept = false;
    say(said, "branched");
    return true;
}

/* -- What only a table has ------------------------------------------------- */

static bool work(struct party *p)
{
    (void)p;
    return false;
}

static bool has_table(const struct party *p, struct text *said)
{
    (void)p;
    say(said, "no-table");
    return false;
}

static bool wish(struct party *p, enum party_wish wanted, struct text *said)
{
    (void)wanted;
    return has_table(p, said);
}

/* -- What it says of itself ------------------------------------------------- */

static void write_seed(const struct party_sitting *s, char room[24])
{
    struct text t = text_in(room, 24);
    text_add(&t, "%lld", s->sitting.seed);
}

static void write_welcome(const struct party *p, struct text *out)
{
    const struct party_sitting *s = sitting_in(p);
    char seed[24];
    write_seed(s, seed);
    SAY(out, "welcome-here", {"game", .word = p->venue->game->title},
        {"seed", .word = seed});
    if (party_looks_back(p)) {
        text_add(out, "\n");
        SAY(out, "welcome-past", {"total", .number = s->sitting.total});
    }
}

static void write_head(const struct party *p, struct text *out)
{
    const struct party_sitting *s = sitting_in(p);
    char seed[24];
    write_seed(s, seed);
    SAY(out, party_looks_back(p) ? "head-past" : "head-here",
        {"count", .number = s->sitting.match.count},
        {"total", .number = s->sitting.total}, {"seed", .word = seed});
}

static void write_status(const struct party *p, struct text *out)
{
    (void)p;
    (void)out;
}

/* -- Opening --------------------------------------------------------------- */

static struct supply supply_of(const struct party_sitting *s)
{
    return (struct supply){content_supply, s->party.content};
}

/* By default a person sits first. */
static int first_person(const struct term_order *o)
{
    for (int i = 0; i < o->player_count; i++) {
        if (chairs_is_human(o->player[i]))
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

/* A fresh one comes from the operating system. */
static long long seed_of(const struct term_order *o)
{
    uint64_t seed = 0;
    if (o->seed != TERM_NO_SEED)
        return o->seed;
    random_fill(&seed, sizeof seed);
    return (long long)(seed >> 32);
}

static enum err open_game(struct party_sitting *s, const struct term_order *o,
                          struct text *why)
{
    const struct supply from = supply_of(s);
    struct setup how;
    enum err e = sitting_open(&s->sitting, &from, o->game, why);
    if (e == ERR_OK)
        e = read_setup(o, s->sitting.box.game, &how, why);
    if (e == ERR_OK)
        e = sitting_lay(&s->sitting, &how, why);
    if (e == ERR_OK)
        e = sitting_deal(&s->sitting, seed_of(o), why);
    return e == ERR_OK ? chairs_seat_ordered(s, o, why) : e;
}

static enum err open_record(struct party_sitting *s, const struct record *r,
                            const struct term_order *o, struct text *why)
{
    const struct supply from = supply_of(s);
    enum err e = sitting_load(&s->sitting, &from, r, seed_of(o), why);
    if (e != ERR_OK)
        return e;
    e = o->replay ? sitting_go(&s->sitting, 0, why)
                  : sitting_chance(&s->sitting, why);
    if (e == ERR_OK && (o->player_count || r->player_count == 0))
        return chairs_seat_ordered(s, o, why);
    if (e == ERR_OK)
        chairs_seat_noted(s, r);
    return e;
}

static enum err read_record(struct party_sitting *s, const struct file *f,
                            const struct term_order *o, struct text *why)
{
    struct record r;
    if (f->bytes[strspn(f->bytes, " \t\r\n")] == '{') {
        text_add(why, "that file is a position; play goes on with a record");
        return ERR_BAD_TEXT;
    }
    text_add(why, "%s: ", o->file);
    enum err e = record_read(&r, f->bytes, f->size, why);
    return e == ERR_OK ? open_record(s, &r, o, why) : e;
}

static enum err open_file(struct party_sitting *s, const struct term_order *o,
                          struct text *why)
{
    struct file f;
    enum err e = file_read(&f, o->file, FILE_RECORD_MAX, why);
    if (e != ERR_OK)
        return e;
    e = read_record(s, &f, o, why);
    file_free(&f);
    saves_find(o->file, s->path);
    return e;
}

static void release(struct party *p)
{
    struct party_sitting *s = sitting_of(p);
    chairs_release(s);
    sitting_close(&s->sitting);
    free(s);
}

static const struct party_kind sitting_kind = {
    .free = release,
    .work = work,
    .look = look,
    .play = play,
    .thinker = thinker,
    .seat = chairs_seat,
    .advice_seed = advice_seed,
    .undo = undo,
    .past = past,
    .go = go,
    .branch = branch,
    .keep = sitting_keep,
    .path = sitting_path,
    .write = sitting_write,
    .has_table = has_table,
    .wish = wish,
    .write_welcome = write_welcome,
    .write_head = write_head,
    .write_status = write_status,
    .write_farewell = sitting_write_farewell,
};

enum err party_sit(const struct term_order *o, const char *by,
                   struct party **out, struct text *why)
{
    assert(o->game || o->file);
    struct party_sitting *s = host_alloc(1, sizeof *s);
    s->party = (struct party){.kind = &sitting_kind,
                              .at = "here",
                              .by = by,
                              .content = o->content,
                              .venue = &s->sitting.venue,
                              .covered = -1,
                              .uncovered = -1,
                              .patience = -1,
                              .is_kept = true};
    s->plain = o->plain;
    s->limits = o->limits;
    company_init(&s->party.company);
    enum err e = o->file ? open_file(s, o, why) : open_game(s, o, why);
    if (e == ERR_OK) {
        *out = &s->party;
    } else {
        party_free(&s->party);
    }
    return e;
}
