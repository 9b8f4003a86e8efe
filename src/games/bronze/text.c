/* text.c - names, and moves in the notation. */
#include "games/bronze/state.h"

#include <assert.h>

const char *bronze_seat_name(const struct table *t, int seat)
{
    assert(seat >= 0 && seat < bronze_table(t)->seats);
    return bronze_table(t)->content.colours[seat];
}

const char *bronze_technology_name(const struct bronze_table *t, int technology)
{
    assert(technology >= 0 && technology < BRONZE_FACES);
    return technology == BRONZE_CASTING
               ? "Bronze Casting"
               : t->content.technologies[technology].name;
}

const char *bronze_technology_id(const struct bronze_table *t, int technology)
{
    assert(technology >= 0 && technology < BRONZE_FACES);
    return technology == BRONZE_CASTING
               ? "bronze"
               : t->content.technologies[technology].id;
}

void bronze_spot_write(const struct bronze_table *t, int spot, struct text *out)
{
    assert(spot >= 0 && spot < SPOT_NAMES);
    text_add(out, "%s.%d", t->content.terrains[spot / SPOT_STRIDE].id,
             spot % SPOT_STRIDE + 1);
}

const char *bronze_where(int where)
{
    return where == PLACE_LEFT    ? "left"
           : where == PLACE_RIGHT ? "right"
                                  : "column";
}

const char *bronze_where_told(const struct bronze_state *s, int where)
{
    return column_count(s, s->turn) == 0 ? "first" : bronze_where(where);
}

const char *bronze_face(int is_down)
{
    return is_down ? "down" : "up";
}

void bronze_where_write(int where, struct text *out)
{
    assert(where >= 0 && where <= PLACE_RIGHT);
    if (where < BRONZE_COLUMNS) {
        text_add(out, "%d", where + 1);
    } else {
        text_add(out, "%s", bronze_where(where));
    }
}

/* -- The notation ---------------------------------------------------------- */

void bronze_place_write(struct move m, struct text *out)
{
    assert(m.kind == MOVE_PLACE);
    text_add(out, "place ");
    bronze_where_write(m.arg[0], out);
    text_add(out, m.arg[1] ? " bronze" : "");
}

static void write_chance(const struct bronze_table *t, struct move m,
                         struct text *out)
{
    switch ((enum bronze_move)m.kind) {
    case MOVE_PROVINCE:
        text_add(out, "province %s %d", t->place_id[m.arg[0]],
                 t->content.provinces[m.arg[1]].vp);
        return;
    case MOVE_OPEN:
        text_add(out, "open %s %d", t->place_id[m.arg[0]],
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
        text_add(out, "lay %s %s", t->place_id[m.arg[0]],
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
    assert(m.kind <= MOVE_CITY && out);
    switch ((enum bronze_move)m.kind) {
    case MOVE_TAKE:
        text_add(out, "take %d", m.arg[0] + 1);
        return;
    case MOVE_PLACE:
        bronze_place_write(m, out);
        return;
    case MOVE_SETTLE:
        text_add(out, "settle %s %s", spot_id(t, m.arg[1], m.arg[2]),
                 bronze_technology_id(t, m.arg[0]));
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
