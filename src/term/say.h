/* say.h - what the terminal says by itself, from its file of words.
 *
 *     say(out, "undone");
 *     SAY(out, "past", {"count", .number = n}, {"total", .number = n});
 *
 * The message and all arguments that it names are there: a broken promise is a
 * bug. What the games say is in their own files.
 */
#ifndef TERM_SAY_H
#define TERM_SAY_H

#include "base/fluent.h"

/* The first of these that is there is the value. */
struct say_arg {
    const char *name;
    const char *word;
    const char *const *list; /* ended by NULL */
    int number;
};

/* The file of words, and after it that of core. */
extern const struct fluent_file term_words;

void say(struct text *out, const char *message);

/* The arguments end with one that has no name. */
void say_with(struct text *out, const char *message,
              const struct say_arg *args);

#define SAY(out, message, ...) \
    say_with((out), (message), \
             (const struct say_arg[]){__VA_ARGS__, {.name = NULL}})

#endif
