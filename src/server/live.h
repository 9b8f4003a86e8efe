/* live.h - a table in memory: its meeting, what of it is not stored yet, who looks
 * on, and what waits for it.
 *
 *     EMPTY      what is in memory is not what the store has: nothing, or what
 *                the store has refused
 *     READING    all of it is being read
 *     SETTLED    the store has all of it, so it may be shown
 *     FOLLOWING  settled, and what other servers have added is being read
 *     GROWN      there is more in memory than in the store
 *     STORING    the keeper has that
 *     REFUSED    the store does not take it: another server was quicker, or the
 *                table may not be made
 *     DOUBTED    the store has failed, and is asked what it has of that
 *
 *     EMPTY --> READING --> SETTLED --> GROWN --> STORING --> SETTLED
 *
 *     EMPTY --> GROWN                      the table is new
 *     READING --> EMPTY                    it cannot be read
 *     SETTLED --> FOLLOWING --> SETTLED    there may be news
 *     FOLLOWING --> READING                they do not follow what is there
 *     STORING --> DOUBTED --> SETTLED      the store has it all the same
 *     DOUBTED --> READING                  it has not
 *     STORING --> REFUSED --> READING      what it has instead is read
 *     DOUBTED, REFUSED --> EMPTY           there is no such table
 *
 * live.c has the table of what may follow what; live_change is the only way. Only a
 * settled live is shown. Entries are added to one that is settled or has grown.
 * Everything else that is about it waits until it is at rest (park.h).
 */
#ifndef SERVER_LIVE_H
#define SERVER_LIVE_H

#include "net/net.h"
#include "server/bots.h"
#include "server/buffer.h"
#include "server/errand.h"
#include "server/keeper.h"
#include "server/meeting.h"

enum { LIVE_VIEWERS = SEAT_NOBODY + 1 };

enum live_state {
    LIVE_EMPTY,
    LIVE_READING,
    LIVE_SETTLED,
    LIVE_FOLLOWING,
    LIVE_GROWN,
    LIVE_STORING,
    LIVE_REFUSED,
    LIVE_DOUBTED,
    LIVE_STATES,
};

/* Whether this server looks after the table, where several share a store. */
enum live_lease {
    LEASE_NONE,
    LEASE_ASKED, /* the store is being asked for it */
    LEASE_OURS,
    LEASE_STATES,
};

/* What reading has brought, for those who waited for it; until they are taken. */
enum live_heard {
    HEARD_NOTHING, /* the next who looks may have it read */
    HEARD_ALL,
    HEARD_FAILURE, /* they are refused */
};

struct live_reading {
    struct errand *errand; /* NULL: nothing is being read */
    enum live_heard heard;
    enum err trouble; /* why it has failed, and a sentence */
    char why[GAME_WHY_MAX];
};

/* What the store has. */
struct live_stored {
    int version;
    enum store_state state;
    int64_t due; /* -1: not known */
};

/* Something that waits to be stored, and who is to be told if it cannot be: a
 * client, or one who has asked over HTTP and is answered when it is. */
struct wish {
    struct client *client;
    char id[REQUEST_ID_MAX];
    char *message; /* the client's, where another server can be quicker */
    size_t size;
    struct net_later *later; /* NULL: nobody */
    struct net_reply reply;
};

/* What the store does not have yet. */
struct live_growth {
    struct newcomer *fresh; /* NULL: the store has the table */
    struct buffer lines;    /* the entries, for the store */
    int line_count;
    bool has_more;         /* than moves: what lists show has changed */
    struct buffer summary; /* of that */
    struct buffer done[GAME_SEATS_MAX];
    struct wish *wishes;
    int wish_count, wish_room;
    uint64_t arrived; /* when the first move came, in microseconds */
};

/* Who looks on. */
struct live_audience {
    struct client *clients;
    int viewers[LIVE_VIEWERS]; /* how many clients see it as that viewer */
    bool has_changed;          /* somebody came or went */
    struct buffer said[LIVE_VIEWERS]; /* entries after `told`, as seen */
    int told[LIVE_VIEWERS];           /* the version each viewer has */
    uint64_t lags_from; /* when somebody was told less; 0: all know all */
};

/* Messages and requests that wait for it, in their order. */
struct live_parked {
    struct parked *first, **end;
    int requests;
};

/* The task about it; there is one at a time. */
struct live_thinking {
    int version;         /* it is about; -1: none is thought */
    struct task *answer; /* that came too early */
};

/* A place in a list of the hall. */
struct live_link {
    struct live_link *next;
    struct live *live;
    bool is_listed;
};

struct live_list {
    struct live_link *first, **end;
};

struct live {
    struct meeting meeting; /* only its name until it has been read or made */
    enum live_state state;
    enum live_lease lease;
    struct live_reading reading;
    struct live_stored stored;
    struct live_growth growth;
    struct live_audience audience;
    struct live_parked parked;
    struct live_thinking thinking;
    struct live *next;      /* in its row */
    struct live_link dirty; /* among those that hall_settle must look at */
    struct live_link later; /* among those whose onlookers are told later */
    int64_t used;           /* when somebody last wanted it */
    int64_t rests; /* until when nothing is tried by itself, after a failure */
    bool has_news; /* another server has changed it meanwhile */
};

/* An empty one of this name. */
struct live *live_new(const char *id);

/* Nothing may be parked there, and no list have it. */
void live_free(struct live *l);

/* -- States ---------------------------------------------------------------- */

/* May the second follow the first? For asserts. */
bool live_may_change(enum live_state from, enum live_state to);
bool live_may_change_lease(enum live_lease from, enum live_lease to);

void live_change(struct live *l, enum live_state to);
void live_change_lease(struct live *l, enum live_lease to);

/* Does the rest of it fit its state? For asserts. */
bool live_is_sound(const struct live *l);

/* Does the store have all of it, and memory what the store has? */
static inline bool live_is_settled(const struct live *l)
{
    return l->state == LIVE_SETTLED;
}

/* Is nothing of it under way, nor waiting to be stored? */
static inline bool live_is_at_rest(const struct live *l)
{
    return l->state == LIVE_SETTLED || l->state == LIVE_EMPTY;
}

/* Is it neither being read nor stored? Moves may join those that wait. */
static inline bool live_is_free(const struct live *l)
{
    return live_is_at_rest(l) || l->state == LIVE_GROWN;
}

/* -- Growth ---------------------------------------------------------------- */

/* There is a table to be made: what the store is told of it belongs to the live. */
void live_grow_fresh(struct live *l, struct newcomer *n);

/* There is one more entry, which follows the others. */
void live_grow(struct live *l, const struct entry *e);

/* Somebody waits for what has grown; all of it is empty. */
struct wish *live_wish(struct live *l);

/* After the store has made the table, or has not. */
void live_free_newcomer(struct live *l);

/* Forgets what waited to be stored. */
void live_forget(struct live *l);

/* -- Lists ----------------------------------------------------------------- */

/* At the end, unless it is there. */
void live_list_put(struct live_list *q, struct live_link *k);

/* The first, which is taken off; NULL: there is none. */
struct live *live_list_take(struct live_list *q);

#endif
