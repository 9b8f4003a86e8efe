/* say.c - moves as phrases, for those who listen. */
#include "games/bronze/city.h"

static void say_where(const struct bronze_state *s, int where, struct text *out)
{
    bool is_empty = column_length(column_of(s, s->turn, 0)) == 0;
    if (where == PLACE_LEFT || where == PLACE_RIGHT) {
        text_add(out, is_empty              ? "as the first column"
                      : where == PLACE_LEFT ? "as a new column at the left"
                                            : "as a new column at the right");
    } else {
        text_add(out, "in column %d", where + 1);
    }
}

static void say_take(const struct bronze_table *t, const struct bronze_state *s,
                     int stack, struct text *out)
{
    int left = s->stack[stack] - 1;
    text_add(out, "take %s from stack %d",
             bronze_technology_name(t, s->top[stack]), stack + 1);
    if (left > 0) {
        text_add(out, ", with %d card%s left in the stack", left,
                 left == 1 ? "" : "s");
    } else {
        text_add(out, s->stack[BRONZE_RESERVE]
                          ? ", its last card, so that the reserve comes there"
                          : ", its last card, so that this round is the last");
    }
}

/* BR-5.2, BR-6.1: the tokens that change hands because the turn ends. */
static void say_tokens(const struct bronze_table *t,
                       const struct bronze_state *s,
                       const struct bronze_state *after, struct text *out)
{
    int lines = t->content.line_count;
    for (int i = 0; i < BRONZE_TERRAINS * lines; i++) {
        int holder = after->route[i / lines][i % lines];
        if (holder != FIELD_NONE && s->route[i / lines][i % lines] != holder) {
            text_add(out, "; the %s route of %d goes to %s",
                     t->content.terrains[i / lines].id,
                     t->content.lines[i % lines].line,
                     t->content.colours[holder]);
        }
    }
    for (int i = 0; i < t->tiles; i++) {
        int winner = after->winner[i];
        if (winner != s->winner[i]) {
            text_add(out, "; the province of tile %d goes to %s", i + 1,
                     winner == t->nobody ? "nobody"
                                         : t->content.colours[winner]);
        }
    }
}

/* ", making active Pottery, 2 times Wheel" */
static void say_active(const struct bronze_table *t,
                       const uint8_t active[BRONZE_FACES], struct text *out)
{
    const char *between = ", making active ";
    for (int i = 0; i < BRONZE_FACES; i++) {
        if (active[i] == 0)
            continue;
        text_add(out, "%s", between);
        if (active[i] > 1)
            text_add(out, "%d times ", active[i]);
        text_add(out, "%s", bronze_technology_name(t, i));
        between = ", ";
    }
}

static void say_place(const struct bronze_table *t,
                      const struct bronze_state *s, struct move m,
                      struct text *out)
{
    struct bronze_state after = *s;
    bronze_card_place(&after, m.arg[0], m.arg[1]);
    text_add(out, "place %s %s", bronze_technology_name(t, s->card),
             m.arg[1] ? "face down, as a Bronze Casting, " : "");
    say_where(s, m.arg[0], out);
    say_active(t, after.active, out);
    bronze_settle_carry_on(t, &after);
    say_tokens(t, s, &after, out);
}

/* BR-4.2, BR-4.3, BR-4.4: what the settlement brings with it. */
static void say_settle(const struct bronze_table *t,
                       const struct bronze_state *s, struct move m,
                       struct text *out)
{
    int tile = m.arg[1];
    int terrain = m.arg[2] / SPOT_STRIDE;
    int settler = t->settler[s->tile[tile]][m.arg[2]];
    struct bronze_state after = *s;
    text_add(out, "settle a %s on %s spot %d of tile %d with %s",
             t->content.settlers[settler].id, t->content.terrains[terrain].id,
             m.arg[2] % SPOT_STRIDE + 1, tile + 1,
             bronze_technology_name(t, m.arg[0]));
    if (tile > reach(s, s->turn) && tile > 0)
        text_add(out, ", leaving all tiles to the left of it");
    if (tile + 1 < t->tiles && s->tile[tile + 1] == FIELD_NONE)
        text_add(out, ", opening tile %d", tile + 2);
    if (tile > 0 && s->settled[s->turn][tile] == 0)
        text_add(out, ", with a city to take");
    bronze_settle(t, &after, m);
    say_tokens(t, s, &after, out);
}

static void say_end(const struct bronze_table *t, const struct bronze_state *s,
                    struct text *out)
{
    struct bronze_state after = *s;
    bronze_turn_end(t, &after);
    text_add(out, "settle no more in this turn");
    say_tokens(t, s, &after, out);
}

static void say_city(const struct bronze_table *t, const struct bronze_state *s,
                     int city, struct text *out)
{
    int points = bronze_city_points(t, s, s->turn, city);
    struct bronze_state after = *s;
    text_add(out, "take the city %s, which gives ", t->content.cities[city].id);
    bronze_city_write_effect(t, city, out);
    text_add(out, " and is worth %d point%s now", points,
             points == 1 ? "" : "s");
    bronze_city_take(t, &after, city);
    say_tokens(t, s, &after, out);
}

static void say_chance(const struct bronze_table *t, struct move m,
                       struct text *out)
{
    if (m.kind == MOVE_PROVINCE) {
        text_add(out, "lay a province token of %d points on tile %d",
                 t->content.provinces[m.arg[1]].vp, m.arg[0] + 1);
    } else if (m.kind == MOVE_OPEN) {
        text_add(out, "turn up tile %d", m.arg[0] + 1);
    } else if (m.kind == MOVE_FIRST) {
        text_add(out, "make %s the first player", t->content.colours[m.arg[0]]);
    } else if (m.kind == MOVE_TURN_UP) {
        text_add(out, "turn up %s on stack %d",
                 bronze_technology_name(t, m.arg[1]), m.arg[0] + 1);
    } else {
        text_add(out, "lay the city %s below tile %d; it gives ",
                 t->content.cities[m.arg[1]].id, m.arg[0] + 1);
        bronze_city_write_effect(t, m.arg[1], out);
    }
}

void bronze_say_move(const struct table *table, const struct state *state,
                     struct move m, struct text *out)
{
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    switch ((enum bronze_move)m.kind) {
    case MOVE_TAKE:
        say_take(t, s, m.arg[0], out);
        return;
    case MOVE_PLACE:
        say_place(t, s, m, out);
        return;
    case MOVE_SETTLE:
        say_settle(t, s, m, out);
        return;
    case MOVE_END:
        say_end(t, s, out);
        return;
    case MOVE_CITY:
        say_city(t, s, m.arg[0], out);
        return;
    case MOVE_PROVINCE:
    case MOVE_OPEN:
    case MOVE_FIRST:
    case MOVE_TURN_UP:
    case MOVE_LAY:
        say_chance(t, m, out);
        return;
    }
}
