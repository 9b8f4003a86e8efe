/* score.c - the points of a seat, line by line, and the reasons. */
#include "games/newgame/state.h"

/* NG-4.1: a region counts for the seat with strictly the most settlers. */
static bool holds_region(const struct newgame_table *t,
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
        if (holds_region(t, s, seat, r))
            points += t->content.regions[r].points;
    }
    score_clear(out);
    score_add(out, "regions", points);
    /* NG-4.2 */
    score_add(out, "coins", s->coins[seat] / t->content.coins_per_point);
    out->tiebreak[0] = s->coins[seat]; /* NG-4.3 */
}

/* -- Reasons --------------------------------------------------------------- */

static void explain_regions(const struct newgame_table *t,
                            const struct newgame_state *s, int seat,
                            struct text *out)
{
    const char *comma = "";
    for (int r = 0; r < t->content.region_count; r++) {
        if (!holds_region(t, s, seat, r))
            continue;
        text_add(out, "%s%s %d", comma, newgame_region_name(t, r),
                 t->content.regions[r].points);
        comma = ", ";
    }
}

static void explain_coins(const struct newgame_table *t, int coins,
                          struct text *out)
{
    text_add(out, "%d, of which %d make a point", coins,
             t->content.coins_per_point);
}

/* The lines in the order in which the score adds them. */
void newgame_explain(const struct table *table, const struct state *state,
                     int seat, int line, struct text *out)
{
    const struct newgame_table *t = newgame_table(table);
    const struct newgame_state *s = newgame_state(state);
    if (line == 0) {
        explain_regions(t, s, seat, out);
    } else {
        explain_coins(t, s->coins[seat], out);
    }
}
