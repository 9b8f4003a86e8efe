/* report.h - the position as facts, for whoever listens: a game makes one for each
 * thing, and sends it.
 *
 *     fact_begin(r->fact, "round-is");
 *     fact_number(r->fact, "round", 3);
 *     report_send(r);
 */
#ifndef CORE_REPORT_H
#define CORE_REPORT_H

#include "core/venue.h"

/* What is told about, and who is told, fact by fact. */
struct report {
    const struct table *table;
    const struct state *state; /* a view */
    struct fact *fact;         /* that is being made */
    fact_sink *sink;
    void *with;
};

/* The fact is whole. */
void report_send(struct report *r);

/* Has the game report on a view; nothing comes from one that cannot. */
void report_tell(const struct venue *v, const struct state *view, bool briefly,
                 fact_sink *sink, void *with);

/* The same of what is printed on its cards and pieces. */
void report_tell_printed(const struct venue *v, const struct state *view,
                         fact_sink *sink, void *with);

#endif
