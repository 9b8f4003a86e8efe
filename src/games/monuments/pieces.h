/* pieces.h - pieces put on the board and taken off, and what is left of them. A
 * kind and a spot name a unit (MO-0.5). */
#ifndef GAMES_MONUMENTS_PIECES_H
#define GAMES_MONUMENTS_PIECES_H

#include "core/game.h"

struct monuments_state;
struct monuments_table;

/* How many units of the kind the seat has on the spot. */
int monuments_count(const struct monuments_table *t,
                    const struct monuments_state *s, int seat, int spot,
                    int kind);

/* Puts one there; the caller knows that there is one, and room for it. */
void monuments_put(const struct monuments_table *t, struct monuments_state *s,
                   int seat, int spot, int kind);

/* Takes one away; of a ferry as MO-17.13 says. Returns its cargo or none. The
 * ferry stays, even if nobody is left on it. */
int monuments_take(const struct monuments_table *t, struct monuments_state *s,
                   int seat, int spot, int kind);

/* As monuments_take, for a unit that leaves the board: weapons are freed for
 * the owner of the unit, cargo is lost, an empty ferry goes. */
void monuments_kill(const struct monuments_table *t, struct monuments_state *s,
                    int seat, int spot, int kind);

/* -- Ferries --------------------------------------------------------------- */

/* The passenger that (ferry, kind) means; -1: none. */
int monuments_slot(const struct monuments_state *s, int ferry, int kind);

/* Is nobody aboard? */
bool monuments_ferry_is_empty(const struct monuments_state *s, int ferry);

/* Takes the ferry off the board, with all that is aboard. */
void monuments_ferry_remove(struct monuments_state *s, int ferry);

/* -- Supplies -------------------------------------------------------------- */

/* Workers of the seat on hexes and ferries. */
int monuments_workers_on_board(const struct monuments_state *s, int seat);

/* Workers that are left. */
int monuments_worker_supply(const struct monuments_table *t,
                            const struct monuments_state *s, int seat);

/* Units of a listed kind, army and above, that are left and not locked. */
int monuments_unit_supply(const struct monuments_table *t,
                          const struct monuments_state *s, int seat, int kind);

/* Buildings of a type that are left and not locked. */
int monuments_building_supply(const struct monuments_table *t,
                              const struct monuments_state *s, int seat,
                              int building);

/* Buildings of a type on the board. */
int monuments_building_total(const struct monuments_state *s, int seat,
                             int building);

/* Weapons that are left. */
int monuments_weapon_supply(const struct monuments_table *t,
                            const struct monuments_state *s);

/* Bridge and ferry tokens that are left. */
int monuments_token_supply(const struct monuments_table *t,
                           const struct monuments_state *s);

/* -- Workers to choose from ------------------------------------------------ */

/* Offers every worker of the seat: (spot, kind) of armed and unarmed ones. */
void monuments_offer_workers(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct move_list *out);

/* MO-13.7: unarmed workers only, by spot. */
void monuments_offer_unarmed(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             struct move_list *out);

#endif
