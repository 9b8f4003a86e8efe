/* postgres_append.c - a batch of entries, sent to PostgreSQL in one
 * statement however many tables they are for. */
#include "host/memory.h"
#include "store/postgres_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- Arrays ---------------------------------------------------------------- */

/* The text of an array: {1,2} or {"a",NULL}. Grows as it is filled. */
struct array {
    char *text;
    size_t size, room;
};

static void put(struct array *a, const char *bytes, size_t size)
{
    if (a->size + size + 1 > a->room) {
        a->room = 2 * (a->size + size + 1);
        a->text = host_grow(a->text, a->room, 1);
    }
    memcpy(a->text + a->size, bytes, size);
    a->size += size;
    a->text[a->size] = '\0';
}

static void begin_element(struct array *a)
{
    put(a, a->size == 0 ? "{" : ",", 1);
}

static void add_number(struct array *a, int64_t n)
{
    char room[NUMBER_MAX];
    struct text t = text_in(room, sizeof room);
    begin_element(a);
    text_add(&t, "%lld", (long long)n);
    put(a, room, t.len);
}

static void add_words(struct array *a, const char *words)
{
    begin_element(a);
    if (!words) {
        put(a, "NULL", 4);
        return;
    }
    put(a, "\"", 1);
    while (*words) {
        size_t plain = strcspn(words, "\"\\");
        put(a, words, plain);
        words += plain;
        if (*words) {
            put(a, "\\", 1);
            put(a, words++, 1);
        }
    }
    put(a, "\"", 1);
}

static void add_all(struct values *v, struct array *arrays, int count)
{
    for (int i = 0; i < count; i++) {
        put(&arrays[i], arrays[i].size == 0 ? "{}" : "}",
            arrays[i].size == 0 ? 2 : 1);
        values_add_text(v, arrays[i].text);
    }
}

static void free_all(struct array *arrays, int count)
{
    for (int i = 0; i < count; i++)
        free(arrays[i].text);
}

/* -- Appending ------------------------------------------------------------- */

enum { ARRAYS = 4 };

/* The append for this table, looked for from `first` on. */
static int find(const struct store_append *list, int count, int first,
                const char *id)
{
    int i = first % count;
    while (strcmp(list[i].id, id) != 0)
        i = (i + 1) % count;
    return i;
}

/* Marks those that the rows do not name. Both are mostly in the same order. */
static void note_late(const PGresult *r, struct store_append *list, int count)
{
    int at = -1;
    for (int i = 0; i < count; i++)
        list[i].is_late = true;
    for (int row = 0; row < PQntuples(r); row++) {
        at = find(list, count, at + 1, PQgetvalue(r, row, 0));
        list[at].is_late = false;
    }
}

static void fill_entries(struct array a[ARRAYS],
                         const struct store_append *list, int count)
{
    for (int i = 0; i < count; i++) {
        add_words(&a[0], list[i].id);
        add_number(&a[1], list[i].version);
        add_number(&a[2], list[i].count);
        add_words(&a[3], list[i].lines);
    }
}

static void fill_changes(struct array a[ARRAYS],
                         const struct store_append *list, int count)
{
    for (int i = 0; i < count; i++) {
        if (list[i].is_plain)
            continue;
        add_words(&a[0], list[i].id);
        add_number(&a[1], list[i].state);
        add_number(&a[2], list[i].due);
        add_words(&a[3], list[i].summary);
    }
}

/* Two servers that lock the same tables must do it in the same order. */
static int by_id(const void *a, const void *b)
{
    const struct store_append *x = a;
    const struct store_append *y = b;
    return strcmp(x->id, y->id);
}

enum err postgres_append(struct store *store, struct store_append *list,
                         int count, int64_t now, struct text *why)
{
    assert(list && count > 0 && why);
    struct postgres *p = postgres_of(store);
    struct values v = {.count = 0};
    struct array entries[ARRAYS] = {{NULL, 0, 0}};
    struct array changes[ARRAYS] = {{NULL, 0, 0}};
    qsort(list, (size_t)count, sizeof *list, by_id);
    fill_entries(entries, list, count);
    fill_changes(changes, list, count);
    add_all(&v, entries, ARRAYS);
    values_add_number(&v, now);
    add_all(&v, changes, ARRAYS);
    values_add_text(&v, p->owner[0] ? p->owner : "-");
    values_add_number(&v, postgres_deadline(p));
    PGresult *r = postgres_ask(p, Q_APPEND, &v, why);
    if (r)
        note_late(r, list, count);
    PQclear(r);
    free_all(entries, ARRAYS);
    free_all(changes, ARRAYS);
    return r ? ERR_OK : ERR_STORAGE;
}
