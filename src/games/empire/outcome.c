/* outcome.c - what a move brings besides what it does: what changes hands, and
 * whether the turn ends. Only where nothing is hidden; so a view is enough. */
#include "games/empire/state.h"

/* -- What changes hands ---------------------------------------------------- */

/* The list begins with its first item, so that there is none without one. */
struct changes {
    const struct empire_table *t;
    struct fact *fact;
    bool is_open;
};

static void add_change(struct changes *c, const char *key, const char *id,
                       int from, int to)
{
    if (from == to)
        return;
    if (!c->is_open)
        fact_list(c->fact, "changes");
    c->is_open = true;
    fact_open(c->fact, NULL, "change");
    fact_thing(c->fact, "what", key, id);
    empire_add_owner(c->t, "from", from, c->fact);
    empire_add_owner(c->t, "to", to, c->fact);
    fact_close(c->fact);
}

static void add_changes(const struct empire_table *t,
                        const struct empire_state *before,
                        const struct empire_state *after, struct fact *f)
{
    struct changes c = {.t = t, .fact = f};
    struct control was;
    struct control is;
    empire_control_find(t, before, &was);
    empire_control_find(t, after, &is);
    for (int r = 0; r < t->map->region_count; r++) {
        add_change(&c, "region", t->map->region[r].id, was.owner[r],
                   is.owner[r]);
    }
    for (int i = 0; i < t->map->continent_count; i++) {
        add_change(&c, "continent", t->map->continent[i].id,
                   empire_holder_of_continent(t, &was, i),
                   empire_holder_of_continent(t, &is, i));
    }
    if (c.is_open)
        fact_close(f);
}

/* -- The move -------------------------------------------------------------- */

static bool moves_pieces(struct move m)
{
    return m.kind == MOVE_NEUTRAL
           || (m.kind >= MOVE_PLACE && m.kind <= MOVE_DESTROY);
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
    if (moves_pieces(m)) {
        struct empire_state after = *s;
        move_pieces(t, &after, m);
        add_changes(t, s, &after, f);
    }
    if (m.kind >= MOVE_TAKE && ends_turn(t, s, m))
        fact_number(f, "ends", 1);
}
