/* quest.h - quests are drawn, kept and completed (MO-15). */
#ifndef GAMES_MONUMENTS_QUEST_H
#define GAMES_MONUMENTS_QUEST_H

#include "games/monuments/nodes.h"

/* The Quest card is played. */
void monuments_quest_begin(const struct monuments_table *t,
                           struct monuments_state *s);

/* How many quests the seat has to choose from. */
int monuments_drawn_count(const struct monuments_state *s, int seat);

/* MO-15.6: the player whose turn it is completes what is fulfilled of these
 * quests. */
void monuments_complete(const struct monuments_table *t,
                        struct monuments_state *s, uint64_t quests);

/* DRAW: chance draws a card. */
monuments_node_legal monuments_draw_legal;
monuments_node_apply monuments_draw_apply;

/* KEEP: the cards that the player keeps. */
monuments_node_legal monuments_keep_legal;
monuments_node_apply monuments_keep_apply;

#endif
