/* count.h - everything that quests and points count (MO-20, MO-21). */
#ifndef GAMES_MONUMENTS_COUNT_H
#define GAMES_MONUMENTS_COUNT_H

#include "base/bits.h"
#include "games/monuments/cards.h"

struct monuments_state;
struct monuments_table;

enum {
    /* Counts that others' turns can raise: bridges and ferries come, buildings
     * work again, a defence is won. */
    COUNTS_ABROAD = 1 << COUNT_TOKEN | 1 << COUNT_BUILDING | 1 << COUNT_POWER
                    | 1 << COUNT_BATTLES,
    /* And those that a retreat in others' turns can raise. */
    COUNTS_RETREAT = 1 << COUNT_AREA | 1 << COUNT_RES | 1 << COUNT_HEX_MAX,
};

/* A count for the seat; `kind` is a COUNT_, `arg` an ARG_. */
int monuments_tally(const struct monuments_table *t,
                    const struct monuments_state *s, int seat, int kind,
                    int arg);

/* The same of an item of the score sheet, an ITEM_. */
int monuments_item(const struct monuments_table *t,
                   const struct monuments_state *s, int seat, int item);

/* Those of the quests whose conditions hold for the seat. */
uint64_t monuments_fulfilled(const struct monuments_table *t,
                             const struct monuments_state *s, int seat,
                             uint64_t quests);

/* Is this one of them? */
static inline bool monuments_is_fulfilled(const struct monuments_table *t,
                                          const struct monuments_state *s,
                                          int seat, int quest)
{
    return monuments_fulfilled(t, s, seat, bits_bit(quest)) != 0;
}

#endif
