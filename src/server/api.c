#include "server/api.h"

#include "base/clean.h"
#include "search/player.h"
#include "server/ask.h"
#include "server/flow.h"
#include "server/health.h"
#include "server/park.h"

#include <stdlib.h>

enum { LIST_MAX = 100, MINE_MAX = 20, ANSWER_MAX = 1 << 18 };

static const char type_json[] = "application/json";

/* -- Replies --------------------------------------------------------------- */

static void reply(struct net_reply *r, int status, const struct text *t)
{
    *r = (struct net_reply){.status = status,
                            .type = type_json,
                            .body = bytes_copy(t->buf, t->len)};
}

void api_refuse(struct net_reply *r, int status, const char *why)
{
    char room[2 * GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    struct json w = {.out = &t};
    json_open(&w, '{');
    json_key(&w, "why");
    json_word(&w, why);
    json_close(&w, '}');
    text_add(&t, "\n");
    reply(r, status, &t);
}

static int status_of(enum err e)
{
    return e == ERR_NOT_FOUND ? 404 : 503;
}

/* -- Games ----------------------------------------------------------------- */

static void on_games(struct hall *h, const struct net_request *q,
                     struct net_reply *r)
{
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    (void)q;
    json_open(&w, '{');
    json_key(&w, "games");
    json_open(&w, '[');
    for (const struct games_entry *e = games_all; e->game; e++) {
        json_open(&w, '{');
        game_write(e->game, &w);
        json_close(&w, '}');
    }
    json_close(&w, ']');
    player_list_levels(&w);
    json_close(&w, '}');
    reply(r, 200, &t);
}

/* -- New tables ------------------------------------------------------------ */

/* Seats somebody. The secret is new, and told once. */
static enum err sit_down(struct hall *h, struct live *l, int seat,
                         const char *name, char secret[SECRET_MAX],
                         struct text *why)
{
    struct entry e = {.kind = ENTRY_SIT, .seat = seat};
    struct text t = text_in(e.words, sizeof e.words);
    secret_make(secret);
    secret_hash(secret, e.id);
    text_add(&t, "%s", name);
    enum err err = hall_add(h, l, &e, NULL, why);
    if (err == ERR_OK)
        flow_go_on(h, l);
    return err;
}

static void write_seat(int seat, const char *secret, struct json *w)
{
    if (seat < 0)
        return;
    json_key(w, "seat");
    json_number(w, seat);
    json_key(w, "secret");
    json_word(w, secret);
}

static void on_make(struct hall *h, const struct net_request *q,
                    struct net_reply *r)
{
    char room[GAME_WHY_MAX];
    char maker[SECRET_HASH_MAX];
    char invite[SECRET_MAX];
    char secret[SECRET_MAX] = "";
    char commitment[SHA256_TEXT_SIZE];
    struct text why = text_in(room, sizeof room);
    struct plan plan = {.entry = NULL};
    struct plan_wish wish;
    if (plan_ask(&plan, &wish, q->body, q->size, &why) != ERR_OK) {
        api_refuse(r, 400, room);
        return;
    }
    secret_hash(q->address, maker);
    secret_bytes(&plan.key, sizeof plan.key);
    secret_make(invite);
    secret_hash(invite, plan.invite);
    plan.content = venues_content(h->venues, plan.entry);
    struct live *l = hall_make(h, &plan, maker, h->config->tables_each, &why);
    if (!l) {
        api_refuse(r, 503, room);
        return;
    }
    if (wish.seat >= 0
        && sit_down(h, l, wish.seat, wish.name, secret, &why) != ERR_OK) {
        api_refuse(r, 400, room);
        return;
    }
    fair_commit(&plan.key, commitment);
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    json_open(&w, '{');
    json_key(&w, "table");
    json_word(&w, l->room.id);
    json_key(&w, "invite");
    json_word(&w, invite);
    json_key(&w, "commitment");
    json_word(&w, commitment);
    write_seat(wish.seat, secret, &w);
    json_close(&w, '}');
    reply(r, 201, &t);
    hall_answer_when_stored(h, l, q, r);
}

/* -- One table ------------------------------------------------------------- */

/* The table that the path names, with nothing that is not stored yet; NULL after
 * answering why not, or putting that off. */
static struct live *find(struct hall *h, const struct net_request *q,
                         struct net_reply *r)
{
    char id[STORE_ID_MAX];
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct text t = text_in(id, sizeof id);
    enum err e = ERR_OK;
    const char *name = q->path + strlen("/api/tables/");
    text_add(&t, "%.*s", (int)strcspn(name, "/"), name);
    struct live *l = hall_find_fresh(h, id, &e, &why);
    if (!l) {
        api_refuse(r, status_of(e), room);
    } else if (!hall_is_settled(l)) {
        park_request(h, l, q, r);
        return NULL;
    }
    return l;
}

/* May somebody with this secret or invitation know of the table? */
static bool may_see(const struct room *room, const char *bearer,
                    struct net_reply *r)
{
    if (room->plan.is_public || secret_is(bearer, room->plan.invite)
        || room_find_seat(room, bearer) >= 0)
        return true;
    api_refuse(r, 403, "this table needs its invitation, or a seat's secret");
    return false;
}

static void on_table(struct hall *h, const struct net_request *q,
                     struct net_reply *r)
{
    struct live *l = find(h, q, r);
    if (!l || !may_see(&l->room, q->bearer, r))
        return;
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    show_table(&l->room, hall_online(l), &w);
    reply(r, 200, &t);
}

static void on_record(struct hall *h, const struct net_request *q,
                      struct net_reply *r)
{
    struct live *l = find(h, q, r);
    if (!l || !may_see(&l->room, q->bearer, r))
        return;
    if (l->room.state != STORE_OVER) {
        api_refuse(r, 409, "the record is shown when the match is over");
        return;
    }
    char *record = show_record(&l->room);
    if (!record) {
        api_refuse(r, 503, "there is no memory left");
        return;
    }
    *r = (struct net_reply){.status = 200,
                            .type = "text/plain; charset=utf-8",
                            .body = bytes_of(record)};
    free(record);
}

struct sit_wish {
    char name[ROOM_NAME_MAX];
    char invite[64];
    int seat;
};

static bool read_sit(const struct net_request *q, struct sit_wish *out,
                     struct text *why)
{
    struct ask a = {.root = ask_parse(q->body, q->size, why), .why = why};
    struct text name = text_in(out->name, sizeof out->name);
    struct text invite = text_in(out->invite, sizeof out->invite);
    if (!a.root)
        return false;
    text_add(&name, "%s", ask_text(&a, "name", 48, NULL));
    text_add(&invite, "%s", ask_text(&a, "invite", 63, ""));
    out->seat = (int)ask_number(&a, "seat", 0, GAME_SEATS_MAX - 1, -1);
    ask_finish(&a);
    if (clean_is_blank(out->name))
        ask_refuse(&a, "who sits down needs a name");
    json_decref(a.root);
    return !a.failed;
}

static void on_sit(struct hall *h, const struct net_request *q,
                   struct net_reply *r)
{
    char room[GAME_WHY_MAX];
    char secret[SECRET_MAX];
    struct text why = text_in(room, sizeof room);
    struct sit_wish wish;
    struct live *l = find(h, q, r);
    if (!l)
        return;
    if (!read_sit(q, &wish, &why)) {
        api_refuse(r, 400, room);
        return;
    }
    if (!may_see(&l->room, wish.invite, r))
        return;
    int seat = room_open_seat(&l->room, wish.seat);
    if (seat < 0 || l->room.state != STORE_OPEN) {
        api_refuse(r, 409, "that seat is not open any more");
        return;
    }
    if (sit_down(h, l, seat, wish.name, secret, &why) != ERR_OK) {
        api_refuse(r, 503, room);
        return;
    }
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    json_open(&w, '{');
    json_key(&w, "table");
    json_word(&w, l->room.id);
    write_seat(seat, secret, &w);
    json_close(&w, '}');
    reply(r, 201, &t);
    hall_answer_when_stored(h, l, q, r);
}

/* -- Lists ----------------------------------------------------------------- */

static void list_table(void *with, const struct store_table *t)
{
    struct json *w = with;
    text_add(w->out, "%s%s", w->comma ? "," : "", t->summary);
    w->comma = true;
}

static void on_list(struct hall *h, const struct net_request *q,
                    struct net_reply *r)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    (void)q;
    json_open(&w, '{');
    json_key(&w, "tables");
    json_open(&w, '[');
    if (store_list(h->store, LIST_MAX, list_table, &w, &why) != ERR_OK) {
        api_refuse(r, 503, room);
        return;
    }
    json_close(&w, ']');
    json_close(&w, '}');
    reply(r, 200, &t);
}

/* One seat of "my games"; the table may be gone, the secret wrong. */
static void write_mine(struct hall *h, const char *id, const char *secret,
                       struct json *w)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    enum err e = ERR_OK;
    struct live *l = hall_find_fresh(h, id, &e, &why);
    int seat = l ? room_find_seat(&l->room, secret) : -1;
    json_open(w, '{');
    json_key(w, "table");
    json_word(w, id);
    if (seat < 0) {
        json_key(w, "gone");
        json_bool(w, true);
    } else {
        json_key(w, "seat");
        json_number(w, seat);
        json_key(w, "turn");
        json_bool(w, room_to_act(&l->room) >> seat & 1);
        json_key(w, "version");
        json_number(w, l->room.version);
        json_key(w, "summary");
        show_summary(&l->room, w);
    }
    json_close(w, '}');
}

/* The first of these tables that is not settled, or NULL. */
static struct live *unsettled(struct hall *h, json_t *list)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        json_t *one = json_array_get(list, i);
        const char *id = json_string_value(json_object_get(one, "table"));
        struct live *l = id ? hall_loaded(h, id) : NULL;
        if (l && !hall_is_settled(l))
            return l;
    }
    return NULL;
}

static void write_all_mine(struct hall *h, json_t *list, struct json *w)
{
    json_open(w, '{');
    json_key(w, "seats");
    json_open(w, '[');
    for (size_t i = 0; i < json_array_size(list); i++) {
        json_t *one = json_array_get(list, i);
        const char *id = json_string_value(json_object_get(one, "table"));
        const char *secret = json_string_value(json_object_get(one, "secret"));
        if (id && secret && strlen(id) < STORE_ID_MAX)
            write_mine(h, id, secret, w);
    }
    json_close(w, ']');
    json_close(w, '}');
}

static void on_mine(struct hall *h, const struct net_request *q,
                    struct net_reply *r)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct ask a = {.root = ask_parse(q->body, q->size, &why), .why = &why};
    json_t *list = a.root ? ask_value(&a, "seats") : NULL;
    bool good = json_is_array(list) && json_array_size(list) <= MINE_MAX;
    struct live *busy = good ? unsettled(h, list) : NULL;
    if (busy) {
        park_request(h, busy, q, r);
    } else if (good) {
        /* The scratch is used within, so this is put together elsewhere. */
        char *answer = malloc(ANSWER_MAX);
        if (!answer)
            abort();
        struct text t = text_in(answer, ANSWER_MAX);
        struct json w = {.out = &t};
        write_all_mine(h, list, &w);
        reply(r, 200, &t);
        free(answer);
    } else {
        api_refuse(r, 400,
                   "seats must be a list of at most 20 {\"table\":...,"
                   "\"secret\":...}");
    }
    json_decref(a.root);
}

/* -- Paths ----------------------------------------------------------------- */

/* clang-format off */
static const struct route {
    const char *method;
    const char *path; /* a star stands for one part */
    void (*run)(struct hall *h, const struct net_request *q, struct net_reply *r);
} routes[] = {
    {"GET",  "/api/games",           on_games},
    {"GET",  "/api/tables",          on_list},
    {"POST", "/api/tables",          on_make},
    {"GET",  "/api/tables/*",        on_table},
    {"POST", "/api/tables/*/seats",  on_sit},
    {"GET",  "/api/tables/*/record", on_record},
    {"POST", "/api/mine",            on_mine},
    {"GET",  "/healthz",             health_say},
    {"GET",  "/metrics",             health_count},
    {NULL, NULL, NULL},
};
/* clang-format on */

static bool matches(const char *pattern, const char *path)
{
    while (*pattern && *path) {
        if (*pattern == '*') {
            size_t n = strcspn(path, "/");
            if (n == 0)
                return false;
            path += n;
            pattern++;
        } else if (*pattern++ != *path++) {
            return false;
        }
    }
    return *pattern == *path;
}

bool api_answer(struct hall *h, const struct net_request *q,
                struct net_reply *r)
{
    bool known = false;
    const char *method = strcmp(q->method, "HEAD") == 0 ? "GET" : q->method;
    for (const struct route *t = routes; t->path; t++) {
        if (!matches(t->path, q->path))
            continue;
        known = true;
        if (strcmp(t->method, method) != 0)
            continue;
        h->metrics.requests++;
        if (q->is_foreign) {
            api_refuse(r, 403, "that page may not talk to this server");
        } else {
            t->run(h, q, r);
        }
        return true;
    }
    if (known) {
        api_refuse(r, 405, "that cannot be done with this address");
    } else if (strncmp(q->path, "/api/", 5) == 0) {
        api_refuse(r, 404, "there is nothing at this address");
    }
    return known || strncmp(q->path, "/api/", 5) == 0;
}
