/* rules.h - the rules of every game as people read them.
 *
 * They are messages of the game's file of words: `rules` lists the sections,
 * `rules-idea` is the title of one, its attributes p1, p2, ... are its paragraphs, and
 * `example` is an example.
 * rules.md of a game is the exact wording for those who write code.
 */
#ifndef TERM_RULES_H
#define TERM_RULES_H

#include "base/fluent.h"
#include "base/text.h"

enum { RULES_TEXT_MAX = 2048 }; /* longest paragraph, with its terminator */

/* Writes the sections that have the words to be found, all if there are none, a
 * title before each; returns how many sections. */
int rules_write(const struct fluent_file *words, const char *find,
                struct text *out);

#endif
