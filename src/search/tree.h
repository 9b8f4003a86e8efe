/* tree.h - the nodes of a search, in one piece of memory.
 *
 * A node is a decision that was made; its children are the decisions that
 * followed, sorted as moves are; where several seats choose at once, those of all
 * of them. Node 0 is nobody's. What lies between (chance,
 * forced moves) has no nodes: a search looks at what can be decided.
 */
#ifndef SEARCH_TREE_H
#define SEARCH_TREE_H

#include "core/game.h"

struct node {
    struct move move;
    uint32_t next;   /* the next sibling, 0: none */
    uint32_t child;  /* the first child, 0: none */
    uint32_t visits; /* how often the move was made */
    uint32_t seen;   /* how often it could have been made */
    float value;     /* sum of the win shares of the seat that made it */
    float promise;   /* its share of the promise among its siblings */
};

struct tree {
    struct node *node; /* the caller's */
    uint32_t room;
    uint32_t count;
};

/* Empties the tree and makes its root, node 1. */
void tree_clear(struct tree *t);

enum { TREE_ROOT = 1 };

/* Finds, for each move of a sorted list, the child of `parent`; makes those
 * that are missing. False if the memory is used up: then `child` is not set. */
bool tree_children(struct tree *t, uint32_t parent, const struct move_list *l,
                   uint32_t child[GAME_MOVES_MAX]);

/* The child with that move, which is made if it is missing; 0 if the memory is
 * used up. */
uint32_t tree_child(struct tree *t, uint32_t parent, struct move m);

/* The child with that move, 0 if there is none. */
uint32_t tree_find(const struct tree *t, uint32_t parent, struct move m);

#endif
