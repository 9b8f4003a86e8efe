/* store.h - where tables are kept: SQLite in a file, or PostgreSQL.
 *
 *     char room[STORE_WHY_MAX];
 *     struct text why = text_in(room, sizeof room);
 *     struct store_options o = {.where = "mudbrick.db", .owner = ""};
 *     char nothing[] = "{}";
 *     struct store_table t = {.id = "k2v", .setup = nothing, .summary = nothing};
 *     struct store_append a = {.id = t.id, .lines = "one\ntwo", .count = 2};
 *     struct store *s = store_open(&o, &why);
 *     if (!s || store_make(s, &t, &why) != ERR_OK
 *         || store_append(s, &a, 1, 0, &why) != ERR_OK)
 *         puts(room);
 *     store_close(s);
 *
 * A table is what it was set up as, and a list of entries that only grows. What
 * an entry says is the affair of those who write it. An append names the version
 * it continues: when somebody else was quicker it is refused for that table
 * alone, so two servers can share a store and never disagree. Leases say which
 * of them looks after a table. Times are milliseconds since 1970. A store is used
 * on one thread; a second one of the same place may be used on another. Only the
 * news may be read on a thread of their own, as long as nobody is in store_listen.
 * Any call may wait for seconds, store_descriptor and store_news never.
 */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include "base/err.h"
#include "base/text.h"

#include <stdint.h>

enum {
    STORE_ID_MAX = 33,
    STORE_MAKER_MAX = 65,
    STORE_OWNER_MAX = 65,
    STORE_WHY_MAX = 512,
    STORE_VALUE_MAX = 128, /* of something that is agreed on */
    STORE_BATCH_MAX = 200, /* tables in one call of store_append */
};

enum store_state { STORE_OPEN, STORE_PLAYING, STORE_OVER };

struct store;

struct store_table {
    char id[STORE_ID_MAX];
    char maker[STORE_MAKER_MAX]; /* whose ceiling it counts against */
    char *setup;                 /* never changes */
    char *summary;               /* what lists show */
    bool is_public;
    enum store_state state;
    int64_t due;     /* somebody must look at it then; 0: never */
    int64_t changed; /* when state, due or summary did */
};

/* More entries for one table. */
struct store_append {
    const char *id;
    int version;       /* of the table before them: how many it has */
    const char *lines; /* one to a line, without a break at the end */
    int count;
    bool is_plain;          /* nothing of the table changes but its entries */
    enum store_state state; /* of the table after them */
    int64_t due;
    const char *summary; /* NULL: as before */
    bool is_late;        /* set by store_append: the version is another */
    void *with;          /* the caller's; the list may be put in order */
};

struct store_options {
    const char *where; /* a file, or postgresql://... */
    const char *owner; /* the name of this server for leases; "": none */
    bool is_relaxed;   /* SQLite: a power cut may cost the last moments */
    bool is_second;    /* this server has opened the place before: it is not
                          locked again, and there are no news here */
};

/* Is the place a file? Else it is a server of databases. */
bool store_is_file(const char *where);

/* NULL, and a sentence, if it cannot be opened. */
struct store *store_open(const struct store_options *o, struct text *why);
void store_close(struct store *s);

enum err store_make(struct store *s, const struct store_table *t,
                    struct text *why) MUST_USE;

/* ERR_NOT_FOUND if there is no such table. Release what was found. */
enum err store_find(struct store *s, const char *id, struct store_table *out,
                    struct text *why) MUST_USE;
void store_release(struct store_table *t);

/* Stores the batch in one transaction: when this returns ERR_OK every append
 * that is not late has been stored, else none. */
enum err store_append(struct store *s, struct store_append *list, int count,
                      int64_t now, struct text *why) MUST_USE;

typedef void store_each_entry(void *with, int version, const char *body);

/* The entries after version `from`, in order. */
enum err store_entries(struct store *s, const char *id, int from,
                       store_each_entry *each, void *with,
                       struct text *why) MUST_USE;

typedef void store_each_table(void *with, const struct store_table *t);

/* Public tables that are not over, the latest first. Only id, summary, state
 * and changed are filled. */
enum err store_list(struct store *s, int most, store_each_table *each,
                    void *with, struct text *why) MUST_USE;

/* How many tables of this maker are not over and have changed after `since`. */
enum err store_count(struct store *s, const char *maker, int64_t since,
                     int *out, struct text *why) MUST_USE;

/* How many tables there are in each state. */
enum err store_totals(struct store *s, int64_t out[3],
                      struct text *why) MUST_USE;

/* What all who use the store agree on under this name: what was agreed first, or
 * else the value that is there. Survives every server. */
enum err store_agree(struct store *s, const char *name,
                     char value[STORE_VALUE_MAX], struct text *why) MUST_USE;

/* -- Leases ---------------------------------------------------------------- */

/* Takes or keeps the table until `until`; `*is_mine` says whether that went
 * well. */
enum err store_claim(struct store *s, const char *id, int64_t now,
                     int64_t until, bool *is_mine, struct text *why) MUST_USE;

/* Keeps all that this server has. */
enum err store_renew(struct store *s, int64_t until, struct text *why) MUST_USE;

/* Gives all of them back. */
enum err store_yield(struct store *s, struct text *why) MUST_USE;

typedef void store_each_id(void *with, const char *id);

/* Which of the tables that are due. */
struct store_page {
    int64_t now;
    const char *after; /* the name before the first; "": from the beginning */
    int most;
};

/* Tables that are due, looked after by nobody, in the order of their names. */
enum err store_due(struct store *s, const struct store_page *page,
                   store_each_id *each, void *with, struct text *why) MUST_USE;

/* -- News of other servers ------------------------------------------------- */

/* Becomes readable when there may be news; -1: nobody listens, because there never
 * is any or because the connection was lost. */
int store_descriptor(struct store *s);

/* Listens again after the connection was lost. The descriptor is another one then,
 * though its number may be the same: whoever watches it stops before this. */
void store_listen(struct store *s);

/* Calls `each` for every table that another server has changed; with NULL when
 * news may have been missed. May find that the connection is lost. */
void store_news(struct store *s, store_each_id *each, void *with);

/* -- Health ----------------------------------------------------------------- */

/* Can it be read and written? Writes something that changes nothing. */
enum err store_check(struct store *s, struct text *why) MUST_USE;

/* -- Copies ---------------------------------------------------------------- */

/* A consistent copy while others work on it. SQLite only. */
enum err store_backup(struct store *s, const char *path,
                      struct text *why) MUST_USE;

#endif
