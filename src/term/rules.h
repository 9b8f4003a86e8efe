/* rules.h - the rules of every game as people read them.
 *
 * They are written once, in the words of the page (web/words/en.js); the build
 * makes this table of them. rules.md of a game is the exact wording for those
 * who write code.
 */
#ifndef TERM_RULES_H
#define TERM_RULES_H

#include "base/text.h"

/* One paragraph; those of a section follow each other. */
struct rules_line {
    const char *game;
    const char *title;
    const char *text;
};

/* Ended by a row without a game. */
extern const struct rules_line rules_lines[];

/* Does `text` have these words, or words that begin with them, whatever their
 * case? A number is found whole: A1 is not in A12. */
bool rules_has(const char *text, const char *words);

/* Writes the sections of the game that have the words, all if there are none,
 * a title before each; returns how many sections. */
int rules_write(const char *game, const char *words, struct text *out);

#endif
