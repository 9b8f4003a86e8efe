/* snapshot.h - a match as one viewer sees it, as JSON: all that a program needs
 * to draw it and to offer what can be done.
 *
 *     {"game":"GAME","setup":{"seats":3,...},"content":"01ab...",
 *      "viewer":0,"count":41,"names":["red","blue","white"],
 *      "state":{...},"tell":{...},
 *      "act":[0],"choices":[{"move":"take 1","fact":{...}}],
 *      "scores":[{"total":9,"lines":[{"label":"regions","points":5,
 *                 "why":{...}}]},...],
 *      "over":false,"places":[1,2,3]}
 *
 * "viewer" is null for a spectator; "choices" are the viewer's own and empty
 * while others decide; what facts are is core/fact.h and docs/facts.md; an act of
 * chance is "chance". Everything is made from the viewer's view, so it holds
 * nothing that the viewer may not know.
 */
#ifndef CORE_SNAPSHOT_H
#define CORE_SNAPSHOT_H

#include "core/match.h"

enum { SNAPSHOT_TEXT_MAX = 1 << 18 }; /* room for any snapshot */

/* `s` is the full state, or already a view of this viewer; `count` the number
 * of moves that led to it. */
void snapshot_write(const struct venue *v, const struct state *s, int count,
                    int viewer, struct json *w);

/* The same for a viewer whose choices are listed already. */
void snapshot_write_choices(const struct venue *v, const struct state *s,
                            int count, const struct choices *c, struct json *w);

/* What a seat that acts is asked, a fact; null for chance, and if the game asks
 * nothing more than to choose. */
void snapshot_write_question(const struct venue *v, const struct state *view,
                             int seat, struct json *w);

/* The value of "scores" alone; `view` is the view of whoever is told. */
void snapshot_write_scores(const struct venue *v, const struct state *view,
                           struct json *w);

/* The keys "names" and "act" alone. */
void snapshot_write_names(const struct venue *v, struct json *w);
void snapshot_write_act(const struct venue *v, const struct state *s,
                        struct json *w);

/* A move as the viewer sees it made:
 * {"seat":0,"move":"bid ?","fact":{"is":"bid-hidden"}}. `before` is the full
 * state. */
void snapshot_write_move(const struct venue *v, const struct state *before,
                         struct move m, int viewer, struct json *w);

/* The same into an object that is open. */
void snapshot_write_seen(const struct venue *v, const struct state *before,
                         struct move m, int viewer, struct json *w);

/* The keys "move" and "fact" alone; `view` is the view of whoever is told. */
void snapshot_write_deed(const struct venue *v, const struct state *view,
                         struct move m, struct json *w);

#endif
