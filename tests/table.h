/* table.h - what every test needs to sit down at a table. */
#ifndef TESTS_TABLE_H
#define TESTS_TABLE_H

#include "core/venue.h"
#include "games/games.h"

/* The built-in content of a game. Stops the test if it cannot be read. */
void table_box(struct box *box, const struct games_entry *e);

/* Calls `visit` for every set-up worth testing: each number of seats with all
 * options standard, and with each option at each other value. */
void table_each_setup(const struct box *box,
                      void (*visit)(const struct venue *v, void *with),
                      void *with);

#endif
