#include "server/papers.h"

#include "server/request.h"
#include "store/store.h"

#include <assert.h>

void papers_make_secret(char out[SECRET_MAX], const struct secret_key *k,
                        const char *table, const char *id)
{
    assert(k && table && id);
    char room[STORE_ID_MAX + REQUEST_ID_MAX];
    struct text t = text_in(room, sizeof room);
    text_add(&t, "%s %s", table, id);
    assert(!t.cut); /* or two ids would have one secret */
    if (id[0]) {
        secret_derive(k, "seat", room, out);
    } else {
        secret_make(out);
    }
}

void papers_make(struct papers *p, const struct secret_key *k, const char *id)
{
    assert(p && k && id);
    if (id[0]) {
        secret_derive_id(k, id, p->table);
        secret_derive(k, "invite", id, p->invite);
    } else {
        secret_id(p->table);
        secret_make(p->invite);
    }
    papers_make_secret(p->secret, k, p->table, id);
}
