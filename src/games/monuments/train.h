/* train.h - the Train card: units, weapons, and where weapons go (MO-13). */
#ifndef GAMES_MONUMENTS_TRAIN_H
#define GAMES_MONUMENTS_TRAIN_H

#include "games/monuments/nodes.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"

#include <assert.h>

struct monuments_ground;

/* MO-13.1: the permission to train units and to attack. */
static inline bool monuments_may_fight(const struct monuments_table *t,
                                       const struct monuments_state *s,
                                       int seat)
{
    assert(seat >= 0 && seat < t->seats);
    return (s->commons[seat] & t->military) != 0;
}

/* Can the seat train something? */
bool monuments_can_train(const struct monuments_table *t,
                         const struct monuments_state *s, int seat,
                         const struct monuments_ground *g);

/* TRAIN_WHAT: a kind of unit, or a weapon. */
monuments_node_legal monuments_train_what_legal;
monuments_node_apply monuments_train_what_apply;

/* TRAIN_WORKER: who becomes the unit or gets the weapon. */
monuments_node_legal monuments_train_worker_legal;
monuments_node_apply monuments_train_worker_apply;

/* NAVY_HEX: where a navy comes to water. */
monuments_node_legal monuments_navy_hex_legal;
monuments_node_apply monuments_navy_hex_apply;

/* TRAINED: what is paid is there. FREE_WEAPON: one more, of the green card. */
monuments_node_run monuments_trained_run, monuments_free_weapon_run;

/* WEAPON: who gets a weapon that is handed out. */
monuments_node_legal monuments_weapon_legal;
monuments_node_apply monuments_weapon_apply;

#endif
