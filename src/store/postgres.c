/* postgres.c - tables in PostgreSQL, shared by several servers.
 *
 * Two connections: one that works, one that listens. When a connection is lost
 * the call fails, and the next one tries again.
 */
#include "host/memory.h"
#include "store/postgres_internal.h"

#include "base/num.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const char *const steps[] = {
    "CREATE TABLE tables ("
    "  id text PRIMARY KEY, maker text NOT NULL, setup text NOT NULL,"
    "  summary text NOT NULL, public bool NOT NULL, state int NOT NULL,"
    "  version int NOT NULL, due bigint NOT NULL, changed bigint NOT NULL,"
    "  owner text NOT NULL DEFAULT '', lease bigint NOT NULL DEFAULT 0"
    ") WITH (fillfactor = 70);"
    "CREATE TABLE entries ("
    "  id text NOT NULL, version int NOT NULL, body text NOT NULL,"
    "  PRIMARY KEY (id, version));"
    "CREATE INDEX tables_listed ON tables (state) WHERE public;"
    "CREATE INDEX tables_due ON tables (due) WHERE due > 0;"
    "CREATE INDEX tables_maker ON tables (maker, state);",
    /* What is added together is kept together. */
    "ALTER TABLE entries ADD COLUMN last int NOT NULL DEFAULT 0;"
    "UPDATE entries SET last = version;"
    "ALTER TABLE tables DROP COLUMN version;",
    /* The first tables of the list, the totals and a server's own tables, however
     * many there are. */
    "DROP INDEX tables_listed;"
    "CREATE INDEX tables_listed ON tables (state, changed DESC) WHERE public;"
    "CREATE INDEX tables_state ON tables (state);"
    "CREATE INDEX tables_owner ON tables (owner);",
    /* Makers were hashed without a secret: who tries all addresses finds them. */
    ("CREATE TABLE settings (name text PRIMARY KEY, value text NOT NULL);"
     "UPDATE tables SET maker = 'unknown';"),
};

/* -- Tables ---------------------------------------------------------------- */

static void read_table(const PGresult *r, int row, struct store_table *out)
{
    store_copy(out->id, sizeof out->id, PQgetvalue(r, row, 0));
    store_copy(out->maker, sizeof out->maker, PQgetvalue(r, row, 1));
    out->setup = store_keep(PQgetvalue(r, row, 2));
    out->summary = store_keep(PQgetvalue(r, row, 3));
    out->is_public = postgres_number_at(r, row, 4) != 0;
    out->state = (enum store_state)postgres_number_at(r, row, 5);
    out->due = postgres_number_at(r, row, 6);
    out->changed = postgres_number_at(r, row, 7);
}

static enum err make(struct store *store, const struct store_table *t,
                     struct text *why)
{
    struct values v = {.count = 0};
    values_add_text(&v, t->id);
    values_add_text(&v, t->maker);
    values_add_text(&v, t->setup);
    values_add_text(&v, t->summary);
    values_add_text(&v, t->is_public ? "t" : "f");
    values_add_number(&v, t->state);
    values_add_number(&v, t->due);
    values_add_number(&v, t->changed);
    return postgres_run(postgres_of(store), Q_MAKE, &v, why);
}

static enum err find(struct store *store, const char *id,
                     struct store_table *out, struct text *why)
{
    struct values v = {.count = 0};
    values_add_text(&v, id);
    PGresult *r = postgres_ask(postgres_of(store), Q_FIND, &v, why);
    if (!r)
        return ERR_STORAGE;
    enum err e = PQntuples(r) == 1 ? ERR_OK : ERR_NOT_FOUND;
    if (e == ERR_OK) {
        read_table(r, 0, out);
    } else {
        text_add(why, "there is no such table");
    }
    PQclear(r);
    return e;
}

static enum err entries(struct store *store, const char *id, int from,
                        store_each_entry *each, void *with, struct text *why)
{
    struct values v = {.count = 0};
    values_add_text(&v, id);
    values_add_number(&v, from);
    PGresult *r = postgres_ask(postgres_of(store), Q_ENTRIES, &v, why);
    for (int i = 0; r && i < PQntuples(r); i++) {
        store_each_line(PQgetvalue(r, i, 1), (int)postgres_number_at(r, i, 0),
                        from, each, with);
    }
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

static enum err list(struct store *store, int most, store_each_table *each,
                     void *with, struct text *why)
{
    struct values v = {.count = 0};
    values_add_number(&v, most);
    PGresult *r = postgres_ask(postgres_of(store), Q_LIST, &v, why);
    for (int i = 0; r && i < PQntuples(r); i++) {
        struct store_table t;
        read_table(r, i, &t);
        each(with, &t);
        store_release(&t);
    }
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

static enum err count(struct store *store, const char *maker, int64_t since,
                      int *out, struct text *why)
{
    struct values v = {.count = 0};
    values_add_text(&v, maker);
    values_add_number(&v, since);
    PGresult *r = postgres_ask(postgres_of(store), Q_COUNT, &v, why);
    if (r)
        *out = (int)postgres_number_at(r, 0, 0);
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

static enum err totals(struct store *store, int64_t out[3], struct text *why)
{
    struct values v = {.count = 0};
    PGresult *r = postgres_ask(postgres_of(store), Q_TOTALS, &v, why);
    out[0] = out[1] = out[2] = 0;
    for (int i = 0; r && i < PQntuples(r); i++) {
        int64_t state = postgres_number_at(r, i, 0);
        if (state >= 0 && state < 3)
            out[state] = postgres_number_at(r, i, 1);
    }
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

static enum err agree(struct store *store, const char *name,
                      char value[STORE_VALUE_MAX], struct text *why)
{
    struct postgres *p = postgres_of(store);
    struct values v = {.count = 0};
    values_add_text(&v, name);
    values_add_text(&v, value);
    enum err e = postgres_run(p, Q_PROPOSE, &v, why);
    if (e != ERR_OK)
        return e;
    v.count = 1;
    PGresult *r = postgres_ask(p, Q_AGREED, &v, why);
    if (r)
        store_copy(value, STORE_VALUE_MAX, PQgetvalue(r, 0, 0));
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

/* -- Leases ---------------------------------------------------------------- */

static enum err claim(struct store *store, const char *id, int64_t now,
                      int64_t until, bool *is_mine, struct text *why)
{
    struct postgres *p = postgres_of(store);
    struct values v = {.count = 0};
    values_add_text(&v, p->owner);
    values_add_number(&v, until);
    values_add_text(&v, id);
    values_add_number(&v, now);
    PGresult *r = postgres_ask(p, Q_CLAIM, &v, why);
    if (r)
        *is_mine = strcmp(PQcmdTuples(r), "1") == 0;
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

static enum err renew(struct store *store, int64_t until, struct text *why)
{
    struct values v = {.count = 0};
    values_add_number(&v, until);
    values_add_text(&v, postgres_of(store)->owner);
    return postgres_run(postgres_of(store), Q_RENEW, &v, why);
}

static enum err yield(struct store *store, struct text *why)
{
    struct values v = {.count = 0};
    values_add_text(&v, postgres_of(store)->owner);
    return postgres_run(postgres_of(store), Q_YIELD, &v, why);
}

static enum err due(struct store *store, const struct store_page *page,
                    store_each_id *each, void *with, struct text *why)
{
    struct values v = {.count = 0};
    values_add_number(&v, page->now);
    values_add_text(&v, postgres_of(store)->owner);
    values_add_number(&v, page->most);
    values_add_text(&v, page->after);
    PGresult *r = postgres_ask(postgres_of(store), Q_DUE, &v, why);
    for (int i = 0; r && i < PQntuples(r); i++)
        each(with, PQgetvalue(r, i, 0));
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

/* -- News ------------------------------------------------------------------ */

static enum err open_ears(struct postgres *p, struct text *why)
{
    if (PQstatus(p->ears) != CONNECTION_OK)
        return postgres_complain(p->ears, why);
    enum err e = postgres_execute(p->ears, POSTGRES_PATIENCE, "LISTEN mudbrick",
                                  why);
    p->is_listening = e == ERR_OK;
    return e;
}

static int descriptor(struct store *store)
{
    const struct postgres *p = postgres_of(store);
    return p->is_listening ? PQsocket(p->ears) : -1;
}

static void listen(struct store *store)
{
    struct postgres *p = postgres_of(store);
    char room[STORE_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    if (!p->ears || p->is_listening)
        return;
    PQreset(p->ears);
    p->has_missed = true;
    (void)!open_ears(p, &why);
}

/* "one t1 t2": the server "one" has changed these tables. */
static void read_news(const struct postgres *p, char *words,
                      store_each_id *each, void *with)
{
    char *rest = NULL;
    const char *from = strtok_r(words, " ", &rest);
    if (!from || strcmp(from, p->owner) == 0)
        return;
    for (char *id = strtok_r(NULL, " ", &rest); id;
         id = strtok_r(NULL, " ", &rest))
        each(with, id);
}

static void news(struct store *store, store_each_id *each, void *with)
{
    struct postgres *p = postgres_of(store);
    if (!p->is_listening)
        return;
    p->is_listening = PQconsumeInput(p->ears) == 1;
    if (p->has_missed && p->is_listening) {
        p->has_missed = false;
        each(with, NULL);
    }
    for (PGnotify *n = PQnotifies(p->ears); n; n = PQnotifies(p->ears)) {
        read_news(p, n->extra, each, with);
        PQfreemem(n);
    }
}

static enum err check(struct store *store, struct text *why)
{
    struct values v = {.count = 0};
    return postgres_run(postgres_of(store), Q_CHECK, &v, why);
}

static enum err backup(struct store *s, const char *path, struct text *why)
{
    (void)s;
    (void)path;
    text_add(why, "PostgreSQL has its own way to copy: pg_dump");
    return ERR_BAD_TEXT;
}

/* -- Opening --------------------------------------------------------------- */

static void close_all(struct store *store)
{
    struct postgres *p = postgres_of(store);
    PQfinish(p->work);
    PQfinish(p->ears);
    free(p);
}

static const struct store_kind kind = {
    .close = close_all,
    .make = make,
    .find = find,
    .append = postgres_append,
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
    .check = check,
    .backup = backup,
};

static int layout_version(PGconn *c)
{
    PGresult *r = PQexec(c, "SELECT version FROM mudbrick_layout");
    int version = PQresultStatus(r) == PGRES_TUPLES_OK && PQntuples(r) == 1
                      ? (int)postgres_number_at(r, 0, 0)
                      : -1;
    PQclear(r);
    return version;
}

static enum err take_step(struct store *store, int number, struct text *why)
{
    PGconn *c = postgres_of(store)->work;
    enum err e = postgres_execute(c, 0, steps[number], why);
    return e == ERR_OK ? postgres_execute(
               c, 0, "UPDATE mudbrick_layout SET version = version + 1", why)
                       : e;
}

/* Only one of several servers that start at once may change the layout. */
static enum err migrate(struct postgres *p, struct text *why)
{
    PGconn *c = p->work;
    enum err e = postgres_execute(
        c, 0,
        "SET client_min_messages = warning; BEGIN;"
        "SELECT pg_advisory_xact_lock(20817);"
        "CREATE TABLE IF NOT EXISTS mudbrick_layout"
        " (version int NOT NULL);"
        "INSERT INTO mudbrick_layout SELECT 0"
        " WHERE NOT EXISTS (SELECT FROM mudbrick_layout)",
        why);
    int taken = e == ERR_OK ? layout_version(c) : -1;
    if (taken < 0)
        return postgres_complain(c, why);
    e = store_take_steps(&p->store, taken, COUNT_OF(steps), take_step, why);
    return e == ERR_OK ? postgres_execute(c, 0, "COMMIT", why) : e;
}

/* What the library would write to standard error comes back as a sentence. */
static void say_nothing(void *with, const char *words)
{
    (void)with;
    (void)words;
}

/* A database that does not answer must not keep the server waiting for ever. The
 * address may say otherwise, for what comes last counts. */
static PGconn *connect_to(const char *where)
{
    static const char *const names[] = {"connect_timeout", "tcp_user_timeout",
                                        "keepalives_idle", "dbname", NULL};
    const char *const values[] = {"3", "10000", "30", where, NULL};
    PGconn *c = PQconnectdbParams(names, values, 1);
    (void)PQsetNoticeProcessor(c, say_nothing, NULL);
    return c;
}

static enum err open_all(struct postgres *p, const struct store_options *o,
                         struct text *why)
{
    p->work = connect_to(o->where);
    if (PQstatus(p->work) != CONNECTION_OK)
        return postgres_complain(p->work, why);
    enum err e = migrate(p, why);
    if (e == ERR_OK)
        e = postgres_prepare(p, why);
    if (e != ERR_OK || o->is_second)
        return e;
    p->ears = connect_to(o->where);
    return open_ears(p, why);
}

struct store *postgres_open(const struct store_options *o, struct text *why)
{
    assert(o && why);
    struct postgres *p = host_alloc(1, sizeof *p);
    p->store.kind = &kind;
    store_copy(p->owner, sizeof p->owner, o->owner);
    if (open_all(p, o, why) == ERR_OK)
        return &p->store;
    close_all(&p->store);
    return NULL;
}
