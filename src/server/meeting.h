/* meeting.h - a table online: what its entries have led to.
 *
 * A meeting is made of a plan and the entries that followed; meeting_apply adds one
 * more. Whatever can be asked about a table is worked out from them, so a meeting
 * that is read from the store again is the same.
 */
#ifndef SERVER_MEETING_H
#define SERVER_MEETING_H

#include "core/match.h"
#include "server/entry.h"
#include "server/plan.h"
#include "server/venues.h"
#include "server/way.h"

enum {
    MEETING_NAME_MAX = 64,
    MEETING_NOBODY = -1,
    MEETING_VOID_MAX = 1000, /* entries that are no moves of the match, until no
                             more than what it needs is added */
};

struct meeting_seat {
    char name[MEETING_NAME_MAX];
    char hash[SECRET_HASH_MAX]; /* of the seat's secret; "" for bots */
    bool is_taken;
    bool is_late; /* a bot plays until the player returns */
    bool has_resigned;
    int64_t left; /* ms on the clock when the decision began */
    int64_t from; /* when the decision began */
    int since;    /* the version it began with; -1: others decide */
};

/* An entry as it is kept in memory. */
struct note {
    uint8_t kind;
    uint8_t seat;
    bool is_bots; /* a bot chose the move */
    int number;
    struct move move;
    uint64_t id; /* fingerprint of the client's */
    bool closes; /* a move that is never taken back, nor any before it */
};

/* Somebody asks the others to take back. */
struct plea {
    int seat;        /* who asks, or MEETING_NOBODY */
    int target;      /* the number of moves to go back to */
    seat_set agreed; /* who has said yes */
};

struct meeting {
    char id[STORE_ID_MAX];
    char maker[STORE_MAKER_MAX]; /* whose table it is, or "" */
    struct plan plan;
    struct venues *venues;
    const struct venue *venue;
    struct match match;
    /* Its wall is behind the last move that showed somebody something or was
     * made in secret. */
    struct way way;
    enum refusal_kind closed_by; /* what closed it, if anything has */
    struct state *closed_in;     /* the position in which that was done */
    enum store_state state;
    int version; /* number of notes */
    struct note *notes;
    int note_room;
    struct meeting_seat seat[GAME_SEATS_MAX];
    struct plea plea;
    char next[STORE_ID_MAX]; /* the table of the rematch, or "" */
};

/* A meeting without entries. On failure nothing is left to close. */
enum err meeting_open(struct meeting *m, const char *id,
                      const struct plan *plan, struct venues *venues,
                      struct text *why) MUST_USE;

/* Keeps its name. */
void meeting_close(struct meeting *m);

/* Is there one, or is it all zero but for its name? */
static inline bool meeting_is_open(const struct meeting *m)
{
    return m->venue != NULL;
}

/* Adds an entry. `known` is the move that its words name, if that has been
 * looked up already; else NULL. Refuses what cannot follow. */
enum err meeting_apply(struct meeting *m, const struct entry *e,
                       const struct move *known, struct text *why) MUST_USE;

/* Is there room for one more entry of this kind at the table? Every kind has its
 * ceiling: what a match can need, and for the rest MEETING_VOID_MAX. Only who adds
 * something new asks; what is stored is read. */
enum err meeting_allows(const struct meeting *m, const struct entry *e,
                        struct text *why) MUST_USE;

/* -- Questions ------------------------------------------------------------- */

static inline int meeting_seats(const struct meeting *m)
{
    return m->venue->setup.seats;
}

/* Who may move now; nobody before the match and after it. */
seat_set meeting_to_act(const struct meeting *m);

/* Is that seat played by a bot at the moment? */
bool meeting_is_bot(const struct meeting *m, int seat);

/* The level of the bot that plays it, or would. */
const char *meeting_level(const struct meeting *m, int seat);

/* An open seat: `wanted`, or the first if that is negative; -1: none. */
int meeting_open_seat(const struct meeting *m, int wanted);

/* The seat with this secret; -1: none. */
int meeting_find_seat(const struct meeting *m, const char *secret);

/* The version at which the seat's move with this id was made; 0: never. */
int meeting_find_id(const struct meeting *m, int seat, const char *id);

/* What is left on the seat's clock at this time. */
int64_t meeting_left(const struct meeting *m, int seat, int64_t now);

/* The seat whose clock runs out first, and when; -1: no clock runs. */
int meeting_next_late(const struct meeting *m, int64_t *when);

/* The lowest seat that a bot must move for; -1: none. */
int meeting_bot_to_act(const struct meeting *m);

/* The number of moves to go back to so that the seat can take back its last
 * decision; -1, and what is in the way, if that is not allowed. */
int meeting_undo_target(const struct meeting *m, int seat, struct refusal *why);

/* Have all who must agree to the take-back done so? */
bool meeting_all_agree(const struct meeting *m);

#endif
