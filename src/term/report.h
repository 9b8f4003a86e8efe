/* report.h - the position and what is printed on things in sentences, for those who do
 * not look at a picture.
 */
#ifndef TERM_REPORT_H
#define TERM_REPORT_H

#include "term/scene.h"

enum {
    REPORT_LINE_MAX = 4096,
};

/* A line for each thing on the table. With words, the lines about what is called
 * so, or else those that have them; then also where nothing is. A game that says
 * nothing of itself is told cell by cell, as designers write it. Returns how many
 * lines. */
int report_write(struct scene *sc, const char *words, struct text *out);

/* What is printed on cards and pieces, in the same way. */
int report_write_printed(struct scene *sc, const char *words, struct text *out);

/* The position, as far as it is about one seat. */
int report_write_seat(struct scene *sc, int seat, struct text *out);

#endif
