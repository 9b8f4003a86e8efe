/* setup.h - seats and options of a match, from and to words.
 *
 * A set-up is written as its seats and, for every option that is not at its
 * standard value, name=value: `3 seats, map=B tokens=on`.
 */
#ifndef CORE_SETUP_H
#define CORE_SETUP_H

#include "core/doc.h"
#include "core/game.h"

/* The smallest number of seats, every option at its standard value. */
struct setup setup_standard(const struct game *g);

/* The first word of every option: what a record or a position means that leaves
 * options out, whatever the standard values are by now. */
struct setup setup_unsaid(const struct game *g);

/* The first person sits at `to` and not, as was thought, at `from`; in a set-up
 * without people the first seat counts. Options that ask for a person and stand
 * at `from` follow. */
void setup_seat_person(const struct game *g, struct setup *how, int from,
                       int to);

enum err setup_set_seats(const struct game *g, struct setup *how, int seats,
                         struct text *why) MUST_USE;

/* Chooses `value` for the option `name`. */
enum err setup_set(const struct game *g, struct setup *how, const char *name,
                   const char *value, struct text *why) MUST_USE;

/* The same from one word, `name=value`. */
enum err setup_assign(const struct game *g, struct setup *how,
                      const char *words, struct text *why) MUST_USE;

/* The same from a document: the number of seats, or one option, which is a key
 * and its value. `place` is where it stands, for a refusal. */
enum err setup_take_seats(const struct game *g, struct setup *how,
                          const struct doc *d, int value, const char *place,
                          struct text *why) MUST_USE;
enum err setup_take_option(const struct game *g, struct setup *how,
                           const struct doc *d, int key, const char *place,
                           struct text *why) MUST_USE;

const char *setup_word(const struct game *g, const struct setup *how,
                       int option);

/* `seats=3 map=B`, the options that are not standard. */
void setup_write(const struct game *g, const struct setup *how,
                 struct text *out);

#endif
