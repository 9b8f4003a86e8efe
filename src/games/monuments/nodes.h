/* nodes.h - nodes: what can be decided, and the steps between decisions.
 *
 * A node offers moves and carries one out, or it runs without asking. nodes.c
 * has a row for each; stack.h says which of them wait. */
#ifndef GAMES_MONUMENTS_NODES_H
#define GAMES_MONUMENTS_NODES_H

#include "core/game.h"

struct monuments_state;
struct monuments_table;

/* Decision nodes, and after NODE_OVER the steps that ask nobody. */
enum monuments_node {
    NODE_START,
    NODE_DEAL,
    NODE_START_QUEST,
    NODE_SCORE_CARD,
    NODE_ABILITY,
    NODE_DECK,
    NODE_START_RES,
    NODE_TURN,
    NODE_UPGRADE_CARD,
    NODE_DISCOUNT,
    NODE_PAY,
    NODE_MOVE_UNIT,
    NODE_STEP,
    NODE_CARRY,
    NODE_PROD_HEX,
    NODE_PROD_TYPE,
    NODE_BUILD_WHAT,
    NODE_BUILD_SITE,
    NODE_POP_TOWN,
    NODE_SACRIFICE,
    NODE_WEAPON,
    NODE_COMMON,
    NODE_PERSONAL,
    NODE_PLACE_RES,
    NODE_PLACE_WORKER,
    NODE_PLACE_BUILDING,
    NODE_FREE_UPGRADE,
    NODE_TRAIN_WHAT,
    NODE_TRAIN_WORKER,
    NODE_NAVY_HEX,
    NODE_TARGET,
    NODE_ATTACKER,
    NODE_ATTACK_DICE,
    NODE_DEFENCE_DICE,
    NODE_LOSS,
    NODE_RETREAT,
    NODE_OCCUPY,
    NODE_DRAW,
    NODE_KEEP,
    NODE_TRADE_GIVE,
    NODE_TRADE_GET,
    NODE_TRADE_PLACE,
    NODE_OVER,
    NODE_FLIP,        /* the paid card turns green */
    NODE_BUILT,       /* the paid building is placed */
    NODE_LAYER,       /* the paid layer is added */
    NODE_EFFECT,      /* the next effect of the personal bonus */
    NODE_TRAINED,     /* the paid unit or weapon is there */
    NODE_FREE_WEAPON, /* of the green Train card */
    NODE_AIM,         /* counts the attacker's dice */
    NODE_BRACE,       /* counts the defender's dice */
    NODE_RESULT,      /* compares the pips */
    NODE_FALL,        /* pieces without power fall */
    NODE_LEAVE,       /* the next group retreats */
    MONUMENTS_NODES,
};

/* Lists what the seat may do at the node. */
typedef void monuments_node_legal(const struct monuments_table *t,
                                  const struct monuments_state *s, int seat,
                                  struct move_list *out);
/* Carries out one of the listed moves. */
typedef void monuments_node_apply(const struct monuments_table *t,
                                  struct monuments_state *s, struct move m);
/* Carries out a step; its node has been taken off the stack. */
typedef void monuments_node_run(const struct monuments_table *t,
                                struct monuments_state *s);

struct monuments_node_row {
    const char *name;
    monuments_node_legal *legal;
    monuments_node_apply *apply;
    monuments_node_run *run; /* a step that asks nobody */
    uint16_t raises;         /* counts that a move may raise, 1 << COUNT_... */
};

/* A row for every node. */
extern const struct monuments_node_row monuments_nodes[MONUMENTS_NODES];

/* The seat that decides now; SEAT_CHANCE for chance, -1: the game is over. */
int monuments_decider(const struct monuments_table *t,
                      const struct monuments_state *s);

#endif
