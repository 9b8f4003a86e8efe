/* level.h - the levels of bots that people choose from, weakest and quickest first.
 *
 * A level is a tree search under a name. This table is the only place that names
 * one: programs list it, ask for a level by its use, and say its name in the words
 * of their language, or as it is here.
 */
#ifndef SEARCH_LEVEL_H
#define SEARCH_LEVEL_H

#include "core/json.h"

/* Who gets a level that nobody has chosen; a set. */
enum level_use {
    LEVEL_FOR_LEARNERS = 1, /* a lesson */
    LEVEL_FOR_PEOPLE = 2,   /* an opponent, or who takes over a seat */
    LEVEL_FOR_PROGRAMS = 4, /* who speaks to other programs */
};

struct player_level {
    const char *name;
    int iterations; /* of a decision: what it costs */
    int noise;      /* of a hundred moves so many are drawn by lot */
    unsigned uses;
    const char *help;
};

/* Ended by a row without a name. */
extern const struct player_level player_levels[];

/* The level of that name; NULL: there is none. */
const struct player_level *level_find(const char *name);

/* The strongest, which also advises people. */
const struct player_level *level_strongest(void);

/* The name of the level for this use. */
const char *level_for(enum level_use use);

/* What it is: "mcts:iterations=20,noise=0.35". */
void level_write(const struct player_level *l, struct text *out);

/* All names, with commas. */
void level_write_names(struct text *out);

/* "levels": name, help, iterations and uses of each, in an open object; a use is
 * "learners", "people" or "programs". */
void level_list(struct json *w);

#endif
