/* invariants.c - what no play can lead to. Views hold as well as full states:
 * a hidden card is a card. */
#include "games/newgame/state.h"

/* NG-2.2: every settler took a card; others were spent on trades. */
static bool cards_fit(const struct newgame_table *t,
                      const struct newgame_state *s, struct text *why)
{
    for (int r = 0; r < t->content.region_count; r++) {
        int seen = s->cards[r];
        for (int i = 0; i < t->seats; i++)
            seen += s->settlers[i][r];
        if (seen > t->content.regions[r].cards) {
            text_add(why, "%s has %d cards and settlers; it has %d cards",
                     newgame_region_name(t, r), seen,
                     t->content.regions[r].cards);
            return false;
        }
    }
    return true;
}

static bool coins_fit(const struct newgame_table *t,
                      const struct newgame_state *s, struct text *why)
{
    int turns = t->cards - newgame_cards_left(s);
    int most = t->content.start_coins + turns * t->content.trade_coins;
    for (int i = 0; i < t->seats; i++) {
        if (s->coins[i] > most) {
            text_add(why, "%s has %d coins; after %d turns it is at most %d",
                     t->content.colours[i], s->coins[i], turns, most);
            return false;
        }
    }
    return true;
}

/* NG-2.4: there is a card to draw or to decide on until the end. */
static bool phase_fits(const struct newgame_state *s, struct text *why)
{
    bool over = s->phase == PHASE_OVER;
    if (over != (newgame_cards_left(s) == 0)) {
        text_add(why, "the game is over when no card is left, and not before");
        return false;
    }
    if ((s->phase == PHASE_DECIDE) != (s->card != FIELD_NONE)) {
        text_add(why, "a card is drawn in the phase decide, and only there");
        return false;
    }
    if (s->card < NEWGAME_REGIONS && s->cards[s->card] == 0) {
        text_add(why, "the drawn card is among those that are spent");
        return false;
    }
    return true;
}

bool newgame_holds(const struct table *table, const struct state *state,
                   struct text *why)
{
    const struct newgame_table *t = newgame_table(table);
    const struct newgame_state *s = newgame_state(state);
    return cards_fit(t, s, why) && coins_fit(t, s, why) && phase_fits(s, why);
}
