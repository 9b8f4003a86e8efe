/* score.c - the points of a seat, line by line. */
#include "games/newgame/state.h"

/* NG-4.1: a region counts for the seat with strictly the most settlers. */
bool newgame_holds_region(const struct newgame_table *t,
                          const struct newgame_state *s, int seat, int region)
{
    for (int i = 0; i < t->seats; i++) {
        if (i != seat && s->settlers[i][region] >= s->settlers[seat][region])
            return false;
    }
    return true;
}

void newgame_score(const struct table *table, const struct state *state,
                   int seat, struct score *out)
{
    const struct newgame_table *t = newgame_table(table);
    const struct newgame_state *s = newgame_state(state);
    int points = 0;
    for (int r = 0; r < t->content.region_count; r++) {
        if (newgame_holds_region(t, s, seat, r))
            points += t->content.regions[r].points;
    }
    score_clear(out);
    score_add(out, "regions", points);
    /* NG-4.2 */
    score_add(out, "coins", s->coins[seat] / t->content.coins_per_point);
    out->tiebreak[0] = s->coins[seat]; /* NG-4.3 */
}
