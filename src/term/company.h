/* company.h - who sits at a table: who is there, how much time they have, who
 * wants to take back.
 *
 * At a table of a server it is read from what the server tells
 * (docs/http-api.md), and a server may tell anything: what does not fit is passed
 * over. On this machine nobody is ever away, late or in a hurry.
 */
#ifndef TERM_COMPANY_H
#define TERM_COMPANY_H

#include "core/game.h"
#include "guest/guest.h"

enum { COMPANY_NAME_MAX = 160 };

enum company_kind { COMPANY_OPEN, COMPANY_PERSON, COMPANY_BOT };
enum company_state { COMPANY_WAITS, COMPANY_PLAYS, COMPANY_IS_OVER };

struct company_seat {
    enum company_kind kind;
    char name[COMPANY_NAME_MAX]; /* of a bot its level or description */
    bool is_here, is_late, has_resigned;
    long long left; /* milliseconds, when the clock was told */
};

struct company {
    int seats; /* 0: nothing was told yet */
    struct company_seat seat[GAME_SEATS_MAX];
    enum company_state state;
    int watching;
    bool has_clock;
    double told;     /* when the clock was, in seconds (host/clock.h) */
    seat_set act;    /* whose clock may run */
    int plea;        /* the seat that wants to take back, or -1 */
    seat_set agreed; /* those who have said yes to it */
    char next[LINK_TABLE_MAX]; /* the table of the rematch, or nothing */
};

void company_init(struct company *c);

/* The parts of messages. Each may be NULL. */
void company_take_info(struct company *c, const json_t *info);
void company_take_presence(struct company *c, const json_t *message);
void company_take_clock(struct company *c, const json_t *clock, double now);
void company_take_act(struct company *c, const json_t *act);

/* Somebody went on, which withdraws the wish to take back. */
void company_moved(struct company *c);

/* Somebody wants to take back, and this seat has not agreed yet. */
bool company_must_answer(const struct company *c, int seat);

/* Milliseconds that are left to the seat; -1 if it has no clock. */
long long company_left(const struct company *c, int seat, double now);
bool company_clock_runs(const struct company *c, int seat);

/* "9:59", "1:02:03", "2 d 3 h" */
void company_write_time(long long milliseconds, struct text *out);

/* "9 minutes and 59 seconds": the two largest units are enough. */
void company_say_time(long long milliseconds, struct text *out);

/* How it stands with a seat, as `own` sees it, for messages: "here", "away". */
const char *company_presence(const struct company *c, int seat, int own);

/* Is that seat a person's who cannot be expected to play? */
bool company_is_amiss(const struct company *c, int seat);

/* How many seats nobody has taken yet. */
int company_open_seats(const struct company *c);

#endif
