#include "base/clean.h"
#include "host/clock.h"
#include "host/memory.h"
#include "term/leave.h"
#include "term/remote_internal.h"

#include <stdlib.h>
#include <string.h>

enum { PAUSE = 2, MESSAGES_AT_ONCE = 64 };

void remote_refuse(struct remote *r, const char *words)
{
    struct text t = text_in(r->refusal, sizeof r->refusal);
    clean_write(words, &t);
}

/* -- The connection -------------------------------------------------------- */

/* The entries come before the table, which knows what has become of them. */
static void take_event(struct remote *r)
{
    const json_t *m = guest_message(r->guest);
    const json_t *entry;
    size_t i;
    remote_take_now(r, json_object_get(m, "now"));
    json_array_foreach(json_object_get(m, "log"), i, entry)
        remote_take_entry(r, entry);
    company_take_info(&r->company, json_object_get(m, "info"));
    company_take_act(&r->company,
                     json_object_get(json_object_get(m, "now"), "act"));
    company_take_clock(&r->company, json_object_get(m, "clock"), clock_now());
}

static void take_close(struct remote *r)
{
    int code = guest_close_code(r->guest);
    struct text t = text_in(r->line, sizeof r->line);
    r->is_down = true;
    r->is_out = code == GUEST_NO_ENTRY || code == GUEST_NO_TABLE;
    r->again = clock_now() + (double)PAUSE;
    text_add(&t, "The connection has ended: ");
    clean_write(guest_why(r->guest), &t);
    text_add(&t, r->is_out ? "." : ". Trying again.");
}

static bool connect_again(struct remote *r)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (r->is_out || clock_now() < r->again)
        return false;
    r->again = clock_now() + (double)PAUSE;
    r->is_down = guest_connect(r->guest, "all", &why) != ERR_OK;
    if (r->is_down) {
        struct text t = text_in(r->line, sizeof r->line);
        text_add(&t, "No connection: %s. Trying again.", room);
    } else {
        r->line[0] = '\0';
    }
    return true;
}

/* Takes one piece of news; true if something has changed. */
static bool take_news(struct remote *r, enum guest_news news)
{
    switch (news) {
    case GUEST_EVENT:
        take_event(r);
        return true;
    case GUEST_REFUSED:
        remote_refuse(r, guest_why(r->guest));
        return true;
    case GUEST_CLOSED:
        take_close(r);
        return true;
    case GUEST_PRESENCE:
        company_take_presence(&r->company, guest_message(r->guest));
        return true;
    case GUEST_OTHER:
    case GUEST_QUIET:
        break;
    }
    return false;
}

/* The link that opens the seat again, once it is taken. */
static void write_link(struct remote *r)
{
    const struct net_link *l = guest_link(r->guest);
    struct text t = text_in(r->link, sizeof r->link);
    link_write_server(l, &t);
    if (l->kind == LINK_SEAT)
        text_add(&t, "#seat/%s.%s", l->table, l->secret);
}

/* The next table knows nothing of this one. */
static void follow(struct remote *r)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    r->wants_next = false;
    if (guest_go_to(r->guest, r->company.next, &why) != ERR_OK) {
        remote_refuse(r, room);
        return;
    }
    chronicle_cut(&r->chronicle, 0);
    company_init(&r->company);
    r->has_venue = false;
    r->has_view = false;
    r->asks = false;
    r->is_down = true;
    r->again = 0;
    write_link(r);
    (void)connect_again(r);
}

/* A server that never stops talking does not stop the keys; a refusal is told
 * before the next one comes. */
bool remote_work(struct remote *r)
{
    bool changed = r->has_news;
    r->has_news = false;
    if (r->is_down)
        return connect_again(r) || changed;
    for (int i = 0; i < MESSAGES_AT_ONCE && !r->is_down && !r->refusal[0];
         i++) {
        enum guest_news news = guest_poll(r->guest, 0);
        if (news == GUEST_QUIET)
            break;
        changed = take_news(r, news) || changed;
    }
    if (r->wants_next && r->company.next[0])
        follow(r);
    return changed;
}

/* Waits for the first word about the table. False if the server knows no such
 * table or seat; whatever else may come shows later. */
static bool is_let_in(struct remote *r, struct text *why)
{
    enum { WELCOME_TIME = 10, SLICE = 50 };
    double give_up = clock_now() + (double)WELCOME_TIME;
    enum guest_news news = GUEST_QUIET;
    while (news != GUEST_EVENT && news != GUEST_CLOSED && clock_now() < give_up
           && !leave_is_asked()) {
        news = guest_poll(r->guest, SLICE);
        r->has_news = take_news(r, news) || r->has_news;
    }
    if (!r->is_out)
        return true;
    text_add(why, "that link leads to no table or seat: %s",
             r->refusal[0] ? r->refusal : guest_why(r->guest));
    return false;
}

struct remote *remote_open(const char *link, const char *name, bool speaks,
                           struct text *why)
{
    struct net_link l;
    if (link_read(&l, link, why) != ERR_OK)
        return NULL;
    if (l.kind == LINK_JOIN && (!name || !*name)) {
        text_add(why, "to sit down at a table you need a name: --name NAME");
        return NULL;
    }
    struct remote *r = host_alloc(1, sizeof *r);
    r->chronicle.speaks = speaks;
    company_init(&r->company);
    r->guest = guest_new(&l, name, why);
    if (r->guest && guest_connect(r->guest, "all", why) == ERR_OK
        && is_let_in(r, why)) {
        write_link(r);
        return r;
    }
    remote_close(r);
    return NULL;
}

void remote_close(struct remote *r)
{
    if (!r)
        return;
    guest_free(r->guest);
    chronicle_free(&r->chronicle);
    free(r);
}

/* -- What is asked of it --------------------------------------------------- */

const struct venue *remote_venue(const struct remote *r)
{
    return r->has_venue ? &r->venue : NULL;
}

bool remote_scene(struct remote *r, struct scene *out)
{
    if (!r->has_view)
        return false;
    scene_set(out, &r->venue, state_in(&r->view), r->viewer,
              r->asks ? r->viewer : -1);
    return true;
}

const struct chronicle *remote_chronicle(const struct remote *r)
{
    return &r->chronicle;
}

int remote_seat(const struct remote *r)
{
    int seat = guest_seat(r->guest);
    return seat >= 0 && seat < GAME_SEATS_MAX ? seat : SEAT_NOBODY;
}

const char *remote_name(const struct remote *r, int seat)
{
    return r->company.seat[seat].name;
}

const struct company *remote_company(const struct remote *r)
{
    return &r->company;
}

long long remote_left(const struct remote *r, int seat)
{
    return company_left(&r->company, seat, clock_now());
}

const char *remote_refusal(struct remote *r, char room[REMOTE_WORDS_MAX])
{
    struct text t = text_in(room, REMOTE_WORDS_MAX);
    if (!r->refusal[0])
        return NULL;
    text_add(&t, "%s", r->refusal);
    r->refusal[0] = '\0';
    return room;
}

const char *remote_link(const struct remote *r)
{
    return r->link;
}

static void told(struct remote *r, enum err e)
{
    if (e != ERR_OK)
        remote_refuse(r, "the connection is down; try again");
}

void remote_play(struct remote *r, const char *move)
{
    if (guest_is_waiting(r->guest)) {
        remote_refuse(r, "the last move is still on its way");
    } else {
        told(r, guest_move(r->guest, move));
    }
}

void remote_answer(struct remote *r, bool yes)
{
    told(r, guest_answer(r->guest, yes));
}

bool remote_is_asked(const struct remote *r)
{
    return company_asks(&r->company, guest_seat(r->guest));
}

void remote_wish(struct remote *r, enum remote_wish wish)
{
    static const char *const types[REMOTE_WISHES] = {
        [WISH_TAKE_BACK] = "take-back",
        [WISH_RESIGN] = "resign",
        [WISH_RETURN] = "return",
        [WISH_REMATCH] = "rematch",
    };
    if (wish == WISH_REMATCH && r->company.next[0]) {
        follow(r);
    } else if (remote_seat(r) == SEAT_NOBODY) {
        remote_refuse(r, "you look on and have no seat here");
    } else {
        r->wants_next = wish == WISH_REMATCH;
        told(r, guest_say(r->guest, types[wish]));
    }
}
