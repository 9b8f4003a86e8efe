/* fluent.h - sentences from a file of words, in the Fluent syntax.
 *
 *     coins = { $n ->
 *         [one] one coin
 *        *[other] { $n } coins
 *     }
 *     take = { $who } takes a card for { coins }.
 *         .short = a card
 *
 *     fluent_say(&words, "take", &arguments, &out);
 *
 * The part of Fluent that is understood: comments, messages, attributes, terms
 * without arguments, and in braces: arguments, messages, terms, texts, numbers,
 * LIST($argument, by: "or"), and one selector with its variants. The page reads
 * the same files with the library of Fluent's authors; a test demands the same
 * texts of both. What cannot be said is said as that library does: `{$n}` for an
 * argument that nobody gives.
 *
 * Nothing is allocated and nothing is kept: a message is found and read where it
 * stands.
 */
#ifndef BASE_FLUENT_H
#define BASE_FLUENT_H

#include <stdint.h>

#include "base/text.h"

/* A file of words, and where to look for what it does not have. With an index
 * messages are found by their names, else by reading line after line. */
struct fluent_file {
    const char *text;
    const char *end;
    const struct fluent_file *more; /* NULL: nowhere */
    const uint32_t *index; /* where the messages begin, by their names */
    int count;             /* of messages in it */
};

/* Some letters of a text that does not end there. */
struct fluent_name {
    const char *at;
    size_t size;
};

enum fluent_kind {
    FLUENT_NONE, /* there is no such argument */
    FLUENT_NUMBER,
    FLUENT_WORD,
    FLUENT_MORE, /* `write` knows how to say it; a selector sees the number */
};

enum { FLUENT_NO_NUMBER = -1000000 };

struct fluent_value {
    enum fluent_kind kind;
    int number;
    const char *word;
};

/* Who knows the arguments of a message. */
struct fluent_args {
    struct fluent_value (*find)(const struct fluent_args *a,
                                struct fluent_name name);

    /* Says an argument that is FLUENT_MORE; `by` is how a list is joined, empty
     * if the message does not say. False: it cannot. */
    bool (*write)(const struct fluent_args *a, struct fluent_name name,
                  struct fluent_name by, int depth, struct text *out);
};

/* Messages within messages, and arguments that are said by messages, are this
 * deep at most. */
enum { FLUENT_DEPTH_MAX = 16 };

bool fluent_is(struct fluent_name name, const char *word);

/* Says a message, or an attribute: "take.short". `args` may be NULL. False if
 * something is missing; what could be said is written all the same. */
bool fluent_say(const struct fluent_file *f, const char *message,
                const struct fluent_args *args, struct text *out);

/* The same from within an argument. */
bool fluent_say_deep(const struct fluent_file *f, const char *message,
                     const struct fluent_args *args, int depth,
                     struct text *out);

bool fluent_has(const struct fluent_file *f, const char *message);

#endif
