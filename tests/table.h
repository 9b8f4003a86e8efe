/* table.h - what every test needs to sit down at a table. */
#ifndef TESTS_TABLE_H
#define TESTS_TABLE_H

#include "core/venue.h"
#include "games/games.h"
#include "setups.h"

/* The built-in content of a game. Stops the test if it cannot be read. */
void table_box(struct box *box, const struct games_entry *e);

#endif
