#include "core/report.h"

#include <assert.h>

void report_send(struct report *r)
{
    assert(r && r->sink);
    fact_close(r->fact);
    r->sink(r->with, r->fact);
}

void report_tell(const struct venue *v, const struct state *view, bool briefly,
                 fact_sink *sink, void *with)
{
    assert(v && v->game->tell_state && view && sink);
    struct fact f;
    struct report r = {.table = v->table,
                       .state = view,
                       .fact = &f,
                       .sink = sink,
                       .with = with};
    v->game->tell_state(&r, briefly);
}
