/* words.h - sentences from facts, by a file of words.
 *
 *     words_offer   "Take a card for 1 coin: ore"
 *     words_tell    "Red takes a card for 1 coin: ore."
 *
 * The key of a fact is the message that says it; the arguments of the fact are the
 * arguments of the message. An argument that is a fact is said by its own message, a
 * list by joining what it holds: "a, b and c", or as LIST(..., by: ...) wants it. A
 * sentence about what somebody does has two arguments more:
 *
 *     as    "offer" to who may choose it, "told" to who hears of it
 *     who   who does it
 */
#ifndef CORE_WORDS_H
#define CORE_WORDS_H

#include "base/fluent.h"
#include "core/fact.h"

/* Words of no game: how lists are joined. Files of games end with it. */
extern const struct fluent_file core_words;

enum { WORDS_MAX = 1024 }; /* room for any sentence */

/* A place in a sentence that means a thing. */
struct words_span {
    size_t first, end;
    const char *key;            /* what it is: "region"; "who" */
    const struct fact_part *id; /* NULL for "who" */
};

enum { WORDS_SPANS_MAX = 24 };

/* Where the things of a sentence stand, and who does it, the inner before the
 * outer. */
struct words_spans {
    int count;
    struct words_span span[WORDS_SPANS_MAX];
};

/* Says a fact as it is. False if words or arguments are missing. */
bool words_say(const struct fluent_file *f, const struct fact *fact,
               struct text *out);

/* The same in few words where the file has them: the attribute `brief`. */
bool words_say_briefly(const struct fluent_file *f, const struct fact *fact,
                       struct text *out);

/* An attribute of the message that says the fact: "help", "wait". `who` is a name,
 * or NULL; so may be `spans`. False also if there is no such attribute. */
bool words_say_more(const struct fluent_file *f, const struct fact *fact,
                    const char *attribute, const char *who,
                    struct words_spans *spans, struct text *out);

/* One part of the fact. */
bool words_say_part(const struct fluent_file *f, const struct fact *fact,
                    int part, struct text *out);

/* What somebody may do, or does. `who` is a name; `spans` may be NULL. */
bool words_offer(const struct fluent_file *f, const struct fact *fact,
                 struct words_spans *spans, struct text *out);
bool words_tell(const struct fluent_file *f, const struct fact *fact,
                const char *who, struct words_spans *spans, struct text *out);

#endif
