/* sqlite_internal.h - what the files about SQLite share. */
#ifndef STORE_SQLITE_INTERNAL_H
#define STORE_SQLITE_INTERNAL_H

#include "store/sqlite_sweep.h"
#include "store/store_internal.h"

#include <sqlite3.h>

/* What it asks for itself. */
enum {
    Q_BEGIN = Q_QUERIES,
    Q_COMMIT,
    Q_ROLLBACK,
    Q_CHANGE,
    Q_ALL,
};

enum { SQLITE_PATIENCE = 5000 }; /* milliseconds to wait for other writers */

struct sqlite {
    struct store store; /* first */
    sqlite3 *db;
    struct sweeper *sweeper; /* NULL: the library sweeps when it likes */
    bool is_damaged;         /* something was read that cannot be */
    int lock; /* of the file that keeps a second server out; -1: none */
    char owner[STORE_OWNER_MAX];
    sqlite3_stmt *query[Q_ALL];
};

static inline struct sqlite *sqlite_of(struct store *s)
{
    return (struct sqlite *)(void *)s;
}

/* Says in `why` what the library is unhappy with. */
enum err sqlite_complain(struct sqlite *q, struct text *why);

/* store_check of this kind. */
enum err sqlite_check(struct store *s, struct text *why);

/* What a store of this kind does. */
extern const struct store_kind sqlite_kind;

#endif
