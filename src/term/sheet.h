/* sheet.h - the score sheet for people: lines and seats, and why.
 */
#ifndef TERM_SHEET_H
#define TERM_SHEET_H

#include "term/scene.h"

/* A table: a row for every line of the score, a column for every seat. */
void sheet_write(struct scene *sc, struct text *out);

/* The lines of one seat with the reason for each. */
void sheet_write_reasons(struct scene *sc, int seat, struct text *out);

#endif
