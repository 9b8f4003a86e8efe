#include "guest/guest.h"

#include "base/clean.h"
#include "host/clock.h"
#include "host/memory.h"
#include "host/random.h"

#include <assert.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

enum { ADDRESS_MAX = 256, ID_MAX = 32, WANT_MAX = 16, REST = 400, TRIES = 3 };

struct guest {
    struct net_link link;
    struct net_client *client;
    int seat, version;
    char want[WANT_MAX];
    json_t *message;
    char why[GUEST_MOVE_MAX];
    char code[32];
    /* The move of which nothing was heard yet, and what it was made for. */
    char move[GUEST_MOVE_MAX];
    char id[ID_MAX];
    int move_version;
    int64_t again_at;           /* when to send it again; 0: not planned */
    unsigned long long stem;    /* ids of this guest's moves begin with it */
    unsigned long long wish[2]; /* the id under which it asks for a seat */
    int moves;
};

/* -- Taking a seat --------------------------------------------------------- */

static void copy_text(char *out, size_t room, const char *words)
{
    struct text t = text_in(out, room);
    text_add(&t, "%s", words);
}

/* What a server says that does not want to. */
static enum err not_seated(const struct client_answer *a, const json_t *body,
                           struct text *why)
{
    const char *words = json_string_value(json_object_get(body, "why"));
    if (words) {
        clean_write(words, why);
    } else {
        text_add(why, "the server answers with status %d", a->status);
    }
    return ERR_STORAGE;
}

static enum err take_secret(struct guest *g, const json_t *body,
                            struct text *why)
{
    const char *secret = json_string_value(json_object_get(body, "secret"));
    const json_t *seat = json_object_get(body, "seat");
    if (!secret || strlen(secret) >= sizeof g->link.secret
        || !link_is_word(secret) || !json_is_integer(seat)) {
        text_add(why, "the server's answer names no seat");
        return ERR_STORAGE;
    }
    copy_text(g->link.secret, sizeof g->link.secret, secret);
    g->link.kind = LINK_SEAT;
    g->seat = (int)json_integer_value(seat);
    return ERR_OK;
}

/* Asks for a seat once. `*again`: nobody knows what became of it, or it may go
 * better in a moment. */
static enum err ask_for_seat(struct guest *g, const char *wish, bool *again,
                             struct text *why)
{
    char path[ADDRESS_MAX];
    struct text t = text_in(path, sizeof path);
    text_add(&t, "api/tables/%s/seats", g->link.table);
    struct client_request q = {.method = "POST", .path = path, .body = wish};
    struct client_answer a = {.status = 0};
    enum err e = client_ask(g->client, &q, &a, why);
    *again = e != ERR_OK || a.status == 503 || a.status == 429;
    if (e != ERR_OK)
        return e;
    json_t *body = json_loadb(a.body, a.size, 0, NULL);
    e = a.status == 201 ? take_secret(g, body, why) : not_seated(&a, body, why);
    json_decref(body);
    return e;
}

/* An answer can get lost. By its id the server knows a wish that it has heard
 * before, and tells the same seat again. */
static enum err take_seat(struct guest *g, const char *name, struct text *why)
{
    char id[2 * ID_MAX];
    struct text t = text_in(id, sizeof id);
    text_add(&t, "%016llx%016llx", g->wish[0], g->wish[1]);
    json_t *wish = json_pack("{s:s,s:s}", "name", name, "id", id);
    if (!wish) {
        text_add(why, "the name must be UTF-8");
        return ERR_BAD_TEXT;
    }
    if (g->link.secret[0])
        (void)json_object_set_new(wish, "invite", json_string(g->link.secret));
    char *words = json_dumps(wish, JSON_COMPACT);
    json_decref(wish);
    bool again = true;
    enum err e = ERR_STORAGE;
    for (int i = 0; again && i < TRIES; i++) {
        *why = text_in(why->buf, why->size);
        (void)poll(NULL, 0, i * REST);
        e = ask_for_seat(g, words, &again, why);
    }
    free(words);
    return e;
}

enum err guest_new(const struct net_link *l, const char *name,
                   struct guest **out, struct text *why)
{
    assert(l && out && why && (l->kind != LINK_JOIN || name));
    if (l->kind == LINK_SERVER) {
        text_add(why, "the link leads to no table; behind the # stands "
                      "join/TABLE.INVITE, seat/TABLE.SECRET or watch/TABLE");
        return ERR_BAD_TEXT;
    }
    struct guest *g = host_alloc(1, sizeof *g);
    g->link = *l;
    g->seat = GUEST_NOBODY;
    random_fill(&g->stem, sizeof g->stem);
    random_fill(g->wish, sizeof g->wish);
    g->client = client_new(l, why);
    enum err e = g->client ? ERR_OK : ERR_NOT_FOUND;
    if (e == ERR_OK && l->kind == LINK_JOIN)
        e = take_seat(g, name, why);
    if (e == ERR_OK) {
        *out = g;
    } else {
        guest_free(g);
    }
    return e;
}

void guest_free(struct guest *g)
{
    if (!g)
        return;
    client_free(g->client);
    json_decref(g->message);
    free(g);
}

const struct net_link *guest_link(const struct guest *g)
{
    assert(g);
    return &g->link;
}

/* -- Out ------------------------------------------------------------------- */

/* Sends the message and lets go of it. */
static enum err send_message(struct guest *g, json_t *message)
{
    char *words = message ? json_dumps(message, JSON_COMPACT) : NULL;
    json_decref(message);
    if (!words)
        return ERR_BAD_TEXT;
    enum err e = client_send(g->client, words, strlen(words));
    free(words);
    return e;
}

static enum err send_move(struct guest *g)
{
    assert(guest_is_waiting(g));
    return send_message(g, json_pack("{s:s,s:s,s:i,s:s,s:s}", "type", "move",
                                     "table", g->link.table, "version",
                                     g->move_version, "id", g->id, "move",
                                     g->move));
}

static enum err say_hello(struct guest *g)
{
    json_t *m = json_pack("{s:s,s:i,s:s}", "type", "hello", "version",
                          g->version, "want", g->want);
    const char *key = g->link.kind == LINK_SEAT ? "secret" : "invite";
    if (m && g->link.secret[0])
        (void)json_object_set_new(m, key, json_string(g->link.secret));
    return send_message(g, m);
}

enum err guest_connect(struct guest *g, const char *want, struct text *why)
{
    assert(g->client && want && strlen(want) < sizeof g->want);
    char path[ADDRESS_MAX];
    struct text t = text_in(path, sizeof path);
    copy_text(g->want, sizeof g->want, want);
    text_add(&t, "ws?table=%s", g->link.table);
    enum err e = client_connect(g->client, path, why);
    if (e == ERR_OK && say_hello(g) != ERR_OK) {
        text_add(why, "the connection broke");
        e = ERR_STORAGE;
    }
    return e;
}

enum err guest_go_to(struct guest *g, const char *table, struct text *why)
{
    struct net_link l = g->link;
    assert(link_is_word(table) && strlen(table) < sizeof l.table);
    copy_text(l.table, sizeof l.table, table);
    struct net_client *client = client_new(&l, why);
    if (!client)
        return ERR_STORAGE;
    client_free(g->client);
    g->client = client;
    g->link = l;
    g->seat = GUEST_NOBODY;
    g->version = 0;
    g->id[0] = '\0';
    g->again_at = 0;
    return ERR_OK;
}

bool guest_is_waiting(const struct guest *g)
{
    assert(g);
    return g->id[0] != '\0';
}

enum err guest_move(struct guest *g, const char *move)
{
    assert(!guest_is_waiting(g) && strlen(move) < sizeof g->move);
    struct text t = text_in(g->id, sizeof g->id);
    text_add(&t, "%016llx.%d", g->stem, ++g->moves);
    copy_text(g->move, sizeof g->move, move);
    g->move_version = g->version;
    return send_move(g);
}

enum err guest_say(struct guest *g, const char *type)
{
    assert(g->client && type && type[0]);
    return send_message(g, json_pack("{s:s}", "type", type));
}

enum err guest_answer(struct guest *g, bool yes)
{
    assert(g && g->client);
    return send_message(
        g, json_pack("{s:s,s:b}", "type", "answer", "yes", (int)yes));
}

/* -- In -------------------------------------------------------------------- */

static void settle_move(struct guest *g, const char *id)
{
    if (!id || strcmp(id, g->id) != 0)
        return;
    g->id[0] = '\0';
    g->again_at = 0;
}

static void note_version(struct guest *g)
{
    const json_t *n = json_object_get(g->message, "version");
    if (json_is_integer(n))
        g->version = (int)json_integer_value(n);
}

static void take_event(struct guest *g, bool is_welcome)
{
    size_t i;
    json_t *id;
    const json_t *seat = json_object_get(g->message, "seat");
    note_version(g);
    if (is_welcome && json_is_integer(seat))
        g->seat = (int)json_integer_value(seat);
    json_array_foreach(json_object_get(g->message, "done"), i, id)
        settle_move(g, json_string_value(id));
    /* A break may have eaten the move, or what became of it. */
    if (is_welcome && guest_is_waiting(g))
        (void)send_move(g);
}

/* A server that wants a rest gets it: the move, which may be what was refused,
 * is sent again in a moment. It does no harm if it was made. */
static enum guest_news take_refusal(struct guest *g)
{
    const char *code = json_string_value(json_object_get(g->message, "code"));
    const char *why = json_string_value(json_object_get(g->message, "why"));
    code = code ? code : "";
    if (strcmp(code, "pace") == 0 && guest_is_waiting(g)) {
        g->again_at = clock_steady_ms() + REST;
        return GUEST_OTHER;
    }
    settle_move(g, json_string_value(json_object_get(g->message, "id")));
    copy_text(g->code, sizeof g->code, code);
    struct text t = text_in(g->why, sizeof g->why);
    clean_write(why ? why : "", &t);
    return GUEST_REFUSED;
}

static enum guest_news take_message(struct guest *g)
{
    const char *type = json_string_value(json_object_get(g->message, "type"));
    type = type ? type : "";
    if (strcmp(type, "welcome") == 0 || strcmp(type, "event") == 0) {
        take_event(g, type[0] == 'w');
        return GUEST_EVENT;
    }
    if (strcmp(type, "refused") == 0)
        return take_refusal(g);
    if (strcmp(type, "done") == 0)
        settle_move(g, json_string_value(json_object_get(g->message, "id")));
    return strcmp(type, "presence") == 0 ? GUEST_PRESENCE : GUEST_OTHER;
}

/* Sends the move again if it is time. How long to wait at most for news. */
static int until_again(struct guest *g, int milliseconds)
{
    if (g->again_at == 0)
        return milliseconds;
    int64_t left = g->again_at - clock_steady_ms();
    if (left > 0)
        return left < milliseconds ? (int)left : milliseconds;
    g->again_at = 0;
    (void)send_move(g);
    return milliseconds;
}

/* A server that speaks no JSON is told apart from silence. */
static void read_message(struct guest *g)
{
    size_t size = 0;
    const char *words = client_message(g->client, &size);
    g->message = json_loadb(words, size, 0, NULL);
    if (json_is_object(g->message))
        return;
    json_decref(g->message);
    g->message = json_object();
}

static void take_close(struct guest *g)
{
    struct text t = text_in(g->why, sizeof g->why);
    clean_write(client_close_words(g->client), &t);
}

enum guest_news guest_poll(struct guest *g, int milliseconds)
{
    assert(milliseconds >= 0);
    json_decref(g->message);
    g->message = NULL;
    g->code[0] = '\0';
    switch (client_poll(g->client, until_again(g, milliseconds))) {
    case CLIENT_QUIET:
        break;
    case CLIENT_CLOSED:
        take_close(g);
        return GUEST_CLOSED;
    case CLIENT_MESSAGE:
        read_message(g);
        return take_message(g);
    }
    return GUEST_QUIET;
}

const json_t *guest_message(const struct guest *g)
{
    assert(g);
    return g->message;
}

const char *guest_why(const struct guest *g)
{
    return g->why;
}

const char *guest_refusal(const struct guest *g)
{
    return g->code;
}

int guest_close_code(const struct guest *g)
{
    assert(g);
    return client_close_code(g->client);
}

int guest_seat(const struct guest *g)
{
    assert(g);
    return g->seat;
}
