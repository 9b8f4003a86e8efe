#include "core/report.h"

#include <assert.h>

void report_send(struct report *r)
{
    assert(r && r->sink);
    fact_close(r->fact);
    r->sink(r->with, r->fact);
}

static struct report begin(const struct venue *v, const struct state *view,
                           struct fact *f, fact_sink *sink, void *with)
{
    assert(v && view && sink);
    return (struct report){.table = v->table,
                           .state = view,
                           .fact = f,
                           .sink = sink,
                           .with = with};
}

void report_tell(const struct venue *v, const struct state *view, bool briefly,
                 fact_sink *sink, void *with)
{
    struct fact f;
    struct report r = begin(v, view, &f, sink, with);
    if (v->game->tell_state)
        v->game->tell_state(&r, briefly);
}

void report_tell_printed(const struct venue *v, const struct state *view,
                         fact_sink *sink, void *with)
{
    struct fact f;
    struct report r = begin(v, view, &f, sink, with);
    if (v->game->tell_printed)
        v->game->tell_printed(&r);
}
