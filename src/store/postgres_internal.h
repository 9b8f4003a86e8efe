/* postgres_internal.h - what the files about PostgreSQL share. */
#ifndef STORE_POSTGRES_INTERNAL_H
#define STORE_POSTGRES_INTERNAL_H

#include "store/store_internal.h"

#include <libpq-fe.h>

enum {
    VALUES_MAX = 11,
    NUMBER_MAX = 24,
    /* Milliseconds. A statement that waits for long is ended by the database, so
     * that what came of it is known; only one that says nothing at all is ended
     * from here. */
    POSTGRES_LOCK = 2000,
    POSTGRES_STATEMENT = 2500,
    POSTGRES_PATIENCE = 3000,
};

struct postgres {
    struct store store; /* first */
    PGconn *work;
    PGconn *ears;      /* NULL: nobody listens here */
    bool is_listening; /* false: the connection was lost */
    bool has_missed;   /* news, while there was none */
    int64_t ahead;     /* of the database's clock, in ms */
    char owner[STORE_OWNER_MAX];
};

static inline struct postgres *postgres_of(struct store *s)
{
    return (struct postgres *)(void *)s;
}

/* Says in `why` what the connection is unhappy with. */
enum err postgres_complain(PGconn *c, struct text *why);

/* Words without values, several statements if need be. With patience, which is in
 * milliseconds, a connection that does not answer in time is given up; 0: none. */
enum err postgres_execute(PGconn *c, int patience, const char *words,
                          struct text *why);

/* Makes a new connection ready for the queries. */
enum err postgres_prepare(struct postgres *p, struct text *why);

/* The time of the database at which nobody waits any more for what is asked now. */
int64_t postgres_deadline(const struct postgres *p);

/* Values as texts, the way the protocol has them. */
struct values {
    const char *value[VALUES_MAX];
    char room[VALUES_MAX][NUMBER_MAX];
    int count;
};

void values_add_text(struct values *v, const char *words);
void values_add_number(struct values *v, int64_t n);

/* The rows of a query; NULL if it failed. A connection that was lost is made
 * anew. */
PGresult *postgres_ask(struct postgres *p, enum query which,
                       const struct values *v, struct text *why);

/* The same for a query whose rows do not matter. */
enum err postgres_run(struct postgres *p, enum query which,
                      const struct values *v, struct text *why);

int64_t postgres_number_at(const PGresult *r, int row, int column);

/* store_append of this kind. */
enum err postgres_append(struct store *store, struct store_append *list,
                         int count, int64_t now, struct text *why);

#endif
