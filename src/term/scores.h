/* scores.h - scores for people and for programs. */
#ifndef TERM_SCORES_H
#define TERM_SCORES_H

#include "core/json.h"
#include "core/venue.h"
#include "search/hint.h"

/* A table: a row for every line of the score, a column for every seat. */
void scores_write(const struct venue *v, const struct state *s,
                  struct text *out);

/* The lines of one seat with the reason for each. */
void scores_write_reasons(const struct venue *v, const struct state *s,
                          int seat, struct text *out);

/* A sentence with the lines of the mover's own score that the move changes at
 * once, if any. A view in which something is hidden is not looked into. */
void scores_write_changes(const struct venue *v, const struct state *view,
                          struct move m, struct text *out);

/* A sentence about what the search has seen of an advised move. */
void scores_write_hint(const struct hint *h, struct text *out);

/* "places":{...},"scores":{seat:{"total","tiebreaks","lines"}}, as two
 * members of an object that is open. */
void scores_write_json(const struct venue *v, const struct state *s,
                       struct json *w);

#endif
