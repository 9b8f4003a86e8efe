/* odds.h - what a battle would bring, from the exact dice (MO-14.7, MO-14.8). */
#ifndef GAMES_MONUMENTS_ODDS_H
#define GAMES_MONUMENTS_ODDS_H

#include "games/monuments/state.h"
#include "games/monuments/table.h"

/* A die for each point of power, and those that a bonus gives. */
struct monuments_side {
    int dice, power;
};

/* Of 100 battles; nothing happens in those that neither side wins. A loss is power on
 * average, in tenths: as much as the difference of the pips, or all there is. */
struct monuments_odds {
    int win, lose;
    int attack_loss, defence_loss;
};

void monuments_odds(const struct monuments_table *t,
                    struct monuments_side attack, struct monuments_side defence,
                    struct monuments_odds *out);

/* Both sides of the battle whose attackers are being declared. */
void monuments_odds_now(const struct monuments_table *t,
                        const struct monuments_state *s,
                        struct monuments_odds *out);

#endif
