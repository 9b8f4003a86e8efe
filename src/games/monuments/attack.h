/* attack.h - the Attack card up to the dice: target, attackers, power (MO-14.1
 * to MO-14.7). */
#ifndef GAMES_MONUMENTS_ATTACK_H
#define GAMES_MONUMENTS_ATTACK_H

#include "games/monuments/nodes.h"

struct monuments_ground;

/* Has the seat somebody who can attack something? */
bool monuments_can_attack(const struct monuments_table *t,
                          const struct monuments_state *s, int seat,
                          const struct monuments_ground *g);

/* Has the seat a unit on the place, also aboard? */
bool monuments_stands_on(const struct monuments_table *t,
                         const struct monuments_state *s, int seat, int place);

/* Are two places neighbours? */
bool monuments_touches(const struct monuments_table *t, int a, int b);

/* Whom an attack on the place would meet; FIELD_NONE: nobody. */
int monuments_defender(const struct monuments_table *t,
                       const struct monuments_state *s, int place);

/* -- The battle that is going on: its target is known ---------------------- */

/* From where it stands, could the unit of the attacker be declared? */
bool monuments_may_attack(const struct monuments_table *t,
                          const struct monuments_state *s, int spot, int kind);

/* How many of these units have been declared. */
int monuments_declared(const struct monuments_state *s, int spot, int kind);

/* Forgets one of them, if there is one. */
void monuments_undeclare(struct monuments_state *s, int spot, int kind);

/* Ferries with a declared attacker. */
uint64_t monuments_war_ferries(const struct monuments_table *t,
                               const struct monuments_state *s);

/* The power of one unit. */
int monuments_battle_power(const struct monuments_table *t,
                           const struct monuments_state *s, int seat, int kind);

/* The power of all declared units, and of all who defend. */
int monuments_attack_power(const struct monuments_table *t,
                           const struct monuments_state *s);
int monuments_defence_power(const struct monuments_table *t,
                            const struct monuments_state *s);

/* TARGET: the hex, on the red side with the hex that it is attacked from. */
monuments_node_legal monuments_target_legal;
monuments_node_apply monuments_target_apply;

/* ATTACKER: one more unit that attacks. */
monuments_node_legal monuments_attacker_legal;
monuments_node_apply monuments_attacker_apply;

/* AIM, BRACE: count the dice of the attacker and of the defender. */
monuments_node_run monuments_aim_run, monuments_brace_run;

/* ATTACK_DICE, DEFENCE_DICE: chance rolls. */
monuments_node_legal monuments_dice_legal;
monuments_node_apply monuments_dice_apply;

#endif
