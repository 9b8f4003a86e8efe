/* store_internal.h - what a kind of store must do. See store.h for each. */
#ifndef STORE_STORE_INTERNAL_H
#define STORE_STORE_INTERNAL_H

#include "store/store.h"

struct store_kind {
    void (*close)(struct store *s);
    enum err (*make)(struct store *s, const struct store_table *t,
                     struct text *why);
    enum err (*find)(struct store *s, const char *id, struct store_table *out,
                     struct text *why);
    enum err (*append)(struct store *s, struct store_append *list, int count,
                       int64_t now, struct text *why);
    enum err (*entries)(struct store *s, const char *id, int from,
                        store_each_entry *each, void *with, struct text *why);
    enum err (*list)(struct store *s, int most, store_each_table *each,
                     void *with, struct text *why);
    enum err (*count)(struct store *s, const char *maker, int64_t since,
                      int *out, struct text *why);
    enum err (*totals)(struct store *s, int64_t out[3], struct text *why);
    enum err (*agree)(struct store *s, const char *name,
                      char value[STORE_VALUE_MAX], struct text *why);
    enum err (*claim)(struct store *s, const char *id, int64_t now,
                      int64_t until, bool *is_mine, struct text *why);
    enum err (*renew)(struct store *s, int64_t until, struct text *why);
    enum err (*yield)(struct store *s, struct text *why);
    enum err (*due)(struct store *s, const struct store_page *page,
                    store_each_id *each, void *with, struct text *why);
    int (*descriptor)(struct store *s);
    void (*listen)(struct store *s);
    void (*news)(struct store *s, store_each_id *each, void *with);
    enum err (*check)(struct store *s, struct text *why);
    enum err (*backup)(struct store *s, const char *path, struct text *why);
};

/* What every kind asks its database, each in its own words. */
enum query {
    Q_MAKE,
    Q_FIND,
    Q_APPEND,
    Q_ENTRIES,
    Q_LIST,
    Q_COUNT,
    Q_TOTALS,
    Q_PROPOSE,
    Q_AGREED,
    Q_CLAIM,
    Q_RENEW,
    Q_YIELD,
    Q_DUE,
    Q_CHECK,
    Q_QUERIES,
};

/* The first member of every kind's own struct. */
struct store {
    const struct store_kind *kind;
};

struct store *sqlite_open(const struct store_options *o, struct text *why);
struct store *postgres_open(const struct store_options *o, struct text *why);

/* Copies into one of the fixed rooms of a table; cuts what does not fit. */
void store_copy(char *out, size_t room, const char *words);

/* A copy on the heap; NULL is copied as no words. */
char *store_keep(const char *words);

/* Calls `each` for the lines after version `from`; the first of them is entry
 * number `first`. */
void store_each_line(const char *lines, int first, int from,
                     store_each_entry *each, void *with);

/* Takes the steps of a layout that has taken `taken` of them. */
typedef enum err store_step(struct store *s, int number, struct text *why);
enum err store_take_steps(struct store *s, int taken, int count,
                          store_step *take, struct text *why);

#endif
