/* turn.c - the end of a turn, of the round and of the game. */
#include "games/bronze/state.h"

#include <assert.h>
#include <string.h>

/* BR-7.1: a second stack has run out, a player has no markers left, or the
 * last tile is full. What has happened stays so: one look at the end of a round
 * is enough. */
static bool end_is_triggered(const struct bronze_table *t,
                             const struct bronze_state *s)
{
    if (bronze_stack_ran_out(s) || bronze_tile_is_full(t, s, t->tiles - 1))
        return true;
    for (int i = 0; i < t->seats; i++) {
        if (markers_left(t, s, i) == 0)
            return true;
    }
    return false;
}

static void end_game(const struct bronze_table *t, struct bronze_state *s)
{
    s->phase = PHASE_OVER;
    for (int i = 0; i < t->tiles; i++) {
        if (s->winner[i] == FIELD_NONE && s->province[i] != FIELD_NONE)
            s->winner[i] = u8(bronze_province_at_end(t, s, i));
    }
}

void bronze_turn_begin(struct bronze_state *s)
{
    bool complete = bronze_stack_to_turn_up(s) == FIELD_NONE;
    s->phase = complete ? PHASE_TAKE : PHASE_TURN_UP;
}

/* BR-1.8: routes, then provinces, then the next player. */
void bronze_turn_end(const struct bronze_table *t, struct bronze_state *s)
{
    assert(s->turn < t->seats && s->first < t->seats);
    memset(s->active, 0, sizeof s->active);
    bronze_route_claim(t, s);
    bronze_province_award(t, s);
    int next = next_seat(t, s->turn);
    if (next == s->first && end_is_triggered(t, s)) {
        end_game(t, s);
        return;
    }
    s->turn = u8(next);
    bronze_turn_begin(s);
}
