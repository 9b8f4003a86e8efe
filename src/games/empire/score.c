/* score.c - the points of a seat, line by line. */
#include "games/empire/state.h"

#include <assert.h>
#include <string.h>

static int continents_of(const struct empire_table *t, const struct control *c,
                         int seat)
{
    int n = 0;
    for (int i = 0; i < t->map->continent_count; i++)
        n += empire_control_of_continent(t, c, seat, i);
    return n;
}

static const char *const game_labels[] = {"game-1", "game-2"};
_Static_assert(COUNT_OF(game_labels) == EMPIRE_GAMES - 1, "a label for each");

static void add_past_games(const struct empire_state *s, int seat,
                           struct score *out)
{
    assert(s->game < EMPIRE_GAMES);
    for (int i = 0; i < s->game; i++)
        score_add(out, game_labels[i], s->past_points[i][seat]);
}

/* EM-5.6: coins, armies on the board, regions. */
static void single_ties(const struct empire_state *s, const struct control *c,
                        int seat, struct score *out)
{
    out->tiebreak[0] = s->coins[seat];
    out->tiebreak[1] = bits_sum(s->armies[seat]);
    out->tiebreak[2] = bits_count(c->held[seat]);
}

/* EM-5.7: in a full game only the coins of all its games. */
static void full_game_ties(const struct empire_state *s, int seat,
                           struct score *out)
{
    out->tiebreak[0] = s->coins[seat];
    for (int i = 0; i < s->game; i++)
        out->tiebreak[0] += s->past_coins[i][seat];
}

void empire_score(const struct table *table, const struct state *state,
                  int seat, struct score *out)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    assert(seat >= 0 && seat < t->seats && out);
    struct control c;
    struct goods g;
    score_clear(out);
    empire_control_find(t, s, &c);
    empire_goods_count(t, s, &c, seat, &g);
    add_past_games(s, seat, out);
    score_add(out, "regions", bits_count(c.held[seat]));
    score_add(out, "continents", continents_of(t, &c, seat));
    for (int i = 0; i < t->content.good_count; i++)
        score_add(out, t->content.goods[i].id, empire_goods_points(t, &g, i));
    if (t->games == 1) {
        single_ties(s, &c, seat, out);
    } else {
        full_game_ties(s, seat, out);
    }
}

/* The points of the game on the board alone. */
int empire_points(const struct empire_table *t, const struct empire_state *s,
                  int seat)
{
    assert(seat >= 0 && seat < t->seats);
    struct control c;
    struct goods g;
    empire_control_find(t, s, &c);
    empire_goods_count(t, s, &c, seat, &g);
    int points = bits_count(c.held[seat]) + continents_of(t, &c, seat);
    for (int i = 0; i < t->content.good_count; i++)
        points += empire_goods_points(t, &g, i);
    return points;
}
