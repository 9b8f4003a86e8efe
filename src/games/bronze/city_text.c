/* city_text.c - what a city card says, and why it gives its points. */
#include "games/bronze/city.h"

/* "3 Masonry", "1 province": what majorities and counts are of. */
static void write_noun(const struct bronze_table *t,
                       const struct bronze_city *city, int n, struct text *out)
{
    const char *plural = n == 1 ? "" : "s";
    switch ((enum bronze_city_kind)city->kind) {
    case CITY_TERRAIN_MAJORITY:
        text_add(out, "on %s", t->content.terrains[city->terrains[0]].id);
        return;
    case CITY_TECHNOLOGY_MAJORITY:
        text_add(out, "%s",
                 bronze_technology_name(t, named_technology(city, 0)));
        return;
    case CITY_MOST_MARKERS_LEFT:
    case CITY_FEWEST_MARKERS_LEFT:
        text_add(out, "marker%s left", plural);
        return;
    case CITY_FEWEST_PROVINCES:
    case CITY_PER_PROVINCE:
        text_add(out, "province%s", plural);
        return;
    case CITY_PER_TRADE_ROUTE:
        text_add(out, "trade route%s", plural);
        return;
    case CITY_COMPLETE_ROWS:
        text_add(out, "row%s of %d cards", plural, city->count);
        return;
    case CITY_ROW:
    case CITY_BRONZE_PAIRS:
    case CITY_COLUMN_VARIETY:
    case CITY_TERRAIN_SETS:
    case CITY_COLUMN_LENGTH:
    case CITY_MAX_PER_TECHNOLOGY:
    case CITY_BRONZE_IN_EACH_COLUMN:
    case CITY_TECHNOLOGY_VARIETY:
    case BRONZE_CITY_KINDS:
        return;
    }
}

/* "Pottery, Masonry and Religion" */
static void write_technologies(const struct bronze_table *t,
                               const struct bronze_city *city, struct text *out)
{
    for (int i = 0; i < city->technology_count; i++) {
        const char *join = i + 1 == city->technology_count ? " and " : ", ";
        text_add(out, "%s%s", i ? join : "",
                 bronze_technology_name(t, named_technology(city, i)));
    }
}

/* -- What the card says ---------------------------------------------------- */

static void write_goal(const struct bronze_table *t,
                       const struct bronze_city *city, struct text *out)
{
    enum { MANY = 2 };
    switch ((enum bronze_city_kind)city->kind) {
    case CITY_TERRAIN_MAJORITY:
        text_add(out, "most settlements ");
        write_noun(t, city, MANY, out);
        return;
    case CITY_TECHNOLOGY_MAJORITY:
    case CITY_MOST_MARKERS_LEFT:
        text_add(out, "most ");
        write_noun(t, city, MANY, out);
        return;
    case CITY_FEWEST_MARKERS_LEFT:
    case CITY_FEWEST_PROVINCES:
        text_add(out, "fewest ");
        write_noun(t, city, MANY, out);
        return;
    case CITY_PER_PROVINCE:
    case CITY_PER_TRADE_ROUTE:
    case CITY_COMPLETE_ROWS:
        write_noun(t, city, 1, out);
        return;
    case CITY_ROW:
        text_add(out, "a row with ");
        write_technologies(t, city, out);
        return;
    case CITY_BRONZE_PAIRS:
        text_add(out, "pair of Bronze Casting and ");
        write_technologies(t, city, out);
        return;
    case CITY_COLUMN_VARIETY:
        text_add(out, "different technology in one column");
        return;
    case CITY_TERRAIN_SETS:
        text_add(out, "all settlers on %s and on %s",
                 t->content.terrains[city->terrains[0]].id,
                 t->content.terrains[city->terrains[1]].id);
        return;
    case CITY_COLUMN_LENGTH:
        text_add(out, "a column of %d cards", city->count);
        return;
    case CITY_MAX_PER_TECHNOLOGY:
        text_add(out, "no technology more than %d times", city->count);
        return;
    case CITY_BRONZE_IN_EACH_COLUMN:
        text_add(out, "Bronze Casting in %d columns", city->count);
        return;
    case CITY_TECHNOLOGY_VARIETY:
        text_add(out, "%d different technologies", city->count);
        return;
    case BRONZE_CITY_KINDS:
        return;
    }
}

void bronze_city_write_effect(const struct bronze_table *t, int number,
                              struct text *out)
{
    const struct bronze_city *city = &t->content.cities[number];
    bool each = bronze_city_rule(city) == RULE_EACH;
    text_add(out, each ? "%d for each " : "%d for ", city->vp);
    write_goal(t, city, out);
}

/* -- Why it gives its points ----------------------------------------------- */

/* BR-8.1: "you 3 Masonry, red 3" */
static void explain_comparison(const struct bronze_table *t,
                               const struct bronze_state *s, int seat,
                               const struct bronze_city *city, struct text *out)
{
    int own = bronze_city_measure(t, s, seat, city);
    text_add(out, "you %d ", own);
    write_noun(t, city, own, out);
    for (int i = next_seat(t, seat); i != seat; i = next_seat(t, i)) {
        text_add(out, ", %s %d", t->content.colours[i],
                 bronze_city_measure(t, s, i, city));
    }
}

static void explain_row(const struct bronze_table *t,
                        const struct bronze_state *s, int seat,
                        const struct bronze_city *city, struct text *out)
{
    int row = bronze_row_of_city(s, seat, city);
    if (row < 0) {
        text_add(out, "no row with ");
    } else {
        text_add(out, "row %d has ", row + 1);
    }
    write_technologies(t, city, out);
}

static void explain_pairs(const struct bronze_table *t,
                          const struct bronze_state *s, int seat,
                          const struct bronze_city *city, struct text *out)
{
    int count[BRONZE_FACES];
    int technology = named_technology(city, 0);
    bronze_count_matrix(s, seat, count);
    text_add(out, "%d Bronze Casting, %d %s", count[BRONZE_CASTING],
             count[technology], bronze_technology_name(t, technology));
}

static void explain_column(const struct bronze_state *s, int seat, int best,
                           struct text *out)
{
    int column = 0;
    while (bits_count(bronze_column_set(column_of(s, seat, column))) != best)
        column++;
    text_add(out, "column %d has %d different", column + 1, best);
}

/* "woods: farmer herder; deserts: none" */
static void explain_sets(const struct bronze_table *t,
                         const struct bronze_state *s, int seat,
                         const struct bronze_city *city, struct text *out)
{
    for (int i = 0; i < city->terrain_count; i++) {
        unsigned set = bronze_settlers_on(t, s, seat, city->terrains[i]);
        text_add(out, "%s%s:", i ? "; " : "",
                 t->content.terrains[city->terrains[i]].id);
        for (unsigned m = set; m; m &= m - 1)
            text_add(out, " %s", t->content.settlers[bits_first(m)].id);
        if (set == 0)
            text_add(out, " none");
    }
}

static void explain_most(const struct bronze_table *t,
                         const struct bronze_state *s, int seat, int most,
                         struct text *out)
{
    int count[BRONZE_FACES];
    int technology = 0;
    bronze_count_matrix(s, seat, count);
    while (count[technology] != most)
        technology++;
    text_add(out, "%d %s", most, bronze_technology_name(t, technology));
}

void bronze_city_explain(const struct bronze_table *t,
                         const struct bronze_state *s, int seat, int number,
                         struct text *out)
{
    const struct bronze_city *city = &t->content.cities[number];
    int measure = bronze_city_measure(t, s, seat, city);
    switch ((enum bronze_city_kind)city->kind) {
    case CITY_TERRAIN_MAJORITY:
    case CITY_TECHNOLOGY_MAJORITY:
    case CITY_MOST_MARKERS_LEFT:
    case CITY_FEWEST_MARKERS_LEFT:
    case CITY_FEWEST_PROVINCES:
        explain_comparison(t, s, seat, city, out);
        return;
    case CITY_PER_PROVINCE:
    case CITY_PER_TRADE_ROUTE:
    case CITY_COMPLETE_ROWS:
        text_add(out, "%d ", measure);
        write_noun(t, city, measure, out);
        return;
    case CITY_ROW:
        explain_row(t, s, seat, city, out);
        return;
    case CITY_BRONZE_PAIRS:
        explain_pairs(t, s, seat, city, out);
        return;
    case CITY_COLUMN_VARIETY:
        explain_column(s, seat, measure, out);
        return;
    case CITY_TERRAIN_SETS:
        explain_sets(t, s, seat, city, out);
        return;
    case CITY_COLUMN_LENGTH:
        text_add(out, "the longest column has %d of %d", measure, city->count);
        return;
    case CITY_MAX_PER_TECHNOLOGY:
        explain_most(t, s, seat, measure, out);
        return;
    case CITY_BRONZE_IN_EACH_COLUMN:
        text_add(out, "Bronze Casting in %d of %d columns", measure,
                 city->count);
        return;
    case CITY_TECHNOLOGY_VARIETY:
        text_add(out, "%d of %d technologies", measure, city->count);
        return;
    case BRONZE_CITY_KINDS:
        return;
    }
}
