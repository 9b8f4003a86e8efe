/* hints.c - advice for the search: what a position and a move look worth.
 *
 * Everything is counted in points. The weights are judgement, found by playing
 * matches; rules never read them. The aim is the next layer of the monument:
 * what it needs is worth more than what it does not.
 */
#include "games/monuments/state.h"

#include "base/num.h"

static const float layer = 22.0F; /* besides its points: it costs much */
static const float needed_resource = 1.2F;
static const float spare_resource = 0.25F;
static const float needed_land = 1.2F;
static const float worker = 7.0F;        /* up to as many as a realm needs */
static const float missing_hand = 25.0F; /* below the fewest that can grow */
static const float gathered = 2.5F;      /* workers in a town, who can grow */
static const float ready = 3.0F; /* everything for the next layer is there */
static const float first_town = 25.0F;
static const float building = 0.8F;
static const float bridge = 2.0F; /* the first ones open the land */
static const float ferry = 3.0F;
static const float card_in_hand = 0.06F;

enum { SPARE = 3, WORKERS = 14, WORKERS_MIN = 4, BRIDGES = 4, FERRIES = 2 };

/* What an action that is being carried out will bring; below 0 for those that
 * are seldom worth their cost. */
static const float running[MON_CARDS] = {
    [CARD_UPGRADE] = 1.0F, [CARD_MOVE] = 0.8F,     [CARD_PRODUCE] = 1.6F,
    [CARD_BUILD] = 3.0F,   [CARD_POPULATE] = 6.0F, [CARD_MONUMENT] = 12.0F,
    [CARD_TRAIN] = -0.5F,  [CARD_ATTACK] = -0.5F,  [CARD_QUEST] = 0.2F,
    [CARD_TRADE] = 0.5F,
};

/* How readily a card is played in a roll-out. */
static const float eagerness[MON_CARDS] = {
    [CARD_UPGRADE] = 1.5F, [CARD_MOVE] = 3.0F,     [CARD_PRODUCE] = 4.0F,
    [CARD_BUILD] = 4.0F,   [CARD_POPULATE] = 8.0F, [CARD_MONUMENT] = 20.0F,
    [CARD_TRAIN] = 0.3F,   [CARD_ATTACK] = 0.4F,   [CARD_QUEST] = 0.8F,
    [CARD_TRADE] = 0.8F,
};

static float at_most(int n, int limit)
{
    return (float)(n < limit ? n : limit);
}

/* -- The position ---------------------------------------------------------- */

static float resources_worth(uint32_t wealth, const uint8_t cost[MON_TYPES])
{
    float worth = 0;
    for (int i = 0; i < MON_TYPES; i++) {
        int have = amount(wealth, i);
        int need = cost[i];
        worth += needed_resource * at_most(have, need);
        worth += have > need ? spare_resource * at_most(have - need, SPARE)
                             : 0.0F;
    }
    return worth;
}

/* The most workers in a town of the seat, as many as it takes to grow. */
static float growth_worth(const struct mon_table *t, const struct mon_state *s,
                          int seat)
{
    int needed = monuments_param(t, s, seat, PARAM_POPULATE_MIN);
    int most = 0;
    for (int i = 0; i < MON_PIECES; i++) {
        int place = s->site[seat][TOWN * MON_PIECES + i];
        if (place == FIELD_NONE || !(s->workers[seat] >> place & 1))
            continue;
        int here = workers_on(s, place);
        most = here > most ? here : most;
    }
    return gathered * at_most(most, needed);
}

/* How far the seat is on the way to its next layer; without a town, to one. */
static float progress(const struct mon_table *t, const struct mon_state *s,
                      int seat)
{
    int built = s->layers[seat];
    uint32_t wealth = monuments_wealth(t, s, seat);
    if (monuments_building_total(s, seat, TOWN) == 0)
        return resources_worth(wealth, t->content.building[TOWN].cost);
    if (built >= t->content.layer_count)
        return first_town;
    const struct mon_layer *next = &t->content.layer[built];
    int land = monuments_item(t, s, seat, ITEM_LAND);
    int workers = monuments_item(t, s, seat, ITEM_WORKERS);
    bool all = land >= next->land && workers >= next->sacrifice
               && monuments_payable(next->cost, wealth, 0);
    return first_town + growth_worth(t, s, seat)
           + needed_land * at_most(land, next->land)
           + resources_worth(wealth, next->cost) + (all ? ready : 0.0F);
}

/* Rivers and the sea lie between a realm and the land it needs. */
static float crossings_worth(const struct mon_table *t,
                             const struct mon_state *s, int seat)
{
    int bridges = monuments_tally(t, s, seat, COUNT_TOKEN, ARG_BRIDGE);
    int ferries = monuments_tally(t, s, seat, COUNT_TOKEN, ARG_FERRY);
    return bridge * at_most(bridges, BRIDGES)
           + ferry * at_most(ferries, FERRIES);
}

static float seat_worth(const struct table *table, const struct state *state,
                        int seat)
{
    const struct mon_table *t = mon_table(table);
    const struct mon_state *s = mon(state);
    struct score score;
    monuments_score(table, state, seat, &score);
    int workers = monuments_item(t, s, seat, ITEM_WORKERS);
    bool last = s->layers[seat] >= t->content.layer_count;
    int missing = last || workers >= WORKERS_MIN ? 0 : WORKERS_MIN - workers;
    return (float)score_total(&score) + layer * (float)s->layers[seat]
           + progress(t, s, seat) + worker * at_most(workers, WORKERS)
           - missing_hand * (float)missing + crossings_worth(t, s, seat)
           + building * (float)monuments_item(t, s, seat, ITEM_BUILDINGS)
           + card_in_hand * (float)bits_count(s->hand[seat]);
}

/* Points become shares of the win, the more sharply the more layers stand. */
static void share(const struct mon_table *t, const struct mon_state *s,
                  float value[])
{
    int most = 0;
    float best = value[0];
    float total = 0;
    for (int i = 0; i < t->seats; i++) {
        most = s->layers[i] > most ? s->layers[i] : most;
        best = value[i] > best ? value[i] : best;
    }
    float sharpness = 0.03F + 0.01F * (float)most;
    for (int i = 0; i < t->seats; i++) {
        value[i] = num_exp(sharpness * (value[i] - best));
        total += value[i];
    }
    for (int i = 0; i < t->seats; i++)
        value[i] /= total;
}

static void evaluate(const struct table *table, const struct state *state,
                     float value[GAME_SEATS_MAX])
{
    const struct mon_table *t = mon_table(table);
    const struct mon_state *s = mon(state);
    for (int i = 0; i < t->seats; i++)
        value[i] = seat_worth(table, state, i);
    if (s->card < MON_CARDS && s->turn < t->seats)
        value[s->turn] += running[s->card];
    share(t, s, value);
}

/* -- A move ---------------------------------------------------------------- */

/* Going where nobody of one's own works yet wins land. */
static float going(const struct mon_table *t, const struct mon_state *s,
                   struct move m)
{
    int place = t->place[m.arg[0]];
    if (is_water(t, place))
        return 1.0F;
    return s->workers[m.seat] >> place & 1 ? 0.4F : 3.0F;
}

static float taking_back(const struct mon_state *s, int seat)
{
    int cards = bits_count(s->hand[seat]);
    return cards <= 4 ? 6.0F / (float)(1 + cards) : 0.1F;
}

static float promise(const struct table *table, const struct state *state,
                     struct move m)
{
    const struct mon_table *t = mon_table(table);
    const struct mon_state *s = mon(state);
    if (m.kind == MOVE_PLAY)
        return eagerness[m.arg[0]];
    if (m.kind == MOVE_TAKE_BACK)
        return taking_back(s, m.seat);
    if (m.kind == MOVE_GO)
        return going(t, s, m);
    return m.kind == MOVE_STOP || m.kind == MOVE_NONE ? 0.3F : 1.0F;
}

const struct hints monuments_hints = {
    .evaluate = evaluate,
    .promise = promise,
    .horizon = 60,
};
