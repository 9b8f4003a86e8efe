#include "net/crowd.h"

#include "base/hash.h"
#include "base/text.h"
#include "host/memory.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static struct crowd_member **row_of(struct crowd *c, const char *name)
{
    return &c->row[hash_bytes(0, name, strlen(name)) % CROWD_ROWS];
}

static struct crowd_member *find(struct crowd_member *m, const char *name)
{
    while (m && strcmp(m->name, name) != 0)
        m = m->next;
    return m;
}

struct crowd_member *crowd_enter(struct crowd *c, const char *name, int most)
{
    assert(name && most >= 0);
    char kept[CROWD_NAME_MAX];
    struct text t = text_in(kept, sizeof kept);
    text_add(&t, "%s", name);
    struct crowd_member **row = row_of(c, kept);
    struct crowd_member *m = find(*row, kept);
    if (!m) {
        m = host_alloc(1, sizeof *m);
        memcpy(m->name, kept, sizeof kept);
        m->next = *row;
        *row = m;
    } else if (most > 0 && m->count >= most) {
        return NULL;
    }
    m->count++;
    return m;
}

void crowd_leave(struct crowd *c, struct crowd_member *m)
{
    assert(!m || m->count > 0);
    if (!m || --m->count > 0)
        return;
    struct crowd_member **at = row_of(c, m->name);
    while (*at != m)
        at = &(*at)->next;
    *at = m->next;
    free(m);
}

void crowd_clear(struct crowd *c)
{
    for (int i = 0; i < CROWD_ROWS; i++) {
        while (c->row[i]) {
            struct crowd_member *m = c->row[i];
            c->row[i] = m->next;
            free(m);
        }
    }
}
