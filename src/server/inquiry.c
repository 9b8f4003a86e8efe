#include "server/inquiry.h"

#include "host/memory.h"
#include "server/api.h"

#include <assert.h>
#include <stdlib.h>

static void done(struct hall *h, struct errand *e, enum err err,
                 const char *why)
{
    static const struct buffer nothing = {NULL, 0, 0};
    struct inquiry *i = inquiry_of(e);
    struct net_reply r = {.status = 0};
    if (err != ERR_OK && i->kind->needs_store) {
        api_refuse_people(&r, 503, "refusal-storage", why);
    } else {
        i->kind->write(h, err == ERR_OK ? &i->found : &nothing, &r);
    }
    h->answer(i->later, &r);
}

static void release(struct errand *e)
{
    buffer_free(&inquiry_of(e)->found);
    free(inquiry_of(e));
}

void inquiry_send(struct hall *h, const struct inquiry_kind *kind,
                  const struct net_request *q, struct net_reply *r)
{
    assert(kind->run && kind->write);
    struct inquiry *i = host_alloc(1, sizeof *i);
    i->errand = (struct errand){
        .run = kind->run, .done = done, .release = release};
    i->kind = kind;
    i->health = &h->health;
    i->later = h->put_off(q);
    *r = (struct net_reply){.is_put_off = true};
    errand_send(h, &i->errand);
}
