/* postgres_query.c - the questions that PostgreSQL is asked. */
#include "host/clock.h"
#include "store/postgres_internal.h"

#include <assert.h>
#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>

static const struct {
    const char *name, *words;
} queries[Q_QUERIES] = {
    [Q_MAKE] = {"make",
                "INSERT INTO tables (id, maker, setup, summary, public, state,"
                " due, changed)"
                " VALUES ($1, $2, $3, $4, $5::bool, $6::int, $7::bigint,"
                " $8::bigint)"},
    [Q_FIND] = {"find",
                "SELECT id, maker, setup, summary, public::int, state, due,"
                " changed FROM tables WHERE id = $1"},
    /* A whole batch in one statement, which is a transaction of its own. What
     * does not continue its table is left out; the others are named to those
     * who listen, and to the caller. So is all of it when the database comes to it
     * after the deadline: its maker has been told by then that it was not stored. */
    [Q_APPEND] =
        {"append",
         "WITH a AS (SELECT * FROM unnest($1::text[], $2::int[], $3::int[],"
         " $4::text[]) AS a(id, version, count, lines)),"
         " e AS (INSERT INTO entries (id, version, last, body)"
         " SELECT id, version + 1, version + count, lines FROM a"
         " WHERE version = coalesce((SELECT last FROM entries"
         " WHERE entries.id = a.id ORDER BY entries.version DESC LIMIT 1),"
         " (SELECT 0 FROM tables WHERE tables.id = a.id))"
         " AND extract(epoch FROM clock_timestamp()) * 1000 < $11::bigint"
         " ORDER BY id ON CONFLICT DO NOTHING RETURNING id),"
         " c AS (UPDATE tables SET state = c.state, due = c.due,"
         " summary = coalesce(c.summary, tables.summary),"
         " changed = $5::bigint"
         " FROM unnest($6::text[], $7::int[], $8::bigint[], $9::text[])"
         " AS c(id, state, due, summary) JOIN e ON e.id = c.id"
         " WHERE tables.id = c.id),"
         " n AS (SELECT pg_notify('mudbrick', $10::text"
         " || string_agg(' ' || id, '')) FROM e HAVING count(*) > 0)"
         " SELECT id FROM e LEFT JOIN n ON true"},
    [Q_ENTRIES] = {"entries",
                   "SELECT version, body FROM entries"
                   " WHERE id = $1 AND last > $2::int ORDER BY version"},
    [Q_LIST] = {"list",
                "SELECT id, '', '', summary, public::int, state, due, changed"
                " FROM tables WHERE public AND state < 2"
                " ORDER BY state, changed DESC LIMIT $1::int"},
    [Q_COUNT] = {"count",
                 "SELECT count(*) FROM tables WHERE maker = $1 AND state < 2"
                 " AND changed > $2::bigint"},
    [Q_TOTALS] = {"totals",
                  "SELECT state, count(*) FROM tables GROUP BY state"},
    [Q_PROPOSE] = {"propose",
                   "INSERT INTO settings (name, value) VALUES ($1, $2)"
                   " ON CONFLICT DO NOTHING"},
    [Q_AGREED] = {"agreed", "SELECT value FROM settings WHERE name = $1"},
    [Q_CLAIM] = {"claim",
                 "UPDATE tables SET owner = $1::text, lease = $2::bigint"
                 " WHERE id = $3 AND (owner = $1::text OR lease < $4::bigint)"},
    /* In the order of the names, as everybody locks several rows. */
    [Q_RENEW] = {"renew",
                 "UPDATE tables SET lease = $1::bigint FROM (SELECT id FROM"
                 " tables WHERE owner = $2 AND lease > 0 ORDER BY id"
                 " FOR UPDATE) AS o WHERE tables.id = o.id"},
    [Q_YIELD] = {"yield", "UPDATE tables SET owner = '', lease = 0 FROM"
                          " (SELECT id FROM tables WHERE owner = $1 ORDER BY id"
                          " FOR UPDATE) AS o WHERE tables.id = o.id"},
    [Q_DUE] = {"due",
               "SELECT id FROM tables WHERE due > 0 AND due <= $1::bigint"
               " AND (lease < $1::bigint OR owner = $2) AND id > $4"
               " ORDER BY id LIMIT $3::int"},
    /* Both are read, and something is written. */
    [Q_CHECK] = {"check", "UPDATE mudbrick_layout SET version = version"
                          " WHERE (SELECT count(*) FROM (SELECT FROM tables"
                          " LIMIT 1) AS t, (SELECT FROM entries LIMIT 1) AS e)"
                          " >= 0"},
};

/* The server's words end with a line break. What is said already counts. */
enum err postgres_complain(PGconn *c, struct text *why)
{
    assert(c && why);
    const char *words = PQerrorMessage(c);
    if (why->len == 0)
        text_add(why, "the store says: %.*s", (int)strcspn(words, "\n"), words);
    return ERR_STORAGE;
}

/* The same for those who play: without the address of the database. */
static void complain_to_all(PGconn *c, struct text *why)
{
    static const char end[] = " failed: ";
    const char *words = PQerrorMessage(c);
    const char *reason = strstr(words, end);
    reason = reason ? reason + sizeof end - 1 : words;
    if (why->len == 0) {
        text_add(why, "the store says: %.*s", (int)strcspn(reason, "\n"),
                 reason);
    }
}

/* -- Waiting --------------------------------------------------------------- */

/* Waits until something can be done; false when the time is up. */
static bool wait_for(PGconn *c, short events, int64_t until)
{
    struct pollfd p = {.fd = PQsocket(c), .events = events};
    for (;;) {
        int64_t left = until - clock_steady_ms();
        if (left <= 0)
            return false;
        int got = poll(&p, 1, left < INT_MAX ? (int)left : INT_MAX);
        if (got > 0 || (got < 0 && errno != EINTR))
            return true; /* what is broken says so when it is read */
    }
}

/* Sends what was asked and reads until a result is whole; false when the time is
 * up. */
static bool finish(PGconn *c, int64_t until)
{
    for (int left = PQflush(c); left > 0; left = PQflush(c)) {
        if (!wait_for(c, POLLIN | POLLOUT, until))
            return false;
        if (!PQconsumeInput(c))
            return true;
    }
    while (PQisBusy(c)) {
        if (!wait_for(c, POLLIN, until))
            return false;
        if (!PQconsumeInput(c))
            return true;
    }
    return true;
}

static bool is_good(const PGresult *r)
{
    ExecStatusType status = PQresultStatus(r);
    return status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
}

/* The last result of what was sent, or the first that is bad. A connection that is
 * late is cut, so that the library takes it for lost. */
static PGresult *result_of(PGconn *c, int patience, struct text *why)
{
    int64_t until = patience > 0 ? clock_steady_ms() + patience : INT64_MAX;
    PGresult *last = NULL;
    for (;;) {
        if (!finish(c, until)) {
            text_add(why, "the store does not answer");
            (void)shutdown(PQsocket(c), SHUT_RDWR);
            until = INT64_MAX;
        }
        PGresult *next = PQgetResult(c);
        if (!next)
            return last;
        if (last && !is_good(last)) {
            PQclear(next);
        } else {
            PQclear(last);
            last = next;
        }
    }
}

enum err postgres_execute(PGconn *c, int patience, const char *words,
                          struct text *why)
{
    assert(c && words && why);
    PGresult *r = PQsendQuery(c, words) ? result_of(c, patience, why) : NULL;
    bool good = is_good(r);
    PQclear(r);
    return good ? ERR_OK : postgres_complain(c, why);
}

/* -- Connections ----------------------------------------------------------- */

/* How far the clock of the database is ahead of the one here. */
static enum err compare_clocks(struct postgres *p, struct text *why)
{
    PGresult *r = NULL;
    if (PQsendQuery(p->work, "SELECT (extract(epoch FROM clock_timestamp())"
                             " * 1000)::bigint"))
        r = result_of(p->work, POSTGRES_PATIENCE, why);
    bool good = is_good(r);
    if (good)
        p->ahead = postgres_number_at(r, 0, 0) - clock_steady_ms();
    PQclear(r);
    return good ? ERR_OK : postgres_complain(p->work, why);
}

int64_t postgres_deadline(const struct postgres *p)
{
    return clock_steady_ms() + p->ahead + POSTGRES_PATIENCE;
}

enum err postgres_prepare(struct postgres *p, struct text *why)
{
    PGconn *c = p->work;
    char settings[128];
    struct text t = text_in(settings, sizeof settings);
    text_add(&t,
             "SET synchronous_commit = on; SET lock_timeout = %d;"
             " SET statement_timeout = %d",
             POSTGRES_LOCK, POSTGRES_STATEMENT);
    (void)PQsetnonblocking(c, 1);
    enum err e = postgres_execute(c, POSTGRES_PATIENCE, settings, why);
    for (int i = 0; e == ERR_OK && i < Q_QUERIES; i++) {
        PGresult *r = NULL;
        if (PQsendPrepare(c, queries[i].name, queries[i].words, 0, NULL))
            r = result_of(c, POSTGRES_PATIENCE, why);
        if (!is_good(r))
            e = postgres_complain(c, why);
        PQclear(r);
    }
    return e == ERR_OK ? compare_clocks(p, why) : e;
}

/* The working connection, made anew if it was lost. */
static PGconn *working(struct postgres *p, struct text *why)
{
    if (PQstatus(p->work) == CONNECTION_OK)
        return p->work;
    PQreset(p->work);
    if (PQstatus(p->work) == CONNECTION_OK
        && postgres_prepare(p, why) == ERR_OK)
        return p->work;
    complain_to_all(p->work, why);
    return NULL;
}

void values_add_text(struct values *v, const char *words)
{
    assert(v->count < VALUES_MAX);
    v->value[v->count++] = words;
}

void values_add_number(struct values *v, int64_t n)
{
    assert(v->count < VALUES_MAX);
    struct text t = text_in(v->room[v->count], NUMBER_MAX);
    text_add(&t, "%lld", (long long)n);
    v->value[v->count] = v->room[v->count];
    v->count++;
}

PGresult *postgres_ask(struct postgres *p, enum query which,
                       const struct values *v, struct text *why)
{
    assert(which < Q_QUERIES);
    PGconn *c = working(p, why);
    if (!c)
        return NULL;
    PGresult *r = NULL;
    if (PQsendQueryPrepared(c, queries[which].name, v->count, v->value, NULL,
                            NULL, 0))
        r = result_of(c, POSTGRES_PATIENCE, why);
    if (is_good(r))
        return r;
    complain_to_all(c, why);
    PQclear(r);
    return NULL;
}

enum err postgres_run(struct postgres *p, enum query which,
                      const struct values *v, struct text *why)
{
    assert(p && v && why);
    PGresult *r = postgres_ask(p, which, v, why);
    PQclear(r);
    return r ? ERR_OK : ERR_STORAGE;
}

int64_t postgres_number_at(const PGresult *r, int row, int column)
{
    assert(row < PQntuples(r) && column < PQnfields(r));
    long long n = 0;
    const char *words = PQgetvalue(r, row, column);
    bool minus = words[0] == '-';
    if (!text_number(words + minus, 0, INT64_MAX, &n))
        return 0;
    return minus ? -n : n;
}
