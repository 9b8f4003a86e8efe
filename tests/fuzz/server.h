/* server.h - a server without a network, for fuzz targets: a table in memory
 * with two people and a spectator. */
#ifndef TESTS_FUZZ_SERVER_H
#define TESTS_FUZZ_SERVER_H

#include "server/flow.h"
#include "server/hall_internal.h"
#include "server/reading.h"
#include "server/talk.h"

#include "fuzz/fuzz.h"
#include "fuzz/store.h"

enum { FUZZ_CLIENTS = 3 };

struct fuzz_server {
    struct hall hall;
    struct config config;
    struct live *live;
    struct client client[FUZZ_CLIENTS];
    struct net_bytes *told[FUZZ_CLIENTS]; /* the last event of each */
    int version;                          /* that was seen last */
    struct net_reply reply;               /* that was put off */
};

/* One for the whole run. */
static inline struct fuzz_server *fuzz_the_server(void)
{
    static struct fuzz_server server;
    return &server;
}

static inline int64_t fuzz_clock(void)
{
    return 1700000000000;
}

/* The sockets are the places of what their clients were told. */
static inline void fuzz_sent(struct net_socket *s, struct net_bytes *message)
{
    struct net_bytes **told = (struct net_bytes **)(void *)s;
    const char *words = (const char *)bytes_data(message);
    CHECK(message->size > 10 && strncmp(words, "{\"type\":\"", 9) == 0);
    bool is_event = strncmp(words + 9, "event", 5) == 0
                    || strncmp(words + 9, "welcome", 7) == 0;
    if (told && is_event) {
        bytes_drop(*told);
        *told = message;
    } else {
        bytes_drop(message);
    }
}

static inline void fuzz_closed(struct net_socket *s, int code,
                               const char *words)
{
    (void)s;
    CHECK(code >= 1000 && words[0]);
}

static inline struct net_later *fuzz_put_off(const struct net_request *q)
{
    (void)q;
    return (struct net_later *)(void *)fuzz_the_server();
}

static inline void fuzz_answer(struct net_later *l, const struct net_reply *r)
{
    struct fuzz_server *s = (struct fuzz_server *)(void *)l;
    s->reply = *r;
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
    CHECK(secret_start(&why) == ERR_OK);
    s->config = config_standard();
    s->config.messages_per_second = 1000000;
    s->config.tables_each = 50;
    h->config = &s->config;
    h->clock = fuzz_clock;
    h->now = h->started = fuzz_clock();
    h->send = fuzz_sent;
    h->close = fuzz_closed;
    h->put_off = fuzz_put_off;
    h->answer = fuzz_answer;
    h->stopping = true; /* no bot is asked */
    h->scratch = malloc(HALL_SCRATCH);
    h->venues = venues_new(&why);
    CHECK(h->scratch && h->venues);
}

/* Everybody goes, and all tables are dropped: what an input has taken is given
 * back, else the fuzzer looks for leaks after every one. */
static inline void fuzz_leave(struct fuzz_server *s)
{
    struct hall *h = &s->hall;
    if (!s->live)
        return;
    for (int i = 0; i < FUZZ_CLIENTS; i++) {
        hall_leave(h, &s->client[i]);
        bytes_drop(s->told[i]);
        s->told[i] = NULL;
    }
    hall_settle(h);
    hall_clear(h);
    store_close(h->store);
    h->metrics.loaded = 0;
    s->live = NULL;
    s->version = 0;
}

/* A new table of this game, at which the match has begun. */
static inline void fuzz_begin(struct fuzz_server *s,
                              const struct games_entry *e)
{
    static const enum show_want wants[FUZZ_CLIENTS] = {SHOW_CHOICES,
                                                       SHOW_CHOICES, SHOW_LOG};
    char room[GAME_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    struct hall *h = &s->hall;
    if (!h->scratch)
        fuzz_open(s);
    fuzz_leave(s);
    h->store = fuzz_store_new();
    struct plan plan = {.entry = e,
                        .setup = setup_standard(e->game),
                        .stand_in = "easy",
                        .is_public = true};
    plan.setup.seats = 2;
    plan.content = venues_content(h->venues, plan.entry);
    s->live = hall_make(h, &plan, "somebody", 0, &why);
    CHECK(s->live != NULL);
    hall_settle(h);
    for (int i = 0; i < FUZZ_CLIENTS; i++) {
        struct client *c = &s->client[i];
        *c = (struct client){.socket = (struct net_socket *)(void *)&s->told[i],
                             .viewer = i < 2 ? i : SEAT_NOBODY,
                             .want = wants[i],
                             .allowance = 1LL << 40};
        hall_enter(s->live, c);
    }
    fuzz_sit(s, 0);
    fuzz_sit(s, 1);
    flow_go_on(h, s->live);
    hall_settle(h);
}

/* The table only grows, and its position is one that the rules allow. */
static inline void fuzz_server_check(struct fuzz_server *s)
{
    struct meeting *m = &s->live->meeting;
    CHECK(m->version >= s->version);
    CHECK(s->live->stored.version == m->version);
    if (m->version > s->version)
        fuzz_holds(m->venue, match_state(&m->match));
    s->version = m->version;
}

/* Read again from the store the table is the same. */
static inline void fuzz_server_read_again(struct fuzz_server *s)
{
    struct meeting *m = &s->live->meeting;
    struct state_room before = m->match.now;
    struct meeting_seat seat[2] = {m->seat[0], m->seat[1]};
    int version = m->version;
    enum store_state state = m->state;
    s->live->state = LIVE_EMPTY;
    reading_begin(&s->hall, s->live);
    CHECK(live_is_settled(s->live));
    hall_settle(&s->hall);
    CHECK(m->version == version && m->state == state);
    CHECK(memcmp(&before, &m->match.now, m->venue->game->state_size) == 0);
    for (int i = 0; i < 2; i++) {
        CHECK(seat[i].since == m->seat[i].since);
        CHECK(seat[i].left == m->seat[i].left);
        CHECK(seat[i].is_late == m->seat[i].is_late);
        CHECK(seat[i].has_resigned == m->seat[i].has_resigned);
    }
}

#endif
