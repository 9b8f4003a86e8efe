/* opening.h - the set-up, from the empty board to the first turn (MO-3). */
#ifndef GAMES_MONUMENTS_OPENING_H
#define GAMES_MONUMENTS_OPENING_H

#include "games/monuments/nodes.h"

/* The empty board; chance or the first player is to decide. */
void monuments_begin(const struct monuments_table *t,
                     struct monuments_state *s);

/* The seat that a quest is dealt to now; the number of seats if all have
 * theirs. */
int monuments_dealt_seat(const struct monuments_table *t,
                         const struct monuments_state *s);

/* START: chance names the start player. */
monuments_node_legal monuments_start_legal;
monuments_node_apply monuments_start_apply;

/* SCORE_CARD, ABILITY, DECK: chance deals one to each seat. */
monuments_node_legal monuments_score_card_legal, monuments_ability_legal,
    monuments_deck_legal;
monuments_node_apply monuments_score_card_apply, monuments_ability_apply,
    monuments_deck_apply;

/* DEAL: chance deals a starting quest. START_QUEST: the player keeps one. */
monuments_node_legal monuments_deal_legal, monuments_start_quest_legal;
monuments_node_apply monuments_deal_apply, monuments_start_quest_apply;

/* START_RES: where a starting resource lies. */
monuments_node_legal monuments_start_res_legal;
monuments_node_apply monuments_start_res_apply;

#endif
