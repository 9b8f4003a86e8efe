#include "host/memory.h"
#include "store/store_internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static bool begins(const char *s, const char *with)
{
    return strncmp(s, with, strlen(with)) == 0;
}

typedef struct store *store_opener(const struct store_options *o,
                                   struct text *why);

/* What else than a file a place can be. */
static const struct {
    const char *begins;
    store_opener *open;
} places[] = {
    {"postgresql://", postgres_open},
    {"postgres://", postgres_open},
};

static store_opener *opener_of(const char *where)
{
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        if (begins(where, places[i].begins))
            return places[i].open;
    }
    return sqlite_open;
}

bool store_is_file(const char *where)
{
    assert(where);
    return opener_of(where) == sqlite_open;
}

struct store *store_open(const struct store_options *o, struct text *why)
{
    assert(o->where && o->owner);
    assert(strlen(o->owner) < STORE_OWNER_MAX);
    return opener_of(o->where)(o, why);
}

void store_close(struct store *s)
{
    if (s)
        s->kind->close(s);
}

void store_release(struct store_table *t)
{
    free(t->setup);
    free(t->summary);
    t->setup = t->summary = NULL;
}

void store_copy(char *out, size_t room, const char *words)
{
    assert(room > 0);
    struct text t = text_in(out, room);
    text_add(&t, "%s", words ? words : "");
}

char *store_keep(const char *words)
{
    return words ? host_copy(words, strlen(words)) : host_copy("", 0);
}

void store_each_line(const char *lines, int first, int from,
                     store_each_entry *each, void *with)
{
    assert(from >= 0 && each);
    char *kept = store_keep(lines);
    char *line = kept;
    for (int version = first; line; version++) {
        char *end = strchr(line, '\n');
        if (end)
            *end++ = '\0';
        if (version > from)
            each(with, version, line);
        line = end;
    }
    free(kept);
}

enum err store_take_steps(struct store *s, int taken, int count,
                          store_step *take, struct text *why)
{
    assert(count > 0 && take);
    enum err e = ERR_OK;
    if (taken > count) {
        text_add(why, "the tables were written by a newer mudbrick");
        return ERR_STORAGE;
    }
    for (int i = taken; e == ERR_OK && i < count; i++)
        e = take(s, i, why);
    return e;
}

/* -- Handed on ------------------------------------------------------------- */

enum err store_make(struct store *s, const struct store_table *t,
                    struct text *why)
{
    assert(t->id[0] && t->setup && t->summary);
    assert(t->state <= STORE_OVER);
    return s->kind->make(s, t, why);
}

enum err store_find(struct store *s, const char *id, struct store_table *out,
                    struct text *why)
{
    assert(id && out);
    return s->kind->find(s, id, out, why);
}

enum err store_append(struct store *s, struct store_append *list, int count,
                      int64_t now, struct text *why)
{
    assert(count > 0 && count <= STORE_BATCH_MAX);
    for (int i = 0; i < count; i++)
        assert(list[i].version >= 0 && list[i].count > 0 && list[i].lines);
    return s->kind->append(s, list, count, now, why);
}

enum err store_entries(struct store *s, const char *id, int from,
                       store_each_entry *each, void *with, struct text *why)
{
    assert(from >= 0 && each);
    return s->kind->entries(s, id, from, each, with, why);
}

enum err store_list(struct store *s, int most, store_each_table *each,
                    void *with, struct text *why)
{
    assert(most > 0 && each);
    return s->kind->list(s, most, each, with, why);
}

enum err store_count(struct store *s, const char *maker, int64_t since,
                     int *out, struct text *why)
{
    assert(maker && out);
    return s->kind->count(s, maker, since, out, why);
}

enum err store_totals(struct store *s, int64_t out[3], struct text *why)
{
    assert(s && s->kind && out && why);
    return s->kind->totals(s, out, why);
}

enum err store_agree(struct store *s, const char *name,
                     char value[STORE_VALUE_MAX], struct text *why)
{
    assert(strlen(value) < STORE_VALUE_MAX);
    return s->kind->agree(s, name, value, why);
}

enum err store_claim(struct store *s, const char *id, int64_t now,
                     int64_t until, bool *is_mine, struct text *why)
{
    assert(id[0] && until >= 0 && is_mine);
    return s->kind->claim(s, id, now, until, is_mine, why);
}

enum err store_renew(struct store *s, int64_t until, struct text *why)
{
    assert(until > 0);
    return s->kind->renew(s, until, why);
}

enum err store_yield(struct store *s, struct text *why)
{
    assert(s && s->kind && why);
    return s->kind->yield(s, why);
}

enum err store_due(struct store *s, const struct store_page *page,
                   store_each_id *each, void *with, struct text *why)
{
    assert(page->after && page->most > 0 && each);
    return s->kind->due(s, page, each, with, why);
}

int store_descriptor(struct store *s)
{
    assert(s && s->kind);
    return s->kind->descriptor(s);
}

void store_listen(struct store *s)
{
    assert(s && s->kind);
    s->kind->listen(s);
}

void store_news(struct store *s, store_each_id *each, void *with)
{
    assert(each);
    s->kind->news(s, each, with);
}

enum err store_check(struct store *s, struct text *why)
{
    assert(s && s->kind && why);
    return s->kind->check(s, why);
}

enum err store_backup(struct store *s, const char *path, struct text *why)
{
    assert(s && s->kind && path && why);
    return s->kind->backup(s, path, why);
}
