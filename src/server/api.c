#include "server/api.h"

#include "host/random.h"
#include "search/player.h"
#include "server/flow.h"
#include "server/inquiry.h"
#include "server/mine.h"
#include "server/papers.h"
#include "server/park.h"
#include "server/place.h"
#include "server/request.h"

#include <assert.h>
#include <stdlib.h>

enum { LIST_MAX = 100 };

static const char type_json[] = "application/json";

/* -- Replies --------------------------------------------------------------- */

static void reply(struct net_reply *r, int status, const struct text *t)
{
    *r = (struct net_reply){.status = status,
                            .type = type_json,
                            .body = bytes_copy(t->buf, t->len)};
}

/* `f` is what people are told, or NULL. */
static void refuse(struct net_reply *r, int status, const struct fact *f,
                   const char *why)
{
    assert(status >= 400 && status < 600 && why[0]);
    char room[3 * GAME_WHY_MAX];
    struct text t = text_in(room, sizeof room);
    struct json w = {.out = &t};
    json_open(&w, '{');
    if (f) {
        json_key(&w, "fact");
        fact_write(f, &w);
    }
    json_key(&w, "why");
    json_word(&w, why);
    json_close(&w, '}');
    text_add(&t, "\n");
    reply(r, status, &t);
}

void api_refuse(struct net_reply *r, int status, const char *why)
{
    refuse(r, status, NULL, why);
}

void api_refuse_people(struct net_reply *r, int status, const char *key,
                       const char *why)
{
    struct fact f;
    fact_begin(&f, key);
    fact_close(&f);
    refuse(r, status, &f, why);
}

/* What is wrong with the body of a request. */
static void refuse_body(struct net_reply *r, const struct request_fault *fault,
                        const char *why)
{
    struct fact f;
    refuse(r, 400, request_tell(fault, &f) ? &f : NULL, why);
}

/* Why a table is not there. */
static void refuse_table(struct net_reply *r, enum err e, const char *why)
{
    if (e == ERR_NOT_FOUND) {
        api_refuse_people(r, 404, "refusal-table", why);
    } else if (e == ERR_TOO_LONG) {
        api_refuse_people(r, 503, "refusal-crowded", why);
    } else {
        api_refuse_people(r, 503, "refusal-storage", why);
    }
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
    level_list(&w);
    json_close(&w, '}');
    reply(r, 200, &t);
}

/* -- New tables ------------------------------------------------------------ */

/* Seats somebody who is told the secret. */
static enum err sit_down(struct hall *h, struct live *l, int seat,
                         const char *name, const char *secret, struct text *why)
{
    struct entry e = {.kind = ENTRY_SIT, .seat = seat};
    struct text t = text_in(e.words, sizeof e.words);
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

static void tell_made(struct hall *h, const struct live *l,
                      const struct papers *p, struct net_reply *r)
{
    char commitment[SHA256_TEXT_SIZE];
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    fair_commit(&l->meeting.plan.key, commitment);
    json_open(&w, '{');
    json_key(&w, "table");
    json_word(&w, l->meeting.id);
    json_key(&w, "invite");
    json_word(&w, p->invite);
    json_key(&w, "commitment");
    json_word(&w, commitment);
    write_seat(meeting_find_seat(&l->meeting, p->secret), p->secret, &w);
    json_close(&w, '}');
    reply(r, 201, &t);
}

/* The table of that name with nothing that is not stored yet. NULL after answering
 * why not, or putting that off; or if there is none, which `*e` tells. */
static struct live *find_named(struct hall *h, const char *id,
                               const struct net_request *q, struct net_reply *r,
                               enum err *e)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    *e = ERR_OK;
    struct live *l = hall_find_fresh(h, id, e, &why);
    if (!l) {
        refuse_table(r, *e, room);
    } else if (!live_is_at_rest(l)) {
        park_request(h, l, q, r);
        return NULL;
    }
    return l;
}

/* Was the answer lost, and is it asked again? True: it is answered. */
static bool was_made(struct hall *h, const struct papers *p,
                     const struct net_request *q, struct net_reply *r)
{
    enum err e = ERR_OK;
    const struct live *l = find_named(h, p->table, q, r, &e);
    if (l)
        tell_made(h, l, p, r);
    if (e != ERR_NOT_FOUND)
        return true;
    bytes_drop(r->body);
    return false;
}

static void on_make(struct hall *h, const struct net_request *q,
                    struct net_reply *r)
{
    char room[GAME_WHY_MAX];
    char place[NET_ADDRESS_MAX];
    char maker[SECRET_HASH_MAX];
    struct papers papers;
    struct text why = text_in(room, sizeof room);
    struct plan plan = {.entry = NULL};
    struct plan_wish wish;
    struct request_fault fault = {.key = NULL};
    if (plan_read_request(&plan, &wish, q->body, q->size, &fault, &why)
        != ERR_OK) {
        refuse_body(r, &fault, room);
        return;
    }
    papers_make(&papers, &h->key, wish.id);
    if (wish.id[0] && was_made(h, &papers, q, r))
        return;
    place_of(q->address, place);
    secret_hash_with(&h->key, "address", place, maker);
    random_fill(&plan.key, sizeof plan.key);
    secret_hash(papers.invite, plan.invite);
    plan.content = venues_content(h->venues, plan.entry);
    struct live *l = hall_make_as(h, papers.table, &plan, maker,
                                  h->config->tables_each, &why);
    if (!l) {
        api_refuse_people(r, 503, "refusal-crowded", room);
        return;
    }
    if (wish.seat >= 0
        && sit_down(h, l, wish.seat, wish.name, papers.secret, &why)
               != ERR_OK) {
        api_refuse(r, 400, room);
        return;
    }
    tell_made(h, l, &papers, r);
    hall_answer_when_stored(h, l, q, r);
}

/* -- One table ------------------------------------------------------------- */

/* The table that the path names, as find_named gives it. */
static struct live *find(struct hall *h, const struct net_request *q,
                         struct net_reply *r)
{
    char id[STORE_ID_MAX];
    struct text t = text_in(id, sizeof id);
    enum err e = ERR_OK;
    const char *name = q->path + strlen("/api/tables/");
    text_add(&t, "%.*s", (int)strcspn(name, "/"), name);
    return find_named(h, id, q, r, &e);
}

/* May somebody with this secret or invitation know of the table? */
static bool may_see(const struct meeting *m, const char *bearer,
                    struct net_reply *r)
{
    if (m->plan.is_public || secret_is(bearer, m->plan.invite)
        || meeting_find_seat(m, bearer) >= 0)
        return true;
    api_refuse_people(r, 403, "refusal-invited",
                      "this table needs its invitation, or a seat's secret");
    return false;
}

static void on_table(struct hall *h, const struct net_request *q,
                     struct net_reply *r)
{
    struct live *l = find(h, q, r);
    if (!l || !may_see(&l->meeting, q->bearer, r))
        return;
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    show_table(&l->meeting, hall_online(l), &w);
    reply(r, 200, &t);
}

static void on_record(struct hall *h, const struct net_request *q,
                      struct net_reply *r)
{
    struct live *l = find(h, q, r);
    if (!l || !may_see(&l->meeting, q->bearer, r))
        return;
    if (l->meeting.state != STORE_OVER) {
        api_refuse_people(r, 409, "refusal-running",
                          "the record is shown when the match is over");
        return;
    }
    toll_add(h->payer, (int64_t)TOLL_ENTRY * l->meeting.version);
    char *record = show_record(&l->meeting);
    *r = (struct net_reply){.status = 200,
                            .type = "text/plain; charset=utf-8",
                            .body = bytes_of(record)};
    free(record);
}

struct sit_wish {
    char id[REQUEST_ID_MAX];
    char name[MEETING_NAME_MAX];
    char invite[64];
    int seat;
};

static bool read_sit(const struct net_request *q, struct sit_wish *out,
                     struct request_fault *fault, struct text *why)
{
    struct request body = {.root = request_parse(q->body, q->size, why),
                           .why = why};
    struct text name = text_in(out->name, sizeof out->name);
    struct text invite = text_in(out->invite, sizeof out->invite);
    struct text id = text_in(out->id, sizeof out->id);
    if (!body.root)
        return false;
    text_add(&name, "%s", request_text(&body, "name", 48, NULL));
    text_add(&invite, "%s", request_text(&body, "invite", 63, ""));
    text_add(&id, "%s", request_wish_id(&body, "id"));
    out->seat = (int)request_number(&body, "seat", 0, GAME_SEATS_MAX - 1, -1);
    request_finish(&body);
    request_want_name(&body, out->name);
    json_decref(body.root);
    *fault = body.fault;
    return !body.failed;
}

static void tell_seat(struct hall *h, const struct live *l, int seat,
                      const char *secret, struct net_reply *r)
{
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    struct json w = {.out = &t};
    json_open(&w, '{');
    json_key(&w, "table");
    json_word(&w, l->meeting.id);
    write_seat(seat, secret, &w);
    json_close(&w, '}');
    reply(r, 201, &t);
}

/* Takes the seat that is wished for; -1 after refusing. */
static int take_seat(struct hall *h, struct live *l,
                     const struct sit_wish *wish, const char *secret,
                     struct net_reply *r)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    int seat = meeting_open_seat(&l->meeting, wish->seat);
    if (seat < 0 || l->meeting.state != STORE_OPEN) {
        api_refuse_people(r, 409, "refusal-taken",
                          "that seat is not open any more");
        return -1;
    }
    if (sit_down(h, l, seat, wish->name, secret, &why) != ERR_OK) {
        api_refuse_people(r, 503, "refusal-storage", room);
        return -1;
    }
    return seat;
}

static void on_sit(struct hall *h, const struct net_request *q,
                   struct net_reply *r)
{
    char room[GAME_WHY_MAX];
    char secret[SECRET_MAX];
    struct text why = text_in(room, sizeof room);
    struct sit_wish wish;
    struct request_fault fault = {.key = NULL};
    struct live *l = find(h, q, r);
    if (!l)
        return;
    if (!read_sit(q, &wish, &fault, &why)) {
        refuse_body(r, &fault, room);
        return;
    }
    if (!may_see(&l->meeting, wish.invite, r))
        return;
    papers_make_secret(secret, &h->key, l->meeting.id, wish.id);
    int before = meeting_find_seat(&l->meeting, secret);
    int seat = before >= 0 ? before : take_seat(h, l, &wish, secret, r);
    if (seat < 0)
        return;
    tell_seat(h, l, seat, secret, r);
    if (before < 0)
        hall_answer_when_stored(h, l, q, r);
}

/* -- Lists ----------------------------------------------------------------- */

static void list_table(void *with, const struct store_table *t)
{
    struct buffer *found = with;
    buffer_add(found, ",", found->size > 0);
    buffer_add(found, t->summary, strlen(t->summary));
}

static enum err read_list(struct errand *e, struct store *s, struct text *why)
{
    return store_list(s, LIST_MAX, list_table, &inquiry_of(e)->found, why);
}

static void write_list(struct hall *h, const struct buffer *found,
                       struct net_reply *r)
{
    struct text t = text_in(h->scratch, HALL_SCRATCH);
    text_add(&t, "{\"tables\":[");
    text_put(&t, found->bytes, found->size);
    text_add(&t, "]}");
    reply(r, 200, &t);
}

static const struct inquiry_kind list = {
    .run = read_list, .write = write_list, .needs_store = true};

static void on_list(struct hall *h, const struct net_request *q,
                    struct net_reply *r)
{
    inquiry_send(h, &list, q, r);
}

/* -- Paths ----------------------------------------------------------------- */

/* clang-format off */
static const struct route {
    const char *method;
    const char *path; /* a star stands for one part */
    int price;
    void (*run)(struct hall *h, const struct net_request *q, struct net_reply *r);
} routes[] = {
    {"GET",  "/api/games",           TOLL_WORD,  on_games},
    {"GET",  "/api/tables",          TOLL_STORE, on_list},
    {"POST", "/api/tables",          TOLL_STORE, on_make},
    {"GET",  "/api/tables/*",        TOLL_LOOK,  on_table},
    {"POST", "/api/tables/*/seats",  TOLL_DEED,  on_sit},
    {"GET",  "/api/tables/*/record", TOLL_STORE, on_record},
    {"POST", "/api/mine",            TOLL_LOOK,  mine_answer},
    {"GET",  "/healthz",             0,          health_say},
    {"GET",  "/metrics",             0,          health_count},
    {NULL, NULL, 0, NULL},
};
/* clang-format on */

/* What was put off has been paid for. */
static bool can_pay(struct hall *h, const struct net_request *q,
                    const struct route *t)
{
    return q->later
           || toll_pay(&h->toll, toll_account(&h->toll, q->address), h->now,
                       t->price + toll_reading(q->size));
}

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
    assert(h && q && q->method && q->path && r);
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
        } else if (!can_pay(h, q, t)) {
            api_refuse_people(r, 429, "refusal-pace",
                              "your address asks for much; wait a moment");
        } else {
            h->payer = toll_account(&h->toll, q->address);
            t->run(h, q, r);
            h->payer = NULL;
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
