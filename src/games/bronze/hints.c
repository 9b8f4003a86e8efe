/* hints.c - advice for the search: what a position and a move look worth.
 *
 * Everything is counted in points. The weights are judgement, found by playing
 * matches; rules never read them.
 */
#include "games/bronze/state.h"

#include "base/num.h"

#include <assert.h>

static const float settlement = 0.55F;
static const float active_card = 0.80F;
static const float card_in_hand = 1.20F;
static const float province_share = 0.45F; /* of a token nobody has yet */
static const float city = 4.0F;            /* besides its points */
static const float route_begun = 0.60F;    /* of the next free token */

/* -- The position ---------------------------------------------------------- */

/* Provinces that are still open count by the share of settlements there. */
static float province_worth(const struct bronze_table *t,
                            const struct bronze_state *s, int seat)
{
    float worth = 0;
    for (int i = 0; i < t->tiles && s->tile[i] != FIELD_NONE; i++) {
        int own = bits_count(s->settled[seat][i]);
        if (s->winner[i] != FIELD_NONE || own == 0)
            continue;
        int all = bits_count(settled_by_all(s, i));
        worth += (float)t->content.provinces[s->province[i]].vp * (float)own
                 / (float)(all + 2);
    }
    return province_share * worth;
}

/* The way to the next token that is free or held by somebody else's shorter
 * claim: the square of the part that is done. */
static float route_worth(const struct bronze_table *t,
                         const struct bronze_state *s, int seat, int terrain)
{
    const uint8_t *route = s->route[terrain];
    int length = bronze_route_longest(s, seat, terrain);
    for (int k = 0; length > 1 && k < t->content.line_count; k++) {
        int line = t->content.lines[k].line;
        if (route[k] == FIELD_NONE && length < line) {
            float way = (float)length / (float)line;
            return route_begun * (float)t->content.lines[k].vp * way * way;
        }
    }
    return 0;
}

static float seat_worth(const struct bronze_table *t,
                        const struct bronze_state *s, int seat)
{
    uint64_t settled = settled_by_terrain(s, seat);
    float worth = settlement * (float)(t->markers - markers_left(t, s, seat));
    worth += province_worth(t, s, seat)
             + city * (float)bits_count(s->cities[seat]);
    for (int i = 0; i < BRONZE_TERRAINS; i++) {
        if (settled_on(settled, i) > 1)
            worth += route_worth(t, s, seat, i);
    }
    return worth;
}

static int points_of(const struct table *table, const struct state *state,
                     int seat)
{
    struct score score;
    bronze_score(table, state, seat, &score);
    return score_total(&score);
}

/* What is in hand and may still settle is worth something to its owner. */
static float turn_worth(const struct bronze_state *s)
{
    int active = 0;
    for (int i = 0; i < BRONZE_FACES; i++)
        active += s->active[i];
    float worth = active_card * (float)active;
    /* The first settlement of a seat on a tile but the first brings a city. */
    bool due = s->phase == PHASE_OPEN || s->phase == PHASE_LAY
               || s->phase == PHASE_CITY;
    if (due && s->site != FIELD_NONE && s->site > 0
        && bits_count(s->settled[s->turn][s->site]) == 1)
        worth += city;
    return s->card == FIELD_NONE ? worth : worth + card_in_hand;
}

/* Points become shares of the win, the more sharply the fewer cards are left. */
static void share(const struct bronze_table *t, const struct bronze_state *s,
                  float value[])
{
    int left = 0;
    int all = 1;
    for (int i = 0; i < BRONZE_STACKS; i++) {
        left += s->stack[i];
        all += t->stack[i];
    }
    float sharpness = 0.10F + 0.20F * (1.0F - (float)left / (float)all);
    float best = value[0];
    float total = 0;
    for (int i = 1; i < t->seats; i++)
        best = value[i] > best ? value[i] : best;
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
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    assert(s->phase < BRONZE_PHASES && s->turn < t->seats);
    for (int i = 0; i < t->seats; i++)
        value[i] = (float)points_of(table, state, i) + seat_worth(t, s, i);
    value[s->turn] += turn_worth(s);
    share(t, s, value);
}

/* -- A move ---------------------------------------------------------------- */

/* How many cards would be active if the card in hand went there. */
static int activated(const struct bronze_state *s, int where, int technology)
{
    int seat = s->turn;
    int columns = column_count(s, seat);
    if (where >= BRONZE_COLUMNS || columns == 0)
        return columns > 0 ? 2 : 1;
    const uint8_t *column = column_of(s, seat, where);
    int row = column_length(column);
    int count = 1;
    for (int side = -1; side <= 1; side += 2) {
        int other = where + side;
        count += other >= 0 && other < columns
                 && column_length(column_of(s, seat, other)) > row;
    }
    for (int i = 0; i < row && technology != BRONZE_CASTING; i++)
        count += technology_of(column[i]) == technology;
    return count;
}

static float placing(const struct bronze_state *s, int where, bool face_down)
{
    int count = activated(s, where, face_down ? BRONZE_CASTING : s->card);
    /* A Bronze Casting settles anywhere, but never wakes another. */
    float worth = (float)(count * count) * (face_down ? 0.8F : 1.0F);
    return where >= BRONZE_COLUMNS ? worth * 1.5F : worth;
}

/* Do the others have as many there as the seat, or a little more? */
static bool is_contested(const struct bronze_state *s, int place)
{
    int own = bits_count(s->settled[s->turn][place]);
    int gap = bits_count(settled_by_all(s, place)) - 2 * own;
    return gap >= 0 && gap <= 2;
}

/* Not further to the right than needed: there is no way back, and whoever stays
 * wins the province. */
static float settling(const struct bronze_state *s, int place)
{
    int steps = place - reach(s, s->turn);
    float worth = steps <= 0 ? 4.0F : steps == 1 ? 0.4F : 0.05F;
    return is_contested(s, place) ? 3.0F * worth : worth;
}

static float promise_of(const struct bronze_table *t,
                        const struct bronze_state *s, struct move m)
{
    switch ((enum bronze_move)m.kind) {
    case MOVE_PLACE:
        return placing(s, m.arg[0], m.arg[1] != 0);
    case MOVE_SETTLE:
        return settling(s, m.arg[1]);
    case MOVE_END:
        return 0.4F;
    case MOVE_CITY:
        return 1.0F + (float)bronze_city_points(t, s, s->turn, m.arg[0]);
    case MOVE_TAKE:
    case MOVE_PROVINCE:
    case MOVE_OPEN:
    case MOVE_FIRST:
    case MOVE_TURN_UP:
    case MOVE_LAY:
        return 1.0F;
    }
    return 1.0F;
}

static void promise(const struct table *t, const struct state *s,
                    const struct move_list *moves, float out[GAME_MOVES_MAX])
{
    assert(moves->count > 0 && moves->count <= GAME_MOVES_MAX);
    for (int i = 0; i < moves->count; i++)
        out[i] = promise_of(bronze_table(t), bronze(s), moves->move[i]);
}

const struct hints bronze_hints = {
    .evaluate = evaluate,
    .promise = promise,
};
