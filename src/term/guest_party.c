/* guest_party.c - taking part in a match at a table of a server. */
#include "base/clean.h"
#include "base/shell.h"
#include "core/words.h"
#include "host/clock.h"
#include "host/memory.h"
#include "term/guest_internal.h"
#include "term/leave.h"
#include "term/say.h"

#include <assert.h>
#include <stdlib.h>

enum { PAUSE = 2, MESSAGES_AT_ONCE = 64, PATIENCE = 50 };

/* A fact whose message is here, and which has all that it names. */
static bool say_fact(const struct party_guest *g, const struct fact *f,
                     struct text *said)
{
    const struct venue *v = g->party.venue;
    char room[WORDS_MAX];
    struct text t = text_in(room, sizeof room);
    if (!words_say(v ? v->game->words : &core_words, f, &t))
        return false;
    clean_write(room, said);
    return true;
}

/* What a server refuses is said in words of ours: those of the fact that it tells, or of
 * its code. What it says itself is for programmers, unless there is nothing else. */
static void take_refusal(struct party_guest *g)
{
    char room[PARTY_WORDS_MAX];
    char key[64];
    struct text said = text_in(room, sizeof room);
    struct text name = text_in(key, sizeof key);
    const json_t *m = guest_message(g->guest);
    struct fact f;
    if (guest_read_fact(json_object_get(m, "fact"), &f)
        && say_fact(g, &f, &said)) {
        party_refuse(&g->party, room);
        return;
    }
    text_add(&name, "refusal-%s", guest_refusal(g->guest));
    fact_begin(&f, key);
    fact_close(&f);
    if (!name.cut && say_fact(g, &f, &said)) {
        party_refuse(&g->party, room);
    } else {
        said = text_in(room, sizeof room);
        SAY(&said, "refused", {"why", .word = guest_why(g->guest)});
        party_refuse(&g->party, room);
    }
}

/* -- The connection -------------------------------------------------------- */

/* The entries come before the table, which knows what has become of them. */
static void take_event(struct party_guest *g)
{
    assert(guest_message(g->guest));
    const json_t *m = guest_message(g->guest);
    struct company *c = &g->party.company;
    const json_t *entry;
    size_t i;
    guest_take_now(g, json_object_get(m, "now"));
    json_array_foreach(json_object_get(m, "log"), i, entry)
        guest_take_entry(g, entry);
    company_take_info(c, json_object_get(m, "info"));
    company_take_act(c, json_object_get(json_object_get(m, "now"), "act"));
    company_take_clock(c, json_object_get(m, "clock"), clock_now());
}

/* Why the line is down, for messages; what others say of it is quoted. */
static const char *end_of(const struct party_guest *g)
{
    switch (guest_close_code(g->guest)) {
    case CLIENT_BROKE:
        return "broke";
    case CLIENT_LATE:
        return "late";
    case CLIENT_NOBODY:
        return "nobody";
    case CLIENT_FLOOD:
        return "flood";
    default:
        return "quoted";
    }
}

/* What is wrong with the line, cleaned: others have written it. */
static void write_line(struct party_guest *g, const char *message,
                       const char *words)
{
    char room[GAME_WHY_MAX];
    char quoted[GAME_WHY_MAX];
    struct text cleaned = text_in(quoted, sizeof quoted);
    struct text why = text_in(room, sizeof room);
    struct text t = text_in(g->line, sizeof g->line);
    clean_write(words, &cleaned);
    SAY(&why, "line-end", {"how", .word = cleaned.len ? end_of(g) : "broke"},
        {"words", .word = quoted});
    SAY(&t, message, {"why", .word = room});
}

static void take_close(struct party_guest *g)
{
    int code = guest_close_code(g->guest);
    g->is_down = true;
    g->is_out = code == GUEST_NO_ENTRY || code == GUEST_NO_TABLE;
    g->again = clock_now() + (double)PAUSE;
    write_line(g, g->is_out ? "line-ended" : "line-lost", guest_why(g->guest));
}

static bool connect_again(struct party_guest *g)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    assert(g->is_down);
    if (g->is_out || clock_now() < g->again)
        return false;
    g->again = clock_now() + (double)PAUSE;
    g->is_down = guest_connect(g->guest, "all", &why) != ERR_OK;
    if (g->is_down) {
        write_line(g, "line-down", room);
    } else {
        g->line[0] = '\0';
    }
    return true;
}

/* Takes one piece of news; true if something has changed. */
static bool take_news(struct party_guest *g, enum guest_news news)
{
    switch (news) {
    case GUEST_EVENT:
        take_event(g);
        return true;
    case GUEST_REFUSED:
        take_refusal(g);
        return true;
    case GUEST_CLOSED:
        take_close(g);
        return true;
    case GUEST_PRESENCE:
        company_take_presence(&g->party.company, guest_message(g->guest));
        return true;
    case GUEST_OTHER:
    case GUEST_QUIET:
        break;
    }
    return false;
}

/* The seat, once it is taken, and the link that opens it again. */
static void learn_seat(struct party_guest *g)
{
    const struct net_link *l = guest_link(g->guest);
    struct text t = text_in(g->link, sizeof g->link);
    int seat = guest_seat(g->guest);
    g->party.seat = seat >= 0 && seat < GAME_SEATS_MAX ? seat : SEAT_NOBODY;
    link_write_server(l, &t);
    if (l->kind == LINK_SEAT)
        text_add(&t, "#seat/%s.%s", l->table, l->secret);
}

/* The next table knows nothing of this one. */
static void follow(struct party_guest *g)
{
    assert(g->party.company.next[0]);
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    g->wants_next = false;
    if (guest_go_to(g->guest, g->party.company.next, &why) != ERR_OK)
        return;
    chronicle_cut(&g->party.chronicle, 0);
    company_init(&g->party.company);
    g->party.venue = NULL;
    g->has_view = false;
    g->decides = false;
    g->is_down = true;
    g->again = 0;
    (void)connect_again(g);
}

/* A server that never stops talking does not stop the keys; a refusal is told
 * before the next one comes. */
static bool listen(struct party_guest *g)
{
    bool changed = false;
    for (int i = 0; i < MESSAGES_AT_ONCE && !g->is_down && !g->party.refusal[0];
         i++) {
        enum guest_news news = guest_poll(g->guest, 0);
        if (news == GUEST_QUIET)
            break;
        changed = take_news(g, news) || changed;
    }
    return changed;
}

static bool work(struct party *p)
{
    struct party_guest *g = guest_of(p);
    bool changed = g->has_news;
    g->has_news = false;
    if (g->is_down)
        return connect_again(g) || changed;
    changed = listen(g) || changed;
    if (g->wants_next && p->company.next[0])
        follow(g);
    learn_seat(g);
    return changed;
}

/* -- Playing --------------------------------------------------------------- */

static bool look(struct party *p, struct scene *out)
{
    struct party_guest *g = guest_of(p);
    if (!g->has_view)
        return false;
    scene_set(out, &g->venue, state_in(&g->view), g->viewer,
              g->decides ? g->viewer : -1);
    return true;
}

/* What was wanted has been sent, or there is no line to send it on. */
static bool was_sent(enum err e, struct text *said)
{
    if (e != ERR_OK)
        say(said, "line-busy");
    return e == ERR_OK;
}

static bool play(struct party *p, struct move m, struct text *said)
{
    struct party_guest *g = guest_of(p);
    char room[GAME_TEXT_MAX];
    struct text move = text_in(room, sizeof room);
    if (guest_is_waiting(g->guest)) {
        say(said, "move-waits");
        return false;
    }
    g->venue.game->write_move(g->venue.table, state_in(&g->view), m, &move);
    if (!was_sent(guest_move(g->guest, room), said))
        return false;
    SAY(said, "move-sent", {"move", .word = room}, {"by", .word = p->by});
    return true;
}

static uint64_t advice_seed(const struct party *p)
{
    (void)p;
    return 1;
}

/* -- Wishes ---------------------------------------------------------------- */

static bool has_seat(const struct party *p, struct text *said)
{
    if (p->seat == SEAT_NOBODY)
        say(said, "no-seat");
    return p->seat != SEAT_NOBODY;
}

static bool has_table(const struct party *p, struct text *said)
{
    (void)p;
    (void)said;
    return true;
}

static bool undo(struct party *p, int number, struct text *said)
{
    (void)number;
    if (!has_seat(p, said)
        || !was_sent(guest_say(guest_of(p)->guest, "take-back"), said))
        return false;
    say(said, "undo-asked");
    return true;
}

static bool wish(struct party *p, enum party_wish wanted, struct text *said)
{
    static const char *const types[PARTY_WISHES] = {
        [WISH_RESIGN] = "resign",
        [WISH_RETURN] = "return",
        [WISH_REMATCH] = "rematch",
    };
    struct party_guest *g = guest_of(p);
    if (wanted == WISH_AGREE || wanted == WISH_REFUSE)
        return was_sent(guest_answer(g->guest, wanted == WISH_AGREE), said);
    if (wanted == WISH_REMATCH && p->company.next[0]) {
        follow(g);
        return true;
    }
    if (!has_seat(p, said))
        return false;
    g->wants_next = wanted == WISH_REMATCH;
    return was_sent(guest_say(g->guest, types[wanted]), said);
}

/* -- What the server has ---------------------------------------------------- */

static struct party_past past(const struct party *p)
{
    (void)p;
    return (struct party_past){0, 0};
}

static bool go(struct party *p, int count, struct text *said)
{
    (void)count;
    SAY(said, "past-online", {"by", .word = p->by});
    return false;
}

static bool branch(struct party *p, struct text *said)
{
    return go(p, 0, said);
}

static bool keep(struct party *p, struct text *told)
{
    (void)p;
    (void)told;
    return true;
}

static const char *path(const struct party *p, struct text *said)
{
    (void)p;
    say(said, "server-keeps");
    return NULL;
}

static bool write_file(struct party *p, const char *where, struct text *said)
{
    (void)where;
    return path(p, said) != NULL;
}

/* -- What it says of itself ------------------------------------------------- */

static void write_welcome(const struct party *p, struct text *out)
{
    (void)p;
    say(out, "welcome-online");
}

static void write_head(const struct party *p, struct text *out)
{
    SAY(out, "head-online", {"watching", .number = p->company.watching});
}

static void write_farewell(const struct party *p, struct text *out)
{
    char room[PARTY_COMMAND_MAX];
    struct text command = text_in(room, sizeof room);
    if (p->seat == SEAT_NOBODY)
        return;
    text_add(&command, "mudbrick play --join ");
    shell_show(guest_in(p)->link, &command);
    SAY(out, "seat-kept", {"command", .word = room});
}

/* -- Opening --------------------------------------------------------------- */

/* Waits for the first word about the table. Fails if the server knows no such
 * table or seat; whatever else may come shows later. */
static enum err enter(struct party_guest *g, struct text *why)
{
    enum { WELCOME_TIME = 10, SLICE = 50 };
    double give_up = clock_now() + (double)WELCOME_TIME;
    enum guest_news news = GUEST_QUIET;
    char room[PARTY_WORDS_MAX] = "";
    while (news != GUEST_EVENT && news != GUEST_CLOSED && clock_now() < give_up
           && !leave_is_asked()) {
        news = guest_poll(g->guest, SLICE);
        g->has_news = take_news(g, news) || g->has_news;
        if (news == GUEST_REFUSED) {
            struct text refusal = text_in(room, sizeof room);
            clean_write(guest_why(g->guest), &refusal);
        }
    }
    if (!g->is_out)
        return ERR_OK;
    text_add(why, "that link leads to no table or seat: %s",
             room[0] ? room : guest_why(g->guest));
    return ERR_STORAGE;
}

static void release(struct party *p)
{
    struct party_guest *g = guest_of(p);
    guest_free(g->guest);
    free(g);
}

static const struct party_kind guest_kind = {
    .free = release,
    .work = work,
    .look = look,
    .play = play,
    .advice_seed = advice_seed,
    .undo = undo,
    .past = past,
    .go = go,
    .branch = branch,
    .keep = keep,
    .path = path,
    .write = write_file,
    .has_table = has_table,
    .wish = wish,
    .write_welcome = write_welcome,
    .write_head = write_head,
    .write_status = guest_write_status,
    .write_farewell = write_farewell,
};

static struct party_guest *new_guest(const char *by)
{
    struct party_guest *g = host_alloc(1, sizeof *g);
    g->party = (struct party){.kind = &guest_kind,
                              .at = "online",
                              .by = by,
                              .seat = SEAT_NOBODY,
                              .covered = -1,
                              .uncovered = -1,
                              .patience = PATIENCE,
                              .is_kept = true};
    company_init(&g->party.company);
    return g;
}

enum err party_join(const struct term_order *o, const char *by,
                    struct party **out, struct text *why)
{
    struct net_link l;
    assert(o->link);
    enum err e = link_read(&l, o->link, why);
    if (e != ERR_OK)
        return e;
    if (l.kind == LINK_JOIN && (!o->name || !*o->name)) {
        text_add(why, "to sit down at a table you need a name: --name NAME");
        return ERR_BAD_TEXT;
    }
    struct party_guest *g = new_guest(by);
    e = guest_new(&l, o->name, &g->guest, why);
    if (e == ERR_OK)
        e = guest_connect(g->guest, "all", why);
    if (e == ERR_OK)
        e = enter(g, why);
    if (e == ERR_OK) {
        learn_seat(g);
        *out = &g->party;
    } else {
        party_free(&g->party);
    }
    return e;
}
