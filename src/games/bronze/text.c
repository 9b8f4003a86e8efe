/* text.c - moves in the notation and in plain words. */
#include "games/bronze/state.h"

const char *bronze_seat_name(const struct table *t, int seat)
{
    return bronze_table(t)->content.colours[seat];
}

const char *bronze_technology_name(const struct bronze_table *t, int technology)
{
    return technology == BRONZE_CASTING
               ? "Bronze Casting"
               : t->content.technologies[technology].name;
}

const char *bronze_technology_id(const struct bronze_table *t, int technology)
{
    return technology == BRONZE_CASTING
               ? "bronze"
               : t->content.technologies[technology].id;
}

void bronze_spot_write(const struct bronze_table *t, int spot, struct text *out)
{
    text_add(out, "%s.%d", t->content.terrains[spot / SPOT_STRIDE].id,
             spot % SPOT_STRIDE + 1);
}

void bronze_active_write(const struct bronze_table *t,
                         const uint8_t active[BRONZE_FACES], struct text *out)
{
    const char *comma = "";
    for (int i = 0; i < BRONZE_FACES; i++) {
        if (active[i] == 0)
            continue;
        text_add(out, "%s%s", comma, bronze_technology_name(t, i));
        if (active[i] > 1)
            text_add(out, " x%d", active[i]);
        comma = ", ";
    }
}

void bronze_where_write(int where, struct text *out)
{
    if (where == PLACE_LEFT) {
        text_add(out, "left");
    } else if (where == PLACE_RIGHT) {
        text_add(out, "right");
    } else {
        text_add(out, "%d", where + 1);
    }
}

/* -- The notation ---------------------------------------------------------- */

void bronze_place_write(struct move m, struct text *out)
{
    text_add(out, "place ");
    bronze_where_write(m.arg[0], out);
    text_add(out, m.arg[1] ? " bronze" : "");
}

static void write_chance(const struct bronze_table *t, struct move m,
                         struct text *out)
{
    switch ((enum bronze_move)m.kind) {
    case MOVE_PROVINCE:
        text_add(out, "province T%d %d", m.arg[0] + 1,
                 t->content.provinces[m.arg[1]].vp);
        return;
    case MOVE_OPEN:
        text_add(out, "open T%d %d", m.arg[0] + 1,
                 t->content.tiles[m.arg[1]].id);
        return;
    case MOVE_FIRST:
        text_add(out, "first %s", t->content.colours[m.arg[0]]);
        return;
    case MOVE_TURN_UP:
        text_add(out, "turn-up %d %s", m.arg[0] + 1,
                 bronze_technology_id(t, m.arg[1]));
        return;
    case MOVE_LAY:
        text_add(out, "lay T%d %s", m.arg[0] + 1,
                 t->content.cities[m.arg[1]].id);
        return;
    case MOVE_TAKE:
    case MOVE_PLACE:
    case MOVE_SETTLE:
    case MOVE_END:
    case MOVE_CITY:
        return;
    }
}

void bronze_write_move(const struct table *table, const struct state *state,
                       struct move m, struct text *out)
{
    const struct bronze_table *t = bronze_table(table);
    (void)state;
    switch ((enum bronze_move)m.kind) {
    case MOVE_TAKE:
        text_add(out, "take %d", m.arg[0] + 1);
        return;
    case MOVE_PLACE:
        bronze_place_write(m, out);
        return;
    case MOVE_SETTLE:
        text_add(out, "settle T%d.", m.arg[1] + 1);
        bronze_spot_write(t, m.arg[2], out);
        text_add(out, " %s", bronze_technology_id(t, m.arg[0]));
        return;
    case MOVE_END:
        text_add(out, "end");
        return;
    case MOVE_CITY:
        text_add(out, "city %s", t->content.cities[m.arg[0]].id);
        return;
    case MOVE_PROVINCE:
    case MOVE_OPEN:
    case MOVE_FIRST:
    case MOVE_TURN_UP:
    case MOVE_LAY:
        write_chance(t, m, out);
        return;
    }
}

/* -- Plain words ----------------------------------------------------------- */

static void describe_take(const struct bronze_table *t,
                          const struct bronze_state *s, int stack,
                          struct text *out)
{
    int left = s->stack[stack] - 1;
    text_add(out, "%s; %d card%s left in the stack",
             bronze_technology_name(t, s->top[stack]), left,
             left == 1 ? "" : "s");
    if (left > 0)
        return;
    text_add(out, s->stack[BRONZE_RESERVE] ? ": the reserve takes its place"
                                           : ": the game ends with this round");
}

/* BR-5.2, BR-6.1: tokens that change hands because the turn ends with the
 * move: "; route of 3 on woods to red; province of T2 to blue". */
static void describe_tokens(const struct bronze_table *t,
                            const struct bronze_state *s,
                            const struct bronze_state *after, struct text *out)
{
    int lines = t->content.line_count;
    for (int i = 0; i < BRONZE_TERRAINS * lines; i++) {
        int holder = after->route[i / lines][i % lines];
        if (holder != FIELD_NONE && s->route[i / lines][i % lines] != holder) {
            text_add(out, "; route of %d on %s to %s",
                     t->content.lines[i % lines].line,
                     t->content.terrains[i / lines].id,
                     t->content.colours[holder]);
        }
    }
    for (int i = 0; i < t->tiles; i++) {
        int winner = after->winner[i];
        if (winner != s->winner[i]) {
            text_add(out, "; province of T%d to %s", i + 1,
                     winner == t->nobody ? "nobody"
                                         : t->content.colours[winner]);
        }
    }
}

static void describe_place(const struct bronze_table *t,
                           const struct bronze_state *s, struct move m,
                           struct text *out)
{
    struct bronze_state after = *s;
    bronze_card_place(&after, m.arg[0], m.arg[1]);
    text_add(out, "%s%s: active ", bronze_technology_name(t, s->card),
             m.arg[1] ? " as Bronze Casting" : "");
    bronze_active_write(t, after.active, out);
    bronze_settle_carry_on(t, &after);
    describe_tokens(t, s, &after, out);
}

/* BR-4.2, BR-4.3, BR-4.4: what the settlement brings with it. */
static void describe_settle(const struct bronze_table *t,
                            const struct bronze_state *s, struct move m,
                            struct text *out)
{
    int place = m.arg[1];
    int before = reach(s, s->turn);
    int settler = t->settler[s->tile[place]][m.arg[2]];
    text_add(out, "a %s by %s", t->content.settlers[settler].id,
             bronze_technology_name(t, m.arg[0]));
    if (place > before && place > 0)
        text_add(out, ", closes all tiles to the left of T%d", place + 1);
    if (place + 1 < t->tiles && s->tile[place + 1] == FIELD_NONE)
        text_add(out, ", opens T%d", place + 2);
    if (place > 0 && s->settled[s->turn][place] == 0)
        text_add(out, ", takes a city");
    struct bronze_state after = *s;
    bronze_settle(t, &after, m);
    describe_tokens(t, s, &after, out);
}

static void describe_end(const struct bronze_table *t,
                         const struct bronze_state *s, struct text *out)
{
    struct bronze_state after = *s;
    bronze_turn_end(t, &after);
    text_add(out, "settle no more in this turn");
    describe_tokens(t, s, &after, out);
}

static void describe_city(const struct bronze_table *t,
                          const struct bronze_state *s, int city,
                          struct text *out)
{
    bronze_city_write_effect(t, city, out);
    text_add(out, "; now %d: ", bronze_city_points(t, s, s->turn, city));
    bronze_city_explain(t, s, s->turn, city, out);
    struct bronze_state after = *s;
    bronze_city_take(t, &after, city);
    describe_tokens(t, s, &after, out);
}

void bronze_describe_move(const struct table *table, const struct state *state,
                          struct move m, struct text *out)
{
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    switch ((enum bronze_move)m.kind) {
    case MOVE_TAKE:
        describe_take(t, s, m.arg[0], out);
        return;
    case MOVE_PLACE:
        describe_place(t, s, m, out);
        return;
    case MOVE_SETTLE:
        describe_settle(t, s, m, out);
        return;
    case MOVE_END:
        describe_end(t, s, out);
        return;
    case MOVE_CITY:
        describe_city(t, s, m.arg[0], out);
        return;
    case MOVE_LAY:
        bronze_city_write_effect(t, m.arg[1], out);
        return;
    case MOVE_PROVINCE:
    case MOVE_OPEN:
    case MOVE_FIRST:
    case MOVE_TURN_UP:
        return;
    }
}
