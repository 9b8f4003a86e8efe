/* chronicle.h - the moves of a match as lines of text, as one viewer may see
 * them: "12 Red takes the card at place 3.", or without the number: "Red takes the card at
 * place 3 for 1 coin."
 *
 * It follows a match and writes only what is new.
 */
#ifndef TERM_CHRONICLE_H
#define TERM_CHRONICLE_H

#include "core/match.h"

enum { CHRONICLE_MAX = 1 << 24 }; /* bytes; a longer match is not told */

struct chronicle {
    char *text; /* all lines, each with its end */
    size_t size, room;
    size_t *line; /* where each begins */
    int count, line_room;
    int viewer;
    bool speaks;           /* in sentences */
    struct state_room now; /* after the moves that are written */
};

/* One that is all zeros is empty and has seen nothing. */
void chronicle_free(struct chronicle *c);

/* Brings it to where the match stands, for this viewer. At its ceiling it stays
 * shorter. */
void chronicle_follow(struct chronicle *c, const struct match *m, int viewer);

/* A line from elsewhere, without its end. */
void chronicle_add(struct chronicle *c, const char *line);
void chronicle_cut(struct chronicle *c, int count);

/* The text from line number `i` on, counted from 0. */
const char *chronicle_from(const struct chronicle *c, int i);

#endif
