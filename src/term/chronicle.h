/* chronicle.h - what has happened in a match as lines, as one viewer may see
 * them: 12, "Red takes the card at place 3 for 1 coin."
 *
 * It follows a match and writes only what is new.
 */
#ifndef TERM_CHRONICLE_H
#define TERM_CHRONICLE_H

#include "core/match.h"

enum { CHRONICLE_MAX = 1 << 24 }; /* bytes; a longer match is not told */

struct chronicle_line {
    size_t at;  /* where its words begin */
    int number; /* of the move; 0: it is none */
    int seat;   /* that made it, SEAT_NOBODY: no seat did */
};

struct chronicle {
    char *text; /* all lines, each with a zero behind it */
    size_t size, room;
    struct chronicle_line *line;
    int count, line_room;
    int told; /* lines that somebody was told */
    int viewer;
    struct state_room now; /* after the moves that are written */
};

/* One that is all zeros is empty and has seen nothing. */
void chronicle_free(struct chronicle *c);

/* Brings it to where the match stands, for this viewer. At its ceiling it stays
 * shorter. */
void chronicle_follow(struct chronicle *c, const struct match *m, int viewer);

/* A line from elsewhere. */
void chronicle_add(struct chronicle *c, int number, int seat,
                   const char *words);
void chronicle_cut(struct chronicle *c, int count);

/* The words of line `i`, counted from 0. They stay until the next change. */
const char *chronicle_words(const struct chronicle *c, int i);

/* "12 Red takes the card at place 3." */
void chronicle_write_numbered(const struct chronicle *c, int i,
                              struct text *out);

/* The words of all lines from `i` on, each with the end of its line. */
void chronicle_write(const struct chronicle *c, int i, struct text *out);

/* The same of those that were not told yet; now they were. */
void chronicle_tell(struct chronicle *c, struct text *out);

#endif
