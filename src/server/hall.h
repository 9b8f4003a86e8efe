/* hall.h - the lives of a server: all tables that it has in memory (live.h).
 *
 * A move changes its table in memory at once and is told to nobody. After every
 * round of events hall_settle hands all that is new to the keeper, which stores it
 * in one transaction on its own thread, and only then it is told. What cannot be
 * stored is undone by reading the table again, and its maker is told why.
 *
 * As long as a table is not settled nothing of it is shown: messages, answers of
 * bots and clocks wait (park.h), so what is told is always what is stored. Only moves may join those that wait, until the
 * keeper has them: seats that choose at the same time share a transaction.
 *
 * Who is to move and who has moved is told at once, the others when the keeper has
 * more to do, or after HALL_LATER.
 */
#ifndef SERVER_HALL_H
#define SERVER_HALL_H

#include "net/crowd.h"
#include "server/config.h"
#include "server/health.h"
#include "server/live.h"
#include "server/metrics.h"
#include "server/show.h"
#include "server/toll.h"
#include "store/store.h"

enum {
    HALL_ROWS = 4096,
    HALL_SCRATCH = 4 << 20,
    HALL_LEASE = 6000,     /* ms a table is kept from other servers */
    HALL_IDLE = 30000,     /* ms until a table that nobody uses is dropped */
    HALL_BUSY_MAX = 65536, /* tables in memory */
    HALL_REST = 1000,      /* ms after a failure of the store */
    HALL_LATER = 3000,     /* microseconds that onlookers may wait */
};

/* Somebody at a WebSocket. */
struct client {
    struct net_socket *socket;
    struct crowd_member *member;
    struct toll_account *account; /* of its address */
    struct live *live;            /* NULL until the client has said hello */
    struct client *next, *previous;
    char table[STORE_ID_MAX];
    int viewer;
    enum show_want want;
    int64_t allowance; /* messages, in thousandths */
    int64_t refilled;
    bool has_paid;         /* for the hello that waits for its table */
    struct live *waits_at; /* where messages of it are parked */
    int parked;            /* how many */
};

struct hall {
    struct net *net;
    struct store *store;     /* of the errands, if they have a thread */
    struct keeper *keeper;   /* NULL: everything is stored at once */
    struct errands *errands; /* NULL: everything is read at once */
    struct batch batch;      /* what it has of these tables */
    struct live *storing[STORE_BATCH_MAX];
    int storing_count;
    struct venues *venues;
    struct bots *bots;
    const struct config *config;
    struct watchdog *watchdog; /* NULL: nobody watches */
    struct secret_key key;     /* of all servers that share the store */
    struct metrics metrics;
    struct crowd sockets;
    struct toll toll;           /* what each address has asked for */
    struct toll_account *payer; /* of what is being asked for; NULL: nobody */
    int64_t (*clock)(void);     /* milliseconds since 1970 */
    /* net_send and net_close, or what a test puts in their place. */
    void (*send)(struct net_socket *s, struct net_bytes *message);
    void (*close)(struct net_socket *s, int code, const char *words);
    /* net_put_off and net_answer; NULL: whoever asks waits. */
    struct net_later *(*put_off)(const struct net_request *q);
    void (*answer)(struct net_later *l, const struct net_reply *r);
    int64_t now;
    int64_t started;
    int64_t next_chores;
    struct health health;
    int64_t complained;           /* when the log last heard of the store, */
    uint64_t complaint;           /* what, as a fingerprint, */
    int unsaid;                   /* and how often again since */
    bool is_looking;              /* for tables that are due */
    char due_after[STORE_ID_MAX]; /* where to look on for tables that are due */
    bool is_shared;               /* other servers use the store */
    struct {
        const char *text; /* NULL: none, or its wish has it already */
        size_t size;
    } taken; /* the message that is being taken, if the store is shared */
    bool stopping;
    bool is_watching;  /* the store's descriptor, for news */
    bool is_listening; /* the store is being asked for news again */
    struct live *row[HALL_ROWS];
    struct live_list dirty; /* those that must be looked at */
    struct live_list later; /* those whose onlookers are told later */
    char *scratch;
};

/* -- Tables ---------------------------------------------------------------- */

/* The table of that name; if it is not in memory it is being read from now on, and
 * is not settled. NULL, with the reason and a sentence, if there is none or if it
 * could not be read. */
struct live *hall_find(struct hall *h, const char *id, enum err *e,
                       struct text *why);

/* The same with all that other servers have stored until now, of which news may
 * still be on the way: somebody who sat down there a moment ago is known here, when
 * the table is settled. */
struct live *hall_find_fresh(struct hall *h, const char *id, enum err *e,
                             struct text *why);

/* The table if it is in memory, else NULL. */
struct live *hall_loaded(struct hall *h, const char *id);

/* A new table of that name and with this plan, which the next settling makes in the
 * store unless its maker has `most` tables already (0: any number). NULL, and a
 * sentence, if there cannot be such a table. */
struct live *hall_make_as(struct hall *h, const char *id,
                          const struct plan *plan, const char *maker, int most,
                          struct text *why);

/* The same under a new name. */
static inline struct live *hall_make(struct hall *h, const struct plan *plan,
                                     const char *maker, int most,
                                     struct text *why)
{
    char id[SECRET_ID_MAX];
    secret_id(id);
    return hall_make_as(h, id, plan, maker, most, why);
}

/* Adds an entry to the table in memory, which is settled or has grown. The time is
 * set here. */
enum err hall_add(struct hall *h, struct live *l, struct entry *e,
                  const struct move *known, struct text *why) MUST_USE;

/* Somebody must be told if the entries of the table cannot be stored. */
void hall_wish(struct hall *h, struct live *l, struct client *c,
               const char *id);

/* Puts the answer off until all of the table is stored; what is there now is a
 * refusal if that fails. */
void hall_answer_when_stored(struct hall *h, struct live *l,
                             const struct net_request *q, struct net_reply *r);

/* Begins to store what is new, tells what has been stored. Never waits if there
 * is a keeper. */
void hall_settle(struct hall *h);

/* Waits until all tables are stored; false if that takes longer than these
 * microseconds. */
bool hall_wait(struct hall *h, uint64_t patience);

/* The table must be settled, and the client's kind of viewer have been told all
 * (hall_catch_up). */
void hall_enter(struct live *l, struct client *c);
void hall_leave(struct hall *h, struct client *c);

/* The seats that somebody is connected for. */
seat_set hall_online(const struct live *l);

/* Tells everybody what they have not been told yet. */
void hall_catch_up(struct hall *h, struct live *l);

/* Marks the table as one that hall_settle must look at. */
void hall_touch(struct hall *h, struct live *l);

/* Now and then: clocks, leases, tables that are due or not used. */
void hall_tick(struct hall *h);

/* What other servers have done. */
void hall_news(struct hall *h);

/* Frees all tables. */
void hall_clear(struct hall *h);

void hall_free_task(void *with, struct task *t);

#endif
