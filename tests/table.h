/* table.h - what every test needs to sit down at a table. */
#ifndef TESTS_TABLE_H
#define TESTS_TABLE_H

#include "core/venue.h"
#include "games/games.h"
#include "setups.h"

/* For tests that need some game, another one, or one whose matches are long: the
 * first two of games.def, and the one with the most content. */
const char *table_game(void);
const char *table_other(void);
const char *table_longest(void);

/* The built-in content of a game. Stops the test if it cannot be read. */
void table_box(struct box *box, const struct games_entry *e);

#endif
