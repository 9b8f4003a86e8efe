/* sqlite_open.c - the file of the tables: its layout, its lock, what is asked. */
#include "host/memory.h"
#include "store/sqlite_internal.h"

#include "base/num.h"

#include <assert.h>
#include <fcntl.h>
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
    /* What is added together is kept together. */
    "ALTER TABLE entries ADD COLUMN last INTEGER NOT NULL DEFAULT 0;"
    "UPDATE entries SET last = version;"
    "ALTER TABLE tables DROP COLUMN version;",
    /* The first tables of the list and the totals, however many there are. */
    "DROP INDEX IF EXISTS tables_listed; DROP INDEX IF EXISTS tables_state;"
    "CREATE INDEX tables_listed ON tables (state, changed DESC)"
    " WHERE public = 1;"
    "CREATE INDEX tables_state ON tables (state);",
    /* Makers were hashed without a secret: who tries all addresses finds them. */
    ("CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;"
     "UPDATE tables SET maker = 'unknown';"),
};

static const char *const queries[Q_ALL] = {
    [Q_BEGIN] = "BEGIN IMMEDIATE",
    [Q_COMMIT] = "COMMIT",
    [Q_ROLLBACK] = "ROLLBACK",
    [Q_MAKE] = "INSERT INTO tables (id, maker, setup, summary, public, state,"
               " due, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    [Q_FIND] = "SELECT id, maker, setup, summary, public, state, due, changed"
               " FROM tables WHERE id = ?",
    [Q_APPEND] = "INSERT INTO entries (id, version, last, body)"
                 " SELECT ?1, ?2 + 1, ?2 + ?3, ?4 WHERE ?2 = coalesce("
                 "(SELECT last FROM entries WHERE id = ?1"
                 " ORDER BY version DESC LIMIT 1),"
                 " (SELECT 0 FROM tables WHERE id = ?1))",
    [Q_CHANGE] = "UPDATE tables SET state = ?, due = ?,"
                 " summary = coalesce(?, summary), changed = ? WHERE id = ?",
    [Q_ENTRIES] = "SELECT version, body FROM entries"
                  " WHERE id = ? AND last > ? ORDER BY version",
    [Q_LIST] = "SELECT id, '', '', summary, public, state, due, changed"
               " FROM tables WHERE public = 1 AND state < 2"
               " ORDER BY state, changed DESC LIMIT ?",
    [Q_COUNT] = "SELECT count(*) FROM tables WHERE maker = ? AND state < 2"
                " AND changed > ?",
    [Q_TOTALS] = "SELECT state, count(*) FROM tables GROUP BY state",
    [Q_PROPOSE] = "INSERT INTO settings (name, value) VALUES (?, ?)"
                  " ON CONFLICT DO NOTHING",
    [Q_AGREED] = "SELECT value FROM settings WHERE name = ?",
    [Q_CLAIM] = "UPDATE tables SET owner = ?1, lease = ?2 WHERE id = ?3"
                " AND (owner = ?1 OR lease < ?4)",
    [Q_RENEW] = "UPDATE tables SET lease = ? WHERE owner = ? AND lease > 0",
    [Q_YIELD] = "UPDATE tables SET owner = '', lease = 0 WHERE owner = ?",
    [Q_DUE] =
        "SELECT id FROM tables WHERE due > 0 AND due <= ?1"
        " AND (lease < ?1 OR owner = ?2) AND id > ?4 ORDER BY id LIMIT ?3",
    [Q_CHECK] = "SELECT user_version, (SELECT id FROM tables LIMIT 1),"
                " (SELECT id FROM entries LIMIT 1) FROM pragma_user_version",
};

/* Two servers on one file would not hear of each other. */
static enum err take_lock(struct sqlite *q, const struct store_options *o,
                          struct text *why)
{
    char path[4096];
    struct text t = text_in(path, sizeof path);
    if (!o->owner[0] || o->is_second || strcmp(o->where, ":memory:") == 0)
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
               : sqlite_complain(q, why);
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

static enum err take_step(struct store *store, int number, struct text *why)
{
    struct sqlite *q = sqlite_of(store);
    char pragma[48];
    struct text t = text_in(pragma, sizeof pragma);
    text_add(&t, "PRAGMA user_version = %d; COMMIT", number + 1);
    enum err e = execute(q, "BEGIN IMMEDIATE", why);
    if (e == ERR_OK)
        e = execute(q, steps[number], why);
    return e == ERR_OK ? execute(q, pragma, why) : e;
}

static enum err migrate(struct sqlite *q, struct text *why)
{
    int taken = layout_version(q);
    if (taken < 0)
        return sqlite_complain(q, why);
    return store_take_steps(&q->store, taken, COUNT_OF(steps), take_step, why);
}

static enum err prepare(struct sqlite *q, struct text *why)
{
    for (int i = 0; i < Q_ALL; i++) {
        if (sqlite3_prepare_v3(q->db, queries[i], -1, SQLITE_PREPARE_PERSISTENT,
                               &q->query[i], NULL)
            != SQLITE_OK)
            return sqlite_complain(q, why);
    }
    return ERR_OK;
}

static int on_commit(void *with, sqlite3 *db, const char *name, int pages)
{
    (void)db;
    (void)name;
    sweeper_note(with, pages);
    return SQLITE_OK;
}

/* The connection of the thread that stores does not sweep the log itself. */
static enum err hire_sweeper(struct sqlite *q, const struct store_options *o,
                             struct text *why)
{
    if (!o->is_second)
        return ERR_OK;
    q->sweeper = sweeper_new(o->where, why);
    if (!q->sweeper)
        return ERR_STORAGE;
    (void)sqlite3_wal_hook(q->db, on_commit, q->sweeper);
    return execute(q, "PRAGMA journal_size_limit = 134217728", why);
}

/* The file has the keys of matches that are not over, which are for nobody else on
 * the machine. SQLite gives its own files the same rights. Only a file that is not
 * there is touched: closing another would give up the locks that SQLite has on it. */
static void make_private(const char *path)
{
    if (strcmp(path, ":memory:") == 0)
        return;
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd >= 0)
        (void)close(fd);
}

static enum err open_all(struct sqlite *q, const struct store_options *o,
                         struct text *why)
{
    enum err e = take_lock(q, o, why);
    if (e != ERR_OK)
        return e;
    make_private(o->where);
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    if (sqlite3_open_v2(o->where, &q->db, flags, NULL) != SQLITE_OK) {
        text_add(why, "cannot open %.200s: %s", o->where,
                 q->db ? sqlite3_errmsg(q->db) : "no memory");
        return ERR_STORAGE;
    }
    (void)sqlite3_busy_timeout(q->db, SQLITE_PATIENCE);
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
    if (e == ERR_OK)
        e = prepare(q, why);
    return e == ERR_OK ? hire_sweeper(q, o, why) : e;
}

struct store *sqlite_open(const struct store_options *o, struct text *why)
{
    assert(o && why);
    struct sqlite *q = host_alloc(1, sizeof *q);
    q->store.kind = &sqlite_kind;
    q->lock = -1;
    store_copy(q->owner, sizeof q->owner, o->owner);
    if (open_all(q, o, why) == ERR_OK)
        return &q->store;
    store_close(&q->store);
    return NULL;
}
