/* score.c - the points of a seat: provinces, trade routes, and a line for each
 * city. */
#include "games/bronze/state.h"

#include <assert.h>

enum { TIE_CITIES, TIE_ROUTES, TIE_PROVINCES }; /* BR-7.2 */

static int province_points(const struct bronze_table *t,
                           const struct bronze_state *s, int seat)
{
    int points = 0;
    for (int i = 0; i < t->tiles; i++) {
        if (bronze_province_holder(t, s, i) == seat)
            points += t->content.provinces[s->province[i]].vp;
    }
    return points;
}

static int route_points(const struct bronze_table *t,
                        const struct bronze_state *s, int seat)
{
    int points = 0;
    for (int i = 0; i < BRONZE_TERRAINS; i++) {
        for (int k = 0; k < t->content.line_count; k++)
            points += s->route[i][k] == seat ? t->content.lines[k].vp : 0;
    }
    return points;
}

/* BR-7.2 */
void bronze_score(const struct table *table, const struct state *state,
                  int seat, struct score *out)
{
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    assert(seat >= 0 && seat < t->seats);
    score_clear(out);
    out->tiebreak[TIE_PROVINCES] = province_points(t, s, seat);
    out->tiebreak[TIE_ROUTES] = route_points(t, s, seat);
    score_add(out, "provinces", out->tiebreak[TIE_PROVINCES]);
    score_add(out, "routes", out->tiebreak[TIE_ROUTES]);
    for (uint64_t m = s->cities[seat]; m; m = bits_rest(m)) {
        int city = bits_first(m);
        int points = bronze_city_points(t, s, seat, city);
        score_add(out, t->content.cities[city].id, points);
        out->tiebreak[TIE_CITIES] += points;
    }
}
