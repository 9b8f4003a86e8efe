/* move.h - the Movement card: activations, steps and what is carried along
 * (MO-8). */
#ifndef GAMES_MONUMENTS_MOVE_H
#define GAMES_MONUMENTS_MOVE_H

#include "games/monuments/nodes.h"
#include "games/monuments/units.h"

struct monuments_ground;

/* What bars the way of the player, worked out once for all his units. */
struct monuments_ways {
    uint64_t open; /* land */
    uint64_t land; /* that he controls */
    struct monuments_waters foes;
};

/* Has a unit or ferry of the seat a step? */
bool monuments_can_move(const struct monuments_table *t,
                        const struct monuments_state *s, int seat,
                        const struct monuments_ground *g);

/* The Movement card is played. */
void monuments_move_begin(const struct monuments_table *t,
                          struct monuments_state *s);

/* MO-8.3: notes that a unit has been activated, where it is now. */
void monuments_note_moved(struct monuments_state *s, int spot, int kind);

/* MO-17.4: the note of an activated unit there that has movement to spare, -1
 * if there is none. */
int monuments_find_spare(const struct monuments_state *s, int spot, int kind);

/* Takes that note away, as its unit goes. */
void monuments_forget_moved(struct monuments_state *s, int i);

/* Units of the kind there that have not been activated. */
int monuments_not_moved(const struct monuments_table *t,
                        const struct monuments_state *s, int seat, int spot,
                        int kind);

/* Asks what the mover takes along; `slot` is its own if it goes aboard. */
void monuments_ask_carry(const struct monuments_table *t,
                         struct monuments_state *s, int from, int to, int slot);

/* MOVE_UNIT: who is activated. */
monuments_node_legal monuments_move_unit_legal;
monuments_node_apply monuments_move_unit_apply;

/* STEP: where it goes. */
monuments_node_legal monuments_step_legal;
monuments_node_apply monuments_step_apply;

/* CARRY: what it takes along. */
monuments_node_legal monuments_carry_legal;
monuments_node_apply monuments_carry_apply;

#endif
