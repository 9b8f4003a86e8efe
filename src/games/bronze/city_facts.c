/* city_facts.c - what a city card says, and why it gives its points. */
#include "games/bronze/city.h"

#include <assert.h>

/* What a goal and a reason have in common: what the card names. */
static void tell_card(const struct bronze_table *t,
                      const struct bronze_city *city, struct fact *f)
{
    fact_word(f, "kind", bronze_city_kinds[city->kind]);
    fact_number(f, "count", city->count);
    fact_list(f, "terrains");
    for (int i = 0; i < city->terrain_count; i++)
        bronze_add_terrain(t, NULL, city->terrains[i], f);
    fact_close(f);
    fact_list(f, "technologies");
    for (int i = 0; i < city->technology_count; i++)
        bronze_add_technology(t, NULL, named_technology(city, i), f);
    fact_close(f);
}

void bronze_tell_goal(const struct bronze_table *t, int number, struct fact *f)
{
    assert(number >= 0 && number < t->content.city_count);
    const struct bronze_city *city = &t->content.cities[number];
    fact_number(f, "points", city->vp);
    tell_card(t, city, f);
}

/* -- Why it gives its points ----------------------------------------------- */

/* BR-8.1: the others, in the order in which they sit behind the seat. */
static void tell_rivals(const struct bronze_table *t,
                        const struct bronze_state *s, int seat,
                        const struct bronze_city *city, struct fact *f)
{
    fact_list(f, "rivals");
    for (int i = next_seat(t, seat); i != seat; i = next_seat(t, i)) {
        fact_open(f, NULL, "rival");
        fact_open(f, "seat", "seat");
        fact_word(f, "id", t->content.colours[i]);
        fact_number(f, "small", 1);
        fact_close(f);
        fact_number(f, "have", bronze_city_measure(t, s, i, city));
        fact_close(f);
    }
    fact_close(f);
}

static void tell_pairs(const struct bronze_table *t,
                       const struct bronze_state *s, int seat,
                       const struct bronze_city *city, struct fact *f)
{
    int count[BRONZE_FACES];
    int technology = named_technology(city, 0);
    bronze_count_matrix(s, seat, count);
    fact_list(f, "amounts");
    bronze_add_amount(t, BRONZE_CASTING, count[BRONZE_CASTING], f);
    bronze_add_amount(t, technology, count[technology], f);
    fact_close(f);
}

static void tell_most(const struct bronze_table *t,
                      const struct bronze_state *s, int seat, int most,
                      struct fact *f)
{
    int count[BRONZE_FACES];
    int technology = 0;
    bronze_count_matrix(s, seat, count);
    while (count[technology] != most)
        technology++;
    fact_list(f, "amounts");
    bronze_add_amount(t, technology, most, f);
    fact_close(f);
}

static int column_with(const struct bronze_state *s, int seat, int different)
{
    int column = 0;
    while (bits_count(bronze_column_set(column_of(s, seat, column)))
           != different)
        column++;
    return column;
}

static void tell_grounds(const struct bronze_table *t,
                         const struct bronze_state *s, int seat,
                         const struct bronze_city *city, struct fact *f)
{
    fact_list(f, "grounds");
    for (int i = 0; i < city->terrain_count; i++) {
        unsigned set = bronze_settlers_on(t, s, seat, city->terrains[i]);
        fact_open(f, NULL, "ground");
        bronze_add_terrain(t, "terrain", city->terrains[i], f);
        fact_list(f, "settlers");
        for (; set; set &= set - 1)
            bronze_add_settler(t, NULL, bits_first(set), f);
        fact_close(f);
        fact_close(f);
    }
    fact_close(f);
}

void bronze_tell_reason(const struct bronze_table *t,
                        const struct bronze_state *s, int seat, int number,
                        struct fact *f)
{
    assert(number >= 0 && number < t->content.city_count);
    assert(seat >= 0 && seat < t->seats);
    const struct bronze_city *city = &t->content.cities[number];
    int have = bronze_city_measure(t, s, seat, city);
    tell_card(t, city, f);
    fact_number(f, "have", have);
    switch ((enum bronze_city_kind)city->kind) {
    case CITY_TERRAIN_MAJORITY:
    case CITY_TECHNOLOGY_MAJORITY:
    case CITY_MOST_MARKERS_LEFT:
    case CITY_FEWEST_MARKERS_LEFT:
    case CITY_FEWEST_PROVINCES:
        tell_rivals(t, s, seat, city, f);
        return;
    case CITY_ROW:
        fact_number(f, "row", bronze_row_of_city(s, seat, city) + 1);
        return;
    case CITY_BRONZE_PAIRS:
        tell_pairs(t, s, seat, city, f);
        return;
    case CITY_COLUMN_VARIETY:
        fact_number(f, "column", column_with(s, seat, have) + 1);
        return;
    case CITY_TERRAIN_SETS:
        tell_grounds(t, s, seat, city, f);
        return;
    case CITY_MAX_PER_TECHNOLOGY:
        tell_most(t, s, seat, have, f);
        return;
    case CITY_PER_PROVINCE:
    case CITY_PER_TRADE_ROUTE:
    case CITY_COMPLETE_ROWS:
    case CITY_COLUMN_LENGTH:
    case CITY_BRONZE_IN_EACH_COLUMN:
    case CITY_TECHNOLOGY_VARIETY:
    case BRONZE_CITY_KINDS:
        return;
    }
}
