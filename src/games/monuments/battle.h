/* battle.h - the result of the dice, and what the loser loses (MO-14.8 to
 * MO-14.13). */
#ifndef GAMES_MONUMENTS_BATTLE_H
#define GAMES_MONUMENTS_BATTLE_H

#include "games/monuments/nodes.h"

/* RESULT: compares the pips. */
monuments_node_run monuments_result_run;

/* LOSS: the next unit, building or ferry that the loser gives up. */
monuments_node_legal monuments_loss_legal;
monuments_node_apply monuments_loss_apply;

/* FALL: with damage left, pieces without power fall. */
monuments_node_run monuments_fall_run;

#endif
