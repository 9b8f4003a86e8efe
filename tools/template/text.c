/* text.c - names, and moves in the notation. */
#include "games/newgame/state.h"

const char *newgame_seat_name(const struct table *t, int seat)
{
    return newgame_table(t)->content.colours[seat];
}

const char *newgame_region_name(const struct newgame_table *t, int region)
{
    return region == FIELD_HIDDEN ? "?" : t->content.regions[region].id;
}

/* Writes from the move alone: a viewer may not know what is in the state. */
void newgame_write_move(const struct table *table, const struct state *s,
                        struct move m, struct text *out)
{
    const struct newgame_table *t = newgame_table(table);
    (void)s;
    switch ((enum newgame_move)m.kind) {
    case MOVE_DRAW:
        text_add(out, "draw %s", newgame_region_name(t, m.arg[0]));
        return;
    case MOVE_SETTLE:
        text_add(out, "settle %s", newgame_region_name(t, m.arg[0]));
        return;
    case MOVE_TRADE:
        text_add(out, "trade");
        return;
    }
}
