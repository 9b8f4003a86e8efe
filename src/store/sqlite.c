/* sqlite.c - tables in one file, by SQLite. */
#include "store/store_internal.h"

#include "base/num.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

/* One step for every version of the layout; a file remembers how many it has
 * taken. Steps are never changed, only added. */
static const char *const steps[] = {
    "CREATE TABLE tables ("
    "  id TEXT PRIMARY KEY, maker TEXT NOT NULL, setup TEXT NOT NULL,"
    "  summary TEXT NOT NULL, public INTEGER NOT NULL,"
    "  state INTEGER NOT NULL, version INTEGER NOT NULL,"
    "  due INTEGER NOT NULL, changed INTEGER NOT NULL,"
    "  owner TEXT NOT NULL DEFAULT '', lease INTEGER NOT NULL DEFAULT 0"
    ") STRICT;"
    "CREATE TABLE entries ("
    "  id TEXT NOT NULL, version INTEGER NOT NULL, body TEXT NOT NULL,"
    "  PRIMARY KEY (id, version)"
    ") STRICT, WITHOUT ROWID;"
    "CREATE INDEX tables_listed ON tables (state) WHERE public = 1;"
    "CREATE INDEX tables_due ON tables (due) WHERE due > 0;"
    "CREATE INDEX tables_maker ON tables (maker, state);",
};

enum query {
    Q_BEGIN,
    Q_COMMIT,
    Q_ROLLBACK,
    Q_MAKE,
    Q_FIND,
    Q_MOVE_ON,
    Q_ENTRY,
    Q_ENTRIES,
    Q_LIST,
    Q_COUNT,
    Q_TOTALS,
    Q_CLAIM,
    Q_RENEW,
    Q_YIELD,
    Q_DUE,
    Q_QUERIES,
};

static const char *const queries[Q_QUERIES] = {
    [Q_BEGIN] = "BEGIN IMMEDIATE",
    [Q_COMMIT] = "COMMIT",
    [Q_ROLLBACK] = "ROLLBACK",
    [Q_MAKE] = "INSERT INTO tables (id, maker, setup, summary, public, state,"
               " version, due, changed) VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)",
    [Q_FIND] = "SELECT id, maker, setup, summary, public, state, version, due,"
               " changed FROM tables WHERE id = ?",
    [Q_MOVE_ON] = "UPDATE tables SET version = ?, state = ?, due = ?,"
                  " summary = coalesce(?, summary), changed = ?"
                  " WHERE id = ? AND version = ?",
    [Q_ENTRY] = "INSERT INTO entries (id, version, body) VALUES (?, ?, ?)",
    [Q_ENTRIES] = "SELECT version, body FROM entries"
                  " WHERE id = ? AND version > ? ORDER BY version",
    [Q_LIST] = "SELECT id, '', '', summary, public, state, version, due,"
               " changed FROM tables WHERE public = 1 AND state < 2"
               " ORDER BY state, changed DESC LIMIT ?",
    [Q_COUNT] = "SELECT count(*) FROM tables WHERE maker = ? AND state < 2",
    [Q_TOTALS] = "SELECT state, count(*) FROM tables GROUP BY state",
    [Q_CLAIM] = "UPDATE tables SET owner = ?1, lease = ?2 WHERE id = ?3"
                " AND (owner = ?1 OR lease < ?4)",
    [Q_RENEW] = "UPDATE tables SET lease = ? WHERE owner = ? AND lease > 0",
    [Q_YIELD] = "UPDATE tables SET owner = '', lease = 0 WHERE owner = ?",
    [Q_DUE] = "SELECT id FROM tables WHERE due > 0 AND due <= ?1"
              " AND (lease < ?1 OR owner = ?2) LIMIT ?3",
};

struct sqlite {
    struct store store; /* first */
    sqlite3 *db;
    int lock; /* of the file that keeps a second server out; -1: none */
    char owner[STORE_OWNER_MAX];
    sqlite3_stmt *query[Q_QUERIES];
};

static struct sqlite *of(struct store *s)
{
    return (struct sqlite *)(void *)s;
}

static enum err complain(struct sqlite *q, struct text *why)
{
    int code = sqlite3_errcode(q->db);
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

static sqlite3_stmt *bind(struct sqlite *q, enum query which,
                          const struct value *values, int count)
{
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
    enum err e = got == SQLITE_DONE ? ERR_OK : complain(q, why);
    finish(s);
    return e;
}

static enum err run_plain(struct sqlite *q, enum query which, struct text *why)
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
    out->version = sqlite3_column_int(s, 6);
    out->due = sqlite3_column_int64(s, 7);
    out->changed = sqlite3_column_int64(s, 8);
}

/* -- Tables ---------------------------------------------------------------- */

static enum err make(struct store *store, const struct store_table *t,
                     struct text *why)
{
    struct sqlite *q = of(store);
    return run(q,
               BIND(q, Q_MAKE, T(t->id), T(t->maker), T(t->setup),
                    T(t->summary), N(t->is_public), N(t->state), N(t->due),
                    N(t->changed)),
               why);
}

static enum err find(struct store *store, const char *id,
                     struct store_table *out, struct text *why)
{
    struct sqlite *q = of(store);
    sqlite3_stmt *s = BIND(q, Q_FIND, T(id));
    int got = sqlite3_step(s);
    enum err e = ERR_OK;
    if (got == SQLITE_ROW) {
        read_table(s, out);
    } else if (got == SQLITE_DONE) {
        text_add(why, "there is no such table");
        e = ERR_NOT_FOUND;
    } else {
        e = complain(q, why);
    }
    finish(s);
    return e;
}

static enum err append_one(struct sqlite *q, struct store_append *a,
                           int64_t now, struct text *why)
{
    enum err e = run(q,
                     BIND(q, Q_MOVE_ON, N(a->version + a->count), N(a->state),
                          N(a->due), T(a->summary), N(now), T(a->id),
                          N(a->version)),
                     why);
    a->is_late = e == ERR_OK && sqlite3_changes(q->db) == 0;
    for (int i = 0; e == ERR_OK && !a->is_late && i < a->count; i++) {
        e = run(
            q,
            BIND(q, Q_ENTRY, T(a->id), N(a->version + i + 1), T(a->bodies[i])),
            why);
    }
    return e;
}

static enum err append(struct store *store, struct store_append *list,
                       int count, int64_t now, struct text *why)
{
    struct sqlite *q = of(store);
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
    return e;
}

static enum err entries(struct store *store, const char *id, int from,
                        store_each_entry *each, void *with, struct text *why)
{
    struct sqlite *q = of(store);
    sqlite3_stmt *s = BIND(q, Q_ENTRIES, T(id), N(from));
    int got = sqlite3_step(s);
    for (; got == SQLITE_ROW; got = sqlite3_step(s))
        each(with, sqlite3_column_int(s, 0), text_of(s, 1));
    enum err e = got == SQLITE_DONE ? ERR_OK : complain(q, why);
    finish(s);
    return e;
}

static enum err list(struct store *store, int most, store_each_table *each,
                     void *with, struct text *why)
{
    struct sqlite *q = of(store);
    sqlite3_stmt *s = BIND(q, Q_LIST, N(most));
    int got = sqlite3_step(s);
    for (; got == SQLITE_ROW; got = sqlite3_step(s)) {
        struct store_table t;
        read_table(s, &t);
        each(with, &t);
        store_release(&t);
    }
    enum err e = got == SQLITE_DONE ? ERR_OK : complain(q, why);
    finish(s);
    return e;
}

static enum err count(struct store *store, const char *maker, int *out,
                      struct text *why)
{
    struct sqlite *q = of(store);
    sqlite3_stmt *s = BIND(q, Q_COUNT, T(maker));
    enum err e = sqlite3_step(s) == SQLITE_ROW ? ERR_OK : complain(q, why);
    if (e == ERR_OK)
        *out = sqlite3_column_int(s, 0);
    finish(s);
    return e;
}

static enum err totals(struct store *store, int64_t out[3], struct text *why)
{
    struct sqlite *q = of(store);
    sqlite3_stmt *s = q->query[Q_TOTALS];
    int got = sqlite3_step(s);
    out[0] = out[1] = out[2] = 0;
    for (; got == SQLITE_ROW; got = sqlite3_step(s)) {
        int state = sqlite3_column_int(s, 0);
        if (state >= 0 && state < 3)
            out[state] = sqlite3_column_int64(s, 1);
    }
    enum err e = got == SQLITE_DONE ? ERR_OK : complain(q, why);
    finish(s);
    return e;
}

/* -- Leases ---------------------------------------------------------------- */

static enum err claim(struct store *store, const char *id, int64_t now,
                      int64_t until, bool *is_mine, struct text *why)
{
    struct sqlite *q = of(store);
    enum err e = run(q, BIND(q, Q_CLAIM, T(q->owner), N(until), T(id), N(now)),
                     why);
    if (e == ERR_OK)
        *is_mine = sqlite3_changes(q->db) == 1;
    return e;
}

static enum err renew(struct store *store, int64_t until, struct text *why)
{
    struct sqlite *q = of(store);
    return run(q, BIND(q, Q_RENEW, N(until), T(q->owner)), why);
}

static enum err yield(struct store *store, struct text *why)
{
    struct sqlite *q = of(store);
    return run(q, BIND(q, Q_YIELD, T(q->owner)), why);
}

static enum err due(struct store *store, int64_t now, int most,
                    store_each_id *each, void *with, struct text *why)
{
    struct sqlite *q = of(store);
    sqlite3_stmt *s = BIND(q, Q_DUE, N(now), T(q->owner), N(most));
    int got = sqlite3_step(s);
    for (; got == SQLITE_ROW; got = sqlite3_step(s))
        each(with, text_of(s, 0));
    enum err e = got == SQLITE_DONE ? ERR_OK : complain(q, why);
    finish(s);
    return e;
}

static int descriptor(struct store *s)
{
    (void)s;
    return -1;
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

static enum err backup(struct store *store, const char *path, struct text *why)
{
    struct sqlite *q = of(store);
    sqlite3 *to = NULL;
    if (access(path, F_OK) == 0) {
        text_add(why, "%.200s is there already; name a new file", path);
        return ERR_BAD_TEXT;
    }
    int got = sqlite3_open_v2(path, &to,
                              SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL);
    enum err e = ERR_STORAGE;
    if (got == SQLITE_OK) {
        e = copy_into(q, to, why);
    } else {
        text_add(why, "cannot write %.200s: %s", path, sqlite3_errmsg(to));
    }
    (void)sqlite3_close(to);
    return e;
}

/* -- Opening --------------------------------------------------------------- */

static void close_all(struct store *store)
{
    struct sqlite *q = of(store);
    for (int i = 0; i < Q_QUERIES; i++)
        (void)sqlite3_finalize(q->query[i]);
    (void)sqlite3_close(q->db);
    if (q->lock >= 0)
        (void)close(q->lock);
    free(q);
}

static const struct store_kind kind = {
    .name = "sqlite",
    .close = close_all,
    .make = make,
    .find = find,
    .append = append,
    .entries = entries,
    .list = list,
    .count = count,
    .totals = totals,
    .claim = claim,
    .renew = renew,
    .yield = yield,
    .due = due,
    .descriptor = descriptor,
    .news = news,
    .backup = backup,
};

/* Two servers on one file would not hear of each other. */
static enum err take_lock(struct sqlite *q, const struct store_options *o,
                          struct text *why)
{
    char path[4096];
    struct text t = text_in(path, sizeof path);
    if (!o->owner[0] || strcmp(o->where, ":memory:") == 0)
        return ERR_OK;
    text_add(&t, "%s.lock", o->where);
    q->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (q->lock < 0) {
        text_add(why, "cannot write %.200s: is the folder there?", path);
        return ERR_STORAGE;
    }
    if (flock(q->lock, LOCK_EX | LOCK_NB) == 0)
        return ERR_OK;
    text_add(why,
             "another server works on %.200s; several servers can share "
             "PostgreSQL",
             o->where);
    return ERR_STORAGE;
}

static enum err execute(struct sqlite *q, const char *words, struct text *why)
{
    return sqlite3_exec(q->db, words, NULL, NULL, NULL) == SQLITE_OK
               ? ERR_OK
               : complain(q, why);
}

static int layout_version(struct sqlite *q)
{
    sqlite3_stmt *s = NULL;
    int version = -1;
    if (sqlite3_prepare_v2(q->db, "PRAGMA user_version", -1, &s, NULL)
            == SQLITE_OK
        && sqlite3_step(s) == SQLITE_ROW)
        version = sqlite3_column_int(s, 0);
    (void)sqlite3_finalize(s);
    return version;
}

static enum err migrate(struct sqlite *q, struct text *why)
{
    int version = layout_version(q);
    enum err e = ERR_OK;
    if (version < 0)
        return complain(q, why);
    if (version > COUNT_OF(steps)) {
        text_add(why, "the file was written by a newer mudbrick");
        return ERR_STORAGE;
    }
    for (int i = version; e == ERR_OK && i < COUNT_OF(steps); i++) {
        char pragma[48];
        struct text t = text_in(pragma, sizeof pragma);
        text_add(&t, "PRAGMA user_version = %d; COMMIT", i + 1);
        e = execute(q, "BEGIN IMMEDIATE", why);
        if (e == ERR_OK)
            e = execute(q, steps[i], why);
        if (e == ERR_OK)
            e = execute(q, pragma, why);
    }
    return e;
}

static enum err prepare(struct sqlite *q, struct text *why)
{
    for (int i = 0; i < Q_QUERIES; i++) {
        if (sqlite3_prepare_v3(q->db, queries[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &q->query[i], NULL)
            != SQLITE_OK)
            return complain(q, why);
    }
    return ERR_OK;
}

static enum err open_all(struct sqlite *q, const struct store_options *o,
                         struct text *why)
{
    enum err e = take_lock(q, o, why);
    if (e != ERR_OK)
        return e;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    if (sqlite3_open_v2(o->where, &q->db, flags, NULL) != SQLITE_OK) {
        text_add(why, "cannot open %.200s: %s", o->where,
                 q->db ? sqlite3_errmsg(q->db) : "no memory");
        return ERR_STORAGE;
    }
    (void)sqlite3_busy_timeout(q->db, 5000);
    e = execute(q,
                "PRAGMA journal_mode = WAL; PRAGMA trusted_schema = OFF;"
                "PRAGMA cell_size_check = ON;",
                why);
    if (e == ERR_OK) {
        e = execute(q,
                    o->is_relaxed ? "PRAGMA synchronous = NORMAL"
                                  : "PRAGMA synchronous = FULL",
                    why);
    }
    if (e == ERR_OK)
        e = migrate(q, why);
    return e == ERR_OK ? prepare(q, why) : e;
}

struct store *sqlite_open(const struct store_options *o, struct text *why)
{
    struct sqlite *q = store_room(sizeof *q);
    *q = (struct sqlite){.store.kind = &kind, .lock = -1};
    store_copy(q->owner, sizeof q->owner, o->owner);
    if (open_all(q, o, why) == ERR_OK)
        return &q->store;
    close_all(&q->store);
    return NULL;
}
