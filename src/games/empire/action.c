/* action.c - the actions of the cards. */
#include "games/empire/state.h"

#include <assert.h>

/* EM-4.1: the start region, and regions with a city of one's own. */
static uint32_t places(const struct empire_table *t,
                       const struct empire_state *s)
{
    return t->start | bits_nonzero(s->cities[s->turn]);
}

static bool any_army(const struct empire_table *t, const struct empire_state *s)
{
    for (int owner = 0; owner < t->owners; owner++) {
        if (bits_nonzero(s->armies[owner]))
            return true;
    }
    return false;
}

bool empire_action_is_possible(const struct empire_table *t,
                               const struct empire_state *s, int type)
{
    assert(type >= 0 && type < EMPIRE_ACTION_COUNT);
    assert(s->turn < t->seats);
    int seat = s->turn;
    switch ((enum empire_action)type) {
    case ACTION_PLACE:
        return army_supply(t, s, seat) > 0;
    case ACTION_MOVE:
        return (bits_nonzero(s->armies[seat]) & t->by_land) != 0;
    case ACTION_SAIL:
        return bits_nonzero(s->armies[seat]) != 0;
    case ACTION_CITY:
        return city_supply(t, s, seat) > 0 && bits_nonzero(s->armies[seat]);
    case ACTION_DESTROY:
        return any_army(t, s);
    }
    return false;
}

/* EM-4.2, EM-4.3: each step takes one army to a neighbour. */
static void add_steps(struct move_list *out, const struct empire_state *s,
                      const uint32_t neighbours[EMPIRE_REGIONS])
{
    int seat = s->turn;
    for (uint32_t m = bits_nonzero(s->armies[seat]); m; m &= m - 1) {
        int from = bits_first(m);
        move_list_add_set(out, move_of(seat, MOVE_STEP, from, 0), 1,
                          neighbours[from]);
    }
}

/* EM-4.5: armies of anybody, anywhere; cities stay. */
static void add_destroyable(struct move_list *out, const struct empire_table *t,
                            const struct empire_state *s)
{
    for (int owner = 0; owner < t->owners; owner++) {
        move_list_add_set(out, move_of(s->turn, MOVE_DESTROY, owner, 0), 1,
                          bits_nonzero(s->armies[owner]));
    }
}

void empire_action_legal(const struct empire_table *t,
                         const struct empire_state *s, struct move_list *out)
{
    assert(s->phase == PHASE_ACT && s->left > 0);
    assert(s->part < t->deed[s->card].step_count);
    switch ((enum empire_action)action_now(t, s)->type) {
    case ACTION_PLACE:
        move_list_add_set(out, move_of(s->turn, MOVE_PLACE, 0, 0), 0,
                          places(t, s));
        return;
    case ACTION_MOVE:
        add_steps(out, s, t->land);
        return;
    case ACTION_SAIL:
        add_steps(out, s, t->any);
        return;
    case ACTION_CITY: /* EM-4.4 */
        move_list_add_set(out, move_of(s->turn, MOVE_CITY, 0, 0), 0,
                          bits_nonzero(s->armies[s->turn]));
        return;
    case ACTION_DESTROY:
        add_destroyable(out, t, s);
        return;
    }
}

void empire_action_apply(struct empire_state *s, struct move m)
{
    assert(m.kind >= MOVE_PLACE && m.kind <= MOVE_DESTROY);
    assert(m.arg[0] < EMPIRE_REGIONS && m.arg[1] < EMPIRE_REGIONS);
    switch ((enum empire_move)m.kind) {
    case MOVE_PLACE:
        s->armies[s->turn][m.arg[0]]++;
        return;
    case MOVE_STEP:
        s->armies[s->turn][m.arg[0]]--;
        s->armies[s->turn][m.arg[1]]++;
        return;
    case MOVE_CITY:
        s->cities[s->turn][m.arg[0]]++;
        return;
    case MOVE_DESTROY:
        s->armies[m.arg[0]][m.arg[1]]--;
        return;
    case MOVE_DEAL:
    case MOVE_TOKEN:
    case MOVE_NEUTRAL:
    case MOVE_BID:
    case MOVE_ROLL:
    case MOVE_FIRST:
    case MOVE_TAKE:
    case MOVE_CHOOSE:
    case MOVE_STOP:
        return;
    }
}
