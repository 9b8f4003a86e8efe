#include "server/talk.h"

#include "host/memory.h"
#include "server/act.h"
#include "server/park.h"
#include "server/place.h"
#include "server/tell.h"
#include "server/watchdog.h"

#include <assert.h>
#include <stdlib.h>

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
    assert(q->address && q->query);
    char place[NET_ADDRESS_MAX];
    place_of(q->address, place);
    struct crowd_member *m = crowd_enter(&h->sockets, place,
                                         h->config->sockets_each);
    if (!m) {
        h->close(s, 1008, "too many connections from your address");
        return NULL;
    }
    struct client *c = host_alloc(1, sizeof *c);
    c->socket = s;
    c->member = m;
    c->account = toll_account(&h->toll, q->address);
    c->viewer = SEAT_NOBODY;
    c->allowance = 2000LL * h->config->messages_per_second;
    c->refilled = h->now;
    read_table_name(q->query, c->table);
    h->metrics.sockets++;
    return c;
}

void talk_close(struct hall *h, struct client *c)
{
    assert(h && c && c->member);
    park_forget(c);
    hall_leave(h, c);
    crowd_leave(&h->sockets, c->member);
    h->metrics.sockets--;
    free(c);
}

/* -- Hello ----------------------------------------------------------------- */

static const char *const want_words[SHOW_WANTS] = {
    [SHOW_ALL] = "all",
    [SHOW_CHOICES] = "choices",
    [SHOW_LOG] = "log",
};

static bool read_want(struct request *q, enum show_want *out)
{
    const char *word = request_text(q, "want", 16, "all");
    for (int i = 0; i < SHOW_WANTS; i++) {
        if (strcmp(want_words[i], word) == 0) {
            *out = (enum show_want)i;
            return true;
        }
    }
    request_refuse(q, "want is all, choices or log");
    return false;
}

/* As what may this one look on? -1: not at all. */
static int viewer_for(const struct meeting *m, const char *secret,
                      const char *invite)
{
    if (secret[0])
        return meeting_find_seat(m, secret);
    bool welcome = m->plan.is_public || secret_is(invite, m->plan.invite);
    return welcome ? SEAT_NOBODY : -1;
}

static void enter(struct hall *h, struct client *c, struct live *l, int version)
{
    /* What waits to be told must not be told to one who has just read it. */
    hall_catch_up(h, l);
    hall_enter(l, c);
    tell_welcome(h, c, version);
    hall_touch(h, l);
}

static void on_hello(struct hall *h, struct client *c, struct request *q)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    enum err e = ERR_OK;
    const char *secret = request_text(q, "secret", 64, "");
    const char *invite = request_text(q, "invite", 64, "");
    int version = (int)request_number(q, "version", 0, 1 << 30, 0);
    enum show_want want = SHOW_ALL;
    bool wanted = read_want(q, &want);
    request_finish(q);
    if (!wanted || q->failed)
        return;
    if (c->live) {
        request_refuse(q, "you have said hello before");
        return;
    }
    struct live *l = hall_find_fresh(h, c->table, &e, &why);
    int viewer = l ? viewer_for(&l->meeting, secret, invite) : -1;
    if (!l) {
        tell_refused(h, c, "", e == ERR_NOT_FOUND ? "table" : "storage", room);
        h->close(c->socket, e == ERR_NOT_FOUND ? 4004 : 1013, "no table");
    } else if (viewer < 0) {
        tell_refused(h, c, "", "secret",
                     "this table needs its invitation, or a seat's secret");
        h->close(c->socket, 4003, "no entry");
    } else {
        c->viewer = viewer;
        c->want = want;
        enter(h, c, l, version);
    }
}

/* -- Questions ------------------------------------------------------------- */

static void on_now(struct hall *h, struct client *c, struct request *q)
{
    request_finish(q);
    if (!q->failed)
        tell_now(h, c);
}

static void on_moment(struct hall *h, struct client *c, struct request *q)
{
    int count = c->live->meeting.match.count;
    int n = (int)request_number(q, "n", 0, count, -1);
    const char *id = request_text(q, "id", REQUEST_ID_MAX - 1, "");
    request_finish(q);
    if (n < 0)
        request_refuse(q, "n must be there");
    if (id[0] && !request_is_id(id))
        request_refuse(q, "id must be 1 to 40 letters, digits, _ . -");
    if (q->failed)
        return;
    toll_add(c->account, n / TOLL_MOVES);
    tell_moment(h, c, id, n);
}

static void on_ping(struct hall *h, struct client *c, struct request *q)
{
    request_finish(q);
    if (!q->failed)
        tell_pong(h, c);
}

/* -- Messages -------------------------------------------------------------- */

enum need { NEED_NOTHING, NEED_HELLO, NEED_SEAT };

/* clang-format off */
static const struct kind {
    const char *type;
    enum need need;
    bool joins; /* can be taken while other moves wait to be stored */
    int price;
    void (*run)(struct hall *h, struct client *c, struct request *q);
} kinds[] = {
    {"hello",     NEED_NOTHING, false, TOLL_DEED,  on_hello}, /* first */
    {"ping",      NEED_NOTHING, true,  0,          on_ping},
    {"now",       NEED_HELLO,   false, TOLL_LOOK,  on_now},
    {"moment",    NEED_HELLO,   false, TOLL_LOOK,  on_moment},
    {"move",      NEED_SEAT,    true,  TOLL_DEED,  act_move},
    {"resign",    NEED_SEAT,    false, TOLL_DEED,  act_resign},
    {"return",    NEED_SEAT,    false, TOLL_DEED,  act_return},
    {"take-back", NEED_SEAT,    false, TOLL_DEED,  act_take_back},
    {"answer",    NEED_SEAT,    false, TOLL_DEED,  act_answer},
    {"rematch",   NEED_SEAT,    false, TOLL_STORE, act_rematch},
    {NULL, NEED_NOTHING, false, 0, NULL},
};
/* clang-format on */

/* A few at once are fine, as many as that per second for long. */
static bool is_patient(struct hall *h, struct client *c)
{
    int64_t rate = h->config->messages_per_second;
    int64_t passed = h->now - c->refilled;
    if (passed > 0) /* the clock may have been put back */
        c->allowance += passed > 2000 ? 2000 * rate : passed * rate;
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

/* Does the address have that much to ask for? Who cannot even come in is sent away,
 * to come again. */
static bool can_pay(struct hall *h, struct client *c, int price, const char *id)
{
    if (toll_pay(&h->toll, c->account, h->now, price))
        return true;
    tell_refused(h, c, id, "pace", "your address asks for much; wait a moment");
    if (!c->live)
        h->close(c->socket, 1013, "wait a moment");
    return false;
}

/* The name that the message has for what it wants, or "". */
static const char *id_in(const struct request *q)
{
    const char *id = json_string_value(json_object_get(q->root, "id"));
    return id && request_is_id(id) ? id : "";
}

static bool has(const struct client *c, enum need need)
{
    return need == NEED_NOTHING || (need == NEED_HELLO && c->live)
           || (need == NEED_SEAT && c->live && c->viewer < GAME_SEATS_MAX);
}

/* What kind of message is it? NULL after refusing it. */
static const struct kind *kind_of(const struct client *c, struct request *q)
{
    const char *type = request_text(q, "type", 16, NULL);
    const struct kind *k = kinds;
    while (k->type && strcmp(k->type, type) != 0)
        k++;
    if (!k->type) {
        request_refuse(q, "there is no message of the type %.16s", type);
    } else if (!has(c, k->need)) {
        request_refuse(q, c->live ? "only who has a seat can do that"
                                  : "say hello first");
    }
    return q->failed ? NULL : k;
}

/* The table of a message; whoever says hello has it read. */
static const struct live *table_of(struct hall *h, const struct client *c,
                                   const struct kind *k)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    enum err e = ERR_OK;
    return c->live          ? c->live
           : k == &kinds[0] ? hall_find_fresh(h, c->table, &e, &why)
                            : hall_loaded(h, c->table);
}

static bool must_wait(struct hall *h, const struct client *c,
                      const struct kind *k)
{
    const struct live *l = table_of(h, c, k);
    return l && !k->joins && !live_is_at_rest(l);
}

/* Is there nothing in memory that it could follow? The client is being sent away. */
static bool is_lost(struct hall *h, struct client *c, const struct kind *k)
{
    if (k->need == NEED_NOTHING || c->live->state != LIVE_EMPTY)
        return false;
    tell_refused(h, c, "", "storage", "the store does not answer");
    return true;
}

/* Who says hello pays before the table is looked for, and not again when it has
 * been; the others pay for what is done. */
static bool is_paid(struct hall *h, struct client *c, const struct kind *k,
                    const struct request *q)
{
    if (!c->has_paid)
        c->has_paid = can_pay(h, c, k->price, id_in(q));
    return c->has_paid;
}

/* False if the message must wait for its table. */
static bool run(struct hall *h, struct client *c, const struct kind *k,
                struct request *q)
{
    bool is_hello = k == &kinds[0];
    if (is_hello && !is_paid(h, c, k, q))
        return true;
    if (must_wait(h, c, k))
        return false;
    if (is_paid(h, c, k, q) && !is_lost(h, c, k)) {
        if (c->live)
            c->live->used = h->now;
        k->run(h, c, q);
    }
    c->has_paid = false;
    return true;
}

bool talk_take(struct hall *h, struct client *c, const char *text, size_t size)
{
    assert(h && c && (text || size == 0));
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct request q = {.root = request_parse(text, size, &why), .why = &why};
    q.failed = !q.root;
    const struct kind *k = q.root ? kind_of(c, &q) : NULL;
    h->taken.text = h->is_shared ? text : NULL;
    h->taken.size = size;
    h->payer = c->account;
    if (k)
        watchdog_enter(h->watchdog, k->type, c->table);
    bool is_taken = !k || run(h, c, k, &q);
    h->payer = NULL;
    h->taken.text = NULL;
    if (q.failed)
        tell_refused(h, c, id_in(&q), "message", room);
    json_decref(q.root);
    return is_taken;
}

/* Pings are about the connection and wait for no table. */
static bool is_ping(const char *text, size_t size)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    json_t *root = request_parse(text, size, &why);
    const char *type = json_string_value(json_object_get(root, "type"));
    bool is = type && strcmp(type, "ping") == 0;
    json_decref(root);
    return is;
}

void talk_message(struct hall *h, struct client *c, const char *text,
                  size_t size)
{
    assert(h && c && (text || size == 0));
    h->metrics.messages_in++;
    if (!is_patient(h, c) || !can_pay(h, c, toll_reading(size), ""))
        return;
    bool waits = park_is_needed(h, c) && !is_ping(text, size);
    if (waits || !talk_take(h, c, text, size))
        park_message(h, c, text, size);
}
