/* sqlite.c - tables in one file, by SQLite. */
#include "store/sqlite_internal.h"

#include "base/num.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

enum err sqlite_complain(struct sqlite *q, struct text *why)
{
    assert(q && why);
    int code = sqlite3_errcode(q->db);
    q->is_damaged = q->is_damaged || code == SQLITE_CORRUPT
                    || code == SQLITE_NOTADB;
    if (code == SQLITE_FULL || code == SQLITE_IOERR) {
        text_add(why, "the disk is full or broken (%s)", sqlite3_errmsg(q->db));
    } else {
        text_add(why, "the store says: %s", sqlite3_errmsg(q->db));
    }
    return ERR_STORAGE;
}

/* -- Values ---------------------------------------------------------------- */

/* A query with its values bound, from a list of letters: t for a text (NULL is
 * none), n for a number. */
struct value {
    char kind;
    const char *text;
    int64_t number;
};

#define T(x)        \
    (struct value)  \
    {               \
        't', (x), 0 \
    }
#define N(x)           \
    (struct value)     \
    {                  \
        'n', NULL, (x) \
    }

static sqlite3_stmt *bind(struct sqlite *q, int which,
                          const struct value *values, int count)
{
    assert(which < Q_ALL && q->query[which]);
    sqlite3_stmt *s = q->query[which];
    for (int i = 0; i < count; i++) {
        if (values[i].kind == 'n') {
            (void)sqlite3_bind_int64(s, i + 1, values[i].number);
        } else {
            (void)sqlite3_bind_text(s, i + 1, values[i].text, -1,
                                    SQLITE_STATIC);
        }
    }
    return s;
}

#define BIND(q, which, ...)                             \
    bind(q, which, (const struct value[]){__VA_ARGS__}, \
         COUNT_OF(((const struct value[]){__VA_ARGS__})))

static void finish(sqlite3_stmt *s)
{
    (void)sqlite3_reset(s);
    (void)sqlite3_clear_bindings(s);
}

/* Runs a query that gives no rows. */
static enum err run(struct sqlite *q, sqlite3_stmt *s, struct text *why)
{
    int got = sqlite3_step(s);
    enum err e = got == SQLITE_DONE ? ERR_OK : sqlite_complain(q, why);
    finish(s);
    return e;
}

static enum err run_plain(struct sqlite *q, int which, struct text *why)
{
    return run(q, q->query[which], why);
}

static const char *text_of(sqlite3_stmt *s, int column)
{
    return (const char *)sqlite3_column_text(s, column);
}

static void read_table(sqlite3_stmt *s, struct store_table *out)
{
    store_copy(out->id, sizeof out->id, text_of(s, 0));
    store_copy(out->maker, sizeof out->maker, text_of(s, 1));
    out->setup = store_keep(text_of(s, 2));
    out->summary = store_keep(text_of(s, 3));
    out->is_public = sqlite3_column_int(s, 4) != 0;
    out->state = (enum store_state)sqlite3_column_int(s, 5);
    out->due = sqlite3_column_int64(s, 6);
    out->changed = sqlite3_column_int64(s, 7);
}

/* -- Tables ---------------------------------------------------------------- */

static enum err make(struct store *store, const struct store_table *t,
                     struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    return run(q,
               BIND(q, Q_MAKE, T(t->id), T(t->maker), T(t->setup),
                    T(t->summary), N(t->is_public), N(t->state), N(t->due),
                    N(t->changed)),
               why);
}

static enum err find(struct store *store, const char *id,
                     struct store_table *out, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    sqlite3_stmt *s = BIND(q, Q_FIND, T(id));
    int got = sqlite3_step(s);
    enum err e = ERR_OK;
    if (got == SQLITE_ROW) {
        read_table(s, out);
    } else if (got == SQLITE_DONE) {
        text_add(why, "there is no such table");
        e = ERR_NOT_FOUND;
    } else {
        e = sqlite_complain(q, why);
    }
    finish(s);
    return e;
}

static enum err append_one(struct sqlite *q, struct store_append *a,
                           int64_t now, struct text *why)
{
    enum err e = run(
        q, BIND(q, Q_APPEND, T(a->id), N(a->version), N(a->count), T(a->lines)),
        why);
    a->is_late = e == ERR_OK && sqlite3_changes(q->db) == 0;
    if (e != ERR_OK || a->is_late || a->is_plain)
        return e;
    return run(q,
               BIND(q, Q_CHANGE, N(a->state), N(a->due), T(a->summary), N(now),
                    T(a->id)),
               why);
}

/* Sweeps the rest of the log, which then begins anew: writing over it costs the
 * disk less than making it longer. If somebody reads for long this must wait for
 * the next time. */
static void begin_log_anew(struct sqlite *q)
{
    enum { PATIENCE = 20 };
    (void)sqlite3_busy_timeout(q->db, PATIENCE);
    (void)sqlite3_wal_checkpoint_v2(q->db, NULL, SQLITE_CHECKPOINT_RESTART,
                                    NULL, NULL);
    (void)sqlite3_busy_timeout(q->db, SQLITE_PATIENCE);
}

static enum err append(struct store *store, struct store_append *list,
                       int count, int64_t now, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    enum err e = run_plain(q, Q_BEGIN, why);
    for (int i = 0; e == ERR_OK && i < count; i++)
        e = append_one(q, &list[i], now, why);
    if (e == ERR_OK)
        e = run_plain(q, Q_COMMIT, why);
    if (e != ERR_OK && !sqlite3_get_autocommit(q->db)) {
        char room[STORE_WHY_MAX];
        struct text ignored = text_in(room, sizeof room);
        (void)run_plain(q, Q_ROLLBACK, &ignored);
    }
    if (e == ERR_OK && q->sweeper && sweeper_is_done(q->sweeper))
        begin_log_anew(q);
    return e;
}

static enum err entries(struct store *store, const char *id, int from,
                        store_each_entry *each, void *with, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    sqlite3_stmt *s = BIND(q, Q_ENTRIES, T(id), N(from));
    int got = sqlite3_step(s);
    for (; got == SQLITE_ROW; got = sqlite3_step(s)) {
        store_each_line(text_of(s, 1), sqlite3_column_int(s, 0), from, each,
                        with);
    }
    enum err e = got == SQLITE_DONE ? ERR_OK : sqlite_complain(q, why);
    finish(s);
    return e;
}

static enum err list(struct store *store, int most, store_each_table *each,
                     void *with, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    sqlite3_stmt *s = BIND(q, Q_LIST, N(most));
    int got = sqlite3_step(s);
    for (; got == SQLITE_ROW; got = sqlite3_step(s)) {
        struct store_table t;
        read_table(s, &t);
        each(with, &t);
        store_release(&t);
    }
    enum err e = got == SQLITE_DONE ? ERR_OK : sqlite_complain(q, why);
    finish(s);
    return e;
}

static enum err count(struct store *store, const char *maker, int64_t since,
                      int *out, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    sqlite3_stmt *s = BIND(q, Q_COUNT, T(maker), N(since));
    enum err e = sqlite3_step(s) == SQLITE_ROW ? ERR_OK
                                               : sqlite_complain(q, why);
    if (e == ERR_OK)
        *out = sqlite3_column_int(s, 0);
    finish(s);
    return e;
}

static enum err totals(struct store *store, int64_t out[3], struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    sqlite3_stmt *s = q->query[Q_TOTALS];
    int got = sqlite3_step(s);
    out[0] = out[1] = out[2] = 0;
    for (; got == SQLITE_ROW; got = sqlite3_step(s)) {
        int state = sqlite3_column_int(s, 0);
        if (state >= 0 && state < 3)
            out[state] = sqlite3_column_int64(s, 1);
    }
    enum err e = got == SQLITE_DONE ? ERR_OK : sqlite_complain(q, why);
    finish(s);
    return e;
}

static enum err agree(struct store *store, const char *name,
                      char value[STORE_VALUE_MAX], struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    enum err e = run(q, BIND(q, Q_PROPOSE, T(name), T(value)), why);
    if (e != ERR_OK)
        return e;
    sqlite3_stmt *s = BIND(q, Q_AGREED, T(name));
    e = sqlite3_step(s) == SQLITE_ROW ? ERR_OK : sqlite_complain(q, why);
    if (e == ERR_OK)
        store_copy(value, STORE_VALUE_MAX, text_of(s, 0));
    finish(s);
    return e;
}

/* -- Leases ---------------------------------------------------------------- */

static enum err claim(struct store *store, const char *id, int64_t now,
                      int64_t until, bool *is_mine, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    enum err e = run(q, BIND(q, Q_CLAIM, T(q->owner), N(until), T(id), N(now)),
                     why);
    if (e == ERR_OK)
        *is_mine = sqlite3_changes(q->db) == 1;
    return e;
}

static enum err renew(struct store *store, int64_t until, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    return run(q, BIND(q, Q_RENEW, N(until), T(q->owner)), why);
}

static enum err yield(struct store *store, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    return run(q, BIND(q, Q_YIELD, T(q->owner)), why);
}

static enum err due(struct store *store, const struct store_page *page,
                    store_each_id *each, void *with, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    sqlite3_stmt *s = BIND(q, Q_DUE, N(page->now), T(q->owner), N(page->most),
                           T(page->after));
    int got = sqlite3_step(s);
    for (; got == SQLITE_ROW; got = sqlite3_step(s))
        each(with, text_of(s, 0));
    enum err e = got == SQLITE_DONE ? ERR_OK : sqlite_complain(q, why);
    finish(s);
    return e;
}

static int descriptor(struct store *s)
{
    (void)s;
    return -1;
}

static void listen(struct store *s)
{
    (void)s;
}

static void news(struct store *s, store_each_id *each, void *with)
{
    (void)s;
    (void)each;
    (void)with;
}

/* -- Copies ---------------------------------------------------------------- */

static enum err copy_into(struct sqlite *q, sqlite3 *to, struct text *why)
{
    sqlite3_backup *b = sqlite3_backup_init(to, "main", q->db, "main");
    int got = b ? sqlite3_backup_step(b, -1) : SQLITE_ERROR;
    int ended = b ? sqlite3_backup_finish(b) : SQLITE_ERROR;
    if (got == SQLITE_DONE && ended == SQLITE_OK)
        return ERR_OK;
    text_add(why, "cannot write the copy: %s", sqlite3_errmsg(to));
    return ERR_STORAGE;
}

/* A new file that nobody else can read: keys are in it. */
static enum err make_copy_file(const char *path, struct text *why)
{
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd >= 0) {
        (void)close(fd);
        return ERR_OK;
    }
    if (errno == EEXIST) {
        text_add(why, "%.200s is there already; name a new file", path);
        return ERR_BAD_TEXT;
    }
    text_add(why, "cannot write %.200s: is the folder there?", path);
    return ERR_STORAGE;
}

static enum err backup(struct store *store, const char *path, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    sqlite3 *to = NULL;
    enum err made = make_copy_file(path, why);
    if (made != ERR_OK)
        return made;
    int got = sqlite3_open_v2(path, &to, SQLITE_OPEN_READWRITE, NULL);
    enum err e = ERR_STORAGE;
    if (got == SQLITE_OK) {
        e = copy_into(q, to, why);
    } else {
        text_add(why, "cannot write %.200s: %s", path, sqlite3_errmsg(to));
    }
    (void)sqlite3_close(to);
    if (e != ERR_OK)
        (void)unlink(path); /* half a copy is worse than none */
    return e;
}

/* -- The end --------------------------------------------------------------- */

static void close_all(struct store *store)
{
    struct sqlite *q = sqlite_of(store);
    for (int i = 0; i < Q_ALL; i++)
        (void)sqlite3_finalize(q->query[i]);
    sweeper_free(q->sweeper);
    (void)sqlite3_close(q->db);
    if (q->lock >= 0)
        (void)close(q->lock);
    free(q);
}

const struct store_kind sqlite_kind = {
    .close = close_all,
    .make = make,
    .find = find,
    .append = append,
    .entries = entries,
    .list = list,
    .count = count,
    .totals = totals,
    .agree = agree,
    .claim = claim,
    .renew = renew,
    .yield = yield,
    .due = due,
    .descriptor = descriptor,
    .listen = listen,
    .news = news,
    .check = sqlite_check,
    .backup = backup,
};
