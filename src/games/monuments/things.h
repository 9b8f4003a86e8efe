/* things.h - hexes, units, quests and cards as arguments of a fact. `name` is
 * NULL in a list; a spot goes by its id in moves. */
#ifndef GAMES_MONUMENTS_THINGS_H
#define GAMES_MONUMENTS_THINGS_H

#include "games/monuments/table.h"

void monuments_add_seat(const struct monuments_table *t, const char *name,
                        int seat, struct fact *f);
void monuments_add_spot(const struct monuments_table *t, const char *name,
                        int id, struct fact *f);
void monuments_add_unit(const struct monuments_table *t, const char *name,
                        int id, int kind, struct fact *f);
void monuments_add_quest(const struct monuments_table *t, const char *name,
                         int quest, struct fact *f);
void monuments_add_change(const char *name, int param, int delta,
                          struct fact *f);
void monuments_add_bonus(const struct monuments_table *t, const char *name,
                         int bonus, struct fact *f);

/* What a number of BUILD_... means, repairs too; the kind of unit that is trained,
 * or the weapon; what a number of LOCK_... means. */
const char *monuments_building_name(int what);
const char *monuments_training_name(int what);
const char *monuments_lockable_name(int what);

/* A list of what is there; those of `each` and of `pieces` stand in one. */
void monuments_add_amounts(const char *name, uint32_t sum, struct fact *f);
void monuments_add_each_amount(uint32_t sum, struct fact *f);
void monuments_add_pieces(const char *type, int n, struct fact *f);

/* The list `effects`. */
void monuments_add_effects(const struct monuments_effect *e, int count,
                           struct fact *f);

#endif
