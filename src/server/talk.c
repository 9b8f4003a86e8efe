#include "server/talk.h"

#include "server/ask.h"
#include "server/flow.h"
#include "server/moment.h"
#include "server/rematch.h"
#include "server/tell.h"

#include <stdlib.h>

enum { RETURN_MIN = 30000 };

/* -- Sockets --------------------------------------------------------------- */

/* Of "a=1&table=x&b=2" the "x". */
static void read_table_name(const char *query, char out[STORE_ID_MAX])
{
    static const char key[] = "table=";
    struct text t = text_in(out, STORE_ID_MAX);
    while (*query) {
        size_t n = strcspn(query, "&");
        if (strncmp(query, key, sizeof key - 1) == 0) {
            text_add(&t, "%.*s", (int)(n - (sizeof key - 1)),
                     query + sizeof key - 1);
            return;
        }
        query += n + (query[n] == '&');
    }
}

struct client *talk_open(struct hall *h, struct net_socket *s,
                         const struct net_request *q)
{
    struct crowd_member *m = crowd_enter(&h->sockets, q->address,
                                         h->config->sockets_each);
    struct client *c = m ? calloc(1, sizeof *c) : NULL;
    if (!c) {
        crowd_leave(&h->sockets, m);
        h->close(s, 1008, "too many connections from your address");
        return NULL;
    }
    c->socket = s;
    c->member = m;
    c->viewer = SEAT_NOBODY;
    c->allowance = 2000LL * h->config->messages_per_second;
    c->refilled = h->now;
    read_table_name(q->query, c->table);
    h->metrics.sockets++;
    return c;
}

void talk_close(struct hall *h, struct client *c)
{
    hall_leave(h, c);
    crowd_leave(&h->sockets, c->member);
    h->metrics.sockets--;
    free(c);
}

/* -- Hello ----------------------------------------------------------------- */

static const char *const want_words[SHOW_WANTS] = {"all", "choices", "log"};

static bool read_want(struct ask *a, enum show_want *out)
{
    const char *word = ask_text(a, "want", 8, "all");
    for (int i = 0; i < SHOW_WANTS; i++) {
        if (strcmp(want_words[i], word) == 0) {
            *out = (enum show_want)i;
            return true;
        }
    }
    ask_refuse(a, "want is all, choices or log");
    return false;
}

/* As what may this one look on? -1: not at all. */
static int viewer_for(const struct room *r, const char *secret,
                      const char *invite)
{
    if (secret[0])
        return room_find_seat(r, secret);
    bool welcome = r->plan.is_public || secret_is(invite, r->plan.invite);
    return welcome ? SEAT_NOBODY : -1;
}

static void enter(struct hall *h, struct client *c, struct live *l, int version)
{
    /* What waits to be told must not be told to one who has just read it. */
    hall_settle(h);
    hall_enter(l, c);
    tell_welcome(h, c, version);
    hall_touch(h, l);
}

static void on_hello(struct hall *h, struct client *c, struct ask *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    enum err e = ERR_OK;
    const char *secret = ask_text(a, "secret", 64, "");
    const char *invite = ask_text(a, "invite", 64, "");
    int version = (int)ask_number(a, "version", 0, 1 << 30, 0);
    bool wanted = read_want(a, &c->want);
    ask_finish(a);
    if (!wanted || a->failed)
        return;
    if (c->live) {
        ask_refuse(a, "you have said hello before");
        return;
    }
    struct live *l = hall_find(h, c->table, &e, &why);
    int viewer = l ? viewer_for(&l->room, secret, invite) : -1;
    if (!l) {
        tell_refused(h, c, "", e == ERR_NOT_FOUND ? "table" : "storage", room);
        h->close(c->socket, e == ERR_NOT_FOUND ? 4004 : 1013, "no table");
    } else if (viewer < 0) {
        tell_refused(h, c, "", "secret",
                     "this table needs its invitation, or a seat's secret");
        h->close(c->socket, 4003, "no entry");
    } else {
        c->viewer = viewer;
        enter(h, c, l, version);
    }
}

/* -- Moves ----------------------------------------------------------------- */

static bool is_id(const char *id)
{
    size_t n = strspn(id, "0123456789abcdefghijklmnopqrstuvwxyz"
                          "ABCDEFGHIJKLMNOPQRSTUVWXYZ_.-");
    return n > 0 && n < HALL_ID_MAX && id[n] == '\0' && strcmp(id, "-") != 0;
}

static int64_t clock_after(const struct hall *h, const struct room *r, int seat)
{
    if (r->plan.pace.kind == PACE_FREE)
        return 0;
    if (r->plan.pace.kind == PACE_SLOW)
        return r->plan.pace.bank;
    return room_left(r, seat, h->now) + r->plan.pace.bonus;
}

/* Why this seat cannot move, as a word for programs; NULL: it can. */
static const char *obstacle(const struct room *r, int seat, int version,
                            struct text *why)
{
    if (r->state != STORE_PLAYING) {
        text_add(why, r->state == STORE_OPEN
                          ? "the match has not begun: a seat is still open"
                          : "the match is over");
        return "state";
    }
    if (room_is_bot(r, seat)) {
        text_add(why, r->seat[seat].has_resigned
                          ? "you have resigned; a bot plays for you"
                          : "your time was up; say that you are back first");
        return "late";
    }
    if (r->seat[seat].since < 0) {
        text_add(why, "it is not your turn");
        return "turn";
    }
    if (version < r->seat[seat].since) {
        text_add(why, "the table has changed since you looked");
        return "stale";
    }
    return NULL;
}

/* The id among those that the event will acknowledge. */
static void promise_done(struct live *l, int seat, const char *id)
{
    char room[HALL_ID_MAX + 8];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "%s\"%s\"", l->done[seat].size ? "," : "", id);
    buffer_add(&l->done[seat], room, t.len);
}

static void play(struct hall *h, struct client *c, const char *id,
                 const char *words, int version)
{
    struct live *l = c->live;
    struct room *r = &l->room;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct move m;
    const char *code = obstacle(r, c->viewer, version, &why);
    if (!code
        && venue_read_move(r->venue, match_state(&r->match), c->viewer, words,
                           &m, &why)
               != ERR_OK)
        code = "illegal";
    if (code) {
        tell_refused(h, c, id, code, room);
        return;
    }
    struct entry e = {.kind = ENTRY_MOVE,
                      .seat = c->viewer,
                      .left = clock_after(h, r, c->viewer)};
    struct text t = text_in(e.id, sizeof e.id);
    struct text name = text_in(e.words, sizeof e.words);
    text_add(&t, "%s", id);
    text_add(&name, "%s", words);
    if (hall_add(h, l, &e, &m, &why) != ERR_OK) {
        tell_refused(h, c, id, "illegal", room);
        return;
    }
    h->metrics.moves++;
    if (!l->arrived)
        l->arrived = moment_steady();
    promise_done(l, c->viewer, id);
    hall_wish(l, c, id);
    flow_go_on(h, l);
}

static void on_move(struct hall *h, struct client *c, struct ask *a)
{
    const char *table = ask_text(a, "table", STORE_ID_MAX, NULL);
    const char *id = ask_text(a, "id", HALL_ID_MAX, NULL);
    const char *words = ask_text(a, "move", GAME_TEXT_MAX - 1, NULL);
    int version = (int)ask_number(a, "version", 0, 1 << 30, -1);
    ask_finish(a);
    if (!a->failed && strcmp(table, c->live->room.id) != 0)
        ask_refuse(a, "this connection is for the table %s", c->live->room.id);
    if (!is_id(id))
        ask_refuse(a, "id must be 1 to 40 letters, digits, _ . -");
    if (version < 0)
        ask_refuse(a, "version must be there");
    if (a->failed)
        return;
    int before = room_find_id(&c->live->room, c->viewer, id);
    if (before > c->live->stored)
        return; /* it will be acknowledged when it is stored */
    if (before > 0) {
        tell_done(h, c, id, before);
    } else {
        play(h, c, id, words, version);
    }
}

/* -- Other wishes ---------------------------------------------------------- */

/* Adds an entry of this client's seat. */
static void add(struct hall *h, struct client *c, struct entry *e)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    e->seat = c->viewer;
    (void)memcpy(e->id, "-", 2);
    if (hall_add(h, c->live, e, NULL, &why) == ERR_OK) {
        hall_wish(c->live, c, "");
        flow_go_on(h, c->live);
    } else {
        tell_refused(h, c, "", "state", room);
    }
}

static bool is_playing(struct hall *h, struct client *c)
{
    if (c->live->room.state == STORE_PLAYING
        && !c->live->room.seat[c->viewer].has_resigned)
        return true;
    tell_refused(h, c, "", "state", "you do not play at the moment");
    return false;
}

static void on_resign(struct hall *h, struct client *c, struct ask *a)
{
    struct entry e = {.kind = ENTRY_RESIGN};
    ask_finish(a);
    if (!a->failed && is_playing(h, c))
        add(h, c, &e);
}

static void on_return(struct hall *h, struct client *c, struct ask *a)
{
    const struct room *r = &c->live->room;
    struct entry e = {.kind = ENTRY_RETURN, .left = r->plan.pace.bank};
    ask_finish(a);
    if (a->failed || !is_playing(h, c))
        return;
    if (!r->seat[c->viewer].is_late) {
        tell_refused(h, c, "", "state", "you play for yourself already");
        return;
    }
    if (r->plan.pace.kind == PACE_LIVE) {
        e.left = r->plan.pace.bonus > RETURN_MIN ? r->plan.pace.bonus
                                                 : RETURN_MIN;
    }
    add(h, c, &e);
}

/* Goes back if nobody is left to ask. */
static void settle_ask(struct hall *h, struct client *c)
{
    const struct room *r = &c->live->room;
    if (r->asking == ROOM_NOBODY || !room_all_agree(r))
        return;
    struct entry back = {.kind = ENTRY_BACK, .number = r->ask_target};
    add(h, c, &back);
}

static void on_take_back(struct hall *h, struct client *c, struct ask *a)
{
    struct room *r = &c->live->room;
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    ask_finish(a);
    if (a->failed || !is_playing(h, c))
        return;
    int target = match_undo_target(&r->match, c->viewer, &why);
    if (target < 0) {
        tell_refused(h, c, "", "barrier", room);
        return;
    }
    struct entry e = {.kind = ENTRY_ASK, .number = target};
    add(h, c, &e);
    settle_ask(h, c);
}

static void on_answer(struct hall *h, struct client *c, struct ask *a)
{
    const struct room *r = &c->live->room;
    bool yes = ask_bool(a, "yes", false);
    ask_finish(a);
    if (a->failed)
        return;
    if (r->asking == ROOM_NOBODY || r->asking == c->viewer
        || room_is_bot(r, c->viewer)) {
        tell_refused(h, c, "", "state", "nobody has asked you");
        return;
    }
    struct entry e = {.kind = yes ? ENTRY_AGREE : ENTRY_REFUSE};
    add(h, c, &e);
    settle_ask(h, c);
}

static void on_rematch(struct hall *h, struct client *c, struct ask *a)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct live *l = c->live;
    struct entry e = {.kind = ENTRY_NEXT};
    struct text t = text_in(e.words, sizeof e.words);
    ask_finish(a);
    if (a->failed)
        return;
    if (l->room.state != STORE_OVER || l->room.next[0]) {
        tell_refused(h, c, "", "state",
                     l->room.next[0] ? "there is a rematch already"
                                     : "the match is not over yet");
        return;
    }
    struct live *next = rematch_make(h, l, &why);
    if (!next) {
        tell_refused(h, c, "", "storage", room);
        return;
    }
    text_add(&t, "%s", next->room.id);
    add(h, c, &e);
}

static void on_now(struct hall *h, struct client *c, struct ask *a)
{
    ask_finish(a);
    hall_settle(h);
    if (!a->failed)
        tell_now(h, c);
}

static void on_ping(struct hall *h, struct client *c, struct ask *a)
{
    ask_finish(a);
    if (!a->failed)
        tell_pong(h, c);
}

/* -- Messages -------------------------------------------------------------- */

enum need { NEED_NOTHING, NEED_HELLO, NEED_SEAT };

/* clang-format off */
static const struct {
    const char *type;
    enum need need;
    void (*run)(struct hall *h, struct client *c, struct ask *a);
} messages[] = {
    {"hello",     NEED_NOTHING, on_hello},
    {"ping",      NEED_NOTHING, on_ping},
    {"now",       NEED_HELLO,   on_now},
    {"move",      NEED_SEAT,    on_move},
    {"resign",    NEED_SEAT,    on_resign},
    {"return",    NEED_SEAT,    on_return},
    {"take-back", NEED_SEAT,    on_take_back},
    {"answer",    NEED_SEAT,    on_answer},
    {"rematch",   NEED_SEAT,    on_rematch},
    {NULL, NEED_NOTHING, NULL},
};
/* clang-format on */

/* A few at once are fine, as many as that per second for long. */
static bool is_patient(struct hall *h, struct client *c)
{
    int64_t rate = h->config->messages_per_second;
    c->allowance += (h->now - c->refilled) * rate;
    if (c->allowance > 2000 * rate)
        c->allowance = 2000 * rate;
    c->refilled = h->now;
    c->allowance -= 1000;
    if (c->allowance >= 0)
        return true;
    if (c->allowance < -2000 * rate) {
        h->close(c->socket, 1008, "too many messages");
    } else {
        tell_refused(h, c, "", "pace", "too many messages; wait a moment");
    }
    return false;
}

static bool has(const struct client *c, enum need need)
{
    return need == NEED_NOTHING || (need == NEED_HELLO && c->live)
           || (need == NEED_SEAT && c->live && c->viewer < GAME_SEATS_MAX);
}

static void run(struct hall *h, struct client *c, struct ask *a)
{
    const char *type = ask_text(a, "type", 16, NULL);
    int i = 0;
    while (messages[i].type && strcmp(messages[i].type, type) != 0)
        i++;
    if (!messages[i].type) {
        ask_refuse(a, "there is no message of the type %.16s", type);
    } else if (!has(c, messages[i].need)) {
        ask_refuse(a, c->live ? "only who has a seat can do that"
                              : "say hello first");
    } else {
        if (c->live)
            c->live->used = h->now;
        messages[i].run(h, c, a);
    }
}

void talk_message(struct hall *h, struct client *c, const char *text,
                  size_t size)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    h->metrics.messages_in++;
    if (!is_patient(h, c))
        return;
    struct ask a = {.root = ask_parse(text, size, &why), .why = &why};
    a.failed = !a.root;
    if (a.root)
        run(h, c, &a);
    if (a.failed) {
        const char *id = json_string_value(json_object_get(a.root, "id"));
        tell_refused(h, c, id && is_id(id) ? id : "", "message", room);
    }
    json_decref(a.root);
}
