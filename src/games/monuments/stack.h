/* stack.h - the stack of nodes that have to be decided: the top is asked or
 * carried out, and what waits for it lies below. The empty stack ends the turn.
 */
#ifndef GAMES_MONUMENTS_STACK_H
#define GAMES_MONUMENTS_STACK_H

#include "games/monuments/nodes.h"
#include "games/monuments/state.h"

#include <assert.h>

/* All eight nodes at once. */
static inline void monuments_stack_store(struct monuments_state *s,
                                         uint64_t word)
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    memcpy(s->stack, &word, sizeof word);
}

/* Comes before everything that waits. */
static inline void monuments_push(struct monuments_state *s,
                                  enum monuments_node node)
{
    assert(node < MONUMENTS_NODES);
    assert(s->stack[MONUMENTS_STACK - 1] == FIELD_NONE);
    monuments_stack_store(s, bits_load(s->stack) << 8 | (uint64_t)node);
}

/* The top is done. */
static inline void monuments_pop(struct monuments_state *s)
{
    assert(s->stack[0] != FIELD_NONE);
    monuments_stack_store(s, bits_load(s->stack) >> 8
                                 | (uint64_t)FIELD_NONE << 56);
}

/* NODE_OVER too; the stack is not empty between moves. */
static inline int monuments_stack_top(const struct monuments_state *s)
{
    return s->stack[0];
}

/* One repetition less; the last one ends the node. */
static inline void monuments_count_down(struct monuments_state *s)
{
    assert(s->left > 0);
    s->left--;
    if (s->left == 0)
        monuments_pop(s);
}

#endif
