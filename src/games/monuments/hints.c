/* hints.c - advice for the search: what a position looks worth.
 *
 * Everything is counted in points. The weights are judgement, found by playing
 * matches; rules never read them. An action that is being carried out is first
 * brought to its end as plan.h would have it, so that half an action is judged
 * by what it leads to.
 */
#include "games/monuments/hints.h"

#include "games/monuments/advice.h"
#include "games/monuments/pieces.h"
#include "games/monuments/plan.h"
#include "games/monuments/score.h"
#include "games/monuments/stack.h"
#include "games/monuments/state.h"
#include "games/monuments/table.h"
#include "games/monuments/turn.h"

#include <string.h>

static const float layer = 24.0F; /* besides its points: it costs much */
static const float land = 2.0F;   /* of what the next layer needs */
static const float worker = 6.0F; /* up to as many as a realm needs */
static const float first_town = 24.0F;
static const float gathered = 6.0F; /* workers in a town, who can grow */
static const float no_way = 10.0F;  /* land that is needed and out of reach */
static const float near = 0.11F;    /* of the plan's nearness to land */

enum { WORKERS = 14, STEPS = 64 };

static float at_most(int n, int limit)
{
    return (float)(n < limit ? n : limit);
}

/* -- The end of the action ------------------------------------------------- */

static int best_of(const float promise[], int count)
{
    int best = 0;
    for (int i = 1; i < count; i++)
        best = promise[i] > promise[best] ? i : best;
    return best;
}

/* Between two rounds everybody has had as many turns as the others. */
static bool is_between_rounds(const struct monuments_state *s)
{
    int node = monuments_stack_top(s);
    return node == NODE_OVER || (node == NODE_TURN && s->turn == s->start);
}

/* Plays the round to its end, everybody by his plan; of chance the middle of
 * what can happen. */
static void finish(const struct table *table, struct state *state)
{
    const struct monuments_table *t = monuments_table(table);
    struct monuments_state *s = monuments_mut(state);
    for (int i = 0; i < STEPS && s->round > 0 && !is_between_rounds(s); i++) {
        int seat = monuments_decider(t, s);
        struct move_list l;
        float promise[GAME_MOVES_MAX];
        l.count = 0;
        monuments_nodes[monuments_stack_top(s)].legal(t, s, seat, &l);
        int chosen = l.count / 2;
        if (seat < t->seats) {
            monuments_promise(table, state, &l, promise);
            chosen = best_of(promise, l.count);
        }
        monuments_apply(t, s, l.move[chosen]);
    }
}

/* -- The position ---------------------------------------------------------- */

/* The most workers in a town of the seat, as many as it takes to grow. */
static float growth_worth(const struct monuments_plan *p)
{
    int most = 0;
    for (uint64_t m = p->towns & p->s->workers[p->seat]; m; m = bits_rest(m)) {
        int here = monuments_workers_on(p->s, bits_first(m));
        most = here > most ? here : most;
    }
    float worth = gathered * at_most(most, p->grow_min);
    if (p->barren)
        worth += 0.2F * gathered / (float)(1 + monuments_gathering(p));
    return worth;
}

/* How far a seat is on the way overseas, from 0 to 1, which is ashore. */
static float passage(const struct monuments_plan *p)
{
    float best = p->boats ? 0.3F : 0.0F;
    for (uint64_t m = p->s->ferries; m; m = bits_rest(m)) {
        int f = bits_first(m);
        if (p->s->ferry_owner[f] != p->seat)
            continue;
        int steps = monuments_voyage(p, p->s->ferry_water[f]);
        float here = 0.5F + 0.4F / (float)steps;
        best = here > best ? here : best;
    }
    return best;
}

/* Rivers and the sea lie between a realm and the land it needs. */
static float ways_worth(const struct monuments_plan *p)
{
    if (p->reach_short <= 0)
        return 0;
    float done = monuments_must_sail(p) ? passage(p) : 0.0F;
    return no_way * (done - (float)p->reach_short);
}

static float cards_worth(const struct monuments_plan *p)
{
    float worth = monuments_hand_worth(p);
    for (uint64_t m = p->s->green[p->seat]; m; m = bits_rest(m))
        worth += monuments_weights.green[bits_first(m)];
    for (uint64_t m = p->s->commons[p->seat]; m; m = bits_rest(m))
        worth += monuments_common_worth(p->t, bits_first(m));
    return worth;
}

/* How much of the future there is, from 1 to 0: none in the last round, and less
 * and less in the second half of the rounds that the rules allow, so that nobody
 * waits for better days until time is up. */
static float future(const struct monuments_table *t,
                    const struct monuments_state *s)
{
    int half = t->content.limits.max_rounds / 2;
    if (s->last)
        return 0;
    if (s->round <= half)
        return 1;
    return (float)(2 * half - s->round) / (float)half;
}

/* What a seat has that will become points. */
static float prospects(const struct monuments_table *t,
                       const struct monuments_state *s, int seat)
{
    struct monuments_plan p;
    monuments_plan(t, s, seat, &p);
    int have = bits_count(p.land);
    bool town = monuments_building_total(p.s, seat, TOWN) > 0;
    return layer * (float)p.s->layers[seat] + monuments_wealth_worth(&p)
           + worker * at_most(p.workers, WORKERS)
           + land * at_most(have, have + p.land_short)
           + near * monuments_nearness(&p) + (town ? first_town : 0.0F)
           + growth_worth(&p) + ways_worth(&p) + cards_worth(&p);
}

static float seat_worth(const struct table *table, const struct state *state,
                        int seat)
{
    struct score score;
    float left = future(monuments_table(table), monuments(state));
    monuments_score(table, state, seat, &score);
    float points = (float)score_total(&score);
    return left > 0 ? points
                          + left
                                * prospects(monuments_table(table),
                                            monuments(state), seat)
                    : points;
}

/* Points become shares of the win, the more sharply the more layers stand; in
 * the last round hardly anything can change. However far ahead a seat is, more
 * is better: a search that sees no difference plays at random. */
static void share(const struct monuments_table *t,
                  const struct monuments_state *s, float value[])
{
    int most = 0;
    float best = value[0];
    float total = 0;
    for (int i = 0; i < t->seats; i++) {
        most = s->layers[i] > most ? s->layers[i] : most;
        best = value[i] > best ? value[i] : best;
    }
    float left = future(t, s);
    float scale = 4.0F + left * (36.0F - 4.0F * (float)most);
    for (int i = 0; i < t->seats; i++) {
        float behind = 1.0F + (best - value[i]) / scale;
        value[i] = 1.0F / (behind * behind);
        total += value[i];
    }
    for (int i = 0; i < t->seats; i++)
        value[i] = (s->last ? 1.0F : 0.95F) * value[i] / total;
}

static void evaluate(const struct table *table, const struct state *state,
                     float value[GAME_SEATS_MAX])
{
    const struct monuments_table *t = monuments_table(table);
    struct monuments_state end;
    memcpy(&end, state, sizeof end);
    struct state *s = (struct state *)(void *)&end;
    finish(table, s);
    for (int i = 0; i < t->seats; i++)
        value[i] = seat_worth(table, s, i);
    share(t, &end, value);
}

const struct hints monuments_hints = {
    .evaluate = evaluate,
    .promise = monuments_promise,
    .horizon = 60,
};
