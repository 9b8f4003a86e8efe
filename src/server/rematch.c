#include "server/rematch.h"

#include "host/random.h"
#include "server/flow.h"

#include <assert.h>

struct live *rematch_make(struct hall *h, const struct live *l,
                          struct text *why)
{
    assert(l->meeting.state == STORE_OVER);
    const struct meeting *old = &l->meeting;
    int seats = meeting_seats(old);
    struct plan plan = old->plan;
    for (int i = 0; i < seats; i++) {
        memcpy(plan.level[(i + 1) % seats], old->plan.level[i],
               sizeof plan.level[0]);
    }
    random_fill(&plan.key, sizeof plan.key);
    struct live *next = hall_make(h, &plan, old->maker, 0, why);
    for (int i = 0; next && i < seats; i++) {
        const struct meeting_seat *s = &old->seat[i];
        struct entry e = {.kind = ENTRY_SIT, .seat = (i + 1) % seats};
        struct text id = text_in(e.id, sizeof e.id);
        struct text name = text_in(e.words, sizeof e.words);
        text_add(&id, "%s", s->hash);
        text_add(&name, "%s", s->name);
        if (s->hash[0] && hall_add(h, next, &e, NULL, why) != ERR_OK)
            return NULL;
    }
    if (next)
        flow_go_on(h, next);
    return next;
}
