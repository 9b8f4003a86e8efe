/* hints.c - advice for the search: what a position and a move look worth.
 *
 * What stands on the table is counted in points. The weights are judgement, found
 * by playing matches; rules never read them.
 */
#include "games/empire/state.h"

#include "base/num.h"

#include <assert.h>

/* What is worth how many points, besides points themselves. */
static const float army_on_board = 0.10F;
static const float city_on_board = 0.40F;
static const float region_tied = 0.35F;
static const float good_begun = 0.50F; /* of the way to the next number */
static const float step_worth[] = {
    [ACTION_PLACE] = 0.25F, [ACTION_MOVE] = 0.35F,    [ACTION_SAIL] = 0.45F,
    [ACTION_CITY] = 0.90F,  [ACTION_DESTROY] = 0.70F,
};
_Static_assert(COUNT_OF(step_worth) == EMPIRE_ACTION_COUNT,
               "every action is worth something");

/* What decides a match, as logarithms of odds. A point counts the more the fewer
 * turns are left. A coin counts alike all the time, for it buys and it breaks ties,
 * and so does it to be last in the round, over being first: nobody answers the last.
 * It is worth some coins, which is what a search bids (docs/strength.md). */
static const float odds_of_point = 0.30F;
static const float odds_of_point_late = 0.60F; /* over the turns left */
static const float odds_of_coin = 0.12F;
static const float coins_of_last = 2.0F;

/* What a turn is worth in points that others have had in this round already. */
static const float turn_to_come = 2.0F;

/* -- The position ---------------------------------------------------------- */

/* By how much the owner is ahead of the strongest other in the region. */
static int lead(const struct empire_table *t, const struct empire_state *s,
                int owner, int region)
{
    int most = 0;
    for (int i = 0; i < t->owners; i++) {
        int n = i == owner ? 0 : pieces(t, s, i, region);
        most = n > most ? n : most;
    }
    return pieces(t, s, owner, region) - most;
}

/* Points of a good, and part of those that the next number would bring. */
static float good_worth(const struct empire_table *t, const struct goods *g,
                        int good)
{
    int n = g->cards[good] + g->tokens[good] + g->wilds[good];
    int now = t->vp[good][n];
    int next = n + 1;
    int last = n;
    while (next < n + 3 && t->vp[good][next] == now)
        next++;
    while (last > 0 && t->vp[good][last - 1] == now)
        last--;
    float way = (float)(n - last + 1) / (float)(next - last + 1);
    float gain = (float)(t->vp[good][next] - now);
    return (float)now + (n > 0 ? good_begun * gain * way : 0.0F);
}

static float deed_worth(const struct empire_deed *d)
{
    float first = step_worth[d->step[0].type] * (float)d->step[0].n;
    if (d->join == JOIN_SINGLE)
        return first;
    float second = step_worth[d->step[1].type] * (float)d->step[1].n;
    if (d->join == JOIN_AND)
        return first + second;
    return first > second ? first : second;
}

/* What the card in hand may still bring. */
static float action_worth(const struct empire_table *t,
                          const struct empire_state *s)
{
    if (s->card == FIELD_NONE)
        return 0;
    const struct empire_deed *d = &t->deed[s->card];
    if (s->phase == PHASE_CHOOSE)
        return deed_worth(d);
    float worth = step_worth[d->step[s->part].type] * (float)s->left;
    if (s->follow != FIELD_NONE) {
        worth += step_worth[d->step[s->follow].type]
                 * (float)d->step[s->follow].n;
    }
    return worth;
}

static float board_worth(const struct empire_table *t,
                         const struct empire_state *s, int seat)
{
    float worth = army_on_board * (float)bits_sum(s->armies[seat])
                  + city_on_board * (float)bits_sum(s->cities[seat]);
    uint32_t mine = bits_nonzero(s->armies[seat])
                    | bits_nonzero(s->cities[seat]);
    for (uint32_t m = mine; m; m &= m - 1)
        worth += lead(t, s, seat, bits_first(m)) == 0 ? region_tied : 0.0F;
    return worth;
}

static float seat_worth(const struct empire_table *t,
                        const struct empire_state *s, const struct control *c,
                        int seat)
{
    struct goods g;
    float worth = (float)bits_count(c->held[seat]) + board_worth(t, s, seat);
    empire_goods_count(t, s, c, seat, &g);
    for (int i = 0; i < t->map->continent_count; i++)
        worth += empire_control_of_continent(t, c, seat, i) ? 1.0F : 0.0F;
    for (int i = 0; i < t->content.good_count; i++)
        worth += good_worth(t, &g, i);
    for (int i = 0; i < s->game; i++)
        worth += (float)s->past_points[i][seat];
    return worth;
}

/* -- The round ------------------------------------------------------------- */

static int cards_of(const struct empire_state *s, int seat)
{
    return bits_count(s->cards[seat]);
}

static int seat_before(const struct empire_table *t, int seat)
{
    return seat == 0 ? t->seats - 1 : seat - 1;
}

/* Whose turn was the first of this round: those before the seat at turn have had
 * theirs, and so have a card more than it had. */
static int first_of_round(const struct empire_table *t,
                          const struct empire_state *s)
{
    int first = s->turn;
    int had = cards_of(s, s->turn) - (s->card != FIELD_NONE);
    for (int i = 1; i < t->seats; i++) {
        int before = seat_before(t, first);
        if (cards_of(s, before) <= had)
            break;
        first = before;
    }
    return first;
}

/* From 0 for the first of the round to 1 for the last. */
static float lateness(const struct empire_table *t, int seat, int first)
{
    return (float)((seat - first + t->seats) % t->seats)
           / (float)(t->seats - 1);
}

/* How many turns, the one at hand included, whoever has most still has. */
static float turns_left(const struct empire_table *t,
                        const struct empire_state *s)
{
    int most = 0;
    for (int i = 0; i < t->seats; i++) {
        int left = t->cards_each - cards_of(s, i);
        most = left > most ? left : most;
    }
    return most > 0 ? (float)most : 0.5F;
}

static float odds_of_a_point(float turns)
{
    return odds_of_point + odds_of_point_late / turns;
}

/* Adds what order and coins count, in points as they count in this game. */
static void add_round(const struct empire_table *t,
                      const struct empire_state *s, float value[])
{
    float point = odds_of_a_point(turns_left(t, s));
    bool begun = s->phase > PHASE_FIRST;
    int first = first_of_round(t, s);
    for (int i = 0; i < t->seats; i++) {
        float coins = (float)s->coins[i];
        if (begun) {
            int behind = cards_of(s, first) - cards_of(s, i);
            value[i] += turn_to_come * (float)behind;
            coins += coins_of_last * lateness(t, i, first);
        }
        value[i] += odds_of_coin / point * coins;
    }
}

/* Points become shares of the win, the more sharply the nearer the end of the
 * last game. */
static void share(const struct empire_table *t, const struct empire_state *s,
                  float value[])
{
    int games = t->games - 1 - s->game;
    float point = odds_of_a_point(turns_left(t, s)
                                  + (float)(games * t->cards_each));
    float best = value[0];
    float total = 0;
    for (int i = 1; i < t->seats; i++)
        best = value[i] > best ? value[i] : best;
    for (int i = 0; i < t->seats; i++) {
        value[i] = num_exp(point * (value[i] - best));
        total += value[i];
    }
    for (int i = 0; i < t->seats; i++)
        value[i] /= total;
}

static void evaluate(const struct table *table, const struct state *state,
                     float value[GAME_SEATS_MAX])
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    assert(s->turn < t->seats && s->phase < EMPIRE_PHASES);
    struct control c;
    empire_control_find(t, s, &c);
    for (int i = 0; i < t->seats; i++)
        value[i] = seat_worth(t, s, &c, i);
    value[s->turn] += action_worth(t, s);
    add_round(t, s, value);
    share(t, s, value);
}

/* -- A move ---------------------------------------------------------------- */

/* One piece more: does it win or tie a region? */
static float arriving(const struct empire_table *t,
                      const struct empire_state *s, int region)
{
    int ahead = lead(t, s, s->turn, region);
    return ahead == 0 ? 3.0F : ahead == -1 ? 1.5F : ahead < 0 ? 0.6F : 0.35F;
}

/* One piece less: does it lose or tie a region? */
static float leaving(const struct empire_table *t, const struct empire_state *s,
                     int region)
{
    int ahead = lead(t, s, s->turn, region);
    return ahead == 1 ? 0.25F : ahead == 0 ? 0.6F : 1.2F;
}

static float destroying(const struct empire_table *t,
                        const struct empire_state *s, int owner, int region)
{
    if (owner == s->turn)
        return 0.01F;
    int mine = pieces(t, s, s->turn, region);
    int ahead = lead(t, s, s->turn, region);
    if (mine > 0 && (ahead == 0 || ahead == -1))
        return 4.0F;
    return lead(t, s, owner, region) == 1 ? 1.5F : 0.5F;
}

static float taking(const struct empire_table *t, const struct empire_state *s,
                    int place)
{
    int card = s->row[place];
    const struct empire_card *c = &t->content.cards[card];
    float price = (float)t->content.prices[place];
    float good = c->good == EMPIRE_WILD ? 0.9F : 0.5F * (float)c->pieces;
    float worth = deed_worth(&t->deed[card]) + good;
    return (0.3F + worth * worth) / (1.0F + 0.6F * price);
}

static float promise_of(const struct empire_table *t,
                        const struct empire_state *s, struct move m)
{
    switch ((enum empire_move)m.kind) {
    case MOVE_TAKE:
        return taking(t, s, m.arg[0]);
    case MOVE_STEP:
        return leaving(t, s, m.arg[0]) * arriving(t, s, m.arg[1]);
    case MOVE_CITY:
    case MOVE_PLACE:
        return arriving(t, s, m.arg[0]);
    case MOVE_DESTROY:
        return destroying(t, s, m.arg[0], m.arg[1]);
    case MOVE_STOP:
        return s->phase == PHASE_CHOOSE ? 0.02F : 0.15F;
    case MOVE_BID:
        return 1.0F / (1.0F + 2.0F * (float)m.arg[0]);
    case MOVE_FIRST:
        return 1.0F + 3.0F * lateness(t, m.seat, m.arg[0]);
    case MOVE_DEAL:
    case MOVE_TOKEN:
    case MOVE_NEUTRAL:
    case MOVE_ROLL:
    case MOVE_CHOOSE:
        return 1.0F;
    }
    return 1.0F;
}

static void promise(const struct table *t, const struct state *s,
                    const struct move_list *moves, float out[GAME_MOVES_MAX])
{
    assert(moves->count > 0 && moves->count <= GAME_MOVES_MAX);
    for (int i = 0; i < moves->count; i++)
        out[i] = promise_of(empire_table(t), empire(s), moves->move[i]);
}

const struct hints empire_hints = {
    .evaluate = evaluate,
    .promise = promise,
    .horizon = 25,
};
