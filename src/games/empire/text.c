/* text.c - names, and moves in the notation. */
#include "games/empire/state.h"

#include <assert.h>

const char *empire_owner_name(const struct empire_table *t, int owner)
{
    assert(owner >= 0 && owner <= t->neutral);
    return owner == t->neutral ? "neutral" : t->content.colours[owner];
}

const char *empire_seat_name(const struct table *t, int seat)
{
    assert(seat >= 0 && seat < empire_table(t)->seats);
    return empire_table(t)->content.colours[seat];
}

static const char *region(const struct empire_table *t, int r)
{
    return t->map->region[r].id;
}

static void write_step(const struct empire_step *step, struct text *out)
{
    text_add(out, "%s %d", empire_action_words[step->type], step->n);
}

static void write_bid(struct move m, struct text *out)
{
    if (m.arg[0] == FIELD_HIDDEN) {
        text_add(out, "bid ?");
    } else {
        text_add(out, "bid %d", m.arg[0]);
    }
}

static void write_action(const struct empire_table *t,
                         const struct empire_state *s, struct move m,
                         struct text *out)
{
    text_add(out, "%s", empire_action_words[action_now(t, s)->type]);
    if (m.kind == MOVE_DESTROY) {
        text_add(out, " %s %s", empire_owner_name(t, m.arg[0]),
                 region(t, m.arg[1]));
    } else if (m.kind == MOVE_STEP) {
        text_add(out, " %s %s", region(t, m.arg[0]), region(t, m.arg[1]));
    } else {
        text_add(out, " %s", region(t, m.arg[0]));
    }
}

void empire_write_move(const struct table *table, const struct state *state,
                       struct move m, struct text *out)
{
    const struct empire_table *t = empire_table(table);
    const struct empire_state *s = empire(state);
    assert(m.kind <= MOVE_STOP && out);
    switch ((enum empire_move)m.kind) {
    case MOVE_DEAL:
        text_add(out, "deal %d", t->content.cards[m.arg[0]].id);
        return;
    case MOVE_TOKEN:
        text_add(out, "token %s %s", region(t, m.arg[0]),
                 t->content.goods[m.arg[1]].id);
        return;
    case MOVE_NEUTRAL:
        text_add(out, "neutral %s", region(t, m.arg[0]));
        return;
    case MOVE_BID:
        write_bid(m, out);
        return;
    case MOVE_ROLL:
        text_add(out, "roll %s", empire_owner_name(t, m.arg[0]));
        return;
    case MOVE_FIRST:
        text_add(out, "first %s", empire_owner_name(t, m.arg[0]));
        return;
    case MOVE_TAKE:
        text_add(out, "take %d", m.arg[0] + 1);
        return;
    case MOVE_CHOOSE:
        text_add(out, "choose ");
        write_step(&t->deed[s->card].step[m.arg[0]], out);
        return;
    case MOVE_PLACE:
    case MOVE_STEP:
    case MOVE_CITY:
    case MOVE_DESTROY:
        write_action(t, s, m, out);
        return;
    case MOVE_STOP:
        text_add(out, "stop");
        return;
    }
}
