/* postgres.c - tables in PostgreSQL, shared by several servers.
 *
 * Two connections: one that works, one that listens. A batch is sent as one
 * pipeline, so it costs one trip however long it is. When a connection is lost
 * the call fails, and the next one tries again.
 */
#include "store/store_internal.h"

#include "base/num.h"

#include <libpq-fe.h>
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
};

enum query {
    Q_MAKE,
    Q_FIND,
    Q_APPEND,
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

static const struct {
    const char *name, *words;
} queries[Q_QUERIES] = {
    [Q_MAKE] = {"make",
                "INSERT INTO tables (id, maker, setup, summary, public, state,"
                " version, due, changed)"
                " VALUES ($1, $2, $3, $4, $5::bool, $6::int, 0, $7::bigint,"
                " $8::bigint)"},
    [Q_FIND] = {"find",
                "SELECT id, maker, setup, summary, public::int, state, version,"
                " due, changed FROM tables WHERE id = $1"},
    /* The version is moved on and the entries follow, or nothing happens. */
    [Q_APPEND] = {"append",
                  "WITH t AS (UPDATE tables SET version = $3::int,"
                  " state = $4::int, due = $5::bigint,"
                  " summary = coalesce($6::text, summary),"
                  " changed = $7::bigint"
                  " WHERE id = $1::text AND version = $2::int RETURNING id),"
                  " e AS (INSERT INTO entries (id, version, body)"
                  " SELECT t.id, $2::int + u.n, u.body FROM t,"
                  " unnest($8::text[]) WITH ORDINALITY AS u(body, n))"
                  " SELECT pg_notify('mudbrick', $9::text || ' ' || t.id)"
                  " FROM t"},
    [Q_ENTRIES] = {"entries",
                   "SELECT version, body FROM entries"
                   " WHERE id = $1 AND version > $2::int ORDER BY version"},
    [Q_LIST] = {"list",
                "SELECT id, '', '', summary, public::int, state, version, due,"
                " changed FROM tables WHERE public AND state < 2"
                " ORDER BY state, changed DESC LIMIT $1::int"},
    [Q_COUNT] = {"count",
                 "SELECT count(*) FROM tables WHERE maker = $1 AND state < 2"},
    [Q_TOTALS] = {"totals",
                  "SELECT state, count(*) FROM tables GROUP BY state"},
    [Q_CLAIM] = {"claim",
                 "UPDATE tables SET owner = $1::text, lease = $2::bigint"
                 " WHERE id = $3 AND (owner = $1::text OR lease < $4::bigint)"},
    [Q_RENEW] = {"renew", "UPDATE tables SET lease = $1::bigint"
                          " WHERE owner = $2 AND lease > 0"},
    [Q_YIELD] = {"yield",
                 "UPDATE tables SET owner = '', lease = 0 WHERE owner = $1"},
    [Q_DUE] = {"due",
               "SELECT id FROM tables WHERE due > 0 AND due <= $1::bigint"
               " AND (lease < $1::bigint OR owner = $2) LIMIT $3::int"},
};

enum { VALUES_MAX = 9, NUMBER_MAX = 24 };

struct postgres {
    struct store store; /* first */
    PGconn *work;
    PGconn *ears;
    bool has_missed; /* news, while there was no connection */
    char owner[STORE_OWNER_MAX];
};

static struct postgres *of(struct store *s)
{
    return (struct postgres *)(void *)s;
}

/* The server's words end with a line break. */
static enum err complain(PGconn *c, struct text *why)
{
    const char *words = PQerrorMessage(c);
    text_add(why, "the store says: %.*s", (int)strcspn(words, "\n"), words);
    return ERR_STORAGE;
}

/* -- Connections ----------------------------------------------------------- */

static enum err execute(PGconn *c, const char *words, struct text *why)
{
    PGresult *r = PQexec(c, words);
    ExecStatusType status = PQresultStatus(r);
    bool good = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    PQclear(r);
    return good ? ERR_OK : complain(c, why);
}

static enum err prepare(PGconn *c, struct text *why)
{
    enum err e = execute(c, "SET synchronous_commit = on", why);
    for (int i = 0; e == ERR_OK && i < Q_QUERIES; i++) {
        PGresult *r = PQprepare(c, queries[i].name, queries[i].words, 0, NULL);
        if (PQresultStatus(r) != PGRES_COMMAND_OK)
            e = complain(c, why);
        PQclear(r);
    }
    return e;
}

/* The working connection, made anew if it was lost. */
static PGconn *working(struct postgres *p, struct text *why)
{
    if (PQstatus(p->work) == CONNECTION_OK)
        return p->work;
    PQreset(p->work);
    if (PQstatus(p->work) == CONNECTION_OK && prepare(p->work, why) == ERR_OK)
        return p->work;
    if (why->len == 0)
        (void)complain(p->work, why);
    return NULL;
}

static bool listen_again(struct postgres *p)
{
    char room[STORE_WHY_MAX];
    struct text why = text_in(room, sizeof room);
    PQreset(p->ears);
    p->has_missed = true;
    return PQstatus(p->ears) == CONNECTION_OK
           && execute(p->ears, "LISTEN mudbrick", &why) == ERR_OK;
}

/* -- Queries --------------------------------------------------------------- */

/* Values as texts, the way the protocol has them. */
struct values {
    const char *value[VALUES_MAX];
    char room[VALUES_MAX][NUMBER_MAX];
    int count;
};

static void add_text(struct values *v, const char *words)
{
    v->value[v->count++] = words;
}

static void add_number(struct values *v, int64_t n)
{
    struct text t = text_in(v->room[v->count], NUMBER_MAX);
    text_add(&t, "%lld", (long long)n);
    v->value[v->count] = v->room[v->count];
    v->count++;
}

/* The rows of a query; NULL if it failed. */
static PGresult *ask(struct postgres *p, enum query which,
                     const struct values *v, struct text *why)
{
    PGconn *c = working(p, why);
    if (!c)
        return NULL;
    PGresult *r = PQexecPrepared(c, queries[which].name, v->count, v->value,
                                 NULL, NULL, 0);
    ExecStatusType status = PQresultStatus(r);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK)
        return r;
    (void)complain(c, why);
    PQclear(r);
    return NULL;
}

static enum err run(struct postgres *p, enum query which,
                    const struct values *v, struct text *why)
{
    PGresult *r = ask(p, which, v, why);
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

static int64_t number_at(const PGresult *r, int row, int column)
{
    long long n = 0;
    const char *words = PQgetvalue(r, row, column);
    bool minus = words[0] == '-';
    if (!text_number(words + minus, 0, INT64_MAX, &n))
        return 0;
    return minus ? -n : n;
}

static void read_table(const PGresult *r, int row, struct store_table *out)
{
    store_copy(out->id, sizeof out->id, PQgetvalue(r, row, 0));
    store_copy(out->maker, sizeof out->maker, PQgetvalue(r, row, 1));
    out->setup = store_keep(PQgetvalue(r, row, 2));
    out->summary = store_keep(PQgetvalue(r, row, 3));
    out->is_public = number_at(r, row, 4) != 0;
    out->state = (enum store_state)number_at(r, row, 5);
    out->version = (int)number_at(r, row, 6);
    out->due = number_at(r, row, 7);
    out->changed = number_at(r, row, 8);
}

/* -- Tables ---------------------------------------------------------------- */

static enum err make(struct store *store, const struct store_table *t,
                     struct text *why)
{
    struct values v = {.count = 0};
    add_text(&v, t->id);
    add_text(&v, t->maker);
    add_text(&v, t->setup);
    add_text(&v, t->summary);
    add_text(&v, t->is_public ? "t" : "f");
    add_number(&v, t->state);
    add_number(&v, t->due);
    add_number(&v, t->changed);
    return run(of(store), Q_MAKE, &v, why);
}

static enum err find(struct store *store, const char *id,
                     struct store_table *out, struct text *why)
{
    struct values v = {.count = 0};
    add_text(&v, id);
    PGresult *r = ask(of(store), Q_FIND, &v, why);
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

/* The bodies as an array: {"...","..."}. The caller frees. */
static char *array_of(const char *const *bodies, int count)
{
    size_t size = 3;
    for (int i = 0; i < count; i++)
        size += 2 * strlen(bodies[i]) + 3;
    char *array = store_room(size);
    char *p = array;
    *p++ = '{';
    for (int i = 0; i < count; i++) {
        if (i > 0)
            *p++ = ',';
        *p++ = '"';
        for (const char *b = bodies[i]; *b; b++) {
            if (*b == '"' || *b == '\\')
                *p++ = '\\';
            *p++ = *b;
        }
        *p++ = '"';
    }
    *p++ = '}';
    *p = '\0';
    return array;
}

static bool send_append(PGconn *c, const char *owner,
                        const struct store_append *a, int64_t now)
{
    struct values v = {.count = 0};
    char *array = array_of(a->bodies, a->count);
    add_text(&v, a->id);
    add_number(&v, a->version);
    add_number(&v, a->version + a->count);
    add_number(&v, a->state);
    add_number(&v, a->due);
    add_text(&v, a->summary);
    add_number(&v, now);
    add_text(&v, array);
    add_text(&v, owner);
    int sent = PQsendQueryPrepared(c, queries[Q_APPEND].name, v.count, v.value,
                                   NULL, NULL, 0);
    free(array);
    return sent == 1;
}

/* The next result of the pipeline; an error is kept in `why`. */
static PGresult *next_result(PGconn *c, enum err *e, struct text *why)
{
    PGresult *r = PQgetResult(c);
    ExecStatusType status = PQresultStatus(r);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK)
        return r;
    if (*e == ERR_OK && status != PGRES_PIPELINE_ABORTED)
        (void)complain(c, why);
    *e = ERR_STORAGE;
    PQclear(r);
    return NULL;
}

/* Reads one query's result and the NULL that follows it. */
static int read_rows(PGconn *c, enum err *e, struct text *why)
{
    PGresult *r = next_result(c, e, why);
    int rows = r ? PQntuples(r) : 0;
    PQclear(r);
    if (PQstatus(c) == CONNECTION_OK)
        PQclear(PQgetResult(c));
    return rows;
}

static enum err append_in_pipeline(struct postgres *p, PGconn *c,
                                   struct store_append *list, int count,
                                   int64_t now, struct text *why)
{
    enum err e = ERR_OK;
    bool sent = PQsendQueryParams(c, "BEGIN", 0, NULL, NULL, NULL, NULL, 0)
                == 1;
    for (int i = 0; sent && i < count; i++)
        sent = send_append(c, p->owner, &list[i], now);
    sent = sent
           && PQsendQueryParams(c, "COMMIT", 0, NULL, NULL, NULL, NULL, 0) == 1
           && PQpipelineSync(c) == 1;
    if (!sent)
        return complain(c, why);
    (void)read_rows(c, &e, why);
    for (int i = 0; i < count; i++)
        list[i].is_late = read_rows(c, &e, why) == 0;
    (void)read_rows(c, &e, why);
    PGresult *sync = PQgetResult(c);
    if (PQresultStatus(sync) != PGRES_PIPELINE_SYNC && e == ERR_OK)
        e = complain(c, why);
    PQclear(sync);
    return e;
}

/* Two servers that lock the same tables must do it in the same order. */
static int by_id(const void *a, const void *b)
{
    const struct store_append *x = a;
    const struct store_append *y = b;
    return strcmp(x->id, y->id);
}

static enum err append(struct store *store, struct store_append *list,
                       int count, int64_t now, struct text *why)
{
    struct postgres *p = of(store);
    PGconn *c = working(p, why);
    if (!c)
        return ERR_STORAGE;
    qsort(list, (size_t)count, sizeof *list, by_id);
    if (PQenterPipelineMode(c) != 1)
        return complain(c, why);
    enum err e = append_in_pipeline(p, c, list, count, now, why);
    if (PQexitPipelineMode(c) != 1) {
        /* Something is left in the pipe: a new connection is cleaner. */
        PQreset(c);
        if (PQstatus(c) == CONNECTION_OK && prepare(c, why) != ERR_OK)
            e = ERR_STORAGE;
    }
    return e;
}

static enum err entries(struct store *store, const char *id, int from,
                        store_each_entry *each, void *with, struct text *why)
{
    struct values v = {.count = 0};
    add_text(&v, id);
    add_number(&v, from);
    PGresult *r = ask(of(store), Q_ENTRIES, &v, why);
    for (int i = 0; r && i < PQntuples(r); i++)
        each(with, (int)number_at(r, i, 0), PQgetvalue(r, i, 1));
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

static enum err list(struct store *store, int most, store_each_table *each,
                     void *with, struct text *why)
{
    struct values v = {.count = 0};
    add_number(&v, most);
    PGresult *r = ask(of(store), Q_LIST, &v, why);
    for (int i = 0; r && i < PQntuples(r); i++) {
        struct store_table t;
        read_table(r, i, &t);
        each(with, &t);
        store_release(&t);
    }
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

static enum err count(struct store *store, const char *maker, int *out,
                      struct text *why)
{
    struct values v = {.count = 0};
    add_text(&v, maker);
    PGresult *r = ask(of(store), Q_COUNT, &v, why);
    if (r)
        *out = (int)number_at(r, 0, 0);
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

static enum err totals(struct store *store, int64_t out[3], struct text *why)
{
    struct values v = {.count = 0};
    PGresult *r = ask(of(store), Q_TOTALS, &v, why);
    out[0] = out[1] = out[2] = 0;
    for (int i = 0; r && i < PQntuples(r); i++) {
        int64_t state = number_at(r, i, 0);
        if (state >= 0 && state < 3)
            out[state] = number_at(r, i, 1);
    }
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

/* -- Leases ---------------------------------------------------------------- */

static enum err claim(struct store *store, const char *id, int64_t now,
                      int64_t until, bool *is_mine, struct text *why)
{
    struct postgres *p = of(store);
    struct values v = {.count = 0};
    add_text(&v, p->owner);
    add_number(&v, until);
    add_text(&v, id);
    add_number(&v, now);
    PGresult *r = ask(p, Q_CLAIM, &v, why);
    if (r)
        *is_mine = strcmp(PQcmdTuples(r), "1") == 0;
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

static enum err renew(struct store *store, int64_t until, struct text *why)
{
    struct values v = {.count = 0};
    add_number(&v, until);
    add_text(&v, of(store)->owner);
    return run(of(store), Q_RENEW, &v, why);
}

static enum err yield(struct store *store, struct text *why)
{
    struct values v = {.count = 0};
    add_text(&v, of(store)->owner);
    return run(of(store), Q_YIELD, &v, why);
}

static enum err due(struct store *store, int64_t now, int most,
                    store_each_id *each, void *with, struct text *why)
{
    struct values v = {.count = 0};
    add_number(&v, now);
    add_text(&v, of(store)->owner);
    add_number(&v, most);
    PGresult *r = ask(of(store), Q_DUE, &v, why);
    for (int i = 0; r && i < PQntuples(r); i++)
        each(with, PQgetvalue(r, i, 0));
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

/* -- News ------------------------------------------------------------------ */

static int descriptor(struct store *store)
{
    struct postgres *p = of(store);
    if (PQstatus(p->ears) != CONNECTION_OK && !listen_again(p))
        return -1;
    return PQsocket(p->ears);
}

static void news(struct store *store, store_each_id *each, void *with)
{
    struct postgres *p = of(store);
    size_t own = strlen(p->owner);
    if (PQconsumeInput(p->ears) != 1)
        (void)listen_again(p);
    if (p->has_missed && PQstatus(p->ears) == CONNECTION_OK) {
        p->has_missed = false;
        each(with, NULL);
    }
    for (PGnotify *n = PQnotifies(p->ears); n; n = PQnotifies(p->ears)) {
        const char *space = strchr(n->extra, ' ');
        bool mine = space && (size_t)(space - n->extra) == own
                    && strncmp(n->extra, p->owner, own) == 0;
        if (space && !mine)
            each(with, space + 1);
        PQfreemem(n);
    }
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
    struct postgres *p = of(store);
    PQfinish(p->work);
    PQfinish(p->ears);
    free(p);
}

static const struct store_kind kind = {
    .name = "postgresql",
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

static int layout_version(PGconn *c)
{
    PGresult *r = PQexec(c, "SELECT version FROM mudbrick_layout");
    int version = PQresultStatus(r) == PGRES_TUPLES_OK && PQntuples(r) == 1
                      ? (int)number_at(r, 0, 0)
                      : -1;
    PQclear(r);
    return version;
}

static enum err take_steps(PGconn *c, struct text *why)
{
    int version = layout_version(c);
    enum err e = ERR_OK;
    if (version < 0)
        return complain(c, why);
    if (version > COUNT_OF(steps)) {
        text_add(why, "the database was written by a newer mudbrick");
        return ERR_STORAGE;
    }
    for (int i = version; e == ERR_OK && i < COUNT_OF(steps); i++) {
        e = execute(c, steps[i], why);
        if (e == ERR_OK) {
            e = execute(c, "UPDATE mudbrick_layout SET version = version + 1",
                        why);
        }
    }
    return e;
}

/* Only one of several servers that start at once may change the layout. */
static enum err migrate(PGconn *c, struct text *why)
{
    enum err e = execute(c,
                         "SET client_min_messages = warning; BEGIN;"
                         "SELECT pg_advisory_xact_lock(20817);"
                         "CREATE TABLE IF NOT EXISTS mudbrick_layout"
                         " (version int NOT NULL);"
                         "INSERT INTO mudbrick_layout SELECT 0"
                         " WHERE NOT EXISTS (SELECT FROM mudbrick_layout)",
                         why);
    if (e == ERR_OK)
        e = take_steps(c, why);
    return e == ERR_OK ? execute(c, "COMMIT", why) : e;
}

static enum err open_all(struct postgres *p, const struct store_options *o,
                         struct text *why)
{
    p->work = PQconnectdb(o->where);
    p->ears = PQconnectdb(o->where);
    if (PQstatus(p->work) != CONNECTION_OK)
        return complain(p->work, why);
    if (PQstatus(p->ears) != CONNECTION_OK)
        return complain(p->ears, why);
    enum err e = migrate(p->work, why);
    if (e == ERR_OK)
        e = prepare(p->work, why);
    return e == ERR_OK ? execute(p->ears, "LISTEN mudbrick", why) : e;
}

struct store *postgres_open(const struct store_options *o, struct text *why)
{
    struct postgres *p = store_room(sizeof *p);
    *p = (struct postgres){.store.kind = &kind};
    store_copy(p->owner, sizeof p->owner, o->owner);
    if (open_all(p, o, why) == ERR_OK)
        return &p->store;
    close_all(&p->store);
    return NULL;
}
