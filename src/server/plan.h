/* plan.h - what a table is set up as. Fixed when it is made, kept as JSON.
 *
 * The plan of a table holds its secrets: the key of chance, until the match is
 * over, and the hash of the invitation. It never leaves the server as a whole.
 */
#ifndef SERVER_PLAN_H
#define SERVER_PLAN_H

#include "core/fair.h"
#include "core/json.h"
#include "games/games.h"
#include "server/request.h"
#include "server/secret.h"
#include "store/store.h"

enum { PLAN_LEVEL_MAX = 16, PLAN_TEXT_MAX = 4096 };

/* How long players may think. */
enum pace_kind { PACE_FREE, PACE_LIVE, PACE_SLOW };

struct pace {
    enum pace_kind kind;
    int64_t bank;      /* ms: of a live match in all, of a slow one per move */
    int64_t increment; /* ms, added after every decision of a live match */
};

struct plan {
    const struct games_entry *entry;
    struct setup setup;
    uint64_t content; /* the fingerprint it was made with */
    char level[GAME_SEATS_MAX][PLAN_LEVEL_MAX]; /* "" is for a person */
    char stand_in[PLAN_LEVEL_MAX]; /* level of bots that take over */
    bool is_public;
    struct pace pace;
    struct fair_key key;
    char invite[SECRET_HASH_MAX]; /* a hash */
};

/* Is that a level that players of this program have? */
bool plan_is_level(const char *word);

/* Reads what somebody asks for: the body of POST /api/tables. Says what is
 * wrong; `fault` is what people are told of it. `name` and `seat` are where the maker wants to sit; seat is -1 if
 * nowhere. Key and invitation are left alone. */
struct plan_wish {
    char id[REQUEST_ID_MAX]; /* of the wish, if it may be sent twice; or "" */
    char name[64];
    int seat;
};

enum err plan_read_request(struct plan *p, struct plan_wish *wish,
                           const char *body, size_t size,
                           struct request_fault *fault,
                           struct text *why) MUST_USE;

/* To and from the store. */
void plan_write(const struct plan *p, struct text *out);
enum err plan_read(struct plan *p, const char *text, struct text *why) MUST_USE;

/* The parts that everybody may know, as keys of an open object. */
void plan_show(const struct plan *p, struct json *w);

#endif
