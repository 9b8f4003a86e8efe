/* ferry.h - ferries are boarded, sail, land and are pushed (MO-17). */
#ifndef GAMES_MONUMENTS_FERRY_H
#define GAMES_MONUMENTS_FERRY_H

#include "core/game.h"

struct monuments_state;
struct monuments_table;
struct monuments_waters;
struct monuments_ways;

/* Empty ferries that units on the hex can board; `foes` floats elsewhere. */
uint64_t monuments_boardable(const struct monuments_table *t,
                             const struct monuments_state *s,
                             const struct monuments_waters *foes, int place);

/* Offers the mover every such ferry, alone or with a partner. */
void monuments_board_offers(const struct monuments_table *t,
                            const struct monuments_state *s, int seat,
                            struct move_list *out);

/* The mover goes aboard; `partner` is 0, or 1 + the kind of who comes along. */
void monuments_board(const struct monuments_table *t, struct monuments_state *s,
                     int ferry, int partner);

/* Can the player activate the ferry, and has it a step? */
bool monuments_ferry_can_move(const struct monuments_table *t,
                              const struct monuments_state *s,
                              const struct monuments_ways *w, int ferry);

/* Offers the steps of the ferry that moves. */
void monuments_ferry_steps(const struct monuments_table *t,
                           const struct monuments_state *s, int seat,
                           struct move_list *out);

/* Makes one of them. */
void monuments_ferry_step(const struct monuments_table *t,
                          struct monuments_state *s, struct move m);

/* MO-17.9: puts cargo, which may be none, on a dry hex, or loses it. */
void monuments_unload(const struct monuments_table *t,
                      struct monuments_state *s, int place, int cargo);

#endif
