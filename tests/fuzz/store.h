/* store.h - a store that forgets, for fuzz targets: tables as lists in memory, made
 * and gone in no time. The real ones have their own tests. */
#ifndef TESTS_FUZZ_STORE_H
#define TESTS_FUZZ_STORE_H

#include "host/memory.h"
#include "store/store_internal.h"

#include "fuzz/fuzz.h"

struct fuzz_entries {
    struct fuzz_entries *next;
    int first, count;
    char *lines;
};

struct fuzz_table {
    struct fuzz_table *next;
    struct store_table table;
    struct fuzz_entries *entries, **end;
    int version;
};

struct fuzz_store {
    struct store store; /* first */
    struct fuzz_table *tables;
};

static inline struct fuzz_table *fuzz_table_of(struct store *s, const char *id)
{
    struct fuzz_table *t = ((struct fuzz_store *)(void *)s)->tables;
    while (t && strcmp(t->table.id, id) != 0)
        t = t->next;
    return t;
}

static inline enum err fuzz_make(struct store *s, const struct store_table *t,
                                 struct text *why)
{
    struct fuzz_store *f = (struct fuzz_store *)(void *)s;
    struct fuzz_table *made = host_alloc(1, sizeof *made);
    CHECK(!fuzz_table_of(s, t->id) && why);
    *made = (struct fuzz_table){.table = *t, .next = f->tables};
    made->table.setup = store_keep(t->setup);
    made->table.summary = store_keep(t->summary);
    made->end = &made->entries;
    f->tables = made;
    return ERR_OK;
}

static inline enum err fuzz_find(struct store *s, const char *id,
                                 struct store_table *out, struct text *why)
{
    const struct fuzz_table *t = fuzz_table_of(s, id);
    if (!t) {
        text_add(why, "there is no such table");
        return ERR_NOT_FOUND;
    }
    *out = t->table;
    out->setup = store_keep(t->table.setup);
    out->summary = store_keep(t->table.summary);
    return ERR_OK;
}

static inline enum err fuzz_append(struct store *s, struct store_append *list,
                                   int count, int64_t now, struct text *why)
{
    (void)now;
    (void)why;
    for (int i = 0; i < count; i++) {
        struct store_append *a = &list[i];
        struct fuzz_table *t = fuzz_table_of(s, a->id);
        a->is_late = !t || t->version != a->version;
        if (a->is_late)
            continue;
        struct fuzz_entries *e = host_alloc(1, sizeof *e);
        *e = (struct fuzz_entries){.first = t->version + 1,
                                   .count = a->count,
                                   .lines = store_keep(a->lines)};
        *t->end = e;
        t->end = &e->next;
        t->version += a->count;
        t->table.state = a->state;
    }
    return ERR_OK;
}

static inline enum err fuzz_entries(struct store *s, const char *id, int from,
                                    store_each_entry *each, void *with,
                                    struct text *why)
{
    const struct fuzz_table *t = fuzz_table_of(s, id);
    (void)why;
    for (struct fuzz_entries *e = t ? t->entries : NULL; e; e = e->next)
        store_each_line(e->lines, e->first, from, each, with);
    return ERR_OK;
}

static inline enum err fuzz_count(struct store *s, const char *maker,
                                  int64_t since, int *out, struct text *why)
{
    struct fuzz_table *t = ((struct fuzz_store *)(void *)s)->tables;
    (void)since;
    (void)why;
    for (*out = 0; t; t = t->next)
        *out += strcmp(t->table.maker, maker) == 0;
    return ERR_OK;
}

static inline void fuzz_close(struct store *s)
{
    struct fuzz_store *f = (struct fuzz_store *)(void *)s;
    while (f->tables) {
        struct fuzz_table *t = f->tables;
        f->tables = t->next;
        while (t->entries) {
            struct fuzz_entries *e = t->entries;
            t->entries = e->next;
            free(e->lines);
            free(e);
        }
        store_release(&t->table);
        free(t);
    }
    free(f);
}

static inline struct store *fuzz_store_new(void)
{
    static const struct store_kind kind = {.close = fuzz_close,
                                           .make = fuzz_make,
                                           .find = fuzz_find,
                                           .append = fuzz_append,
                                           .entries = fuzz_entries,
                                           .count = fuzz_count};
    struct fuzz_store *f = host_alloc(1, sizeof *f);
    f->store.kind = &kind;
    return &f->store;
}

#endif
