/* scores.h - scores for people and for programs. */
#ifndef CORE_SCORES_H
#define CORE_SCORES_H

#include "core/json.h"
#include "core/venue.h"

/* A table: a row for every line of the score, a column for every seat. */
void scores_write(const struct venue *v, const struct state *s,
                  struct text *out);

/* The lines of one seat with the reason for each. */
void scores_write_reasons(const struct venue *v, const struct state *s,
                          int seat, struct text *out);

/* "places":{...},"scores":{seat:{"total","tiebreaks","lines"}}, as two
 * members of an object that is open. */
void scores_write_json(const struct venue *v, const struct state *s,
                       struct json *w);

#endif
