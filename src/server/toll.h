/* toll.h - how much work one address may ask of the loop, by what things cost.
 *
 *     bool may_look(struct toll *t, const char *address, int64_t now)
 *     {
 *         return toll_pay(t, toll_account(t, address), now, TOLL_LOOK);
 *     }
 *
 * A price is the microseconds that a thing takes on a small machine. An account owes
 * what was asked for and pays `rate` milliseconds back in every second; who owes half
 * a second's worth gets nothing before some of it is paid. What costs no more than
 * saying no has no price. Accounts are a fixed number of cells: two addresses may
 * share one, but nobody can choose with whom.
 */
#ifndef SERVER_TOLL_H
#define SERVER_TOLL_H

#include "server/secret.h"

enum { TOLL_CELLS = 1 << 14 };

/* Prices, in microseconds. bench/cost.py measures them. */
enum {
    TOLL_WORD = 20,    /* a message that asks for nothing */
    TOLL_LOOK = 150,   /* the snapshot, or a page about tables */
    TOLL_DEED = 300,   /* something is stored */
    TOLL_MESSAGE = 10, /* each that is sent to somebody who looks on */
    TOLL_ENTRY = 2,    /* each entry of a log that is gone through */
    TOLL_LOAD = 500,   /* a table is read from the store, besides its entries */
    TOLL_STORE = 1000, /* a table is made, or many are listed */
};

/* Moves that are played again in one microsecond. */
enum { TOLL_MOVES = 4 };

/* Bytes for one microsecond. */
enum {
    TOLL_BYTES_READ = 8,    /* of JSON that somebody has sent */
    TOLL_BYTES_SENT = 2048, /* of a file */
};

struct toll_account {
    int64_t owes; /* microseconds */
    int64_t when; /* it was reckoned, in milliseconds */
};

struct toll {
    int rate;              /* milliseconds in a second; 0: everything is free */
    struct secret_key key; /* tells which addresses share a cell */
    struct toll_account cell[TOLL_CELLS];
};

/* The account of the place of this address (place.h). */
struct toll_account *toll_account(struct toll *t, const char *address);

/* May it ask for that now? Then it owes the price. */
bool toll_pay(const struct toll *t, struct toll_account *a, int64_t now,
              int price);

/* The price of reading a text of so many bytes, whatever it says. */
int toll_reading(size_t size);

/* What was granted costs more than could be known before. NULL pays nothing. */
void toll_add(struct toll_account *a, int64_t price);

#endif
