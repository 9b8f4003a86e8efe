/* setup.h - seats and options of a match, from and to words.
 *
 * A set-up is written as its seats and, for every option that is not at its
 * standard value, name=value: `3 seats, map=B tokens=on`.
 */
#ifndef CORE_SETUP_H
#define CORE_SETUP_H

#include "core/game.h"

/* The smallest number of seats, every option at its standard value. */
struct setup setup_standard(const struct game *g);

enum err setup_set_seats(const struct game *g, struct setup *how, int seats,
                         struct text *why) MUST_USE;

/* Chooses `value` for the option `name`. */
enum err setup_set(const struct game *g, struct setup *how, const char *name,
                   const char *value, struct text *why) MUST_USE;

/* The same from one word, `name=value`. */
enum err setup_assign(const struct game *g, struct setup *how,
                      const char *words, struct text *why) MUST_USE;

const char *setup_word(const struct game *g, const struct setup *how,
                       int option);

/* `seats=3 map=B`, the options that are not standard. */
void setup_write(const struct game *g, const struct setup *how,
                 struct text *out);

#endif
