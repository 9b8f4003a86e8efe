#include "server/park.h"

#include "host/memory.h"
#include "server/api.h"
#include "server/talk.h"
#include "server/tell.h"

#include <assert.h>
#include <stdlib.h>

struct parked {
    struct parked *next;
    struct client *client; /* NULL: it is a request, or a visitor */
    park_visitor *visit;   /* NULL: it is no visitor */
    void *with;
    struct net_later *later;
    struct net_request request; /* its words are in the text */
    size_t size;
    char text[];
};

static struct parked *parked_new(size_t size)
{
    struct parked *p = host_alloc(1, sizeof *p + size);
    p->size = size;
    return p;
}

static void put(struct live *l, struct parked *p)
{
    assert(l->parked.requests >= 0);
    if (!l->parked.first)
        l->parked.end = &l->parked.first;
    p->next = NULL;
    *l->parked.end = p;
    l->parked.end = &p->next;
    l->parked.requests += p->later != NULL;
    if (!p->client)
        return;
    p->client->waits_at = l;
    p->client->parked++;
}

/* Drops the first of them. */
static void drop(struct live *l)
{
    struct parked *p = l->parked.first;
    l->parked.first = p->next;
    l->parked.requests -= p->later != NULL;
    if (p->client && --p->client->parked == 0)
        p->client->waits_at = NULL;
    free(p);
}

static struct live *table_of(struct hall *h, const struct client *c)
{
    return c->live ? c->live : hall_loaded(h, c->table);
}

bool park_is_needed(struct hall *h, const struct client *c)
{
    assert(h && c);
    const struct live *l = table_of(h, c);
    return c->parked > 0 || (l && !live_is_free(l));
}

/* NULL after refusing it. */
static struct parked *parked_message(struct hall *h, struct client *c,
                                     const char *text, size_t size)
{
    if (c->parked == PARK_MAX) {
        tell_refused(h, c, "", "pace", "too many messages; wait a moment");
        return NULL;
    }
    struct parked *p = parked_new(size);
    p->client = c;
    memcpy(p->text, text, size);
    return p;
}

void park_message(struct hall *h, struct client *c, const char *text,
                  size_t size)
{
    assert(table_of(h, c));
    struct parked *p = parked_message(h, c, text, size);
    if (p)
        put(table_of(h, c), p);
}

void park_first(struct hall *h, struct client *c, const char *text, size_t size)
{
    assert(c->live);
    struct parked *p = parked_message(h, c, text, size);
    struct live *l = c->live;
    if (!p)
        return;
    if (!l->parked.first)
        l->parked.end = &p->next;
    p->next = l->parked.first;
    l->parked.first = p;
    c->waits_at = l;
    c->parked++;
}

/* -- Requests -------------------------------------------------------------- */

/* Copies the bytes and a NUL to `*at`, which goes on behind them. */
static const char *copy(char **at, const char *bytes, size_t size)
{
    char *start = *at;
    memcpy(start, bytes, size);
    start[size] = '\0';
    *at += size + 1;
    return start;
}

void park_request(struct hall *h, struct live *l, const struct net_request *q,
                  struct net_reply *r)
{
    assert(!live_is_at_rest(l));
    if (l->parked.requests == PARK_REQUESTS_MAX) {
        api_refuse_people(r, 503, "refusal-crowded",
                          "too many ask for this table; try again later");
        return;
    }
    size_t path = strlen(q->path);
    size_t bearer = strlen(q->bearer);
    size_t address = strlen(q->address);
    struct parked *p = parked_new(path + bearer + address + q->size + 4);
    char *at = p->text;
    p->later = h->put_off(q);
    p->request = (struct net_request){
        .method = q->method, .query = "", .known = "", .size = q->size};
    p->request.path = copy(&at, q->path, path);
    p->request.bearer = copy(&at, q->bearer, bearer);
    p->request.address = copy(&at, q->address, address);
    p->request.body = copy(&at, q->body, q->size);
    p->request.later = p->later;
    put(l, p);
    *r = (struct net_reply){.is_put_off = true};
}

void park_visit(struct live *l, park_visitor *visit, void *with)
{
    assert(!live_is_at_rest(l) && visit);
    struct parked *p = parked_new(0);
    p->visit = visit;
    p->with = with;
    put(l, p);
}

/* Is it done with? */
static bool resume_visit(struct hall *h, const struct live *l,
                         const struct parked *p)
{
    if (!live_is_at_rest(l))
        return false;
    p->visit(h, l, p->with);
    return true;
}

static bool resume_request(struct hall *h, const struct live *l,
                           const struct parked *p)
{
    struct net_reply r = {.status = 0};
    if (!live_is_at_rest(l))
        return false;
    (void)api_answer(h, &p->request, &r);
    if (!r.is_put_off)
        h->answer(p->later, &r);
    return true;
}

static bool resume(struct hall *h, const struct live *l, const struct parked *p)
{
    return p->client  ? talk_take(h, p->client, p->text, p->size)
           : p->visit ? resume_visit(h, l, p)
                      : resume_request(h, l, p);
}

void park_resume(struct hall *h, struct live *l)
{
    assert(h && l);
    while (l->parked.first && live_is_free(l) && resume(h, l, l->parked.first))
        drop(l);
}

void park_clear(struct hall *h, struct live *l)
{
    assert(h && l);
    while (l->parked.first) {
        if (l->parked.first->later) {
            struct net_reply r;
            api_refuse_people(&r, 503, "refusal-storage",
                              "the store does not answer; try again later");
            h->answer(l->parked.first->later, &r);
        }
        if (l->parked.first->visit)
            l->parked.first->visit(h, NULL, l->parked.first->with);
        drop(l);
    }
}

void park_forget(struct client *c)
{
    assert(c);
    if (!c->waits_at)
        return;
    struct live *l = c->waits_at;
    struct parked **at = &l->parked.first;
    while (*at) {
        struct parked *p = *at;
        if (p->client == c) {
            *at = p->next;
            free(p);
        } else {
            at = &p->next;
        }
    }
    l->parked.end = at;
    c->waits_at = NULL;
    c->parked = 0;
}
