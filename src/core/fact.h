/* fact.h - what happens, or why, as data instead of words.
 *
 *     fact_begin(f, "take");
 *     fact_number(f, "place", 3);
 *     fact_open(f, "card", "card");       {"is":"take","place":3,
 *     fact_word(f, "good", "ore");         "card":{"is":"card","good":"ore",
 *     fact_list(f, "steps");                       "steps":[...]}}
 *     ...
 *     fact_close(f);
 *     fact_close(f);
 *
 * A fact has a key, what it is, and named arguments: numbers, words, other facts,
 * lists of facts. Games tell facts; programs read them; core/words.h makes sentences
 * of them. A fact that has an `id` is a thing that can be pointed at: a region, a
 * card, a seat.
 *
 * What facts a game tells is a table (core/shape.h), from which documentation and
 * types are made:
 *
 *     {"take", "a card of the row", "place:number price:number card:card"},
 *
 * An argument is a number, a word, a fact by its key, or a list of them.
 *
 * Everything that a fact points at lives as long as the table of the game.
 */
#ifndef CORE_FACT_H
#define CORE_FACT_H

#include "base/text.h"
#include "core/json.h"
#include "core/shape.h"

#include <stdint.h>

enum { FACT_PARTS_MAX = 640, FACT_DEPTH_MAX = 8 };

enum fact_form { FACT_IS, FACT_LIST, FACT_NUMBER, FACT_WORD };

/* The parts of a fact stand behind it, in the order in which they were told. */
struct fact_part {
    const char *name; /* of the argument; NULL in a list, and at the start */
    const char *word; /* the word, or the key of the fact */
    int number;
    uint8_t form;
    uint16_t size; /* parts, itself and all within it */
};

struct fact {
    int count;
    int depth;
    uint16_t open[FACT_DEPTH_MAX];
    struct fact_part part[FACT_PARTS_MAX];
};

/* Who is told one fact after the other. */
typedef void fact_sink(void *with, const struct fact *f);

void fact_begin(struct fact *f, const char *key);
void fact_number(struct fact *f, const char *name, int n);
void fact_word(struct fact *f, const char *name, const char *word);

/* Until fact_close, what follows belongs to it. In a list `name` is NULL. */
void fact_open(struct fact *f, const char *name, const char *key);
void fact_list(struct fact *f, const char *name);
void fact_close(struct fact *f);

/* Closes a list; one with nothing in it is taken back. */
void fact_close_some(struct fact *f);

/* A whole fact, as an argument. */
void fact_add(struct fact *f, const char *name, const struct fact *inner);

/* A thing with its id and nothing more. */
void fact_thing(struct fact *f, const char *name, const char *key,
                const char *id);
void fact_numbered(struct fact *f, const char *name, const char *key, int id);

/* The argument of that name of the fact at place `at`, -1 if it has none. */
int fact_find(const struct fact *f, int at, const char *name, size_t size);

/* Is the part a list of what comes of a move? Games call these lists `gains`, `loses`
 * and `others`, `changes`, `completes` and `unlocks`; all else is what it is about. */
bool fact_is_outcome(const struct fact *f, int part);

/* As an object of JSON. */
void fact_write(const struct fact *f, struct json *w);

/* Whether the fact is as its table says; if not, what is wrong with it. */
bool fact_fits(const struct fact *f, const struct shape *rows,
               struct text *why);

#endif
