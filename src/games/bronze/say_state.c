/* say_state.c - the position in sentences, for those who listen. */
#include "games/bronze/city.h"

/* Lists are written by what stands before the next thing. */
static void say_item(const char **between, const char *item, struct text *out)
{
    text_add(out, "%s%s", *between, item);
    *between = ", ";
}

static void say_name(const struct bronze_table *t, int seat, struct text *out)
{
    const char *name = t->content.colours[seat];
    text_add(out, "%c%s", name[0] - 'a' + 'A', name + 1);
}

static const char *holder_name(const struct bronze_table *t, int seat)
{
    return seat < t->seats ? t->content.colours[seat] : "nobody";
}

static const char *plural(int n)
{
    return n == 1 ? "" : "s";
}

/* -- The pool -------------------------------------------------------------- */

static void say_technology(const struct bronze_table *t, int technology,
                           struct text *out)
{
    const struct bronze_technology *k = &t->content.technologies[technology];
    const char *between = " settles ";
    text_add(out, "%s", k->name);
    for (int i = 0; i < k->settler_count; i++) {
        text_add(out, "%s%ss", between, t->content.settlers[k->settlers[i]].id);
        between = " and ";
    }
    between = " on ";
    for (int i = 0; i < k->terrain_count; i++)
        say_item(&between, t->content.terrains[k->terrains[i]].id, out);
    text_add(out, ".\n");
}

static void say_pool(const struct bronze_table *t, const struct bronze_state *s,
                     struct text *out)
{
    for (int i = 0; i < BRONZE_RESERVE; i++) {
        int n = s->stack[i];
        text_add(out, "Stack %d has %d card%s", i + 1, n, plural(n));
        if (s->top[i] < FIELD_NONE) {
            text_add(out, ", with %s open on top",
                     bronze_technology_name(t, s->top[i]));
        }
        text_add(out, ".\n");
    }
    text_add(out, "The reserve has %d card%s.\n", s->stack[BRONZE_RESERVE],
             plural(s->stack[BRONZE_RESERVE]));
    for (int i = 0; i < t->content.technology_count; i++)
        say_technology(t, i, out);
    text_add(out, "Bronze Casting settles every spot.\n");
}

/* -- The row of tiles ------------------------------------------------------ */

static void say_province(const struct bronze_table *t,
                         const struct bronze_state *s, int place,
                         struct text *out)
{
    if (s->province[place] >= BRONZE_PROVINCES)
        return;
    text_add(out, "; its province of %d points ",
             t->content.provinces[s->province[place]].vp);
    if (s->winner[place] != FIELD_NONE) {
        text_add(out, "has gone to %s", holder_name(t, s->winner[place]));
    } else {
        text_add(out, "is open");
    }
}

static void say_cities_below(const struct bronze_table *t,
                             const struct bronze_state *s, int place,
                             struct text *out)
{
    for (uint64_t m = s->laid[place]; m; m = bits_rest(m)) {
        text_add(out, "Below tile %d lies the city %s, which gives ", place + 1,
                 t->content.cities[bits_first(m)].id);
        bronze_city_write_effect(t, bits_first(m), out);
        text_add(out, ".\n");
    }
}

static const char *settler_of(const struct bronze_table *t,
                              const struct bronze_state *s, int spot)
{
    for (int i = 0; i < t->seats; i++) {
        if (s->settled[i][spot / SPOT_NAMES] >> spot % SPOT_NAMES & 1)
            return t->content.colours[i];
    }
    return NULL;
}

/* "On tile 1, the woods have spot 1 for a hunter, free, spot 2 ..." */
static void say_ground(const struct bronze_table *t,
                       const struct bronze_state *s, int place, int terrain,
                       struct text *out)
{
    const char *between = "";
    uint64_t spots = t->spots[s->tile[place]] >> (terrain * SPOT_STRIDE)
                     & UINT8_MAX;
    text_add(out, "On tile %d, terrain %s has ", place + 1,
             t->content.terrains[terrain].id);
    for (; spots; spots = bits_rest(spots)) {
        int spot = terrain * SPOT_STRIDE + bits_first(spots);
        const char *who = settler_of(t, s, place * SPOT_NAMES + spot);
        text_add(out, "%sspot %d for a %s, ", between, spot % SPOT_STRIDE + 1,
                 t->content.settlers[t->settler[s->tile[place]][spot]].id);
        text_add(out, "%s%s", who ? "settled by " : "", who ? who : "free");
        between = ", and ";
    }
    text_add(out, ".\n");
}

static void say_counts(const struct bronze_table *t,
                       const struct bronze_state *s, int place,
                       struct text *out)
{
    int n = bits_count(free_spots(t, s, place));
    int leader = bronze_province_leader(t, s, place);
    text_add(out, "is open, with %d free spot%s", n, plural(n));
    for (int i = 0; i < t->seats; i++) {
        text_add(out, ", %d of %s", bits_count(s->settled[i][place]),
                 t->content.colours[i]);
    }
    if (leader < t->seats)
        text_add(out, ", so that %s leads", t->content.colours[leader]);
}

static void say_tile(const struct bronze_table *t, const struct bronze_state *s,
                     int place, bool briefly, struct text *out)
{
    bool is_open = s->tile[place] != FIELD_NONE;
    text_add(out, "Tile %d ", place + 1);
    if (is_open) {
        say_counts(t, s, place, out);
    } else {
        text_add(out, "is face down");
    }
    say_province(t, s, place, out);
    text_add(out, ".\n");
    say_cities_below(t, s, place, out);
    for (int i = 0; i < BRONZE_TERRAINS && is_open && !briefly; i++)
        say_ground(t, s, place, i, out);
}

/* -- Trade routes ---------------------------------------------------------- */

static void say_token(const struct bronze_table *t, int holder,
                      const struct bronze_line *line, struct text *out)
{
    if (holder == FIELD_NONE) {
        text_add(out, "; the route of %d is free", line->line);
    } else {
        text_add(out, "; %s holds the route of %d", t->content.colours[holder],
                 line->line);
    }
}

static void say_prizes(const struct bronze_table *t, struct text *out)
{
    for (int i = 0; i < t->content.line_count; i++) {
        text_add(out, "%s route of %d brings %d points", i ? ", a" : "A",
                 t->content.lines[i].line, t->content.lines[i].vp);
    }
    text_add(out, ".\n");
}

static void say_route(const struct bronze_table *t,
                      const struct bronze_state *s, int terrain,
                      struct text *out)
{
    text_add(out, "On %s the longest lines are",
             t->content.terrains[terrain].id);
    for (int i = 0; i < t->seats; i++) {
        text_add(out, "%s %d of %s", i > 0 ? "," : "",
                 bronze_route_longest(s, i, terrain), t->content.colours[i]);
    }
    for (int i = 0; i < t->content.line_count; i++)
        say_token(t, s->route[terrain][i], &t->content.lines[i], out);
    text_add(out, ".\n");
}

/* -- The players ----------------------------------------------------------- */

static void say_column(const struct bronze_table *t,
                       const struct bronze_state *s, int seat, int column,
                       struct text *out)
{
    const char *between = ": ";
    int n = column_length(column_of(s, seat, column));
    say_name(t, seat, out);
    text_add(out, " has %d card%s in column %d, from the first row on", n,
             plural(n), column + 1);
    for (int i = 0; i < n; i++) {
        int card = column_of(s, seat, column)[i];
        say_item(&between, bronze_technology_name(t, technology_of(card)), out);
    }
    text_add(out, ".\n");
}

static void say_cities_of(const struct bronze_table *t,
                          const struct bronze_state *s, int seat,
                          struct text *out)
{
    for (uint64_t m = s->cities[seat]; m; m = bits_rest(m)) {
        int city = bits_first(m);
        say_name(t, seat, out);
        text_add(out, " has the city %s, which gives ",
                 t->content.cities[city].id);
        bronze_city_write_effect(t, city, out);
        text_add(out, " and is worth %d now.\n",
                 bronze_city_points(t, s, seat, city));
    }
}

/* What the turn still has to do. */
static void say_turn(const struct bronze_table *t, const struct bronze_state *s,
                     struct text *out)
{
    const char *between = " can still settle with ";
    if (s->card < FIELD_NONE) {
        say_name(t, s->turn, out);
        text_add(out, " has taken %s, which is to be placed.\n",
                 bronze_technology_name(t, s->card));
    }
    for (int i = 0; i < BRONZE_FACES; i++) {
        for (int n = 0; n < s->active[i]; n++) {
            if (between[0] == ' ')
                say_name(t, s->turn, out);
            say_item(&between, bronze_technology_name(t, i), out);
        }
    }
    text_add(out, between[0] == ' ' ? "" : ".\n");
}

static void say_player(const struct bronze_table *t,
                       const struct bronze_state *s, int seat, struct text *out)
{
    int left = markers_left(t, s, seat);
    int at = reach(s, seat);
    say_name(t, seat, out);
    text_add(out, " has %d marker%s left", left, plural(left));
    if (at < 0) {
        text_add(out, " and has not settled yet");
    } else {
        text_add(out, " and cannot settle to the left of tile %d", at + 1);
    }
    text_add(out, "%s.\n", seat == s->first ? "; it is the first player" : "");
    for (int i = 0; i < column_count(s, seat); i++)
        say_column(t, s, seat, i, out);
    say_cities_of(t, s, seat, out);
}

void bronze_say_state(const struct table *table, const struct state *state,
                      int viewer, bool briefly, struct text *out)
{
    const struct bronze_table *t = bronze_table(table);
    const struct bronze_state *s = bronze(state);
    (void)viewer; /* everything is open */
    say_pool(t, s, out);
    for (int i = 0; i < t->tiles; i++)
        say_tile(t, s, i, briefly, out);
    say_prizes(t, out);
    for (int i = 0; i < BRONZE_TERRAINS; i++)
        say_route(t, s, i, out);
    for (int i = 0; i < t->seats; i++)
        say_player(t, s, i, out);
    say_turn(t, s, out);
}
