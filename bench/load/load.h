/* load.h - the parts of the load generator.
 *
 * cost: processor time and memory of the server, and how long things took.
 * wire: HTTP and WebSockets as a client needs them.
 * match: tables with four seats each, all of them played from here.
 * rules: how a client that knows the rules follows a table (rules.h).
 */
#ifndef BENCH_LOAD_H
#define BENCH_LOAD_H

#include "rules.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SEATS = 4, WORD = 64, MOVES = 800 };

/* -- cost.c ---------------------------------------------------------------- */

/* How many took how long, in steps of 10 microseconds up to a second. */
enum { SLOTS = 100000 };

struct delays {
    unsigned slot[SLOTS];
    unsigned long count;
};

void delays_note(struct delays *d, double seconds);

/* Milliseconds within which this share of them was done. */
double delays_share(const struct delays *d, double share);

double now(void);
double seconds_of_process(long pid);
double seconds_of_self(void);
double megabytes_of_process(long pid);

/* Says what went wrong and ends. */
__attribute__((noreturn)) void stop(const char *why);

/* -- floor.c --------------------------------------------------------------- */

/* Prints what the sockets alone cost, with so many tables. */
void floor_measure(int tables, double seconds);

/* -- wire.c ---------------------------------------------------------------- */

/* Posts a body and returns the answer, over one connection that is kept. */
const char *wire_post(int port, const char *path, const char *body);

/* The text of a key in flat JSON. */
void wire_field(const char *json, const char *key, char out[WORD]);

/* Opens a WebSocket for a table. */
int wire_open(int port, const char *table);
void wire_send(int fd, const char *text, size_t size);

/* What has come of a message that is not whole yet. */
struct rest {
    unsigned char *bytes;
    size_t size;
};

/* Reads what there is and calls `each` for every whole message, which ends with
 * a NUL. */
void wire_read(int fd, struct rest *rest, void *with,
               void (*each)(void *with, char *json, size_t size));

/* -- match.c --------------------------------------------------------------- */

struct seat {
    struct table *table;
    int fd;
    int number;
    char secret[WORD];
    struct rest rest;
    int version;       /* that this seat has been told */
    bool waits;        /* for the acknowledgement of a move */
    bool is_ready;     /* in the list of those that can move */
    char moves[MOVES]; /* what it would do, as keys of a message */
    int count;         /* how many that are */
    int sent;          /* and how many it waits for */
    struct seat *next_ready;
};

/* A move that not everybody has been told of. */
struct pending {
    int version;
    int count; /* of moves that were sent together */
    double due;
};

enum { PENDING_MAX = 64 };

struct table {
    char id[WORD];
    char invite[WORD];
    struct seat seat[SEATS];
    bool is_active;
    bool is_over;
    long count;
    double due[SEATS]; /* when the moves that are under way should have gone */
    struct pending pending[PENDING_MAX];
    int pending_count;
    struct follower follower;
};

/* What was measured. A move counts when every seat has been told of it. */
struct tally {
    long moves;    /* that all four seats know */
    long messages; /* that told them */
    struct delays acknowledged, told;
};

extern struct tally tally;

/* Makes so many tables, takes all seats, and waits for the welcomes. `want` is
 * as in docs/http-api.md, or "turns": only the log is wanted, choices are worked
 * out here, and what a seat can foresee of its turn is sent in one message. */
void match_open(int port, const char *game, int count, const char *want);

/* Lets play at so many of them; a table that is over makes way for the next. */
void match_begin(int active);

/* When moves are due: one after the other at this rate, however long the answers
 * take; with a rate of 0 as soon as they can be made. */
struct pace {
    double began;
    double rate; /* moves per second */
    long begun;  /* moves that have been sent */
};

/* Sends the moves that are due and can be made. One that is late, because no table
 * was free or this program had other things to do, counts from when it was due. */
void match_send(struct pace *p);

/* Reads what comes until the next move is due, or for a millisecond. */
void match_wait(const struct pace *p);

/* Is there a table left at which something can happen? */
bool match_is_under_way(void);

#endif
