/* sqlite_check.c - is the file still one that tables can be kept in? */
#include "store/sqlite_internal.h"

#include <assert.h>
#include <string.h>

static enum err refuse(struct text *why, const char *words)
{
    text_add(why, "%s", words);
    return ERR_STORAGE;
}

/* The file itself, past everything that the library remembers of it. */
static enum err look_at_file(struct sqlite *q, struct text *why)
{
    static const char mark[16] = "SQLite format 3";
    char head[sizeof mark];
    sqlite3_file *file = NULL;
    int moved = 0;
    const char *path = sqlite3_db_filename(q->db, "main");
    if (!path || !path[0])
        return ERR_OK; /* in memory */
    (void)sqlite3_file_control(q->db, "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (moved)
        return refuse(why, "the file of the tables was moved or deleted");
    (void)sqlite3_file_control(q->db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    bool is_whole = file && file->pMethods
                    && file->pMethods->xRead(file, head, sizeof head, 0)
                           == SQLITE_OK;
    return is_whole && memcmp(head, mark, sizeof head) == 0
               ? ERR_OK
               : refuse(why, "the file of the tables is damaged");
}

/* Sets the number of the layout to what it is, which is written all the same. That
 * somebody else is writing is no illness, and is not waited for. */
static enum err write_something(struct sqlite *q, struct text *why)
{
    sqlite3_stmt *s = q->query[Q_CHECK];
    enum { PATIENCE = 50 }; /* milliseconds */
    char words[64];
    struct text t = text_in(words, sizeof words);
    int got = sqlite3_step(s);
    enum err e = got == SQLITE_ROW ? ERR_OK : sqlite_complain(q, why);
    if (e == ERR_OK)
        text_add(&t, "PRAGMA user_version = %d", sqlite3_column_int(s, 0));
    (void)sqlite3_reset(s);
    if (e != ERR_OK)
        return e;
    (void)sqlite3_busy_timeout(q->db, PATIENCE);
    got = sqlite3_exec(q->db, words, NULL, NULL, NULL);
    (void)sqlite3_busy_timeout(q->db, SQLITE_PATIENCE);
    return got == SQLITE_OK || got == SQLITE_BUSY ? ERR_OK
                                                  : sqlite_complain(q, why);
}

enum err sqlite_check(struct store *store, struct text *why)
{
    assert(store && why);
    struct sqlite *q = sqlite_of(store);
    enum err e = look_at_file(q, why);
    if (e == ERR_OK && q->is_damaged)
        e = refuse(why, "the file of the tables is damaged");
    return e == ERR_OK ? write_something(q, why) : e;
}
