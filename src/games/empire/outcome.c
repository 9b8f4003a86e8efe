/* outcome.c - what a move brings besides what it does: what changes hands, and
 * whether the turn ends. Only where nothing is hidden; so a view is enough. */
#include "games/empire/state.h"

#include <assert.h>

/* -- What changes hands ---------------------------------------------------- */

/* Who held a region or a continent, and who does. */
struct holders {
    int from, to;
};

static void add_change(const struct empire_table *t, const char *key,
                       const char *id, struct holders h, struct fact *f)
{
    if (h.from == h.to)
        return;
    fact_open(f, NULL, "change");
    fact_thing(f, "what", key, id);
    empire_add_owner(t, "from", h.from, f);
    empire_add_owner(t, "to", h.to, f);
    fact_close(f);
}

static void add_changes(const struct empire_table *t,
                        const struct empire_state *before,
                        const struct empire_state *after, struct fact *f)
{
    struct control was;
    struct control is;
    empire_control_find(t, before, &was);
    empire_control_find(t, after, &is);
    fact_list(f, "changes");
    for (int r = 0; r < t->map->region_count; r++) {
        struct holders h = {was.owner[r], is.owner[r]};
        add_change(t, "region", t->map->region[r].id, h, f);
    }
    for (int i = 0; i < t->map->continent_count; i++) {
        struct holders h = {empire_holder_of_continent(t, &was, i),
                            empire_holder_of_continent(t, &is, i)};
        add_change(t, "continent", t->map->continent[i].id, h, f);
    }
    fact_close_some(f);
}

/* -- The bids -------------------------------------------------------------- */

static bool sees_all(const struct empire_table *t, const struct empire_state *s)
{
    for (int i = 0; i < t->seats; i++) {
        if (s->bid[i] == FIELD_HIDDEN)
            return false;
    }
    return true;
}

/* EM-2.2: only the winner pays; a tie may still wait for the die. */
static void add_winner(const struct empire_table *t,
                       const struct empire_state *before,
                       const struct empire_state *after, struct fact *f)
{
    int winner = after->turn;
    if (after->phase != PHASE_FIRST)
        return;
    empire_add_owner(t, "winner", winner, f);
    fact_number(f, "pays", before->coins[winner] - after->coins[winner]);
}

void empire_add_opened(const struct empire_table *t,
                       const struct empire_state *s, struct move m,
                       struct fact *f)
{
    assert(s->phase == PHASE_BID && m.kind == MOVE_BID);
    struct empire_state after = *s;
    if (!sees_all(t, s))
        return;
    empire_opening_apply(t, &after, m);
    fact_list(f, "bids");
    for (int i = 0; i < t->seats; i++) {
        fact_open(f, NULL, "bid-of");
        empire_add_owner(t, "seat", i, f);
        fact_number(f, "coins", after.bid[i]);
        fact_close(f);
    }
    fact_close(f);
    add_winner(t, s, &after, f);
}

/* -- The move -------------------------------------------------------------- */

static bool moves_pieces(const struct empire_state *s, struct move m)
{
    return m.kind == MOVE_NEUTRAL
           || (s->phase == PHASE_ACT && m.kind != MOVE_STOP);
}

static void move_pieces(const struct empire_table *t, struct empire_state *s,
                        struct move m)
{
    if (m.kind == MOVE_NEUTRAL) {
        s->armies[t->neutral][m.arg[0]]++;
    } else {
        empire_action_apply(s, m);
    }
}

static bool ends_turn(const struct empire_table *t,
                      const struct empire_state *s, struct move m)
{
    struct empire_state after = *s;
    empire_turn_apply(t, &after, m);
    return after.phase != PHASE_CHOOSE && after.phase != PHASE_ACT;
}

void empire_add_outcome(const struct empire_table *t,
                        const struct empire_state *s, struct move m,
                        struct fact *f)
{
    assert(m.kind <= MOVE_STOP);
    if (moves_pieces(s, m)) {
        struct empire_state after = *s;
        move_pieces(t, &after, m);
        add_changes(t, s, &after, f);
    }
    if (m.kind >= MOVE_TAKE && ends_turn(t, s, m))
        fact_number(f, "ends", 1);
}
