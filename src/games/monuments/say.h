/* say.h - moves as phrases, for those who listen. */
#ifndef GAMES_MONUMENTS_SAY_H
#define GAMES_MONUMENTS_SAY_H

#include "core/game.h"

struct monuments_table;

/* "forest 12 of Greece", by the number of the hex */
void monuments_say_hex(const struct monuments_table *t, int id,
                       struct text *out);

/* "quest 3, which wants ..." */
void monuments_say_quest(const struct monuments_table *t, int quest,
                         struct text *out);

/* "armed worker" */
const char *monuments_unit_name(int kind);

/* The title of an action card. */
const char *monuments_card_name(int card);

/* "Greece" */
const char *monuments_civ_name(const struct monuments_table *t, int seat);

/* The move, which is legal in the position. */
void monuments_say_move(const struct table *table, const struct state *state,
                        struct move m, struct text *out);

#endif
