/* server.h - a server without a network, for fuzz targets: a table in memory
 * with two people and a spectator. */
#ifndef TESTS_FUZZ_SERVER_H
#define TESTS_FUZZ_SERVER_H

#include "server/flow.h"
#include "server/talk.h"

#include "fuzz/fuzz.h"

enum { FUZZ_CLIENTS = 3 };

struct fuzz_server {
    struct hall hall;
    struct config config;
    struct live *live;
    struct client client[FUZZ_CLIENTS];
    int version; /* that was seen last */
};

static inline int64_t fuzz_clock(void)
{
    return 1700000000000;
}

static inline void fuzz_sent(struct net_socket *s, struct net_bytes *message)
{
    (void)s;
    CHECK(message->size > 10
          && strncmp((const char *)bytes_data(message), "{\"type\":\"", 9)
                 == 0);
    bytes_drop(message);
}

static inline void fuzz_closed(struct net_socket *s, int code,
                               const char *words)
{
    (void)s;
    CHECK(code >= 1000 && words[0]);
}

static inline void fuzz_sit(struct fuzz_server *s, int seat)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct entry e = {.kind = ENTRY_SIT, .seat = seat, .words = "somebody"};
    secret_hash(seat ? "secret1" : "secret0", e.id);
    CHECK(hall_add(&s->hall, s->live, &e, NULL, &why) == ERR_OK);
}

static inline void fuzz_open(struct fuzz_server *s)
{
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct hall *h = &s->hall;
    struct store_options o = {.where = ":memory:", .owner = ""};
    CHECK(secret_start(&why) == ERR_OK);
    s->config = config_standard();
    s->config.messages_per_second = 1000000;
    s->config.tables_each = 50;
    h->config = &s->config;
    h->clock = fuzz_clock;
    h->now = h->started = fuzz_clock();
    h->send = fuzz_sent;
    h->close = fuzz_closed;
    h->stopping = true; /* no bot is asked */
    h->scratch = malloc(HALL_SCRATCH);
    h->venues = venues_new(&why);
    h->store = store_open(&o, &why);
    CHECK(h->scratch && h->venues && h->store);
    struct plan plan = {.entry = games_find("empire"),
                        .setup = setup_standard(games_find("empire")->game),
                        .stand_in = "easy",
                        .is_public = true};
    plan.content = venues_content(h->venues, plan.entry);
    s->live = hall_make(h, &plan, "somebody", &why);
    CHECK(s->live != NULL);
    fuzz_sit(s, 0);
    fuzz_sit(s, 1);
    flow_go_on(h, s->live);
    hall_settle(h);
    for (int i = 0; i < FUZZ_CLIENTS; i++) {
        struct client *c = &s->client[i];
        c->viewer = i < 2 ? i : SEAT_NOBODY;
        c->want = (enum show_want)(i % SHOW_WANTS);
        hall_enter(s->live, c);
    }
}

/* One for the whole run. */
static inline struct fuzz_server *fuzz_server(void)
{
    static struct fuzz_server server;
    if (!server.live)
        fuzz_open(&server);
    return &server;
}

/* The table only grows, and its position is one that the rules allow. */
static inline void fuzz_server_check(struct fuzz_server *s)
{
    struct room *r = &s->live->room;
    CHECK(r->version >= s->version);
    CHECK(s->live->stored == r->version);
    s->version = r->version;
    fuzz_holds(r->venue, match_state(&r->match));
}

#endif
