/* turn.h - turns and rounds, and what drives the stack of nodes. */
#ifndef GAMES_MONUMENTS_TURN_H
#define GAMES_MONUMENTS_TURN_H

#include "games/monuments/nodes.h"

struct monuments_ground;

/* Looks at the board for the cards of a hand. */
void monuments_survey(const struct monuments_table *t,
                      const struct monuments_state *s, int seat,
                      struct monuments_ground *out);

/* The cards that can be played now (MO-4.6). */
uint64_t monuments_playable(const struct monuments_table *t,
                            const struct monuments_state *s, int seat);

/* Carries out a move that is legal, and everything up to the next decision. */
void monuments_apply(const struct monuments_table *t, struct monuments_state *s,
                     struct move m);

/* And lists what can be chosen next; returns who chooses, SEAT_NOBODY after the
 * end. */
int monuments_advance(const struct monuments_table *t,
                      struct monuments_state *s, struct move m,
                      struct move_list *out);

/* Forgets the action that was carried out. */
void monuments_clear_action(const struct monuments_table *t,
                            struct monuments_state *s);

/* TURN: a card is played, or all are taken back. */
monuments_node_legal monuments_turn_legal;
monuments_node_apply monuments_turn_apply;

#endif
