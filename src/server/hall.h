/* hall.h - the tables that are loaded, who looks at them, and what of them is
 * not stored yet.
 *
 * A move changes its table in memory at once and is told to nobody. After every
 * round of events hall_settle stores all that is new in one transaction, and
 * only then tells it. What cannot be stored is undone by reading the table
 * again, and its maker is told why.
 */
#ifndef SERVER_HALL_H
#define SERVER_HALL_H

#include "net/crowd.h"
#include "net/net.h"
#include "server/bots.h"
#include "server/buffer.h"
#include "server/config.h"
#include "server/metrics.h"
#include "server/room.h"
#include "server/show.h"
#include "store/store.h"

enum {
    HALL_ROWS = 4096,
    HALL_VIEWERS = SEAT_NOBODY + 1,
    HALL_SCRATCH = 4 << 20,
    HALL_LEASE = 6000,     /* ms a table is kept from other servers */
    HALL_IDLE = 30000,     /* ms until a table that nobody uses is dropped */
    HALL_ID_MAX = 41,      /* a client's name for a move */
    HALL_BUSY_MAX = 65536, /* tables in memory */
};

/* Somebody at a WebSocket. */
struct client {
    struct net_socket *socket;
    struct crowd_member *member;
    struct live *live; /* NULL until the client has said hello */
    struct client *next, *previous;
    char table[STORE_ID_MAX];
    int viewer;
    enum show_want want;
    int64_t allowance; /* messages, in thousandths */
    int64_t refilled;
};

/* A move that waits to be stored, and who is to be told if it cannot be. */
struct wish {
    struct client *client;
    char id[HALL_ID_MAX];
};

/* A table in memory. */
struct live {
    struct room room;
    struct live *next; /* in its row */
    struct live *next_dirty;
    bool is_dirty;
    bool info_changed; /* more than moves has happened */
    bool presence_changed;
    struct client *clients;
    int viewers[HALL_VIEWERS]; /* how many clients see it as that viewer */
    int stored;                /* the version that the store has */
    char **bodies;             /* of the entries after it */
    int body_count, body_room;
    struct buffer said[HALL_VIEWERS]; /* the same, as each viewer sees them */
    struct buffer done[GAME_SEATS_MAX];
    struct wish *wishes;
    int wish_count, wish_room;
    uint64_t arrived; /* when the first of them came, in microseconds */
    int asked;        /* the version a bot thinks about; -1: none does */
    bool is_mine;     /* this server has the lease */
    bool is_broken;   /* it could not be read again after a failure */
    int64_t used;
};

struct hall {
    struct net *net;
    struct store *store;
    struct venues *venues;
    struct bots *bots;
    const struct config *config;
    struct metrics metrics;
    struct crowd sockets;
    int64_t (*clock)(void); /* milliseconds since 1970 */
    /* net_send and net_close, or what a test puts in their place. */
    void (*send)(struct net_socket *s, struct net_bytes *message);
    void (*close)(struct net_socket *s, int code, const char *words);
    int64_t now;
    int64_t started;
    int64_t next_chores;
    bool is_shared; /* other servers use the store */
    bool stopping;
    int watching;                       /* the store's descriptor; -1: none */
    char storage_trouble[GAME_WHY_MAX]; /* of the last settling, or "" */
    struct live *row[HALL_ROWS];
    struct live *dirty;
    char *scratch;
};

/* -- Tables ---------------------------------------------------------------- */

/* The table of that name, loaded if it was not. NULL, with the reason and a
 * sentence, if there is none. */
struct live *hall_find(struct hall *h, const char *id, enum err *e,
                       struct text *why);

/* A new table with this plan. NULL, and a sentence, if it cannot be stored. */
struct live *hall_make(struct hall *h, const struct plan *plan,
                       const char *maker, struct text *why);

/* Adds an entry to the table in memory. The time is set here. */
enum err hall_add(struct hall *h, struct live *l, struct entry *e,
                  const struct move *known, struct text *why) MUST_USE;

/* Somebody must be told if the entries of the table cannot be stored. */
void hall_wish(struct live *l, struct client *c, const char *id);

/* Stores what is new and tells it. */
void hall_settle(struct hall *h);

/* Have the entries that were added been stored? If not, `why` says what is in
 * the way. For those who wait after hall_settle. */
bool hall_is_stored(const struct hall *h, const struct live *l, int version,
                    struct text *why);

void hall_enter(struct live *l, struct client *c);
void hall_leave(struct hall *h, struct client *c);

/* Marks the table as one that hall_settle must look at. */
void hall_touch(struct hall *h, struct live *l);

/* Now and then: clocks, leases, tables that are due or not used. */
void hall_tick(struct hall *h);

/* What other servers have done. */
void hall_news(struct hall *h);

/* Frees all tables. */
void hall_clear(struct hall *h);

void hall_free_thought(void *with, struct thought *t);

#endif
